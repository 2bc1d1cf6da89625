"""The page of licences as text for Qt: every part with its makers, then the texts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import Final

from moon_desktop import licences
from moon_desktop.licences import Part
from moon_desktop.words.language import N_, tr
from moon_desktop.words.quoting import unbroken

_LICENCES: Final = {
    "LicenseRef-SHA1-Public-Domain": N_("Public domain"),
    "LicenseRef-ICC-License": N_("Terms of the International Color Consortium"),
    "LicenseRef-LCS-Telegraphics": N_("Free of restrictions"),
    "LicenseRef-Microsoft-Visual-Cpp-Runtime": N_("Terms of Microsoft, not free software"),
    "LicenseRef-BSD-3-Clause-with-PCRE2-Binary-Like-Packages-Exception": N_(
        "BSD-3-Clause with an exception"
    ),
}
"""Licences that have no SPDX expression."""

_TITLES: Final = {
    "Apache-2.0": N_("Apache License 2.0"),
    "BSD-3-Clause": N_("BSD licence of three clauses"),
    "CC0-1.0": N_("Creative Commons Zero 1.0"),
    "GPL-3.0": N_("GNU General Public License 3"),
    "LGPL-3.0": N_("GNU Lesser General Public License 3"),
    "MIT": N_("MIT licence"),
    "MPL-2.0": N_("Mozilla Public License 2.0"),
    "X11-authors": N_("X11 licence"),
}
"""The headings of texts by their names in the lists; the others are named after a part."""


def licences_html() -> str:
    """The page for this system."""
    shown = licences.inside(licences.parts(), None)
    lead = tr("Moon Desktop stands on all of this, and its packages bring it along.")
    more = tr(
        "Each part belongs to those who made it, and comes under its own licence; the texts follow"
        " below the list."
    )
    parts = (
        f"<body><h1>{escape(tr('Licences'))}</h1>",
        f"<p>{escape(f'{lead} {more}')}</p>",
        *_listed(shown),
        f"<h2>{escape(tr('The texts'))}</h2>",
        *_texts(shown),
        "</body>",
    )
    return unbroken("".join(parts))


def _listed(shown: Sequence[Part]) -> Iterator[str]:
    titles = _titles(shown)
    for part in shown:
        if part.within:
            continue
        yield f"<h2>{escape(part.name)}</h2>"
        yield f"<p>{_terms(part, titles)}</p>"
        if part.name == "Qt":
            note = tr(
                "Qt is used as it is, under the GNU Lesser General Public License, version 3. Its"
                " libraries are files of their own, in the folder PySide6 of the program: you may"
                " put others in their place, of the same version or a compatible one that you have"
                " built yourself, and the program runs with them. You may also take the program"
                " apart to find what a change of yours does."
            )
            yield f"<p>{escape(note)}</p>"
        yield f"<p>{_makers(part)}</p>"
        within = [other for other in shown if other.within == part.name]
        if within:
            inside = tr("Inside {name}").format(name=part.name)
            yield f"<h3>{escape(inside)}</h3>"
        for other in within:
            told = f"<b>{escape(other.name)}</b> · {_terms(other, titles)}"
            yield f"<p>{told}<br>{_makers(other)}</p>"


def _terms(part: Part, titles: dict[str, str]) -> str:
    """The licence of a part, with links to its texts."""
    named = ((text, escape(titles[text])) for text in part.texts)
    links = ", ".join(f'<a href="licences#{text}">{title}</a>' for text, title in named)
    told = tr(_LICENCES[part.licence]) if part.licence in _LICENCES else part.licence
    return f"{escape(told)}. {escape(tr('Text:'))} {links}" if links else f"{escape(told)}."


def _makers(part: Part) -> str:
    """Whose a part is and where it comes from, in small print."""
    lines = list(part.copyright)
    if part.home:
        lines.append(tr("Source: {address}").format(address=part.home))
    return "<br>".join(f"<small>{escape(line)}</small>" for line in lines)


def _titles(shown: Iterable[Part]) -> dict[str, str]:
    """The heading of each text by its name."""
    titles: dict[str, str] = {}
    for part in shown:
        for text in part.texts:
            named = tr("Licence of {part}").format(part=part.name)
            titles.setdefault(text, tr(_TITLES[text]) if text in _TITLES else named)
    return titles


def _texts(shown: Sequence[Part]) -> Iterator[str]:
    for name, title in _titles(shown).items():
        yield f'<h3><a name="{name}"></a>{escape(title)}</h3>'
        yield f"<pre>{escape(licences.text_of(name))}</pre>"
