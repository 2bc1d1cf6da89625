"""The end of a hand and of a match in the window: what is counted, and what one click brings."""

from __future__ import annotations

import shutil

import pytest
from PySide6.QtWidgets import QApplication

from moon_desktop.engine.entries import MatchOver, Note, Play
from moon_desktop.memory.index import NAME
from tests.kit.arrange import Table
from tests.kit.lying import assert_lies
from tests.kit.table_positions import filed

pytestmark = pytest.mark.usefixtures("unpainted")

ANN = "6-6 6-5 6-4 6-3 6-2 6-1 5-5"


def last_trick(**house) -> Table:
    """Ann shoots over, and has only the last trick still to take."""
    table = Table(**house).deal(ANN, widow="0-0").bid(0, "over").contract("6")
    while len(table.match.sight(0).tricks) < 6:
        table.add(table.match.legal()[0])
    return table


def told(person, qtbot):
    """What the card says besides, once all records are known."""
    person.host.settle()
    QApplication.processEvents()
    qtbot.waitUntil(lambda: not person.program.croupier.memory.busy)
    return person.window.card.result.more


def test_match_is_told_of_once_and_taken_back_is_not_told_again(sit_at, data, qtbot):
    person = sit_at(last_trick())
    assert not (data / NAME).exists(), "nothing is read before something ends"
    (last,) = person.asked().held
    person.choose(Play(0, last))
    person.asked()
    assert isinstance(person.host.entries[-1], MatchOver)
    assert told(person, qtbot) == ("Your first match won at this game.",)
    person.do("undo")
    person.asked()
    person.choose(Play(0, last))
    person.asked()
    assert told(person, qtbot) == ()
    assert_lies(person.table.scene, person.host.sight)


def test_match_is_told_beside_those_before(sit_at, data, qtbot):
    """Those of records that were put away, each once, and none that two persons played."""
    (data / "records").mkdir(parents=True)
    before = filed(Table(target=7).sweep(0, "7"), data / "records/one.moon")
    shutil.copy(before, data / "records/same.moon")
    filed(Table(target=9).sweep(0, "over"), data / "records/with-another.moon", None)
    person = sit_at(last_trick())
    person.choose(Play(0, person.asked().held[0]))
    person.asked()
    assert told(person, qtbot) == ("2 matches in a row.",)


def test_shoot_with_help_is_not_told_of(sit_at, qtbot):
    person = sit_at(last_trick(target=60))
    person.host.note(Note("hint", seat=0))
    person.choose(Play(0, person.asked().held[0]))
    person.asked()
    assert told(person, qtbot) == ()


def test_shoot_is_counted_and_told(sit_at, data, qtbot):
    person = sit_at(last_trick(target=60))
    person.choose(Play(0, person.asked().held[0]))
    person.asked()
    assert told(person, qtbot) == ("Your first shoot at this game.",)
    assert person.window.card.result.title == "You shot the moon"
    for size in ((960, 600), (1280, 800)):
        person.window.resize(*size)
        card, row = person.window.card, person.table.scene.pieces.values()
        low = max(piece.pose.spot.y + piece.pose.spot.width for piece in row)
        assert card.result.bare
        assert low <= card.y() + card.room, "the words lie on the tiles"
    person.read_on()
    person.asked()
    assert not person.window.card.isVisible()


def test_finished_match_is_laid_out_at_once_and_is_not_counted(sit_at, data):
    person = sit_at(Table().sweep(0, "over"))
    assert_lies(person.table.scene, person.host.sight)
    assert person.window.card.result.over
    assert not (data / NAME).exists()


@pytest.mark.parametrize("by", ["click", "keys"])
def test_rematch_is_one_click_with_the_same_people_and_rules(sit_at, by):
    person = sit_at(Table(target=7).sweep(0, "7"), by=by)
    before = person.host.header
    person.read_on()
    person.asked()
    after = person.host.header
    assert (after.seats, after.rules, after.game) == (before.seats, before.rules, before.game)
    assert after.created != before.created
    assert person.host.match.number == 1
    assert not person.window.card.isVisible()


def test_hand_that_it_turned_on_is_reviewed(sit_at, qtbot):
    person = sit_at(Table().sweep(1, "5").sweep(0, "7").sweep(0, "over"))
    assert person.window.card.result.turned == 2
    with qtbot.waitSignal(person.program.croupier.inquiry.review_wanted) as wanted:
        person.click_on(person.window.card.review_key)
    assert wanted.args == [2]
    assert person.program.commands.review.window.isVisible()
    person.program.commands.review.window.close()


def test_hand_is_played_again_from_the_card(sit_at):
    person = sit_at(Table().sweep(0, "5"))
    person.click_on(person.window.card.more_key)
    assert person.asked().phase == "bid"
    assert not person.host.sight.tricks
