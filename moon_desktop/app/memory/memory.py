"""The index of the records beside a running program: what is new is read where nobody waits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from PySide6.QtCore import QObject, Signal

from moon_desktop.app.host import Host
from moon_desktop.thinking.asking import Asking

if TYPE_CHECKING:
    from moon_desktop.memory.index import Index
    from moon_desktop.memory.people import People
    from moon_desktop.memory.records import RecordFacts, Stamp
    from moon_desktop.memory.weighed import Weighed
    from moon_desktop.players.player import Limits

    News: TypeAlias = tuple[tuple[str, ...], tuple[RecordFacts, ...], int, int]

_AT_ONCE: Final = 250
"""Records that are read before what is known of them is kept."""
_FEW: Final = 8
"""So many are read in this process, for to start another takes longer ..."""
_SHORT: Final = 1 << 20
"""... unless they have more bytes than that: the window would hardly move meanwhile."""


class Memory(QObject):
    """Nothing of it is loaded, and no file of it opened, before it is first wanted."""

    learnt = Signal()
    """More of the records are in the index as they are."""
    caught_up = Signal()
    """And now all of them."""

    def __init__(self, host: Host, parent: QObject) -> None:
        super().__init__(parent)
        self._host = host
        self._index: Index | None = None
        self._all_known = False
        """Whether every record is in the index, as far as it was looked."""
        self._asking = Asking(self)
        self._asking.answered.connect(self._take)
        self.failed = self._asking.failed
        """The rest cannot be read; the log has why."""

    @property
    def busy(self) -> bool:
        """Whether something is still to be read that was there when it was last asked for."""
        return self._asking.busy

    @property
    def begun(self) -> bool:
        """Whether anything is known of the records."""
        return self._index is not None

    @property
    def index(self) -> Index:
        """What is known of the records, as far as it was ``caught_up``; only where matches are
        kept."""
        if self._index is None:
            from moon_desktop.memory.index import Index

            assert self._host.folder is not None
            self._index = Index(self._host.folder, self.people)
        return self._index

    @cached_property
    def people(self) -> People:
        """Who of those in it are one, and what is their own."""
        from moon_desktop.memory.people import People

        return People(self._host.folder)

    def catch_up(self, missed: int = 0) -> None:
        """Reads what is new since the last time, if matches are kept at all; ``caught_up`` tells
        when it has. ``missed``: so many of the latest of it could not be read."""
        folder = self._host.folder
        if folder is None:
            return
        self._all_known = False
        self._asking.ask(partial(_news, folder, self.index.known(), missed))

    def dealt_before(self, game: str, number: int) -> bool:
        """Whether a record has deals of ``game`` that come from the ``number``: only those are
        looked into of which it is not known, and these not far."""
        from moon_desktop.memory import records

        folder = self._host.folder
        if folder is None:
            return False
        dealt, unsure = self.index.numbered(game, str(number))
        unread = records.unread(self.index.known(), records.seen(folder))
        return dealt or records.dealt_before(folder, (*unsure, *unread), game, number)

    def read_anew(self) -> None:
        """Reads all records as if nothing were known of them."""
        self.index.put((), self.index.known())
        self.learnt.emit()
        self.catch_up()

    def keep(self, found: Sequence[Weighed]) -> None:
        """Takes in what was weighed; where there is no room on disk for it the index is held
        meanwhile, and is to know all records again."""
        kept = self.index.kept
        self.index.keep(found)
        if kept and not self.index.kept:
            self.catch_up()

    def _take(self, news: News) -> None:
        gone, found, missed, left = news
        if gone or found:
            self.index.put(found, gone)
        self._all_known = not left and not missed
        if left:
            self.catch_up(missed)
        self.learnt.emit()
        if not left:
            self.caught_up.emit()

    def close(self) -> None:
        """The program is about to end."""
        self._asking.stop()
        if self._index is not None:
            if self._all_known:
                self._index.settle()
            self._index.close()
            self._index = None


def _news(folder: Path, known: Mapping[str, Stamp], missed: int, limits: Limits) -> News:
    """The paths that are gone, what is in the records that are new or changed, how many of these
    could not be read from the first on, and how many are left. The first ``missed`` of them are
    not tried again."""
    from moon_desktop.memory import records

    there = records.seen(folder)
    gone, unread = tuple(known.keys() - there.keys()), records.unread(known, there)
    paths = unread[missed : missed + _AT_ONCE]
    if len(paths) <= _FEW and sum(there[path].size for path in paths) <= _SHORT:
        found = records.read(folder, paths, limits)
        return gone, found, missed + len(paths) - len(found), 0
    from moon_desktop.thinking.worker import Worker

    worker = Worker()
    try:
        found = worker.think(records.read, folder, paths, limits=limits)
    finally:
        worker.close()
    return gone, found, missed + len(paths) - len(found), len(unread) - missed - len(paths)
