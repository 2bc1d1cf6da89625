"""The help on a game of dominoes: its documents, and tiles and suits drawn in them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from functools import partial
from itertools import groupby
from typing import Any, Final

from moon_desktop.engine.pieces import INDEX, tiles
from moon_desktop.engine.suits import Suits
from moon_desktop.games.game import Game
from moon_desktop.games.plain.presets import preset_table
from moon_desktop.games.shown.help import MINUTE, RULE_BOOK, Document
from moon_desktop.words import names
from moon_desktop.words.documents import told
from moon_desktop.words.language import document, ngettext, tr

_IN_A_LINE: Final = 24
"""Small tiles that fit side by side."""


def documents(
    game: Game,
    folder: str,
    book: str,
    rules: Any | None,
    rules_told: Callable[[Any], str],
    trumps_told: Callable[[Any], str],
) -> tuple[Document, ...]:
    """The help for a match under ``rules``, or for any, from a ``folder`` of each language and the
    document ``book``."""
    found = [minute(folder)]
    if rules is not None:
        found += [
            Document("in-force", tr("This match’s rules"), partial(rules_told, rules), True),
            Document("trumps", tr("Trumps"), partial(trumps_told, rules), True),
        ]
    compared, of_match = partial(preset_table, game, rules), rules is not None
    return (
        *found,
        Document("terms", tr("Terms"), partial(told, document(f"{folder}/terms.md"), {})),
        Document("presets", tr("Presets compared"), compared, of_match, True),
        Document(RULE_BOOK, tr("Rule book"), partial(document(book).read_text, "utf-8")),
    )


def minute(folder: str) -> Document:
    """A game for who does not know it, from its ``folder`` of each language."""
    return Document(MINUTE, tr("In one minute"), partial(told, document(f"{folder}/minute.md"), {}))


def facts(game: Game, rules: Any, pieces: Collection[str]) -> dict[str, Any]:
    """What any document of the rules in force may ask for: every house rule by its key, their
    line, the preset that they are, and the ``pieces`` in play drawn."""
    preset = game.preset_of(rules)
    found: dict[str, Any] = rules.to_record() | {
        "line": game.show.rules.line(rules),
        "own_rules": preset is None,
        "preset": "" if preset is None else game.show.rules.preset_name(preset),
        "pictures": set_in_play(pieces),
        "needed": rules.match_length // 2 + 1,
    }
    return found


def trumps_page(rows: Iterable[str]) -> str:
    """The calls that the rules of a match know, a row each."""
    lead = tr(
        "These are the calls that the rules of this match know, with their tiles from the highest,"
        " on the left, to the lowest."
    )
    return "\n".join((f"# {tr('Trumps')}\n\n{lead}\n", *rows))


def set_in_play(held: Collection[str]) -> str:
    """All the tiles small, the highest end first; those of one higher end stay together, and the
    full set has two lines."""
    ends = groupby(sorted(held, reverse=True), key=lambda tile: tile[0])
    rows = ["\u2060".join(picture("small", tile) for tile in row) for _, row in ends]
    first = 2 if len(held) > _IN_A_LINE else len(rows)
    return "<br>".join(filter(None, (" ".join(rows[:first]), " ".join(rows[first:]))))


def picture(kind: str, tile: str) -> str:
    """One tile, of a ``kind`` that documents know."""
    return f"![{names.tile(tile)}]({kind}:{tile})"


def call_row(emblem: str, name: str, notes: Iterable[str], held: Iterable[str] = ()) -> str:
    """A row of a table: a call, what is to be said of it, and its trumps."""
    return f"| ![](emblem:{emblem}) | **{name}**<br>{' '.join(notes)} | {_pictures(held)} |"


def trump_row(
    emblem: str, name: str, notes: Iterable[str], suits: Suits, in_play: int
) -> Iterator[str]:
    """The row of a call with its trumps counted; where it has none, a row for each suit below."""
    trump = suits.trump_suit
    if trump is None:
        yield call_row(emblem, name, notes)
        yield from suit_rows(suits, in_play)
        return
    held = _ranked(suits, trump, in_play)
    count = ngettext("{number} trump.", "{number} trumps.", len(held)).format(number=len(held))
    yield call_row(emblem, name, [count, *notes], held)


def suit_rows(suits: Suits, in_play: int) -> Iterator[str]:
    """A row for each suit that tiles ``in_play`` (bits) follow, the highest number first."""
    for suit in reversed(range(len(suits.followers))):
        if held := _ranked(suits, suit, in_play):
            yield f"| | {names.suit(suit)} | {_pictures(held)} |"


def _pictures(held: Iterable[str]) -> str:
    return " ".join(picture("tile", tile) for tile in held)


def _ranked(suits: Suits, suit: int, in_play: int) -> list[str]:
    """The tiles in play of one suit, the highest first."""
    strength = suits.strength[suit]
    held = tiles(suits.followers[suit] & in_play)
    return sorted(held, key=lambda tile: strength[INDEX[tile]], reverse=True)
