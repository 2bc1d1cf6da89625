"""How each seat fared over any number of matches: sums, and the figures made of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple, dataclass
from math import sqrt
from typing import Any

from moon_desktop.engine.entries import Entry, GameOver, HandOver, MatchOver
from moon_desktop.engine.seats import Seats


@dataclass(frozen=True, slots=True)
class Fared:
    """Sums of one seat. What a side wins or scores counts in full for each of its seats.

    ``hands``: all that ended, those that everybody passed too; ``hands_won``: contracts made
    by its side and contracts of other sides set; ``points`` and ``squares``: its side's points
    (marks, under scoring by marks) of each hand, and their squares; ``bids``: contracts that
    this seat itself bought, ``made`` how many of them were made.
    """

    matches_won: int = 0
    games_won: int = 0
    hands: int = 0
    hands_won: int = 0
    points: int = 0
    squares: int = 0
    bids: int = 0
    made: int = 0

    def __add__(self, other: Fared) -> Fared:
        return Fared(*(a + b for a, b in zip(astuple(self), astuple(other), strict=True)))

    @property
    def points_a_hand(self) -> float | None:
        """The mean over all hands; None of none."""
        return self.points / self.hands if self.hands else None

    @property
    def standard_error(self) -> float | None:
        """That of the mean, from the spread of the points of single hands; None below two."""
        if self.hands < 2:
            return None
        spread = self.squares - self.points * self.points / self.hands
        return sqrt(max(spread, 0.0) / (self.hands - 1) / self.hands)


@dataclass(frozen=True, slots=True)
class Standings:
    """All seats over ``matches`` matches, of which ``unfinished`` were given up."""

    matches: int
    unfinished: int
    seats: tuple[Fared, ...]

    def __add__(self, other: Standings) -> Standings:
        return Standings(
            self.matches + other.matches,
            self.unfinished + other.unfinished,
            tuple(a + b for a, b in zip(self.seats, other.seats, strict=True)),
        )

    @staticmethod
    def opened(table: Seats) -> Standings:
        """Of no match yet."""
        return Standings(0, 0, (Fared(),) * table.count)

    @staticmethod
    def of_match(entries: Sequence[Entry], table: Seats) -> Standings:
        """Those of one match, from its record."""
        hands = [entry for entry in entries if isinstance(entry, HandOver)]
        games = [entry.winner for entry in entries if isinstance(entry, GameOver)]
        winners = [entry.winner for entry in entries if isinstance(entry, MatchOver)]
        seats = tuple(
            Fared(
                matches_won=winners.count(table.side(seat)),
                games_won=games.count(table.side(seat)),
                hands=len(hands),
                hands_won=sum(_won(hand, seat, table) for hand in hands),
                points=sum(hand.points[table.side(seat)] for hand in hands),
                squares=sum(hand.points[table.side(seat)] ** 2 for hand in hands),
                bids=sum(hand.bidder == seat for hand in hands),
                made=sum(hand.bidder == seat and hand.result == "made" for hand in hands),
            )
            for seat in range(table.count)
        )
        return Standings(1, int(not winners), seats)

    def to_json(self, players: Sequence[str]) -> dict[str, Any]:
        """The figures by name, with the player of each seat."""
        return {
            "matches": self.matches,
            "players": [
                {
                    "seat": seat,
                    "player": player,
                    "matches_won": fared.matches_won,
                    "games_won": fared.games_won,
                    "hands": fared.hands,
                    "points_a_hand": fared.points_a_hand,
                    "standard_error": fared.standard_error,
                    "bids": fared.bids,
                    "made": fared.made,
                }
                for seat, (player, fared) in enumerate(zip(players, self.seats, strict=True))
            ],
        }


def _won(hand: HandOver, seat: int, table: Seats) -> bool:
    if hand.bidder is None:
        return False
    with_bidder = table.side(seat) == table.side(hand.bidder)
    return with_bidder == (hand.result == "made")
