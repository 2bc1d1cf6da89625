"""What a seat may know of a game of tricks that shows nothing else."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
from typing import Any, NamedTuple, Self

from moon_desktop.engine.entries import Choice, HandEnd, Play
from moon_desktop.engine.ledger import Ledger
from moon_desktop.engine.seats import Seats
from moon_desktop.engine.tricks import Trick, Tricks
from moon_desktop.games.game import Match


class PlainSight(NamedTuple):
    """A Sight; ``out``: the seat that sits this hand out; ``own``: what else the game keeps;
    ``left``: what each seat still held when the hand was over, which is open then."""

    rules: Any
    seat: int
    phase: str
    turn: int | None
    legal: tuple[Choice, ...]
    ledger: Ledger
    hand: int
    dealer: int | None
    held: tuple[str, ...] = ()
    counts: tuple[int, ...] = ()
    plays: tuple[Play, ...] = ()
    suit: int | None = None
    tricks: tuple[Trick, ...] = ()
    taken: tuple[int, ...] = ()
    out: int | None = None
    result: HandEnd | None = None
    own: Any = None
    veiled: bool = False
    left: tuple[tuple[str, ...], ...] = ()

    @property
    def seats(self) -> Seats:
        """The seats of the table."""
        seats: Seats = self.rules.table
        return seats

    def veil(self) -> Self:
        """The same table with nobody at the seat."""
        return self._replace(veiled=True, legal=(), held=())

    def watched(self) -> Self:
        """The same with nobody to choose."""
        return self._replace(legal=())

    def unasked(self) -> Self:
        """The same without a turn."""
        return self._replace(turn=None, legal=())


def sight_of(
    match: Match,
    seat: int,
    phase: str,
    dealer: int | None,
    tricks: Tricks | None,
    result: HandEnd | None = None,
    own: Any = None,
) -> PlainSight:
    """What ``seat`` may know of ``match``: its own pieces, and of ``tricks`` all that was played,
    also when the hand is over. Hands after those of the seats, such as a dummy's, are left out."""
    legal = match.legal() if match.turn == seat else ()
    sight = PlainSight(
        *(match.rules, seat, phase, match.turn, legal, match.ledger, match.number, dealer),
        result=result,
        own=own,
    )
    if tricks is None:
        return sight
    seats = sight.seats.count
    sight = sight._replace(tricks=tricks.done, taken=tricks.taken[:seats])
    if result is not None:
        return sight._replace(left=tuple(map(tricks.suits.pack.among, tricks.held[:seats])))
    return sight._replace(
        held=tuple(tricks.suits.pack.among(tricks.held[seat])),
        counts=tuple(bits.bit_count() for bits in tricks.held[:seats]),
        plays=tricks.plays,
        suit=tricks.suit,
        out=tricks.out,
    )
