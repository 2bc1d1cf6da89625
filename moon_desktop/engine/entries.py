"""What a record holds: chances, choices, consequences and notes, as values."""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from moon_desktop.engine.pieces import Tile


class Draw(NamedTuple):
    """Each seat draws a tile for the first deal; None for a seat that is out of it (M1.3)."""

    tiles: tuple[Tile | None, ...]


class Deal(NamedTuple):
    """Hand number ``hand`` of the match (from 1), tiles a seat in the order dealt (M1.1, M1.2)."""

    hand: int
    dealer: int
    dice: tuple[int, int] | None
    hands: tuple[tuple[Tile, ...], ...]
    widow: Tile | None


class TimeUp(NamedTuple):
    """The clock of a timed match has run out (M6.3)."""


class Bid(NamedTuple):
    """``bid`` is ``"pass"`` or a rung of the ladder (M2.2)."""

    seat: int
    bid: str


class Exchange(NamedTuple):
    """The widow is taken into hand and ``discard`` laid out of play (M3.1)."""

    seat: int
    discard: Tile


class NameTrump(NamedTuple):
    """``trump`` is ``"0"``–``"6"``, ``"doubles"`` or ``"none"`` (M3.3)."""

    seat: int
    trump: str


class Play(NamedTuple):
    """``suit`` is the end in force, where the leader has to name one (M4.5); else None."""

    seat: int
    tile: Tile
    suit: str | None = None


class HandOver(NamedTuple):
    """How a hand ended: ``result`` is ``"made"``, ``"set"`` or ``"passed"``.

    ``tricks`` a seat; ``points`` and ``hickeys`` of this hand and ``scores`` after it, a side.
    """

    result: str
    bidder: int | None
    bid: str | None
    offender: int | None
    tricks: tuple[int, ...]
    points: tuple[int, ...]
    hickeys: tuple[int, ...]
    scores: tuple[int, ...]


class GameOver(NamedTuple):
    """A game is won: ``marks`` of this game and ``totals`` of the match so far, a side (M6.2)."""

    winner: int
    marks: tuple[int, ...]
    totals: tuple[int, ...]


class MatchOver(NamedTuple):
    """The match is won by side ``winner``."""

    winner: int


class Note(NamedTuple):
    """Side data, never part of the state: ``undo``, ``hint``, ``claim`` of a seat, or ``clock``.

    ``elapsed`` is in whole seconds played of a timed match.
    """

    kind: str
    seat: int | None = None
    elapsed: int | None = None


HELP: Final = ("undo", "hint")
"""The kinds of notes after which a hand was not played blind."""

Chance: TypeAlias = Draw | Deal | TimeUp
Choice: TypeAlias = Bid | Exchange | NameTrump | Play
Consequence: TypeAlias = HandOver | GameOver | MatchOver
Entry: TypeAlias = Chance | Choice | Consequence | Note

CHOICES = (Bid, Exchange, NameTrump, Play)
