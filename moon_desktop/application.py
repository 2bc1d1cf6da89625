"""Builds the parts of the window and connects them; the only file that knows them all."""

from __future__ import annotations

import logging
import secrets
import sys
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QLockFile, QObject, QSettings, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from moon_desktop import __version__, log, settings
from moon_desktop.engine.entries import Choice, Exchange, HandOver, Note, Play
from moon_desktop.engine.illegal import Illegal
from moon_desktop.engine.reading import Damage
from moon_desktop.engine.record import HUMAN, Header, SeatName
from moon_desktop.games.moon_rules import PRESETS, MoonRules
from moon_desktop.host import Host
from moon_desktop.icon import app_icon
from moon_desktop.journal import Journal
from moon_desktop.look.theme import EVENING
from moon_desktop.match_clock import MatchClock
from moon_desktop.phase_machine import PhaseMachine, resting
from moon_desktop.players.levels import LEVELS
from moon_desktop.record_file import read_record
from moon_desktop.settings import Settings
from moon_desktop.table import tempo
from moon_desktop.table.playback import Step
from moon_desktop.table.table import Table
from moon_desktop.table.tempo import Tempo
from moon_desktop.windows import actions
from moon_desktop.windows.main_window import MainWindow
from moon_desktop.windows.score_model import ScoreModel
from moon_desktop.wording import errands, table_talk
from moon_desktop.wording.refusals import refusal

_log = logging.getLogger(__name__)

FALLBACK = "casual"
TEMPI = {
    "relaxed": Tempo(1.4, 1.4),
    "normal": Tempo(),
    "fast": Tempo(0.6, 0.5),
    "instant": tempo.AT_ONCE,
}
_ROOM_FOR_ALL_KEYS = 860
"""Px a panel with every key may need."""

DEMO_HOLD = 2600
"""Ms a result is left to be read when nobody is there to go on."""


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
        self._read = False
        self._told_of_error = False
        self._offered: tuple[Play, ...] = ()
        self.settings, damaged = settings.load(store, option_choices())
        self._notes = [errands.options_reset(damaged)] if damaged else []
        self._lock: QLockFile | None = None
        self.host = Host(self._journal(folder), LEVELS, FALLBACK, self)
        self.table = Table(EVENING, self)
        self.scores = ScoreModel(MoonRules(), self)
        self.window = MainWindow(EVENING, self.table.view, self.scores)
        self.window.setWindowTitle("Moon Desktop")
        self.machine = PhaseMachine(self)
        self.clock = MatchClock(self)
        self._thinking = QTimer(self)
        self._thinking.setSingleShot(True)
        self._demo_timer = QTimer(self)
        self._demo_timer.setSingleShot(True)
        self._connect()
        self._apply_settings()

    # --- building -------------------------------------------------------------------------

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
        if not self._lock.tryLock(0) and self._lock.error() == QLockFile.LockError.LockFailedError:
            self._notes.append(errands.second_copy())
            return None
        return Journal(folder)

    def _connect(self) -> None:
        host, table, machine, window = self.host, self.table, self.machine, self.window
        host.laid_out.connect(self._laid_out)
        host.happened.connect(self._happened)
        host.not_saved.connect(lambda why: self._note(errands.not_saved(why)))
        table.resized.connect(self._arrange)
        table.tile_chosen.connect(self._tile_chosen)
        table.tile_refused.connect(self._tile_refused)
        table.looked_at.connect(self._looked_at)
        table.key_pressed.connect(self._key)
        table.shown.connect(self._shown)
        table.caught_up.connect(self._decide)
        window.rearranged.connect(self._arrange)
        window.panel.chosen.connect(self._act)
        window.card.go_on.connect(self._go_on)
        machine.started.connect(self._decide)
        machine.pace["asking"].entered.connect(self._ask)
        machine.pace["asking"].exited.connect(self._stop_asking)
        machine.pace["thinking"].entered.connect(self._begin_thinking)
        machine.pace["thinking"].exited.connect(self._thinking.stop)
        self._thinking.timeout.connect(host.think)
        self._demo_timer.timeout.connect(self._go_on)
        self.clock.ticked.connect(self._show_time)
        self.clock.up.connect(self._time_up)
        window.closing.connect(self._note_time)
        for name, task in (
            (actions.NEW, self._new_match),
            (actions.OPEN, self._open),
            (actions.SAVE, self._save_copy),
            (actions.PREFERENCES, self._preferences),
            (actions.QUIT, window.close),
            (actions.UNDO, host.undo),
            (actions.LAST_TRICK, self._last_trick),
            (actions.RULES, lambda: self._help("rules.md")),
            (actions.PLAYING, lambda: self._help("play.md")),
            (actions.FORMAT, lambda: self._help("record-format.md")),
            (actions.ABOUT, self._about),
        ):
            window.actions_[name].triggered.connect(lambda _=False, task=task: task())
        window.sheet_wanted.connect(self._keep_sheet)

    def start(self, path: Path | None = None, preset: str | None = None) -> None:
        """Lays out a match - the one in ``path``, a new one under ``preset``, or the one left
        last - and shows the window."""
        self.window.show_sheet(self.settings.sheet)
        aside = self.host.resume()
        if aside is not None:
            self._notes.append(errands.set_aside(aside.damage, str(aside.kept)))
        if path is not None:
            self.open_file(path)
        elif preset is not None:
            self.begin(PRESETS[preset])
        if not self.host.begun:
            self.begin(PRESETS[self.settings.preset])
        elif path is None and preset is None:
            self._laid_out()
        self.window.show()
        self.machine.start()
        if self._notes:
            QTimer.singleShot(0, self._tell_notes)

    # --- matches --------------------------------------------------------------------------

    def begin(self, rules: MoonRules, seed: int | None = None) -> None:
        """Begins a new match with the players of the preferences."""
        seats = self._seats(rules.seats)
        self.host.begin(
            Header(
                game="moon",
                rules=rules.to_record(),
                seats=seats,
                seed=secrets.randbelow(2**31) if seed is None else seed,
                created=datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
                app=f"moon-desktop {__version__}",
            )
        )

    def _seats(self, count: int) -> tuple[SeatName, ...]:
        chosen = self.settings
        you = SeatName(chosen.your_name or table_talk.you(), FALLBACK if self._demo else HUMAN)
        left = SeatName(chosen.left_name, chosen.left_level)
        across = SeatName(chosen.across_name, chosen.across_level)
        right = SeatName(chosen.right_name, chosen.right_level)
        return (you, left, right) if count == 3 else (you, left, across, right)

    def open_file(self, path: Path) -> bool:
        """Goes on with the match in ``path``, or says why it cannot; then nothing changed."""
        try:
            reading = read_record(path)
        except Damage as damage:
            self._note(errands.cannot_open(path.name, damage))
            return False
        except OSError as error:
            self._note(errands.cannot_read(path.name, error))
            return False
        self.host.take_up(reading)
        return True

    def _names(self) -> tuple[str, ...]:
        return tuple(
            settings.clean_name(seat.name) or errands.nameless(number)
            for number, seat in enumerate(self.host.header.seats)
        )

    # --- the match goes on ----------------------------------------------------------------

    def _laid_out(self) -> None:
        self._read = False
        self._offered = ()
        self.window.panel.withdraw()
        self.window.card.withdraw()
        self._demo_timer.stop()
        self.table.playback.clear()
        self.scores.set_match(self.host.match.rules, self._names(), self.host.entries)
        self._arrange()
        self.table.lay_out(self.host.sight, self._names())
        self._set_clock()
        self.machine.watch()
        self._decide()

    def _happened(self, entry: object, before: object, after: object) -> None:
        self._read = False
        self.machine.watch()
        self.table.add(Step(entry, before, after))  # type: ignore[arg-type]

    def _shown(self, step: Step) -> None:
        self.scores.append(step.entry)
        if isinstance(step.entry, HandOver):
            self._note_time()

    def _set_clock(self) -> None:
        """A timed match has a clock (M6.3); it goes on from what was last noted."""
        self.clock.stop()
        self.window.setWindowTitle("Moon Desktop")
        ledger = self.host.match.ledger
        if ledger.terms.kind == "timed" and not ledger.time_up and not self.host.match.over:
            self.clock.start(ledger.terms.length * 60, self.host.seconds_played)

    def _note_time(self) -> None:
        if self.clock.running:
            self.host.note(Note("clock", elapsed=self.clock.elapsed))

    def _show_time(self, left: int) -> None:
        self.window.setWindowTitle(errands.time_left(left))

    def _time_up(self) -> None:
        if self.host.match.over or self.host.time_up():
            self.clock.stop()

    def _decide(self) -> None:
        """Goes on from where the table has come to rest."""
        if not self.machine.running or self.table.playback.busy:
            return
        phase, pace = resting(self.host.sight, self.host.people, self._read)
        self.machine.rest(phase, pace)
        self._refresh()
        if phase in ("draw", "deal"):
            self.host.deal(secrets.randbelow(2**31))

    def _refresh(self) -> None:
        self.window.actions_[actions.UNDO].setEnabled(self.host.can_undo())
        self.window.actions_[actions.LAST_TRICK].setEnabled(bool(self.host.sight.tricks))

    def _begin_thinking(self) -> None:
        if self.host.match.turn is None or self.host.match.turn in self.host.people:
            return
        self._thinking.start(self.table.playback.tempo.holding(tempo.THINKING))

    def _ask(self) -> None:
        sight = self.host.sight
        if sight.phase in ("deal", "over"):
            self._show_result()
            return
        self.window.panel.zoom = self.table.stage.zoom
        self.table.ask()
        if self.window.panel.offer(sight, self._narrow()):
            self._place_overlays()
            self.window.panel.keys[0].setFocus()
        self.table.view.setFocus()

    def _stop_asking(self) -> None:
        self.table.picking.disable()
        self.window.panel.withdraw()
        self.window.card.withdraw()

    def _narrow(self) -> bool:
        """Whether keys that are not open are left out, for want of room."""
        return self.window.stage_width < _ROOM_FOR_ALL_KEYS * self.table.stage.zoom

    def _show_result(self) -> None:
        told = errands.result(self.host.sight, self._names(), self.host.entries)
        self.window.card.zoom = self.table.stage.zoom
        self.window.card.tell(*told)
        self._place_overlays()
        if self._demo:
            self._demo_timer.start(self.table.playback.tempo.holding(DEMO_HOLD))

    def _go_on(self) -> None:
        if not self.machine.asking:
            return
        self.window.card.withdraw()
        if self.host.match.over:
            if self._demo:
                self.begin(self.host.match.rules)
            else:
                self._new_match()
            return
        self._read = True
        self._decide()

    # --- choices --------------------------------------------------------------------------

    def _tile_chosen(self, tile: str) -> None:
        choices = tuple(
            choice
            for choice in self.host.sight.legal
            if (isinstance(choice, Play) and choice.tile == tile)
            or (isinstance(choice, Exchange) and choice.discard == tile)
        )
        if len(choices) == 1:
            self._act(choices[0])
        elif choices:
            self._offered = tuple(choice for choice in choices if isinstance(choice, Play))
            self.table.scene.settle(self.host.sight)
            self.window.panel.offer_ends(self._offered)
            self._place_overlays()
            self.table.say(table_talk.name_an_end(tile))

    def _tile_refused(self, tile: str) -> None:
        self._explain(tile)

    def _looked_at(self, tile: str | None) -> None:
        self.table.describe(tile)

    def _explain(self, tile: str) -> None:
        """Says why ``tile`` cannot be played or laid away now."""
        sight = self.host.sight
        widow = sight.phase == "widow"
        choice = Exchange(sight.seat, tile) if widow else Play(sight.seat, tile)
        illegal = self.host.refusal(choice)
        if illegal is not None:
            self.table.say(refusal(illegal, self._names(), sight.seat))

    def _act(self, choice: Choice) -> None:
        if not self.machine.asking or self.table.playback.busy:
            return
        self.table.picking.disable()
        self.window.panel.withdraw()
        try:
            self.host.act(choice)
        except Illegal as illegal:
            _log.warning("a choice that was offered is illegal: %s", illegal)
            self.table.say(refusal(illegal, self._names(), self.host.viewer))
            self._decide()

    def _key(self, event: QKeyEvent) -> None:
        panel, card = self.window.panel, self.window.card
        if panel.take_key(event):
            event.accept()
        elif card.isVisible() and card.key is not None and event.text() in ("\r", " "):
            card.key.click()
            event.accept()

    # --- commands -------------------------------------------------------------------------

    def _new_match(self) -> None:
        from moon_desktop.windows.new_match import NewMatch

        dialog = NewMatch(self.settings, tuple(LEVELS), self.window)
        dialog.begun.connect(self._begin_chosen)
        dialog.rejected.connect(self._decide)
        dialog.open()

    def _begin_chosen(self, chosen: Settings, seed: int | None) -> None:
        self._keep(chosen)
        self.begin(PRESETS[chosen.preset], seed)

    def _open(self) -> None:
        from moon_desktop.windows.files import ask_to_open

        ask_to_open(self.window, self.host.folder, self.open_file)

    def _save_copy(self) -> None:
        from moon_desktop.windows.files import ask_to_save

        ask_to_save(self.window, self.save_copy)

    def save_copy(self, path: Path) -> bool:
        """Writes the match as it stands to ``path``, or says why it cannot."""
        from moon_desktop.engine.record import entry_line, header_line
        from moon_desktop.record_file import write_record

        lines = (header_line(self.host.header), *map(entry_line, self.host.entries))
        try:
            write_record(path, lines)
        except OSError as error:
            self._note(errands.cannot_write(path.name, error))
            return False
        return True

    def _preferences(self) -> None:
        from moon_desktop.windows.preferences import Preferences

        dialog = Preferences(self.settings, tuple(LEVELS), self.window)
        dialog.chosen.connect(self._change_settings)
        dialog.open()

    def _change_settings(self, chosen: Settings) -> None:
        self._keep(chosen)
        self._apply_settings()
        header = self.host.header
        seats = self._seats(len(header.seats))
        taken_up = tuple(
            now if old.player != HUMAN or now.player == HUMAN else old
            for old, now in zip(header.seats, seats, strict=True)
        )
        if taken_up != header.seats and not self._demo:
            self.host.reseat(header.with_seats(taken_up))

    def _apply_settings(self) -> None:
        pace = TEMPI[self.settings.pace] if self._pace is None else self._pace
        self.table.set_tempo(pace)
        self.window.pad.motion = pace.motion

    def _keep(self, chosen: Settings) -> None:
        self.settings = chosen
        if not settings.save(self._store, chosen):
            _log.warning("the preferences could not be written")

    def _keep_sheet(self, shown: bool) -> None:
        self._keep(replace(self.settings, sheet=shown))

    def _last_trick(self) -> None:
        sight = self.host.sight
        if not sight.tricks or self.table.playback.busy:
            return
        trick = sight.tricks[-1]
        words = errands.last_trick(self._names()[trick.taker], trick.taker == sight.seat)
        self.table.show_last(trick, words)

    def _help(self, page: str) -> None:
        from moon_desktop.windows.help_window import HelpWindow

        HelpWindow.show_page(page, self.window)

    def _about(self) -> None:
        self.window.tell(errands.about_title(), errands.about(__version__))

    # --- notes and places -----------------------------------------------------------------

    def _note(self, words: str) -> None:
        self._notes.append(words)
        if self.window.isVisible():
            self._tell_notes()

    def _tell_notes(self) -> None:
        notes, self._notes = self._notes, []
        for words in notes:
            self.window.tell("Moon Desktop", words)

    def tell_of_error(self) -> None:
        """Something went wrong inside: says so once, and that nothing is lost."""
        if not self._told_of_error:
            self._told_of_error = True
            self._note(errands.went_wrong(log.NAME))

    def _arrange(self) -> None:
        if self.table.view.width() < 50:
            return
        self.window.place_pad()
        seats = self.host.match.rules.seats if self.host.begun else 3
        self.table.arrange(self.window.stage_width, seats)
        self._place_overlays()

    def _place_overlays(self) -> None:
        stage = self.table.stage
        self.window.place_panel(stage.width / 2, stage.panel_bottom)
        self.window.place_card(stage.disc[0], stage.disc[1] + 16)


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
    program.start(path, preset)
    return app.exec()
