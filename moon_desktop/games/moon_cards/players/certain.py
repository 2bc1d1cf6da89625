"""What a seat can know for certain: who takes a trick, and whether it takes all that are left."""

from __future__ import annotations

from moon_desktop.engine.entries import Play
from moon_desktop.engine.match import Playing
from moon_desktop.engine.pieces import Piece
from moon_desktop.games.match import PlainSight
from moon_desktop.games.moon_cards.cards import PACK, SUITS
from moon_desktop.games.moon_cards.match import MoonCards
from moon_desktop.games.moon_cards.players.worlds import unseen


def strength(suit: int, card: Piece) -> int:
    """How a card ranks in a trick of that suit."""
    return SUITS.strength[suit][PACK.index[card]]


def suit_led(card: Piece) -> int:
    """The suit in force when ``card`` was led."""
    return SUITS.leads[PACK.index[card]][0]


def on_top(plays: tuple[Play, ...]) -> Play:
    """What takes a trick that ends here, the first of equals (C2.4)."""
    return SUITS.best(plays, suit_led(plays[0].piece))


def taker(sight: PlainSight, play: Play) -> int | None:
    """The seat that takes the trick for certain, whatever follows ``play``; the dummy's is that
    after the last. None where it is not certain."""
    plays = (*sight.plays, play)
    top, suit = on_top(plays), suit_led(plays[0].piece)
    others = sight.seats.count + sight.rules.has_dummy - len(plays)
    if others == 0 or not beaten(sight, suit, top.piece):
        return top.seat
    return None


def beaten(sight: PlainSight, suit: int, card: Piece) -> bool:
    """Whether a card that the seat has not seen takes a trick of that suit from ``card``."""
    return any(strength(suit, other) > strength(suit, card) for other in unseen(sight))


def claimant(match: MoonCards) -> int | None:
    """The seat that leads, where no card that it has not seen can beat one that it holds; none for
    the last trick, which spares nobody anything."""
    phase = match.phase
    if not isinstance(phase, Playing) or phase.tricks.plays:
        return None
    sight = match.sight(phase.tricks.turn)
    sure = not any(beaten(sight, suit_led(card), card) for card in sight.held)
    return sight.seat if sure and len(sight.held) > 1 else None
