"""The help on any game: its documents, what its players do, and why an entry cannot stand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from typing import Any, ClassVar, Final, Generic, TypeAlias, TypeVar

from moon_desktop.engine.entries import Choice
from moon_desktop.engine.illegal import Illegal, Reason
from moon_desktop.games.defaults.wording import Wording
from moon_desktop.games.house_rules import Rules
from moon_desktop.games.views.help import Document
from moon_desktop.words import names
from moon_desktop.words.language import N_, tr
from moon_desktop.words.quoting import either, printable

R = TypeVar("R", bound=Rules)

_TO_YOU: Final[Mapping[StrEnum, str]] = {
    Reason.NOT_NOW: N_("This is not the moment for that."),
    Reason.NOT_YOUR_TURN: N_("It is not your turn: wait for {turn}."),
}
"""To who picks a piece that is not open: read on one line above the hand."""

_TOLD: Final[Mapping[StrEnum, str]] = {
    Reason.NOT_NOW: N_("{turn} has to do something else first."),
    Reason.NOT_YOUR_TURN: N_("It is the turn of {turn}, not of {who}."),
    Reason.OVER: N_("The match is over, so nothing can follow."),
    Reason.IMPOSSIBLE: N_("That is against the rules of the game."),
    Reason.NOT_HELD: N_("The {tile} is not in the hand of {who}."),
    Reason.MUST_FOLLOW: N_("The suit that was led must be followed."),
    Reason.BID_NOT_OPEN: N_("{who} cannot bid {bid} here, only {open}."),
    Reason.BID_TOO_LOW: N_("{who} bids {bid}, which is not above the standing bid, {standing}."),
    Reason.MUST_BID: N_("{who} is the dealer and must bid, for all the others passed."),
    Reason.TRUMP_NOT_OPEN: N_("{trump} cannot be called under these house rules."),
    Reason.LEAD_TRUMP: N_("{who} must lead a trump first."),
}


class Refusal(dict[str, str]):
    """The sentence for one refusal, with words for its holes, each made only when its hole is
    there. A game adds sentences, ``of_seat`` and ``to_you``, by its own reasons, too, and words.

    ``seats`` names the seats.
    """

    of_seat: ClassVar[Mapping[StrEnum, str]] = {}
    to_you: ClassVar[Mapping[StrEnum, str]] = {}

    def __init__(self, illegal: Illegal, seats: Sequence[str], wording: Wording) -> None:
        super().__init__()
        self.illegal = illegal
        self.entry: Any = illegal.entry
        self.facts = illegal.facts
        self.seats = seats
        self.wording = wording

    def told(self, you: int | None) -> str:
        """Why it was refused, without the rule's id.

        To seat ``you`` it is said in one line of some 70 characters (with names of up to ten) that
        a piece of its cannot be picked; anything else is told of the seats by name.
        """
        yours = isinstance(self.entry, Choice) and self.entry.seat == you
        words = self.sentence_to_you() if yours else ""
        return tr(words or self.sentence()).format_map(self)

    def sentence_to_you(self) -> str:
        """That to whoever picked the piece, marked and not translated yet; may be empty."""
        return {**_TO_YOU, **self.to_you}.get(self.illegal.reason, "")

    def sentence(self) -> str:
        """That told of the seats, marked and not translated yet."""
        reason, told = self.illegal.reason, {**_TOLD, **self.of_seat}
        if reason is Reason.NOT_NOW and self.facts.get("turn") is None:
            return N_("A draw or a deal has to come first.")
        return told.get(reason, told[Reason.IMPOSSIBLE])

    def __missing__(self, hole: str) -> str:
        return self.word(hole)

    def word(self, hole: str) -> str:
        """What stands in a hole."""
        facts = self.facts
        match hole:
            case "who":
                return self._seat(self.entry.seat)
            case "turn":
                return self._seat(facts[hole])
            case "tile" | "led" if hole in facts:
                # As it is where the rule is about one piece of several, or an entry has none.
                return self.wording.piece(facts[hole])
            case "tile":
                return self.wording.piece(self.entry.piece)
            case "bid":
                return self.bid(self.entry.bid)
            case "open":
                return either([self.bid(bid) for bid in facts["open"]])
            case "standing":
                return self.bid(facts["standing"])
            case _:
                return printable(str(facts[hole]))

    def bid(self, bid: object) -> str:
        """A bid by its name; a record may call it anything."""
        return printable(str(bid))

    def _seat(self, seat: int) -> str:
        if seat < len(self.seats):
            return names.apart(self.seats[seat])
        # A record may speak of a seat that its match does not have.
        return tr("Seat {number}").format(number=seat)


class Help(Generic[R]):
    """The help on a game with house rules R, where it has none of its own; ``wording``: what it
    calls its pieces."""

    refused: ClassVar[type[Refusal]] = Refusal

    def __init__(self, wording: Wording) -> None:
        self.wording = wording

    def documents(self, rules: R | None) -> tuple[Document, ...]:
        """The help for the ``rules`` of the match in play; with None only what holds whatever the
        rules."""
        return ()

    def refusal(self, illegal: Illegal, seats: Sequence[str], you: int | None = None) -> str:
        """Why something cannot stand, as a sentence: to seat ``you`` where it chose that, else
        told of the ``seats`` by their names."""
        return self.refused(illegal, seats, self.wording).told(you)

    def levels_line(self) -> str:
        """What the computer players of each level do."""
        return tr(
            "Casual plays by rules of thumb; skilled weighs some deals; expert weighs many. Point"
            " at a name or a player for more."
        )


AnyHelp: TypeAlias = Help[Any]
"""That of whichever game."""


def rule_book(
    title: str, line: str, sections: Iterable[tuple[str, str, str]]
) -> tuple[Document, ...]:
    """One document: ``line`` sums it up; each section has the id of its rule, a heading and what
    the rule says."""
    parts = (f"## {head}\n\n{text} [{key}]" for key, head, text in sections)
    text = "\n\n".join((f"# {title}\n\n*{line}*", *parts))
    return (Document("rules", title, lambda: text, True),)
