"""Advice on the sheet beside the table, and the count of what is still out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from moon_desktop.engine.sight import Sight
from moon_desktop.engine.suits import Suits
from moon_desktop.games.plain.table import picked
from moon_desktop.games.shown.beside import (
    Counted,
    CountRow,
    CountTold,
    Fault,
    Head,
    HintRow,
    HintTold,
)
from moon_desktop.players.advice import Advice, Worth
from moon_desktop.words import review
from moon_desktop.words.language import ngettext, pgettext, tr


def ranked(advice: Advice) -> list[Worth]:
    """The worths, the best first, then what wins more often."""
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


def heads() -> tuple[Head, Head]:
    """Over the points and the chance of the game, in hundredths."""
    points = tr("The points that this hand brings you on average")
    win = tr("In how many of 100 you win the game")
    return (
        Head(tr("Points"), pgettext("short for points", "Pts"), points),
        Head(tr("Game"), pgettext("short for the chance of the game", "Game"), win),
    )


def hint(word: Callable[[Any], str], advice: Advice, names: Sequence[str]) -> HintTold:
    """What each choice is worth, by its ``word``."""

    def row(worth: Worth) -> HintRow:
        label, best = word(worth.choice), worth.choice == advice.best
        points = review.points(worth.points[advice.sight.seat])
        made = "" if worth.made is None else str(round(100 * worth.made))
        tile, win = picked(worth.choice), str(round(100 * worth.win))
        aloud = tr("Best: {choice}").format(choice=label) if best else label
        return HintRow(worth.choice, tile, "", label, label, made, points, win, best, aloud)

    return HintTold(
        word(advice.best),
        "",
        tr("The best on average: {choice}.").format(choice=word(advice.best)),
        (Head("", "", ""), *heads()),
        tuple(map(row, ranked(advice))),
        weighed(advice),
    )


def doubted(fault: Fault, advice: Advice, choice: Any, names: Sequence[str]) -> str:
    """That another choice is better by far."""
    return tr("Another choice does far better.")


def count(
    suits: Suits,
    suit_named: Callable[[int], tuple[str, str]],
    named: Callable[[str], str],
    sight: Sight,
    names: Sequence[str],
) -> CountTold:
    """The pieces still out, suit by suit, each by the emblem and the name of ``suit_named``."""
    laid = {play.piece for done in sight.tricks for play in done.plays}
    laid |= {play.piece for play in sight.plays}

    def row(suit: int) -> CountRow:
        emblem, name = suit_named(suit)
        pieces = tuple(
            Counted(p, named(p), "own" if p in sight.held else "gone" if p in laid else "out")
            for p in sorted(
                suits.pack.among(suits.followers[suit]),
                key=lambda piece: -suits.strength[suit][suits.pack.index[piece]],
            )
        )
        out = str(sum(piece.where == "out" for piece in pieces))
        aloud = tr("{suit}: {number} out.").format(suit=name, number=out)
        return CountRow(emblem, name, suit == suits.trump_suit, out, pieces, "", aloud)

    line = tr("What is out may lie in nobody’s hand.")
    return CountTold(line, tuple(map(row, range(len(suits.followers)))), suits.pack.pieces[-1])
