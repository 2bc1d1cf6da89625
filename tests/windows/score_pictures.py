"""Score pads shown for a test, and what can be seen on them."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from moon_desktop.look.theme import EVENING
from moon_desktop.windows.score_layout import ROOM, ROW, WIDTH
from moon_desktop.windows.score_model import ScoreModel
from moon_desktop.windows.score_pad import ScorePad
from tests.windows.score_matches import NAMES, entries


def kept(qtbot, widget) -> None:
    """Holds ``widget`` until the test is over, and then closes it.

    The bot itself does not hold it: a window could be thrown away while it is being painted.
    """
    qtbot.addWidget(widget, before_close_func=lambda _: widget.hide())


def shown_pad(qtbot, rules, *hands, names=NAMES, more=(), height=734) -> ScorePad:
    """A pad of a match, its paper ``height`` px high; ``more``: entries after the hands."""
    model = ScoreModel(rules)
    model.set_match(rules, names, [*entries(rules, *hands), *more])
    pad = ScorePad(model, EVENING)
    kept(qtbot, pad)
    pad.resize(QSize(WIDTH + 2 * ROOM, height + 2 * ROOM))
    pad.show()
    return pad


def picture(pad, ratio=1):
    image = QImage(pad.size() * ratio, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.white)
    pad.render(image, QPoint(), pad.rect(), QWidget.RenderFlag.DrawChildren)
    return image


def reds(image, box):
    """How many px of ``box`` (device px) are written in red."""
    found = 0
    for x in range(box.left(), box.right() + 1):
        for y in range(box.top(), box.bottom() + 1):
            c = image.pixelColor(x, y)
            found += c.red() > 120 and c.red() > c.green() + 60 and c.red() > c.blue() + 60
    return found


def cell(pad, row, column):
    box = pad.table.visualRect(pad.table.model().index(row, column))
    return QRect(pad.table.viewport().mapTo(pad, box.topLeft()), box.size())


def below_figure(pad, row, column):
    """The part of a cell under its total, where nothing red stands but a circle."""
    box = cell(pad, row, column)
    middle = box.top() + (box.height() - ROW) // 2 + 28
    return QRect(box.left() + 2, middle + 9, box.width() - 4, 7)


def visible_rows(pad):
    view = pad.table.viewport().rect()
    model = pad.table.model()
    return [
        row for row in range(model.rowCount())
        if view.contains(pad.table.visualRect(model.index(row, 0)))
    ]  # fmt: skip
