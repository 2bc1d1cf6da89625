"""Builds the parts of the program and connects them; holds what belongs to none of them."""

from __future__ import annotations

import logging
import signal
import sys
import time
from pathlib import Path

from PySide6.QtCore import QLockFile, QObject, QSettings, QTimer
from PySide6.QtWidgets import QApplication

from moon_desktop import __version__, log, qt_start, settings
from moon_desktop.commands import Commands
from moon_desktop.croupier import Croupier
from moon_desktop.engine.entries import Entry, HandOver, MatchOver, Note
from moon_desktop.engine.reading import Damage
from moon_desktop.engine.record import Header, entry_line, header_line
from moon_desktop.games.moon_rules import PRESETS, MoonRules
from moon_desktop.host import Host, any_seed
from moon_desktop.icon import app_icon
from moon_desktop.journal import Journal
from moon_desktop.look.theme import EVENING
from moon_desktop.match_clock import MatchClock
from moon_desktop.players.levels import LEVELS
from moon_desktop.record_file import read_record, write_record
from moon_desktop.seating import reseated, seated, shown_names, without_people
from moon_desktop.settings import Settings
from moon_desktop.table.table import Table
from moon_desktop.table.tempo import Tempo
from moon_desktop.windows.main_window import MainWindow
from moon_desktop.windows.score_model import ScoreModel
from moon_desktop.wording import errands

_log = logging.getLogger(__name__)

FALLBACK = "casual"
TEMPI = {
    "relaxed": Tempo(1.4, 1.4),
    "normal": Tempo(),
    "fast": Tempo(0.6, 0.5),
    "instant": Tempo(0.0, 0.7),
}


class MoonDesktop(QObject):
    """The program: one window, one match.

    ``folder`` is where the journal is kept, None to play unsaved; ``store`` holds the
    preferences; ``pace`` overrides theirs.
    """

    def __init__(
        self,
        folder: Path | None,
        store: QSettings,
        *,
        demo: bool = False,
        pace: Tempo | None = None,
    ) -> None:
        super().__init__()
        self._store = store
        self._demo = demo
        self._pace = pace
        self._told_of_error = False
        self._told_of_store = False
        self.settings, damaged = settings.load(store, option_choices())
        self._notes = [errands.options_reset(damaged)] if damaged else []
        self._lock: QLockFile | None = None
        self.host = Host(self._journal(folder), LEVELS, FALLBACK, self)
        self.table = Table(EVENING, self)
        self.scores = ScoreModel(MoonRules(), self)
        self.window = MainWindow(EVENING, self.table.view, self.scores)
        self.window.setWindowTitle(errands.title())
        self.croupier = Croupier(self.host, self.table, self.scores, self.window, self)
        self.machine = self.croupier.machine
        self.clock = MatchClock(self)
        self.commands = Commands(self, self.window)
        self._connect()
        self._apply_settings()

    def _journal(self, folder: Path | None) -> Journal | None:
        if folder is None or self._demo:
            return None
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            self._notes.append(errands.not_saved(error.strerror or str(error)))
            return None
        self._lock = QLockFile(str(folder / "match.lock"))
        self._lock.setStaleLockTime(0)
        taken = QLockFile.LockError.LockFailedError
        # A lock that names nobody was left by a crash: nobody holds it.
        if not self._lock.tryLock(0) and self._lock.getLockInfo()[0] == 0:
            self._lock.removeStaleLockFile()
            self._lock.tryLock(0)
        if self._lock.error() == taken:
            self._notes.append(errands.second_copy())
            return None
        return Journal(folder)

    def _connect(self) -> None:
        self.host.laid_out.connect(self._laid_out)
        self.host.not_saved.connect(lambda why: self.note(errands.not_saved(why)))
        self.table.view.first_seen.connect(qt_start.release_collector)
        self.croupier.match_wanted.connect(self._next_match)
        self.croupier.hand_shown.connect(self._entry_shown)
        self.clock.ticked.connect(self._show_time)
        self.clock.up.connect(self._time_up)
        self.clock.minute.connect(self._note_time)
        self.window.closing.connect(self._note_time)
        self.window.sheet_wanted.connect(self._keep_sheet)

    def start(self, path: Path | None = None, preset: str | None = None) -> None:
        """Lays out a match - the one in ``path``, a new one under ``preset``, or the one left
        last - and shows the window."""
        self.window.show_sheet(self.settings.sheet)
        aside = self.host.resume()
        if aside is not None:
            self._notes.append(errands.set_aside(aside.damage, str(aside.kept)))
        opened = path is not None and self.open_file(path)
        if path is None and preset is not None:
            self.begin(PRESETS[preset])
        elif not self.host.begun:
            self.begin(PRESETS[self.settings.preset])
        elif not opened:
            self._laid_out()
        self.window.show()
        self.machine.start()
        if self._notes:
            QTimer.singleShot(0, self._tell_notes)

    # --- matches --------------------------------------------------------------------------

    def begin(self, rules: MoonRules, seed: int | None = None) -> None:
        """Begins a new match with the players of the preferences."""
        self.host.begin(
            self._attended(
                Header(
                    game="moon",
                    rules=rules.to_record(),
                    seats=seated(self.settings, rules.seats),
                    seed=any_seed() if seed is None else seed,
                    created=time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
                    app=f"moon-desktop {__version__}",
                )
            )
        )

    def _attended(self, header: Header) -> Header:
        """A demo has no persons at its table."""
        return without_people(header, FALLBACK) if self._demo else header

    def _next_match(self) -> None:
        if self._demo:
            self.begin(self.host.match.rules)
        else:
            self.commands.new_match()

    def open_file(self, path: Path) -> bool:
        """Goes on with the match in ``path``, or says why it cannot; then nothing changed."""
        try:
            reading = read_record(path)
        except Damage as damage:
            self.note(errands.cannot_open(path.name, damage))
            return False
        except OSError as error:
            self.note(errands.cannot_read(path.name, error))
            return False
        self.host.take_up(reading._replace(header=self._attended(reading.header)))
        return True

    def save_copy(self, path: Path) -> bool:
        """Writes the match as it stands to ``path``, or says why it cannot."""
        lines = (header_line(self.host.header), *map(entry_line, self.host.entries))
        try:
            write_record(path, lines)
        except OSError as error:
            self.note(errands.cannot_write(path.name, error))
            return False
        return True

    def _laid_out(self) -> None:
        self.croupier.lay_out(shown_names(self.host.header))
        self._set_clock()

    # --- the clock ------------------------------------------------------------------------

    def _set_clock(self) -> None:
        """A timed match has a clock (M6.3); it goes on from what was last noted."""
        self.clock.stop()
        ledger, over = self.host.match.ledger, self.host.match.over
        self.window.setWindowTitle(errands.title())
        if ledger.terms.kind != "timed" or over:
            return
        if ledger.time_up:
            self._show_time(0)
        else:
            self.clock.start(ledger.terms.length * 60, self.host.seconds_played)

    def _entry_shown(self, entry: Entry) -> None:
        if isinstance(entry, HandOver):
            self._note_time()
        elif isinstance(entry, MatchOver):
            self._set_clock()

    def _note_time(self) -> None:
        # The line that ends a match stays the last.
        if self.clock.running and not self.host.match.over:
            self.host.note(Note("clock", elapsed=self.clock.elapsed))

    def _show_time(self, left: int) -> None:
        self.window.setWindowTitle(errands.time_left(left))

    def _time_up(self) -> None:
        if self.host.match.over or self.host.time_up():
            self._note_time()
            self.clock.stop()

    def undo(self) -> None:
        """Takes the person's last choice back; the clock of a timed match runs on."""
        self._note_time()
        self.host.undo()

    # --- preferences ----------------------------------------------------------------------

    def change_settings(self, chosen: Settings) -> None:
        """Keeps ``chosen`` and lets it hold at once, names and levels also in this match."""
        header = self.host.header
        seats = reseated(header, self.host.viewer, self.settings, chosen)
        self.keep(chosen)
        self._apply_settings()
        if seats != header.seats and not self._demo:
            self._note_time()
            self.host.reseat(header.with_seats(seats))

    def _apply_settings(self) -> None:
        pace = TEMPI[self.settings.pace] if self._pace is None else self._pace
        self.table.set_tempo(pace)
        self.window.set_motion(pace.motion)

    def keep(self, chosen: Settings) -> None:
        """Keeps ``chosen`` for good, where it can be written."""
        self.settings = chosen
        if not settings.save(self._store, chosen):
            _log.warning("the preferences could not be written")
            if not self._told_of_store:
                self._told_of_store = True
                self.note(errands.preferences_not_kept())

    def _keep_sheet(self, shown: bool) -> None:
        self.keep(self.settings._replace(sheet=shown))

    # --- notes ----------------------------------------------------------------------------

    def note(self, words: str) -> None:
        """Says something that has to be read."""
        self._notes.append(words)
        if self.window.isVisible():
            # Not at once: a box waits for an answer, and what it tells of may be half done.
            QTimer.singleShot(0, self._tell_notes)

    def _tell_notes(self) -> None:
        notes, self._notes = self._notes, []
        if notes:
            self.window.tell(errands.title(), "\n\n".join(notes))

    def tell_of_error(self) -> None:
        """Something went wrong inside: says so once, and that nothing is lost."""
        if not self._told_of_error:
            self._told_of_error = True
            self.note(errands.went_wrong(log.NAME))


def option_choices() -> dict[str, tuple[str, ...]]:
    """What the options with a fixed set of values may be."""
    levels = tuple(LEVELS)
    return {
        "left_level": levels,
        "across_level": levels,
        "right_level": levels,
        "pace": settings.PACES,
        "preset": tuple(PRESETS),
    }


def run(path: Path | None, preset: str | None, demo: bool) -> int:
    """Opens the table and returns the exit status when it is closed; 2 without a screen."""
    from moon_desktop.display import reachable

    if not reachable():
        print(errands.no_display(), file=sys.stderr)
        return 2
    import platformdirs

    app = QApplication(sys.argv[:1])
    app.setApplicationName("moon-desktop")
    app.setApplicationDisplayName("Moon Desktop")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("moon-desktop")
    app.setWindowIcon(app_icon())
    data = Path(platformdirs.user_data_dir("moon-desktop", False))
    config = Path(platformdirs.user_config_dir("moon-desktop", False))
    log.keep(data)
    program = MoonDesktop(data, settings.file_at(config), demo=demo)
    log.catch(program.tell_of_error)
    # Ctrl+C in the terminal ends the program at once: the match on disk is always whole.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    program.start(path, preset)
    return app.exec()
