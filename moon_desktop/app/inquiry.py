"""What a person is asked at the table, and every way of answering: tiles, keys, the panel."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from moon_desktop.app.honours import HonourRoom
from moon_desktop.app.parts import Parts
from moon_desktop.app.phase_machine import READING
from moon_desktop.engine.entries import Choice
from moon_desktop.engine.illegal import Illegal
from moon_desktop.engine.sight import Sight
from moon_desktop.table import tempo as pace
from moon_desktop.windows.main import actions
from moon_desktop.words.language import tr

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
    came = Signal()
    """The person whom the curtain waits for is there."""

    def __init__(self, parts: Parts, honours: HonourRoom, parent: QObject) -> None:
        super().__init__(parent)
        self._honours = honours
        self._host, _, self._table, self._window = parts
        table, window = self._table, self._window
        self._ends: tuple[Choice, ...] = ()
        self._reading = False
        table.picking.chosen.connect(self._tile_chosen)
        table.picking.refused.connect(self._explain)
        window.choice_made.connect(self.chosen)
        window.pieces_meant.connect(table.lift)
        window.curtain_parted.connect(self.came)

    # --- the question ---------------------------------------------------------------------

    def enter(self, phase: str) -> None:
        """The table has come to ``phase``, which decides what a person finds there: a result to
        read, or the pieces and keys of a choice."""
        self._reading = phase in READING

    def ask(self, by_itself: bool) -> None:
        """Asks for whatever is due, or shows the result that is to be read; ``by_itself``: what is
        due goes by itself unless it is kept back."""
        if not self._reading:
            only = tr("Nothing else can be played.") if by_itself else ""
            self._table.ask(only or self._claim_offer())
            self._table.view.setFocus()
        self._offer()

    def stop(self) -> None:
        """Takes no answer any more."""
        self._table.picking.disable()
        self.withdraw()

    def withdraw(self) -> None:
        """Takes away whatever was to be chosen from."""
        self._ends = ()
        self._window.over.clear()

    def _offer(self) -> None:
        """Shows what is to be chosen from, or the result."""
        sight, window = self._host.sight, self._window
        if self._reading:
            self._show_result(sight)
            return
        panel = self._host.game.show.panel
        whole, narrow = (panel.offer(sight, narrow) for narrow in (False, True))
        if self._ends:
            # Tiles that may be led stand higher, and are to be seen while their ends are named.
            ends = panel.offer_ends(self._ends)
            window.over.ask(window.panel, ends, ends, lifted=True)
        elif whole is not None:
            window.over.ask(window.panel, whole, narrow or whole)

    def _show_result(self, sight: Sight) -> None:
        # Several persons read it together.
        you = self._host.you if len(self._host.people) == 1 else None
        told = self._host.game.show.sheet.result(sight, self._host.names, self._host.entries, you)
        side = self._host.side
        if side is not None:
            told = told._replace(key=tr("Back to the match"), over=False, turned=None)
        if self._honours.line:
            told = told._replace(more=(*told.more, self._honours.line))
        deaf = self._table.playback.tempo.holding(pace.DEAF)
        alone = side is not None and bool(side.title)
        self._window.over.tell(self._window.card, told, alone=alone, deaf=deaf)

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
        # The keys lie over it, and the tile is chosen.
        self._table.furniture.target.hide()
        self._offer()
        # From here the keys are the panel's, until one is pressed or the tile is given up.
        self._window.panel.keys[0].setFocus()
        self._table.say("")

    def _explain(self, tile: str) -> None:
        """Says why ``tile`` cannot be played or laid away now."""
        illegal = self._host.refusal(self._host.game.show.panel.pick(self._host.sight, tile))
        if illegal is not None:
            self.say_why(illegal)

    def say_why(self, illegal: Illegal) -> None:
        """Says why a choice was refused."""
        self._table.say(
            self._host.game.show.help.refusal(illegal, self._host.names, self._host.viewer)
        )

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
        if event.key() == Qt.Key.Key_Escape and panel.isVisible() and self._table.asks_for_a_tile:
            # The end of a tile was asked for: another tile may be taken after all.
            self.withdraw()
            self._table.ask()
            self._table.view.setFocus()
        elif self._window.curtained and event.text() in ("\r", " "):
            self.came.emit()
        elif card.isVisible() and card.key is not None and event.text() in ("\r", " "):
            card.key.click()
        else:
            return False
        return True
