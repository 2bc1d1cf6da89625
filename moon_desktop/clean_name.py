"""Names that people type, made fit to stand on one line."""

from __future__ import annotations

from typing import Final

NAME_LIMIT: Final = 40
"""Characters of a name that are kept; a longer one is cut."""

_JOINS: Final = "\u200c\u200d"
"""They stand within Persian words and emoji, and show as nothing by themselves."""


def clean_name(text: str) -> str:
    """``text`` on one line, without control or direction characters, not too long.

    Empty if nothing of it can be shown.
    """
    shown = "".join(letter if letter.isprintable() or letter in _JOINS else " " for letter in text)
    name = " ".join(shown.split())[:NAME_LIMIT].strip()
    return name if name.strip(_JOINS) else ""
