"""Score pads shown for a test, and what can be seen on them."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from moon_desktop.games.moon.show import SHOW
from moon_desktop.look.theme import THEME
from moon_desktop.windows.score.layout import ROOM, WIDTH
from moon_desktop.windows.score.model import ScoreModel, folded
from moon_desktop.windows.score.pad import ScorePad
from tests.kit.score_sheets.matches import NAMES, entries


def kept(qtbot, widget) -> None:
    """Holds ``widget`` until the test is over, and then closes it.

    The bot itself does not hold it: a window could be thrown away while it is being painted.
    """
    qtbot.addWidget(widget, before_close_func=lambda _: widget.hide())


def model_of(rules, *hands, names=NAMES, more=(), sight=None):
    """A model of a match; ``more``: entries after the hands, and what a ``sight`` shows then."""
    model = ScoreModel()
    model.set_sheet(SHOW, folded(SHOW, rules, names, [*entries(rules, *hands), *more], sight=sight))
    return model


def shown_pad(qtbot, rules, *hands, names=NAMES, more=(), height=734) -> ScorePad:
    """A pad of a match, its paper ``height`` px high; ``more``: entries after the hands."""
    pad = ScorePad(model_of(rules, *hands, names=names, more=more), THEME)
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


def visible_rows(pad):
    view = pad.table.viewport().rect()
    model = pad.table.model()
    return [
        row for row in range(model.rowCount())
        if view.contains(pad.table.visualRect(model.index(row, 0)))
    ]  # fmt: skip
