"""How each player fared over any number of matches: sums, means and their standard errors."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from typing import Any

from moon_desktop.engine.entries import Entry, GameOver, HandEnd, MatchOver
from moon_desktop.engine.seats import Seats
from moon_desktop.memory.intervals import NOTHING, Spread


@dataclass(frozen=True, slots=True)
class Fared:
    """Sums of one player. What a side wins or scores counts in full for each of its seats, and what
    sides share, for each of them.

    ``won``: matches won; ``points``: its side's points (marks, under scoring by marks) over all
    hands that ended, those that everybody passed too. What is an observation of these: a match
    and a hand, or where players turn round the seats, all that was played from one seed.
    ``hands_won``: contracts made by its side, and contracts of other sides set where its own had
    none; ``bids``: contracts that this player itself had, ``made`` how many of them were made.
    """

    won: Spread = NOTHING
    points: Spread = NOTHING
    games_won: int = 0
    hands_won: int = 0
    bids: int = 0
    made: int = 0

    def __add__(self, other: Fared) -> Fared:
        names = [field.name for field in fields(self)]
        return Fared(*(getattr(self, name) + getattr(other, name) for name in names))

    @property
    def matches_won(self) -> int:
        """How many matches its side won."""
        return self.won.amount

    @property
    def hands(self) -> int:
        """How many hands ended."""
        return self.points.count

    def as_one(self) -> Fared:
        """All its matches taken for one observation: one seed dealt them all."""
        return replace(self, won=self.won.as_one(), points=self.points.as_one())


@dataclass(frozen=True, slots=True)
class Standings:
    """All players over ``matches`` matches, of which ``unfinished`` were given up.

    ``rounds``: from how many seeds they were dealt; ``bought``: in how many hands there was a
    contract, 0 in a game without.
    """

    matches: int
    unfinished: int
    rounds: int
    players: tuple[Fared, ...]
    bought: int = 0

    def __add__(self, other: Standings) -> Standings:
        return Standings(
            self.matches + other.matches,
            self.unfinished + other.unfinished,
            self.rounds + other.rounds,
            tuple(a + b for a, b in zip(self.players, other.players, strict=True)),
            self.bought + other.bought,
        )

    @staticmethod
    def opened(table: Seats) -> Standings:
        """Of no match yet."""
        return Standings(0, 0, 0, (Fared(),) * table.count)

    @staticmethod
    def of_match(entries: Sequence[Entry], table: Seats) -> Standings:
        """Those of one match, from its record, the players in the order of their seats."""
        hands = [entry for entry in entries if isinstance(entry, HandEnd)]
        games = [side for one in entries if isinstance(one, GameOver) for side in one.winners]
        winners = [side for one in entries if isinstance(one, MatchOver) for side in one.winners]
        players = tuple(
            Fared(
                won=Spread.of(winners.count(table.side(seat))),
                points=sum((Spread.of(hand.points[table.side(seat)]) for hand in hands), NOTHING),
                games_won=games.count(table.side(seat)),
                hands_won=sum(_won(hand, seat, table) for hand in hands),
                bids=sum(hand.made[seat] is not None for hand in hands),
                made=sum(bool(hand.made[seat]) for hand in hands),
            )
            for seat in range(table.count)
        )
        bought = sum(hand.made.count(None) < table.count for hand in hands)
        return Standings(1, int(not winners), 1, players, bought)

    def turned_back(self, turn: int) -> Standings:
        """Those of a match in which each player sat ``turn`` seats further on."""
        return replace(self, players=self.players[turn:] + self.players[:turn])

    def as_one(self) -> Standings:
        """All their matches taken for one observation: one seed dealt them all."""
        players = tuple(fared.as_one() for fared in self.players)
        return replace(self, rounds=1, players=players)

    def to_json(self, names: Sequence[str]) -> dict[str, Any]:
        """The figures by name, with the name of each player; None of bids where there are none."""
        return {
            "matches": self.matches,
            "rounds": self.rounds,
            "players": [
                {
                    "seat": place,
                    "player": name,
                    "matches_won": fared.matches_won,
                    "matches_won_share": fared.won.mean,
                    "matches_won_error": fared.won.standard_error,
                    "games_won": fared.games_won,
                    "hands": fared.hands,
                    "points_a_hand": fared.points.mean,
                    "standard_error": fared.points.standard_error,
                    "bids": fared.bids if self.bought else None,
                    "made": fared.made if self.bought else None,
                }
                for place, (name, fared) in enumerate(zip(names, self.players, strict=True))
            ],
        }


def _won(hand: HandEnd, seat: int, table: Seats) -> bool:
    own = [hand.made[one] for one in table.members(table.side(seat))]
    if own.count(None) < len(own):
        return False not in own
    return False in hand.made
