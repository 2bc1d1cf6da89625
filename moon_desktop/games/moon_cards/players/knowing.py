"""What a seat can know of a round: what it has not seen, what is certain, and possible deals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import Final

from moon_desktop.engine.entries import Play
from moon_desktop.engine.match import Playing
from moon_desktop.engine.pieces import Piece
from moon_desktop.engine.tricks import Trick
from moon_desktop.games.match import PlainSight
from moon_desktop.games.moon_cards.cards import (
    BIG,
    LITTLE,
    PACK,
    SUITS,
    colour_of,
    number_of,
)
from moon_desktop.games.moon_cards.match import MoonCards
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


def strength(suit: int, card: Piece) -> int:
    """How a card ranks in a trick of that suit."""
    return SUITS.strength[suit][PACK.index[card]]


def suit_led(card: Piece) -> int:
    """The suit in force when ``card`` was led."""
    return SUITS.leads[PACK.index[card]][0]


def on_top(plays: tuple[Play, ...]) -> Play:
    """What takes a trick that ends here, the first of equals (C2.4)."""
    return SUITS.best(plays, suit_led(plays[0].piece))


def taker(sight: PlainSight, play: Play) -> int | None:
    """The seat that takes the trick for certain, whatever follows ``play``; the dummy's is that
    after the last. None where it is not certain."""
    plays = (*sight.plays, play)
    top, suit = on_top(plays), suit_led(plays[0].piece)
    others = sight.seats.count + sight.rules.has_dummy - len(plays)
    if others == 0 or not beaten(sight, suit, top.piece):
        return top.seat
    return None


def beaten(sight: PlainSight, suit: int, card: Piece) -> bool:
    """Whether a card that the seat has not seen takes a trick of that suit from ``card``."""
    return any(strength(suit, other) > strength(suit, card) for other in unseen(sight))


def claimant(match: MoonCards) -> int | None:
    """The seat that leads, where no card that it has not seen can beat one that it holds; none for
    the last trick, which spares nobody anything."""
    phase = match.phase
    if not isinstance(phase, Playing) or phase.tricks.plays:
        return None
    sight = match.sight(phase.tricks.turn)
    sure = not any(beaten(sight, suit_led(card), card) for card in sight.held)
    return sight.seat if sure and len(sight.held) > 1 else None


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
