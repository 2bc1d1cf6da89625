"""The place beside the table: one sheet at a time, for which the table makes room."""

from __future__ import annotations

from unittest.mock import Mock

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from moon_desktop.windows.beside.place import SidePlace
from moon_desktop.windows.paper.sheet import BoundSheet
from moon_desktop.windows.score.layout import ROOM


def test_one_sheet_lies_there_in_place_of_the_other(qtbot):
    view = QWidget()
    qtbot.addWidget(view)
    view.resize(1280, 756)
    view.show()
    place, changes = SidePlace(view, QAction(view)), []
    place.changed.connect(lambda: changes.append(place.sheet))
    hint, count = (BoundSheet(title, "Close", view) for title in ("Hint", "Still out"))
    for sheet in (hint, count, count):
        place.lay(sheet)
    assert changes == [hint, count]
    assert (hint.isVisible(), count.isVisible()) == (False, True)
    place.clear(hint)
    assert count.isVisible()
    place.clear(count)
    assert (count.isVisible(), place.taken) == (False, 0)


def test_over_an_upright_table_a_sheet_lies_all_across_its_head(qtbot):
    view = QWidget()
    qtbot.addWidget(view)
    view.resize(900, 1050)
    view.show()
    place = SidePlace(view, QAction(view))
    sheet = BoundSheet("Still out", "Close", view)
    tall = QWidget(sheet)
    sheet.column.addWidget(tall)
    place.lay(sheet)
    assert place.taken == 0, "the table keeps its width"
    for high, most in ((60, 0.38), (400, 0.5), (2000, 0.5)):
        tall.setMinimumHeight(high)
        place.place()
        paper = sheet.geometry().adjusted(ROOM, ROOM, -ROOM, -ROOM)
        assert paper.left() < 20 < 880 < paper.right()
        assert paper.top() < 20
        assert min(high, 480) < paper.height() <= most * view.height()
    view.resize(1280, 756)
    place.place()
    assert place.taken > 0


@pytest.mark.parametrize(("asked", "high"), [(300, 300), (400, 500), (600, 600)])
def test_of_a_pad_that_hardly_looks_out_below_a_sheet_nothing_is_seen(
    qtbot, monkeypatch, asked, high
):
    view, command = QWidget(), QAction(checkable=True, checked=True)
    qtbot.addWidget(view)
    view.resize(1280, 756)
    place = SidePlace(view, command)
    place.pad = Mock(paper=lambda narrow: 300, wanted=lambda most: 500)
    sheet = BoundSheet("Still out", "Close", view)
    monkeypatch.setattr(sheet, "wanted", lambda width, most: asked)
    place.lay(sheet)
    assert sheet.height() - 2 * ROOM == high


@pytest.mark.parametrize(("asked", "stays"), [(500, False), (200, True)])
def test_whoever_asks_for_the_pad_sees_it_though_a_sheet_lay_there(
    qtbot, monkeypatch, asked, stays
):
    view, command = QWidget(), QAction(checkable=True)
    qtbot.addWidget(view)
    view.resize(1280, 756)
    place = SidePlace(view, command)
    place.want_pad(False)
    pad = QRect()
    place.pad = Mock(paper=lambda narrow: 240, wanted=lambda most: 400, geometry=lambda: pad)
    place.pad.lie = lambda where: pad.setRect(*where.getRect())
    place.changed.connect(place.place)
    sheet = BoundSheet("Still out", "Close", view)
    monkeypatch.setattr(sheet, "wanted", lambda width, most: asked)
    place.lay(sheet)
    command.trigger()
    assert place.pad_shown
    assert (place.sheet is sheet) == stays, "of a longer pad enough is seen below"
    command.trigger()
    assert not place.pad_shown
    assert (place.sheet is sheet) == stays, "only the pad goes"


@pytest.mark.parametrize(("asked", "once"), [(300, False), (600, True)])
def test_who_asks_for_a_pad_under_a_sheet_sees_it(qtbot, monkeypatch, asked, once):
    """One that looks out below the sheet is put away."""
    view, command = QWidget(), QAction(checkable=True, checked=True)
    qtbot.addWidget(view)
    view.resize(1280, 756)
    place = SidePlace(view, command)
    place.want_pad(True)
    pad = Mock(paper=lambda narrow: 248, wanted=lambda most: 500)
    pad.geometry = lambda: pad.lie.call_args.args[0]
    place.pad = pad
    sheet = BoundSheet("Still out", "Close", view)
    monkeypatch.setattr(sheet, "wanted", lambda width, most: asked)
    place.changed.connect(place.place)
    place.lay(sheet)
    with qtbot.waitSignal(place.pad_chosen) as chosen:
        command.trigger()
    assert chosen.args == [once]
    assert (place.pad_shown, place.sheet is None) == (once, once)
