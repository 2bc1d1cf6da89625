"""Builds the parts of the program and connects them; holds what belongs to none of them."""

from __future__ import annotations

import logging
import time
from collections.abc import Collection
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QObject, QSettings

from moon_desktop import __version__, log, qt_start, settings
from moon_desktop.commands import Commands
from moon_desktop.croupier import Croupier
from moon_desktop.engine.reading import Damage
from moon_desktop.engine.record import Header, SeatName, entry_line, header_line
from moon_desktop.games.moon_rules import PRESETS, MoonRules
from moon_desktop.host import Host
from moon_desktop.journal import Journal
from moon_desktop.journal_lock import JournalLock
from moon_desktop.look.theme import EVENING
from moon_desktop.notes import Notes
from moon_desktop.paces import tempo_of, thinking_of
from moon_desktop.players.levels import LEVELS, SEATABLE
from moon_desktop.record_file import read_record, write_record
from moon_desktop.seating import reseated, seated, shown_names, without_people
from moon_desktop.seeds import any_seed
from moon_desktop.settings import Settings
from moon_desktop.table import tempo
from moon_desktop.table.table import Table
from moon_desktop.table.tempo import Tempo
from moon_desktop.timekeeper import Timekeeper
from moon_desktop.windows import actions
from moon_desktop.windows.main_window import MainWindow
from moon_desktop.windows.score_model import ScoreModel
from moon_desktop.wording import errands

if TYPE_CHECKING:
    from moon_desktop.rules_shelf import RulesShelf
    from moon_desktop.side_match import SideMatch

_log = logging.getLogger(__name__)

FALLBACK = "casual"


class MoonDesktop(QObject):
    """The program: one window, one match.

    ``folder`` is where the journal is kept, None to play unsaved; ``store`` holds the
    preferences; ``pace`` overrides theirs. ``lock`` is that of the folder, where it was tried
    for already.
    """

    def __init__(
        self,
        folder: Path | None,
        store: QSettings,
        *,
        demo: bool = False,
        pace: Tempo | None = None,
        lock: JournalLock | None = None,
    ) -> None:
        super().__init__()
        self._store = store
        self._demo = demo
        self._pace = pace
        self._told_of_error = False
        self._told_of_store = False
        self.settings, damaged = settings.load(store, option_choices())
        self._lock = lock
        self.host = Host(self._journal(folder), LEVELS, FALLBACK, self)
        self.table = Table(EVENING, self)
        self.scores = ScoreModel(MoonRules(), self)
        self.window = MainWindow(EVENING, self.table.view, self.scores)
        self.window.setWindowTitle(errands.title())
        self.notes = Notes(self.window)
        if damaged:
            self.note(errands.options_reset(damaged))
        if self._lock is not None and (holder := self._lock.holder) is not None:
            self.note(errands.second_copy(holder.computer, str(self._lock.path)))
        self.croupier = Croupier(self.host, self.table, self.scores, self.window, self)
        self.croupier.endless = demo
        self.machine = self.croupier.machine
        self.time = Timekeeper(self.host, self)
        self.commands = Commands(self, self.window)
        self._connect()
        self._apply_settings()

    @cached_property
    def shelf(self) -> RulesShelf:
        """The person's own sets of house rules, kept beside the preferences."""
        from moon_desktop.rules_shelf import RulesShelf

        return RulesShelf(Path(self._store.fileName()).parent)

    def _journal(self, folder: Path | None) -> Journal | None:
        if folder is None or self._demo:
            return None
        if self._lock is None:
            self._lock = JournalLock(folder)
            self._lock.take()
        return None if self._lock.holder is not None else Journal(folder, self._lock.insist)

    def _connect(self) -> None:
        self.host.laid_out.connect(self._laid_out)
        self.host.not_saved.connect(lambda error: self.note(errands.not_saved(error)))
        self.table.view.first_seen.connect(qt_start.release_collector)
        self.croupier.match_wanted.connect(self._next_match)
        self.croupier.entry_shown.connect(self.time.shown)
        self.time.left.connect(self.window.bar.show_clock)
        self.window.closing.connect(self.time.note)
        self.window.closing.connect(self._keep_place)
        self.window.closing.connect(self.host.stop_thinking)
        self.window.sheet_wanted.connect(self._keep_sheet)

    def start(self, path: Path | None = None, preset: str | None = None) -> None:
        """Lays out a match - the one in ``path``, a new one under ``preset``, or the one left
        last - and shows the window."""
        self.window.show_sheet(self.settings.sheet)
        self.window.put_back(QByteArray.fromHex(self.settings.place.encode()))
        aside = self.host.resume()
        opened = path is not None and self.open_file(path)
        if isinstance(aside, OSError):
            self.note(errands.cannot_take_up(aside, another=not opened))
        elif aside is not None:
            self.note(errands.set_aside(aside.damage, str(aside.kept), another=not opened))
        if path is None and preset is not None:
            self.begin(PRESETS[preset])
        elif not self.host.begun:
            self.begin(self.settings.rules)
        elif not opened:
            self._laid_out()
        self.window.show()
        self.machine.start()
        self.notes.tell_soon()

    # --- matches --------------------------------------------------------------------------

    def begin(
        self,
        rules: MoonRules,
        seed: int | None = None,
        seats: tuple[SeatName, ...] | None = None,
    ) -> None:
        """Begins a new match, with the players of the preferences unless ``seats`` are given."""
        self.host.begin(
            self._attended(
                Header(
                    game="moon",
                    rules=rules.to_record(),
                    seats=seated(self.settings, rules.seats) if seats is None else seats,
                    seed=any_seed() if seed is None else seed,
                    created=time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
                    app=f"moon-desktop {__version__}",
                )
            )
        )

    def begin_beside(self, step: int) -> None:
        """Begins a match like this one with the deal number ``step`` further, if there is one."""
        number = self.host.number_beside(step)
        if number is not None:
            self.begin(self.host.match.rules, number, self.host.header.seats)

    def _attended(self, header: Header) -> Header:
        """A demo has no persons at its table."""
        return without_people(header, FALLBACK) if self._demo else header

    def _next_match(self) -> None:
        if self.host.side is not None:
            self.host.come_back()
        elif self._demo:
            self.begin(self.host.match.rules)
        else:
            self.commands.new_match()

    def open_file(self, path: Path) -> bool:
        """Goes on with the match in ``path``, or says why it cannot; then nothing changed."""
        try:
            reading = read_record(path)
        except Damage as damage:
            self.note(self._no_record(path, damage))
            return False
        except OSError as error:
            self.note(errands.cannot_read(path.name, error))
            return False
        self.host.take_up(reading._replace(header=self._attended(reading.header)))
        return True

    def _no_record(self, path: Path, damage: Damage) -> str:
        """Why ``path`` cannot be opened; house rules are files of this program, too."""
        from moon_desktop.rules_file import holds_rules
        from moon_desktop.wording.rules_files import opened_as_record

        if holds_rules(path):
            return opened_as_record(path.name)
        return errands.cannot_open(path.name, damage)

    def save_copy(self, path: Path) -> bool:
        """Writes the match as it stands to ``path``, or says why it cannot; what is played beside
        it is written nowhere."""
        header, entries = self.host.own
        lines = (header_line(header), *map(entry_line, entries))
        try:
            write_record(path, lines)
        except OSError as error:
            self.note(errands.cannot_write(path.name, error))
            return False
        return True

    def _laid_out(self) -> None:
        header = self.host.header
        side = self.host.side
        self.window.setWindowTitle(
            errands.match_title(header.seed)
            if side is None
            else errands.side_title(side.hand, retry=side.retry)
        )
        self.window.actions_[actions.RETURN].setEnabled(side is not None)
        self.window.bar.show_return(side is not None)
        self.croupier.lay_out(shown_names(header))
        self.time.set_clock()

    def step_aside(self, side: SideMatch) -> None:
        """Plays ``side`` at the table; the match waits, and its clock with it."""
        self.time.note()
        self.host.step_aside(side)

    # --- taking back ----------------------------------------------------------------------

    def undo(self, steps: int = 1) -> None:
        """Takes back so many choices of persons; the clock of a timed match runs on."""
        self.time.note()
        self.host.undo(steps)

    def play_again(self) -> None:
        """Goes back to the deal of the hand; the clock of a timed match runs on."""
        self.time.note()
        self.host.play_again()

    # --- preferences ----------------------------------------------------------------------

    def change_settings(self, chosen: Settings) -> None:
        """Keeps ``chosen`` and lets it hold at once, names and players also in this match, but
        house rules in the next."""
        header, _ = self.host.own
        seats = reseated(header, self.settings, chosen)
        sheet = self.settings.sheet
        self.keep(chosen)
        self._apply_settings()
        if chosen.sheet != sheet:
            self.window.show_sheet(chosen.sheet)
            self.window.rearranged.emit()
        if seats != header.seats and not self._demo:
            self.host.come_back()
            self.time.note()
            self.host.reseat(header.with_seats(seats))

    def _apply_settings(self) -> None:
        pace, thinking = tempo_of(self.settings), thinking_of(self.settings)
        if self._pace is not None:
            pace, thinking = self._pace, self._pace.holding(tempo.THINKING)
        self.croupier.set_pace(pace, thinking)
        self.host.limit_thinking(float(self.settings.expert_seconds))
        self.window.set_motion(pace.motion)
        self.window.actions_.set_keys(dict(self.settings.keys))

    def keep(self, chosen: Settings) -> None:
        """Keeps ``chosen`` for good, where it can be written."""
        self.settings = chosen
        if not settings.save(self._store, chosen):
            _log.warning("the preferences could not be written")
            if not self._told_of_store:
                self._told_of_store = True
                self.note(errands.preferences_not_kept())

    def _keep_place(self) -> None:
        place = bytes(self.window.saveGeometry().data()).hex()
        if place != self.settings.place:
            # Without a word: a box would keep the program open whose window has gone.
            self.settings = self.settings._replace(place=place)
            if not settings.save(self._store, self.settings):
                _log.info("the place of the window could not be kept")

    def _keep_sheet(self, shown: bool) -> None:
        self.keep(self.settings._replace(sheet=shown))

    # --- notes ----------------------------------------------------------------------------

    def note(self, words: str) -> None:
        """Says something that has to be read."""
        self.notes.add(words)

    def unlock(self) -> None:
        """Lets another copy of the program keep the match from now on."""
        if self._lock is not None:
            self._lock.unlock()

    def tell_of_error(self) -> None:
        """Something went wrong inside: says so once, and that nothing is lost."""
        if not self._told_of_error:
            self._told_of_error = True
            self.note(errands.went_wrong(log.NAME))


def option_choices() -> dict[str, Collection[str]]:
    """What the options with a fixed set of values may be, where that is not settled by them."""
    places = ("your_player", "left_player", "across_player", "right_player")
    return {**dict.fromkeys(places, SEATABLE), "keys": tuple(actions.NAMES)}
