"""The pages of the help window as text for Qt: those made from the rules, and those in files."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from html import escape
from typing import Final, NamedTuple

from PySide6.QtGui import QImage

from moon_desktop.games.moon_rules import MoonRules
from moon_desktop.look.theme import EVENING
from moon_desktop.resources import resource
from moon_desktop.windows.help_tiles import EMBLEM, SMALL_TILE, TILE, emblem_picture, tile_picture
from moon_desktop.windows.help_trumps import RankedSuit, TrumpRow, trump_rows
from moon_desktop.wording import help_words as words
from moon_desktop.wording import names
from moon_desktop.wording.house_rules import preset_name
from moon_desktop.wording.preset_table import Column, preset_table
from moon_desktop.wording.rules_line import rules_line
from moon_desktop.wording.rules_section_told import Section, Told
from moon_desktop.wording.rules_told import rules_told
from moon_desktop.wording.terms import terms

IN_FORCE: Final = "in-force"
TRUMPS: Final = "trumps"
TERMS: Final = "terms"
PRESETS: Final = "presets"
RULE_BOOK: Final = "rules.md"
PLAYING: Final = "play.md"
FORMATS: Final = "record-format.md"
LICENCES: Final = "licences"

PAGES: Final = (IN_FORCE, TRUMPS, TERMS, PRESETS, RULE_BOOK, PLAYING, FORMATS, LICENCES)
"""The keys of all pages, in the order of the list; a link to a page is its key."""

OF_THE_RULES: Final = frozenset({IN_FORCE, TRUMPS, PRESETS})
"""The pages that change with the rules in force."""

NARROW: Final = 700
WIDE: Final = 1180
"""Px of a page at most, at 100 %."""

_PICTURE: Final = re.compile(r'<img src="((?:tile|emblem):[^"]+)" width="(\d+)" height="(\d+)"')


class Page(NamedTuple):
    """A page to be set: ``text`` is HTML, or Markdown; ``measure`` the px it takes at most."""

    text: str
    markdown: bool
    measure: int = NARROW


def page_text(page: str, rules: MoonRules, zoom: float) -> Page:
    """The page ``page`` for ``rules``, its pictures ``zoom`` times their usual size.

    Raises KeyError for a page that is none of PAGES.
    """
    if page.endswith(".md") and page in PAGES:
        return Page(resource("help", page).read_text(encoding="utf-8"), True)
    match page:
        case "in-force":
            return Page(_in_force(rules, zoom), False)
        case "trumps":
            return Page(_trumps(rules, zoom), False)
        case "terms":
            return Page(_terms(), False)
        case "presets":
            return Page(_presets(rules), False, WIDE)
        case "licences":
            # Seldom read, and it takes a while.
            from moon_desktop.windows.help_licences import licences_html

            return Page(licences_html(), False)
        case _:
            raise KeyError(page)


def tile_url(tile: str) -> str:
    """The address of a tile's picture within a page."""
    return f"tile:{tile}"


def emblem_url(call: str) -> str:
    """The address of the picture of a call of the trump table."""
    return f"emblem:{'moon' if call == 'under' else call}"


def _picture(address: str, size: tuple[int, int], zoom: float, alt: str) -> str:
    wide, high = (round(length * zoom) for length in size)
    return f'<img src="{address}" width="{wide}" height="{high}" alt="{escape(alt)}">'


def _ids(rules: Iterable[str]) -> str:
    """The ids of rules in small print, each a link into the rule book."""
    links = (f'<a href="{RULE_BOOK}#{rule}">{rule}</a>' for rule in rules)
    return "&nbsp;".join(f"<small>{link}</small>" for link in links)


# --- the rules in force -----------------------------------------------------------------------


def _in_force(rules: MoonRules, zoom: float) -> str:
    parts = [f"<h1>{escape(words.title(IN_FORCE))}</h1>", *_which(rules)]
    for section in rules_told(rules):
        parts += _section(section, rules, zoom)
    return "".join(parts)


def _which(rules: MoonRules) -> list[str]:
    preset = next((column.preset for column in preset_table(rules).columns if column.in_play), None)
    origin = words.of_ones_own() if preset is None else words.of_preset(preset_name(preset))
    line = words.in_force_lead(rules_line(rules))
    return [
        f"<p><i>{escape(line)}</i></p>",
        f"<p>{escape(origin)} {escape(words.small_print())}</p>",
    ]


def _section(section: Section, rules: MoonRules, zoom: float) -> list[str]:
    parts = [f"<h2>{escape(section.heading)}</h2>"]
    listing = False
    for number, told in enumerate(section.paragraphs):
        if told.point != listing:
            parts.append("<ul>" if told.point else "</ul>")
            listing = told.point
        parts.append(_told(told))
        if section.key == "deal" and number == 0:
            parts.append(_set_in_play(rules, zoom))
    if listing:
        parts.append("</ul>")
    if section.key == "trump":
        parts.append(f'<p><a href="{TRUMPS}">{escape(words.see_trumps())}</a></p>')
    return parts


def _told(told: Told) -> str:
    tag = "li" if told.point else "p"
    return f"<{tag}>{escape(told.text)} {_ids(told.rules)}</{tag}>"


def _set_in_play(rules: MoonRules, zoom: float) -> str:
    """All the tiles, the highest end first; those of one higher end stay together."""
    rows = []
    for high in sorted({tile[0] for tile in rules.tiles}, reverse=True):
        same = sorted((tile for tile in rules.tiles if tile[0] == high), reverse=True)
        pictures = (_picture(tile_url(t), SMALL_TILE, zoom, names.tile(t)) for t in same)
        rows.append("\u2060".join(pictures))
    return f"<p>{' '.join(rows)}</p>"


# --- trumps -----------------------------------------------------------------------------------


def _trumps(rules: MoonRules, zoom: float) -> str:
    rows = "".join(_trump_row(rules, row, zoom) for row in trump_rows(rules))
    return (
        f"<h1>{escape(words.title(TRUMPS))}</h1><p>{escape(words.trumps_lead())}</p>"
        # A hundred would be a px too many.
        f'<table width="99%">{rows}</table>'
    )


def _trump_row(rules: MoonRules, row: TrumpRow, zoom: float) -> str:
    name = words.call_name(rules, row.call)
    emblem = _picture(emblem_url(row.call), EMBLEM, zoom, "")
    note = " ".join(
        part
        for part in (
            words.trump_tiles(row.trumps) + "." if row.trumps else "",
            words.call_note(rules, row.call),
        )
        if part
    )
    suits = "".join(_suit(suit, len(row.suits) > 1, zoom) for suit in row.suits)
    return (
        f"<tr><td>{emblem}</td>"
        f"<td><h3>{escape(name)}</h3><p>{escape(note)}</p></td>"
        f"<td><table>{suits}</table></td></tr>"
    )


def _suit(suit: RankedSuit, named: bool, zoom: float) -> str:
    cells = "".join(
        f'<td align="center">{_picture(tile_url(tile), TILE, zoom, names.tile(tile))}'
        f"<br><small>{tile}</small></td>"
        for tile in suit.tiles
    )
    heading = f"<td><small>{escape(names.suit(suit.suit))}</small></td>" if named else ""
    return f"<tr>{heading}{cells}</tr>"


# --- terms and presets ------------------------------------------------------------------------


def _terms() -> str:
    listed = "".join(
        f"<p><b>{escape(term.word)}.</b> {escape(term.meaning)} {_ids(term.rules)}</p>"
        for term in terms()
    )
    return f"<h1>{escape(words.title(TERMS))}</h1><p>{escape(words.terms_lead())}</p>{listed}"


def _presets(rules: MoonRules) -> str:
    table = preset_table(rules)
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
        f"<h1>{escape(words.title(PRESETS))}</h1><p>{escape(words.presets_lead())}</p>"
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
