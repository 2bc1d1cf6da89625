"""The copy of the program that is open already listens for those started after it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from moon_desktop.outside.messages import AGREED, HEARD, LIMIT, Call, address, read

_log = logging.getLogger(__name__)

PATIENCE: Final = 3000
"""Milliseconds after which somebody who does not say what he wants is sent away."""
CALLERS: Final = 4
"""So many may be heard at once."""


class FirstCopy(QObject):
    """Has ``called`` called with each Call that comes for the match of ``folder``.

    It must only be made by the copy that has the lock of that folder. Where nobody can be
    listened to, those started later play for themselves.
    """

    def __init__(self, folder: Path, called: Callable[[Call], object], parent: QObject) -> None:
        super().__init__(parent)
        self._called = called
        self._later_copies = 0
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.setMaxPendingConnections(CALLERS)
        self._server.newConnection.connect(self._greet)
        place = address(folder)
        if place is None or not self._listen(place):
            _log.info("no other copy can be listened to: %s", self._server.errorString())

    @property
    def listening(self) -> bool:
        """Whether other copies are heard."""
        return self._server.isListening()

    def close(self) -> None:
        """Hears nobody any more, and sends away who is just being heard."""
        self._server.close()
        for socket in self._server.findChildren(QLocalSocket):
            socket.abort()

    def _listen(self, place: str) -> bool:
        # What is there was left by a copy that was killed: the lock is ours.
        return self._server.listen(place) or (
            QLocalServer.removeServer(place) and self._server.listen(place)
        )

    def _greet(self) -> None:
        while self._server.hasPendingConnections():
            socket = self._server.nextPendingConnection()
            if self._later_copies == CALLERS:
                socket.abort()
                socket.deleteLater()
                continue
            self._later_copies += 1
            socket.setReadBufferSize(LIMIT)
            _Caller(socket, self._called, self._leave)

    def _leave(self) -> None:
        self._later_copies -= 1


class _Caller(QObject):
    """Somebody at the other end of ``socket``; ``left`` is called when he has gone."""

    def __init__(
        self, socket: QLocalSocket, called: Callable[[Call], object], left: Callable[[], None]
    ) -> None:
        super().__init__(socket)
        self._socket = socket
        self._called = called
        self._left = left
        self._call: Call | None = None
        self._timer = QTimer(self, interval=PATIENCE, singleShot=True)
        self._timer.timeout.connect(lambda: socket.abort())
        self._timer.start()
        socket.readyRead.connect(self._hear)
        socket.disconnected.connect(self._go)
        self._hear()

    def _hear(self) -> None:
        while self._socket.canReadLine():
            line = bytes(self._socket.readLine(LIMIT + 1).data())
            if self._call is None:
                self._call = read(line)
                if self._call is None:
                    break
                self._socket.write(HEARD)
                self._socket.flush()
            else:
                call = self._call if line == AGREED else None
                self._socket.disconnectFromServer()
                if call is not None:
                    self._called(call)
                return
        else:
            if self._socket.bytesAvailable() < LIMIT:
                return
        _log.warning("what another program said is no call, and nothing was done")
        self._socket.abort()

    def _go(self) -> None:
        self._timer.stop()
        self._left()
        self._socket.deleteLater()
