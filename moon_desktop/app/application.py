"""The program: builds its parts, connects them, and says what has to be read."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from moon_desktop.app.commands import Commands
from moon_desktop.app.croupier import Croupier
from moon_desktop.app.host import Host
from moon_desktop.app.match_clock import MatchClock
from moon_desktop.app.matches import Matches
from moon_desktop.app.parts import Parts
from moon_desktop.app.preferences import Preferences
from moon_desktop.app.qt_start import COLLECTOR
from moon_desktop.disk import log
from moon_desktop.disk.journal import Journal
from moon_desktop.disk.lock import JournalLock
from moon_desktop.disk.preferences_file import PreferencesFile
from moon_desktop.games import CATALOGUE, OWN
from moon_desktop.players.levels import FALLBACK, levels_of
from moon_desktop.table.table import Table
from moon_desktop.table.tempo import Tempo
from moon_desktop.thinking.choices import LevelsOf, Thinker
from moon_desktop.windows.main import actions
from moon_desktop.windows.main.window import MainWindow
from moon_desktop.words import notices
from moon_desktop.words.language import tr
from moon_desktop.words.quoting import quoted, shown_path

COLLECTED_EVERY: Final = 1000
"""Milliseconds after which it is seen what garbage is due."""


class MoonDesktop(QObject):
    """One window, one match.

    ``folder`` is where the journal is kept, None to play unsaved; ``store`` holds the
    preferences; ``pace`` overrides theirs. ``lock`` is that of the folder, where it was tried
    for already; ``levels`` are the computer players of a game.
    """

    _game_fails = Signal()

    def __init__(
        self,
        folder: Path | None,
        store: PreferencesFile,
        *,
        demo: bool = False,
        pace: Tempo | None = None,
        lock: JournalLock | None = None,
        levels: LevelsOf = levels_of,
    ) -> None:
        super().__init__()
        self._lock = lock
        self.table = Table(self)
        self.window = MainWindow(self.table)
        self.window.setWindowTitle("Moon Desktop")
        journal = None if folder is None or demo else self._journal(folder)
        if self._lock is not None and self._lock.holder is not None:
            store.borrow()
        if demo and folder is not None:
            # It keeps no match, and no lock: another copy may be open beside it at any time.
            store.kept_elsewhere = JournalLock(folder).taken_elsewhere
        self.host = Host(journal, self, apart=True)
        self.thinker = Thinker(levels, FALLBACK, self)
        self.host.seat(self.thinker)
        parts = Parts(self.host, self.thinker, self.table, self.window)
        self.croupier = Croupier(parts, self)
        self.croupier.inquiry.endless = demo
        self.machine = self.croupier.machine
        self.clock = MatchClock(self.host, self)
        self.preferences = Preferences(store, parts, self.croupier, pace, self)
        if self._lock is not None and (holder := self._lock.holder) is not None:
            self.window.note(notices.second_copy(holder.computer, str(self._lock.path)))
        self.matches = Matches(
            parts,
            self.croupier,
            self.clock,
            self.preferences,
            demo=demo,
            parent=self,
        )
        self.commands = Commands(parts, self.croupier, self.matches, self.preferences, self)
        self._parts = parts
        self._connect()
        CATALOGUE.heed = self._game_fails.emit
        self.destroyed.connect(_heed_no_game)

    def _journal(self, folder: Path) -> Journal | None:
        if self._lock is None:
            self._lock = JournalLock(folder)
            self._lock.take()
        if self._lock.holder is not None:
            return None
        return Journal(folder, self._lock.insist)

    def _connect(self) -> None:
        self.host.not_saved.connect(self._tell_not_saved)
        self.host.journal_altered.connect(self._tell_of_altered)
        self.table.view.first_seen.connect(self._be_seen)
        self.croupier.entry_shown.connect(self.clock.shown)
        self.clock.left.connect(self.window.bar.show_clock)
        memory = self.croupier.memory
        for settle in (self.clock.note, self.host.leave, self.thinker.close, memory.close):
            # Each for itself, whatever becomes of the others.
            self.window.closing.connect(settle)
        self.thinker.stood_in.connect(self._tell_stood_in)
        self._game_fails.connect(self.commands.tell_of_games)

    def start(
        self, path: Path | None = None, preset: str | None = None, welcome: bool = False
    ) -> None:
        """Lays out a match - the one in ``path``, a new one under ``preset``, or the one left
        last - and shows the window. ``welcome``: somebody new is asked first what it shall be."""
        self.preferences.put_back()
        self.matches.start(path, preset)
        self.table.view.be_read(self.commands.read_out)
        if welcome and path is None and preset is None and self.matches.unchosen:
            self.commands.welcome.open(new=True)
        self.window.show()

    def _be_seen(self) -> None:
        """The table has been seen, which is not kept waiting for what is asked of anybody; what it
        shows is heard from now on."""
        COLLECTOR.release()
        self._collecting = QTimer(self, interval=COLLECTED_EVERY)
        self._collecting.timeout.connect(COLLECTOR.collect)
        self._collecting.start()
        self.machine.start()
        self.commands.tell_of_games()
        from moon_desktop.app.sounds import Sounds

        sounds = Sounds(self._parts, self.croupier, self.preferences, self)
        self.commands.sampled.connect(sounds.sample)

    def unlock(self) -> None:
        """Lets another copy of the program keep the match from now on, all of which is written."""
        self.host.settle()
        if self._lock is not None:
            self._lock.unlock()

    # --- what has to be read --------------------------------------------------------------

    def tell_of_error(self) -> None:
        """Something went wrong inside: says so once, and that nothing is lost."""
        told = tr(
            "Something went wrong inside the program. Your match is on disk up to the last "
            "choice: if the table does not go on, close it and start it again. What happened is "
            "noted in the file {log}."
        )
        self.window.note(told.format(log=log.NAME), once=True, offer=actions.REPORT)

    def _tell_stood_in(self, player: str, game: str) -> None:
        if game in OWN:
            told = tr(
                "The player {name}, which another package brought, did not make a choice: a casual "
                "player chooses in its place where that happens. The program’s log says why."
            )
        else:
            told = tr(
                "In the game {game}, which another package brought, a computer player did not make "
                "a choice: where that happens, the first choice that the rules allow is made in "
                "its place. The program’s log says why."
            )
        self.window.note(told.format(name=quoted(player), game=quoted(game)), once=True)

    def _tell_not_saved(self, error: OSError) -> None:
        told = (
            tr("This match cannot be kept on disk."),
            notices.file_trouble(error),
            tr("You can play on, and save a copy elsewhere with Game, Save a copy."),
        )
        self.window.note(" ".join(told))

    def _tell_of_altered(self, kept: Path) -> None:
        self.window.note(
            tr(
                "Another program changed the file of this match while the table was open. The "
                "match was written anew as it stands here; the changed file is kept as {kept}."
            ).format(kept=shown_path(kept))
        )


def _heed_no_game() -> None:
    CATALOGUE.heed = lambda: None
