"""Several words of which one is to be chosen, in a row."""

from __future__ import annotations

from collections.abc import Sequence

from moon_desktop.wording.tongue import tr


def either(words: Sequence[str]) -> str:
    """``3, 4 or 5``."""
    if len(words) < 2:
        return "".join(words)
    return tr("{others} or {last}").format(others=", ".join(words[:-1]), last=words[-1])
