"""The house rules of Moon in words: each key, each of its choices, and the presets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from moon_desktop.wording.tongue import tr

KEYS: Final[Mapping[str, tuple[str, str]]] = {
    "seats": ("Seats", "How many people sit at the table."),
    "partners": ("Partners", "With four seats, those who face each other play together."),
    "double_blank": (
        "Double blank and widow",
        "With three seats, the double blank is in play and one tile is left over as the widow.",
    ),
    "widow_timing": ("The widow", "Whether the bidder takes it in before or after naming trump."),
    "minimum_bid": ("Lowest bid", "The fewest tricks that anybody may bid."),
    "all_pass": (
        "Everybody passes",
        "Either the next dealer deals anew, or the dealer has to bid something.",
    ),
    "over": ("Shoot over", "One may bid, above every number, to take all seven tricks."),
    "under": ("Shoot under", "One may bid, above every number, to take no trick at all."),
    "shoot_tops": (
        "Topping a shoot",
        "Which bids a later player may still make over somebody’s shoot.",
    ),
    "shoot_after_seven": ("Shoot only over 7", "A shoot may be bid only when a 7 has been bid."),
    "follow_me": (
        "Follow me",
        "How one plays without trumps: by a call of its own, or by calling blanks and leading the"
        " double blank.",
    ),
    "aggie_dice": ("Aggie dice", "Two dice are rolled, and trump must be a number they show."),
    "named_lead": (
        "Leader names the end",
        "In a hand without trumps, the leader says which end of the tile the others must follow.",
    ),
    "first_lead_trump": ("Trump first", "The bidder, holding a trump, leads one to begin with."),
    "stop_when_set": ("Stop when set", "A hand ends as soon as the bid cannot be made any more."),
    "overtricks": ("Overtricks count", "A bid of a number, when made, scores all tricks taken."),
    "renege": (
        "Not following suit",
        "A tile that does not follow suit is either not accepted, or it loses the hand.",
    ),
    "scoring": (
        "Scoring",
        "A hand is worth the bid and the tricks, or just one mark; 7 is then a good target.",
    ),
    "target": ("Target", "The score that wins a game."),
    "hickeys": (
        "Hickeys",
        "A bid that is set leaves a mark on its bidder, who may have to pay for it after the game.",
    ),
    "match": ("The match", "A single game, or how several games are counted together."),
    "match_length": (
        "Length of the match",
        "So many games at best of, marks at marks, minutes by the clock.",
    ),
    "game_marks": (
        "Marks for a game",
        "Either each loser pays the winner, or the winner gets one mark and nobody pays.",
    ),
}
"""The name of each house rule, and one sentence about it."""

_CHOICES: Final[Mapping[str, Mapping[object, str]]] = {
    "seats": {3: "Three", 4: "Four"},
    "widow_timing": {"before-trump": "Before naming trump", "after-trump": "After naming trump"},
    "all_pass": {"redeal": "Deal anew", "force-dealer": "The dealer must bid"},
    "shoot_tops": {1: "Nothing", 2: "Double", 3: "Double, then triple"},
    "follow_me": {
        "no-trump": "A call of its own",
        "blanks": "By calling blanks",
        "off": "Not played",
    },
    "renege": {"prevent": "Not accepted", "forfeit": "Loses the hand"},
    "scoring": {"points": "Points", "marks": "Marks"},
    "match": {
        "single": "A single game",
        "best-of": "Best of",
        "marks": "Up to so many marks",
        "timed": "By the clock",
    },
    "game_marks": {"losers-pay": "Losers pay", "winner-only": "One for the winner"},
}

PRESETS: Final[Mapping[str, tuple[str, str]]] = {
    "follow-me-42": (
        "Follow-me 42",
        "Three seats with a widow, one game to 21; shoot over or under.",
    ),
    "fosdick": (
        "Fosdick",
        "Three seats without a blank or a widow, one game to 21; shoot over only.",
    ),
    "fosdick-widow": (
        "Fosdick with a widow",
        "As Fosdick, with the double blank in play and so a widow.",
    ),
    "fosdick-partners": (
        "Fosdick for partners",
        "Four seats, two against two; all tricks score; best of three games.",
    ),
    "shoot-the-moon": (
        "Shoot the Moon",
        "Three seats, a match to 12 marks with hickeys; a shoot can be topped twice.",
    ),
    "shoot-the-moon-4": (
        "Shoot the Moon for four",
        "Four seats, each alone, a match to 12 marks with hickeys; bids from 3.",
    ),
}
"""The name of each preset, and one line about it."""


def rule_name(key: str) -> str:
    """House rule ``key`` as a label: ``Lowest bid``."""
    return tr(KEYS[key][0])


def rule_help(key: str) -> str:
    """What house rule ``key`` is about, in one sentence."""
    return tr(KEYS[key][1])


def choice_label(key: str, value: object) -> str:
    """One of the choices of house rule ``key`` as a label; numbers stand for themselves."""
    if isinstance(value, bool):
        return tr("On") if value else tr("Off")
    labels = _CHOICES.get(key)
    return str(value) if labels is None else tr(labels[value])


def preset_name(key: str) -> str:
    """Preset ``key`` as a label."""
    return tr(PRESETS[key][0])


def preset_line(key: str) -> str:
    """What distinguishes preset ``key``, in one line."""
    return tr(PRESETS[key][1])
