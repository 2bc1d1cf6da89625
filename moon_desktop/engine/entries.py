"""What a record holds: the roles that entries play in any game, and the entries games share."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
from typing import Any, ClassVar, Final, NamedTuple, Self, TypeAlias

from moon_desktop.engine.pieces import Piece


class Chance:
    """What the shuffler or the clock brings. Entries are NamedTuples; their role is a base."""

    __slots__ = ()


class Dealt(Chance):
    """A deal: the hand of this number (from 1) begins."""

    __slots__ = ()
    hand: int
    dealer: int
    hands: tuple[tuple[Piece, ...], ...]
    """What each seat is dealt."""
    hidden: ClassVar[tuple[str, ...]] = ()
    """The fields that no seat sees, such as a widow."""

    def replaced(self, **fields: object) -> Self:
        """The same deal with other ``fields``."""
        deal: Any = self
        changed: Self = deal._replace(**fields)
        return changed

    def visible(self, seat: int | None) -> Self:
        """No hand but that of ``seat``, and nothing hidden."""
        hands = tuple(held if s == seat else () for s, held in enumerate(self.hands))
        return self.replaced(hands=hands, **dict.fromkeys(self.hidden))


class Choice:
    """What the player at ``seat`` chose."""

    __slots__ = ()
    seat: int

    def visible(self, seat: int | None) -> Self:
        """All of it, where the game does not leave something out."""
        return self

    @property
    def piece(self) -> Piece | None:
        """The piece of the hand that it lays down; None where it lays none."""
        return None

    @property
    def bid(self) -> str:
        """What it bids; empty where it is no bid."""
        return ""


def notation(choice: Choice) -> str:
    """A choice as records have it, without its seat: ``6-4``, ``pass``."""
    assert isinstance(choice, tuple)
    return " ".join(str(value) for value in choice[1:] if value is not None)


class Consequence:
    """What the engine says follows: written for readers, checked on reading."""

    __slots__ = ()


class HandEnd(Consequence):
    """How a hand ended: ``tricks`` a seat, ``points`` of the hand and ``scores`` after it a side;
    ``result`` in the game's words, ``bidder`` None where nobody bought it."""

    __slots__ = ()
    result: str
    bidder: int | None

    tricks: tuple[int, ...]
    points: tuple[int, ...]
    scores: tuple[int, ...]

    @property
    def made(self) -> tuple[bool | None, ...]:
        """By seat whether it made its bid; None of one that had none to make."""
        seats = range(len(self.tricks))
        return tuple([self.result == "made" if seat == self.bidder else None for seat in seats])


class _Draw(NamedTuple):
    pieces: tuple[Piece | None, ...]


class Draw(_Draw, Chance):
    """Each seat draws for the first deal; None for a seat that is out of it (M1.3)."""

    __slots__ = ()


class _Bid(NamedTuple):
    seat: int
    bid: str


class Bid(_Bid, Choice):
    """``bid`` is ``"pass"`` or a rung of the ladder (M2.2); where every seat bids, a number of
    tricks."""

    __slots__ = ()


class _Play(NamedTuple):
    seat: int
    piece: Piece
    suit: str | None = None


class Play(_Play, Choice):
    """``suit`` is the one in force, where the leader has to name it (M4.5); else None."""

    __slots__ = ()


class Won(Consequence):
    """A game or the match is won by side ``winner``; ``sharing``: others that share it, in order,
    None where it has it alone."""

    __slots__ = ()
    winner: int
    sharing: tuple[int, ...] | None

    @property
    def winners(self) -> tuple[int, ...]:
        """All sides that won it."""
        return self.winner, *(self.sharing or ())


class _GameOver(NamedTuple):
    winner: int
    marks: tuple[int, ...]
    totals: tuple[int, ...]
    sharing: tuple[int, ...] | None = None


class GameOver(_GameOver, Won):
    """A game is won: ``marks`` of this game and ``totals`` of the match so far, a side (M6.2)."""

    __slots__ = ()


class _MatchOver(NamedTuple):
    winner: int
    sharing: tuple[int, ...] | None = None


class MatchOver(_MatchOver, Won):
    """The match is won."""

    __slots__ = ()


class Note(NamedTuple):
    """Side data, never part of the state: ``undo``, ``hint``, ``claim`` of a seat; ``clock``;
    ``seen``, that a person here saw the deal that follows before; or ``seated``.

    ``elapsed`` is in whole seconds played of a timed match; ``player`` and ``name`` are of who sits
    at a seat from then on, as a header has them.
    """

    kind: str
    seat: int | None = None
    elapsed: int | None = None
    player: str | None = None
    name: str | None = None


HELP: Final = ("undo", "hint", "seen")
"""The kinds of notes after which a hand was not played blind."""

Entry: TypeAlias = Chance | Choice | Consequence | Note


def visible(entry: Entry, seat: int | None) -> Entry:
    """``entry`` as ``seat`` may see it happen; None sees it from nobody's seat."""
    return entry.visible(seat) if isinstance(entry, Dealt | Choice) else entry
