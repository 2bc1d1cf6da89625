"""A finger, or a hand that trembles, hits whatever is pressed: 44 px of it each way, everywhere;
dialogs are asked in ``test_sheets``, which opens them all."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QSize
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QListView,
    QScrollBar,
    QTabBar,
    QWidget,
)

from moon_desktop.windows.learning.welcome.new_match import NewMatch
from moon_desktop.windows.rules.dialog import RulesDialog
from tests.kit.table_positions import following, won

LEAST = 44
PRESSED = (
    QAbstractButton, QAbstractSlider, QAbstractSpinBox, QComboBox, QLineEdit, QListView, QTabBar,
)  # fmt: skip

pytestmark = pytest.mark.timeout(120)


def targets(widget: QWidget) -> Iterator[QSize]:
    """What is hit of it: of a list a row, of tabs each."""
    if isinstance(widget, QTabBar):
        for number in range(widget.count()):
            yield widget.tabRect(number).size()
    elif isinstance(widget, QListView):
        yield widget.visualRect(widget.model().index(0, 0)).size()
    elif not isinstance(widget.parentWidget(), QAbstractSpinBox):
        yield widget.size()


def too_small(window: QWidget) -> set[str]:
    """What is seen in ``window`` and missed with ease."""
    QTest.qWait(20)
    return {
        f"{type(part).__name__} {part.accessibleName() or part.toolTip()} {size.toTuple()}"
        for part in window.findChildren(QWidget)
        if isinstance(part, PRESSED) and part.isVisible() and not isinstance(part, QScrollBar)
        for size in targets(part)
        if min(size.width(), size.height()) < LEAST
    }


def opened(person, kind):
    return next(part for part in person.window.findChildren(kind) if part.isVisible())


def test_at_the_table_and_in_its_menus(sit_at):
    person = sit_at(following())
    assert too_small(person.window) == set()
    bar = person.window.bar.menus
    assert min(bar.actionGeometry(menu).height() for menu in bar.actions()) >= LEAST
    for menu in person.window.actions_.menus:
        menu.popup(person.window.mapToGlobal(QPoint(60, 44)))
        rows = [menu.actionGeometry(row) for row in menu.actions() if not row.isSeparator()]
        menu.close()
        assert min(row.height() for row in rows) >= LEAST, menu.title()


def test_where_a_match_is_begun(sit_at):
    person = sit_at(won())
    assert too_small(person.window) == set()
    person.do("welcome")
    assert too_small(person.window) == set()
    person.do("welcome")
    person.do("new")
    page = opened(person, NewMatch)
    assert too_small(person.window) == set()
    for panel in (page.more, page.players.open(1)):
        panel.open(page.more_key)
        assert too_small(panel) == set()
        panel.close()
    page.own.click()
    assert too_small(opened(person, RulesDialog)) == set()


def test_in_the_score_sheet(sit_at):
    person = sit_at(won())
    sheet = person.program.commands.scores()
    sheet.show_hand(1)
    assert too_small(sheet) == set()
    sheet.close()
