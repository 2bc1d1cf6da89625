"""What a game says of itself to statistics, as values."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from moon_desktop.engine.pieces import Piece

Question: TypeAlias = Literal[
    "fared", "bids", "trumps", "promised", "sets", "worth", "chips", "played", "better", "luck",
    "dealt", "company",
]  # fmt: skip
"""A page: how one fares; whether bids are made, at which trumps, as was promised, and those of
others set; what a hand is worth; what moves chips; how well one plays, whether better with time,
and what was luck; what was dealt; against whom one plays."""


class Group(NamedTuple):
    """Bids or calls that are counted as one: its ``name``, and their ``keys`` as records have
    them."""

    name: str
    keys: tuple[str, ...]


class Strong(NamedTuple):
    """The ``pieces`` of a ``pack`` that are good to be dealt, and how many of all make a
    ``hand``."""

    pieces: frozenset[Piece]
    pack: tuple[Piece, ...]
    hand: int

    @property
    def _share(self) -> float:
        return sum(piece in self.pieces for piece in self.pack) / len(self.pack)

    @property
    def expected(self) -> float:
        """How many come in a hand on the average."""
        return self.hand * self._share

    @property
    def variance(self) -> float:
        """How far they scatter: that of a drawing without putting back."""
        rest = (len(self.pack) - self.hand) / (len(self.pack) - 1)
        return self.hand * self._share * (1 - self._share) * rest
