"""The help on any game: its documents, what its players do, and why an entry cannot stand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from typing import Any, Final, Generic, TypeAlias, TypeVar

from moon_desktop.engine.illegal import Illegal, Reason
from moon_desktop.games.house_rules import Rules
from moon_desktop.games.views.help import Document
from moon_desktop.words import names as called
from moon_desktop.words.language import N_, tr
from moon_desktop.words.quoting import quoted

R = TypeVar("R", bound=Rules)

_REFUSED: Final[Mapping[StrEnum, str]] = {
    Reason.NOT_NOW: N_("This is not the moment for that."),
    Reason.NOT_YOUR_TURN: N_("It is the turn of {turn}."),
    Reason.BID_NOT_OPEN: N_("A bid of {bid} is not open here."),
    Reason.OVER: N_("The match is over."),
    Reason.NOT_HELD: N_("That is not in the hand: {piece}."),
    Reason.MUST_FOLLOW: N_("The suit that was led must be followed."),
}


class Help(Generic[R]):
    """The help on a game with house rules R, where it has none of its own."""

    def documents(self, rules: R | None) -> tuple[Document, ...]:
        """The help for the ``rules`` of the match in play; with None only what holds whatever the
        rules."""
        return ()

    def refusal(self, illegal: Illegal, names: Sequence[str], you: int | None = None) -> str:
        """Why something cannot stand, as a sentence: to seat ``you`` where it chose that, else
        told of the seats by their ``names``."""
        turn, piece = illegal.facts.get("turn"), illegal.facts.get("tile")
        if turn is not None:
            turn = called.apart(names[turn]) if turn < len(names) else called.nameless(turn)
        text = _REFUSED.get(illegal.reason, N_("That is against the rules of the game."))
        bid = illegal.facts.get("bid")
        return tr(text).format(turn=turn, piece=quoted(str(piece)), bid=bid)

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
