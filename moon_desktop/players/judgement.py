"""What a hand is worth under a contract: the tricks that its holder may expect to take."""

from __future__ import annotations

from collections.abc import Iterable

from moon_desktop.engine.pieces import INDEX, tiles
from moon_desktop.engine.suits import DOUBLES, Suits
from moon_desktop.games.moon_rules import MoonRules
from moon_desktop.games.moon_trumps import suits_of
from moon_desktop.players.reading import beaters_in

# The figures were fitted to some hundred thousand hands that casual players played out.

PIP_LENGTH = (0.2, 0.1, 0.45, 1.6, 2.2, 2.45, 2.45, 2.45)
"""What so many trumps of a pip take beside their honours: length tells once trumps are drawn."""

DOUBLES_LENGTH = (0.6, 0.8, 1.0, 1.4, 1.8, 1.9, 1.9, 1.9)
"""The same for doubles, which leave the other suits without their best tiles."""

HONOURS = (0.7, 0.25)
"""What a trump adds that no, or one, trump still out beats."""

CONTROL = (0.2, 0.3, 0.45, 0.8, 1.0, 1.0, 1.0, 1.0)
"""How much of the worth of the other suits so many trumps protect."""

SIDE = (1.0, 0.1)
"""What a tile of another suit takes that no, or one, tile still out beats in its suit."""

OPEN = (1.1, 0.35, 0.15)
"""The same without a trump, for no, one and two tiles that beat it."""


def tricks(held: int, unseen: int, suits: Suits) -> float:
    """The tricks that a bidder with the tiles ``held`` takes on average, more or less.

    ``unseen``: the tiles (bits) that others may hold. The tricks of a partner do not count.
    A hand that is sure of all has more than seven.
    """
    trumps = held & suits.trumps
    rivals = unseen & suits.trumps
    if not rivals and trumps.bit_count() <= 1:
        # No trump, or 0-0 the only one: a hand of follow me (M3.6, M3.8).
        return _worth(OPEN, held, unseen, suits)
    length = DOUBLES_LENGTH if suits.trump_suit == DOUBLES else PIP_LENGTH
    count = trumps.bit_count()
    return (
        length[count]
        + _worth(HONOURS, trumps, unseen, suits)
        + CONTROL[count] * _worth(SIDE, held ^ trumps, unseen, suits)
    )


def losers(held: int, unseen: int, suits: Suits) -> int:
    """The tricks that the tiles ``held`` may lose at worst, led in the best order.

    Trumps out beyond those the hand's top trumps draw, and side tiles that are not the best
    left of their suit. A hand with none takes everything.
    """
    drawn = 0
    beaters, followers = beaters_in(suits), suits.followers
    lost = 0
    for tile in tiles(held):
        index = INDEX[tile]
        sure = any(
            not unseen & beaters[suit][index] & followers[suit] for suit in suits.leads[index]
        )
        if not suits.trumps >> index & 1:
            lost += not sure
        elif sure:
            drawn += 1
    return lost + max(0, (unseen & suits.trumps).bit_count() - drawn)


def best_call(rules: MoonRules, held: int, unseen: int, calls: Iterable[str]) -> tuple[float, str]:
    """The tricks that the tiles ``held`` are good for at the best of ``calls``, and that call."""
    return max([(tricks(held, unseen, suits_of(rules, "7", call)), call) for call in calls])


def fewest_losers(rules: MoonRules, held: int, unseen: int, calls: Iterable[str]) -> int:
    """The ``losers`` of the tiles ``held`` at the one of ``calls`` that leaves fewest."""
    return min([losers(held, unseen, suits_of(rules, "7", call)) for call in calls])


def _worth(figures: tuple[float, ...], bits: int, unseen: int, suits: Suits) -> float:
    """The sum over the tiles ``bits`` of the figure for as many of ``unseen`` as beat each."""
    beaters, followers = beaters_in(suits), suits.followers
    total = 0.0
    while bits:
        bit = bits & -bits
        bits ^= bit
        index = bit.bit_length() - 1
        over = min(
            [
                (unseen & beaters[suit][index] & followers[suit]).bit_count()
                for suit in suits.leads[index]
            ]
        )
        if over < len(figures):
            total += figures[over]
    return total
