"""The house rules of Moon in words: each key, each of its choices, and the presets."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from moon_desktop.games.plain.talk import choice_label as label
from moon_desktop.games.plain.talk import of_table
from moon_desktop.words.language import N_, tr

KEYS: Final[Mapping[str, tuple[str, str]]] = {
    "seats": (N_("Seats"), N_("How many people sit at the table.")),
    "partners": (
        N_("Partners"),
        N_("With four seats, those who face each other play together and share a score."),
    ),
    "double_blank": (
        N_("Double blank and widow"),
        N_(
            "With three seats, the double blank is in play and one tile is left over, the widow,"
            " which the bidder may take in exchange for another."
        ),
    ),
    "widow_timing": (
        N_("The widow"),
        N_("Whether the bidder looks at it and exchanges a tile before or after naming trump."),
    ),
    "minimum_bid": (N_("Lowest bid"), N_("The fewest tricks that anybody may bid.")),
    "all_pass": (
        N_("Everybody passes"),
        N_("Either the next dealer deals anew, or the dealer has to bid something."),
    ),
    "over": (
        N_("Shoot over"),
        N_("One may bid, above every number, to take all seven tricks."),
    ),
    "under": (
        N_("Shoot under"),
        N_("One may bid, above every number, to take no trick at all."),
    ),
    "shoot_tops": (
        N_("Topping a shoot"),
        N_("Which bids, for all seven tricks again, a later player may still make over a shoot."),
    ),
    "shoot_after_seven": (
        N_("Shoot only over 7"),
        N_("A shoot may be bid only when a 7 has been bid."),
    ),
    "follow_me": (
        N_("Follow me"),
        N_(
            "How one plays without trumps: by a call of its own, or by calling blanks and leading"
            " the double blank."
        ),
    ),
    "aggie_dice": (
        N_("Aggie dice"),
        N_("Two dice are rolled before the deal, and trump must be a number they show."),
    ),
    "named_lead": (
        N_("Leader names the end"),
        N_(
            "In a hand without trumps, the leader says which end of the tile the others must"
            " follow."
        ),
    ),
    "first_lead_trump": (
        N_("A trump led first"),
        N_("The bidder, holding a trump, leads one to begin with."),
    ),
    "stop_when_set": (
        N_("Stop when set"),
        N_("A hand ends as soon as the bid cannot be made any more, not after seven tricks."),
    ),
    "overtricks": (
        N_("Overtricks count"),
        N_("A bid of a number, when made, scores all tricks taken and not just the bid."),
    ),
    "renege": (
        N_("Not following suit"),
        N_("A tile that does not follow suit is either not accepted, or it loses the hand."),
    ),
    "scoring": (
        N_("Scoring"),
        N_("A hand is worth the bid and the tricks, or just one mark; 7 is then a good target."),
    ),
    "target": (N_("Target"), N_("The score that wins a game: as a rule 21 points, or 7 marks.")),
    "hickeys": (
        N_("Hickeys"),
        N_(
            "A bid that is set leaves a mark on its bidder, who may have to pay for it after the"
            " game."
        ),
    ),
    "match": (N_("The match"), N_("A single game, or how several games are counted together.")),
    "match_length": (
        N_("Length of the match"),
        N_("How many games, marks or minutes a match goes on for."),
    ),
    "game_marks": (
        N_("Marks for a game"),
        N_("Either each loser pays the winner, or the winner gets one mark and nobody pays."),
    ),
}
"""The name of each house rule, and one sentence about it."""

_CHOICES: Final[Mapping[str, Mapping[object, str]]] = {
    "seats": {3: N_("Three"), 4: N_("Four")},
    "widow_timing": {
        "before-trump": N_("Before naming trump"),
        "after-trump": N_("After naming trump"),
    },
    "all_pass": {"redeal": N_("Deal anew"), "force-dealer": N_("The dealer must bid")},
    "shoot_tops": {1: N_("Nothing"), 2: N_("Double shoot"), 3: N_("Double and triple shoot")},
    "follow_me": {
        "no-trump": N_("A call of its own"),
        "blanks": N_("By calling blanks"),
        "off": N_("Not played"),
    },
    "renege": {"prevent": N_("Not accepted"), "forfeit": N_("Loses the hand")},
    "scoring": {"points": N_("Points"), "marks": N_("Marks")},
    "match": {
        "single": N_("A single game"),
        "best-of": N_("Best of"),
        "marks": N_("To a number of marks"),
        "timed": N_("By the clock"),
    },
    "game_marks": {"losers-pay": N_("Losers pay"), "winner-only": N_("One for the winner")},
}

PRESETS: Final[Mapping[str, tuple[str, str]]] = {
    "follow-me-42": (
        N_("Wild Moon"),
        N_("Short and wild: in strong hands shoots over and under decide (Follow-me 42)."),
    ),
    "fosdick": (
        N_("Moon without a widow"),
        N_("The calm one: you bid on what you hold, and are seldom set (Fosdick)."),
    ),
    "fosdick-widow": (
        N_("Classic Moon"),
        N_("The classic: a widow to hope for, some eight hands a game (Fosdick)."),
    ),
    "fosdick-partners": (
        N_("Moon for partners"),
        N_("Two against two, without a widow: short games, best of three (Fosdick)."),
    ),
    "shoot-the-moon": (
        N_("Moon for marks"),
        N_("A long evening: game after game to 12 marks, with hickeys (Shoot the Moon)."),
    ),
    "shoot-the-moon-4": (
        N_("Four-handed Moon"),
        N_("Four, each alone: low bids and long games, to 12 marks (Shoot the Moon)."),
    ),
}
"""The name of each preset, and one line about it."""


_SOURCES: Final[Mapping[str, tuple[str, str]]] = {
    "seats": (N_("Three everywhere; four also in Fosdick and Shoot the Moon"), "M1.1, M1.2"),
    "partners": (N_("Fosdick’s game for four"), "M1.2"),
    "double_blank": (
        N_(
            "On in Follow-me 42 and Shoot the Moon, off in Fosdick; Follow-me 42 and Fosdick each"
            " have the other way as an option"
        ),
        "M1.1",
    ),
    "widow_timing": (
        N_("Before trump wherever there is a widow; after it as an option of Follow-me 42"),
        "M3.2",
    ),
    "minimum_bid": (
        N_(
            "4 everywhere, but 3 in Shoot the Moon for four; options of Follow-me 42: 3 and 5, of"
            " Shoot the Moon: 5"
        ),
        "M2.2",
    ),
    "all_pass": (
        N_(
            "Dealt anew in Follow-me 42 and Shoot the Moon; in both, the forced dealer is an option"
        ),
        "M2.5",
    ),
    "over": (N_("On everywhere; leaving it out is this program’s own"), "M2.2, M2.4"),
    "under": (N_("Follow-me 42 alone"), "M2.2, M2.4"),
    "shoot_tops": (
        N_(
            "Nothing in Follow-me 42; up to the triple in Shoot the Moon, for four up to the double"
        ),
        "M2.3",
    ),
    "shoot_after_seven": (N_("An option of Shoot the Moon"), "M2.4"),
    "follow_me": (
        N_(
            "A call of its own in Follow-me 42 and Fosdick; by calling blanks in Shoot the Moon,"
            " where the other is an option"
        ),
        "M3.8",
    ),
    "aggie_dice": (N_("An option of Follow-me 42"), "M3.9"),
    "named_lead": (N_("An option of Follow-me 42"), "M4.5"),
    "first_lead_trump": (N_("Shoot the Moon"), "M4.6"),
    "stop_when_set": (N_("Shoot the Moon, with playing on as an option"), "M4.7"),
    "overtricks": (N_("Fosdick’s game for partners; an option of Shoot the Moon"), "M5.3"),
    "renege": (
        N_(
            "Follow-me 42 says that the hand is lost; that it is not accepted is this program’s own"
        ),
        "M4.8",
    ),
    "scoring": (
        N_("Points everywhere; marks as an option of Follow-me 42 and Fosdick"),
        "M5.1, M5.5",
    ),
    "target": (N_("21 everywhere; 7 where a hand is worth a mark"), "M5.6"),
    "hickeys": (N_("Shoot the Moon, with leaving them uncounted as an option"), "M5.7"),
    "match": (
        N_(
            "Best of three in Fosdick’s game for partners and as an option of Follow-me 42; marks"
            " or a time in Shoot the Moon"
        ),
        "M6.1, M6.2, M6.3",
    ),
    "match_length": (
        N_("Three games in Fosdick’s game for partners; Shoot the Moon leaves it to the table"),
        "M6.1, M6.2, M6.3",
    ),
    "game_marks": (
        N_("Losers pay in Shoot the Moon; one for the winner, as a rule to 7, is an option of it"),
        "M6.2",
    ),
}
"""Which of the published sets of rules have a house rule, and the ids of the rule."""


rule_name: Final = partial(of_table, KEYS, 0)
rule_help: Final = partial(of_table, KEYS, 1)
preset_name: Final = partial(of_table, PRESETS, 0)
preset_line: Final = partial(of_table, PRESETS, 1)
choice_label: Final = partial(label, _CHOICES)


def rule_source(key: str) -> str:
    """Which published rules have house rule ``key``, and its ids: ``Shoot the Moon; M4.6``."""
    source, ids = _SOURCES[key]
    return f"{tr(source)}; {ids}"
