"""What a person is asked at the table, and every way of answering: tiles, keys, the panel."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent

from moon_desktop.app.auto_play import AutoPlay
from moon_desktop.app.memory.honours import HonourRoom
from moon_desktop.app.parts import Parts
from moon_desktop.app.phase_machine import PhaseMachine
from moon_desktop.engine.entries import Choice
from moon_desktop.engine.illegal import Illegal
from moon_desktop.engine.sight import Sight
from moon_desktop.table import tempo as pace
from moon_desktop.windows.main import actions
from moon_desktop.words.language import tr

if TYPE_CHECKING:
    from moon_desktop.windows.main.choice_panel import ChoicePanel
    from moon_desktop.windows.main.result_card import ResultCard

RESULT_HOLD: Final = 2600
"""Ms a result is left to be read when nobody is there to go on."""

_WALKING: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
_NOT_FOR_KEYS: Final = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


class Inquiry(QObject):
    """Puts the question, and hands on what is answered; whether it stands, others decide."""

    chosen = Signal(object)
    """The Choice that a person made."""
    asked = Signal()
    """The question is put: its keys, its card, or pieces of the hand wait for an answer."""
    explained = Signal(str)
    """Why what was picked is not open."""
    read_on = Signal()
    """The result has been read, or there is nobody to read it."""
    deal_wanted = Signal()
    """What the deals of the match that is over came from is to be shown."""
    review_wanted = Signal(object)
    """The hand of this number, None for the one that ended last, is to be reviewed."""

    def __init__(
        self,
        parts: Parts,
        honours: HonourRoom,
        machine: PhaseMachine,
        claim: Callable[[], object],
        parent: QObject,
    ) -> None:
        """``claim`` plays the hand out."""
        super().__init__(parent)
        self._honours, self._machine = honours, machine
        self._host, _, self._table, self._window = parts
        table = self._table
        self.by_itself = AutoPlay(parts, self.chosen.emit, claim, self)
        """What goes without being asked for."""
        self.endless = False
        """Whether match follows match where nobody sits to ask for another."""
        self.next_seal: Callable[[], str] = str
        """The seal of the match that may follow."""
        self._alone = QTimer(self, singleShot=True)
        self._alone.timeout.connect(self.read_on)
        self._ends: tuple[Choice, ...] = ()
        machine.opened.connect(self._open)
        machine.closed.connect(self._close)
        honours.found.connect(self._tell_honour)
        table.picking.chosen.connect(self._tile_chosen)
        table.picking.refused.connect(self._explain)

    @cached_property
    def _panel(self) -> ChoicePanel:
        panel = self._window.panel
        panel.chosen.connect(self.chosen)
        panel.explained.connect(self.explained)
        panel.meant.connect(self._table.lift)
        return panel

    @cached_property
    def _card(self) -> ResultCard:
        card = self._window.card
        card.pressed.connect(self._read)
        return card

    # --- the question ---------------------------------------------------------------------

    def _open(self, phase: str) -> None:
        """Asks for whatever is due, or shows the result that is to be read by whoever is there."""
        if not self._machine.reading:
            self._table.ask(self.by_itself.begin() or self._claim_offer())
            self._table.view.setFocus()
        self._offer()
        if not self._host.people and (self.endless or not self._host.match.over):
            self._alone.start(self._table.playback.tempo.holding(RESULT_HOLD))
        self.asked.emit()

    def _close(self, phase: str) -> None:
        """Takes no answer any more."""
        self._alone.stop()
        self.by_itself.stop()
        self._table.picking.disable()
        self._withdraw()

    def _withdraw(self) -> None:
        """Takes away whatever was to be chosen from."""
        self._window.over.clear()

    def _offer(self) -> None:
        """Shows what is to be chosen from, or the result."""
        sight, over = self._host.sight, self._window.over
        panel = self._host.game.show.panel
        if self._machine.reading:
            self._show_result(sight)
        elif self._machine.naming:
            # Tiles that may be led stand higher, and are to be seen while their ends are named.
            ends = panel.offer_ends(self._ends)
            over.ask(self._panel, ends, ends, lifted=True)
        elif (whole := panel.offer(sight, False)) is not None:
            over.ask(self._panel, whole, panel.offer(sight, True) or whole)

    def _tell_honour(self) -> None:
        """What was won before is known a moment after the result is shown."""
        if self._machine.reading:
            self._show_result(self._host.sight)

    def _show_result(self, sight: Sight) -> None:
        # Several persons read it together.
        you = self._host.you if len(self._host.people) == 1 else None
        result = self._host.game.show.sheet.result(sight, self._host.names, self._host.entries, you)
        side, beside = self._host.side, ""
        if side is not None:
            waits = self._host.worth != "nothing"
            beside = tr("Back to the match") if waits else tr("Play")
        self._window.over.tell(
            self._card,
            result,
            also=self._honours.line,
            beside=beside,
            alone=side is not None and bool(side.title),
            seal=self.next_seal() if side is None and result.over else "",
            deaf=self._table.playback.tempo.holding(pace.DEAF),
        )

    def _claim_offer(self) -> str:
        """That the hand can be played out at once, when its rest is certain or does not count."""
        if not self._host.claimable:
            return ""
        from moon_desktop.words.table import claim_offer, lay_down_offer

        shortcut, claimant = self._window.actions_[actions.CLAIM].shortcut(), self._host.claimant
        key = shortcut.toString(shortcut.SequenceFormat.NativeText)
        if claimant is None:
            return lay_down_offer(key)
        who = None if claimant == self._host.you else self._host.names[claimant]
        return claim_offer(who, key)

    # --- the answer -----------------------------------------------------------------------

    def _read(self, key: str) -> None:
        """The result has been read, and the key of that name pressed."""
        result = self._card.result
        match key:
            case "go on":
                self.read_on.emit()
            case "review":
                self.review_wanted.emit(None if result is None else result.turned)
            case "again":
                self._window.actions_[actions.AGAIN].trigger()
            case "deal":
                self.deal_wanted.emit()
            case "other":
                self._window.actions_[actions.NEW].trigger()

    def _tile_chosen(self, tile: str) -> None:
        choices = tuple(choice for choice in self._host.sight.legal if choice.piece == tile)
        if len(choices) == 1:
            self.chosen.emit(choices[0])
        elif choices:
            self._ask_for_an_end(choices)

    def _ask_for_an_end(self, choices: tuple[Choice, ...]) -> None:
        """The tile stands for several choices, as when its leader is to say which end counts
        (M4.5)."""
        self._table.playback.settle()
        self._ends = choices
        self._machine.name_end()
        # The keys lie over it, and the tile is chosen.
        self._table.furniture.target.hide()
        self._offer()
        # From here the keys are the panel's, until one is pressed or the tile is given up.
        self._window.panel.keys[0].setFocus()
        self._table.say("")
        self.asked.emit()

    def _explain(self, tile: str) -> None:
        """Says why ``tile`` cannot be played or laid away now."""
        if words := self.why(tile):
            self._say(words)

    def why(self, tile: str) -> str:
        """The same; empty where it is open."""
        illegal = self._host.refusal(self._host.game.show.panel.pick(self._host.sight, tile))
        return "" if illegal is None else self._refusal(illegal)

    def _refusal(self, illegal: Illegal) -> str:
        return self._host.game.show.help.refusal(illegal, self._host.names, self._host.viewer)

    def say_why(self, illegal: Illegal) -> None:
        """Says why a choice was refused."""
        self._say(self._refusal(illegal))

    def _say(self, words: str) -> None:
        self._table.say(words)
        self.explained.emit(words)

    def take_key(self, event: QKeyEvent) -> bool:
        """A key that chooses, goes on, or gives up the tile whose end was asked for; whether it
        did."""
        card = self._window.card
        panel = self._window.panel
        held = event.isAutoRepeat() and event.key() not in _WALKING
        if held or event.modifiers() & _NOT_FOR_KEYS:
            # A key held down, or meant for a menu, is no second choice.
            return False
        if panel.take_key(event):
            return True
        # A digit names an end, where one is asked for.
        if event.text().isdecimal() and not self._machine.naming:
            return self._table.picking.choose_at(int(event.text()))
        if event.key() == Qt.Key.Key_Escape and self._machine.naming:
            self._machine.name_end(False)
            self._withdraw()
            self._table.ask()
            self._table.view.setFocus()
        elif self._window.curtained and event.text() in ("\r", " "):
            assert self._window.curtain.key is not None
            self._window.curtain.key.click()
        elif card.isVisible() and card.key is not None and event.text() in ("\r", " "):
            card.key.click()
        else:
            return False
        return True
