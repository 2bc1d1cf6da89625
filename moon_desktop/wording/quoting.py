"""Foreign text made safe to show: what a file or a command line said, in quotation marks."""

from __future__ import annotations

import json

LONGEST = 40


def printable(text: str, longest: int = LONGEST) -> str:
    """``text`` with control signs spelt out, cut to ``longest`` characters.

    It goes to terminals and labels, where such signs would move the cursor or turn the line.
    """
    start = text[: longest + 1]
    clean = "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in start)
    return clean if len(clean) <= longest else clean[: longest - 1] + "…"


def quoted(text: str) -> str:
    """``text`` as a word that is spoken of: ``“undr”``."""
    return f"“{printable(text)}”"


def notation(value: object) -> str:
    """A value as a record writes it: ``[5, 1, 1]``, ``true``, ``"made"``, ``null``."""
    try:
        return printable(json.dumps(value, ensure_ascii=False))
    except RecursionError:  # brackets in brackets, just as many as could still be read
        return "[…]"
