"""What seven tiles look worth in the auction, by patterns told at a glance."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple, TypeAlias

from moon_desktop.engine.pieces import ENDS
from moon_desktop.engine.suits import DOUBLES, Suits
from moon_desktop.games.moon.contract import DOUBLE_BLANK, open_calls, suits_of
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.players.ducking import dangers
from moon_desktop.players.reading import beaters_in
from moon_desktop.resources import resource

PATTERN: Final = 7
"""Bits of a pattern; that of pip p has bit r set for tile p-r, that of doubles for r-r."""

TILES_OF: Final = (
    *[
        tuple([1 << ENDS.index((max(pip, other), min(pip, other))) for other in range(7)])
        for pip in range(7)
    ],
    tuple([1 << ENDS.index((pip, pip)) for pip in range(7)]),
)
"""By suit, 7 the doubles: the tile (a bit) that each bit of its pattern stands for."""


def patterns_of(held: int) -> int:
    """The patterns of the tiles ``held`` (bits): of pips 0–6, then of the doubles, one above the
    other."""
    return (
        _FIRST[held & 127]
        | _SECOND[held >> 7 & 127]
        | _THIRD[held >> 14 & 127]
        | _FOURTH[held >> 21]
    )


def _of_seven(first: int) -> tuple[int, ...]:
    """The patterns of every set of the seven tiles from index ``first`` on."""
    single = [
        sum(
            1 << PATTERN * suit + place
            for suit, tiles in enumerate(TILES_OF)
            for place, tile in enumerate(tiles)
            if tile == 1 << index
        )
        for index in range(first, first + 7)
    ]
    return tuple([sum(single[i] for i in range(7) if part >> i & 1) for part in range(128)])


_FIRST, _SECOND, _THIRD, _FOURTH = map(_of_seven, (0, 7, 14, 21))


Row: TypeAlias = tuple[float, ...]
"""What a hand is worth as such; what a trump adds that none, one, two others beat; what a tile
beside the trumps adds that none, one, two others of its suit beat."""

FILE: Final = ("players", "strength.json")
"""By seats, kind of call and number of trumps the row that fits; the last one for more trumps. In
tricks of the bidder alone: python -m tests.learn.fit_strength"""

KEPT: Final = 4096
"""So many hands are remembered by each judge: in an auction two of three are asked for again."""

Sides: TypeAlias = tuple[Sequence[float], ...]
"""By pip and its pattern, the worth of the tiles beside the trumps that lead it."""


class _Call(NamedTuple):
    """The tables of one call.

    ``trumps``: by pattern of the trumps, what they are worth, and what other tiles are beside so
    many of them; ``shift``: where that pattern is.
    """

    trumps: tuple[tuple[float, Sides], ...]
    shift: int


class Strength:
    """Judges hands of seven tiles, or eight with the widow, each as if its seat had bought it.

    ``calls``: the trumps that may be named (M3.3, M3.9), in order. ``worths``: for tiles held
    (bits), the tricks to be expected at each of them; -1 where it may not be named (M3.8).
    """

    worths: Callable[[int], tuple[float, ...]]

    def __init__(self, rules: MoonRules, dice: tuple[int, int] | None) -> None:
        self.calls = open_calls(rules, rules.set, dice)
        self._asks_double_blank = rules.blanks_are_follow_me and "0" in self.calls
        self._tables = [_call(rules, call) for call in self.calls]
        self._dangers = _dangers(rules)
        self.worths = lru_cache(KEPT)(self._worths)

    @staticmethod
    @lru_cache(maxsize=64)
    def of(rules: MoonRules, dice: tuple[int, int] | None) -> Strength:
        """The judge under ``rules``, with ``dice`` as rolled for the hand (M3.9)."""
        return Strength(rules, dice)

    def _worths(self, held: int) -> tuple[float, ...]:
        patterns = patterns_of(held)
        a, b, c, d = patterns & 127, patterns >> 7 & 127, patterns >> 14 & 127, patterns >> 21 & 127
        e, f, g = patterns >> 28 & 127, patterns >> 35 & 127, patterns >> 42 & 127
        found = []
        for trumps, shift in self._tables:
            worth, (of_0, of_1, of_2, of_3, of_4, of_5, of_6) = trumps[patterns >> shift & 127]
            found.append(
                worth + of_0[a] + of_1[b] + of_2[c] + of_3[d] + of_4[e] + of_5[f] + of_6[g]
            )
        if self._asks_double_blank and not held & DOUBLE_BLANK:
            found[0] = -1.0
        return tuple(found)

    def danger(self, held: int) -> float:
        """How easily the hand is caught at `under`: the ``dangers`` of lowness, from tables."""
        patterns = patterns_of(held)
        total = 0.0
        for of_pip in self._dangers:
            total += of_pip[patterns & 127]
            patterns >>= PATTERN
        return total


@cache
def rows() -> dict[str, dict[str, tuple[Row, ...]]]:
    """The figures as the file has them."""
    found = json.loads(resource(*FILE).read_text(encoding="utf-8"))
    return {
        seats: {kind: tuple(map(tuple, text)) for kind, text in kinds.items()}
        for seats, kinds in found.items()
    }


def kind_of(seats: int, suits: Suits) -> str:
    """The kind of call: none, doubles, a pip, or 0 at three seats, where 0-0 is the lone trump."""
    if suits.trump_suit is None:
        return "none"
    if suits.trump_suit == DOUBLES:
        return "doubles"
    return "lone" if suits.trump_suit == 0 and seats == 3 else "pip"


def row(seats: int, suits: Suits, trumps: int) -> Row:
    """The figures for a bidder with so many trumps."""
    text = rows()[str(seats)][kind_of(seats, suits)]
    return text[min(trumps, len(text) - 1)]


def kinds(held: int, among: int, suits: Suits, tiles: int) -> list[int]:
    """How many of ``tiles`` none, one and two others beat that are in ``among``, not ``held``."""
    found = [0, 0, 0]
    beaters, followers = beaters_in(suits), suits.followers
    out = among & ~held
    while tiles:
        bit = tiles & -tiles
        tiles ^= bit
        index = bit.bit_length() - 1
        suit = suits.suit_led(index)
        over = (out & beaters[suit][index] & followers[suit]).bit_count()
        if over < len(found):
            found[over] += 1
    return found


def _call(rules: MoonRules, call: str) -> _Call:
    suits = suits_of(rules, "7", call)
    trump = suits.trump_suit or 0
    leads = [
        sum([1 << i for i in range(len(ENDS)) if suits.leads[i][0] == pip]) & ~suits.trumps
        for pip in range(PATTERN)
    ]
    others = [
        [kinds(held, rules.set, suits, held & led) for held in _held_by_pattern(pip, rules.set)]
        for pip, led in enumerate(leads)
    ]
    sides: dict[Row, Sides] = {}
    trumps = []
    for tiles in _held_by_pattern(trump, rules.set):
        held = tiles & suits.trumps
        figures = row(rules.seats, suits, held.bit_count())
        if figures not in sides:
            sides[figures] = tuple(
                [[_sum(figures[4:], counts) for counts in of_pip] for of_pip in others]
            )
        worth = figures[0] + _sum(figures[1:4], kinds(held, rules.set, suits, held))
        trumps.append((worth, sides[figures]))
    return _Call(tuple(trumps), PATTERN * trump)


@lru_cache(maxsize=32)
def _held_by_pattern(suit: int, tiles: int) -> list[int]:
    """The tiles (bits) of a set that each pattern of ``suit`` stands for."""
    return [
        sum([tile for place, tile in enumerate(TILES_OF[suit]) if pattern >> place & 1]) & tiles
        for pattern in range(1 << PATTERN)
    ]


def _sum(figures: Sequence[float], counts: Sequence[int]) -> float:
    return sum([figure * count for figure, count in zip(figures, counts, strict=True)])


def _dangers(rules: MoonRules) -> list[list[float]]:
    """By pip and its pattern, the danger there is in tiles of the pip alone."""
    suits = suits_of(rules, "under", None)
    return [
        [
            dangers(held, rules.set & suits.followers[pip] & ~held, suits)
            for held in _held_by_pattern(pip, rules.set)
        ]
        for pip in range(PATTERN)
    ]
