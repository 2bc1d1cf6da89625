"""The pages of the help window as text for Qt: those a game tells of, and the program's own."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from html import escape
from typing import Any, Final, NamedTuple

from PySide6.QtGui import QImage

from moon_desktop.games.game import Game
from moon_desktop.games.shown.help import (
    RULE_BOOK,
    Book,
    Compared,
    Content,
    Document,
    Pieces,
    RankedSuit,
    Section,
    Sections,
    Terms,
    Told,
    TrumpPicture,
    Trumps,
)
from moon_desktop.games.shown.rules import Column
from moon_desktop.look.theme import EVENING
from moon_desktop.windows.help.pictures import (
    EMBLEM,
    SMALL_TILE,
    TILE,
    emblem_picture,
    tile_picture,
)
from moon_desktop.words import help as words
from moon_desktop.words import language

PLAYING: Final = "play.md"
FORMATS: Final = "record-format.md"
LICENCES: Final = "licences"

OWN: Final = (PLAYING, FORMATS, LICENCES)
"""The keys of the pages about the program; a link to a page is its key."""

NARROW: Final = 700
WIDE: Final = 1180
"""Px of a page at most, at 100 %."""

_PICTURE: Final = re.compile(r'<img src="((?:tile|emblem):[^"]+)" width="(\d+)" height="(\d+)"')


class Library(NamedTuple):
    """All pages there are while a match of ``game`` is played under ``rules``: those on it, those
    of the program, and then what is told of the other ``games`` in general."""

    game: Game
    rules: Any
    games: Mapping[str, Game]

    def pages(self) -> dict[str, Document]:
        """Each page by its key, in the order of the list; that of another game has its name
        before it."""
        found = {page.key: page for page in self.game.show.help_documents(self.rules)}
        for own in OWN:
            heading, listed = words.title(own), words.in_list(own)
            found[own] = Document(own, heading, listed, partial(_markdown, own))
        for name, other in self.games.items():
            if name != self.game.name:
                for page in other.show.help_documents(None):
                    found[f"{name}/{page.key}"] = page
        return found


class Page(NamedTuple):
    """A page to be set: ``text`` is HTML, or Markdown; ``measure`` the px it takes at most."""

    text: str
    markdown: bool
    measure: int = NARROW


def page_text(page: Document, zoom: float, *, book: bool) -> Page:
    """``page``, its pictures ``zoom`` times their usual size; ``book``: its game has one, for the
    ids of rules to lead into."""
    if page.key == LICENCES:
        # Seldom read, and it takes a while.
        from moon_desktop.windows.help.licences import licences_html

        return Page(licences_html(LICENCES), False)
    content = page.content()
    heading = f"<h1>{escape(page.heading)}</h1>"
    match content:
        case Book():
            return Page(content.markdown, True)
        case Sections():
            return Page(heading + _sections(content, zoom, book), False)
        case Trumps():
            return Page(heading + _trumps(content, zoom), False)
        case Terms():
            return Page(heading + _terms(content, book), False)
        case Compared():
            return Page(heading + _presets(content), False, WIDE)


def _markdown(page: str) -> Content:
    return Book(language.document(page).read_text(encoding="utf-8"))


def tile_url(tile: str) -> str:
    """The address of a tile's picture within a page."""
    return f"tile:{tile}"


def emblem_url(emblem: str) -> str:
    """The address of the picture of an emblem."""
    return f"emblem:{emblem}"


def _picture(address: str, size: tuple[int, int], zoom: float, alt: str) -> str:
    wide, high = (round(length * zoom) for length in size)
    return f'<img src="{address}" width="{wide}" height="{high}" alt="{escape(alt)}">'


def _ids(rules: Iterable[str], book: bool) -> str:
    """The ids of rules in small print, each a link into the rule book if there is one."""
    links = (f'<a href="{RULE_BOOK}#{rule}">{rule}</a>' if book else rule for rule in rules)
    return "&nbsp;".join(f"<small>{link}</small>" for link in links)


# --- the rules in force -----------------------------------------------------------------------


def _sections(told: Sections, zoom: float, book: bool) -> str:
    parts = [f"<p><i>{escape(told.line)}</i></p>", f"<p>{escape(told.note)}</p>"]
    for section in told.sections:
        parts += _section(section, zoom, book)
    return "".join(parts)


def _section(section: Section, zoom: float, book: bool) -> list[str]:
    parts = [f"<h2>{escape(section.heading)}</h2>"]
    listing = False
    for number, told in enumerate(section.paragraphs):
        if told.point != listing:
            parts.append("<ul>" if told.point else "</ul>")
            listing = told.point
        parts.append(_told(told, book))
        if section.pieces and number == 0:
            parts.append(_pieces(section.pieces, zoom))
    if listing:
        parts.append("</ul>")
    if section.link is not None:
        document, text = section.link
        parts.append(f'<p><a href="{document}">{escape(text)}</a></p>')
    return parts


def _told(told: Told, book: bool) -> str:
    tag = "li" if told.point else "p"
    return f"<{tag}>{escape(told.text)} {_ids(told.rules, book)}</{tag}>"


def _pieces(rows: tuple[Pieces, ...], zoom: float) -> str:
    """Pieces in a paragraph; those of one row stay together."""
    told = (
        "\u2060".join(_picture(tile_url(piece), SMALL_TILE, zoom, name) for piece, name in row.row)
        for row in rows
    )
    return f"<p>{' '.join(told)}</p>"


# --- trumps -----------------------------------------------------------------------------------


def _trumps(told: Trumps, zoom: float) -> str:
    rows = "".join(_trump_row(call, zoom) for call in told.calls)
    # A hundred would be a px too many.
    return f'<p>{escape(told.lead)}</p><table width="99%">{rows}</table>'


def _trump_row(call: TrumpPicture, zoom: float) -> str:
    emblem = _picture(emblem_url(call.emblem), EMBLEM, zoom, "")
    suits = "".join(_suit(suit, zoom) for suit in call.suits)
    return (
        f"<tr><td>{emblem}</td>"
        f"<td><h3>{escape(call.name)}</h3><p>{escape(call.note)}</p></td>"
        f"<td><table>{suits}</table></td></tr>"
    )


def _suit(suit: RankedSuit, zoom: float) -> str:
    cells = "".join(
        f'<td align="center">{_picture(tile_url(piece), TILE, zoom, name)}'
        f"<br><small>{piece}</small></td>"
        for piece, name in suit.pieces.row
    )
    heading = f"<td><small>{escape(suit.name)}</small></td>" if suit.name else ""
    return f"<tr>{heading}{cells}</tr>"


# --- terms and presets ------------------------------------------------------------------------


def _terms(told: Terms, book: bool) -> str:
    listed = "".join(
        f"<p><b>{escape(term.word)}.</b> {escape(term.meaning)} {_ids(term.rules, book)}</p>"
        for term in told.terms
    )
    return f"<p>{escape(told.lead)}</p>{listed}"


def _presets(told: Compared) -> str:
    table = told.table
    head = "".join(_cell(column, _column_head(column), "th") for column in table.columns)
    rows = "".join(
        f'<tr><th align="left">{escape(row.heading)}</th>'
        + "".join(
            _cell(column, escape(cell), "td")
            for column, cell in zip(table.columns, row.cells, strict=True)
        )
        + "</tr>"
        for row in table.rows
    )
    return (
        f"<p>{escape(told.lead)}</p>"
        f'<table width="99%"><tr><th align="left">{escape(words.house_rule())}</th>{head}</tr>'
        f"{rows}</table>"
    )


def _column_head(column: Column) -> str:
    note = f"<br><small>{escape(words.in_play())}</small>" if column.in_play else ""
    return f"{escape(column.heading)}{note}"


def _cell(column: Column, html: str, tag: str) -> str:
    tint = f' bgcolor="{EVENING.paper2.name()}"' if column.in_play else ""
    return f'<{tag} align="left"{tint}>{html}</{tag}>'


def pictures(text: str, ratio: float) -> Iterator[tuple[str, QImage]]:
    """Each tile and emblem in the HTML ``text``: its address, and its picture for a screen of
    ``ratio`` pixels a px."""
    for address, wide, high in sorted(set(_PICTURE.findall(text))):
        size = (int(wide), int(high))
        kind, _, name = address.partition(":")
        draw = tile_picture if kind == "tile" else emblem_picture
        yield address, draw(name, size, ratio)
