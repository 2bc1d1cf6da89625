"""Deals that agree with what a seat has seen: many, for most of the pack is out of play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import Final

from moon_desktop.engine.pieces import Piece
from moon_desktop.engine.tricks import Trick
from moon_desktop.games.match import PlainSight
from moon_desktop.games.moon_cards.cards import BIG, LITTLE, PACK, colour_of, number_of
from moon_desktop.games.moon_cards.players import round_solver

CODES: Final[Mapping[Piece, int]] = {
    **{LITTLE: round_solver.LITTLE, BIG: round_solver.BIG},
    **{
        card: 16 * colour + number_of(card)
        for card in PACK.pieces
        if (colour := colour_of(card)) is not None
    },
}
"""The cards as the solver of rounds has them."""


def seen(sight: PlainSight) -> Iterator[Piece]:
    """Every card that the seat has seen in this round, its own too."""
    for trick in sight.tricks:
        yield from [play.piece for play in trick.plays]
    yield from [play.piece for play in sight.plays]
    yield from sight.held


def unseen(sight: PlainSight) -> list[Piece]:
    """The cards that the seat has not seen: in other hands, the dummy's, or out of play."""
    return list((Counter(PACK.pieces) - Counter(seen(sight))).elements())


def voids(sight: PlainSight) -> dict[int, set[int]]:
    """The colours (by place) that each seat has shown it has none of (C2.3)."""
    found: dict[int, set[int]] = {seat: set() for seat in range(sight.seats.count)}
    tricks = [*sight.tricks]
    if sight.plays and sight.suit is not None:
        tricks.append(Trick(sight.plays, sight.suit, sight.plays[0].seat))
    for trick in tricks:
        led = colour_of(trick.plays[0].piece)
        if led is None:
            continue
        for play in trick.plays[1:]:
            # A Moon card may be played at any time, and a dummy turns whatever lies on top.
            if play.seat in found and colour_of(play.piece) not in (None, led):
                found[play.seat].add(led)
    return found


def draw(sight: PlainSight, random: Random) -> Iterator[list[list[int]]]:
    """Deals without end: the codes left to each seat, the dummy's pile last."""
    codes = [CODES[card] for card in unseen(sight)]
    lacks = voids(sight)
    counts = [*sight.counts] if sight.pile is None else [*sight.counts, sight.pile]
    # Those that can have the fewest cards choose first.
    order = sorted(
        [seat for seat in range(len(counts)) if seat != sight.seat],
        key=lambda seat: -len(lacks.get(seat, ())),
    )
    own = [CODES[card] for card in sight.held]
    while True:
        hands: list[list[int]] = [own] * len(counts)
        random.shuffle(codes)
        left: Iterable[int] = codes
        for seat in order:
            hand: list[int] = []
            rest: list[int] = []
            for code in left:
                fits = len(hand) < counts[seat] and code >> 4 not in lacks.get(seat, ())
                (hand if fits else rest).append(code)
            hands[seat], left = hand, rest
        if all(map(int.__eq__, map(len, hands), counts)):
            yield hands
