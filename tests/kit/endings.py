"""Positions near the end of a hand, drawn at random: who holds what, and what lies on the table."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

from moon_desktop.engine.pieces import BLANKLESS_SET, FULL_SET
from moon_desktop.engine.suits import Suits, doubles_low, doubles_trump, follow_me, pip_trump
from tests.kit.minimax import Contest
from tests.kit.tables import HIGH, LOW, OWN, SEVENS, THREES, WORTH, suits_of


class Kind(NamedTuple):
    """A kind of contract, at a number of seats."""

    suits: Suits
    seats: int
    side: int
    avoid: bool = False
    out: int | None = None
    worth: tuple[int, ...] = (0,) * 28

    def contest(self) -> Contest:
        return Contest(self.suits, self.seats, self.side, self.avoid, self.worth, self.out)

    def solver(self, kernel: Any) -> Any:
        """A Solver of this ``kernel``."""
        return kernel.Solver(
            self.suits, self.seats, self.side, avoid=self.avoid, worth=self.worth, out=self.out
        )


class Ending(NamedTuple):
    """A position as the kernel takes it."""

    hands: tuple[int, ...]
    turn: int
    plays: tuple[int, ...] = ()
    suit: int | None = None
    allowed: int = 0


def moon_kinds() -> dict[str, Kind]:
    """Every contract of part M, at three and at four seats, for every bidder and for partners."""
    suits = {f"trump {pip}": pip_trump(pip) for pip in range(7)}
    suits |= {"doubles": doubles_trump(), "none": follow_me(), "named": follow_me(True)}
    kinds = {}
    for seats, sides in ((3, (0b001, 0b010, 0b100)), (4, (0b0001, 0b1000, 0b0101, 0b1010))):
        for side in sides:
            where = f"at {seats} seats for {side:0{seats}b}"
            for name, tables in suits.items():
                kinds[f"{name} {where}"] = Kind(tables, seats, side)
            kinds[f"under {where}"] = Kind(doubles_low(), seats, side, avoid=True)
    return kinds


def forty_two_kinds() -> dict[str, Kind]:
    """Contracts of Texas 42, on tables written by hand: its counts, sevens, and nel-o."""
    kinds = {
        "42 trump 3": Kind(suits_of(THREES, 3), 4, 0b0101, worth=WORTH),
        "42 trump 5": Kind(pip_trump(5), 4, 0b1010, worth=WORTH),
        "42 trump 0": Kind(pip_trump(0), 4, 0b0101, worth=WORTH),
        "42 doubles": Kind(doubles_trump(), 4, 0b1010, worth=WORTH),
        "42 none": Kind(suits_of(HIGH), 4, 0b0101, worth=WORTH),
        "42 sevens": Kind(suits_of(SEVENS, 7), 4, 0b1010, worth=WORTH),
        "42 low to lose": Kind(suits_of(LOW), 4, 0b0101, avoid=True, worth=WORTH),
    }
    # No game has these: tiles of many a worth, and sides of two and three against one.
    graded = tuple(index % 4 for index in range(28))
    for seats, side in ((3, 0b011), (4, 0b0111), (4, 0b0110)):
        name = f"graded at {seats} seats for {side:0{seats}b}"
        kinds[name] = Kind(follow_me(True), seats, side, worth=graded)
        kinds[f"{name} to lose"] = Kind(pip_trump(4), seats, side, avoid=True, worth=graded)
    for name, table in (("high", HIGH), ("low", LOW), ("own", OWN)):
        for bidder in range(4):
            kinds[f"nel-o doubles {name} by {bidder}"] = Kind(
                suits_of(table), 4, 1 << bidder, avoid=True, out=(bidder + 2) % 4
            )
    return kinds


def drawn(chooser: random.Random, kind: Kind, size: int, played: int) -> Ending:
    """Hands of ``size`` tiles, of which the first ``played`` seats have led or followed already;
    now and then the one in turn is confined to some of its tiles."""
    contest = kind.contest()
    pack = FULL_SET if kind.seats == 4 or chooser.random() < 0.5 else BLANKLESS_SET
    tiles = chooser.sample([i for i in range(28) if pack >> i & 1], size * kind.seats)
    hands = [
        sum(1 << index for index in tiles[seat * size : seat * size + size])
        for seat in range(kind.seats)
    ]
    turn = chooser.choice(contest.players)
    plays: tuple[int, ...] = ()
    suit = None
    for _ in range(played):
        index, suit = chooser.choice(contest.options(hands, turn, suit))
        hands[turn] ^= 1 << index
        plays = (*plays, index)
        turn = contest.after(turn)
    allowed = 0
    if chooser.random() < 0.2:
        allowed = 1 << chooser.choice(contest.options(hands, turn, suit))[0]
        allowed |= hands[turn] & chooser.getrandbits(28)
    return Ending(tuple(hands), turn, plays, suit, allowed)
