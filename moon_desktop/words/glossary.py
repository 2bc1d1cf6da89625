"""The terms of the game in play: found in what is shown, and explained as Help explains them.

They stand in the game's ``terms.md``, a paragraph each: ``[#shoot] **Shoot, shoot the moon.** To
bid all or nothing. [M2.2] <!-- shoots, =Moon, #all -->``. The comment, which Help leaves out, lists
more forms of the words: ``=Moon`` where it stands alone on a line, ``#all`` for a sign that is
drawn and not written, as is the place of each term.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable
from functools import lru_cache
from html import escape
from typing import Final, NamedTuple

from moon_desktop.words.language import tr
from moon_desktop.words.quoting import TIP_WIDTH, tip, unbroken

IN_A_TIP: Final = 2
ON_A_PAGE: Final = 4
"""So many explanations a tip has at most, as more are not read while one points; and a page that
was asked for."""

_ENTRY: Final = re.compile(r"\[#([\w-]+)\] \*\*(.+?)\.\*\* (.+)", re.DOTALL)
_COMMENT: Final = re.compile(r"<!--(.*?)-->", re.DOTALL)
_HIDDEN: Final = re.compile(rf"{_COMMENT.pattern}|\[[A-Z][\d.]+\]", re.DOTALL)
_FOREIGN: Final = re.compile(r" \(.*?\)")
"""Behind a word that of English players, which the screen does not show."""


class Term(NamedTuple):
    """A term by its place on the page of terms, the word or words it has there, and what they
    mean."""

    place: str
    word: str
    meaning: str


class Glossary:
    """All terms of a document. Words match whatever their case, but those in capitals."""

    def __init__(self, document: str) -> None:
        self._forms: dict[str, Term] = {}
        for block in re.split(r"\n\s*\n", document):
            if (entry := _ENTRY.search(block)) is None:
                continue
            place, words, text = entry.groups()
            words = _FOREIGN.sub("", words)
            told = re.sub(r"[ \n]+", " ", _HIDDEN.sub("", text)).strip(" ")
            term = Term(place, words, told)
            more = ",".join(_COMMENT.findall(text))
            for form in f"{words},{more},#{place}".split(","):
                if form := " ".join(form.split()):
                    self._forms.setdefault(form if _shouted(form) else form.lower(), term)
        longest = sorted(self._forms, key=len, reverse=True)
        self._pattern = re.compile(
            rf"(?<![\w#])(?:{'|'.join(map(re.escape, longest))})(?!\w)", re.IGNORECASE
        )

    def found(self, text: str) -> tuple[Term, ...]:
        """The terms in ``text``, each once, in its order; where one is within another, the
        longer."""
        if not self._forms:
            return ()
        seen = list[str]()
        for line in text.splitlines():
            alone = f"={line}".lower()
            seen += [alone] if alone in self._forms else self._pattern.findall(line)
        terms = (self._forms.get(form) or self._forms.get(form.lower()) for form in seen)
        return tuple(dict.fromkeys(term for term in terms if term is not None))


def _shouted(form: str) -> bool:
    """Whether it is a term only in capitals: ``ALL``, not ``all``."""
    return len(form) > 1 and form.isupper()


# --- the game in play ---------------------------------------------------------------------------

_document: Callable[[], str] = str
_read: Final = lru_cache(4)(Glossary)


def speak_of(document: Callable[[], str]) -> None:
    """Explains terms by ``document`` from now on, which is read only when it is needed."""
    global _document
    _document = document


def found(text: str) -> tuple[Term, ...]:
    """The terms of the game in play that are in ``text``, in its order."""
    return _read(_document()).found(text) if text else ()


def tip_on(words: str, *told: str) -> str:
    """A tooltip that shows the paragraphs ``told`` as they are, and explains the first terms in
    ``words``; empty where there is nothing to show."""
    terms = found(words)[:IN_A_TIP]
    return "".join((tip(*told) if any(told) else "", *map(_paragraph, terms)))


def _paragraph(term: Term) -> str:
    head = f"{term.word}."
    lines = textwrap.wrap(f"{head} {term.meaning}", TIP_WIDTH)
    text = escape("\n".join(lines), quote=False)
    bold = escape(head, quote=False)
    return f'<p style="white-space:pre"><b>{bold}</b>{text.removeprefix(bold)}</p>'


def page(text: str, terms: tuple[Term, ...]) -> str:
    """``told`` and what ``terms`` mean, as HTML with a link to the place of the first in Help."""
    parts = [f"<p>{escape(text, quote=False)}</p>"] if text else []
    parts += [f"<p><b>{escape(each.word)}.</b> {escape(each.meaning)}</p>" for each in terms]
    if terms:
        parts.append(f'<p><a href="{terms[0].place}">{escape(tr("More in Help"))}</a></p>')
    return unbroken("".join(parts))
