"""The pack of Shoot the Moon, the card game, and the tables by which its cards are played."""

from __future__ import annotations

from typing import Final

from moon_desktop.engine.pieces import Pack, Piece
from moon_desktop.engine.suits import Suits

COLOURS: Final = "RGPB"
"""Red rockets, green crescents, purple stars, blue full moons; each is a suit by its place."""
BIG: Final = "BIG"
LITTLE: Final = "LITTLE"
BIG_LED: Final = 4
"""The suit in force when a Big Moon was led: nobody need follow (C3.2)."""
LITTLE_LED: Final = 5
"""The same of a Little Moon: the highest number takes the trick (C3.3)."""
TRICKS: Final = 5
"""In a round; as many cards make a hand (C2.2)."""

PACK: Final = Pack(
    (
        *(f"{colour}{number}" for colour in COLOURS for number in range(1, 13)),
        *(LITTLE, LITTLE),
        *(BIG, BIG),
    )
)
"""The 52 cards; two Moon cards of a kind are alike (C1.1)."""

ALL: Final = PACK.mask(PACK.pieces)
MOONS: Final = PACK.mask((BIG, BIG, LITTLE, LITTLE))


def colour_of(card: Piece) -> int | None:
    """The colour of a card by its place among them; None of a Moon card."""
    return None if card in (BIG, LITTLE) else COLOURS.index(card[0])


_MOON_RANKS: Final = {BIG: 13, LITTLE: 0}


def number_of(card: Piece) -> int:
    """How high a card is among all: a Big Moon above 12, a Little Moon below 1 (C2.1)."""
    rank = _MOON_RANKS.get(card)
    return int(card[1:]) if rank is None else rank


_RED, _TRUMP, _TOP = 0, 100, 200


def _strength(suit: int, card: Piece) -> int:
    """How a card ranks in a trick (C2.4, C3.2, C3.3)."""
    if card == BIG:
        return _TOP
    if card == LITTLE or suit == BIG_LED:
        return 0
    if suit == LITTLE_LED:
        return number_of(card)
    colour = colour_of(card)
    if colour == _RED:
        return _TRUMP + number_of(card)
    return number_of(card) if colour == suit else 0


def _led(card: Piece) -> int:
    colour = colour_of(card)
    if colour is None:
        return BIG_LED if card == BIG else LITTLE_LED
    return colour


SUITS: Final = Suits(
    trump_suit=_RED,
    trumps=PACK.mask(card for card in PACK.pieces if colour_of(card) == _RED),
    leads=tuple((_led(card),) for card in PACK.pieces),
    followers=tuple(
        PACK.mask(card for card in PACK.pieces if colour_of(card) == suit)
        for suit in range(LITTLE_LED + 1)
    ),
    strength=tuple(
        tuple(_strength(suit, card) for card in PACK.pieces) for suit in range(LITTLE_LED + 1)
    ),
    free=MOONS,
    pack=PACK,
)
"""Follow the colour led or play a Moon card (C2.3, C3.1); a Moon card led asks for nothing."""
