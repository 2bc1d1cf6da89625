"""The server of sound of a Linux desktop: whether it answers, asked without waiting for it.

Qt asks it for its devices and waits for half a minute where one takes the call and says nothing,
and the window would wait as long. Qt cannot be let ask in a thread: what it makes there is torn
down with the program while the thread is still at it.
"""

from __future__ import annotations

import os
import struct
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import QLocalSocket

PATIENCE: Final = 3_000
"""Ms after which a server that has not answered is given up."""

_AUTH: Final = struct.pack(">cIcIcIcI256x", b"L", 8, b"L", 0, b"L", 13, b"x", 256)
_GREETING: Final = struct.pack(">IIIII", len(_AUTH), 0xFFFF_FFFF, 0, 0, 0) + _AUTH
"""The first message of PulseAudio's native protocol, with an empty cookie: version 13 would be let
in, or is told that it is not; PipeWire answers alike."""


def address(
    environment: Mapping[str, str] = os.environ, platform: str = sys.platform
) -> Path | None:
    """The socket of the server that Qt would ask; None where there is none, or it is elsewhere."""
    if platform != "linux":
        return None
    told, folder = environment.get("PULSE_SERVER"), environment.get("XDG_RUNTIME_DIR")
    if told is not None:
        kind, _, place = told.partition(":")
        path = Path(place if kind == "unix" else told)
    elif folder is not None:
        path = Path(folder, "pulse", "native")
    else:
        return None
    return path if path.is_absolute() and path.is_socket() else None


class ServerCall(QObject):
    """A call to the server at ``path``; ``answered`` follows once, unless this is gone before."""

    answered = Signal(bool)
    """Whether it may be asked for its devices: also one that hangs up lets nobody wait."""

    def __init__(self, path: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._limit = QTimer(self, interval=PATIENCE, singleShot=True)
        self._limit.timeout.connect(lambda: self._end(False))
        self._socket = QLocalSocket(self)
        self._socket.connected.connect(lambda: self._socket.write(_GREETING))
        self._socket.readyRead.connect(lambda: self._end(True))
        self._socket.disconnected.connect(lambda: self._end(True))
        self._socket.errorOccurred.connect(lambda _: self._end(True))
        self._limit.start()
        # Whoever made this is to hear of an answer that comes at once, too.
        QTimer.singleShot(0, self._socket, lambda: self._socket.connectToServer(str(path)))

    def _end(self, answers: bool) -> None:
        self._limit.stop()
        self._socket.blockSignals(True)  # as it is hung up it would say so
        self._socket.abort()
        self.answered.emit(answers)
        self.deleteLater()
