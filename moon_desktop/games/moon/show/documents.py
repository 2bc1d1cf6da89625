"""The help on Moon: the rules in force, the trumps, the terms, the presets and the rule book."""

from __future__ import annotations

from functools import partial
from typing import Final

from moon_desktop.engine.pieces import INDEX, tiles
from moon_desktop.engine.suits import Suits
from moon_desktop.games.moon.contract import suits_of
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.games.moon.show.house_rules import preset_name
from moon_desktop.games.moon.show.rule_sets import preset_table, rules_line
from moon_desktop.games.moon.show.rules.told import rules_told
from moon_desktop.games.moon.show.rules.trump import calls
from moon_desktop.games.moon.show.terms import terms
from moon_desktop.games.shown.help import (
    RULE_BOOK,
    Book,
    Compared,
    Document,
    Link,
    Pieces,
    RankedSuit,
    Section,
    Sections,
    Terms,
    TrumpPicture,
    Trumps,
)
from moon_desktop.words import language, names
from moon_desktop.words.language import tr

TRUMPS: Final = "trumps"
UNDER: Final = "moon"
"""The emblem of shooting under, which is no call."""


def documents(rules: MoonRules | None) -> tuple[Document, ...]:
    """The help for a match under ``rules``, or for any."""
    found = []
    if rules is not None:
        found = [
            Document(
                "in-force",
                tr("The rules of this match"),
                tr("This match’s rules"),
                partial(_in_force, rules),
                True,
            ),
            Document(TRUMPS, tr("Trumps"), tr("Trumps"), partial(trumps, rules), True),
        ]
    return (
        *found,
        Document("terms", tr("Terms"), tr("Terms"), _terms),
        Document(
            "presets",
            tr("Presets compared"),
            tr("Presets compared"),
            partial(_presets, rules),
            rules is not None,
        ),
        Document(RULE_BOOK, tr("The rules of Moon"), tr("Rule book"), _book),
    )


# --- the rules in force -----------------------------------------------------------------------


def of_ones_own() -> str:
    """That the rules in force are nobody’s preset."""
    return tr("They are house rules of your own, and none of the presets.")


def _in_force(rules: MoonRules) -> Sections:
    columns = preset_table(rules).columns
    preset = next((column.preset for column in columns if column.in_play), None)
    if preset is None:
        origin = of_ones_own()
    else:
        origin = tr("They are the rules called {name}.").format(name=preset_name(preset))
    small = tr("The small numbers lead to the same point in the rule book.")
    line = tr("This match: {line}.").format(line=rules_line(rules))
    sections = tuple(_illustrated(section, rules) for section in rules_told(rules))
    return Sections(line, f"{origin} {small}", sections)


def _illustrated(section: Section, rules: MoonRules) -> Section:
    if section.key == "deal":
        return section._replace(pieces=_set_in_play(rules))
    if section.key == "trump":
        return section._replace(link=Link(TRUMPS, tr("All calls with their tiles")))
    return section


def _set_in_play(rules: MoonRules) -> tuple[Pieces, ...]:
    """All the tiles, the highest end first; those of one higher end stay together."""
    highs = sorted({tile[0] for tile in rules.tiles}, reverse=True)
    return tuple(
        _pieces(sorted((tile for tile in rules.tiles if tile[0] == high), reverse=True))
        for high in highs
    )


def _pieces(row: list[str]) -> Pieces:
    return Pieces(tuple((tile, names.tile(tile)) for tile in row))


# --- trumps -----------------------------------------------------------------------------------


def trumps(rules: MoonRules) -> Trumps:
    """The calls that ``rules`` know, and shooting under where it is on (M3.3–M3.9)."""
    rows = [_call(rules, call) for call in calls(rules)]
    if rules.under:
        note = tr("No call, and no trumps: each double is the lowest of its suit.")
        suits = suits_of(rules, "under", None)
        rows.append(TrumpPicture(UNDER, tr("Shooting under"), note, _every_suit(rules, suits)))
    lead = tr(
        "These are the calls that the rules of this match know, with their tiles from the highest,"
        " on the left, to the lowest."
    )
    return Trumps(lead, tuple(rows))


def _call(rules: MoonRules, call: str) -> TrumpPicture:
    suits = suits_of(rules, "7", call)
    follow_me = call == "0" and rules.blanks_are_follow_me
    name = tr("Follow me, on blanks") if follow_me else names.trump(call)
    trump = suits.trump_suit
    if trump is None:
        return TrumpPicture(call, name, _call_note(rules, call), _every_suit(rules, suits))
    ranked = _ranked(rules, suits, trump, "")
    number = len(ranked.pieces.row)
    told = tr("1 trump") if number == 1 else tr("{number} trumps").format(number=number)
    note = " ".join(filter(None, (f"{told}.", _call_note(rules, call))))
    return TrumpPicture(call, name, note, (ranked,))


def _call_note(rules: MoonRules, call: str) -> str:
    """What else is to be known of a call (M3.4–M3.8); may be empty."""
    if call == "none":
        return tr("No trumps: each double is the highest of its suit.")
    if call == "doubles":
        return tr("They leave the suits of their numbers.")
    if call == "0" and rules.blanks_are_follow_me:
        return tr("Only with the 0-0 in hand, which is led first. After it there are no trumps.")
    if call == "0" and rules.seats == 3:
        return tr("The only tile with blanks.")
    return ""


def _every_suit(rules: MoonRules, suits: Suits) -> tuple[RankedSuit, ...]:
    every = (_ranked(rules, suits, suit, names.suit(suit)) for suit in reversed(range(7)))
    return tuple(ranked for ranked in every if ranked.pieces.row)


def _ranked(rules: MoonRules, suits: Suits, suit: int, name: str) -> RankedSuit:
    strength = suits.strength[suit]
    held = tiles(suits.followers[suit] & rules.set)
    ranked = sorted(held, key=lambda tile: strength[INDEX[tile]], reverse=True)
    return RankedSuit(name, _pieces(ranked))


# --- terms, presets and the rule book ---------------------------------------------------------


def _terms() -> Terms:
    return Terms(tr("What players of Moon say, and what they mean by it."), terms())


def _presets(rules: MoonRules | None) -> Compared:
    lead = tr(
        "Only what they differ in is listed. A dash stands where a rule has no meaning beside the"
        " others."
    )
    return Compared(lead, preset_table(rules))


def _book() -> Book:
    return Book(language.document(RULE_BOOK).read_text(encoding="utf-8"))
