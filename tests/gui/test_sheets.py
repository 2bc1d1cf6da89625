"""Dialogs over the table: each lies in the window, while the match goes on below it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QWidget

from moon_desktop.windows.dialogs.preferences import PAGES, PreferencesDialog
from moon_desktop.windows.learning.welcome.new_match import NewMatch
from moon_desktop.windows.main import actions
from moon_desktop.windows.paper.sheet_dialog import SheetDialog, sheet_over
from tests.gui.test_hit_areas import too_small
from tests.kit.person import until
from tests.kit.table_positions import following

OPENING = (
    actions.PREFERENCES, actions.PRACTICE, actions.RULES, actions.TRUMPS,
    actions.TERMS, actions.BOOK, actions.PLAYING, actions.FORMAT, actions.ABOUT,
)  # fmt: skip
SMALL = (900, 600)


def framed() -> list[QWidget]:
    """The dialogs that are windows of their own; files are asked for in the system's."""
    windows = (window for window in QApplication.topLevelWidgets() if window.isVisible())
    kinds = QDialog, SheetDialog
    return [one for one in windows if isinstance(one, kinds) and not isinstance(one, QFileDialog)]


@pytest.mark.slow
def test_no_dialog_has_a_frame_of_its_own_and_each_fits_the_smallest_window_and_a_finger(sit_at):
    person = sit_at(following())
    person.window.resize(*SMALL)
    for command in OPENING:
        person.do(command)
        QTest.qWait(1)
        sheet = sheet_over(person.window)
        assert sheet is not None, command
        assert framed() == []
        assert sheet.accessibleName()
        least = sheet.paper.minimumSizeHint()
        assert least.boundedTo(sheet.paper.size()) == least, command
        assert too_small(sheet) == set(), command
        if isinstance(sheet, PreferencesDialog):
            # What has no room on a page is scrolled, and the keys below it are in sight.
            for page in PAGES:
                sheet.show_page(page)
                assert too_small(sheet) == set(), page
                least = sheet.paper.minimumSizeHint()
                assert least.boundedTo(sheet.paper.size()) == least, page
        sheet.reject()
        assert QApplication.focusWidget() is person.table.view


def test_others_play_on_below_a_sheet_and_what_goes_by_itself_waits(sit_at):
    person = sit_at(following(), forced="always")
    person.go_on()
    person.do(actions.ABOUT)
    before = person.host.entries
    until(lambda: person.program.machine.asking, "being asked below the sheet")
    assert len(person.host.entries) >= len(before)
    sheet, focus = sheet_over(person.window), QApplication.focusWidget()
    assert sheet is not None
    assert focus is not None
    assert sheet.isAncestorOf(focus)
    sheet.reject()
    person.asked()
    person.go_on()
    assert len(person.host.entries) > len(before)


def test_help_that_is_asked_for_from_the_score_sheet_is_not_behind_it(sit_at, qtbot):
    person = sit_at(following())
    sheet_window = person.program.commands.scores()
    sheet_window.activateWindow()
    qtbot.waitUntil(sheet_window.isActiveWindow)
    person.program.commands.help("terms")
    assert not sheet_window.isVisible()
    help_ = sheet_over(person.window)
    assert help_ is not None
    help_.reject()


@pytest.mark.slow
def test_nothing_shines_by_night(sit_at):
    """Mean grey of the window and of whatever lies over it or beside it."""
    person = sit_at(following(), theme="night")
    greys = {"table": _grey(person.window)}
    person.do(actions.NEW)
    greys["new"] = _grey(person.window)
    (page,) = person.window.findChildren(NewMatch)
    seat = page.players.open(0)
    greys["seat"] = _grey(seat)
    seat.close()
    person.press(Qt.Key.Key_Escape)
    for command in (actions.PREFERENCES, actions.PRACTICE, actions.BOOK):
        person.do(command)
        sheet = sheet_over(person.window)
        assert sheet is not None
        greys[command] = _grey(person.window)
        sheet.reject()
    sheet_window = person.program.commands.scores()
    greys["sheet"] = _grey(sheet_window)
    sheet_window.close()
    assert {name: grey for name, grey in greys.items() if grey >= 0.35} == {}


def test_score_sheet_that_is_open_has_the_keys_when_it_is_asked_for(sit_at):
    person = sit_at(following())
    sheet_window = person.program.commands.scores()
    person.window.activateWindow()
    until(person.window.isActiveWindow, "the table in front")
    person.do(actions.SHEET)
    until(sheet_window.isActiveWindow, "the sheet in front")


def _grey(window: QWidget) -> float:
    """From 0, black, to 1."""
    QTest.qWait(1)
    image = window.grab().toImage()
    small = image.scaled(64, 64)
    total = sum(small.pixelColor(x, y).lightnessF() for x in range(64) for y in range(64))
    return total / 64**2
