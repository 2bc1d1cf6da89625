"""Why a choice or a chance cannot stand in a game of dominoes, as a sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from typing import Any, Final, NamedTuple, TypeAlias

from moon_desktop.engine.entries import Choice
from moon_desktop.engine.illegal import Illegal, Reason
from moon_desktop.engine.pieces import INDEX
from moon_desktop.words import names
from moon_desktop.words.language import N_, tr
from moon_desktop.words.quoting import either, printable, quoted

TO_YOU: Final[Mapping[StrEnum, str]] = {
    Reason.NOT_NOW: N_("This is not the moment for that."),
    Reason.NOT_YOUR_TURN: N_("It is not your turn: wait for {turn}."),
    Reason.LEAD_TRUMP: N_("Your first lead must be a trump, and you hold {trumps}."),
    Reason.MUST_FOLLOW: N_("The {led} was led: you must follow {suit}, and you hold some."),
}
"""To who picks a tile that is not open: read on one line above the hand."""

TOLD: Final[Mapping[StrEnum, str]] = {
    Reason.NOT_NOW: N_("{turn} has to do something else first."),
    Reason.NOT_YOUR_TURN: N_("It is the turn of {turn}, not of {who}."),
    Reason.OVER: N_("The match is over, so nothing can follow."),
    Reason.IMPOSSIBLE: N_("That is against the rules of the game."),
    Reason.BID_NOT_OPEN: N_("{who} cannot bid {bid} here, only {open}."),
    Reason.BID_TOO_LOW: N_("{who} bids {bid}, which is not above the standing bid, {standing}."),
    Reason.MUST_BID: N_("{who} is the dealer and must bid, for all the others passed."),
    Reason.NOT_HELD: N_("{who} does not hold the {tile}."),
    Reason.LEAD_TRUMP: N_("{who} must lead a trump first, holding {trumps}, not the {tile}."),
    Reason.MUST_FOLLOW: N_("{who} plays the {tile}, but the {led} was led and {who} holds {suit}."),
}

Word: TypeAlias = Callable[[str, Any, Mapping[str, Any]], str | None]
"""What a game has for a hole, of the entry refused and the facts; None where it has nothing."""


class Sentences(NamedTuple):
    """What a game of dominoes says besides: told of the seats, ``to_you``, and its words for
    holes."""

    told: Mapping[StrEnum, str]
    to_you: Mapping[StrEnum, str]
    word: Word

    def refusal(self, illegal: Illegal, seats: Sequence[str], you: int | None = None) -> str:
        """Why ``illegal`` was refused, without the rule's id.

        ``seats`` names the seats. To seat ``you`` it is said in one line of some 70 characters
        (with names of up to ten) that a tile of its cannot be picked; anything else is told of
        the seats by name.
        """
        reason, entry = illegal.reason, illegal.entry
        to_you = {**TO_YOU, **self.to_you}
        told = tr({**TOLD, **self.told}[reason])
        if isinstance(entry, Choice) and entry.seat == you and reason in to_you:
            told = tr(to_you[reason])
        elif reason is Reason.NOT_NOW and illegal.facts["turn"] is None:
            told = tr("A draw or a deal has to come first.")
        return told.format_map(_Words(illegal, seats, self.word))


class _Words(dict[str, str]):
    """The words for the holes of a sentence, each made only when its hole is there."""

    def __init__(self, illegal: Illegal, seats: Sequence[str], word: Word) -> None:
        super().__init__()
        self.entry: Any = illegal.entry
        self.facts = illegal.facts
        self.seats = seats
        self.word = word

    def __missing__(self, hole: str) -> str:
        entry, facts = self.entry, self.facts
        own = self.word(hole, entry, facts)
        if own is not None:
            return own
        match hole:
            case "who":
                return self._seat(entry.seat)
            case "turn":
                return self._seat(facts[hole])
            case "tile" if "tile" in facts:
                # Where the rule is about one tile of several; a record may call it anything.
                return tile(facts["tile"])
            case "tile":
                return tile(entry.piece)
            case "led":
                return tile(facts["led"])
            case "bid":
                return names.bid_brief(printable(entry.bid))
            case "open":
                return either([names.bid_brief(bid) for bid in facts["open"]])
            case "trumps":
                return names.trump_suit(facts["trump"])
            case "suit":
                return names.suit(facts["suit"])
            case "standing":
                return names.bid_brief(facts["standing"])
            case _:
                return str(facts[hole])

    def _seat(self, seat: int) -> str:
        if seat < len(self.seats):
            return names.apart(self.seats[seat])
        # A record may speak of a seat that its match does not have.
        return tr("Seat {number}").format(number=seat)


def tile(text: str) -> str:
    """A tile by its name; what is no tile at all, in quotation marks."""
    return names.tile(text) if text in INDEX else quoted(text)
