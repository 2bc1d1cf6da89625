"""Taking back, in every phase, and whatever the table is doing."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from moon_desktop.disk.record_file import read_record
from moon_desktop.engine.entries import Bid, Choice, Note, Play
from moon_desktop.games.auction.entries import Exchange, NameTrump
from moon_desktop.table.tempo import Tempo
from tests.kit.lying import assert_lies
from tests.kit.table_positions import bidding, discarding, filed, leading, naming, scored, won

pytestmark = pytest.mark.usefixtures("unpainted")

SLOW = Tempo(30.0, 30.0)
UNDO = "undo"


def taken_back(person, entries):
    """What is left of ``entries`` when the person has taken its last choice back."""
    own = [at for at, entry in enumerate(entries) if isinstance(entry, Choice) and entry.seat == 0]
    return (*entries[: own[-1]], Note("undo", seat=0))


def assert_stands(person, data, entries):
    """The match is ``entries``, in memory, on disk and on the table, and waits for the person."""
    assert person.host.entries == entries
    assert person.is_asked
    reading = read_record(data / "match.moon")
    assert reading.entries == entries
    assert reading.match == person.host.match
    assert_lies(person.table.scene, person.host.sight)


def test_choice_is_taken_back_and_can_be_made_again(open_table, data, tmp_path):
    person = open_table()
    for table, choice in (
        (bidding(), Bid(0, "7")),
        (discarding(), Exchange(0, "5-5")),
        (naming(), NameTrump(0, "6")),
        (leading(), Play(0, "6-6")),
    ):
        sight = person.sit_at(filed(table, tmp_path / "here.moon"))
        entries = person.host.entries
        person.choose(choice)
        person.asked()
        person.do(UNDO)
        assert_stands(person, data, (*entries, Note("undo", seat=0)))
        assert person.host.sight == sight
        person.choose(choice)
        person.asked()
        assert person.host.entries[len(entries) + 1] == choice


@pytest.mark.slow
def test_last_play_is_taken_back_from_the_result(open_table, data, tmp_path):
    person = open_table()
    for table in (scored(), won()):
        person.sit_at(filed(table, tmp_path / "here.moon"))
        assert person.window.card.isVisible()
        entries = person.host.entries
        person.do(UNDO)
        assert not person.window.card.isVisible()
        assert_stands(person, data, taken_back(person, entries))
        person.go_on()
        person.asked()
        assert person.window.card.isVisible()


def test_play_is_taken_back_while_it_is_on_its_way(sit_at, data):
    person = sit_at(leading(), pace=SLOW)
    entries = person.host.entries
    person.take("6-1")
    QTest.qWait(30)
    assert person.table.playback.busy
    person.do(UNDO)
    assert_stands(person, data, (*entries, Note("undo", seat=0)))
    QTest.qWait(60)
    assert_stands(person, data, (*entries, Note("undo", seat=0)))


def test_play_that_was_taken_back_is_put_back(sit_at, data):
    person = sit_at(leading())
    redo = person.window.actions_["redo"]
    person.choose(Play(0, "6-1"))
    person.asked()
    entries = person.host.entries
    assert not redo.isEnabled()
    person.do(UNDO)
    person.asked()
    assert redo.isEnabled()
    back = person.host.entries
    person.do("redo")
    person.asked()
    assert_stands(person, data, (*back, *entries[len(back) - 1 :]))
    assert not redo.isEnabled()


def test_redo_stops_at_the_end_of_the_hand(sit_at, data):
    person = sit_at(scored())
    ended = person.host.entries
    person.read_on()
    person.asked()
    entries = person.host.entries
    person.do(UNDO)
    person.asked()
    back = person.host.entries
    person.do("redo")
    person.asked()
    assert person.window.card.isVisible()
    assert_stands(person, data, (*back, *ended[len(back) - 1 :]))
    person.do("redo")
    person.asked()
    assert not person.window.card.isVisible()
    assert_stands(person, data, (*back, *entries[len(back) - 1 :]))


def test_play_is_taken_back_while_the_next_hand_is_dealt(sit_at, data):
    person = sit_at(scored(), pace=SLOW)
    entries = person.host.entries
    # The keys of a result that has just come take no click.
    person.press(Qt.Key.Key_Return)
    QTest.qWait(30)
    assert person.table.playback.busy
    assert person.host.match.number == 2
    person.do(UNDO)
    assert_stands(person, data, taken_back(person, entries))


def test_tile_in_the_air_is_let_go(sit_at, data):
    person = sit_at(leading())
    person.choose(Play(0, "6-1"))
    person.asked()
    entries = person.host.entries
    person.grip(person.table.scene.own_pieces()[0], person.middle)
    person.do(UNDO)
    person.let_go(person.middle)
    assert_stands(person, data, taken_back(person, entries))
