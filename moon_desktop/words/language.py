"""The reader's language (GNU gettext): each text passes through here on its way out.

``tr`` translates one text, ``ngettext`` one that depends on a number, ``pgettext`` a word that
alone could mean several things; ``N_`` marks a text in a table that is translated where it is
used. A hole in a text, as in ``tr("{name} deals").format(name=...)``, takes a name, a number or a
piece, never another translated clause. A game of another package says its own by ``of``.
"""

from __future__ import annotations

import gettext
import logging
import os
import re
import struct
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final

from moon_desktop.resources import folder

ENGLISH: Final = "en"
CATALOGUE: Final = "moon.mo"
"""The compiled texts of a language, in its folder below ``resources/languages``."""

_MOST: Final = 4_000_000
"""Bytes of a catalogue that are read."""

_log = logging.getLogger(__name__)

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
            texts = _compiled(_shelf() / code / CATALOGUE)
    _spoken, _code = texts, code


def _compiled(path: Path) -> gettext.NullTranslations:
    """The catalogue at ``path``; raises OSError or ValueError as ``speak``."""
    with path.open("rb") as file:
        if path.stat().st_size > _MOST:
            raise ValueError(f"{path} has more than {_MOST} bytes")
        try:
            return gettext.GNUTranslations(file)
        except (struct.error, UnicodeError, LookupError) as error:
            raise ValueError(str(error)) from error


class Texts:
    """The texts of another package, in the language of the program as that changes: by the
    catalogue in a folder of its own, ``languages/de/owl.mo`` in a package ``owl``; and by that of
    the program what is not there."""

    def __init__(self, home: str) -> None:
        self._home = home
        self._beside: gettext.NullTranslations | None = None
        self._texts = _spoken
        self.heed: Callable[[], None] = lambda: None
        """Called when a catalogue cannot be read, so that English stands; the log has why."""

    def tr(self, text: str) -> str:
        """As the program's own ``tr``."""
        return self._now().gettext(text)

    def ngettext(self, one: str, many: str, number: int) -> str:
        """As the program's own."""
        return self._now().ngettext(one, many, number)

    def pgettext(self, context: str, text: str) -> str:
        """As the program's own."""
        return self._now().pgettext(context, text)

    def _now(self) -> gettext.NullTranslations:
        if self._beside is not _spoken:
            self._beside = self._texts = _spoken
            file = f"{self._home.rpartition('.')[2]}.mo"
            path = document(Path(str(import_module(self._home).__file__)).with_name(file))
            try:
                if path.exists():
                    self._texts = _compiled(path)
                    self._texts.add_fallback(_spoken)
            except (OSError, ValueError):
                _log.exception("the texts in %s cannot be read", path)
                self.heed()
        return self._texts


@cache
def of(home: str) -> Texts:
    """The texts of the package ``home``."""
    return Texts(home)


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


def document(name: str | Path) -> Path:
    """The file of the long text ``name``, such as ``rules.md``, in the language of the program;
    in English where that language has none. Raises FileNotFoundError where English has none.

    One by its whole path, in another package, is that of its name in the folder ``languages/de``
    beside it, and itself where there is none.
    """
    return _found(name, _code, _shelf())


@cache
def _found(name: str | Path, code: str, shelf: Path) -> Path:
    """``document`` in the language ``code``, looked for once: a word of the house rules asks for
    its file."""
    whole = Path(name)
    if whole.is_absolute():
        told = whole.parent / "languages" / code / whole.name
        return told if told.exists() else whole
    for language in (code, ENGLISH):
        path = shelf / language / name
        if path.exists():
            return path
    raise FileNotFoundError(f"the program's document {name} is missing ({path})")


def _shelf() -> Path:
    return folder() / "languages"
