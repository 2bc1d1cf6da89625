"""What a trial of the self-test is: a name, what it found, what it waits for, what was painted."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from moon_desktop.words import self_test_why as reasons

LIMIT: Final = 60.0
"""Seconds after which a trial is taken for hung, where it has no limit of its own."""


class Amiss(Exception):
    """What was tried does not do what it should; the words are one plain sentence of why."""


class Trial(NamedTuple):
    """One line: ``key`` says what is tried, ``detail`` of which, where there are several."""

    key: str
    detail: str = ""
    seconds: float = LIMIT


class Found(NamedTuple):
    """What a trial that succeeded has to tell: how many of what, and particulars for whoever
    wants to know more."""

    told: str
    notes: tuple[str, ...] = ()


class Place(NamedTuple):
    """Where a trial may write: ``temporary`` is its own and goes away; in the folders of the
    ``data`` and the ``preferences`` of this person it may leave nothing."""

    temporary: Path
    data: Path
    preferences: Path


class Outcome(NamedTuple):
    """What became of a trial: ``found``, or ``why`` not, with the ``trace`` for the log."""

    trial: Trial
    found: Found | None
    why: str
    trace: str
    seconds: float


_SLICE = 10
"""Ms after which it is looked again, if nothing happens."""


def until(condition: Callable[[], object], what: str, seconds: float = 45.0) -> None:
    """Lets the window go on until ``condition`` holds; Amiss, naming ``what``, if it never does."""
    end = time.monotonic() + seconds
    clock = QTimer()
    clock.start(_SLICE)
    while not condition():
        if time.monotonic() > end:
            raise Amiss(reasons.never_came(what, seconds))
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


def settle() -> None:
    """Lets the window do what is due, and what is to be deleted go."""
    QCoreApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    QCoreApplication.processEvents()


def colours(image: QImage, enough: int = 2) -> int:
    """How many colours ``image`` has, counted up to ``enough``."""
    seen: set[bytes] = set()
    plain = image.convertToFormat(QImage.Format.Format_ARGB32)
    # Of four bytes a pixel there is never a gap between two lines.
    pixels = bytes(plain.constBits())
    wide = 4 * plain.width()
    for start in range(0, len(pixels), wide):
        line = pixels[start : start + wide]
        if len(seen) == 1 and line == next(iter(seen)) * plain.width():
            continue
        seen.update(line[at : at + 4] for at in range(0, wide, 4))
        if len(seen) >= enough:
            return enough
    return len(seen)


def check_painted(widget: QWidget) -> None:
    """Amiss where ``widget`` is not to be seen, or is of one colour."""
    name = type(widget).__name__
    if not widget.isVisible():
        raise Amiss(reasons.not_shown(name))
    if colours(widget.grab().toImage()) < 2:
        raise Amiss(reasons.one_colour(name))
