"""Less motion and larger words, which the person has asked the system for and Qt does not tell."""

from __future__ import annotations

import ctypes
import importlib
import subprocess
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from threading import Thread
from typing import Any, Final

from PySide6.QtCore import QObject, Qt, Signal

_PATIENCE: Final = 2.0
"""Seconds after which a system that has not answered is taken to have no wish."""

_ASKED: Final[Mapping[str, tuple[tuple[str, str], ...]]] = {
    "linux": (
        ("gsettings get org.gnome.desktop.interface enable-animations", "false"),
        ("kreadconfig6 --file kdeglobals --group KDE --key AnimationDurationFactor", "0"),
        ("kreadconfig5 --file kdeglobals --group KDE --key AnimationDurationFactor", "0"),
    ),
    "darwin": (("defaults read com.apple.universalaccess reduceMotion", "1"),),
}
"""What is asked on a system, and the answer that is the wish; what is not there to be asked has
none."""

_TEXT_SIZE: Final = "gsettings get org.gnome.desktop.interface text-scaling-factor"
_WINDOWS_TEXT: Final = r"Software\Microsoft\Accessibility", "TextScaleFactor"
_SPI_GETCLIENTAREAANIMATION: Final = 0x1042


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
        with suppress(AttributeError, OSError):
            # Its name is not there to be seen on other systems.
            ask = getattr(ctypes, "windll").user32.SystemParametersInfoW  # noqa: B009
            ask(_SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(shown), 0)
        return not shown.value
    return any(answer(command) == wish for command, wish in _ASKED.get(platform, ()))


def text_size(platform: str = sys.platform, answer: Callable[[str], str] = answer_of) -> int:
    """How large the system has its words, in percent from 100 to 200; 100 where that cannot be
    known, or where Qt makes everything as much larger by itself."""
    with suppress(OSError, ValueError):
        told = 100.0
        if platform == "win32":
            # It is not there to be seen on other systems.
            registry: Any = importlib.import_module("winreg")
            with registry.OpenKey(registry.HKEY_CURRENT_USER, _WINDOWS_TEXT[0]) as key:
                told = float(registry.QueryValueEx(key, _WINDOWS_TEXT[1])[0])
        elif platform == "linux":
            told = 100 * float(answer(_TEXT_SIZE))
        return min(200, max(100, round(told)))
    return 100


class SystemWish(QObject):
    """Asks the system beside the program, which does not wait for it, and tells ``heard``."""

    told = Signal(object)

    def __init__(
        self,
        heard: Callable[[Any], object],
        parent: QObject,
        ask: Callable[[], object] = less_motion,
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
