"""The pieces of a pack as bits of an int, and the dominoes among packs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

Piece = str
"""A tile or card in its notation, as records have it."""


def bits(held: int) -> Iterator[int]:
    """The single bits of a set, the lowest first."""
    while held:
        bit = held & -held
        yield bit
        held ^= bit


class Pack:
    """The pieces of a game, each with a place of its own: ``pieces`` by index.

    Of pieces that are alike, each has a place and all share one notation; ``index`` and ``bit``
    are those of the first.
    """

    __slots__ = ("_alike", "bit", "index", "pieces")

    def __init__(self, pieces: tuple[Piece, ...]) -> None:
        self._alike: dict[Piece, int] = {}
        for index, piece in enumerate(pieces):
            if pieces.count(piece) > 1:
                self._alike[piece] = self._alike.get(piece, 0) | 1 << index
        self.pieces = pieces
        self.index: dict[Piece, int] = {}
        for index, piece in enumerate(pieces):
            self.index.setdefault(piece, index)
        self.bit = {piece: 1 << index for piece, index in self.index.items()}

    def __eq__(self, other: object) -> bool:
        """Packs of the same pieces are the same, also after a way through another process."""
        return isinstance(other, Pack) and other.pieces == self.pieces

    def __hash__(self) -> int:
        return hash(self.pieces)

    def among(self, held: int) -> tuple[Piece, ...]:
        """The pieces of a set of bits, lowest index first."""
        # Without ``bits``: players who go by rules of thumb spend their time here.
        found = []
        while held:
            bit = held & -held
            found.append(self.pieces[bit.bit_length() - 1])
            held ^= bit
        return tuple(found)

    def without(self, pieces: Iterable[Piece]) -> tuple[Piece, ...]:
        """What is left of the pack without ``pieces``; raises as ``mask`` does."""
        return self.among(((1 << len(self.pieces)) - 1) & ~self.mask(pieces))

    def held(self, bits: int, piece: Piece) -> int:
        """The bit with which ``bits`` hold ``piece``, the highest of those alike; else 0.

        A hand that gives up one of two alike keeps the lower: however it came to hold what it
        does, it is the same as any other that looks so.
        """
        if piece in self._alike:
            alike = bits & self._alike[piece]
            return alike and 1 << alike.bit_length() - 1
        return bits & self.bit.get(piece, 0)

    def mask(self, pieces: Iterable[Piece]) -> int:
        """The set of ``pieces`` as bits, of those alike the lowest. KeyError for more of a piece
        than there are."""
        held, alike, bits = 0, self._alike, self.bit
        for piece in pieces:
            free = (alike[piece] if piece in alike else bits[piece]) & ~held
            if not free:
                raise KeyError(piece)
            held |= free & -free
        return held


Tile = Piece
"""A tile in notation, high end first: ``"6-4"``."""

TILES: Final[tuple[Tile, ...]] = tuple(
    f"{high}-{low}" for high in range(7) for low in range(high + 1)
)
"""The double-six set, ``0-0`` first, ``6-6`` last; a tile's place here is its index and its bit."""

ENDS: Final[tuple[tuple[int, int], ...]] = tuple(
    (high, low) for high in range(7) for low in range(high + 1)
)
"""The two ends of each tile by index, high end first."""

DOMINOES: Final = Pack(TILES)
INDEX: Final = DOMINOES.index
BIT: Final = DOMINOES.bit

FULL_SET: Final[int] = (1 << len(TILES)) - 1
BLANKLESS_SET: Final[int] = sum(1 << i for i, (_, low) in enumerate(ENDS) if low > 0)


def mask(tiles: Iterable[Tile]) -> int:
    """The set of ``tiles`` as bits; KeyError for what is not a domino in notation."""
    held = 0
    for tile in tiles:
        held |= BIT[tile]
    return held


tiles: Final = DOMINOES.among
"""The tiles of a set of bits, lowest index first."""


def pips(tile: Tile) -> int:
    """The pip total of a tile, 0–12 (M1.3)."""
    high, low = ENDS[INDEX[tile]]
    return high + low
