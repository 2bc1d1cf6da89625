"""Sealed matches, played at random from their first draw on."""

from __future__ import annotations

from random import Random
from typing import Any

from moon_desktop.engine.record import Header, SeatName
from moon_desktop.games import CATALOGUE
from moon_desktop.games.game import Match
from moon_desktop.games.house_rules import Rules

SECRET = "00112233445566778899aabbccddeeff"


def sealed(
    game: str, rules: Rules, secret: str = SECRET, cut: str = "", hands: int = 1000
) -> tuple[Header, tuple[Any, ...]]:
    """A match with the deals that ``secret`` and ``cut`` give, to its end or for so many
    ``hands``."""
    seats = tuple(SeatName(f"Seat {number}", "random") for number in range(rules.seats))
    header = Header(game, rules.to_record(), seats).sealed(secret, cut)
    assert header.seed is not None
    match: Match = CATALOGUE[game].start(rules)
    random, entries = Random(header.seed), list[Any]()
    while not match.over:
        chance = match.chance(header.seed)
        if chance is not None and match.number == hands:
            break
        entry = random.choice(match.legal()) if chance is None else chance
        match, follows = match.after(entry)
        entries += (entry, *follows)
    return header, tuple(entries)
