"""The account of a finished hand: all that was dealt, said and played, and its renege if any."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from moon_desktop.engine.entries import HELP, Bid, Choice, Entry, GameOver, Note, Play
from moon_desktop.engine.ledger import Ledger
from moon_desktop.engine.pieces import Tile, tiles
from moon_desktop.engine.tricks import Trick
from moon_desktop.games.moon.entries import Deal, HandOver
from moon_desktop.games.moon.match import Moon
from moon_desktop.games.moon.phases import Dealing, Hand, Playing
from moon_desktop.games.moon.rules import MoonRules


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
    first = ends[-2] + 1 if len(ends) > 1 else 0
    return _account(rules, 1, entries[first : ends[-1] + 1]).offence if ends else None


class HandAccount(NamedTuple):
    """A finished hand, in which nothing is hidden any more (M3.1).

    ``number`` counts hands over the match, ``game`` games, both from 1. ``deal`` has the tiles
    dealt a seat, the dice and the widow. ``said``: the auction; ``bidder`` and ``bid`` its outcome,
    None where all passed; ``trump``, as it was meant (M3.8), is None then and in ``under`` (M3.2).
    ``tricks``: the finished ones in order; ``broken``: the plays of a trick that was cut short,
    the offender's last.
    ``ended``: how. ``helped``: something was taken back in it, or a hint shown.
    """

    number: int
    game: int
    deal: Deal
    said: tuple[Bid, ...]
    bidder: int | None
    bid: str | None
    discard: Tile | None
    trump: str | None
    tricks: tuple[Trick, ...]
    broken: tuple[Play, ...]
    offence: Offence | None
    ended: HandOver
    helped: bool


def accounts(rules: MoonRules, entries: Sequence[Entry]) -> tuple[HandAccount, ...]:
    """The hands of a match that are finished, in order; of a hand in play nothing is told.

    ``entries`` are those of a record, with every hand as it was dealt, consequences included.
    """
    return tuple(_accounts(rules, entries))


def _accounts(rules: MoonRules, entries: Sequence[Entry]) -> Iterator[HandAccount]:
    game, start = 1, 0
    for place, entry in enumerate(entries):
        if isinstance(entry, HandOver):
            yield _account(rules, game, entries[start : place + 1])
            start = place + 1
        elif isinstance(entry, GameOver):
            game += 1


def _account(rules: MoonRules, game: int, entries: Sequence[Entry]) -> HandAccount:
    """A hand; ``entries`` lead from the end of the one before up to its own, which is the last."""
    result = entries[-1]
    assert isinstance(result, HandOver)
    deal, *choices = [entry for entry in entries if isinstance(entry, Deal | Choice)]
    assert isinstance(deal, Deal)
    # What was played does not hang on the scores.
    ledger = Ledger.opened(rules.terms, rules.table.sides)
    match, _ = Moon(rules, ledger, Dealing(deal.dealer, None), deal.hand - 1).after(deal)
    for entry in choices[:-1]:
        match, _ = match.after(entry)
    phase, last = match.phase, choices[-1]
    hand = Hand(deal, ())
    offence: Offence | None = None
    tricks: tuple[Trick, ...] = ()
    broken: tuple[Play, ...] = ()
    if isinstance(phase, Playing) and isinstance(last, Play):
        hand, at = phase
        if result.offender is None:
            after = at.after(last)
            tricks, broken = after.done, after.plays
        else:
            assert at.suit is not None
            offence = Offence(last.seat, last.piece, at.suit, tiles(at.following()))
            tricks, broken = at.done, (*at.plays, last)
    return HandAccount(
        number=deal.hand,
        game=game,
        deal=deal,
        said=tuple(entry for entry in choices if isinstance(entry, Bid)),
        bidder=result.bidder,
        bid=result.bid,
        discard=hand.discard,
        trump=None if hand.trump is None else rules.meant(hand.trump),
        tricks=tricks,
        broken=broken,
        offence=offence,
        ended=result,
        helped=any(isinstance(entry, Note) and entry.kind in HELP for entry in entries),
    )
