"""What is told for a while: where it lies."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from moon_desktop.windows.main.remark import Remark
from tests.kit.cases import each

TABLE = QSize(960, 556)
PLATE = QRectF(300, 504, 360, 46)
LEFT, RIGHT = QRectF(40, 450, 240, 90), QRectF(680, 450, 240, 90)


@each("zoom", [1.0, 1.6])
@each(
    ("seen", "at_left", "low"),
    [
        ([], True, True),
        ([LEFT], False, True),
        ([LEFT, RIGHT], True, False),
        ([LEFT, RIGHT, QRectF(0, 0, 480, 556)], False, False),
    ],
)
def test_it_covers_nothing_that_is_seen(
    qtbot: QtBot, zoom: float, seen: list[QRectF], at_left: bool, low: bool
) -> None:
    view = QWidget()
    qtbot.addWidget(view)
    view.resize(TABLE)
    strip = Remark(view)
    strip.tell("“other.moon” is open. The match before it is kept as “moon-1.moon”.", None)
    strip.place(TABLE, zoom, [*seen, PLATE] if zoom == 1 else seen)
    face = QRectF(strip.geometry())
    assert QRectF(view.rect()).contains(face)
    assert not any(face.intersects(part) for part in seen)
    assert (face.center().x() < TABLE.width() / 2) == at_left
    assert (face.bottom() > 540) == low


def test_where_all_is_full_it_covers_least(qtbot: QtBot) -> None:
    view = QWidget()
    qtbot.addWidget(view)
    strip = Remark(view)
    strip.tell("A copy of the match is in “copy.moon”.", None)
    strip.place(TABLE, 1.0, [QRectF(0, 0, 960, 556), QRectF(0, 0, 960, 300), LEFT])
    assert strip.geometry().left() > 480
    assert strip.geometry().top() >= 300
    strip.place(QSize(60, 60), 1.0, [])
