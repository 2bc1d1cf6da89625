"""A trial of the kernel against a plain search."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final, NamedTuple

from moon_desktop.engine.pieces import BIT, BLANKLESS_SET, FULL_SET, TILES
from moon_desktop.engine.suits import Suits, doubles_low, doubles_trump, follow_me, pip_trump
from moon_desktop.players.kernel import solver
from moon_desktop.self_test.trial import Amiss, Found
from moon_desktop.words import self_test as words
from moon_desktop.words import self_test_why as reasons


class Contest(NamedTuple):
    """Who plays for what: the ``side`` (bits of seats) wants many tricks, or few to ``avoid``."""

    suits: Suits
    seats: int
    side: int
    avoid: bool

    def best(
        self,
        hands: Sequence[int],
        turn: int,
        plays: tuple[int, ...] = (),
        suit: int | None = None,
    ) -> int:
        """So many tricks the side takes from here on when all play as well as can be.

        ``hands``: bits of tiles by seat; ``plays``: the tiles on the table, by index, the last
        of them that of the seat before ``turn``; ``suit``: the one led.
        """
        if not any(hands):
            return 0
        wants_many = bool(self.side >> turn & 1) != self.avoid
        found = (
            self._after(hands, turn, (*plays, tile), led)
            for tile, led in self._open(hands[turn], suit)
        )
        return max(found) if wants_many else min(found)

    def _open(self, hand: int, suit: int | None) -> Iterator[tuple[int, int]]:
        """The tiles that may be played, and the suit in force then (M4.2, M4.3, M4.5)."""
        held = hand if suit is None else self.suits.follow(hand, suit)
        for tile in range(len(TILES)):
            if held >> tile & 1:
                for led in self.suits.leads[tile] if suit is None else (suit,):
                    yield tile, led

    def _after(self, hands: Sequence[int], turn: int, plays: tuple[int, ...], suit: int) -> int:
        """The value once seat ``turn`` has played the last of ``plays``."""
        left = list(hands)
        left[turn] &= ~(1 << plays[-1])
        following = (turn + 1) % self.seats
        if len(plays) < self.seats:
            return self.best(left, following, plays, suit)
        strength = self.suits.strength[suit]
        place = max(range(self.seats), key=lambda place: strength[plays[place]])
        # The seat after the last to play led.
        taker = (following + place) % self.seats
        return (self.side >> taker & 1) + self.best(left, taker)


SIZE: Final = 3
"""Tiles a seat holds in an ending that is played out the plain way."""

ENDINGS: Final = 2
"""So many for each contract and table."""

_DRAWN: Final = 21
"""What the endings are drawn from: the same ones on every system."""

_CONTRACTS: Final[tuple[tuple[Suits, bool], ...]] = (
    *((pip_trump(pip), False) for pip in range(7)),
    (doubles_trump(), False),
    (follow_me(), False),
    (follow_me(True), False),
    (doubles_low(), True),
)


def try_kernel() -> Found:
    """Amiss where a packed program has no compiled kernel, or where the kernel errs."""
    frozen = bool(getattr(sys, "frozen", False))
    if frozen and not solver.COMPILED:
        raise Amiss(reasons.kernel_not_compiled())
    checked = _check_whole_hands() + _check_endings()
    return Found(words.positions(checked, solver.COMPILED))


def _bits(tiles: str) -> int:
    return sum(BIT[tile] for tile in tiles.split())


_SIXES: Final = "6-6 6-5 6-4 6-3 6-2 6-1 6-0"
_FIVES: Final = "5-5 5-4 5-3 5-2 5-1 5-0 4-4"
_LOW: Final = "4-3 4-2 4-1 4-0 3-3 3-2 3-1"
_LAST: Final = "3-0 2-2 2-1 2-0 1-1 1-0 0-0"
_WHOLE: Final = tuple(map(_bits, (_SIXES, _FIVES, _LOW, _LAST)))


def _check_whole_hands() -> int:
    """Deals of the whole set whose value needs no search: who holds all the trumps takes every
    trick, whoever leads, as soon as one is led to them or they lead; who holds none, none."""
    known = (
        # All seven trumps, and on lead.
        (pip_trump(6), 0b0001, False, 0, 7),
        # No trump, against all seven on lead.
        (pip_trump(6), 0b1110, False, 0, 0),
        # Every trick led is trumped: nobody else has one to follow with.
        (pip_trump(6), 0b0001, False, 1, 7),
        # Shooting under with the lowest tile of each suit led to it.
        (doubles_low(), 0b1000, True, 0, 0),
    )
    for suits, side, avoid, turn, value in known:
        found = solver.Solver(suits, 4, side, avoid=avoid).value(_WHOLE, turn)
        if found != value:
            raise Amiss(reasons.kernel_errs(found, value))
    return len(known)


def _check_endings() -> int:
    """Endings that are also played out the plain way, every contract at three and four seats."""
    chooser = random.Random(_DRAWN)
    drawn = chain.from_iterable(
        [(suits, avoid, seats)] * ENDINGS for suits, avoid in _CONTRACTS for seats in (3, 4)
    )
    checked = 0
    for suits, avoid, seats in drawn:
        pack = FULL_SET if seats == 4 else BLANKLESS_SET
        tiles = chooser.sample([tile for tile in range(28) if pack >> tile & 1], SIZE * seats)
        hands = [
            sum(1 << tile for tile in tiles[seat * SIZE : (seat + 1) * SIZE])
            for seat in range(seats)
        ]
        side, turn = 1 << chooser.randrange(seats), chooser.randrange(seats)
        value = Contest(suits, seats, side, avoid).best(hands, turn)
        found = solver.Solver(suits, seats, side, avoid=avoid).value(hands, turn)
        if found != value:
            raise Amiss(reasons.kernel_errs(found, value))
        checked += 1
    return checked
