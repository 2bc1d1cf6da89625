"""The help on Moon: the rules in force, the trumps, the terms, the presets and the rule book."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from moon_desktop.games.moon.contract import SHOOT_STAKE, suits_of
from moon_desktop.games.moon.game import GAME
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.games.moon.show.offers import calls
from moon_desktop.games.plain import documents as plain
from moon_desktop.games.shown.help import RULE_BOOK, Document
from moon_desktop.words import names
from moon_desktop.words.documents import Facts, told
from moon_desktop.words.language import N_, document, tr

UNDER: Final = "moon"
"""The emblem of shooting under, which is no call."""


def documents(rules: MoonRules | None) -> tuple[Document, ...]:
    """The help for a match under ``rules``, or for any."""
    return plain.documents(GAME, "moon", RULE_BOOK, rules, rules_told, trumps_told)


# --- the rules in force -----------------------------------------------------------------------


def rules_told(rules: MoonRules) -> str:
    """The rules a match is played by, from the deal to the match.

    What ``rules`` switch off or give no meaning to is not spoken of.
    """
    return told(document("moon/in-force.md"), facts(rules))


def facts(rules: MoonRules) -> Facts:
    """What the document of the rules in force may ask for: every house rule by its key, and what
    follows from several of them."""
    found = calls(rules)
    for_marks = rules.match in ("marks", "timed")
    return plain.facts(GAME, rules, rules.tiles) | {
        "tiles": len(rules.tiles),
        "stake": SHOOT_STAKE,
        "widow": rules.has_widow,
        "shoots": rules.over or rules.under,
        "follow_me_called": "none" in found,
        "follow_me_on_blanks": rules.blanks_are_follow_me and "0" in found,
        "several_games": several_games(rules),
        "losers_pay": for_marks and rules.game_marks == "losers-pay",
        "others": rules.table.sides - 1,
    }


def several_games(rules: MoonRules) -> bool:
    """Whether the match can go on after its first game (M6.1–M6.3)."""
    match rules.match:
        case "single":
            return False
        case "best-of":
            return rules.match_length > 1
        case "marks":
            # The winner of a game gets at least so many.
            least = 1 if rules.game_marks == "winner-only" else rules.table.sides - 1
            return rules.match_length > least
        case _:
            return True


# --- trumps -----------------------------------------------------------------------------------

_NOTES: Final[Mapping[str, str]] = {
    "none": N_("No trumps: each double is the highest of its suit."),
    UNDER: N_("No call, and no trumps: each double is the lowest of its suit."),
    "doubles": N_("They leave the suits of their numbers."),
    "0": N_("The only tile with blanks."),
}


def trumps_told(rules: MoonRules) -> str:
    """The calls that ``rules`` know, and shooting under where it is on (M3.3–M3.9)."""
    rows = [row for call in calls(rules) for row in _call(rules, call)]
    if rules.under:
        suits = suits_of(rules, "under", None)
        rows += plain.trump_row(UNDER, tr("Shooting under"), [tr(_NOTES[UNDER])], suits, rules.set)
    return plain.trumps_page(rows)


def _call(rules: MoonRules, call: str) -> Iterator[str]:
    follow_me = call == "0" and rules.blanks_are_follow_me
    name = tr("Follow me, on blanks") if follow_me else names.trump(call)
    notes = [tr(_NOTES[call])] if call in _NOTES and (call != "0" or rules.seats == 3) else []
    if follow_me:
        notes = [tr("Only with the 0-0 in hand, which is led first. After it there are no trumps.")]
    return plain.trump_row(call, name, notes, suits_of(rules, "7", call), rules.set)
