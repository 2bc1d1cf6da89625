"""How a hand, a game or a match ended, as the card on the table tells it."""

from __future__ import annotations

from typing import NamedTuple


class Result(NamedTuple):
    """A title, why it came so, the word of the key that goes on, and what else is to be known;
    ``title``, ``line`` and ``more`` may want several lines.

    ``over``: the match is won, and the key begins another with the same people. ``bare``: it stands
    on the felt itself, as a shoot's does. ``turned``: the hand that the match turned on, if any.
    """

    title: str
    line: str
    key: str
    more: tuple[str, ...] = ()
    over: bool = False
    bare: bool = False
    turned: int | None = None
