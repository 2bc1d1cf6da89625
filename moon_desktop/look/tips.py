"""Where the words of a tooltip are broken."""

from __future__ import annotations

from textwrap import wrap


def tip_of(words: str) -> str:
    """``words`` as a tip: plain, in lines of sixty letters at most."""
    return "\n".join(wrap(words, 60))
