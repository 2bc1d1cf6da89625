"""Advice on the sheet beside the table, what speaks against a choice, and the count of what is
still out."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from moon_desktop.engine.entries import Bid, Choice
from moon_desktop.engine.pieces import Piece
from moon_desktop.engine.sight import Sight, laid
from moon_desktop.engine.suits import Suits
from moon_desktop.games.defaults.wording import Wording
from moon_desktop.games.match import PlainSight
from moon_desktop.games.views.hints import (
    Counted,
    CountRow,
    CountTold,
    Fault,
    Head,
    HintRow,
    HintTold,
)
from moon_desktop.players.advice import ActionValue, Advice
from moon_desktop.words import review
from moon_desktop.words.language import ngettext, pgettext, tr

S = TypeVar("S", bound=Sight)


class Hints(Generic[S]):
    """What is told of a game beside its table, in its words; ``suits``: those that are counted,
    where a hand has none of its own."""

    def __init__(self, wording: Wording, suits: Suits) -> None:
        self.wording = wording
        self.suits = suits

    def hint(self, advice: Advice, names: Sequence[str]) -> HintTold:
        """What each choice is worth, said to the seat of ``advice``; ``names`` by seat."""
        best = self.wording.choice(advice.best, advice.sight.rules)
        if isinstance(advice.best, Bid):
            best = self.wording.pill(advice.best.bid)
        bids = isinstance(advice.best, Bid) or advice.sight.said
        none = Head("", "", "")
        made = self.made_head(advice.sight) if bids else none
        points, win = self.heads(advice.sight)
        return HintTold(
            best,
            "",
            tr("The best on average: {choice}.").format(choice=best),
            (made, points, win if advice.outlook else none),
            tuple(self.row(advice, worth) for worth in ranked(advice)),
            weighed(advice),
        )

    def made_head(self, sight: S) -> Head:
        """Over how often a bid is made, in hundredths."""
        return Head(tr("Made"), pgettext("short for made", "Made"), self.made_meaning())

    def made_meaning(self) -> str:
        """What the figures under ``Made`` say."""
        return tr("In how many of 100 deals that fit the bid is made")

    def heads(self, sight: S) -> tuple[Head, Head]:
        """Over the points and the chance of the game, in hundredths."""
        points = tr("The points that this hand brings you on average")
        win = tr("In how many of 100 you win the game")
        return (
            Head(tr("Points"), pgettext("short for points", "Pts"), points),
            Head(tr("Game"), pgettext("short for the chance of the game", "Game"), win),
        )

    def win(self, sight: S, chance: float) -> str:
        """How often the game is won."""
        words = tr("You win the game in {share} of 100.")
        if sight.seats.partners:
            words = tr("Your side wins the game in {share} of 100.")
        return words.format(share=review.hundredths(chance))

    def row(self, advice: Advice, worth: ActionValue) -> HintRow:
        """One choice and what it is worth."""
        label = self.wording.choice(worth.choice, advice.sight.rules)
        best = worth.choice == advice.best
        points = review.points(worth.points[advice.sight.seat])
        made = "" if worth.made is None else str(round(100 * worth.made))
        tile, win = worth.choice.piece, str(round(100 * worth.win)) if advice.outlook else ""
        aloud = tr("Best: {choice}").format(choice=label) if best else label
        return HintRow(worth.choice, tile, "", label, label, made, points, win, best, aloud)

    def doubted(self, fault: Fault, advice: Advice, choice: Choice, names: Sequence[str]) -> str:
        """What speaks against ``choice`` by ``advice``, in a sentence said to its seat before it is
        made; ``names`` by seat."""
        return tr("Another choice does far better.")

    def seen(self, sight: S) -> Collection[Piece]:
        """The pieces that are out no more, besides those of the seat's own."""
        return laid(sight)

    def suits_in(self, sight: S) -> Suits:
        """Those of the hand in play."""
        return self.suits

    def count(self, sight: S, names: Sequence[str]) -> CountTold:
        """What the seat can count of the pieces still out, suit by suit."""
        suits, seen = self.suits_in(sight), self.seen(sight)

        def row(suit: int) -> CountRow:
            emblem, name = self.wording.suit_heading(suit)
            pieces = tuple(
                Counted(
                    piece,
                    self.wording.piece(piece),
                    "own" if piece in sight.held else "gone" if piece in seen else "out",
                )
                for piece in sorted(
                    suits.pack.among(suits.followers[suit]),
                    key=lambda piece: -suits.strength[suit][suits.pack.index[piece]],
                )
            )
            out = str(sum(piece.where == "out" for piece in pieces))
            aloud = tr("{suit}: {number} out.").format(suit=name, number=out)
            return CountRow(emblem, name, suit == suits.trump_suit, out, pieces, "", aloud)

        line = tr("What is out may lie in nobody’s hand.")
        return CountTold(line, tuple(map(row, range(len(suits.followers)))), suits.pack.pieces[-1])


class PlainHints(Hints[PlainSight]):
    """What is told beside the table; what lies open there is counted as seen."""

    def seen(self, sight: PlainSight) -> Collection[Piece]:
        return (*super().seen(sight), *sight.shown)

    def suits_in(self, sight: PlainSight) -> Suits:
        return sight.suits


AnyHints: TypeAlias = Hints[Any]
"""Those of whichever game."""


def ranked(advice: Advice) -> list[ActionValue]:
    """The worths, the best first, then what wins more often or brings more."""
    seat = advice.sight.seat
    return sorted(
        advice.worths,
        key=lambda worth: (worth.choice != advice.best, -worth.win, -worth.points[seat]),
    )


def weighed(advice: Advice) -> str:
    """Over how many deals."""
    words = tr("Weighed over {number} of the deals that fit what you have seen.")
    if advice.every:
        words = ngettext(
            "Only one deal fits what you have seen.",
            "Weighed over all {number} deals that fit what you have seen.",
            advice.deals,
        )
    return words.format(number=review.thousands(advice.deals))
