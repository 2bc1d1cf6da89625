"""A finished hand told trick by trick."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from moon_desktop.engine.account import Account
from moon_desktop.engine.entries import HandEnd
from moon_desktop.engine.seats import Seats
from moon_desktop.engine.tricks import Trick
from moon_desktop.games.shown.sheet import (
    Figure,
    HandShown,
    HeldShown,
    Ink,
    PieceShown,
    Section,
    TrickShown,
)
from moon_desktop.words import score
from moon_desktop.words.language import pgettext, tr


def laid_open(
    named: Callable[[str], str],
    rules: Any,
    seats: Sequence[str],
    account: Account[Any, Any],
    besides: Sequence[tuple[str, Sequence[str]]] = (),
) -> HandShown:
    """The hand as it is laid open beside the sheet; ``besides``: who played along after the seats,
    such as a dummy, with what was dealt them."""
    table, ended = rules.table, account.ended
    hands = [*zip(seats, account.deal.hands, strict=True), *besides]
    names = tuple(name for name, _ in hands)

    def played(trick: Trick) -> TrickShown:
        return TrickShown(
            tuple(
                (seat, PieceShown(piece, f"{names[seat]}: {named(piece)}", took))
                for seat, piece, _ in trick.plays
                for took in (("took",) if seat == trick.taker else ("",))
            )
        )

    lines = points(table, seats, ended)
    told = [tr("Hand {hand}.").format(hand=account.number)]
    for (name, _), got, total in zip(lines, ended.points, ended.scores, strict=True):
        told.append(score.standing(name, got, total, hole=False, voice=True))
    return HandShown(
        account.number,
        beside=tr("{name} dealt").format(name=seats[account.deal.dealer]),
        dealt=Section(tr("Dealt")),
        held=tuple(
            HeldShown(name, tuple(PieceShown(piece, named(piece)) for piece in hand))
            for name, hand in hands
            if hand
        ),
        seats=names,
        tricks=tuple(map(played, account.tricks)),
        tricks_title=tr("Tricks"),
        legend=(("took", tr("took the trick")),),
        points_title=tr("Points"),
        heads=(tr("Tricks"), tr("Points"), pgettext("a running sum", "Total")),
        points=lines,
        told="\n".join(told),
    )


def points(
    table: Seats, seats: Sequence[str], ended: HandEnd, ink: Ink = "pink", *, circle: bool = False
) -> tuple[tuple[str, tuple[Figure, ...]], ...]:
    """Tricks, points and total, a line a side; the points of the bidder's in ``ink``; ``circle``:
    there is one round a total below zero."""
    lines = []
    for side, tricks in enumerate(table.by_side(ended.tricks)):
        mine = ended.bidder is not None and table.side(ended.bidder) == side
        total = ended.scores[side]
        figures = (
            Figure(str(tricks)),
            Figure(score.signed(ended.points[side]), ink if mine else "pink"),
            Figure(score.figure(total), "red" if total < 0 else "pink", circle and total < 0),
        )
        lines.append((score.side([seats[seat] for seat in table.members(side)]), figures))
    return tuple(lines)
