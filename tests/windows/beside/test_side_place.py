"""The place beside the table: one sheet at a time, for which the table makes room."""

from __future__ import annotations

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from moon_desktop.windows.beside.place import SidePlace
from moon_desktop.windows.paper.sheet import BoundSheet


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
