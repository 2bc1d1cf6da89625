"""How a hand, a game or a match ended, as the card in the middle of the table tells it."""

from __future__ import annotations

from typing import NamedTuple


class ResultRow(NamedTuple):
    """A side: its name, the tricks it took, its points of the hand and its score, as text."""

    name: str
    tricks: str
    points: str
    score: str
    bidder: bool = False
    negative: bool = False


class Result(NamedTuple):
    """A title, why it came so, the heads over tricks, points and scores, a row a side, the key's
    word, and what is to be known of the match; ``title``, ``line`` and ``more`` may want several
    lines."""

    title: str
    line: str
    heads: tuple[str, str, str]
    rows: tuple[ResultRow, ...]
    key: str
    more: tuple[str, ...] = ()
