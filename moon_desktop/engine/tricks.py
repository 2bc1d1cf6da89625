"""Playing tricks, one after another."""

from __future__ import annotations

from typing import NamedTuple

from moon_desktop.engine.entries import Play
from moon_desktop.engine.pieces import BIT, INDEX
from moon_desktop.engine.suits import Suits


class Trick(NamedTuple):
    """A trick: its plays in order (the leader's first), the suit in force and who took it."""

    plays: tuple[Play, ...]
    suit: int
    taker: int


class Tricks(NamedTuple):
    """The play of a hand at one moment.

    ``held``: the tiles (bits) a seat; ``plays`` and ``suit``: the trick on the table, None
    before its lead; ``done``: the finished tricks; ``taken``: how many a seat took.
    """

    suits: Suits
    held: tuple[int, ...]
    turn: int
    plays: tuple[Play, ...] = ()
    suit: int | None = None
    done: tuple[Trick, ...] = ()
    taken: tuple[int, ...] = (0, 0, 0)

    def following(self) -> int:
        """The tiles (bits) with which the seat in turn does not renege (M4.3)."""
        held = self.held[self.turn]
        return held if self.suit is None else self.suits.follow(held, self.suit)

    def reneges(self, play: Play) -> bool:
        """Whether ``play`` fails to follow while its seat holds a tile that does (M4.8)."""
        return not self.following() & BIT[play.tile]

    def after(self, play: Play) -> Tricks:
        """The play of the hand after ``play``, which the caller has found legal (M4.1, M4.4)."""
        seat = play.seat
        count = len(self.held)
        held = list(self.held)
        held[seat] ^= BIT[play.tile]
        plays = (*self.plays, play)
        suit = self.suit
        if suit is None:
            leads = self.suits.leads[INDEX[play.tile]]
            suit = leads[0] if play.suit is None else int(play.suit)
        if len(plays) < count:
            turn = (seat + 1) % count
            return Tricks(self.suits, tuple(held), turn, plays, suit, self.done, self.taken)
        taker = self._taker(plays, suit)
        taken = list(self.taken)
        taken[taker] += 1
        done = (*self.done, Trick(plays, suit, taker))
        return Tricks(self.suits, tuple(held), taker, (), None, done, tuple(taken))

    def _taker(self, plays: tuple[Play, ...], suit: int) -> int:
        ranks = self.suits.strength[suit]
        best = plays[0]
        top = ranks[INDEX[best.tile]]
        for play in plays[1:]:
            rank = ranks[INDEX[play.tile]]
            if rank > top:
                best, top = play, rank
        return best.seat
