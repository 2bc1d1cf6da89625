"""The help on a game as values: its documents, and what stands in each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from moon_desktop.games.shown.rules import PresetTable

RULE_BOOK: Final = "rules.md"
"""The key of the document that the ids of rules lead into, in a game that has one."""


class Told(NamedTuple):
    """One paragraph, or one point of a list; ``rules`` are the ids it rests on (``M2.2``)."""

    text: str
    rules: tuple[str, ...] = ()
    point: bool = False


class Pieces(NamedTuple):
    """Pieces in a row, each by its notation and its name."""

    row: tuple[tuple[str, str], ...]


class Link(NamedTuple):
    """The words that lead to another document of the game, by its key."""

    document: str
    words: str


class Section(NamedTuple):
    """Paragraphs under a heading; ``key`` names the section whatever the language.

    ``pieces`` are those in play, shown below the first paragraph; ``link`` stands last.
    """

    key: str
    heading: str
    paragraphs: tuple[Told, ...]
    pieces: tuple[Pieces, ...] = ()
    link: Link | None = None


class Sections(NamedTuple):
    """A line that sums all up, what is to be known of it, and the sections."""

    line: str
    note: str
    sections: tuple[Section, ...]


class RankedSuit(NamedTuple):
    """The pieces in play of one suit, the highest first; its name where there are several."""

    name: str
    pieces: Pieces


class TrumpPicture(NamedTuple):
    """One call: its emblem, its name, what is to be known of it, and the suits under it."""

    emblem: str
    name: str
    note: str
    suits: tuple[RankedSuit, ...]


class Trumps(NamedTuple):
    """The calls with their pieces."""

    lead: str
    calls: tuple[TrumpPicture, ...]


class Term(NamedTuple):
    """A word with its definition; ``rules`` are the ids that say more."""

    word: str
    meaning: str
    rules: tuple[str, ...] = ()


class Terms(NamedTuple):
    """The words of a game, in the order of the alphabet."""

    lead: str
    terms: tuple[Term, ...]


class Compared(NamedTuple):
    """The presets beside each other."""

    lead: str
    table: PresetTable


class Book(NamedTuple):
    """A text in Markdown, with a heading of its own."""

    markdown: str


Content: TypeAlias = Sections | Trumps | Terms | Compared | Book


class Document(NamedTuple):
    """A page of the help: its ``key``, its heading, what it is called in the list, and its
    ``content``, made when it is read. ``of_the_match``: it changes with the rules in force."""

    key: str
    heading: str
    in_list: str
    content: Callable[[], Content]
    of_the_match: bool = False
