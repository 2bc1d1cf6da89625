"""The connection to the screen: made, or a plain sentence where Qt would end by aborting."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

from PySide6.QtCore import QLibraryInfo, QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

_log = logging.getLogger(__name__)

NO_SCREEN = 2
"""The exit status where there is no screen that can be used."""


def opened(program: str, part: Callable[[], object]) -> QApplication:
    """The application, on the screen there is. Where Qt gives up on it, ``part`` is called, and
    the process ends with a sentence and the status ``NO_SCREEN``: Qt would end it by force, and
    leave a core behind."""
    said: list[str] = []

    def hear(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if kind == QtMsgType.QtFatalMsg:
            part()
            _give_up(said)
        said.append(message)

    before = qInstallMessageHandler(hear)
    try:
        return QApplication([program])
    finally:
        qInstallMessageHandler(before)
        for message in said:
            _log.info("Qt, while it looked for a screen: %s", message)


def _give_up(said: list[str]) -> NoReturn:
    """Says why there is no window, and ends the process at once."""
    from moon_desktop.wording.no_screen import no_display, no_window

    wanted = os.environ.get("QT_QPA_PLATFORM", "")
    library = missing_library(wanted)
    if library is not None or wanted:
        print(no_window(library, " ".join(" ".join(said).split())), file=sys.stderr, flush=True)
    else:
        print(no_display(), file=sys.stderr, flush=True)
    os._exit(NO_SCREEN)


def missing_library(wanted: str) -> str | None:
    """The shared library of the system for want of which Qt cannot talk to the screen; None where
    none is missing. ``wanted`` is the platform that Qt was told to take, if it was told."""
    import ctypes

    from moon_desktop.wording.no_screen import library_in

    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath), "platforms")
    for platform, screen in (("xcb", "DISPLAY"), ("wayland", "WAYLAND_DISPLAY")):
        plugin = folder / f"libq{platform}.so"
        asked = wanted.startswith(platform) if wanted else bool(os.environ.get(screen))
        if asked and plugin.exists():
            try:
                ctypes.CDLL(str(plugin))
            except OSError as error:
                return library_in(str(error))
    return None
