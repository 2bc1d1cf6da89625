"""Where the program's notes to itself are kept, and what becomes of an error nobody caught."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from types import TracebackType

from moon_desktop.disk.regular_files import look, make_folder, read_bytes
from moon_desktop.games.game import Failing

NAME = "moon-desktop.log"
_LARGEST = 1 << 20
"""Bytes after which the log is begun anew at the next start."""

_log = logging.getLogger(__name__)


class _Log(logging.FileHandler):
    """A log whose notes of one run stand below what it was that ran; where it cannot be written
    they go to stderr."""

    def emit(self, record: logging.LogRecord) -> None:
        """Notes ``record``; what cannot be noted is no trouble to who notes it."""
        try:
            super().emit(record)
        except OSError:
            self.handleError(record)

    def handleError(self, record: logging.LogRecord) -> None:
        """Shows the note itself, and not that it could not be written down."""
        with suppress(OSError):
            print(self.format(record), file=sys.stderr)

    def _open(self) -> TextIOWrapper:
        from moon_desktop.version import version

        look(Path(self.baseFilename))
        log = super()._open()
        log.write(", ".join(version().splitlines()) + "\n")
        return log


def keep(folder: Path) -> None:
    """Writes notes of warnings and worse to a file in ``folder``, made with the first note and
    begun with the versions of what ran; to stderr where it cannot be."""
    path = folder / NAME
    handler: logging.Handler
    try:
        make_folder(folder)
        if path.exists() and path.stat().st_size > _LARGEST:
            path.unlink()
        handler = _Log(path, encoding="utf-8", delay=True)
    except OSError:
        handler = logging.StreamHandler()
    logging.basicConfig(
        handlers=[handler],
        level=logging.WARNING,
        format="%(asctime)s %(levelname)s %(name)s: %(message)s",
    )


def latest(lines: int) -> Sequence[str]:
    """The last so many lines of the log that is kept, if there is one."""
    for handler in logging.getLogger().handlers:
        if isinstance(handler, _Log):
            with suppress(OSError):
                told = read_bytes(Path(handler.baseFilename), 2 * _LARGEST)
                return told.decode("utf-8", "replace").splitlines()[-lines:]
    return ()


def catch(tell: Callable[[], None]) -> None:
    """From now on an error that nobody caught is noted in the log, and ``tell`` is called: the
    table stays, and the match on disk is whole. Of a game's Failing is told elsewhere."""

    def caught(
        kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        _log.error("an error nobody caught", exc_info=(kind, error, trace))
        if not issubclass(kind, Failing):
            tell()

    sys.excepthook = caught
