"""Why a choice or a chance cannot stand, as a sentence: to the player, or told of a seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from moon_desktop.engine.entries import Bid, Draw, Play
from moon_desktop.engine.illegal import Illegal, Reason
from moon_desktop.engine.pieces import INDEX
from moon_desktop.games.moon.contract import CALLS
from moon_desktop.games.moon.entries import Choice, Deal, Exchange, NameTrump
from moon_desktop.words import names
from moon_desktop.words.language import N_, tr
from moon_desktop.words.quoting import either, printable, quoted

_TO_YOU: Final[Mapping[Reason, str]] = {
    Reason.NOT_NOW: N_("This is not the moment for that."),
    Reason.NOT_YOUR_TURN: N_("It is not your turn: wait for {turn}."),
    Reason.KEEP_DOUBLE_BLANK: N_("You called blanks, so the double blank stays in your hand."),
    Reason.LEAD_DOUBLE_BLANK: N_("You called blanks, so lead the double blank first."),
    Reason.LEAD_TRUMP: N_("Your first lead must be a trump, and you hold {trumps}."),
    Reason.MUST_FOLLOW: N_("The {led} was led: you must follow {suit}, and you hold some."),
}
"""To who picks a tile that is not open: read on one line above the hand."""

_TOLD: Final[Mapping[Reason, str]] = {
    Reason.NOT_NOW: N_("{turn} has to do something else first."),
    Reason.NOT_YOUR_TURN: N_("It is the turn of {turn}, not of {who}."),
    Reason.OVER: N_("The match is over, so nothing can follow."),
    Reason.DRAW_SEATS: N_("A tile is to be drawn by {contenders}, and by nobody else."),
    Reason.DRAWN_BEFORE: N_("The {tile} has been drawn already."),
    Reason.NOT_IN_SET: N_("The {tile} is not among the tiles of this match."),
    Reason.HAND_NUMBER: N_("This is hand {number} of the match, not hand {hand}."),
    Reason.WRONG_DEALER: N_("The dealer is {dealer}, not {given}."),
    Reason.DICE_MISSING: N_("The deal must come with two dice, each from 1 to 6."),
    Reason.DICE_NOT_ROLLED: N_("The deal comes with dice, but these house rules have none."),
    Reason.DEAL_SIZE: N_("Each seat must be dealt seven tiles."),
    Reason.TILE_TWICE: N_("The {tile} is dealt twice."),
    Reason.WIDOW_MISSING: N_("The deal has no widow, but these house rules have one."),
    Reason.NO_WIDOW: N_("The deal has a widow, but these house rules have none."),
    Reason.BID_NOT_OPEN: N_("{who} cannot bid {bid} here, only {open}."),
    Reason.BID_TOO_LOW: N_("{who} bids {bid}, which is not above the standing bid, {standing}."),
    Reason.MUST_BID: N_("{who} is the dealer and must bid, for all the others passed."),
    Reason.NOT_HELD: N_("{who} does not hold the {tile}."),
    Reason.KEEP_DOUBLE_BLANK: N_("{who} called blanks and may not lay the double blank away."),
    Reason.TRUMP_NOT_OPEN: N_("{trump} cannot be called under these house rules."),
    Reason.TRUMP_NOT_ON_DICE: N_("{who} may call only {dice}, the numbers on the dice."),
    Reason.TRUMP_NEEDS_DOUBLE_BLANK: N_("{who} may not call blanks without the double blank."),
    Reason.LEAD_DOUBLE_BLANK: N_("{who} called blanks and must lead the double blank first."),
    Reason.LEAD_TRUMP: N_("{who} must lead a trump first, holding {trumps}, not the {tile}."),
    Reason.MUST_FOLLOW: N_("{who} plays the {tile}, but the {led} was led and {who} holds {suit}."),
    Reason.NAME_AN_END: N_("{who} leads the {tile} without naming the end that counts."),
    Reason.NO_END_TO_NAME: N_("{who} names an end of the {tile}, but none is to be named here."),
    Reason.NOT_AN_END: N_("{who} names an end that the {tile} does not have: {end}."),
    Reason.NOT_TIMED: N_("The clock runs out, but this is not a timed match."),
    Reason.TIME_TWICE: N_("The clock has run out already."),
    Reason.TIME_BEFORE_DEAL: N_("The clock cannot run out before the first deal."),
}

_NOT_NOW: Final[Mapping[type, str]] = {
    Draw: N_("A draw cannot stand here."),
    Deal: N_("A deal cannot stand here."),
    Bid: N_("A bid cannot stand here."),
    Exchange: N_("An exchange cannot stand here."),
    NameTrump: N_("A trump call cannot stand here."),
    Play: N_("A play cannot stand here."),
}


def refusal(illegal: Illegal, seats: Sequence[str], you: int | None = None) -> str:
    """Why ``illegal`` was refused, without the rule's id.

    ``seats`` names the seats. To seat ``you`` it is said in one line of some 70 characters (with
    names of up to ten) that a tile of its cannot be picked; anything else is told of the seats by
    name.
    """
    reason, entry = illegal.reason, illegal.entry
    told = tr(_TOLD[reason])
    if isinstance(entry, Choice) and entry.seat == you and reason in _TO_YOU:
        told = tr(_TO_YOU[reason])
    elif reason is Reason.NOT_NOW:
        if illegal.facts["turn"] is None:
            told = tr("A draw or a deal has to come first.")
        told = f"{tr(_NOT_NOW[type(entry)])} {told}"
    return told.format_map(_Words(illegal, seats))


class _Words(dict[str, str]):
    """The words for the holes of a sentence, each made only when its hole is there."""

    def __init__(self, illegal: Illegal, seats: Sequence[str]) -> None:
        super().__init__()
        self.entry: Any = illegal.entry
        self.facts = illegal.facts
        self.seats = seats

    def __missing__(self, hole: str) -> str:
        entry, facts = self.entry, self.facts
        match hole:
            case "who":
                return self._seat(entry.seat)
            case "given":
                return self._seat(entry.dealer)
            case "turn" | "dealer":
                return self._seat(facts[hole])
            case "contenders":
                return names.listing([self._seat(seat) for seat in facts[hole]])
            case "tile":
                # A fact where the rule is about one tile of several, else the tile chosen.
                return _tile(facts.get("tile") or entry.piece)
            case "led":
                return _tile(facts["led"])
            case "hand":
                return printable(str(entry.hand))
            case "bid":
                return names.bid_brief(printable(entry.bid))
            case "open":
                return either([names.bid_brief(bid) for bid in facts["open"]])
            case "trump":
                call = facts["trump"]
                return names.trump(call) if call in CALLS else quoted(call)
            case "trumps":
                return names.trump_suit(facts["trump"])
            case "dice":
                return either([names.suit(die) for die in dict.fromkeys(facts["dice"])])
            case "suit":
                return names.suit(facts["suit"])
            case "end":
                end = facts["suit"]
                return names.pip(int(end)) if end in CALLS[:7] else quoted(end)
            case "standing":
                return names.bid_brief(facts["standing"])
            case _:
                return str(facts[hole])

    def _seat(self, seat: int) -> str:
        if seat < len(self.seats):
            return names.apart(self.seats[seat])
        # A record may speak of a seat that its match does not have.
        return tr("Seat {number}").format(number=seat)


def _tile(text: str) -> str:
    """A tile by its name; what is no tile at all, in quotation marks."""
    return names.tile(text) if text in INDEX else quoted(text)
