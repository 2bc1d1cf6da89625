"""What a record of Shoot the Moon, the card game, holds beside what every game has."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
from typing import Final, NamedTuple

from moon_desktop.engine.entries import Consequence, Dealt, Draw, HandEnd, Play
from moon_desktop.engine.pieces import Piece
from moon_desktop.engine.record import (
    Form,
    Forms,
    list_of,
    number,
    numbers,
    one_of,
    or_null,
    piece,
    seat_of,
)


class _Deal(NamedTuple):
    hand: int
    dealer: int
    hands: tuple[tuple[Piece, ...], ...]
    dummy: tuple[Piece, ...] | None = None


class Deal(_Deal, Dealt):
    """Round number ``hand`` of the match (from 1): cards a seat, and with two seats the
    ``dummy``'s, its top one first (C2.2, C5.1)."""

    __slots__ = ()
    hidden = ("dummy",)


class _Turned(NamedTuple):
    card: Piece


class Turned(_Turned, Consequence):
    """The dummy's top ``card`` is turned up (C5.1)."""

    __slots__ = ()


class _RoundOver(NamedTuple):
    result: str
    offender: int | None
    tricks: tuple[int, ...]
    moons: tuple[int, ...]
    chips: tuple[int, ...]
    scores: tuple[int, ...]


class RoundOver(_RoundOver, HandEnd):
    """How a round ended: ``result`` is ``"scored"``, or ``"replayed"`` by the ``offender``.

    ``tricks`` a seat, those completed; a side the chips that ``moons`` moved in the round, the
    ``chips`` for tricks or as a penalty, and the ``scores`` after it (C3.4, C4.1, C6.1).
    """

    __slots__ = ()
    bidder = None

    @property
    def points(self) -> tuple[int, ...]:  # type: ignore[override]
        """All the chips that the round brought or cost a side."""
        return tuple(a + b for a, b in zip(self.moons, self.chips, strict=True))


MOST: Final = 6
"""Seats at the largest table (C1.2)."""

_seat: Final = seat_of(MOST)
_cards: Final = list_of(piece)

FORMS: Final = Forms(
    (
        Form("draw", Draw, {"cards": list_of(or_null(piece))}),
        Form(
            "deal",
            Deal,
            {"hand": number, "dealer": _seat, "hands": list_of(_cards), "dummy": _cards},
            ("dummy",),
        ),
        Form("play", Play, {"seat": _seat, "card": piece}),
        Form("dummy", Turned, {"card": piece}),
        Form(
            "hand",
            RoundOver,
            {
                "result": one_of("scored", "replayed"),
                "offender": _seat,
                "tricks": numbers,
                "moons": numbers,
                "chips": numbers,
                "scores": numbers,
            },
            ("offender",),
        ),
    ),
    MOST,
)
"""``dummy`` stands with two seats (C5.1), ``offender`` after a renege (C6.1)."""
