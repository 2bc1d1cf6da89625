"""The renege that ended a hand of Moon: what was to be followed, and what would have done it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from moon_desktop.engine.entries import Consequence, Deal, Entry, HandOver, Note, Play, TimeUp
from moon_desktop.engine.ledger import Ledger
from moon_desktop.engine.pieces import Tile, tiles
from moon_desktop.games.moon import Moon
from moon_desktop.games.moon_phases import Dealing, Playing
from moon_desktop.games.moon_rules import MoonRules


class Offence(NamedTuple):
    """A renege (M4.8): ``seat`` played ``tile`` where ``suit`` (0 to 6, 7 the doubles) was to
    be followed, holding ``could``, the tiles that would have followed, lowest index first."""

    seat: int
    tile: Tile
    suit: int
    could: tuple[Tile, ...]


def last_offence(rules: MoonRules, entries: Sequence[Entry]) -> Offence | None:
    """The renege that ended the hand that ended last; None where none did.

    ``entries`` is the record in full, hidden tiles too. Raises Illegal where it is no record of
    a match under ``rules``.
    """
    ends = [place for place, entry in enumerate(entries) if isinstance(entry, HandOver)]
    if not ends:
        return None
    over = entries[ends[-1]]
    assert isinstance(over, HandOver)
    if over.offender is None:
        return None
    deals = [place for place in range(ends[-1]) if isinstance(entries[place], Deal)]
    *before, play = [
        entry
        for entry in entries[deals[-1] : ends[-1]]
        if not isinstance(entry, Consequence | Note | TimeUp)
    ]
    assert isinstance(play, Play)
    deal = before[0]
    assert isinstance(deal, Deal)
    # What was played does not hang on the scores.
    ledger = Ledger.opened(rules.terms, rules.table.sides)
    match = Moon(rules, ledger, Dealing(deal.dealer, None), deal.hand - 1)
    for entry in before:
        match, _ = match.after(entry)
    assert isinstance(match.phase, Playing)
    tricks = match.phase.tricks
    assert tricks.suit is not None
    return Offence(play.seat, play.tile, tricks.suit, tiles(tricks.following()))
