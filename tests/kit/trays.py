"""A game of two against two with its taken tricks in sight, told by hand from Texas 42."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from moon_desktop.engine.tricks import Trick
from moon_desktop.games import CATALOGUE
from moon_desktop.games.forty_two.count import ALL, COUNTERS, TRICKS
from moon_desktop.games.shown.table import (
    Camp,
    CounterTold,
    Face,
    Layout,
    Rail,
    TakenTrick,
    Telling,
    Tray,
    TrayTold,
    domino,
)

CAMPS: tuple[Camp, Camp] = ("ours", "theirs")


def taken(trick: Trick) -> TakenTrick:
    """A trick as it lies in its tray."""
    pieces = tuple(play.piece for play in trick.plays)
    won = next(play.piece for play in trick.plays if play.seat == trick.taker)
    return TakenTrick(pieces, won, f"counts {1 + sum(COUNTERS.get(p, 0) for p in pieces)}")


class TrayShow:
    """The show of the game, with trays."""

    def __init__(self) -> None:
        self._game = CATALOGUE["texas42"].show

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def face(self, piece: str | None) -> Face:
        worth = COUNTERS.get(piece or "")
        return domino(piece)._replace(worth=str(worth) if worth else "")

    def layout(self, sight: Any) -> Layout:
        stacked = sight.out is not None
        tricks: tuple[list[TakenTrick], ...] = ([], [])
        for trick in sight.tricks:
            tricks[(trick.taker - sight.seat) % 2].append(taken(trick))
        trays = (Tray(camp, tuple(of), stacked) for camp, of in zip(CAMPS, tricks, strict=True))
        lies = self._game.layout(sight)._replace(trays=tuple(trays))
        if not stacked:
            return lies
        return lies._replace(away=tuple(7 if seat == sight.out else 0 for seat in range(4)))

    def telling(self, sight: Any, names: Sequence[str], you: int | None) -> Telling:
        told = self._game.telling(sight, names, you)
        order = sight.seats.clockwise(sight.seat)
        plates = tuple(
            plate._replace(
                camp=CAMPS[place % 2],
                of=0,
                score="",
                coin="S",
                strokes=(4, 7) if place % 2 == 0 else (2, 7),
                aside="sits out" if seat == sight.out else "partner" if place == 2 else "",
                pill=bid_pill(sight, seat),
                bidder=seat == sight.bidder,
            )
            for place, (seat, plate) in enumerate(zip(order, told.plates, strict=True))
        )
        told = told._replace(plates=plates, title="Fives are trump", emblem="5")
        told = told._replace(line="You bid 32, for one mark")
        if sight.phase != "play":
            return told
        ours, theirs = sight.counted[sight.seat % 2], sight.counted[1 - sight.seat % 2]
        need = 32 if sight.bid in (None, "1m", "2m") else int(sight.bid)
        mine = (sight.bidder - sight.seat) % 2 == 0
        trays = (
            TrayTold("ours", "You & Bea", f"needs {need - ours} more", str(ours)),
            TrayTold("theirs", "Theo & Ada", "sets it with 5 more", str(theirs)),
        )
        done = tuple(number < len(sight.tricks) for number in range(TRICKS))
        rail = Rail(
            *(ALL, ours, theirs, CAMPS[not mine], need),
            f"made at {need}" if sight.out is None else "Take no trick: five to go",
            f"{ALL - ours - theirs} still out",
            steps=done if sight.out is not None else (),
        )
        counters = tuple(CounterTold(piece, where(sight, piece), piece) for piece in COUNTERS)
        return told._replace(trays=trays, rail=rail, counters=() if rail.steps else counters)


def bid_pill(sight: Any, seat: int) -> str:
    said = next((bid.bid for bid in reversed(sight.said) if bid.seat == seat), "")
    return {"": "", "pass": "Passed"}.get(said, f"Bid {said}")


def where(sight: Any, piece: str) -> Any:
    if any(play.piece == piece for play in sight.plays):
        return "table"
    for trick in sight.tricks:
        if any(play.piece == piece for play in trick.plays):
            return CAMPS[(trick.taker - sight.seat) % 2]
    return "out"
