"""The help on Texas 42: the rules in force, the calls drawn, terms, presets and the rule book."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from moon_desktop.engine.pieces import TILES, mask
from moon_desktop.games.forty_two import nel_o
from moon_desktop.games.forty_two.bids import SPECIALS, worth
from moon_desktop.games.forty_two.contract import CALLS, open_calls, suits_of
from moon_desktop.games.forty_two.count import COUNTERS
from moon_desktop.games.forty_two.game import GAME
from moon_desktop.games.forty_two.rules import FortyTwoRules
from moon_desktop.games.forty_two.show import table_talk as talk
from moon_desktop.games.plain import documents as plain
from moon_desktop.games.shown.help import RULE_BOOK, Document
from moon_desktop.words.documents import Facts, told
from moon_desktop.words.language import N_, document, tr


def documents(rules: FortyTwoRules | None) -> tuple[Document, ...]:
    """The help for a match under ``rules``, or for any."""
    if rules is not None:
        rules = rules.as_played
    book = f"forty_two/{RULE_BOOK}"
    return plain.documents(GAME, "forty_two", book, rules, rules_told, trumps_told)


# --- the rules in force -----------------------------------------------------------------------


def rules_told(rules: FortyTwoRules) -> str:
    """The rules a match is played by, from the shake to the match."""
    return told(document("forty_two/in-force.md"), facts(rules))


def facts(rules: FortyTwoRules) -> Facts:
    """What the document of the rules in force may ask for: every house rule by its key, and what
    follows from several of them."""
    rules = rules.as_played
    special_worths = {f"{bid}_worth": worth(bid) for bid in SPECIALS}
    return (plain.facts(GAME, rules, TILES) | special_worths) | {
        "counters": " ".join(plain.picture("small", tile) for tile in COUNTERS),
        "worth": worth("1m"),
        "several_games": rules.match == "best-of" and rules.match_length > 1,
    }


# --- trumps -----------------------------------------------------------------------------------

_NOTES: Final[Mapping[str, str]] = {
    "doubles": N_("They leave the suits of their numbers."),
    "sevens": N_("They leave the suits of their numbers; all else is as with follow me."),
    "follow-me": N_("No trumps: each double is the highest of its suit."),
    "nel-o:high": N_("No trick for the bidder, and no trumps: each double is the highest."),
    "nel-o:low": N_("No trick for the bidder, and no trumps: each double is the lowest."),
    "nel-o:own": N_("No trick for the bidder, and no trumps: the doubles are a suit."),
}

_AFTER_MARKS: Final = N_("Only after a bid of marks.")
_WHEN_FORCED: Final = N_("Only for a shaker who had to bid, and bid marks.")


def _calls(rules: FortyTwoRules) -> list[str]:
    """The calls that these rules ever have (T5.2, T6.1, T6.3)."""
    had = {
        call for forced in (False, rules.forces_dealer) for call in open_calls(rules, "1m", forced)
    }
    return [call for call in CALLS if call in had]


def trumps_told(rules: FortyTwoRules) -> str:
    """The calls that ``rules`` know, after any bid (T5.2–T5.4, T6.1, T6.3)."""
    rows = [row for call in _calls(rules) for row in _call(rules, call)]
    return plain.trumps_page(rows)


def _call(rules: FortyTwoRules, call: str) -> Iterator[str]:
    notes = [tr(_NOTES[call])] if call in _NOTES else []
    if call in nel_o.CALLS:
        notes.append(tr(_WHEN_FORCED if rules.nel_o == "forced" else _AFTER_MARKS))
    elif call == "follow-me" and rules.follow_me == "marks":
        notes.append(tr(_AFTER_MARKS))
    return plain.trump_row(call, talk.call(call), notes, suits_of(call), mask(TILES))
