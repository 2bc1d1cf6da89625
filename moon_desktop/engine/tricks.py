"""Playing tricks, one after another."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
from typing import NamedTuple

from moon_desktop.engine.entries import Play
from moon_desktop.engine.suits import Suits


class Trick(NamedTuple):
    """A trick: its plays in order (the leader's first), the suit in force and who took it."""

    plays: tuple[Play, ...]
    suit: int
    taker: int


class Tricks(NamedTuple):
    """The play of a hand at one moment.

    ``held``: the pieces (bits) a seat; ``taken``: how many tricks a seat took; ``plays`` and
    ``suit``: the trick on the table, None before its lead; ``done``: the finished tricks.
    ``out``: a seat that sits out, passed over; ``worth``: what a piece counts, by index, for who
    takes it, besides 1 a trick; ``counted``: what each seat took so, where pieces have a worth.
    """

    suits: Suits
    held: tuple[int, ...]
    turn: int
    taken: tuple[int, ...]
    plays: tuple[Play, ...] = ()
    suit: int | None = None
    done: tuple[Trick, ...] = ()
    out: int | None = None
    worth: tuple[int, ...] = ()
    counted: tuple[int, ...] = ()

    def following(self) -> int:
        """The tiles (bits) with which the seat in turn does not renege (M4.3)."""
        held = self.held[self.turn]
        return held if self.suit is None else self.suits.follow(held, self.suit)

    def reneges(self, play: Play) -> bool:
        """Whether ``play`` fails to follow while its seat holds a tile that does (M4.8)."""
        pack = self.suits.pack
        return not pack.held(self.following(), play.piece)

    def without(self, play: Play) -> "Tricks":
        """The same when ``play`` has ended the hand: its piece is not held any more."""
        held = list(self.held)
        held[play.seat] ^= self.suits.pack.held(held[play.seat], play.piece)
        return self._replace(held=tuple(held))

    def after(self, play: Play) -> "Tricks":
        """The play of the hand after ``play``, which the caller has found legal (M4.1, M4.4)."""
        # Taken apart and put together in order: a match played at random spends its time here.
        suits, hands, _, taken, plays, suit, done, out, worth, counted = self
        seat, piece, named = play
        held = list(hands)
        held[seat] ^= suits.pack.held(held[seat], piece)
        plays = (*plays, play)
        if suit is None:
            suit = suits.leads[suits.pack.index[piece]][0] if named is None else int(named)
        if len(plays) < len(held) - (out is not None):
            turn = (seat + 1) % len(held)
            if turn == out:
                turn = (turn + 1) % len(held)
            return Tricks(suits, tuple(held), turn, taken, plays, suit, done, out, worth, counted)
        taker = suits.best(plays, suit).seat
        done = (*done, Trick(plays, suit, taker))
        taken = _added(taken, taker, 1)
        if worth:
            index = suits.pack.index
            points = 1 + sum([worth[index[laid.piece]] for laid in plays])
            counted = _added(counted or (0,) * len(held), taker, points)
        return Tricks(suits, tuple(held), taker, taken, (), None, done, out, worth, counted)


def _added(figures: tuple[int, ...], seat: int, amount: int) -> tuple[int, ...]:
    more = list(figures)
    more[seat] += amount
    return tuple(more)
