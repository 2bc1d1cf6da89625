"""What is said at the table of any game: a claim, taking back, and whatever is read out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from moon_desktop.words.language import tr
from moon_desktop.words.names import apart

_ENDS: Final = (".", "!", "?", "…", ":")


def sentences(parts: Iterable[str]) -> str:
    """Words of which each is to be heard as a sentence."""
    lines = (line for part in parts for line in part.splitlines() if line)
    return " ".join(line if line.endswith(_ENDS) else f"{line}." for line in lines)


def took_last(names: Sequence[str], taker: int) -> str:
    """Who took the trick that ended while others sat there; a ``taker`` beyond the seats is the
    dummy."""
    if taker >= len(names):
        return tr("The dummy took the last trick.")
    return tr("{name} took the last trick.").format(name=apart(names[taker]))


def took_this(names: Sequence[str], taker: int) -> str:
    """Who took the trick that is laid out again, as for ``took_last``."""
    if taker >= len(names):
        return tr("The dummy took this trick")
    return tr("{name} took this trick").format(name=apart(names[taker]))


def claim_offer(name: str | None, key: str) -> str:
    """Who takes all the tricks left, None for the reader, and the ``key`` that plays them out,
    empty where it has none."""
    if name is None and key:
        words = tr("The rest is yours: Claim ({key}) plays it out.")
    elif name is None:
        words = tr("The rest is yours: choose Claim to play it out.")
    elif key:
        words = tr("{name} takes the rest: Claim ({key}) plays it out.")
    else:
        words = tr("{name} takes the rest: choose Claim to play it out.")
    return words.format(name=name and apart(name), key=key)


def lay_down_offer(key: str) -> str:
    """That no trick counts any more, and the ``key`` that lays the hand down, empty where it has
    none."""
    if key:
        return tr("Decided: {key} lays the hand down.").format(key=key)
    return tr("Decided: choose Claim to lay the hand down.")
