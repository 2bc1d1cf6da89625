"""Foreign text made safe to show, and words in a row of which one is to be chosen."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Sequence
from typing import Final

from moon_desktop.words.language import tr

LONGEST = 40
_LONGEST_PATH = 1000


def printable(text: str, longest: int = LONGEST) -> str:
    """``text`` with control signs spelt out, cut to ``longest`` characters.

    It goes to terminals and labels, where such signs would move the cursor or turn the line.
    """
    start = text[: longest + 1]
    clean = "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in start)
    return clean if len(clean) <= longest else clean[: longest - 1] + "…"


def shown_path(path: object) -> str:
    """The name of a file or folder as a sentence may have it, not cut where anybody still reads."""
    return printable(str(path), _LONGEST_PATH)


def quoted(text: str) -> str:
    """``text`` as a word that is spoken of: ``“undr”``."""
    return tr("“{text}”").format(text=printable(text))


def notation(value: object) -> str:
    """A value as a record writes it: ``[5, 1, 1]``, ``true``, ``"made"``, ``null``."""
    try:
        return printable(json.dumps(value, ensure_ascii=False))
    except RecursionError:  # brackets in brackets, just as many as could still be read
        return "[…]"


def either(words: Sequence[str]) -> str:
    """``3, 4 or 5``."""
    if len(words) < 2:
        return "".join(words)
    return tr("{others} or {last}").format(others=", ".join(words[:-1]), last=words[-1])


TIP_WIDTH: Final = 60
"""Letters on a line of a tooltip."""


def unbroken(html: str) -> str:
    """``html`` in which Qt breaks no line at a narrow space that holds words together, as before
    a French colon: it folds that one like any other, and keeps the wide one."""
    return html.replace("\u202f", "\u00a0")


def tip(*paragraphs: str) -> str:
    """A tooltip that shows ``paragraphs`` as they are, markup included, each in lines of bearable
    length."""
    lines = [line for text in paragraphs for line in textwrap.wrap(text, TIP_WIDTH)]
    escaped = "\n".join(lines).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    # Qt would fold what is not said to be folded already a second time, and narrower.
    return f'<p style="white-space:pre">{escaped}</p>'
