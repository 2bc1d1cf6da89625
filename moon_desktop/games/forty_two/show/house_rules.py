"""The house rules of Texas 42 in words: each key, each of its choices, and the presets."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any, Final

from moon_desktop.games.forty_two.rules import FortyTwoRules
from moon_desktop.games.plain import talk
from moon_desktop.games.shown.rules import Proposal
from moon_desktop.words.language import N_, ngettext, tr
from moon_desktop.words.quoting import printable

KEYS: Final[Mapping[str, tuple[str, str, str]]] = {
    "minimum_bid": (N_("Lowest bid"), N_("The lowest count that anybody may bid."), "T3.2"),
    "opening_marks": (
        N_("Marks to open with"),
        N_("How many marks one may bid before anybody has bid marks."),
        "T3.3",
    ),
    "mark_step": (
        N_("Marks over marks"),
        N_("How far a bid of marks may go above another."),
        "T3.4",
    ),
    "all_pass": (
        N_("Three have passed"),
        N_("Either the shaker has to bid something, or the next one shakes anew."),
        "T3.5",
    ),
    "plunge": (
        N_("Plunge"),
        N_("With four doubles one may bid three marks, and the partner names trump and leads."),
        "T3.6",
    ),
    "splash": (
        N_("Splash"),
        N_("With three doubles one may bid two marks, and the partner names trump and leads."),
        "T3.7",
    ),
    "doubles_trump": (N_("Doubles as trumps"), N_("The doubles may be named as trumps."), "T5.2"),
    "sevens": (
        N_("Sevens as trumps"),
        N_("The three tiles with seven pips may be named as trumps."),
        "T5.4",
    ),
    "follow_me": (N_("Follow me"), N_("After which bids one may play without trumps."), "T5.2"),
    "nel_o": (
        N_("Nel-o"),
        N_("After which bids one may play, without the partner, to take no trick at all."),
        "T6.1",
    ),
    "nel_o_doubles": (
        N_("Doubles in nel-o"),
        N_("How the doubles rank in nel-o, or that the bidder says so."),
        "T6.3",
    ),
    "first_lead_trump": (
        N_("A trump led first"),
        N_("Who leads to the first trick, holding a trump, leads one."),
        "T5.5",
    ),
    "renege": (
        N_("Not following suit"),
        N_("A tile that does not follow suit is either not accepted, or it loses the hand."),
        "T7.2",
    ),
    "stop_when_decided": (
        N_("Stop when decided"),
        N_("A hand ends as soon as its count decides the bid, not after seven tricks."),
        "T7.3",
    ),
    "scoring": (
        N_("Scoring"),
        N_("A hand is worth marks, or the points that were bid and counted."),
        "T8.1, T8.2",
    ),
    "target": (
        N_("Target"),
        N_("The score that wins a game: as a rule 7 marks, or 250 points."),
        "T8.3",
    ),
    "match": (N_("The match"), N_("A single game, or the best of several."), "T8.4"),
    "match_length": (N_("Length of the match"), N_("Of how many games it is the best."), "T8.4"),
}
"""The name of each house rule, one sentence about it, and the ids of the rule."""

_CHOICES: Final[Mapping[str, Mapping[object, str]]] = {
    "mark_step": {
        "one": N_("One more"),
        "two": N_("One or two more"),
        "double": N_("Up to twice as many"),
    },
    "all_pass": {"force-dealer": N_("The shaker must bid"), "redeal": N_("Shake anew")},
    "follow_me": {
        "marks": N_("After a bid of marks"),
        "always": N_("After any bid"),
        "off": N_("Not played"),
    },
    "nel_o": {
        "forced": N_("Where the shaker must bid"),
        "marks": N_("After a bid of marks"),
        "off": N_("Not played"),
    },
    "nel_o_doubles": {
        "bidder": N_("The bidder says"),
        "high": N_("High"),
        "low": N_("Low"),
        "own": N_("A suit of their own"),
    },
    "renege": {"prevent": N_("Not accepted"), "forfeit": N_("Loses the hand")},
    "scoring": {"marks": N_("Marks"), "points": N_("Points")},
    "match": {"single": N_("A single game"), "best-of": N_("Best of")},
}

PRESETS: Final[Mapping[str, tuple[str, str]]] = {
    "texas-42": (
        N_("Texas 42"),
        N_("The usual game: seven marks, plunge, and nel-o when you must bid."),
    ),
    "straight-42": (
        N_("Straight 42"),
        N_("The plain game: bids, trumps and counters, no plunge and no nel-o."),
    ),
    "tournament-42": (
        N_("Tournament 42"),
        N_("Plain and patient: everybody may pass, and three games make the match."),
    ),
    "texas-42-all": (
        N_("42 with everything"),
        N_("Full of turns: splash, sevens, nel-o for any marks, and marks that double."),
    ),
    "points-250": (
        N_("42 for points"),
        N_("The plain game without marks: points add up to 250, everybody may pass."),
    ),
}
"""The name of each preset, and one line about it."""

_GROUPS: Final[Mapping[str, tuple[str, ...]]] = {
    N_("Bidding"): (
        "minimum_bid", "opening_marks", "mark_step", "all_pass", "plunge", "splash",
    ),
    N_("Trump and nel-o"): ("doubles_trump", "sevens", "follow_me", "nel_o", "nel_o_doubles"),
    N_("The play"): ("first_lead_trump", "renege", "stop_when_decided"),
    N_("Scoring"): ("scoring", "target"),
    N_("The match"): ("match", "match_length"),
}  # fmt: skip

_PROPOSALS: Final[Mapping[str, Proposal]] = {
    "scoring": Proposal("target", {"marks": 7, "points": 250}),
    "match": Proposal("match_length", {"single": 1, "best-of": 3}),
}

_LONGEST_NUMBER: Final = 12


def game_name() -> str:
    """What the game is called."""
    return tr("Texas 42")


rule_name: Final = partial(talk.of_table, KEYS, 0)
rule_help: Final = partial(talk.of_table, KEYS, 1)
preset_name: Final = partial(talk.of_table, PRESETS, 0)
preset_line: Final = partial(talk.of_table, PRESETS, 1)
choice_label: Final = partial(talk.choice_label, _CHOICES)
groups: Final = partial(talk.groups, _GROUPS)
unit: Final = talk.unit


def rule_source(key: str) -> str:
    """The ids of house rule ``key``."""
    return KEYS[key][2]


def proposals() -> Mapping[str, Proposal]:
    """By key, the number that its choices propose (T8.3)."""
    return _PROPOSALS


def contradiction(reason: str) -> str:
    """Why several keys cannot be played together."""
    return tr({"best-of-odd": N_("A best-of match needs an odd number of games.")}[reason])


def without_meaning(key: str, values: Mapping[str, Any]) -> str | None:
    """Why house rule ``key`` has no meaning under the other ``values``; None where it has."""
    match key:
        case "nel_o_doubles" if values["nel_o"] == "off":
            return tr("Nel-o is not played in these rules.")
        case "nel_o_doubles" if values["nel_o"] == "forced" and values["all_pass"] == "redeal":
            return tr("Nobody is forced to bid in these rules.")
        case "stop_when_decided" if values["scoring"] == "points":
            return tr("All the count is scored here, so every trick is played.")
        case "match_length" if values["match"] == "single":
            return tr("A match is a single game in these rules.")
        case _:
            return None


# --- in one line ------------------------------------------------------------------------------

_STEPS: Final = {
    "one": N_("Marks go up by one"),
    "two": N_("Marks go up by one or two"),
    "double": N_("Marks go up to twice as many"),
}
_FOLLOW_ME: Final = {
    "marks": N_("Follow me after marks"),
    "always": N_("Follow me"),
    "off": N_("No follow me"),
}
_NEL_O: Final = {"forced": N_("Nel-o when forced"), "marks": N_("Nel-o after marks")}
_NEL_O_DOUBLES: Final = {
    "high": N_("Doubles high in it"),
    "low": N_("Doubles low in it"),
    "own": N_("Doubles apart in it"),
}


def rules_line(rules: FortyTwoRules) -> str:
    """House rules summed up: points with ``·`` between them. Rules that differ in anything that
    has a meaning have different lines."""
    return " · ".join((*_bidding(rules), *_calls(rules), *_play(rules)))


def _bidding(rules: FortyTwoRules) -> Iterator[str]:
    yield tr("Bids from {lowest}").format(lowest=rules.minimum_bid)
    told = ngettext("Opening with {n} mark", "Opening with {n} marks", rules.opening_marks)
    yield told.format(n=rules.opening_marks)
    yield tr(_STEPS[rules.mark_step])
    if rules.all_pass == "force-dealer":
        yield tr("The shaker must bid after passes")
    if rules.plunge:
        yield tr("Plunge")
    if rules.splash:
        yield tr("Splash")


def _calls(rules: FortyTwoRules) -> Iterator[str]:
    if not rules.doubles_trump:
        yield tr("No doubles trump")
    if rules.sevens:
        yield tr("Sevens")
    yield tr(_FOLLOW_ME[rules.follow_me])
    if rules.as_played.nel_o == "off":
        return
    yield tr(_NEL_O[rules.nel_o])
    if rules.nel_o_doubles != "bidder":
        yield tr(_NEL_O_DOUBLES[rules.nel_o_doubles])


def _play(rules: FortyTwoRules) -> Iterator[str]:
    if rules.first_lead_trump:
        yield tr("Trump led first")
    if rules.renege == "forfeit":
        yield tr("A renege loses the hand")
    if rules.stop_when_decided and rules.scoring == "marks":
        yield tr("Stops when decided")
    count = printable(str(rules.target), _LONGEST_NUMBER)
    target = tr("To {target} marks") if rules.scoring == "marks" else tr("To {target} points")
    yield target.format(target=count)
    if rules.match == "best-of":
        length = printable(str(rules.match_length), _LONGEST_NUMBER)
        yield tr("Best of {length}").format(length=length)
