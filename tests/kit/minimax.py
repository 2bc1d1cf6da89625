"""Best play found the plain way: every play of every seat is tried, to the end of the hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property

from moon_desktop.engine.suits import Suits

TILES = 28

Option = tuple[int, int]
"""A tile's index, and the suit in force once it is played."""


@dataclass(frozen=True)
class Contest:
    """Who plays for what; the words mean what they mean to the kernel's Solver.

    ``side``: the seats (bits) whose points count. ``avoid``: they want few of them.
    """

    suits: Suits
    seats: int
    side: int
    avoid: bool = False
    worth: Sequence[int] = (0,) * TILES
    out: int | None = None
    _known: dict[tuple[tuple[int, ...], int], int] = field(default_factory=dict, compare=False)

    @cached_property
    def players(self) -> list[int]:
        """The seats that do not sit out, in turn."""
        return [seat for seat in range(self.seats) if seat != self.out]

    def after(self, seat: int, steps: int = 1) -> int:
        """The seat that plays ``steps`` plays after ``seat``."""
        return self.players[(self.players.index(seat) + steps) % len(self.players)]

    def options(
        self, hands: Sequence[int], turn: int, suit: int | None, allowed: int = 0
    ) -> list[Option]:
        """What may be played without a renege (M4.2, M4.3, M4.5), lowest index first."""
        held = hands[turn] if suit is None else self.suits.follow(hands[turn], suit)
        held &= allowed or held
        return [
            (index, led)
            for index in range(TILES)
            if held >> index & 1
            for led in (self.suits.leads[index] if suit is None else (suit,))
        ]

    def value(
        self,
        hands: Sequence[int],
        turn: int,
        plays: tuple[int, ...] = (),
        suit: int | None = None,
        allowed: int = 0,
    ) -> int:
        """The points that the side takes from here on."""
        if not any(hands[seat] for seat in self.players):
            return 0
        # The same tiles with the same leader come up by many ways.
        key = (tuple(hands), turn)
        whole = suit is None and not allowed
        if whole and key in self._known:
            return self._known[key]
        wants_points = bool(self.side >> turn & 1) != self.avoid
        values = self.choices(hands, turn, plays, suit, allowed).values()
        best = max(values) if wants_points else min(values)
        if whole:
            self._known[key] = best
        return best

    def choices(
        self,
        hands: Sequence[int],
        turn: int,
        plays: tuple[int, ...] = (),
        suit: int | None = None,
        allowed: int = 0,
    ) -> dict[Option, int]:
        """The points of the side after each play."""
        return {
            option: self._played(hands, turn, plays, option)
            for option in self.options(hands, turn, suit, allowed)
        }

    def _played(
        self, hands: Sequence[int], turn: int, plays: tuple[int, ...], option: Option
    ) -> int:
        index, suit = option
        hands = [hand & ~(1 << index) if seat == turn else hand for seat, hand in enumerate(hands)]
        plays = (*plays, index)
        if len(plays) < len(self.players):
            return self.value(hands, self.after(turn), plays, suit)
        ranks = [self.suits.strength[suit][played] for played in plays]
        taker = self.after(turn, 1 + ranks.index(max(ranks)))
        points = 1 + sum(self.worth[played] for played in plays)
        return (points if self.side >> taker & 1 else 0) + self.value(hands, taker)
