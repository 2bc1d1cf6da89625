"""The report of the self-test: what it ran on, a line a part, and the exit status."""

from __future__ import annotations

import faulthandler
import logging
import os
import platform
import sys
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

import moon_desktop
from moon_desktop.app.launch import opened
from moon_desktop.disk import log
from moon_desktop.disk.places import config_folder, data_folder
from moon_desktop.games.game import Game
from moon_desktop.outside.speaker import hushed
from moon_desktop.self_test.attempt import Part, attempt
from moon_desktop.self_test.ending import folder
from moon_desktop.self_test.parts import parts, parts_of
from moon_desktop.version import version
from moon_desktop.words.language import ngettext, pgettext, tr
from moon_desktop.words.notices import file_trouble
from moon_desktop.words.quoting import shown_path
from moon_desktop.words.review import decimal

GOOD: Final = 0
FOUND: Final = 1

_OWN: Final = ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "TMPDIR", "TEMP", "TMP")

_log = logging.getLogger(__name__)


def self_test(
    qt_platform: str = "offscreen",
    *,
    verbose: bool = False,
    game: Game | None = None,
    tested: Iterable[Part] | None = None,
) -> int:
    """Tries every part and prints a line of each as it goes; 0 if all is well, else 1.

    ``qt_platform``: on which windows are opened. ``game``: what tries this one alone;
    ``tested``: these parts instead of all. A part that hangs ends the process, with the status 1
    and where each thread stood.
    """
    data, preferences = data_folder(), config_folder()
    log.keep(data)
    try:
        with folder() as temporary:
            print(_particulars(data, preferences))
            if tested is None:
                tested = parts(data, preferences) if game is None else parts_of((game,))
            # Off the screen, and off what belongs to the person: Qt keeps preferences, too.
            os.environ.update(
                dict.fromkeys(_OWN, str(temporary)) | {"QT_QPA_PLATFORM": qt_platform}
            )
            tempfile.tempdir = None
            # One that belongs to the desktop could neither be painted here nor closed.
            QApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
            application = QApplication.instance() or opened("moon-desktop", lambda: None)
            application.setApplicationName("moon-desktop")
            failed = _try(tested, temporary, verbose)
            if failed and (data / log.NAME).exists():
                where = shown_path(data / log.NAME)
                print(tr("More about that is in the log: {path}").format(path=where))
    except OSError as error:
        print(tr("The self-test cannot be made."), file_trouble(error))
        return FOUND
    return FOUND if failed else GOOD


def _particulars(data: Path, preferences: Path) -> str:
    """Which program this is, on which system."""
    frozen = getattr(sys, "frozen", False)
    program = Path(sys.executable if frozen else moon_desktop.__file__).parent
    return "\n".join(
        (version(), platform.platform(), *map(shown_path, (program, data, preferences)), "")
    )


def _try(
    tested: Iterable[Part],
    temporary: Path,
    verbose: bool,
) -> int:
    """Tries the parts and tells of each; how many failed."""
    began = time.monotonic()
    lines = failed = 0
    for part in tested:
        start = time.monotonic()
        print(f"{part.title:<40} ", end="", flush=True)
        faulthandler.dump_traceback_later(part.seconds, exit=True)
        # What Qt complains of is no part of the report.
        with hushed():
            outcome = attempt(part, temporary)
        faulthandler.cancel_dump_traceback_later()
        seconds = time.monotonic() - start
        lines += 1
        good = outcome.why is None
        word = pgettext("self-test", "good") if good else pgettext("self-test", "FAILED")
        print(f"{word:<10} {decimal(seconds):>6} s")
        if outcome.why is not None:
            failed += 1
            print(f"    {outcome.why}")
            _log.error("self-test, %s: %s\n%s", part.title, outcome.why, outcome.more)
        if verbose and outcome.more:
            print(f"    {outcome.more}")
    seconds = round(time.monotonic() - began)
    if failed:
        told = tr("Of {lines} parts {failed} failed, after {seconds} s.")
    else:
        told = ngettext(
            "{lines} part is good, after {seconds} s.",
            "All {lines} parts are good, after {seconds} s.",
            lines,
        )
    print(f"\n{told.format(lines=lines, failed=failed, seconds=seconds)}")
    return failed
