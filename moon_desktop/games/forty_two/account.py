"""The account of a finished hand: all that was dealt, said and played, and its renege if any."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from moon_desktop.engine.entries import HELP, Bid, Choice, Entry, GameOver, Note, Play
from moon_desktop.engine.ledger import Ledger
from moon_desktop.engine.pieces import Tile, tiles
from moon_desktop.engine.tricks import Trick
from moon_desktop.games.forty_two.entries import Deal, HandOver
from moon_desktop.games.forty_two.match import FortyTwo
from moon_desktop.games.forty_two.phases import Dealing, Playing
from moon_desktop.games.forty_two.rules import TABLE, FortyTwoRules


class Offence(NamedTuple):
    """A renege (T7.2): ``seat`` played ``tile`` where ``suit`` (0 to 6, 7 the doubles or the
    sevens) was to be followed, holding ``could``, the tiles that would have followed."""

    seat: int
    tile: Tile
    suit: int
    could: tuple[Tile, ...]


class HandAccount(NamedTuple):
    """A finished hand, in which nothing is hidden any more.

    ``number`` counts hands over the match, ``game`` games, both from 1. ``said``: the auction;
    how it came out is in ``ended``. ``trump`` is None where all passed; ``out``: the seat that
    sat out in nel-o (T6.2). ``tricks``: the finished ones in order; ``broken``: the plays of a
    trick that was cut short, the offender's last. ``helped``: something was taken back in it, or
    a hint shown.
    """

    number: int
    game: int
    deal: Deal
    said: tuple[Bid, ...]
    trump: str | None
    out: int | None
    tricks: tuple[Trick, ...]
    broken: tuple[Play, ...]
    offence: Offence | None
    ended: HandOver
    helped: bool


def accounts(rules: FortyTwoRules, entries: Sequence[Entry]) -> dict[int, HandAccount]:
    """The hands of a match that are finished, by number; of a hand in play nothing is told.

    ``entries`` are those of a record, with every hand as it was dealt, consequences included.
    """
    return {account.number: account for account in _accounts(rules, entries)}


def _accounts(rules: FortyTwoRules, entries: Sequence[Entry]) -> Iterator[HandAccount]:
    game, start = 1, 0
    for place, entry in enumerate(entries):
        if isinstance(entry, HandOver):
            yield _account(rules, game, entries[start : place + 1])
            start = place + 1
        elif isinstance(entry, GameOver):
            game += 1


def _account(rules: FortyTwoRules, game: int, entries: Sequence[Entry]) -> HandAccount:
    """A hand; ``entries`` lead from the end of the one before up to its own, which is the last."""
    ended = entries[-1]
    assert isinstance(ended, HandOver)
    deal, *choices = [entry for entry in entries if isinstance(entry, Deal | Choice)]
    assert isinstance(deal, Deal)
    # What was played does not hang on the scores.
    ledger = Ledger.opened(rules.terms, TABLE.sides)
    match, _ = FortyTwo(rules, ledger, Dealing(deal.dealer, None), deal.hand - 1).after(deal)
    for entry in choices[:-1]:
        match, _ = match.after(entry)
    phase, last = match.phase, choices[-1]
    trump = out = offence = None
    done: tuple[Trick, ...] = ()
    broken: tuple[Play, ...] = ()
    if isinstance(phase, Playing) and isinstance(last, Play):
        trump, tricks = phase.contract.call, phase.tricks
        out = tricks.out
        if ended.offender is None:
            done = tricks.after(last).done
        else:
            assert tricks.suit is not None
            offence = Offence(last.seat, last.piece, tricks.suit, tiles(tricks.following()))
            done, broken = tricks.done, (*tricks.plays, last)
    return HandAccount(
        number=deal.hand,
        game=game,
        deal=deal,
        said=tuple(entry for entry in choices if isinstance(entry, Bid)),
        trump=trump,
        out=out,
        tricks=done,
        broken=broken,
        offence=offence,
        ended=ended,
        helped=any(isinstance(entry, Note) and entry.kind in HELP for entry in entries),
    )
