"""Best play found the plain way, to check the kernel by: every play of every seat is tried."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from moon_desktop.engine.pieces import TILES
from moon_desktop.engine.suits import Suits


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
