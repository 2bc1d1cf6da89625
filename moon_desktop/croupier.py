"""Leads the play at the table: shows what happened, then asks a person or lets a player think."""

from __future__ import annotations

import logging
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent

from moon_desktop.engine.entries import Choice, Deal, Entry, Exchange, Play
from moon_desktop.engine.illegal import Illegal
from moon_desktop.engine.sight import trick_finished
from moon_desktop.engine.tricks import Trick
from moon_desktop.games.moon_sight import MoonSight
from moon_desktop.host import Host, any_seed
from moon_desktop.phase_machine import PhaseMachine, resting
from moon_desktop.table import tempo
from moon_desktop.table.playback import Step
from moon_desktop.table.table import Table
from moon_desktop.table.tempo import Tempo
from moon_desktop.windows import actions
from moon_desktop.windows.main_window import MainWindow
from moon_desktop.windows.score_model import ScoreModel
from moon_desktop.wording import errands, table_talk

_log = logging.getLogger(__name__)

_ROOM_FOR_ALL_KEYS: Final = 860
"""Px a panel with every key may need."""

_NOT_FOR_KEYS: Final = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)

_PLAYED_OUT: Final = (0.5, 0.3)
"""What scales movements and pauses while a hand whose rest is certain is played out."""

RESULT_HOLD: Final = 2600
"""Ms a result is left to be read when nobody is there to go on."""


class Croupier(QObject):
    """Joins the host's match to the table. It holds no truth about the match itself."""

    match_wanted = Signal()
    """The match is over and the person wants another."""
    entry_shown = Signal(object)
    """An entry of which everything has been shown."""

    def __init__(
        self, host: Host, table: Table, scores: ScoreModel, window: MainWindow, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._host = host
        self._table = table
        self._scores = scores
        self._window = window
        self._names: tuple[str, ...] = ()
        self._read = False
        self._ends: tuple[Play, ...] = ()
        self._last: Trick | None = None
        self._offered: tuple[bool, float] | None = None
        self._pace = Tempo()
        self._consider = tempo.THINKING
        self._claimed = False
        self.machine = PhaseMachine(self)
        self._thinking = QTimer(self)
        self._thinking.setSingleShot(True)
        self._alone = QTimer(self)
        self._alone.setSingleShot(True)
        self._connect()

    def _connect(self) -> None:
        host, table, machine, window = self._host, self._table, self.machine, self._window
        host.happened.connect(self._happened)
        table.tile_chosen.connect(self._tile_chosen)
        table.tile_refused.connect(self._explain)
        table.looked_at.connect(table.describe)
        table.key_pressed.connect(self._key)
        table.shown.connect(self._shown)
        table.caught_up.connect(self._decide)
        table.resized.connect(self.arrange)
        table.view.first_seen.connect(window.furnish)
        window.rearranged.connect(self.arrange)
        window.choice_made.connect(self._act)
        window.curtain_parted.connect(self._come)
        window.went_on.connect(self._go_on)
        machine.started.connect(self._decide)
        machine.pace["asking"].entered.connect(self._ask)
        machine.pace["asking"].exited.connect(self._stop_asking)
        machine.pace["covered"].entered.connect(self._cover)
        machine.pace["covered"].exited.connect(window.part_curtain)
        machine.pace["thinking"].entered.connect(self._begin_thinking)
        machine.pace["thinking"].exited.connect(self._thinking.stop)
        self._thinking.timeout.connect(host.think)
        self._alone.timeout.connect(self._go_on)

    @property
    def _you(self) -> int | None:
        """The seat that is spoken to; None where only the computer plays, and where it is
        not known which of several persons reads."""
        return self._host.viewer if self._host.people and not self._host.veiled else None

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat as they are shown."""
        return self._names

    def set_pace(self, pace: Tempo, consider: int) -> None:
        """How fast everything goes from now on; computer players seem to ``consider`` for so
        many ms."""
        self._pace, self._consider = pace, consider
        self._set_tempo()

    def _set_tempo(self) -> None:
        # Where nobody sits nobody clicks.
        there = self._host.begun and self._host.people
        self._table.set_tempo(self._pace if there else self._pace.unattended())

    # --- laying out -----------------------------------------------------------------------

    def lay_out(self, names: tuple[str, ...]) -> None:
        """Shows the host's match as it stands, at once, and goes on from there."""
        self._names = names
        self._read = False
        tricks = self._host.sight.tricks
        self._last = tricks[-1] if tricks else None
        self._withdraw()
        self._alone.stop()
        self._set_tempo()
        self._table.playback.clear()
        self._scores.set_match(self._host.match.rules, names, self._host.seen)
        self.arrange()
        self._table.lay_out(self._host.sight, names, self._you is not None)
        self.machine.watch()
        self._decide()

    def arrange(self) -> None:
        """Puts everything in its place for the size that the window has now."""
        if self._table.view.width() < 50:
            return
        self._window.place_pad()
        self._window.place_curtain()
        seats = self._host.match.rules.seats if self._host.begun else 3
        self._table.arrange(self._window.stage_width, seats)
        if self._offered is not None and self._offered != (self._narrow(), self._table.stage.zoom):
            self._offer()
        self._place_overlays()

    def _narrow(self) -> bool:
        """Whether keys that are not open are left out, for want of room."""
        return self._window.stage_width < _ROOM_FOR_ALL_KEYS * self._table.stage.zoom

    def _place_overlays(self) -> None:
        stage = self._table.stage
        # Tiles that may be led stand higher, and are to be seen while their ends are named.
        lifted = stage.legal_lift if self._ends else 0.0
        self._window.place_panel(stage.width / 2, stage.panel_bottom - lifted)
        self._window.place_card(stage.disc[0], stage.disc[1] + 16)

    # --- the match goes on ----------------------------------------------------------------

    def _happened(self, entry: Entry, before: MoonSight, after: MoonSight) -> None:
        self._read = False
        self._last = trick_finished(entry, before, after) or self._last
        if isinstance(entry, Deal):
            self._last = None
        self.machine.watch()
        self._table.add(Step(entry, before, after))

    def _shown(self, step: Step) -> None:
        self._scores.append(step.entry)
        self.entry_shown.emit(step.entry)

    def _decide(self) -> None:
        """Goes on from where the table has come to rest."""
        if not self.machine.running or self._table.playback.busy:
            return
        if self._claimed:
            self._claimed = False
            self._set_tempo()
        sight = self._host.sight
        phase, pace = resting(sight, self._host.people, self._host.absent, self._read)
        self.machine.rest(phase, pace)
        self._enable_actions(pace)
        if phase in ("draw", "deal"):
            self._host.deal(any_seed())

    def _enable_actions(self, pace: str) -> None:
        """Opens the commands that can be given now."""
        taken = bool(self._host.undoable)
        for name, opened in (
            (actions.UNDO, taken),
            (actions.AGAIN, self._host.replayable),
            (actions.CLAIM, pace == "asking" and self._host.claimant is not None),
            (actions.LAST_TRICK, self._last is not None and pace != "covered"),
            (actions.NEXT, self._host.header.seed is not None),
            (actions.PREVIOUS, bool(self._host.header.seed)),
        ):
            self._window.actions_[name].setEnabled(opened)
        self._window.actions_.back.setEnabled(taken)

    # --- persons taking turns -------------------------------------------------------------

    def _cover(self) -> None:
        """Closes the curtain until the person in turn is there; nothing lies behind it that
        this person, or anybody else, might not see."""
        absent = self._host.absent
        assert absent is not None
        self._host.veil()
        self._table.lay_out(self._host.sight, self._names, False)
        self._window.close_curtain(self._names[absent])

    def _come(self) -> None:
        """The person whom the curtain waits for is there, and sees the table from its seat."""
        absent = self._host.absent
        if absent is None or self._table.playback.busy:
            return
        self._host.sit(absent)
        self._table.lay_out(self._host.sight, self._names, True)
        self._decide()

    def _begin_thinking(self) -> None:
        turn = self._host.match.turn
        if turn is not None and turn not in self._host.people:
            self._thinking.start(self._consider)

    def _ask(self) -> None:
        if self._host.sight.phase not in ("deal", "over"):
            self._table.ask(self._claim_offer())
            self._table.view.setFocus()
        self._offer()

    def _stop_asking(self) -> None:
        self._table.picking.disable()
        self._withdraw()

    def _withdraw(self) -> None:
        """Takes away whatever was to be chosen from."""
        self._offered = None
        self._ends = ()
        self._window.clear()

    def _offer(self) -> None:
        """Shows what is to be chosen from, as large as the table is now."""
        sight = self._host.sight
        narrow, zoom = self._narrow(), self._table.stage.zoom
        self._offered = narrow, zoom
        self._window.set_zoom(zoom)
        if sight.phase in ("deal", "over"):
            self._show_result(sight)
        elif self._ends:
            question = table_talk.name_an_end(self._ends[0].tile)
            self._window.panel.offer_ends(self._ends, question)
        else:
            self._window.panel.offer(sight, narrow)
        self._place_overlays()

    def _show_result(self, sight: MoonSight) -> None:
        # Loaded when the first hand has ended: the table opens without it.
        from moon_desktop.games.moon_offence import last_offence
        from moon_desktop.wording import results

        # Several persons read it together.
        you = self._you if len(self._host.people) == 1 else None
        offence = last_offence(sight.rules, self._host.entries)
        told = results.result(sight, self._names, self._host.seen, you, offence)
        self._window.card.tell(told)
        if not self._host.people:
            self._alone.start(self._table.playback.tempo.holding(RESULT_HOLD))

    def _go_on(self) -> None:
        if not self.machine.asking:
            return
        self._withdraw()
        if self._host.match.over:
            self.match_wanted.emit()
        else:
            self._read = True
            self._decide()

    def resume_asking(self) -> None:
        """Asks again what was asked, as after a dialog that changed nothing."""
        self._decide()

    # --- choices --------------------------------------------------------------------------

    def _tile_chosen(self, tile: str) -> None:
        choices = tuple(
            choice
            for choice in self._host.sight.legal
            if (isinstance(choice, Play) and choice.tile == tile)
            or (isinstance(choice, Exchange) and choice.discard == tile)
        )
        if len(choices) == 1:
            self._act(choices[0])
        elif choices:
            self._ask_for_an_end(tuple(c for c in choices if isinstance(c, Play)))

    def _ask_for_an_end(self, plays: tuple[Play, ...]) -> None:
        """The leader of a tile is to say which end counts (M4.5)."""
        self._table.scene.settle(self._host.sight)
        self._ends = plays
        # The keys lie over it, and the tile is chosen.
        self._table.furniture.target.hide()
        self._offer()
        # From here the keys are the panel's, until one is pressed or the tile is given up.
        self._window.panel.keys[0].setFocus()
        self._table.say("")

    def _explain(self, tile: str) -> None:
        """Says why ``tile`` cannot be played or laid away now."""
        sight = self._host.sight
        widow = sight.phase == "widow"
        choice = Exchange(sight.seat, tile) if widow else Play(sight.seat, tile)
        illegal = self._host.refusal(choice)
        if illegal is not None:
            self._say_why(illegal)

    def _say_why(self, illegal: Illegal) -> None:
        from moon_desktop.wording.refusals import refusal

        self._table.say(refusal(illegal, self._names, self._host.viewer))

    def _act(self, choice: Choice) -> None:
        if not self.machine.asking or self._table.playback.busy:
            return
        self._table.picking.disable()
        self._withdraw()
        try:
            self._host.act(choice)
        except Illegal as illegal:
            _log.warning("a choice that was offered is illegal: %s", illegal)
            self._say_why(illegal)
            self._decide()

    # --- claiming -------------------------------------------------------------------------

    def _claim_offer(self) -> str:
        """That the hand can be played out at once, when its rest is certain."""
        claimant = self._host.claimant
        if claimant is None:
            return ""
        from moon_desktop.wording.claims import claim_offer

        key = self._window.actions_[actions.CLAIM].shortcut()
        who = None if claimant == self._you else self._names[claimant]
        return claim_offer(who, key.toString(key.SequenceFormat.NativeText))

    def claim(self) -> None:
        """Plays out the hand, quickly, if its rest is certain and a person is asked."""
        if (
            self.machine.asking
            and not self._table.playback.busy
            and self._host.claimant is not None
        ):
            self._table.picking.disable()
            self._withdraw()
            self._claimed = True
            motion, hold = _PLAYED_OUT
            self._table.set_tempo(Tempo(self._pace.motion * motion, self._pace.hold * hold))
            self._host.claim()

    def _key(self, event: QKeyEvent) -> None:
        card = self._window.card
        panel = self._window.panel
        held = event.isAutoRepeat() and event.key() not in (Qt.Key.Key_Left, Qt.Key.Key_Right)
        if held or event.modifiers() & _NOT_FOR_KEYS:
            # A key held down, or meant for a menu, is no second choice.
            return
        if panel.take_key(event):
            event.accept()
        elif event.key() == Qt.Key.Key_Escape and panel.isVisible() and self._table.asks_for_a_tile:
            # The end of a tile was asked for: another tile may be taken after all.
            self._withdraw()
            self._table.ask()
            self._table.view.setFocus()
            event.accept()
        elif self._window.curtained and event.text() in ("\r", " "):
            self._come()
            event.accept()
        elif card.isVisible() and card.key is not None and event.text() in ("\r", " "):
            card.key.click()
            event.accept()

    def show_last_trick(self) -> None:
        """Lays the last trick out again until the next input; asked again, takes it away."""
        if self._last is None or self._table.playback.busy or self._table.look_back.close():
            return
        own = self._last.taker == self._you
        words = errands.last_trick(self._names[self._last.taker], own)
        self._table.show_last(self._last, words)
