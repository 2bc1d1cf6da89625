"""A server of sound that answers what it is told to, and nothing by itself."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtNetwork import QLocalServer, QLocalSocket


class Server:
    """One that listens at ``path``."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.heard = b""
        """What callers said so far."""
        self._server = QLocalServer()
        self._line: QLocalSocket | None = None
        self._server.newConnection.connect(self._take)
        assert self._server.listen(str(path))

    def _take(self) -> None:
        self._line = line = self._server.nextPendingConnection()
        line.readyRead.connect(self._hear)
        self._hear()

    def _hear(self) -> None:
        assert self._line is not None
        self.heard += bytes(self._line.readAll().data())

    @property
    def called(self) -> bool:
        """Whether a caller has said anything."""
        return bool(self.heard)

    def answer(self, words: bytes) -> None:
        """Says this to the caller."""
        assert self._line is not None
        self._line.write(words)

    def hang_up(self) -> None:
        """Leaves the caller without a word."""
        assert self._line is not None
        self._line.disconnectFromServer()
