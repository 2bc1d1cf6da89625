"""A program that moves three tiles over the table, and three bare items over a copy of it, by
turns, and times every frame.

`flying.py ROUNDS STEPS FOLDER`: ROUNDS flights of STEPS frames each; FOLDER holds the journal.
It prints one JSON object: by the way of painting, ms a frame of either.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import (
    QCoreApplication,
    QEasingCurve,
    QEvent,
    QPointF,
    QRectF,
    Qt,
    QVariantAnimation,
)
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGraphicsItem,
    QGraphicsPixmapItem,
    QGraphicsScene,
    QGraphicsView,
    QMainWindow,
    QStyleOptionGraphicsItem,
)

from moon_desktop import settings
from moon_desktop.application import MoonDesktop
from moon_desktop.games.moon_sight import MoonSight
from moon_desktop.table import tempo
from moon_desktop.table.choreography import Beat, Go, beats
from moon_desktop.table.scene import TableScene
from moon_desktop.table.tempo import Tempo

SIZE = (1280, 800)
Painting = Callable[[QGraphicsView], None]


def all_anew(view: QGraphicsView) -> None:
    """Paints the whole of ``view`` at once."""
    view.viewport().repaint()


def as_it_runs(view: QGraphicsView) -> None:
    """Paints what has changed in ``view``, as a turn of the event loop does."""
    QCoreApplication.sendPostedEvents()
    QCoreApplication.sendEvent(view.window(), QEvent(QEvent.Type.UpdateRequest))


PAINTINGS: dict[str, Painting] = {"whole": all_anew, "changed": as_it_runs}


def three_plays(program: MoonDesktop) -> tuple[MoonSight, tuple[Go, ...]]:
    """What is seen before the next three plays, and the flights of their tiles."""
    host = program.host
    match = host.match
    goes = []
    start = None
    while len(goes) < 3:
        legal = match.legal()
        before = match.sight(host.viewer)
        match, _ = match.after(legal[0])
        if before.phase != "play":
            continue
        start = start or before
        goes.append(beats(before, legal[0], match.sight(host.viewer), program.table.stage)[0].goes[0])
    assert start is not None
    return start, tuple(goes)
