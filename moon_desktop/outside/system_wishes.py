"""Less motion, which the person has asked the system for and Qt tells of only from 6.12 on."""

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
"""What is asked on a system, and the answer that is the wish; what is not there to be asked has
none."""

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


class SystemWish(QObject):
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
