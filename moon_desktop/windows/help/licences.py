"""The page of licences as text for Qt: every part with its makers, then the texts."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import Final

from moon_desktop import licences
from moon_desktop.licences import Part
from moon_desktop.words import help as words

_FULL: Final = 48
"""A line of a text that is at least so long goes on in the next, unless that begins a point."""

_POINT: Final = re.compile(r"(?:[*•·-]|\(?(?:[0-9]{1,2}|[a-z]|[ivx]{1,4})[.)])\s")


def licences_html(key: str) -> str:
    """The page for this copy of the program, to which links lead by ``key``."""
    places = licences.packed()
    shown = licences.inside(licences.parts(), places)
    return "".join(
        (
            f"<h1>{escape(words.title(key))}</h1>",
            f"<p>{escape(words.lead(places is not None))}</p>",
            *_listed(shown, key),
            f"<h2>{escape(words.texts_heading())}</h2>",
            *_texts(shown),
        )
    )


def _listed(shown: Sequence[Part], key: str) -> Iterator[str]:
    titles = _titles(shown)
    for part in shown:
        if part.within:
            continue
        yield f"<h2>{escape(part.name)}</h2>"
        yield f"<p>{_terms(part, titles, key)}</p>"
        if words.note(part.name):
            yield f"<p>{escape(words.note(part.name))}</p>"
        yield f"<p>{_makers(part)}</p>"
        within = [other for other in shown if other.within == part.name]
        if within:
            yield f"<h3>{escape(words.part_of(part.name))}</h3>"
        for other in within:
            told = f"<b>{escape(other.name)}</b> · {_terms(other, titles, key)}"
            yield f"<p>{told}<br>{_makers(other)}</p>"


def _terms(part: Part, titles: dict[str, str], key: str) -> str:
    """The licence of a part, with links to its texts."""
    links = ", ".join(
        f'<a href="{key}#{escape(titles[text])}">{escape(titles[text])}</a>' for text in part.texts
    )
    named = escape(words.licence(part.licence))
    return f"{named}. {escape(words.read_text())} {links}" if links else f"{named}."


def _makers(part: Part) -> str:
    """Whose a part is and where it comes from, in small print."""
    lines = [*part.copyright, *([words.home(part.home)] if part.home else [])]
    return "<br>".join(f"<small>{escape(line)}</small>" for line in lines)


def _titles(shown: Iterable[Part]) -> dict[str, str]:
    """The heading of each text by its name."""
    titles: dict[str, str] = {}
    for part in shown:
        for text in part.texts:
            titles.setdefault(text, words.text_title(text, part.name))
    return titles


def _texts(shown: Sequence[Part]) -> Iterator[str]:
    for name, title in _titles(shown).items():
        yield f"<h3>{escape(title)}</h3>"
        for paragraph in paragraphs(licences.text_of(name)):
            yield f"<p>{'<br>'.join(map(escape, paragraph))}</p>"


def paragraphs(text: str) -> list[list[str]]:
    """A text that was broken into lines for a terminal, as paragraphs of lines as they are meant:
    what only goes on because the line was full is one line."""
    found = []
    for block in re.split(r"\n\s*\n", text):
        lines: list[str] = []
        full = False
        for raw in block.splitlines():
            line = " ".join(raw.split())
            if not line.strip("-=*_ "):
                full = False
                continue
            if full and not _POINT.match(line):
                lines[-1] += f" {line}"
            else:
                lines.append(line)
            full = len(line) >= _FULL
        if lines:
            found.append(lines)
    return found
