"""The record of a match: its header, and entries as lines of JSON."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from moon_desktop.engine.entries import (
    Bid,
    Deal,
    Draw,
    Entry,
    Exchange,
    GameOver,
    HandOver,
    MatchOver,
    NameTrump,
    Note,
    Play,
    TimeUp,
)

VERSION: Final = 1
HUMAN: Final = "human"


class SeatName(NamedTuple):
    """Who sits at a seat: a name to show, and ``"human"`` or the name of a computer player."""

    name: str
    player: str


class Header(NamedTuple):
    """The first line: the game, every key of its rules, the seats, and where it came from.

    ``seed`` is what the shuffles are drawn from; ``created`` and ``app`` are text.
    """

    game: str
    rules: dict[str, Any]
    seats: tuple[SeatName, ...]
    seed: int | None = None
    created: str | None = None
    app: str | None = None

    def with_seats(self, seats: tuple[SeatName, ...]) -> Header:
        """The same match with others in its seats."""
        return self._replace(seats=seats)


def _line(values: dict[str, Any]) -> str:
    return json.dumps(values, ensure_ascii=False) + "\n"


def header_line(header: Header) -> str:
    """The header as a line of the file, with its line end."""
    values: dict[str, Any] = {
        "moon_record": VERSION,
        "game": header.game,
        "rules": header.rules,
        "seats": [{"name": seat.name, "player": seat.player} for seat in header.seats],
    }
    for key in ("seed", "created", "app"):
        if getattr(header, key) is not None:
            values[key] = getattr(header, key)
    return _line(values)


def _deal(deal: Deal) -> dict[str, Any]:
    return {
        "event": "deal",
        "hand": deal.hand,
        "dealer": deal.dealer,
        "dice": deal.dice,
        "hands": deal.hands,
        "widow": deal.widow,
    }


def _play(play: Play) -> dict[str, Any]:
    values: dict[str, Any] = {"event": "play", "seat": play.seat, "tile": play.tile}
    if play.suit is not None:
        values["suit"] = play.suit
    return values


def _hand(hand: HandOver) -> dict[str, Any]:
    values: dict[str, Any] = {
        "event": "hand",
        "result": hand.result,
        "bidder": hand.bidder,
        "bid": hand.bid,
    }
    if hand.offender is not None:
        values["offender"] = hand.offender
    for key in ("tricks", "points", "hickeys", "scores"):
        values[key] = getattr(hand, key)
    return values


def _note(note: Note) -> dict[str, Any]:
    values: dict[str, Any] = {"event": "note", "kind": note.kind}
    if note.seat is not None:
        values["seat"] = note.seat
    if note.elapsed is not None:
        values["elapsed"] = note.elapsed
    return values


_WRITERS: Final[dict[type, Callable[[Any], dict[str, Any]]]] = {
    Draw: lambda e: {"event": "draw", "tiles": e.tiles},
    Deal: _deal,
    TimeUp: lambda _: {"event": "time"},
    Bid: lambda e: {"event": "bid", "seat": e.seat, "bid": e.bid},
    Exchange: lambda e: {"event": "exchange", "seat": e.seat, "discard": e.discard},
    NameTrump: lambda e: {"event": "trump", "seat": e.seat, "trump": e.trump},
    Play: _play,
    HandOver: _hand,
    GameOver: lambda e: {
        "event": "game",
        "winner": e.winner,
        "marks": e.marks,
        "totals": e.totals,
    },
    MatchOver: lambda e: {"event": "match", "winner": e.winner},
    Note: _note,
}


def entry_line(entry: Entry) -> str:
    """An entry as a line of the file, with its line end."""
    return _line(_WRITERS[type(entry)](entry))
