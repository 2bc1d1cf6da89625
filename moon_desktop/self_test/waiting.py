"""Waiting for the window to come to something, while it goes on."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QTimer

from moon_desktop.self_test.trial import Amiss
from moon_desktop.wording import self_test_why as reasons

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
