"""A finished hand laid open: what was dealt, each trick, how it ended, and the points."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
from typing import Literal, NamedTuple, TypeAlias

from moon_desktop.engine.pieces import Piece

Ink: TypeAlias = Literal["pink", "pink2", "red", "good"]
Mark: TypeAlias = Literal["", "took", "reneged", "away"]
LegendSign: TypeAlias = Literal["led", "took", "reneged"]


class PieceShown(NamedTuple):
    """A piece, what is said of it, and its mark; ``word`` stands beside it."""

    piece: Piece
    tip: str
    mark: Mark = ""
    word: str = ""


class HeldShown(NamedTuple):
    """A row of pieces dealt: to whom, or that they were ``nobody``'s; ``apart`` is a piece that
    came to them later, ``word`` what it is called."""

    name: str
    pieces: tuple[PieceShown, ...]
    apart: PieceShown | None = None
    word: str = ""
    nobody: bool = False


class TrickShown(NamedTuple):
    """The plays of a trick in order, each with its seat; ``worth``: what it counts, if that
    differs from trick to trick."""

    plays: tuple[tuple[int, PieceShown], ...]
    worth: str = ""


class Figure(NamedTuple):
    """A figure in a table, in its ink, with a circle or none."""

    text: str
    ink: Ink = "pink"
    circled: bool = False


class Section(NamedTuple):
    """A heading, and the paragraphs below it."""

    title: str
    paragraphs: tuple[str, ...] = ()


class HandShown(NamedTuple):
    """A finished hand, in which nothing is hidden any more, as it is laid open.

    ``beside`` stands beside its title; ``contract`` below it, with the ``outcome`` in its ink;
    ``helped`` says so if it was not played blind, ``notes`` more. ``dealt``: the heading over the
    pieces ``held`` by seat, and what became of them; ``before``: what was said before the play.
    ``tricks`` are shown in columns of ``seats`` if there were any, and what each is worth under
    ``worth_head``; ``legend``: what the signs there mean. ``reasons``: sentences on how it ended.
    ``points``: a name and figures under ``heads``, a line a side. ``told``: the whole of it, for
    a voice. ``title``: what it is called, if that is no hand.
    """

    number: int
    beside: str
    dealt: Section
    held: tuple[HeldShown, ...]
    seats: tuple[str, ...]
    tricks: tuple[TrickShown, ...]
    tricks_title: str
    legend: tuple[tuple[LegendSign, str], ...]
    points_title: str
    heads: tuple[str, ...]
    points: tuple[tuple[str, tuple[Figure, ...]], ...]
    told: str
    contract: str = ""
    outcome: str = ""
    ink: Ink = "pink"
    helped: str = ""
    notes: tuple[str, ...] = ()
    before: Section | None = None
    reasons: tuple[str, ...] = ()
    worth_head: str = ""
    title: str = ""
