"""How a match of the card game is shown on the table, and how an entry moves it."""

from __future__ import annotations

from collections.abc import Sequence

from moon_desktop.engine.entries import Draw, Entry
from moon_desktop.engine.pieces import Piece
from moon_desktop.engine.sight import trick_finished
from moon_desktop.engine.tricks import Trick
from moon_desktop.games.defaults.table import Table
from moon_desktop.games.match import PlainSight
from moon_desktop.games.moon_cards.cards import LITTLE_LED, SUITS, TRICKS, colour_of
from moon_desktop.games.moon_cards.entries import RoundOver
from moon_desktop.games.moon_cards.match import DUMMY
from moon_desktop.games.moon_cards.show import plates
from moon_desktop.games.moon_cards.show.cards import face, laid, piece_called
from moon_desktop.games.moon_cards.show.layout import layout
from moon_desktop.games.moon_cards.show.plates import chips_moved, gain
from moon_desktop.games.moon_cards.show.prompt import prompt
from moon_desktop.games.views.table import Face, Layout, Motion, Telling
from moon_desktop.words.language import tr


class CardsTable(Table[PlainSight]):
    """The table of the card game."""

    def face(self, piece: Piece | None) -> Face:
        return face(piece)

    def layout(self, sight: PlainSight) -> Layout:
        return layout(super().layout(sight), sight)

    def hand_size(self, sight: PlainSight) -> int:
        return TRICKS

    def plaque(self, sight: PlainSight) -> tuple[str, str]:
        return plates.plaque(sight)

    def telling(self, sight: PlainSight, names: Sequence[str], you: int | None) -> Telling:
        return plates.telling(super().telling(sight, names, you), sight, names)

    def prompt(self, sight: PlainSight, names: Sequence[str], you: int | None) -> str:
        return prompt(super().prompt(sight, names, None), sight, names, you)

    def took_told(self, before: PlainSight, done: Trick) -> tuple[str, str]:
        card = next(play.piece for play in done.plays if play.seat == done.taker)
        own, other = tr("Your {card} takes it."), tr("{name} takes it with {card}.")
        if done.taker >= before.seats.count:
            other = tr("The dummy takes it with {card}.")
        elif colour_of(card) == SUITS.trump_suit and done.suit not in (
            SUITS.trump_suit,
            LITTLE_LED,
        ):
            own = tr("You trump with {card} and take it.").format(card=laid(card))
            other = tr("{name} trumps with {card} and takes it.")
        return own.format(card=piece_called(card)), other.format(name="{name}", card=laid(card))

    def motion(self, before: PlainSight, entry: Entry, after: PlainSight) -> Motion:
        """With the draw, and with the card that the dummy turns; a trick may move chips."""
        if isinstance(entry, Draw):
            drew = (seat for seat, card in enumerate(entry.pieces) if card is not None)
            return Motion("draw", seats=tuple(drew))
        if isinstance(entry, RoundOver) and entry.offender is not None:
            return Motion(cue="set")
        moved = super().motion(before, entry, after)
        done = trick_finished(entry, before, after)
        if done is not None:
            moved = moved._replace(gain=gain(done.plays))
        moved = moved._replace(chips=chips_moved(before, done, after))
        if not before.rules.has_dummy or done is None:
            return moved
        last = done.plays[-1]
        turned = last.piece if last.seat == DUMMY else ""
        # Its lead is told when the trick before it is gone.
        return moved._replace(turned=turned, dummy=done.taker == DUMMY, line="cleared")
