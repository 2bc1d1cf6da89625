"""Why a choice or a chance cannot stand, as a sentence: to the player, or told of a seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from moon_desktop.engine.entries import Bid, Draw, Play
from moon_desktop.engine.illegal import Illegal, Reason
from moon_desktop.engine.pieces import INDEX
from moon_desktop.games.moon.contract import CALLS
from moon_desktop.games.moon.entries import Choice, Deal, Exchange, NameTrump
from moon_desktop.words import names
from moon_desktop.words.language import tr
from moon_desktop.words.quoting import either, printable, quoted

SeatNames = Sequence[str] | Callable[[int], str]

# A player reads these on one line above the hand.
_TO_YOU: Final[Mapping[Reason, str]] = {
    Reason.NOT_NOW: "This is not the moment for that.",
    Reason.NOT_YOUR_TURN: "It is not your turn: wait for {turn}.",
    Reason.OVER: "The match is over.",
    Reason.BID_NOT_OPEN: "You cannot bid {bid} now: choose {open}.",
    Reason.BID_TOO_LOW: "You must go above the standing bid, {standing}, or pass.",
    Reason.MUST_BID: "All the others passed, so you as the dealer must bid.",
    Reason.NOT_HELD: "You do not hold the {tile}.",
    Reason.KEEP_DOUBLE_BLANK: "You called blanks, so the double blank stays in your hand.",
    Reason.TRUMP_NOT_OPEN: "{trump} cannot be called in this match.",
    Reason.TRUMP_NOT_ON_DICE: "The dice leave you only {dice}.",
    Reason.TRUMP_NEEDS_DOUBLE_BLANK: "You need the double blank in your hand to call blanks.",
    Reason.LEAD_DOUBLE_BLANK: "You called blanks, so lead the double blank first.",
    Reason.LEAD_TRUMP: "Your first lead must be a trump, and you hold {trumps}.",
    Reason.MUST_FOLLOW: "The {led} was led: you must follow {suit}, and you hold some.",
    Reason.NAME_AN_END: "Say which end of the {tile} counts.",
    Reason.NO_END_TO_NAME: "No end of the {tile} is to be named here.",
    Reason.NOT_AN_END: "The {tile} has no {end}.",
}

_TOLD: Final[Mapping[Reason, str]] = {
    Reason.NOT_NOW: "{kind} cannot stand here: {turn} has to do something else first.",
    Reason.NOT_YOUR_TURN: "It is the turn of {turn}, not of {who}.",
    Reason.OVER: "The match is over, so nothing can follow.",
    Reason.DRAW_SEATS: "A tile is to be drawn by {contenders}, and by nobody else.",
    Reason.DRAWN_BEFORE: "The {tile} has been drawn already.",
    Reason.NOT_IN_SET: "The {tile} is not among the tiles of this match.",
    Reason.HAND_NUMBER: "This is hand {number} of the match, not hand {hand}.",
    Reason.WRONG_DEALER: "The dealer is {dealer}, not {given}.",
    Reason.DICE_MISSING: "The deal must come with two dice, each from 1 to 6.",
    Reason.DICE_NOT_ROLLED: "The deal comes with dice, but these house rules have none.",
    Reason.DEAL_SIZE: "Each seat must be dealt seven tiles.",
    Reason.TILE_TWICE: "The {tile} is dealt twice.",
    Reason.WIDOW_MISSING: "The deal has no widow, but these house rules have one.",
    Reason.NO_WIDOW: "The deal has a widow, but these house rules have none.",
    Reason.BID_NOT_OPEN: "{who} cannot bid {bid} here, only {open}.",
    Reason.BID_TOO_LOW: "{who} bids {bid}, which is not above the standing bid, {standing}.",
    Reason.MUST_BID: "{who} is the dealer and must bid, for all the others passed.",
    Reason.NOT_HELD: "{who} does not hold the {tile}.",
    Reason.KEEP_DOUBLE_BLANK: "{who} called blanks and may not lay the double blank away.",
    Reason.TRUMP_NOT_OPEN: "{trump} cannot be called under these house rules.",
    Reason.TRUMP_NOT_ON_DICE: "{who} may call only {dice}, the numbers on the dice.",
    Reason.TRUMP_NEEDS_DOUBLE_BLANK: "{who} may not call blanks without the double blank.",
    Reason.LEAD_DOUBLE_BLANK: "{who} called blanks and must lead the double blank first.",
    Reason.LEAD_TRUMP: "{who} must lead a trump first, holding {trumps}, not the {tile}.",
    Reason.MUST_FOLLOW: "{who} plays the {tile}, but the {led} was led and {who} holds {suit}.",
    Reason.NAME_AN_END: "{who} leads the {tile} without naming the end that counts.",
    Reason.NO_END_TO_NAME: "{who} names an end of the {tile}, but none is to be named here.",
    Reason.NOT_AN_END: "{who} names an end that the {tile} does not have: {end}.",
    Reason.NOT_TIMED: "The clock runs out, but this is not a timed match.",
    Reason.TIME_TWICE: "The clock has run out already.",
    Reason.TIME_BEFORE_DEAL: "The clock cannot run out before the first deal.",
}

_CHANCE_FIRST: Final = {
    True: "The tiles have to be dealt first.",
    False: "{kind} cannot stand here: a draw or a deal has to come first.",
}

_KINDS: Final[Mapping[type, str]] = {
    Draw: "A draw",
    Deal: "A deal",
    Bid: "A bid",
    Exchange: "An exchange",
    NameTrump: "A trump call",
    Play: "A play",
}


_SEAT: Final = "the number of a seat, from 0"
_TILE: Final = 'a tile such as "6-4"'
_NUMBERS: Final = "a list of whole numbers"
_WANTED: Final[Mapping[str, str]] = {
    "tiles": "a list by seat of tiles and nulls",
    "hand": "a whole number, that of the hand",
    "dealer": _SEAT,
    "dice": "a list of two whole numbers, or null",
    "hands": "a list by seat of lists of tiles",
    "widow": 'a tile such as "6-4", or null',
    "bid": 'a bid such as "5" or "over"',
    "discard": _TILE,
    "trump": '"0" to "6", "doubles" or "none"',
    "tile": _TILE,
    "suit": '"0" to "6"',
    "result": '"made", "set" or "passed"',
    "bidder": "the number of a seat, from 0, or null",
    "offender": _SEAT,
    "tricks": _NUMBERS,
    "points": _NUMBERS,
    "hickeys": _NUMBERS,
    "scores": _NUMBERS,
}


def wanted(key: str) -> str:
    """What ``key`` of an entry of Moon may have as its value in a record."""
    return tr(_WANTED[key])


def refusal(illegal: Illegal, seats: SeatNames, you: int | None = None) -> str:
    """Why ``illegal`` was refused, without the rule's id.

    ``seats`` names the seats. A choice of seat ``you`` is answered in one line of some 70
    characters (with names of up to ten); anything else is told of the seats by name.
    """
    to_you = isinstance(illegal.entry, Choice) and illegal.entry.seat == you
    template = (_TO_YOU if to_you else _TOLD)[illegal.reason]
    if illegal.reason is Reason.NOT_NOW and illegal.facts["turn"] is None:
        template = _CHANCE_FIRST[to_you]
    return tr(template).format_map(_Words(illegal, seats))


def tile_words(text: str) -> str:
    """A tile by its name; what is no tile at all, in quotation marks."""
    return names.tile(text) if text in INDEX else quoted(text)


class _Words:
    """The words for the gaps of a sentence, each made only when its gap is there."""

    def __init__(self, illegal: Illegal, seats: SeatNames) -> None:
        self.entry: Any = illegal.entry
        self.facts = illegal.facts
        self.seats = seats

    def __getitem__(self, gap: str) -> str:
        return str(getattr(self, f"_{gap}")())

    def _seat(self, seat: int) -> str:
        if callable(self.seats):
            return names.apart(self.seats(seat))
        # A record may speak of a seat that its match does not have.
        return names.apart(self.seats[seat]) if seat < len(self.seats) else seat_number(seat)

    def _who(self) -> str:
        return self._seat(self.entry.seat)

    def _turn(self) -> str:
        return self._seat(self.facts["turn"])

    def _kind(self) -> str:
        return tr(_KINDS[type(self.entry)])

    def _contenders(self) -> str:
        return names.listing([self._seat(seat) for seat in self.facts["contenders"]])

    def _tile(self) -> str:
        # A fact where the rule is about one tile of several, else the tile that was chosen.
        tile: str = self.facts.get("tile") or self.entry.piece
        return tile_words(tile)

    def _number(self) -> int:
        return int(self.facts["number"])

    def _hand(self) -> str:
        return printable(str(self.entry.hand))

    def _dealer(self) -> str:
        return self._seat(self.facts["dealer"])

    def _given(self) -> str:
        return self._seat(self.entry.dealer)

    def _bid(self) -> str:
        return tr(printable(self.entry.bid))

    def _standing(self) -> str:
        return tr(self.facts["standing"])

    def _open(self) -> str:
        return either([tr(bid) for bid in self.facts["open"]])

    def _trump(self) -> str:
        call = self.facts["trump"]
        return names.trump(call) if call in CALLS else quoted(call)

    def _trumps(self) -> str:
        call = self.facts["trump"]
        return names.suit(7 if call == "doubles" else int(call))

    def _dice(self) -> str:
        return either([names.suit(die) for die in dict.fromkeys(self.facts["dice"])])

    def _suit(self) -> str:
        return names.suit(self.facts["suit"])

    def _led(self) -> str:
        return tile_words(self.facts["led"])

    def _end(self) -> str:
        suit = self.facts["suit"]
        return names.pip(int(suit)) if suit in CALLS[:7] else quoted(suit)


def seat_number(seat: int) -> str:
    """A seat by its number, as a record has it: ``Seat 2``."""
    return tr("Seat {number}").format(number=seat)
