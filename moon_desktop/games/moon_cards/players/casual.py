"""What a seat can tell of a round from the cards it has seen, and a casual player who goes by that:
it plays for an odd count, and knows where Moon cards belong."""

from __future__ import annotations

from typing import Final, NamedTuple

from moon_desktop.engine.entries import Choice, Play
from moon_desktop.engine.pieces import Piece
from moon_desktop.engine.sight import laid
from moon_desktop.games.match import PlainSight
from moon_desktop.games.moon_cards.cards import BIG, LITTLE, PACK, SUITS, TRICKS
from moon_desktop.games.moon_cards.match import DUMMY
from moon_desktop.players.player import arbitrary


def unseen(sight: PlainSight) -> tuple[Piece, ...]:
    """The cards that the seat has not seen: in other hands, the dummy's, or out of play."""
    return PACK.without((*laid(sight), *sight.held))


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


DOUBT: Final = 0.6
"""How much an odd count is worth while more tricks are to come."""

KEPT: Final = {BIG: 1.1, LITTLE: -0.6}
"""Chips that a Moon card in hand may still be worth or cost, until the last trick."""

NERVE: Final = 0.35
"""How much sooner a bold player lays down a Big Moon, and a careful one later, in chips."""

WHIM: Final = 3
"""How far the same varies from trick to trick, either way, in tenths of a chip."""

SPARED: Final = 0.01
"""By how much less it lays down the card that is stronger by one, where nothing else tells."""


class Casual(NamedTuple):
    """Plays by rules of thumb: it looks at the trick, at how many tricks its side has, and at its
    own cards, and guesses who takes the trick. ``seed`` sways how long it keeps a Big Moon, and
    ``nerve``, 1 for a bold player and -1 for a careful one, always."""

    seed: int
    nerve: int = 0

    def with_temper(self, temper: int) -> Casual:
        """See ``Tempered``."""
        return self._replace(nerve=temper)

    def choose(self, sight: PlainSight) -> Choice:
        """One of ``sight.legal``."""
        whim = (arbitrary(self.seed, sight, 2 * WHIM + 1) - WHIM) / 10
        patience = whim - NERVE * self.nerve
        return max(following(sight), key=lambda play: chips(sight, play, patience))


def following(sight: PlainSight) -> list[Play]:
    """The cards open to the seat in turn with which it does not renege (C2.3)."""
    plays = [play for play in sight.legal if isinstance(play, Play)]
    if sight.suit is None:
        return plays
    allowed = SUITS.follow(PACK.mask(sight.held), sight.suit)
    return [play for play in plays if PACK.held(allowed, play.piece)]


def chips(sight: PlainSight, play: Play, patience: float = 0.0) -> float:
    """About how many chips more than others the side of the seat has for laying down a card;
    ``patience``: how many more a Big Moon has to bring that is not kept."""
    plays, card = (*sight.plays, play), play.piece
    best, suit = on_top(plays), suit_led(plays[0].piece)
    holds = _holds(sight, suit, strength(suit, best.piece))
    moons = [laid.piece for laid in plays]
    moved = moons.count(BIG) - moons.count(LITTLE)
    table, last = sight.seats, len(sight.tricks) == TRICKS - 1
    tricks, mine = table.by_side(sight.taken), table.side(sight.seat)
    on = None if best.seat == DUMMY == table.count else table.side(best.seat)

    def worth(side: int) -> float:
        # The Big Moons that are left in hand will take a trick each.
        sure = (sight.held.count(BIG) - (card == BIG)) if side == mine else 0
        odd = 1 if (tricks[side] + sure) % 2 == 0 else -1
        gain = odd * (1 if last else DOUBT) + moved
        return gain if side == mine else -gain / (table.sides - 1)

    others = [worth(side) for side in range(table.sides) if side != on]
    here = 0.0 if on is None else worth(on)
    value = holds * here + (1 - holds) * sum(others) / len(others)
    kept = 0.0 if last else KEPT.get(card, 0.0) + patience * (card == BIG)
    strong = strength(suit_led(card), card)
    return value - kept - SPARED * strong * (1 if worth(mine) > 0 else -1) / 10


def _holds(sight: PlainSight, suit: int, rank: int) -> float:
    """How likely the best card of the trick stays so. Who holds a better one often may not play it,
    or does not want the trick: so later hands count for less than half."""
    hidden = unseen(sight)
    better = sum(strength(suit, card) > rank for card in hidden)
    later = sight.seats.count + (sight.pile is not None) - len(sight.plays) - 1
    return float((1 - better / len(hidden)) ** (0.4 * later * (len(sight.held) + 1) / 2))
