"""Pictures to be kept, painted as finely as a screen can show."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from traceback import clear_frames
from typing import TypeVar

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPaintDevice, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

_Widget = TypeVar("_Widget", bound=QWidget)


def painted(
    width: float, height: float, ratio: float, paint: Callable[[QPainter], object]
) -> QPixmap:
    """A picture of so many px on a screen of ``ratio``, clear but for what ``paint`` draws from its
    upper left corner on."""
    picture = QPixmap(math.ceil(width * ratio), math.ceil(height * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with painting(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter)
    return picture


@contextmanager
def painting(picture: QPaintDevice) -> Iterator[QPainter]:
    """A painter on a picture, ended whatever is raised meanwhile: a traceback keeps it, and one
    that outlives its picture takes the program with it."""
    painter = QPainter(picture)
    try:
        yield painter
    finally:
        painter.end()


def ending(paint: Callable[[_Widget, QPaintEvent], None]) -> Callable[[_Widget, QPaintEvent], None]:
    """A paint event whose painters are ended when it raises, as those that are ``painting``."""

    @wraps(paint)
    def painted_event(widget: _Widget, event: QPaintEvent) -> None:
        try:
            paint(widget, event)
        except Exception as error:
            clear_frames(error.__traceback__)
            raise

    return painted_event


def on_itself(
    paint: Callable[[_Widget, QPainter], None],
) -> Callable[[_Widget, QPaintEvent], None]:
    """A paint event that has a painter on its widget, which smoothes edges and is ended."""

    @ending
    @wraps(paint)
    def paint_event(widget: _Widget, event: QPaintEvent) -> None:
        with painting(widget) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint(widget, painter)

    return paint_event


def shrunk(box: QRect | QRectF, zoom: float) -> QRectF:
    """``box`` as a painter has it that draws ``zoom`` times as large."""
    box = QRectF(box)
    return QRectF(box.topLeft() / zoom, box.size() / zoom)
