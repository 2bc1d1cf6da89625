"""Whether the person has asked the system for less motion, which no part of Qt tells."""

from __future__ import annotations

import ctypes
import subprocess
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from threading import Thread
from typing import Final

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
"""What is asked on a system, and the answer that means less motion; what is not there to be asked
has no wish."""

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
        return not _windows_animates()
    return any(answer(command) == less for command, less in _ASKED.get(platform, ()))


def _windows_animates() -> bool:
    """“Animation effects” among the visual effects of Windows."""
    shown = ctypes.c_int(1)
    with suppress(AttributeError, OSError):
        # Its name is not there to be seen on other systems.
        told = getattr(ctypes, "windll").user32.SystemParametersInfoW  # noqa: B009
        told(_SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(shown), 0)
    return bool(shown.value)


class MotionWish(QObject):
    """Asks the system beside the program, which does not wait for it, and tells ``heard``."""

    told = Signal(bool)

    def __init__(
        self,
        heard: Callable[[bool], object],
        parent: QObject,
        ask: Callable[[], bool] = less_motion,
    ) -> None:
        super().__init__(parent)
        self._ask = ask
        self._thread: Thread | None = None
        self.told.connect(heard, Qt.ConnectionType.QueuedConnection)

    def look(self) -> None:
        """Asks, unless it is being asked."""
        if self._thread is None or not self._thread.is_alive():
            self._thread = Thread(target=self._look, name="motion wish", daemon=True)
            self._thread.start()

    def look_again(self, state: Qt.ApplicationState) -> None:
        """Asks when the person comes back, perhaps from the settings of the system."""
        if state == Qt.ApplicationState.ApplicationActive:
            self.look()

    def _look(self) -> None:
        less = self._ask()
        # The window may be gone meanwhile.
        with suppress(RuntimeError):
            self.told.emit(less)
