"""Why a choice or a chance cannot stand in a game of tricks, as a sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Any, ClassVar, Final

from moon_desktop.engine.entries import Choice
from moon_desktop.engine.illegal import Illegal, Reason
from moon_desktop.words import names
from moon_desktop.words.language import N_, tr

TO_YOU: Final[Mapping[StrEnum, str]] = {
    Reason.NOT_NOW: N_("This is not the moment for that."),
    Reason.NOT_YOUR_TURN: N_("It is not your turn: wait for {turn}."),
}
"""To who picks a piece that is not open: read on one line above the hand."""

TOLD: Final[Mapping[StrEnum, str]] = {
    Reason.NOT_NOW: N_("{turn} has to do something else first."),
    Reason.NOT_YOUR_TURN: N_("It is the turn of {turn}, not of {who}."),
    Reason.OVER: N_("The match is over, so nothing can follow."),
    Reason.IMPOSSIBLE: N_("That is against the rules of the game."),
}


class Refusal(dict[str, str]):
    """The sentence for one refusal, with words for its holes, each made only when its hole is
    there. A game adds sentences, ``of_seat`` and ``to_you``, and words.

    ``seats`` names the seats.
    """

    of_seat: ClassVar[Mapping[StrEnum, str]] = {}
    to_you: ClassVar[Mapping[StrEnum, str]] = {}

    def __init__(self, illegal: Illegal, seats: Sequence[str]) -> None:
        super().__init__()
        self.illegal = illegal
        self.entry: Any = illegal.entry
        self.facts = illegal.facts
        self.seats = seats

    def told(self, you: int | None) -> str:
        """Why it was refused, without the rule's id.

        To seat ``you`` it is said in one line of some 70 characters (with names of up to ten) that
        a piece of its cannot be picked; anything else is told of the seats by name.
        """
        reason, to_you = self.illegal.reason, {**TO_YOU, **self.to_you}
        words = self.sentence()
        if isinstance(self.entry, Choice) and self.entry.seat == you and reason in to_you:
            words = to_you[reason]
        return tr(words).format_map(self)

    def sentence(self) -> str:
        """That told of the seats, marked and not translated yet."""
        if self.illegal.reason is Reason.NOT_NOW and self.facts["turn"] is None:
            return N_("A draw or a deal has to come first.")
        return {**TOLD, **self.of_seat}[self.illegal.reason]

    def __missing__(self, hole: str) -> str:
        return self.word(hole)

    def word(self, hole: str) -> str:
        """What stands in a hole."""
        match hole:
            case "who":
                return self._seat(self.entry.seat)
            case "turn":
                return self._seat(self.facts[hole])
            case "tile":
                # Where the rule is about one piece of several, and where an entry has none, the
                # fact is there.
                return self.piece(self.facts["tile"] if "tile" in self.facts else self.entry.piece)  # noqa: SIM401
            case "led":
                return self.piece(self.facts["led"])
            case _:
                return str(self.facts[hole])

    def piece(self, text: str) -> str:
        """A piece by its name; a record may call it anything."""
        raise NotImplementedError

    def _seat(self, seat: int) -> str:
        if seat < len(self.seats):
            return names.apart(self.seats[seat])
        # A record may speak of a seat that its match does not have.
        return tr("Seat {number}").format(number=seat)
