"""A seed becomes an order, the same one on every machine and in every version."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


def _number(seed: int, label: str, turn: int) -> int:
    """256 bits drawn from what they are for; far more than 28! can tell apart."""
    # Loaded with the first deal: a table that is taken up again opens without it.
    from hashlib import blake2b

    text = f"moon {seed} {label} {turn}".encode("ascii")
    return int.from_bytes(blake2b(text, digest_size=32).digest(), "big")


def shuffled(pieces: Sequence[T], seed: int, label: str, turn: int) -> list[T]:
    """``pieces`` in the order that ``seed`` gives for use number ``turn`` of ``label``.

    Each use has an order of its own, so a deal depends on its number alone and never on
    what was drawn or played before it.
    """
    order = list(pieces)
    number = _number(seed, label, turn)
    for last in range(len(order) - 1, 0, -1):
        number, chosen = divmod(number, last + 1)
        order[last], order[chosen] = order[chosen], order[last]
    return order


def rolled(seed: int, label: str, turn: int) -> tuple[int, int]:
    """Two dice, 1–6 each."""
    rest, first = divmod(_number(seed, label, turn), 6)
    return first + 1, rest % 6 + 1
