"""The last trick laid out again, and the same deal again."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from moon_desktop.disk.record_file import read_record
from moon_desktop.engine.entries import Draw, Note, Play
from moon_desktop.games.moon.entries import Deal
from moon_desktop.table.piece_item import PieceItem
from tests.kit.lying import assert_lies
from tests.kit.table_positions import bidding, leading, scored

pytestmark = pytest.mark.usefixtures("unpainted")


def deals(person):
    return [entry for entry in person.host.entries if isinstance(entry, Deal | Draw)]


def assert_stands(person, data, entries):
    assert person.host.entries == entries
    assert person.is_asked
    assert read_record(data / "match.moon").entries == entries
    assert_lies(person.table.scene, person.host.sight)


def test_deal_is_played_again(sit_at, data):
    person = sit_at(scored())
    entries = person.host.entries
    place = next(n for n, entry in enumerate(entries) if isinstance(entry, Deal))
    person.do("again")
    person.asked()
    assert_stands(person, data, (*entries[: place + 1], Note("undo", seat=0)))
    assert person.host.sight.phase == "bid"
    assert not person.window.card.isVisible()
    person.go_on()


LAST = "last-trick"


@pytest.fixture
def person(sit_at):
    """Ann took the first trick with the double six, and is to lead again."""
    person = sit_at(leading())
    person.choose(Play(0, "6-6"))
    person.asked()
    return person


def laid_out_again(person):
    own = set(person.table.scene.pieces.values())
    extra = {item for item in person.table.scene.items() if isinstance(item, PieceItem)} - own
    return sorted(piece.pose.face for piece in extra)


def test_its_tiles_are_shown(person):
    (trick,) = person.host.sight.tricks
    QTest.keyClick(person.window, Qt.Key.Key_L)
    assert person.table.look_back.is_open
    assert laid_out_again(person) == sorted(play.piece for play in trick.plays)


def test_next_input_takes_it_away(person):
    for end in ("click", "key", "resize", "play", "undo"):
        entries = person.host.entries
        person.do(LAST)
        assert person.table.look_back.is_open
        match end:
            case "click":
                person.click(person.place_of("6-1"))
            case "key":
                person.press(Qt.Key.Key_Return)
            case "resize":
                person.window.resize(1000, 700)
                QTest.qWait(1)
            case "play":
                person.program.croupier.choose(Play(0, "6-1"))
            case "undo":
                person.do("undo")
        assert not person.table.look_back.is_open, end
        person.asked()
        person.hover(person.nowhere)
        assert_lies(person.table.scene, person.host.sight)
        assert (person.host.entries == entries) == (end not in ("play", "undo"))


def test_there_is_none_before_the_first_is_taken(sit_at):
    person = sit_at(bidding())
    assert not person.window.actions_[LAST].isEnabled()
