"""Why something cannot stand in Texas 42, as a sentence: to the player, or told of a seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Any, Final

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid
from moon_desktop.engine.illegal import Illegal, Reason
from moon_desktop.games.auction.entries import NameTrump
from moon_desktop.games.forty_two.bids import BIDS, NUMBERS
from moon_desktop.games.forty_two.contract import CALLS
from moon_desktop.games.forty_two.show import table_talk as talk
from moon_desktop.games.plain import refusals as plain
from moon_desktop.words import names
from moon_desktop.words.language import N_
from moon_desktop.words.quoting import either, quoted

_TOLD: Final[Mapping[StrEnum, str]] = {
    Reason.MUST_BID: N_("{who} shook and must bid, for all the others passed."),
    Reason.TRUMP_NOT_OPEN: N_("{who} cannot call {trump} after this bid, under these house rules."),
}

_TO_YOU: Final[Mapping[StrEnum, str]] = {
    Reason.MUST_FOLLOW: N_("You hold the {could}, so follow {suit}.")
}

_FEW_DOUBLES: Final[Mapping[str, str]] = {
    "plunge": N_("{who} cannot plunge, holding fewer than four doubles."),
    "splash": N_("{who} cannot splash, holding fewer than three doubles."),
}
_OTHER_NEL_O: Final = N_("{trump} cannot be called: these house rules have {open} alone.")


def _word(hole: str, entry: Any, facts: Mapping[str, Any]) -> str | None:
    match hole:
        case "bid":
            return talk.bid(entry.bid) if entry.bid in (PASS, *BIDS) else quoted(entry.bid)
        case "standing":
            return talk.bid(facts["standing"])
        case "open" if isinstance(entry, NameTrump):
            kinds = [call for call in facts["open"] if talk.is_nel_o(call)]
            return names.listing([talk.call(call) for call in kinds])
        case "open":
            return either(_open_bids(facts["open"]))
        case "trump":
            call = facts["trump"]
            return talk.call(call) if call in CALLS else quoted(call)
        case "trumps":
            doubles = facts["trump"] in ("doubles", "sevens")
            return talk.suit(7 if doubles else int(facts["trump"]), facts["trump"])
        case "suit":
            return talk.suit(facts["suit"], facts["trump"])
        case "could":
            return names.tile(facts["could"][-1])
        case _:
            return None


def _open_bids(bids: Sequence[str]) -> list[str]:
    """Bids by their names, the numbers as ``31–41``."""
    numbers = [bid for bid in bids if bid in NUMBERS]
    told = [talk.bid(bid) for bid in bids if bid not in NUMBERS]
    if numbers:
        span = numbers[0] if len(numbers) == 1 else f"{numbers[0]}–{numbers[-1]}"
        told.insert(PASS in bids, span)
    return told


def refusal(illegal: Illegal, seats: Sequence[str], you: int | None = None) -> str:
    """Why ``illegal`` was refused, without the rule's id; to seat ``you`` what it chose itself."""
    told = _TOLD
    if isinstance(illegal.entry, Bid) and "doubles" in illegal.facts:
        told = {**_TOLD, illegal.reason: _FEW_DOUBLES[illegal.entry.bid]}
    elif illegal.rule == "T6.3":
        told = {**_TOLD, illegal.reason: _OTHER_NEL_O}
    return plain.Sentences(told, _TO_YOU, _word).refusal(illegal, seats, you)
