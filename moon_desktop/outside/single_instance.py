"""The single instance: a copy of the program that finds another one open calls it, and that one
listens, comes to the front, and opens the record that the other was given."""

from __future__ import annotations

import json
import logging
import os
import stat
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget

from moon_desktop.disk.lock import JournalLock
from moon_desktop.engine.strict_json import decoded

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

LIMIT: Final = 1 << 15
"""Bytes in the longest call, its line end with them: the longest path there is, spelt out."""
HEARD: Final = b"moon-desktop heard\n"
"""The answer to a call that is understood."""

ROOM: Final = 108 if sys.platform == "linux" else 104
"""Bytes that a path may have where it is called at, the zero at its end with them."""
SHARED: Final = "/tmp"
"""A short path that every account can write under."""

LISTEN_AFTER: Final = 300
"""Milliseconds from the first sight of the table until others are listened to: the table is what
a player waits for."""
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
    import hashlib  # only here, for OpenSSL is loaded with it

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


class SingleInstance(QObject):
    """Brings ``window`` to the front, and has ``opener`` open the record that another copy was
    given.

    ``folder`` is that of the match where its lock is had; else nobody is listened to, nor where
    there is no place for it: those started later play for themselves.
    """

    called = Signal(object)
    """The Call of another copy, before anything is done for it."""

    def __init__(
        self, window: QWidget, opener: Callable[[Path], object], folder: Path | None
    ) -> None:
        super().__init__(window)
        self._window, self._opener, self._folder = window, opener, folder
        self._server: QLocalServer | None = None
        self._file: Path | None = None
        self.called.connect(self._come_forward)

    def listen_soon(self) -> None:
        """Listens a little later."""
        QTimer.singleShot(LISTEN_AFTER, self, self.listen)

    def listen(self) -> None:
        """Hears the others from now on."""
        if self._folder is None:
            return
        place = address(self._folder)
        if place is None:
            _log.info("no other copy can be listened to: there is no place for it")
            return
        from PySide6.QtNetwork import QLocalServer

        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._greet)
        # What is there was left by a copy that was killed: the lock is ours.
        QLocalServer.removeServer(place)
        if not self._server.listen(place):
            _log.info("no other copy can be listened to: %s", self._server.errorString())

    def close(self) -> None:
        """Hears nobody any more."""
        if self._server is not None:
            self._server.close()

    def open(self, file: Path) -> None:
        """Opens the record, but not under a dialog, which is about the match as it is."""
        self._file = file
        self._open()

    def _open(self) -> None:
        from PySide6.QtWidgets import QDialog

        inside = (one for one in self._window.findChildren(QDialog) if not one.isWindow())
        sheet = next((one for one in inside if one.isVisible()), None)
        dialog = QApplication.activeModalWidget() or sheet
        if isinstance(dialog, QDialog):
            # Not before all is done that its end sets off.
            dialog.finished.connect(self._open, Qt.ConnectionType.QueuedConnection)
        elif self._file is not None:
            file, self._file = self._file, None
            self._opener(file)

    def _come_forward(self, call: Call) -> None:
        window = self._window
        if call.token:
            # Wayland has Qt find it there, uses it once, and forgets it.
            os.environ["XDG_ACTIVATION_TOKEN"] = call.token
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.show()
        window.raise_()
        window.activateWindow()
        if call.file is not None:
            self.open(call.file)

    def _greet(self) -> None:
        assert self._server is not None
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
        self.called.emit(call)


def handed_over(lock: JournalLock, file: Path | None) -> bool:
    """Calls the copy that has ``lock``, to open ``file`` or only to come to the front; False
    where it does not answer.

    It takes ``STARTING`` seconds and ``ANSWER`` ms at most.
    """
    place = address(lock.folder)
    if lock.holder is None or lock.holder.computer or place is None:
        return False
    from PySide6.QtNetwork import QLocalSocket

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
