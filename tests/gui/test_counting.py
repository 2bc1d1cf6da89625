"""Counting on demand: the sheet of the tiles still out, which follows the play."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from moon_desktop.engine.entries import Bid, Note
from moon_desktop.games import CATALOGUE
from moon_desktop.games.moon_cards.rules import MoonCardsRules
from moon_desktop.look.piece import look_of
from moon_desktop.look.theme import THEME
from moon_desktop.look.typography import pill_quiet, text_width
from tests.kit.person import until
from tests.kit.table_positions import bidding, filed, following, leading, scored

pytestmark = pytest.mark.usefixtures("unpainted")

COUNTING = "counting"


def sheet(person):
    return person.program.commands.tallying.sheet


def out(person):
    """The tiles that lie on the sheet as still out."""
    rows = sheet(person).told.rows
    return {c.piece for row in rows for c in row.pieces if c.where == "out"}


def test_whatever_goes_leaves_the_keys_to_the_table(sit_at):
    """The sheet that another displaces, the pad that is closed, and not a button of the bar."""
    person = sit_at(following())
    view, window = person.table.view, person.window
    person.press(Qt.Key.Key_K)
    sheet(person).suits.setFocus()
    person.do("hint")
    until(lambda: not sheet(person).isVisible(), "the hint in its place")
    assert view.hasFocus()
    person.press(Qt.Key.Key_Escape)
    window.pad.table.setFocus()
    assert not view.hasFocus()
    person.do("sheet")
    assert not window.pad.isVisible()
    assert view.hasFocus()


def test_a_sheet_lies_under_what_covers_the_table(sit_at):
    person = sit_at(following())
    person.press(Qt.Key.Key_K)
    person.do("welcome")
    person.program.commands.tallying.refresh()
    on_top = person.table.view.childAt(sheet(person).geometry().center())
    assert on_top is not None
    assert not sheet(person).isAncestorOf(on_top)


def test_key_lays_the_sheet_there_and_takes_it_away(sit_at):
    person = sit_at(following())
    person.press(Qt.Key.Key_K)
    assert sheet(person).isVisible()
    assert "13 tiles are still out" in sheet(person).told.line
    suits = sheet(person).suits.model()
    cells = [suits.index(0, column) for column in range(1, suits.columnCount())]
    tips = [cell.data(Qt.ItemDataRole.ToolTipRole) for cell in cells]
    assert {"six-one: yours", "six-five: still out", "double six: gone"} <= set(tips)
    assert suits.index(0, 0).data() == "3"
    person.press(Qt.Key.Key_K)
    assert not sheet(person).isVisible()
    person.press(Qt.Key.Key_K)
    person.press(Qt.Key.Key_Escape)
    assert not sheet(person).isVisible()
    assert not any(isinstance(entry, Note) for entry in person.host.entries), "it is no help"


def test_escape_puts_the_sheet_away_wherever_the_keys_are(sit_at):
    """A command of the keys leaves them on the bar, which has no use for Esc; and one Esc ends
    one thing."""
    person = sit_at(following())
    person.do("full-screen")
    person.press(Qt.Key.Key_K)
    person.do("former-part")
    assert person.window.bar.isAncestorOf(person.focus)
    person.press(Qt.Key.Key_Escape)
    assert not sheet(person).isVisible()
    assert person.window.isFullScreen()
    person.press(Qt.Key.Key_Escape)
    assert not person.window.isFullScreen()


def test_sheet_follows_the_play(sit_at):
    person = sit_at(leading())
    person.do(COUNTING)
    before = out(person)
    person.go_on()
    person.asked()
    played = {play.piece for trick in person.host.sight.tricks for play in trick.plays}
    assert played
    assert out(person) == before - played
    person.do("undo")
    person.asked()
    assert out(person) == before


def test_sheet_stays_from_hand_to_hand(sit_at):
    person = sit_at(scored())
    person.do(COUNTING)
    assert sheet(person).told.rows == ()
    assert "until the tiles are dealt" in sheet(person).accessibleDescription()
    person.read_on()
    person.asked()
    assert len(out(person)) == 15


def test_count_of_one_person_is_gone_before_the_next_one_looks(open_table, tmp_path):
    path = filed(bidding(), tmp_path / "all.moon", None)
    person = open_table(start=(path,), by="click")
    until(lambda: person.is_covered, "the curtain")
    assert not person.window.actions_[COUNTING].isEnabled()
    person.program.commands.tallying.toggle()
    assert not sheet(person).isVisible()
    person.asked()
    person.do(COUNTING)
    assert "6-6" not in out(person)
    person.choose(Bid(0, "4"))
    until(lambda: person.is_covered, "the curtain")
    assert not sheet(person).isVisible()
    assert sheet(person).told is None


def test_cards_are_chips_filled_where_they_are_yours_and_outlines_when_gone(open_table):
    """C1.1: twelve of a colour beside its sign, below which their number has room."""
    person = open_table(MoonCardsRules(seats=2, team_size=1), 11, game="shoot-the-moon-cards")
    while not person.asked().tricks:
        person.choose(person.host.sight.legal[0])
    person.do(COUNTING)
    suits, look = sheet(person).suits, look_of("moon")
    number = max(text_width(suits.model().index(row, 0).data(), pill_quiet()) for row in range(5))
    assert number < suits.columnWidth(0)
    assert suits.columnWidth(12) >= 19
    image, seen = suits.viewport().grab().toImage(), set()
    for row, told in enumerate(sheet(person).told.rows[:4]):
        for column, one in enumerate(told.pieces, start=1):
            box = suits.visualRect(suits.model().index(row, column))
            corner = image.pixelColor(box.left() + 4, box.center().y() - 8).name()
            sign = CATALOGUE["shoot-the-moon-cards"].show.table.face(one.piece).sign
            ink = look.ink(THEME, sign)
            assert ink is not None
            filled = {ink.name(): "own", THEME.ivory0.name(): "out"}
            assert filled.get(corner, "gone") == one.where
            seen.add(one.where)
    assert seen == {"own", "out", "gone"}
