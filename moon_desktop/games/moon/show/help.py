"""The help on Moon: the rules in force, the trumps drawn, and why something cannot stand."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from enum import StrEnum
from typing import ClassVar, Final

from moon_desktop.games.dominoes.show.help import AuctionHelp, AuctionRefusal, trump_row
from moon_desktop.games.dominoes.show.wording import suit_name, trump_name
from moon_desktop.games.moon import GAME
from moon_desktop.games.moon.contract import CALLS, SHOOT_STAKE, possible_calls, suits_of
from moon_desktop.games.moon.entries import MoonReason
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.games.views.help import RULE_BOOK
from moon_desktop.words.documents import Fact
from moon_desktop.words.language import N_, tr
from moon_desktop.words.quoting import either

UNDER: Final = "moon"
"""The emblem of shooting under, which is no call."""

_NOTES: Final[Mapping[str, str]] = {
    "none": N_("No trumps: each double is the highest of its suit."),
    UNDER: N_("No call, and no trumps: each double is the lowest of its suit."),
    "doubles": N_("They leave the suits of their numbers."),
    "0": N_("The only tile with blanks."),
}


class MoonRefusal(AuctionRefusal):
    """Why something cannot stand in Moon."""

    calls = CALLS

    to_you: ClassVar[Mapping[StrEnum, str]] = {
        **AuctionRefusal.to_you,
        MoonReason.KEEP_DOUBLE_BLANK: N_(
            "You called blanks, so the double blank stays in your hand."
        ),
        MoonReason.LEAD_DOUBLE_BLANK: N_("You called blanks, so lead the double blank first."),
    }
    of_seat: ClassVar[Mapping[StrEnum, str]] = {
        **AuctionRefusal.of_seat,
        MoonReason.KEEP_DOUBLE_BLANK: N_(
            "{who} called blanks and may not lay the double blank away."
        ),
        MoonReason.TRUMP_NOT_ON_DICE: N_("{who} may call only {dice}, the numbers on the dice."),
        MoonReason.TRUMP_NEEDS_DOUBLE_BLANK: N_(
            "{who} may not call blanks without the double blank."
        ),
        MoonReason.LEAD_DOUBLE_BLANK: N_(
            "{who} called blanks and must lead the double blank first."
        ),
    }

    def word(self, hole: str) -> str:
        match hole:
            case "dice":
                return either([suit_name(die) for die in dict.fromkeys(self.facts["dice"])])
            case _:
                return super().word(hole)


class MoonHelp(AuctionHelp[MoonRules]):
    """The help on Moon."""

    game, folder, book, refused = GAME, "moon", RULE_BOOK, MoonRefusal

    def pieces(self, rules: MoonRules) -> Collection[str]:
        return rules.tiles

    def facts(self, rules: MoonRules) -> dict[str, Fact]:
        found = possible_calls(rules)
        for_marks = rules.match in ("marks", "timed")
        return super().facts(rules) | {
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

    def calls(self, rules: MoonRules) -> Iterator[str]:
        """With shooting under, where it is on (M3.3–M3.9)."""
        for call in possible_calls(rules):
            yield from _call(rules, call)
        if rules.under:
            suits, notes = suits_of(rules, "under", None), [tr(_NOTES[UNDER])]
            yield from trump_row(UNDER, tr("Shooting under"), notes, suits, rules.set)


def _call(rules: MoonRules, call: str) -> Iterator[str]:
    follow_me = call == "0" and rules.blanks_are_follow_me
    name = tr("Follow me, on blanks") if follow_me else trump_name(call)
    notes = [tr(_NOTES[call])] if call in _NOTES and (call != "0" or rules.seats == 3) else []
    if follow_me:
        notes = [tr("Only with the 0-0 in hand, which is led first. After it there are no trumps.")]
    return trump_row(call, name, notes, suits_of(rules, "7", call), rules.set)


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
