"""Deals that agree with what a seat has seen of a hand: all of them, or some drawn."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import accumulate, product
from math import prod
from random import Random
from typing import Final, NamedTuple, Self, TypeAlias

from moon_desktop.engine.pieces import FULL_SET, Piece

# A holder is a seat, or the place face down on the table, numbered after the last seat. Who has
# what is one int, the code: the tiles (bits) of each holder, one above the other.

WIDTH: Final = FULL_SET.bit_length()
"""How many bits a holder has in a code."""

BATCH: Final = 8
"""How many tiles are shared out at once: three holders can have them in 3**8 ways."""

Counts: TypeAlias = tuple[int, ...]
"""How many tiles a holder each."""

Shares: TypeAlias = dict[Counts, list[int]]
"""The ways to share out a batch, as codes, by how many each holder gets."""


class PossibleDeal(NamedTuple):
    """A deal as it may be: ``hands``, the tiles (bits) that each seat holds now, one's own too;
    ``down``, the tile (bit) face down out of play, the widow or the discard; 0 if there is none.
    """

    hands: tuple[int, ...]
    down: int


class PossibleDeals:
    """The deals that agree with a Sight, each as likely as any other; ``count`` of them.

    Unseen tiles that the same holders may have are shared out in batches. A table says how
    many of each batch go to each holder; its worlds are all ways to do that.
    """

    def __init__(self, seats: int, known: int, tables: Sequence[tuple[list[int], ...]]) -> None:
        """``known``: the code of what is certain; ``tables``: the codes of each batch."""
        self._shifts = tuple([WIDTH * seat for seat in range(seats)])
        self._down = WIDTH * seats
        self._known = known
        self._tables = tables
        # The number of the first world after each table.
        self._ends = tuple(accumulate([prod(map(len, table)) for table in tables]))
        self.count = self._ends[-1]

    @classmethod
    def shared(
        cls, seats: int, known: int, free: Sequence[int], unseen: int, may: Sequence[int]
    ) -> Self:
        """All ways to share out the tiles ``unseen`` (bits) to the holders, so many ``free`` places
        each, of whom each ``may`` have but some of them; ``known`` is the code of what is certain.

        Raises ValueError where no deal agrees.
        """
        free = list(free)
        batches = []
        for holders, tiles in _alike(unseen, may, free).items():
            if len(holders) == 1:
                known |= sum(tiles) << WIDTH * holders[0]
                free[holders[0]] -= len(tiles)
            else:
                batches += [(batch, holders) for batch in _batches(tiles)]
        tables = _tables(batches, tuple(free))
        if not tables:
            raise ValueError("no deal agrees with what this seat has seen")
        return cls(seats, known, tables)

    def every(self) -> Iterator[PossibleDeal]:
        """All the worlds, each once, in an order that hangs on the Sight alone."""
        shifts, down = self._shifts, self._down
        for *firsts, last in self._tables:
            for picks in product(*firsts):
                begun = self._known
                for pick in picks:
                    begun |= pick
                for pick in last:
                    code = begun | pick
                    yield PossibleDeal(
                        tuple([code >> shift & FULL_SET for shift in shifts]), code >> down
                    )

    def draw(self, random: Random, number: int) -> list[PossibleDeal]:
        """So many worlds, each drawn from all of them alike."""
        shifts, down, known, tables, ends = (
            self._shifts, self._down, self._known, self._tables, self._ends,
        )  # fmt: skip
        count, below = self.count, random.randrange
        drawn = []
        for _ in range(number):
            place = below(count)
            code = known
            for share in tables[bisect_right(ends, place)]:
                place, pick = divmod(place, len(share))
                code |= share[pick]
            hands = tuple([code >> shift & FULL_SET for shift in shifts])
            drawn.append(PossibleDeal(hands, code >> down))
        return drawn


def _alike(unseen: int, may: Sequence[int], free: Sequence[int]) -> dict[Counts, list[int]]:
    """The tiles (a bit each) of ``unseen`` by the holders that may have them."""
    alike: dict[Counts, list[int]] = {}
    for index in range(WIDTH):
        if unseen >> index & 1:
            holders = tuple(
                [holder for holder, tiles in enumerate(may) if free[holder] and tiles >> index & 1]
            )
            alike.setdefault(holders, []).append(1 << index)
    return alike


def _batches(tiles: Sequence[int]) -> Iterator[Sequence[int]]:
    """``tiles`` in batches as even as can be."""
    many = -(-len(tiles) // BATCH)
    for batch in range(many):
        yield tiles[batch::many]


def _shares(batch: Iterable[int], holders: Counts, free: Counts) -> Shares:
    """The ways to share out ``batch`` among ``holders``, none of whom gets more than is free."""
    shares: Shares = {(0,) * len(free): [0]}
    for bit in batch:
        grown: Shares = {}
        for counts, codes in shares.items():
            for holder in holders:
                if counts[holder] < free[holder]:
                    more = (*counts[:holder], counts[holder] + 1, *counts[holder + 1 :])
                    given = bit << WIDTH * holder
                    grown.setdefault(more, []).extend([code | given for code in codes])
        shares = grown
    return shares


def _tables(
    batches: Sequence[tuple[Sequence[int], Counts]], free: Counts
) -> list[tuple[list[int], ...]]:
    """By table, the ways to share out each batch, so that every holder gets what is free."""
    # Tables begun, by what is then still free.
    begun: dict[Counts, list[tuple[list[int], ...]]] = {free: [([0],)]}
    for place, (batch, holders) in enumerate(batches):
        shares = _shares(batch, holders, free)
        later = [0] * len(free)
        for tiles, others in batches[place + 1 :]:
            for holder in others:
                later[holder] += len(tiles)
        grown: dict[Counts, list[tuple[list[int], ...]]] = {}
        for before, tables in begun.items():
            for counts, codes in shares.items():
                left: list[int] = []
                for free_now, given, more in zip(before, counts, later, strict=True):
                    want = free_now - given
                    if not 0 <= want <= more:
                        break
                    left.append(want)
                else:
                    wide = grown.setdefault(tuple(left), [])
                    wide.extend([(*table, codes) for table in tables])
        begun = grown
    return begun.get((0,) * len(free), [])


TRIES: Final = 200
"""So often chance is asked for a deal that agrees, before one that hardly does will do."""


def dealt_out(
    pieces: Sequence[Piece],
    counts: Sequence[int],
    barred: Sequence[Collection[Piece]],
    random: Random,
) -> Iterator[list[list[Piece]]]:
    """Deals without end of a pack of any size, by chance: each holder gets so many of ``pieces``
    as ``counts`` says, and none of those ``barred`` to it; what is left lies unseen. Where
    ``TRIES`` find none, which may be as no deal agrees, the last has some that are barred.

    Raises ValueError where there are too few pieces.
    """
    if sum(counts) > len(pieces):
        raise ValueError("there are fewer pieces than places for them")
    shuffled = list(pieces)
    # Those that can have the fewest pieces choose first.
    order = sorted(range(len(counts)), key=lambda holder: -len(barred[holder]))
    while True:
        for _ in range(TRIES):
            hands: list[list[Piece]] = [[] for _ in counts]
            random.shuffle(shuffled)
            left = shuffled
            for holder in order:
                hand, rest, lacks = hands[holder], list[Piece](), barred[holder]
                for piece in left:
                    fits = len(hand) < counts[holder] and piece not in lacks
                    (hand if fits else rest).append(piece)
                left = rest
            if all(len(hand) == count for hand, count in zip(hands, counts, strict=True)):
                break
        for hand, count in zip(hands, counts, strict=True):
            short = count - len(hand)
            hand += left[:short]
            left = left[short:]
        yield hands
