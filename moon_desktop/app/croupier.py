"""Leads the play at the table: shows what happened, then asks a person or lets a player think."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from moon_desktop.app.inquiry import Inquiry
from moon_desktop.app.memory.honours import HonourRoom
from moon_desktop.app.memory.memory import Memory
from moon_desktop.app.parts import Parts
from moon_desktop.app.phase_machine import CHANCE, PhaseMachine, resting
from moon_desktop.app.running_match import ended
from moon_desktop.engine.entries import Choice, Dealt, Entry, HandEnd, Note
from moon_desktop.engine.illegal import Illegal
from moon_desktop.engine.record import HUMAN, Header
from moon_desktop.engine.sight import Sight, trick_finished
from moon_desktop.engine.tricks import Trick
from moon_desktop.players.levels import tempered
from moon_desktop.seeds import any_seed
from moon_desktop.table import tempo
from moon_desktop.table.playback import Step
from moon_desktop.table.portrait import Sitter
from moon_desktop.table.tempo import Tempo
from moon_desktop.windows.main import actions
from moon_desktop.words import computer_players
from moon_desktop.words.language import tr

_log = logging.getLogger(__name__)

_PLAYED_OUT: Final = (0.5, 0.3)
"""What scales movements and pauses while a hand whose rest is certain is played out."""

PONDERING: Final = 300
"""Ms of thinking after which it is shown who thinks."""


class Croupier(QObject):
    """Joins the host's match to the table. It holds no truth about the match itself."""

    match_wanted = Signal()
    """The match is over and the person wants another."""
    entry_shown = Signal(object)
    """An entry of which everything has been shown."""
    rested = Signal()
    """The table has come to rest, and it is clear what comes next."""

    def __init__(self, parts: Parts, parent: QObject) -> None:
        super().__init__(parent)
        self._host, self._thinker, self._table, self._window = parts
        self._last: Trick | None = None
        self._ended: tuple[int, ...] = ()
        """The hands of which the table has shown the end."""
        self.memory = Memory(self._host, self)
        """What was played here before."""
        self._honours = HonourRoom(self._host, self.memory, self)
        self.machine = PhaseMachine(self)
        self.inquiry = Inquiry(parts, self._honours, self.machine, self.claim, self)
        """What puts the question to a person."""
        self._pace = Tempo()
        self.consider = tempo.THINKING
        """Ms that a computer player takes for a choice at least."""
        self.objection: Callable[[Choice], bool] | None = None
        """Told of a choice that a person made; True where it is held back, to be chosen later as
        ``meant`` or not at all."""
        self.faces: Callable[[Header], Sequence[str]] = lambda header: ("",) * len(header.seats)
        """Whose face is seen at each seat of a match."""
        self._pondering = QTimer(self, singleShot=True, interval=PONDERING)
        self._connect()

    def _connect(self) -> None:
        host, table, machine = self._host, self._table, self.machine
        host.happened.connect(self._happened)
        host.noted.connect(self._noted)
        host.written.connect(table.playback.press_on)
        table.playback.shown.connect(self._shown)
        table.playback.caught_up.connect(self.decide)
        table.view.first_seen.connect(self._furnish)
        self.inquiry.chosen.connect(self.choose)
        self.inquiry.read_on.connect(self.go_on)
        machine.started.connect(self.decide)
        machine.entered.connect(self._enter)
        machine.left.connect(self._leave)
        self._pondering.timeout.connect(self._show_thinking)

    def set_pace(self, pace: Tempo, consider: int) -> None:
        """How fast everything goes from now on; computer players seem to ``consider`` for so
        many ms."""
        self._pace, self.consider = pace, consider
        self._set_tempo(quick=self.machine.pace == "playing out")

    def _enter(self, pace: str) -> None:
        match pace:
            case "covered":
                self._cover()
            case "thinking":
                self._begin_thinking()
            case "playing out":
                self._set_tempo(quick=True)

    def _leave(self, pace: str) -> None:
        match pace:
            case "covered":
                self._window.part_curtain()
            case "thinking":
                self._pondering.stop()
                self._table.show_thinking(None)
            case "playing out":
                self._set_tempo()

    def _set_tempo(self, *, quick: bool = False) -> None:
        pace = self._pace
        if quick:
            motion, hold = _PLAYED_OUT
            pace = pace._replace(motion=pace.motion * motion, hold=pace.hold * hold, trick=None)
        # Where nobody sits nobody clicks.
        there = self._host.begun and self._host.people
        self._table.set_tempo(pace if there else pace.unattended())

    # --- laying out -----------------------------------------------------------------------

    def lay_out(self) -> None:
        """Shows the host's match as it stands, at once, and goes on from there."""
        side = self._host.side
        self._thinker.prompter = None if side is None else side.prompter
        self.machine.watch()
        tricks = self._host.sight.tricks
        self._last = tricks[-1] if tricks else None
        self._ended = ended(self._host.entries)
        self.inquiry.by_itself.chose = False
        self._set_tempo()
        self._table.playback.clear()
        if self._window.furnished:
            self._write_scores()
        self._show_table(person=self._host.you is not None)
        self.show_sitters()
        self.decide()

    def _show_table(self, *, person: bool) -> None:
        host = self._host
        self._table.lay_out(host.game.show, host.sight, host.names, person, host.home)

    def _furnish(self) -> None:
        """The table has been seen: now what it was not kept waiting for."""
        self._write_scores()
        self._window.furnish()
        self.show_sitters()

    def _write_scores(self) -> None:
        """Writes the score sheet of the match as it is laid out."""
        # No first frame of a table has one.
        from moon_desktop.windows.score.model import folded

        host = self._host
        show, rules = host.game.show, host.match.rules
        sheet = folded(show, rules, host.names, host.seen, host.home, host.sight)
        self._window.scores.set_sheet(show, sheet)

    @property
    def finished(self) -> tuple[int, ...]:
        """The hands of the match that is on disk of which nothing is hidden any more, by number:
        its record may be ahead of what has been shown."""
        return self._ended if self._host.side is None else ended(self._host.own[1])

    def show_sitters(self) -> None:
        """Everybody at the table has a face, and computer players their strength."""
        header = self._host.header
        faces, seats = self.faces(header), self._host.match.rules.table
        seen = self._window.furnished
        self._thinker.tempers = tuple(map(computer_players.temper, faces))
        sitters = []
        for seat in seats.clockwise(self._host.viewer):
            pips, word = computer_players.strength(header.seats[seat].player)
            # The table is not kept waiting for the drawings of faces, nor for those who play.
            temper = self._temper(seat) if seen else None
            told = "" if temper is None else computer_players.temper_word(temper)
            sitters.append(Sitter(faces[seat] if seen else None, pips, word, temper or 0, told))
        self._table.furniture.seat(sitters)
        self._tell_players()

    def _temper(self, seat: int) -> int | None:
        """How a computer player bids; None for whoever knows no temper."""
        header = self._host.header
        knows = tempered(header.game, header.seats[seat].player)
        return self._thinker.tempers[seat] if knows else None

    def _tell_players(self) -> None:
        """On pointing at a computer player's plate it is told who that is."""
        if not self._window.furnished:
            # The table opens without it.
            return
        from moon_desktop.look.tips import tip_of

        seats = self._host.header.seats
        about = []
        for seat in self._host.match.rules.table.clockwise(self._host.viewer):
            level = seats[seat].player
            name, temper = self._host.names[seat], self._temper(seat) or 0
            words = "" if level == HUMAN else computer_players.about(name, level, temper)
            about.append(tip_of(words))
        self._table.furniture.tell_players(about)

    # --- the match goes on ----------------------------------------------------------------

    def _happened(self, entry: Entry, before: Sight, after: Sight) -> None:
        self._last = trick_finished(entry, before, after) or self._last
        if isinstance(entry, Dealt):
            self._last = None
        self.machine.watch()
        self._table.playback.add(Step(entry, before, after), self._host.on_disk)

    def _shown(self, step: Step) -> None:
        self._window.scores.append(step.entry, step.after)
        if isinstance(step.entry, HandEnd):
            self._ended = ended(self._host.entries)[: len(self._ended) + 1]
        self._honours.look_on(step.entry, self._window.scores.sheet)
        self.entry_shown.emit(step.entry)

    def _noted(self, note: Note) -> None:
        if self._window.furnished:
            # Else it is on the sheet with all that was before the table was seen.
            self._window.scores.append(note)

    def decide(self, *, read: bool = False) -> None:
        """Goes on from where the table has come to rest; asks again what was asked, as after a
        dialog that changed nothing. ``read``: the result of the last hand has been looked at."""
        if self._table.playback.busy or not self.machine.may_rest:
            return
        host = self._host
        phase, pace = resting(host.sight, host.people, host.absent, read)
        self.machine.rest(phase, pace)
        self._enable_actions(pace)
        if phase in CHANCE:
            host.deal(any_seed())

    def pause(self) -> None:
        """Nobody is dealt to or asked, and nobody thinks, until ``resume``."""
        self._thinker.stop()
        self.machine.pause()
        for name in (
            actions.UNDO, actions.REDO, actions.AGAIN, actions.HINT, actions.COUNTING,
            actions.CLAIM, actions.LAST_TRICK, actions.PAD,
        ):  # fmt: skip
            self._window.actions_[name].setEnabled(False)

    def resume(self) -> None:
        """Goes on from where it was paused."""
        self.machine.resume()
        self._window.actions_[actions.PAD].setEnabled(True)
        self.decide()

    def _enable_actions(self, pace: str) -> None:
        """Opens the commands that can be given now."""
        for name, opened in (
            (actions.UNDO, self._host.can_undo),
            (actions.REDO, self._host.can_redo),
            (actions.AGAIN, self._host.replayable),
            (actions.REVIEW, len(self.finished) > 0),
            (actions.HINT, pace == "asking" and bool(self._host.sight.legal)),
            (actions.COUNTING, pace != "covered" and self._host.you is not None),
            (actions.CLAIM, pace == "asking" and self._host.claimable),
            (actions.LAST_TRICK, self._last is not None and pace != "covered"),
        ):
            self._window.actions_[name].setEnabled(opened)
        self.rested.emit()

    # --- persons taking turns -------------------------------------------------------------

    def _cover(self) -> None:
        """Closes the curtain until the person in turn is there; nothing lies behind it that
        this person, or anybody else, might not see."""
        absent = self._host.absent
        assert absent is not None
        self._host.veil()
        self._show_table(person=False)
        self._window.close_curtain(self._host.names[absent], self._news())
        assert self._window.curtain.key is not None
        self._window.curtain.key.clicked.connect(self._come)

    def _news(self) -> str:
        """What the person who comes may have missed."""
        if self._last is None:
            return ""
        from moon_desktop.words.table import took_last

        return took_last(self._host.names, self._last.taker)

    def _come(self) -> None:
        """The person whom the curtain waits for is there, and sees the table from its seat."""
        absent = self._host.absent
        if absent is None or self.machine.pace != "covered":
            return
        self._host.sit(absent)
        self._show_table(person=True)
        self.show_sitters()
        self.decide()

    def _begin_thinking(self) -> None:
        turn = self._host.match.turn
        if turn is not None and turn not in self._host.people:
            self._thinker.think(self._host.header, self._host.match.sight(turn), self.consider)
            self._pondering.start()

    def _show_thinking(self) -> None:
        """Shows who thinks, unless the choice is made and only held back."""
        if self._thinker.busy:
            self._table.show_thinking(self._host.match.turn)

    def go_on(self) -> None:
        """The result has been read: the next hand is dealt, or another match wanted."""
        if not self.machine.reading:
            return
        if self._host.match.over or self._host.side is not None:
            self.match_wanted.emit()
        else:
            self.decide(read=True)

    # --- choices --------------------------------------------------------------------------

    def choose(self, choice: Choice, *, meant: bool = False) -> None:
        """Enters what the person chose who is asked now, unless somebody objects to what is not
        ``meant`` for certain."""
        if not self.machine.asking:
            return
        if not meant and self.objection is not None and self.objection(choice):
            return
        self.inquiry.by_itself.chose = True
        try:
            self._host.act(choice)
        except Illegal as illegal:
            _log.warning("a choice that was offered is illegal: %s", illegal)
            self.decide()
            self.inquiry.say_why(illegal)

    # --- claiming -------------------------------------------------------------------------

    def claim(self) -> None:
        """Plays out the hand, quickly, if its rest is certain or does not count, and a person is
        asked."""
        if self.machine.asking and self._host.claimable:
            self.machine.claim()
            try:
                self._host.claim()
            finally:
                self.machine.claimed()
            # At a tempo that knows no movement all has been shown already.
            self.decide()

    def show_last_trick(self) -> None:
        """Lays the last trick out again until the next input; asked again, takes it away."""
        if self._last is None or self._table.playback.busy or self._table.look_back.close():
            return
        words = tr("The last trick was yours")
        if self._last.taker != self._host.you:
            from moon_desktop.words.table import took_this

            words = took_this(self._host.names, self._last.taker)
        self._table.show_last(self._last, words)
