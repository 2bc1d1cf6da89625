"""The dummy at two seats: when its card is due, and who plays after whom (C5.1)."""

from __future__ import annotations

from typing import Final

from moon_desktop.engine.pieces import Piece
from moon_desktop.engine.tricks import Tricks
from moon_desktop.games.moon_cards.cards import TRICKS
from moon_desktop.games.moon_cards.entries import Deal

DUMMY: Final = 2
"""It plays as a third seat would, and lays down its cards in the order of its pile."""


def in_turn(tricks: Tricks, dealer: int) -> Tricks:
    """With whoever is next: the dummy is third where a player led; where it led, whoever did not
    deal comes first."""
    if not tricks.plays:
        return tricks
    leader = tricks.plays[0].seat
    order = (DUMMY, 1 - dealer, dealer) if leader == DUMMY else (leader, 1 - leader, DUMMY)
    return tricks._replace(turn=order[len(tricks.plays)])


def due(deal: Deal, tricks: Tricks) -> Piece | None:
    """The card that is to be turned now, if one is."""
    if deal.dummy is None or tricks.turn != DUMMY or len(tricks.done) == TRICKS:
        return None
    return deal.dummy[TRICKS - tricks.held[DUMMY].bit_count()]
