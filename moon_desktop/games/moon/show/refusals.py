"""Why a choice or a chance cannot stand, as a sentence: to the player, or told of a seat."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, Final

from moon_desktop.engine.illegal import Reason
from moon_desktop.games.moon.contract import CALLS
from moon_desktop.games.moon.entries import MoonReason
from moon_desktop.games.plain.refusals import Sentences
from moon_desktop.words import names
from moon_desktop.words.language import N_
from moon_desktop.words.quoting import either, quoted

_TO_YOU: Final[Mapping[StrEnum, str]] = {
    MoonReason.KEEP_DOUBLE_BLANK: N_("You called blanks, so the double blank stays in your hand."),
    MoonReason.LEAD_DOUBLE_BLANK: N_("You called blanks, so lead the double blank first."),
}
"""To who picks a tile that is not open: read on one line above the hand."""

_TOLD: Final[Mapping[StrEnum, str]] = {
    MoonReason.KEEP_DOUBLE_BLANK: N_("{who} called blanks and may not lay the double blank away."),
    Reason.TRUMP_NOT_OPEN: N_("{trump} cannot be called under these house rules."),
    MoonReason.TRUMP_NOT_ON_DICE: N_("{who} may call only {dice}, the numbers on the dice."),
    MoonReason.TRUMP_NEEDS_DOUBLE_BLANK: N_("{who} may not call blanks without the double blank."),
    MoonReason.LEAD_DOUBLE_BLANK: N_("{who} called blanks and must lead the double blank first."),
}


def _word(hole: str, entry: Any, facts: Mapping[str, Any]) -> str | None:
    match hole:
        case "trump":
            call = facts["trump"]
            return names.trump(call) if call in CALLS else quoted(call)
        case "dice":
            return either([names.suit(die) for die in dict.fromkeys(facts["dice"])])
        case _:
            return None


refusal: Final = Sentences(_TOLD, _TO_YOU, _word).refusal
