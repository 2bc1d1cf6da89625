"""A finger, or a hand that trembles, hits whatever is pressed: 44 px of it each way, everywhere;
dialogs are asked in ``test_sheets``, which opens them all."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QSize
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QListView,
    QScrollBar,
    QTabBar,
    QTableView,
    QWidget,
)

from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.windows.learning.welcome.new_match import NewMatch
from moon_desktop.windows.main import actions
from moon_desktop.windows.rules.dialog import RulesDialog
from tests.gui.test_history import begun
from tests.kit.arrange import Table
from tests.kit.person import until
from tests.kit.table_positions import following, won

LEAST = 44
PRESSED = (
    QAbstractButton, QAbstractSlider, QAbstractSpinBox, QComboBox, QLineEdit, QListView, QTabBar,
    QTableView,
)  # fmt: skip


def targets(widget: QWidget) -> Iterator[QSize]:
    """What is hit of it: of a list or a table a row, and the heads that sort it; of tabs each."""
    if isinstance(widget, QTabBar):
        for number in range(widget.count()):
            yield widget.tabRect(number).size()
    elif isinstance(widget, QTableView):
        heads, chosen = widget.horizontalHeader(), widget.selectionMode()
        if chosen != QAbstractItemView.SelectionMode.NoSelection:
            yield QSize(LEAST, widget.rowHeight(0))
        if heads.isVisible() and heads.sectionsClickable():
            yield from (QSize(heads.sectionSize(n), heads.height()) for n in range(heads.count()))
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


@pytest.mark.slow
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


@pytest.mark.slow
def test_in_the_windows_of_records_and_beside_the_table(data, open_table):
    for day in range(3):
        path = data / "records" / f"m{day}.moon"
        begun(path, Table(target=7).sweep(0, "7"), f"2025-01-0{day + 1}")
    person = open_table(MoonRules(), 5)
    person.asked()
    commands, memory = person.program.commands, person.program.croupier.memory
    for sheet in (actions.HINT, actions.COUNTING):
        person.do(sheet)
        assert too_small(person.window) == set(), sheet
    commands.history.open()
    until(lambda: not memory.busy, "the records")
    commands.history.window.filters.click()
    assert too_small(commands.history.window) == set()
    person.do(actions.STATISTICS)
    until(lambda: not memory.busy, "the records")
    window = commands.statistics.window
    for row in range(window.questions.count()):
        window.questions.setCurrentRow(row)
        assert too_small(window) == set(), row
        figures = window.figures
        highs = {figures.rowHeight(at) for at, bar in enumerate(figures.bars) if bar}
        assert min(highs, default=LEAST) >= LEAST, row
    window.people_key.click()
    assert too_small(person.program.preferences.people.dialog) == set()
