"""What seven tiles look worth in the auction, by trumps, doubles, offs and what walks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Final, NamedTuple

from moon_desktop.engine.pieces import FULL_SET, mask
from moon_desktop.engine.suits import Suits
from moon_desktop.games.forty_two.contract import LOW_CALLS, suits_of
from moon_desktop.players.advice import logistic
from moon_desktop.players.ducking import dangers
from moon_desktop.players.reading import beaters_in

DOUBLES: Final = mask(f"{pip}-{pip}" for pip in range(7))


class Figures(NamedTuple):
    """What a hand counts with so many trumps and nothing else but offs; what it adds to hold the
    highest trump, the next and the third; and what a double or another tile adds that nothing
    still out beats in its suit, against an off."""

    length: tuple[float, ...]
    tops: tuple[float, float, float]
    double: float
    walker: float


# Least squares over 40,000 random hands and what the side of each counts at best with all tiles
# seen, the likelier bids weighing more.

_PIP: Final = Figures((10, 14, 19, 23.3, 25.7, 26.1, 29, 45), (6.5, 2.8, 1.1), 2.4, 1.1)

_FIGURES: Final[Mapping[str, Figures]] = MappingProxyType(
    {
        "doubles": Figures((8, 12, 19, 24, 25, 26.5, 30, 45), (6.0, 0.5, 0.5), 0.0, 1.8),
        "follow-me": Figures((19.3,), (0, 0, 0), 4.5, 3.7),
        "sevens": Figures((17, 20, 23.7, 20.4), (5.7, 1.0, 2.0), 2.2, 1.6),
    }
)


class _Call(NamedTuple):
    """The tables of a call: its three highest trumps (bits), and by tile what beats it in the
    suit that it leads."""

    figures: Figures
    trumps: int
    tops: tuple[int, ...]
    beaten: tuple[int, ...]


@cache
def _call(call: str) -> _Call:
    suits = suits_of(call)
    ranks = () if suits.trump_suit is None else suits.strength[suits.trump_suit]
    held = [index for index, rank in enumerate(ranks) if rank and suits.trumps >> index & 1]
    highest = sorted(held, key=lambda index: -ranks[index])[:3]
    led = [suits.suit_led(index) for index in range(len(suits.leads))]
    beaters, followers = beaters_in(suits), suits.followers
    beaten = [beaters[suit][index] & followers[suit] for index, suit in enumerate(led)]
    tops = tuple([1 << index for index in highest])
    return _Call(_FIGURES.get(call, _PIP), suits.trumps, tops, tuple(beaten))


FEW: Final = 3
"""So many trumps are a trump suit."""


@lru_cache(maxsize=100_000)
def worth(held: int, call: str) -> float:
    """The count that the side of a bidder with the tiles ``held`` takes at best, on average; not
    for nel-o."""
    figures, trumps, tops, beaten = _call(call)
    own = held & trumps
    total = figures.length[own.bit_count()]
    for top, more in zip(tops, figures.tops, strict=False):
        if held & top:
            total += more
    rest = held ^ own
    while rest:
        bit = rest & -rest
        rest ^= bit
        if not beaten[bit.bit_length() - 1] & ~held:
            total += figures.double if bit & DOUBLES else figures.walker
    return total


def best(held: int, calls: Iterable[str]) -> tuple[float, str]:
    """The worth of the tiles ``held`` at the best of ``calls``, and that call."""
    high = [call for call in calls if call not in LOW_CALLS]
    # With fewer trumps no other is ever the best: half of the thinking is saved.
    some = [call for call in high if (held & _call(call).trumps).bit_count() >= FEW]
    some += [call for call in high if call == "follow-me"]
    return max([(worth(held, call), call) for call in some or high])


def danger(held: int, suits: Suits) -> float:
    """How easily the tiles ``held`` are caught at nel-o: 0 for not at all, and up."""
    return dangers(held, FULL_SET & ~held, suits)


# From 4,000 hands that casual players played at 31.

EVEN: Final = (34.3, 0.5)
"""What a hand has to look worth to take 30 as often as not, and how much more for each above."""

SPREAD: Final = 5.0
"""How far hands stray from what they look worth."""

NEL_O: Final = (2.5, 1.1)
"""In how much danger nel-o is made as often as not, and how far that varies."""


def chance(worth: float, count: int) -> float:
    """The chance that a hand which looks worth so much takes ``count``."""
    return logistic((worth - EVEN[0] - EVEN[1] * (count - 30)) / SPREAD)


def nel_o_chance(held: int, calls: Iterable[str]) -> tuple[float, str]:
    """The chance that nel-o is made with the tiles ``held`` at the best of ``calls``, and that
    call; 0 where none is nel-o."""
    even, spread = NEL_O
    found = [
        (logistic((even - danger(held, LOW_CALLS[call]())) / spread), call)
        for call in calls
        if call in LOW_CALLS
    ]
    return max(found, default=(0.0, ""))
