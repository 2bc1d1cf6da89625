"""What the person has asked the system for that no part of Qt tells: less motion, more contrast."""

from __future__ import annotations

import ctypes
import subprocess
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from threading import Thread
from typing import Final, TypeAlias

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QStyleHints

_PATIENCE: Final = 2.0
"""Seconds after which a system that has not answered is taken to have no wish."""

_Asked: TypeAlias = Mapping[str, tuple[tuple[str, str], ...]]
"""What is asked on a system, and the answer that is the wish; what is not there to be asked has
none."""

_LESS_MOTION: Final[_Asked] = {
    "linux": (
        ("gsettings get org.gnome.desktop.interface enable-animations", "false"),
        ("kreadconfig6 --file kdeglobals --group KDE --key AnimationDurationFactor", "0"),
        ("kreadconfig5 --file kdeglobals --group KDE --key AnimationDurationFactor", "0"),
    ),
    "darwin": (("defaults read com.apple.universalaccess reduceMotion", "1"),),
}
_MORE_CONTRAST: Final[_Asked] = {
    "linux": (
        ("gsettings get org.gnome.desktop.a11y.interface high-contrast", "true"),
        ("gsettings get org.gnome.desktop.interface gtk-theme", "'HighContrast'"),
    ),
    "darwin": (("defaults read com.apple.universalaccess increaseContrast", "1"),),
}

_SPI_GETCLIENTAREAANIMATION: Final = 0x1042
_SPI_GETHIGHCONTRAST: Final = 0x42
_HCF_HIGHCONTRASTON: Final = 1


def answer_of(command: str) -> str:
    """What ``command`` prints, empty where it fails or takes too long."""
    with suppress(OSError, subprocess.SubprocessError, UnicodeError):
        done = subprocess.run(
            command.split(), capture_output=True, text=True, timeout=_PATIENCE, check=True
        )
        return done.stdout.strip()
    return ""


def less_motion(platform: str = sys.platform, answer: Callable[[str], str] = answer_of) -> bool:
    """Whether less motion is wished for on this ``platform``; False where that cannot be known."""
    if platform == "win32":
        # “Animation effects” among the visual effects.
        shown = ctypes.c_int(1)
        _ask_windows(_SPI_GETCLIENTAREAANIMATION, 0, shown)
        return not shown.value
    return _is_wish(_LESS_MOTION, platform, answer)


def more_contrast(platform: str = sys.platform, answer: Callable[[str], str] = answer_of) -> bool:
    """Whether a contrast theme is; False where that cannot be known."""
    if platform == "win32":
        size = ctypes.sizeof(_HighContrast)
        found = _HighContrast(size)
        _ask_windows(_SPI_GETHIGHCONTRAST, size, found)
        return bool(found.flags & _HCF_HIGHCONTRASTON)
    return _is_wish(_MORE_CONTRAST, platform, answer)


def _is_wish(asked: _Asked, platform: str, answer: Callable[[str], str]) -> bool:
    return any(answer(command) == wish for command, wish in asked.get(platform, ()))


class _HighContrast(ctypes.Structure):
    _fields_ = (("size", ctypes.c_uint), ("flags", ctypes.c_uint), ("scheme", ctypes.c_wchar_p))


def _ask_windows(what: int, size: int, found: ctypes.c_int | _HighContrast) -> None:
    with suppress(AttributeError, OSError):
        # Its name is not there to be seen on other systems.
        told = getattr(ctypes, "windll").user32.SystemParametersInfoW  # noqa: B009
        told(what, size, ctypes.byref(found), 0)


class SystemWish(QObject):
    """Asks the system beside the program, which does not wait for it, and tells ``heard``."""

    told = Signal(bool)

    def __init__(
        self,
        heard: Callable[[bool], object],
        parent: QObject,
        ask: Callable[[], bool],
    ) -> None:
        super().__init__(parent)
        self._ask = ask
        self._thread: Thread | None = None
        self._wanted = True
        self.told.connect(heard, Qt.ConnectionType.QueuedConnection)

    def look(self) -> None:
        """Asks, unless it is being asked."""
        if self._thread is None or not self._thread.is_alive():
            self._thread = Thread(target=self._look, name="system wish", daemon=True)
            self._thread.start()

    def follow(self, hints: QStyleHints) -> None:
        """Has what Qt tells of the desktop heeded from now on, where the wish is for more contrast:
        with other colours it is asked anew; Qt itself tells of contrast from 6.10 on."""
        hints.colorSchemeChanged.connect(self.look)
        if hasattr(hints, "accessibility"):
            hints.accessibility().contrastPreferenceChanged.connect(self._heed)

    def _heed(self, preference: Qt.ContrastPreference) -> None:
        self.told.emit(preference == Qt.ContrastPreference.HighContrast)

    def stop(self) -> None:
        """The window is closed, and nothing is told any more."""
        self._wanted = False

    def _look(self) -> None:
        wished = self._ask()
        if not self._wanted:
            return
        # The window may be gone meanwhile.
        with suppress(RuntimeError):
            self.told.emit(wished)
