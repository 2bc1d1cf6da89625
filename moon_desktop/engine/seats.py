"""Who sits where: the seat to the left, and which seats score together."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Seats:
    """``count`` seats numbered clockwise from 0; with ``partners`` so many as make a ``team`` are
    one side, and never sit next to each other: every other seat where there are two sides."""

    count: int
    partners: bool = False
    team: int = 2

    @property
    def sides(self) -> int:
        """How many sides keep a score: one a seat, or one a team (M5.4, C1.2)."""
        return self.count // self.team if self.partners else self.count

    def left_of(self, seat: int) -> int:
        """The next seat clockwise."""
        return (seat + 1) % self.count

    def clockwise(self, first: int) -> tuple[int, ...]:
        """All seats, ``first`` first."""
        return tuple((first + step) % self.count for step in range(self.count))

    def side(self, seat: int) -> int:
        """The side that ``seat`` scores for."""
        return seat % self.sides

    def members(self, side: int) -> tuple[int, ...]:
        """The seats of a side, lowest first."""
        return tuple(seat for seat in range(self.count) if self.side(seat) == side)

    def by_side(self, by_seat: tuple[int, ...]) -> tuple[int, ...]:
        """Sums of a figure kept by seat, one a side."""
        if not self.partners:
            return by_seat
        return tuple(
            sum(by_seat[seat] for seat in self.members(side)) for side in range(self.sides)
        )

    def sides_clockwise(self, first: int) -> tuple[int, ...]:
        """All sides, that of seat ``first`` first, in the order their seats come round (M5.6)."""
        return tuple(dict.fromkeys(self.side(seat) for seat in self.clockwise(first)))
