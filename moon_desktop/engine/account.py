"""The account of a finished hand: all that was dealt and played, how it ended, and its renege."""

# Annotations are not postponed: they would be compiled again with the class.
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any, Generic, NamedTuple, Protocol, Self, TypeAlias, TypeVar

from moon_desktop.engine.entries import HELP, Bid, Consequence, Dealt, Entry, HandEnd, Note, Play
from moon_desktop.engine.pieces import Piece
from moon_desktop.engine.seats import Seats
from moon_desktop.engine.tricks import Trick, Tricks

D = TypeVar("D", bound=Dealt)
E = TypeVar("E", bound=HandEnd)


class Offence(NamedTuple):
    """A renege (M4.8, T7.2, C6.1): ``seat`` played ``piece`` where ``suit`` was to be followed,
    holding ``could``, the pieces that would have followed, lowest index first."""

    seat: int
    piece: Piece
    suit: int
    could: tuple[Piece, ...]


class Played(NamedTuple):
    """What was played of a hand: the finished ``tricks`` in order, what each seat had ``left``, and
    after a renege the plays of the trick that it broke, the offender's last."""

    tricks: tuple[Trick, ...] = ()
    left: tuple[tuple[Piece, ...], ...] = ()
    broken: tuple[Play, ...] = ()
    offence: Offence | None = None

    @staticmethod
    def out(tricks: Tricks | None, reneged: Play | None, seats: Seats) -> "Played":
        """That of a hand which ended so; nothing was played without ``tricks``. What a seat holds
        that sits out counts as nothing (T6.2)."""
        if tricks is None:
            return Played()
        among, offence, broken = tricks.suits.pack.among, None, tuple[Play, ...]()
        if reneged is not None:
            assert tricks.suit is not None
            could = among(tricks.following())
            offence = Offence(reneged.seat, reneged.piece, tricks.suit, could)
            broken, tricks = (*tricks.plays, reneged), tricks.without(reneged)
        held = tricks.held[: seats.count]
        left = tuple([among(0 if s == tricks.out else bits) for s, bits in enumerate(held)])
        return Played(tricks.done, left, broken, offence)


@dataclass(frozen=True)
class Account(Generic[D, E]):
    """A finished hand, dealt as D and ended as E, in which nothing is hidden any more (M3.1).

    ``number`` counts hands over the match, ``game`` games, both from 1. ``tricks``: the finished
    ones in order; ``broken``: the plays of a trick that was cut short, the offender's last;
    ``left``: what each seat still held; ``said``: what was bid, in turn.
    """

    number: int
    game: int
    deal: D
    ended: E
    tricks: tuple[Trick, ...]
    left: tuple[tuple[Piece, ...], ...]
    broken: tuple[Play, ...]
    offence: Offence | None
    said: tuple[Bid, ...] = field(default=(), kw_only=True)

    @property
    def open(self) -> Self:
        """What all may know of it: where it was not played out, what no seat was dealt stays
        hidden."""
        if self.offence is None:
            return self
        return replace(self, deal=self.deal.replaced(**dict.fromkeys(self.deal.hidden)))


AnyAccount: TypeAlias = Account[Any, Any]
"""That of whichever game."""


A = TypeVar("A", bound=AnyAccount, covariant=True)


class Closing(Protocol[A]):
    """A match, as far as it is asked for its hands that are over."""

    @property
    def last(self) -> A | None: ...

    def after(self, entry: Entry) -> tuple[Self, tuple[Consequence, ...]]: ...


def accounts(match: Closing[A], entries: Iterable[Entry]) -> Iterator[A]:
    """The Accounts of the hands that are finished in ``entries``, in order, which follow ``match``;
    of a hand in play nothing is told.

    They are those of a record, with every hand as it was dealt. Raises Illegal for what cannot
    stand where it stands.
    """
    for entry in entries:
        if isinstance(entry, Note | Consequence):
            continue
        match, follows = match.after(entry)
        last = match.last
        if last is not None and any(isinstance(one, HandEnd) for one in follows):
            yield last


def account_of(match: Closing[A], entries: Iterable[Entry], number: int) -> A | None:
    """The Account of hand ``number`` of them; None where it is not finished."""
    return next((told for told in accounts(match, entries) if told.number == number), None)


def helped(entries: Iterable[Entry], number: int) -> bool:
    """Whether something was taken back in hand ``number`` of a record, or a hint shown."""
    ended = 0
    for entry in entries:
        ended += isinstance(entry, HandEnd)
        if ended == number - 1 and isinstance(entry, Note) and entry.kind in HELP:
            return True
    return False
