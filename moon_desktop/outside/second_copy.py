"""A copy of the program that finds another one open calls it, and needs no window then."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import Final

from PySide6.QtNetwork import QLocalSocket

from moon_desktop.disk.lock import JournalLock
from moon_desktop.outside.messages import AGREED, HEARD, LIMIT, Call, address, sayable, written

STARTING: Final = 6.0
"""Seconds in which a copy that has just been started will have begun to listen."""
ANSWER: Final = 3.0
"""Seconds in which one that listens answers, unless it hangs."""
_AGAIN: Final = 0.1


def handed_over(lock: JournalLock, file: Path | None) -> bool:
    """Calls the copy that has ``lock``, to open ``file`` or only to come to the front; False
    where it does not answer.

    It takes ``STARTING`` and ``ANSWER`` seconds at most, and no time where the other does not
    listen though it has been open for long, or has ended meanwhile.
    """
    place = address(lock.folder)
    if place is None or lock.holder is None or lock.holder.computer:
        return False
    end = time.monotonic() + STARTING
    socket = QLocalSocket()
    while not _connected(socket, place):
        gone = not os.path.exists(lock.path)
        if gone or time.monotonic() > end or lock.age > STARTING:
            return False
        time.sleep(_AGAIN)
    _let_come_forward(lock.holder.process)
    token = sayable(os.environ.get("XDG_ACTIVATION_TOKEN", ""))
    path = None if file is None else Path(os.path.abspath(file))
    socket.write(written(Call(path, token)))
    if _answer(socket) != HEARD:
        socket.abort()
        return False
    socket.write(AGREED)
    return socket.waitForBytesWritten(round(ANSWER * 1000))


def _connected(socket: QLocalSocket, place: str) -> bool:
    socket.connectToServer(place)
    return socket.waitForConnected(round(ANSWER * 1000))


def _answer(socket: QLocalSocket) -> bytes:
    end = time.monotonic() + ANSWER
    while not socket.canReadLine() and (left := end - time.monotonic()) > 0:
        if not socket.waitForReadyRead(max(1, round(left * 1000))):
            break
    return bytes(socket.readLine(LIMIT).data())


def _let_come_forward(process: int) -> None:
    """Windows lets a program raise its window only where the one in front allows it."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(process)
