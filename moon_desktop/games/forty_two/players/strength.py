"""What seven tiles look worth at a call, by trumps, doubles, offs and what walks; and how often a
contract is made that they are played for."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Final, NamedTuple

from moon_desktop.engine.pieces import FULL_SET, mask
from moon_desktop.games.auction.contract import Contract
from moon_desktop.games.auction.entries import HAND_SIZE
from moon_desktop.games.forty_two.contract import LOW_CALLS, SPECIALS, namer, needed, suits_of
from moon_desktop.players.advice import logistic
from moon_desktop.players.ducking import dangers
from moon_desktop.players.reading import beaters_in
from moon_desktop.resources import resource

DOUBLES: Final = mask(f"{pip}-{pip}" for pip in range(7))

FILE: Final = ("players", "forty-two.json")
"""Made by ``python -m tests.learn.learn_forty_two``: by kind of contract the figures of a hand, and
those of what becomes of it; how hands end; and, by ``tests.learn.learn_plays``, what is played."""


TOPS: Final = 3
"""So many of the highest trumps are told apart."""


class Figures(NamedTuple):
    """What speaks for a contract, in the logarithm of its odds: the hand as such at 30; each more
    that is ``needed``; each trump, and each pair of them; the highest trump held, the second and
    the third; that all others are drawn; a double and another tile beside that nothing still out
    beats in its suit, and one that a single tile does; that all are drawn and one tile may lose.
    """

    hand: float
    needed: float
    trump: float
    pair: float
    top: float
    second: float
    third: float
    drawn: float
    double: float
    walker: float
    stopper: float
    one_off: float


class Low(NamedTuple):
    """The same of nel-o: the hand as such, and each unit of ``danger``."""

    hand: float
    danger: float


class Made(NamedTuple):
    """Of how it goes between players who see their own tiles: the odds as such, where it is made
    double dummy, and by each unit of what the hand looks worth."""

    odds: float
    double_dummy: float
    looks: float


class Ending(NamedTuple):
    """How a hand may end: the units of the score (marks, or tens of points) that the side gets that
    gains most, and the other, and how often it does."""

    most: int
    least: int
    part: float


class _Learnt(NamedTuple):
    high: Mapping[str, Figures]
    low: Mapping[str, Low]
    made: Mapping[str, Made]
    endings: Mapping[str, tuple[Ending, ...]]
    plays: Mapping[str, Sequence[float]]


@cache
def learnt() -> _Learnt:
    """What the file has."""
    found = json.loads(resource(*FILE).read_text(encoding="utf-8"))
    endings = {
        stakes: tuple([Ending(*row) for row in rows]) for stakes, rows in found["endings"].items()
    }
    return _Learnt(
        MappingProxyType({kind: Figures(*row) for kind, row in found["high"].items()}),
        MappingProxyType({kind: Low(*row) for kind, row in found["low"].items()}),
        MappingProxyType({kind: Made(*row) for kind, row in found["made"].items()}),
        MappingProxyType(endings),
        MappingProxyType(found["plays"]),
    )


def kind_of(bid: str, call: str) -> str:
    """The kind of contract: ``pips``, ``special``, or the call itself."""
    if bid in SPECIALS:
        return "special"
    return "pips" if call.isdecimal() else call


class Trumps(NamedTuple):
    """What is to be counted in the trumps of a hand: how many they are, which of the three highest
    are among them, and whether its highest draw all others, however they lie."""

    many: int
    tops: tuple[bool, ...]
    drawn: bool

    @property
    def row(self) -> tuple[int, ...]:
        """What their figures are multiplied with."""
        return self.many, self.many * (self.many - 1) // 2, *self.tops, self.drawn


class Beside(NamedTuple):
    """The same in the tiles of a hand that lead one suit: the doubles and others that walk, and
    how many nearly do."""

    doubles: int
    walkers: int
    stoppers: int


class Tiles(NamedTuple):
    """What is to be counted in a hand at a call: its ``trumps``; how many tiles ``beside`` them
    walk or nearly do; and ``offs``, how many do not walk."""

    trumps: Trumps
    beside: Beside
    offs: int

    @property
    def sure(self) -> bool:
        """Whether it takes all tricks, whatever the others hold."""
        return self.trumps.drawn and not self.offs

    @property
    def one_off(self) -> bool:
        """Whether it takes all tricks but at most one."""
        return self.trumps.drawn and self.offs <= 1

    @property
    def row(self) -> tuple[int, ...]:
        """What figures but the first two are multiplied with."""
        return *self.trumps.row, *self.beside, self.one_off

    @staticmethod
    def of(held: int, call: str) -> Tiles:
        """Those of the tiles ``held`` (bits) at ``call``; not for nel-o."""
        trumps, suits = _call(call)
        own = _trumps(call, held & trumps)
        some = [_beside(call, suit, held & mask) for suit, mask in suits]
        beside = Beside(*[sum(counts) for counts in zip(*some, strict=True)])
        walk = own.many + beside.doubles + beside.walkers
        return Tiles(own, beside, HAND_SIZE - walk)


@cache
def _call(call: str) -> tuple[int, tuple[tuple[int, int], ...]]:
    """The trumps of a call (bits), and each other suit with all tiles that follow it."""
    suits = suits_of(call)
    others = [index for index in range(len(suits.leads)) if not suits.trumps >> index & 1]
    led = sorted({suits.suit_led(index) for index in others})
    return suits.trumps, tuple([(suit, suits.followers[suit]) for suit in led])


@cache
def _trumps(call: str, own: int) -> Trumps:
    suits = suits_of(call)
    ranks = () if suits.trump_suit is None else suits.strength[suits.trump_suit]
    trumps = [index for index, rank in enumerate(ranks) if rank and suits.trumps >> index & 1]
    highest = [1 << index for index in sorted(trumps, key=lambda index: -ranks[index])]
    # So many rounds of the highest draw as many trumps of one who has all the others.
    rounds = next((n for n, top in enumerate(highest) if not own & top), len(highest))
    tops = [bool(own & top) for top in highest[:TOPS]]
    return Trumps(
        own.bit_count(),
        tuple(tops or [False] * TOPS),
        (suits.trumps ^ own).bit_count() <= rounds,
    )


@cache
def _beside(call: str, suit: int, held: int) -> Beside:
    """Of the tiles ``held`` that follow ``suit``, which is not trumps."""
    suits = suits_of(call)
    beaters, followers = beaters_in(suits)[suit], suits.followers[suit]
    doubles = walkers = stoppers = 0
    for index in range(FULL_SET.bit_length()):
        if held >> index & 1 and suits.suit_led(index) == suit:
            out = (beaters[index] & followers & ~held).bit_count()
            doubles += not out and bool(DOUBLES >> index & 1)
            walkers += not out and not DOUBLES >> index & 1
            stoppers += out == 1
    return Beside(doubles, walkers, stoppers)


@lru_cache(maxsize=100_000)
def _looks(held: int, call: str) -> float:
    if call in LOW_CALLS:
        low = learnt().low[call]
        return low.hand + low.danger * danger(held, call)
    trumps, suits = _call(call)
    own = held & trumps
    # Suit by suit, as the tables of suits are small: it is asked of millions of hands.
    found = _look_of_trumps(call, own)
    for suit, followers in suits:
        found += _look_beside(call, suit, held & followers)
    if _trumps(call, own).drawn:
        tiles = Tiles.of(held, call)
        return SURE if tiles.sure else found + _figures(call).one_off * tiles.one_off
    return found


@cache
def _look_of_trumps(call: str, own: int) -> float:
    figures, trumps = _figures(call), _trumps(call, own)
    return figures.hand + _product(figures[2 : 2 + len(trumps.row)], trumps.row)


@cache
def _look_beside(call: str, suit: int, held: int) -> float:
    figures, beside = _figures(call), _beside(call, suit, held)
    return _product((figures.double, figures.walker, figures.stopper), beside)


def _product(figures: Sequence[float], row: Sequence[int]) -> float:
    return sum([figure * has for figure, has in zip(figures, row, strict=True)])


@cache
def _figures(call: str) -> Figures:
    return learnt().high[kind_of("30", call)]


def worth(held: int, call: str, count: int) -> float:
    """What the tiles ``held`` look worth to a bidder who needs ``count`` at ``call``: the logarithm
    of the odds that casual players make it; of nel-o that it takes no trick."""
    looks = _looks(held, call)
    if call in LOW_CALLS or looks == SURE:
        return looks
    return looks + _figures(call).needed * (count - 30)


FEW: Final = 3
"""So many trumps are a trump suit."""


def suit_length(held: int, call: str) -> int:
    """How many trumps the tiles ``held`` have at ``call``; without trumps as good as ``FEW``, and
    0 at nel-o. Of doubles one less, for each that is out may be a highest tile."""
    if call in LOW_CALLS:
        return 0
    trumps = suits_of(call).trumps
    many = (held & trumps).bit_count() - (trumps == DOUBLES)
    return many if trumps else FEW


SURE: Final = 9.0
"""What looks worth so much is made whatever the others hold, and what so much less never."""


@lru_cache(maxsize=100_000)
def best(held: int, calls: tuple[str, ...], count: int) -> tuple[float, str]:
    """What the tiles ``held`` look worth at the best of ``calls`` but nel-o, and that call."""
    high = [call for call in calls if call not in LOW_CALLS]
    # With fewer trumps no other is ever the best: half of the thinking is saved.
    some = [call for call in high if (held & _call(call)[0]).bit_count() >= FEW]
    some += [call for call in high if call == "follow-me"]
    return max([(worth(held, call, count), call) for call in some or high])


def likeliest(held: int, calls: tuple[str, ...], count: int) -> tuple[float, str]:
    """The same at the best of all ``calls``, nel-o or not."""
    low = [(worth(held, call, count), call) for call in calls if call in LOW_CALLS]
    return max([best(held, calls, count), *low])


def danger(held: int, call: str) -> float:
    """How easily the tiles ``held`` are caught at a nel-o: 0 for not at all, and up."""
    return dangers(held, FULL_SET & ~held, LOW_CALLS[call]())


def chance(contract: Contract, hands: tuple[int, ...], makes: bool) -> float:
    """How often a contract is made with these ``hands`` (bits, all seven tiles each) between
    players who see their own; ``makes``: whether it is double dummy. Of a plunge or splash the hand
    of the partner counts, who plays it."""
    assert contract.call is not None
    kind = kind_of(contract.bid, contract.call)
    odds, double_dummy, looks = learnt().made[kind]
    held = hands[namer(contract.bidder, contract.bid)]
    seen = worth(held, contract.call, 0 if contract.low else needed(contract.bid))
    return 1.0 if seen == SURE else logistic(odds + double_dummy * makes + looks * seen)
