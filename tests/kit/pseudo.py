"""A language for tests: every text two fifths longer, accented and bracketed."""

from __future__ import annotations

import gettext
import re
from pathlib import Path
from typing import Final

from moon_desktop.words.language import document

_KEPT: Final = re.compile(
    r"\{[^{}]*\}"  # a hole
    r"|%\(\w+\)\w|%%"  # a hole of argparse
    r"|<[^<>]+>|&\w+;"  # HTML
    r"|`[^`]*`|\]\([^()]*\)|[*_#|]+"  # Markdown
    r"|\n[ ]*"
)
"""What a translator leaves as it is."""

_ACCENTED: Final = str.maketrans("aeiouyAEIOUYcn", "áéîöüÿÅÉÎØÜÝçñ")
_MORE: Final = "ö" * 6 + " "


def accented(text: str) -> str:
    """``text`` in the language for tests; a sign of one letter stays as it is."""
    if len(text) < 2:
        return text
    parts, place = [], 0
    for kept in _KEPT.finditer(text):
        parts += [text[place : kept.start()].translate(_ACCENTED), kept[0]]
        place = kept.end()
    parts.append(text[place:].translate(_ACCENTED))
    more = max(0, round(len(text) * 0.4) - 2)
    return f"«{''.join(parts)}{(_MORE * (more // len(_MORE) + 1))[:more].rstrip()}»"


class Pseudo(gettext.NullTranslations):
    """Where a text lacks its accents it did not come through ``tr``. ``mark`` begins each, such
    as the sign that has it written from right to left."""

    def __init__(self, mark: str = "") -> None:
        super().__init__()
        self._mark = mark

    def gettext(self, message: str) -> str:
        """``message``, accented."""
        return self._mark + accented(message) if len(message) > 1 else message

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """One of both, accented."""
        return self.gettext(msgid1 if n == 1 else msgid2)

    def pgettext(self, context: str, message: str) -> str:
        """``message``, accented."""
        return self.gettext(message)


def table_in(folder: Path, texts: Pseudo, name: str) -> Path:
    """A copy in ``folder`` of the table of house rules called ``name``, in the language of
    ``texts``."""
    table = folder / name.replace("/", "-")
    if not table.exists():
        english = document(name).read_text("utf-8")
        told = re.sub('(?<= = )"(.*)"', lambda text: f'"{texts.gettext(text[1])}"', english)
        table.write_text(told, "utf-8")
    return table


_WORD: Final = re.compile(r"[^\W\d_]{2,}")
_PLAIN: Final = re.compile(r"[A-Za-z]*[aeiouyAEIOUY][A-Za-z]*")


def untranslated(text: str, names: frozenset[str] = frozenset()) -> list[str]:
    """The words of ``text`` that are none of the language for tests, nor among the ``names`` that
    are the same in every language."""
    words = _WORD.findall(_KEPT.sub(" ", text).replace("&", ""))
    return [word for word in words if _PLAIN.fullmatch(word) and word not in names]
