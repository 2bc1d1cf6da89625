"""The reader's language (GNU gettext): each text passes through here on its way out.

``tr`` translates one text, ``ngettext`` one that depends on a number, ``pgettext`` a word that
alone could mean several things; ``N_`` marks a text in a table that is translated where it is
used. A hole in a text, as in ``tr("{name} deals").format(name=...)``, takes a name, a number or a
piece, never another translated clause.
"""

from __future__ import annotations

import gettext
import os
import re
import struct
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from moon_desktop.resources import folder

ENGLISH: Final = "en"
CATALOGUE: Final = "moon.mo"
"""The compiled texts of a language, in its folder below ``resources/languages``."""

_spoken: gettext.NullTranslations = gettext.NullTranslations()
_code = ENGLISH


def tr(text: str) -> str:
    """``text`` in the language of the program."""
    return _spoken.gettext(text)


def ngettext(one: str, many: str, number: int) -> str:
    """``one`` or ``many`` in the language of the program, as it says a number of things."""
    return _spoken.ngettext(one, many, number)


def pgettext(context: str, text: str) -> str:
    """``text`` in the language of the program, where ``context`` tells which of its meanings."""
    return _spoken.pgettext(context, text)


def N_(text: str) -> str:
    """``text`` as it is: it stands in a table, and is translated by ``tr`` where it is used."""
    return text


def spoken() -> str:
    """The code of the language of the program, such as ``de``."""
    return _code


def languages() -> tuple[str, ...]:
    """The codes of the languages there are, English first."""
    found = sorted(path.parent.name for path in _shelf().glob(f"*/{CATALOGUE}"))
    return (ENGLISH, *(code for code in found if code != ENGLISH))


def speak(code: str, texts: gettext.NullTranslations | None = None) -> None:
    """Has the program speak the language ``code`` from now on: by ``texts``, or its catalogue.

    Raises OSError where the catalogue cannot be read, ValueError where it is none.
    """
    global _spoken, _code
    if texts is None:
        texts = gettext.NullTranslations()
        if code != ENGLISH:
            try:
                with (_shelf() / code / CATALOGUE).open("rb") as file:
                    texts = gettext.GNUTranslations(file)
            except (struct.error, UnicodeError, IndexError) as error:
                raise ValueError(str(error)) from error
    _spoken, _code = texts, code


def best(wished: Iterable[str]) -> str:
    """Of the languages there are the first that is ``wished``, as in ``de_AT.UTF-8``, ``pt-BR``;
    English if none is."""
    there = languages()
    for wish in wished:
        parts = re.split(r"[-_]", re.split(r"[.@]", wish)[0])
        for code in ("_".join(parts[:2]), parts[0]):
            if code in there:
                return code
    return ENGLISH


def of_system() -> Iterator[str]:
    """The languages the reader's system is set to, best first, without asking Qt."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if said := os.environ.get(name):
            yield from said.split(":")
            return
    if sys.platform == "win32":
        import ctypes
        import locale

        number = ctypes.windll.kernel32.GetUserDefaultUILanguage()
        yield locale.windows_locale.get(number, ENGLISH)


def document(name: str) -> Path:
    """The file of the long text ``name``, such as ``rules.md``, in the language of the program;
    in English where that language has none. Raises FileNotFoundError where English has none."""
    for code in (_code, ENGLISH):
        path = _shelf() / code / name
        if path.exists():
            return path
    raise FileNotFoundError(f"the program's document {name} is missing ({path})")


def _shelf() -> Path:
    return folder() / "languages"
