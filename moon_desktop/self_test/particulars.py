"""Which program this is, what it is made of, and the system that it runs on."""

from __future__ import annotations

import platform
import sys
from pathlib import Path

import PySide6
from PySide6.QtCore import QSysInfo, qVersion
from PySide6.QtGui import QGuiApplication

import moon_desktop
from moon_desktop import __version__
from moon_desktop.players.solver import COMPILED
from moon_desktop.self_test.trial import Found, Place
from moon_desktop.wording import self_test as words


def particulars(place: Place) -> Found:
    """A note for each particular; how many there are."""
    rows = (
        (words.program(), f"moon-desktop {__version__}"),
        (words.comes_from(), _origin()),
        ("Python", f"{platform.python_version()}, {platform.python_compiler()}"),
        ("Qt", f"{qVersion()}, PySide6 {PySide6.__version__}"),
        (words.kernel(), words.compiled(COMPILED)),
        (words.system(), f"{QSysInfo.prettyProductName()}, {platform.platform()}"),
        (words.screen(), QGuiApplication.platformName()),
        (words.matches(), str(place.data)),
        (words.preferences(), str(place.preferences)),
    )
    return Found(str(len(rows)), tuple(words.particular(name, value) for name, value in rows))


def _origin() -> str:
    frozen = getattr(sys, "frozen", False)
    if frozen:
        return words.packed(str(Path(sys.executable).parent))
    return words.from_source(str(Path(moon_desktop.__file__).parent))
