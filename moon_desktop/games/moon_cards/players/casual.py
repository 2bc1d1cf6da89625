"""A casual player: plays for an odd count, and knows where Moon cards belong."""

from __future__ import annotations

from typing import Final, NamedTuple

from moon_desktop.engine.entries import Choice, Play
from moon_desktop.games.match import PlainSight
from moon_desktop.games.moon_cards.cards import BIG, LITTLE, SUITS, TRICKS
from moon_desktop.games.moon_cards.match import DUMMY
from moon_desktop.games.moon_cards.players.knowing import unseen

DOUBT: Final = 0.6
"""How much an odd count is worth while more tricks are to come."""

KEPT: Final = {BIG: 1.1, LITTLE: -0.6}
"""Chips that a Moon card in hand may still be worth or cost, until the last trick."""

SPARED: Final = 0.01
"""By how much less it lays down the card that is stronger by one, where nothing else tells."""


class Casual(NamedTuple):
    """Plays by rules of thumb: it looks at the trick, at how many tricks its side has, and at its
    own cards, and guesses who takes the trick; for ``seed`` it has no use."""

    seed: int

    def choose(self, sight: PlainSight) -> Choice:
        """One of ``sight.legal``."""
        return max(following(sight), key=lambda play: chips(sight, play))


def following(sight: PlainSight) -> list[Play]:
    """The cards open to the seat in turn with which it does not renege (C2.3)."""
    plays = [play for play in sight.legal if isinstance(play, Play)]
    if sight.suit is None:
        return plays
    pack = SUITS.pack
    allowed = SUITS.follow(pack.mask(sight.held), sight.suit)
    return [play for play in plays if pack.held(allowed, play.piece)]


def chips(sight: PlainSight, play: Play) -> float:
    """About how many chips more than others the side of the seat has for laying down a card."""
    plays, card = (*sight.plays, play), play.piece
    suit = SUITS.leads[SUITS.pack.index[card]][0] if sight.suit is None else sight.suit
    ranks = [_rank(suit, laid.piece) for laid in plays]
    best = plays[ranks.index(max(ranks))]
    holds = _holds(sight, suit, max(ranks))
    moons = [laid.piece for laid in plays]
    moved = moons.count(BIG) - moons.count(LITTLE)
    table, last = sight.seats, len(sight.tricks) == TRICKS - 1
    tricks, mine = table.by_side(sight.taken), table.side(sight.seat)
    taker = None if best.seat == DUMMY == table.count else table.side(best.seat)

    def worth(side: int) -> float:
        # The Big Moons that are left in hand will take a trick each.
        sure = (sight.held.count(BIG) - (card == BIG)) if side == mine else 0
        odd = 1 if (tricks[side] + sure) % 2 == 0 else -1
        gain = odd * (1 if last else DOUBT) + moved
        return gain if side == mine else -gain / (table.sides - 1)

    others = [worth(side) for side in range(table.sides) if side != taker]
    here = 0.0 if taker is None else worth(taker)
    value = holds * here + (1 - holds) * sum(others) / len(others)
    kept = 0.0 if last else KEPT.get(card, 0.0)
    strong = SUITS.strength[SUITS.leads[SUITS.pack.index[card]][0]][SUITS.pack.index[card]]
    return value - kept - SPARED * strong * (1 if worth(mine) > 0 else -1) / 10


def _rank(suit: int, card: str) -> int:
    return SUITS.strength[suit][SUITS.pack.index[card]]


def _holds(sight: PlainSight, suit: int, rank: int) -> float:
    """How likely the best card of the trick stays so. Who holds a better one often may not play it,
    or does not want the trick: so later hands count for less than half."""
    hidden = unseen(sight)
    better = sum(_rank(suit, card) > rank for card in hidden)
    later = sight.seats.count + (sight.pile is not None) - len(sight.plays) - 1
    return float((1 - better / len(hidden)) ** (0.4 * later * (len(sight.held) + 1) / 2))


def plain_play(sight: PlainSight) -> Play:
    """A card that follows; a Little Moon goes to a trick that another side takes, for nobody
    would keep it, and to none of the own side's while there is another card."""
    plays = following(sight)
    leader = sight.plays[0].seat if sight.plays else sight.seat
    foes = sight.seats.side(leader) != sight.seats.side(sight.seat)
    return max(plays, key=lambda play: (play.piece == LITTLE) == foes)
