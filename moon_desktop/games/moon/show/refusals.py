"""Why a choice or a chance cannot stand, as a sentence: to the player, or told of a seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from moon_desktop.engine.illegal import Reason
from moon_desktop.games.auction.entries import Exchange, NameTrump
from moon_desktop.games.moon.contract import CALLS
from moon_desktop.games.plain.refusals import Sentences
from moon_desktop.words import names
from moon_desktop.words.language import N_
from moon_desktop.words.quoting import either, quoted

_TO_YOU: Final[Mapping[Reason, str]] = {
    Reason.KEEP_DOUBLE_BLANK: N_("You called blanks, so the double blank stays in your hand."),
    Reason.LEAD_DOUBLE_BLANK: N_("You called blanks, so lead the double blank first."),
}
"""To who picks a tile that is not open: read on one line above the hand."""

_TOLD: Final[Mapping[Reason, str]] = {
    Reason.DICE_MISSING: N_("The deal must come with two dice, each from 1 to 6."),
    Reason.DICE_NOT_ROLLED: N_("The deal comes with dice, but these house rules have none."),
    Reason.WIDOW_MISSING: N_("The deal has no widow, but these house rules have one."),
    Reason.NO_WIDOW: N_("The deal has a widow, but these house rules have none."),
    Reason.KEEP_DOUBLE_BLANK: N_("{who} called blanks and may not lay the double blank away."),
    Reason.TRUMP_NOT_OPEN: N_("{trump} cannot be called under these house rules."),
    Reason.TRUMP_NOT_ON_DICE: N_("{who} may call only {dice}, the numbers on the dice."),
    Reason.TRUMP_NEEDS_DOUBLE_BLANK: N_("{who} may not call blanks without the double blank."),
    Reason.LEAD_DOUBLE_BLANK: N_("{who} called blanks and must lead the double blank first."),
    Reason.NAME_AN_END: N_("{who} leads the {tile} without naming the end that counts."),
    Reason.NOT_AN_END: N_("{who} names an end that the {tile} does not have: {end}."),
    Reason.NOT_TIMED: N_("The clock runs out, but this is not a timed match."),
    Reason.TIME_TWICE: N_("The clock has run out already."),
    Reason.TIME_BEFORE_DEAL: N_("The clock cannot run out before the first deal."),
}

_NOT_NOW: Final[Mapping[type, str]] = {
    Exchange: N_("An exchange cannot stand here."),
    NameTrump: N_("A trump call cannot stand here."),
}


def _word(hole: str, entry: Any, facts: Mapping[str, Any]) -> str | None:
    match hole:
        case "trump":
            call = facts["trump"]
            return names.trump(call) if call in CALLS else quoted(call)
        case "dice":
            return either([names.suit(die) for die in dict.fromkeys(facts["dice"])])
        case "end":
            end = facts["suit"]
            return names.pip(int(end)) if end in CALLS[:7] else quoted(end)
        case _:
            return None


refusal: Final = Sentences(_TOLD, _TO_YOU, _NOT_NOW, _word).refusal
