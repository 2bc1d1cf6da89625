"""Advice on the sheet beside the table and on a terminal, and the count of what is still out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from moon_desktop.engine.sight import Sight
from moon_desktop.engine.suits import Suits
from moon_desktop.games.plain.players import Line
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
from moon_desktop.words.quoting import printable
from moon_desktop.words.reports import columns


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


def advice_report(
    word: Callable[[Any], str], weighed: str, advice: Advice, names: Sequence[str]
) -> str:
    """A row a choice by its ``word``, the best first, and how they were ``weighed``."""
    seat, bid = advice.sight.seat, any(worth.made is not None for worth in advice.worths)
    head = [tr("Choice"), *([tr("Made")] if bid else []), *map(printable, names), tr("Win")]

    def row(worth: Worth) -> list[str]:
        made = [review.percent(worth.made, 1)] if bid else []
        points = [review.points(each, 2) for each in worth.points]
        return [word(worth.choice), *made, *points, review.percent(worth.win, 1)]

    told = tr("{name} (seat {seat}) is to choose; the best choice comes first.")
    told = told.format(name=printable(names[seat]), seat=seat)
    rows = [head, *map(row, ranked(advice))]
    return "\n".join([told, "", columns(rows, left=(0,)), "", weighed]).rstrip()


def hindsight_report(
    word: Callable[[Any], str],
    done: Callable[[Any], str],
    worth: str,
    legend: str,
    lines: Sequence[Line],
    names: Sequence[str],
) -> str:
    """A row for each choice under a heading for each hand, and a ``legend``; ``done``: what was
    chosen, ``word``: the same among all choices; ``worth``: what these come to."""
    seats = ", ".join(f"{seat} {printable(name)}" for seat, name in enumerate(names))
    told = [tr("Seats: {names}.").format(names=seats)]
    if not lines:
        return "\n".join([*told, "", tr("Nothing has been chosen yet.")])
    head = (tr("Line"), tr("Seat"), tr("Choice"), worth, tr("Lost"), tr("All choices"))

    def row(line: Line) -> tuple[str, ...]:
        own, lost = line.worth.get(line.choice), line.lost
        ranked = sorted(line.worth.items(), key=lambda pair: pair[1], reverse=line.many)
        return (
            str(line.number),
            str(line.choice.seat),
            done(line.choice),
            "–" if own is None else str(own),
            "" if lost is None else str(lost or "–"),
            "  ".join(f"{word(choice)} {come_to}" for choice, come_to in ranked),
        )

    for hand in dict.fromkeys(line.hand for line in lines):
        rows = [row(line) for line in lines if line.hand == hand]
        told += ["", tr("Hand {number}").format(number=hand), "", columns([head, *rows], (2, 5))]
    return "\n".join([*told, "", legend]).rstrip()


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
