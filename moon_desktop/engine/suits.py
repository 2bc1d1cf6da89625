"""What a tile leads, what must follow it, and what beats it: tables, one set a contract."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

from moon_desktop.engine.entries import Play
from moon_desktop.engine.pieces import DOMINOES, ENDS, Pack, Piece

DOUBLES = 7
"""The number of the doubles suit, beside the pip suits 0–6; of the sevens where these are one."""


class Suits(NamedTuple):
    """The suits of one contract, for a whole pack.

    ``leads[i]``: the suits that piece i may be led as, the usual one first.
    ``followers[s]``: the pieces (bits) that follow suit s.
    ``strength[s][i]``: how piece i ranks in a trick of suit s; 0 if it cannot take it. Of equals
    the first takes.
    ``trumps``: the pieces (bits) that are trumps; ``trump_suit`` their suit, or None.
    ``free``: pieces (bits) that may be played to any lead.
    """

    trump_suit: int | None
    trumps: int
    leads: tuple[tuple[int, ...], ...]
    followers: tuple[int, ...]
    strength: tuple[tuple[int, ...], ...]
    free: int = 0
    pack: Pack = DOMINOES

    def follow(self, held: int, suit: int) -> int:
        """The pieces of ``held`` that may be played to ``suit``: those that follow and those that
        are free; all of them where none follows (M4.3)."""
        following = held & self.followers[suit]
        return following | held & self.free if following else held

    def best(self, plays: Sequence[Play], suit: int) -> Play:
        """The one of ``plays`` that takes a trick of ``suit`` as it lies, of equals the first
        (M4.4, C2.4)."""
        ranks, index = self.strength[suit], self.pack.index
        best = plays[0]
        top = ranks[index[best.piece]]
        for play in plays[1:]:
            rank = ranks[index[play.piece]]
            if rank > top:
                best, top = play, rank
        return best

    def suit_led(self, index: int, named: str | None = None) -> int:
        """The suit that tile ``index`` leads (M4.2), the one ``named`` where one is (M4.5)."""
        return self.leads[index][0] if named is None else int(named)


def ordinary(
    pack: Pack,
    suit_of: Callable[[Piece], int],
    rank_of: Callable[[Piece], int],
    *,
    trump: int | None = None,
    free: int = 0,
) -> Suits:
    """The suits of a pack of cards, numbered from 0, of which the highest rank takes the trick, or
    the highest ``trump``; ``rank_of``: from 1; ``free``: cards (bits) that need not follow."""
    homes = [suit_of(piece) for piece in pack.pieces]
    numbers = range(max(homes) + 1)

    def strength(suit: int, home: int, piece: Piece) -> int:
        if home == trump:
            return _TRUMP_RANK + rank_of(piece)
        return rank_of(piece) if home == suit else 0

    followers = tuple(
        sum(1 << index for index, home in enumerate(homes) if home == suit) for suit in numbers
    )
    return Suits(
        trump_suit=trump,
        trumps=0 if trump is None else followers[trump],
        leads=tuple((home,) for home in homes),
        followers=followers,
        strength=tuple(
            tuple(strength(suit, *each) for each in zip(homes, pack.pieces, strict=True))
            for suit in numbers
        ),
        free=free,
        pack=pack,
    )


_TRUMP_RANK = 100
"""Above every rank within a suit, so that one comparison decides a trick (M4.4)."""


def _suits(
    trump_suit: int | None, homes: list[tuple[int, ...]], named: bool, double_rank: int
) -> Suits:
    """The tables from the suits each tile belongs to (its led suit first)."""
    followers = tuple(
        sum(1 << i for i, home in enumerate(homes) if suit in home) for suit in range(8)
    )

    def rank(index: int, suit: int) -> int:
        high, low = ENDS[index]
        if suit == DOUBLES:
            return 1 + high
        if high == low:
            return double_rank
        return 2 + (low if high == suit else high)

    def strength(suit: int, index: int) -> int:
        if trump_suit is not None and trump_suit in homes[index]:
            return _TRUMP_RANK + rank(index, trump_suit)
        return rank(index, suit) if suit in homes[index] else 0

    return Suits(
        trump_suit=trump_suit,
        trumps=0 if trump_suit is None else followers[trump_suit],
        leads=tuple(home if named else home[:1] for home in homes),
        followers=followers,
        strength=tuple(
            tuple(strength(suit, index) for index in range(len(homes))) for suit in range(8)
        ),
    )


_HIGHEST, _LOWEST = 9, 1


def _ends(index: int) -> tuple[int, ...]:
    high, low = ENDS[index]
    return (high,) if high == low else (high, low)


@cache
def pip_trump(pip: int) -> Suits:
    """Every tile with ``pip`` is only a trump, its double highest (M3.4)."""
    homes: list[tuple[int, ...]]
    homes = [(pip,) if pip in ends else _ends(i) for i, ends in enumerate(ENDS)]
    return _suits(pip, homes, False, _HIGHEST)


@cache
def doubles_trump() -> Suits:
    """The doubles are trumps, 6-6 high, and leave their pip suits (M3.5)."""
    homes: list[tuple[int, ...]]
    homes = [(DOUBLES,) if high == low else (high, low) for high, low in ENDS]
    return _suits(DOUBLES, homes, False, _HIGHEST)


@cache
def follow_me(named: bool = False) -> Suits:
    """No trump, doubles high (M3.6); ``named``: the leader of a non-double names an end (M4.5)."""
    return _suits(None, [_ends(i) for i in range(len(ENDS))], named, _HIGHEST)


@cache
def doubles_low() -> Suits:
    """No trump, a double lowest of its suit (M3.7)."""
    return _suits(None, [_ends(i) for i in range(len(ENDS))], False, _LOWEST)


@cache
def doubles_apart() -> Suits:
    """No trump; the doubles are a suit of their own, 6-6 high, and leave their pip suits (T6.3)."""
    homes: list[tuple[int, ...]]
    homes = [(DOUBLES,) if high == low else (high, low) for high, low in ENDS]
    return _suits(None, homes, False, _HIGHEST)


@cache
def sevens_trump() -> Suits:
    """The tiles of seven pips are trumps, 6-1 high, and leave their pip suits; a double is the
    highest of its suit (T5.4)."""
    homes: list[tuple[int, ...]]
    homes = [(DOUBLES,) if sum(ends) == 7 else _ends(i) for i, ends in enumerate(ENDS)]
    return _suits(DOUBLES, homes, False, _HIGHEST)
