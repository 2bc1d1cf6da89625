"""What widgets wear of a theme, and how they take up another one at once."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from PySide6.QtCore import QObject
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from moon_desktop.look.theme import THEME, Theme

_W = TypeVar("_W", bound=QWidget)


class _Wearing(QObject):
    """It goes with its widget."""

    def __init__(self, widget: QWidget, theme: Theme, put_on: Callable[[Any], object]) -> None:
        super().__init__(widget)
        self._put_on = put_on
        theme.changed.connect(self.renew)
        self.renew()

    def renew(self) -> None:
        self._put_on(self.parent())


def wear(widget: _W, theme: Theme, put_on: Callable[[_W], object]) -> None:
    """Has ``put_on`` called with ``widget`` now and whenever ``theme`` changes, for as long as
    the widget is there; ``put_on`` must not hold it."""
    _Wearing(widget, theme, put_on)


def inked(label: QLabel, theme: Theme, ink: str) -> QLabel:
    """``label``, its words in the colour that ``theme`` has under the name of ``ink``, on whatever
    ground it lies."""
    worn = label.property("ink")
    label.setProperty("ink", ink)
    if worn is None:
        wear(label, theme, partial(_ink, theme))
    else:
        _ink(theme, label)
    return label


def _ink(theme: Theme, label: QLabel) -> None:
    colour: QColor = getattr(theme, label.property("ink"))
    palette = label.palette()
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text):
        palette.setColor(role, colour)
    label.setPalette(palette)


def _paint_anew() -> None:
    """Whatever is painted is painted in the colours of now."""
    for widget in QApplication.allWidgets():
        widget.update()


THEME.changed.connect(_paint_anew)
