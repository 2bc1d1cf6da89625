"""How large a window may be on the screen it opens on, and what lies in it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from moon_desktop.look.theme import THEME

FRAME: Final = QSize(8, 40)
"""px that the desktop may need around a window."""
_USUAL, _LARGEST = QSize(1560, 960), 1.6
"""In a larger window bar and paper are larger, up to so many times."""

_LESS: Final = 0.2
"""In such steps, of their usual size."""


def fit(
    window: QWidget, least: tuple[int, int], size: tuple[int, int], within: QSize | None = None
) -> None:
    """Makes ``window`` so large, and never smaller than ``least``, but neither larger than
    ``within``, the screen if None: what lies beyond its edge could not be reached. It lies over
    the window that it belongs to, as far as the screen has room there."""
    most = within or room(window)
    window.setMinimumSize(QSize(*least).boundedTo(most))
    window.resize(QSize(*size).boundedTo(most))
    if (below := window.parentWidget()) is not None:
        screen, box = below.screen().availableGeometry(), QRect(QPoint(), window.size() + FRAME)
        box.moveCenter(below.window().frameGeometry().center())
        box.moveRight(min(box.right(), screen.right()))
        box.moveBottom(min(box.bottom(), screen.bottom()))
        window.move(max(box.x(), screen.x()), max(box.y(), screen.y()))


def paper_zoom(window: QSize) -> float:
    """How much larger than their least size bar and paper are, as the words at the table are in a
    window of this size; and as much larger again as words are wished for."""
    share = min(window.width() / _USUAL.width(), window.height() / _USUAL.height())
    return round(max(1.0, min(_LARGEST, share)) * THEME.text, 2)


def zooms(wished: float) -> Iterator[float]:
    """How large what lies over the table may be, as ``wished`` first: where it would leave no room
    for what else is needed it grows less than words do."""
    text = THEME.text
    while text > 1:
        yield max(1.0, wished * text / THEME.text)
        text -= _LESS
    yield max(1.0, wished / THEME.text)


def room(window: QWidget) -> QSize:
    """How large a window may be where this one is."""
    if QGuiApplication.platformName() == "offscreen":  # nobody has to reach anything
        return QSize(1 << 14, 1 << 14)
    return window.screen().availableSize() - FRAME
