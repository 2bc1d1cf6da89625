"""Positions to sit down at: matches arranged in notation, as files the window can open."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from moon_desktop.engine.record import Header, SeatName, header_line
from tests.kit import moon_cards
from tests.kit.arrange import Table, game_of

NAMES = ("Ann", "Bea", "Cy", "Dot", "Eli", "Fay")
FOLLOWING_HAND = "6-1 5-5 4-4 3-3 2-2 5-4 4-3"


def filed(table: Table | moon_cards.Table, path: Path, you: int | None = 0) -> Path:
    """The match so far as a record at ``path``; a person sits at seat ``you``, or for None at
    every seat."""
    seats = tuple(
        SeatName(name, "human" if you in (seat, None) else "casual")
        for seat, name in enumerate(NAMES[: table.rules.seats])
    )
    game = game_of(table.rules)
    header = Header(game.name, table.rules.to_record(), seats, seed=7)
    path.write_text(header_line(header) + "".join(map(game.forms.line, table.entries)), "utf-8")
    return path


def following() -> Table:
    """Ann has to follow sixes, and holds one; Bea bid 4 and led the double six."""
    table = Table().deal(FOLLOWING_HAND, "6-6 6-5 6-4 6-3 5-1 4-1 3-1", "6-2 5-2 4-2 3-2 2-1")
    return table.bid(1, "4").contract("6").say("6-6", "6-2")


def leading(contract: str = "6", **house: Any) -> Table:
    """Ann bid 7 and leads; she holds the six highest sixes and the double five."""
    return Table(**house).deal("6-6 6-5 6-4 6-3 6-2 6-1 5-5").bid(0, "7").contract(contract)


def last_but_one() -> Table:
    """Ann is to lead one of her last two tiles."""
    table = leading()
    while table.match.turn != 0 or len(table.match.sight(0).held) > 2:
        table.add(table.match.legal()[0])
    return table


def discarding() -> Table:
    """Ann bid 7 and took in the double blank as the widow."""
    return Table().deal("6-6 6-5 6-4 6-3 6-2 6-1 5-5", widow="0-0").bid(0, "7")


def naming() -> Table:
    """Ann bid 7 and is to name trump."""
    return discarding().say("0-0")


def bidding() -> Table:
    """Ann is the first to bid."""
    return Table().deal("6-6 6-5 6-4 6-3 6-2 6-1 5-5", widow="0-0")


def scored() -> Table:
    """The first hand is over; Ann made 7."""
    return Table().sweep(0)


def won() -> Table:
    """The match is over; Ann won it with a made shoot."""
    return Table().sweep(0, "over")


def bea_leads() -> Table:
    """Bea bid 7, holds the seven highest tiles at sixes, and leads."""
    table = Table().deal("1-1 2-1 3-1 4-1 5-1 2-2 3-2", "6-6 6-5 6-4 6-3 6-2 6-1 5-5")
    return table.bid(1, "7").contract("6").say("6-6", "3-3")
