"""A copy of the program that finds another one open calls it, and that one listens."""

from __future__ import annotations

import hashlib
import json
import logging
import os
import stat
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QObject
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from moon_desktop.disk.lock import JournalLock
from moon_desktop.engine.strict_json import decoded

LIMIT: Final = 1 << 15
"""Bytes in the longest call, its line end with them: the longest path there is, spelt out."""
HEARD: Final = b"moon-desktop heard\n"
"""The answer to a call that is understood."""

ROOM: Final = 108 if sys.platform == "linux" else 104
"""Bytes that a path may have where it is called at, the zero at its end with them."""
SHARED: Final = "/tmp"
"""A short path that every account can write under."""

STARTING: Final = 6.0
"""Seconds in which a copy that has just been started will have begun to listen."""
ANSWER: Final = 3000
"""Milliseconds in which one that listens answers, unless it hangs."""
_AGAIN: Final = 0.1

_log = logging.getLogger(__name__)


class Call(NamedTuple):
    """Shows the window, and opens a record in it."""

    file: Path | None
    """From the root; None: the window is to be shown, and nothing opened."""
    token: str = ""
    """What the desktop gave the caller to bring a window to the front with."""


def address(folder: Path) -> str | None:
    """Where the copy is called that keeps the match of ``folder``; no other account can call, or
    answer. None where there is no such place with a path that is short enough."""
    own = hashlib.sha256(os.fsencode(folder.resolve())).hexdigest()[:16]
    name = f"moon-desktop-{own}"
    if sys.platform == "win32":
        return name
    place = os.path.join(os.environ.get("XDG_RUNTIME_DIR") or folder, name)
    if _short(place):
        return place
    for shared in (os.environ.get("TMPDIR", ""), SHARED):
        among = os.path.join(shared, f"moon-desktop-{os.getuid()}")
        place = os.path.join(among, own)
        if os.path.isabs(place) and _short(place) and _private(among):
            return place
    return None


def _short(place: str) -> bool:
    return len(os.fsencode(place)) < ROOM


def _private(folder: str) -> bool:
    """Makes ``folder`` unless it is there; whether it is one that this account alone gets into,
    and not one that somebody else has put there first."""
    try:
        try:
            os.mkdir(folder)
            os.chmod(folder, 0o700)  # whatever is taken from the rights of what is new
        except FileExistsError:
            pass
        found = os.lstat(folder)
    except OSError:
        return False
    rights = stat.S_IMODE(found.st_mode)
    return stat.S_ISDIR(found.st_mode) and found.st_uid == os.getuid() and rights == 0o700


def written(call: Call) -> bytes:
    """``call`` as one line."""
    said = {"file": None if call.file is None else str(call.file), "token": call.token}
    return json.dumps(said).encode("ascii") + b"\n"


def read(line: bytes) -> Call | None:
    """The call that ``line`` is; None if it is none."""
    try:
        said = decoded(line.decode("utf-8"))
        file, token = said["file"], said["token"]
        call = Call(None if file is None else Path(file), token)
        os.fsencode(f"{call.file}{token}")
    except (ValueError, KeyError, TypeError):
        return None
    nul = "\0" in f"{call.file}{token}"
    sound = isinstance(token, str) and (call.file is None or call.file.is_absolute())
    return call if sound and not nul else None


class FirstCopy(QObject):
    """Has ``called`` called with each Call that comes for the match of ``folder``.

    It must only be made by the copy that has the lock of that folder. Where nobody can be
    listened to, those started later play for themselves.
    """

    def __init__(self, folder: Path, called: Callable[[Call], object], parent: QObject) -> None:
        super().__init__(parent)
        self._called = called
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._greet)
        place = address(folder)
        if place is None:
            _log.info("no other copy can be listened to: there is no place for it")
            return
        # What is there was left by a copy that was killed: the lock is ours.
        QLocalServer.removeServer(place)
        if not self._server.listen(place):
            _log.info("no other copy can be listened to: %s", self._server.errorString())

    def close(self) -> None:
        """Hears nobody any more."""
        self._server.close()

    def _greet(self) -> None:
        socket = self._server.nextPendingConnection()
        socket.setReadBufferSize(LIMIT)
        socket.readyRead.connect(lambda: self._hear(socket))
        socket.disconnected.connect(socket.deleteLater)
        self._hear(socket)

    def _hear(self, socket: QLocalSocket) -> None:
        if not socket.canReadLine():
            return
        call = read(bytes(socket.readLine(LIMIT).data()))
        if call is None:
            _log.warning("what another program said is no call, and nothing was done")
            socket.abort()
            return
        socket.write(HEARD)
        socket.flush()  # before anything is done, which may take its time
        socket.disconnectFromServer()
        self._called(call)


def handed_over(lock: JournalLock, file: Path | None) -> bool:
    """Calls the copy that has ``lock``, to open ``file`` or only to come to the front; False
    where it does not answer.

    It takes ``STARTING`` seconds and ``ANSWER`` ms at most.
    """
    place = address(lock.folder)
    if lock.holder is None or lock.holder.computer or place is None:
        return False
    end = time.monotonic() + STARTING
    socket = QLocalSocket()
    socket.connectToServer(place)
    while not socket.waitForConnected(ANSWER):
        ended = not lock.path.exists()
        if ended or time.monotonic() > end:
            return False
        time.sleep(_AGAIN)
        socket.connectToServer(place)
    _let_come_forward(lock.holder.process)
    path = None if file is None else Path(os.path.abspath(file))
    socket.write(written(Call(path, os.environ.get("XDG_ACTIVATION_TOKEN", ""))))
    return socket.waitForReadyRead(ANSWER) and bytes(socket.readLine().data()) == HEARD


def _let_come_forward(process: int) -> None:
    """Windows lets a program raise its window only where the one in front allows it."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(process)
