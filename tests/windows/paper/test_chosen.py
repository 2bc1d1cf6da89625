"""What is chosen is shown in one way on all papers."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QButtonGroup, QListWidget, QWidget

from moon_desktop.disk.settings import OPTIONS
from moon_desktop.look.ring import REACH
from moon_desktop.look.theme import THEME
from moon_desktop.windows.dialogs.picture_row import PictureRow
from moon_desktop.windows.learning.welcome.plates import Plate
from moon_desktop.windows.paper.segments import Segments
from moon_desktop.windows.paper.table import ChosenRow
from moon_desktop.windows.statistics.people import PeopleDialog
from moon_desktop.windows.statistics.people import Told as Person


def shown(widget: QWidget, box: QRect) -> tuple[QColor, QColor]:
    """The colours 2 px from the left of ``box`` and a third from its top, and 7 px."""
    picture, y = widget.grab().toImage(), box.top() + box.height() // 3
    return picture.pixelColor(box.left() + 2, y), picture.pixelColor(box.left() + 7, y)


def test_what_is_chosen_has_a_wash_and_a_bar_on_all_papers(qtbot, parent):
    pages = QListWidget(parent)
    pages.setItemDelegate(ChosenRow(pages))
    pages.addItems(["", ""])
    pages.setCurrentRow(1)
    few = Segments({1: "One", 2: "Two"}, 1, parent)
    few.ensurePolished()
    pictures = PictureRow(OPTIONS["theme"], "night", lambda *_: None, parent)
    group = QButtonGroup(parent)
    plate = Plate("Moon", "", group, parent)
    plate.setChecked(True)
    people = PeopleDialog(parent)
    people.write([Person("Anna", 3, 0, (), "", here=True, hidden=False)])
    people.show()
    for widget in (pages, few, pictures, plate):
        widget.resize(widget.sizeHint().expandedTo(QRect(0, 0, 220, 120).size()))
        widget.show()
    row, word = pages.visualItemRect(pages.item(1)), few.keys[1]
    # The edges of the track grow with the words.
    edge = round(4 * word.font().pixelSize() / 15)
    seen = [
        shown(pages.viewport(), row),
        shown(word, word.rect().adjusted(edge, 2 * edge, -edge, -2 * edge)),
        shown(pictures.keys["night"], pictures.keys["night"].rect()),
        shown(plate, plate.rect().translated(QPoint(plate.room, 0))),
        shown(people.table.viewport(), people.table.visualRect(people.table.model().index(0, 0))),
    ]
    assert [bar.name() for bar, _ in seen] == [THEME.good.name()] * 5
    assert [seen[place][1].name() for place in (0, 1, 2, 4)] == [THEME.wash.name()] * 4


def test_words_of_a_row_lie_clear_of_the_ring_at_its_edge(qtbot, parent):
    """Nothing but the paper and the bar is left of them, where the ring is painted."""
    people = PeopleDialog(parent)
    people.write([Person("\u2588" * 5, 3, 0, (), "", here=False, hidden=False)] * 2)
    people.table.selectRow(0)
    people.show()
    table = people.table
    box = table.visualRect(table.model().index(1, 0))
    picture, y = table.viewport().grab().toImage(), box.center().y()
    colours = [picture.pixelColor(x, y).name() for x in range(box.left(), box.right())]
    assert len({*colours}) > 1, "the name is there"
    assert len({*colours[: round(2 * REACH)]}) == 1
    wide = table.fontMetrics().horizontalAdvance("\u2588" * 5)
    assert table.sizeHintForColumn(0) >= wide + 2 * REACH
