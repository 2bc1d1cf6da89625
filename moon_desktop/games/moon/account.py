"""The account of a finished hand: all that was dealt, said and played, and its renege if any."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from moon_desktop.engine.entries import HELP, Bid, Consequence, Entry, GameOver, Note, Play, TimeUp
from moon_desktop.engine.ledger import Ledger
from moon_desktop.engine.pieces import BIT, Tile, mask, tiles
from moon_desktop.engine.tricks import Trick, Tricks
from moon_desktop.games.moon.contract import suits_of
from moon_desktop.games.moon.entries import Deal, Exchange, HandOver, NameTrump
from moon_desktop.games.moon.match import Moon
from moon_desktop.games.moon.phases import Dealing, Playing
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
    return Offence(play.seat, play.piece, tricks.suit, tiles(tricks.following()))


class HandAccount(NamedTuple):
    """A finished hand, in which nothing is hidden any more (M3.1).

    ``number`` counts hands over the match, ``game`` games, both from 1. ``deal`` has the tiles
    dealt a seat, the dice and the widow. ``said``: the auction; ``bidder`` and ``bid`` its outcome,
    None where all passed; ``trump``, as it was meant (M3.8), is None then and in ``under`` (M3.2).
    ``tricks``: the finished ones in order; ``broken``: the plays of a trick that was cut short,
    the offender's last.
    ``result``: how it ended. ``helped``: something was taken back in it, or a hint shown.
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
    result: HandOver
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
            yield _account(rules, game, entries[start : place + 1], entry)
            start = place + 1
        elif isinstance(entry, GameOver):
            game += 1


def _account(
    rules: MoonRules, game: int, entries: Sequence[Entry], result: HandOver
) -> HandAccount:
    """The hand that ``result`` ended; ``entries`` lead from the end of the one before up to it."""
    deal = next(entry for entry in entries if isinstance(entry, Deal))
    discards = [entry.discard for entry in entries if isinstance(entry, Exchange)]
    trumps = [entry.trump for entry in entries if isinstance(entry, NameTrump)]
    discard = discards[0] if discards else None
    trump = trumps[0] if trumps else None
    plays = [entry for entry in entries if isinstance(entry, Play)]
    offence = last_offence(rules, entries)
    tricks: tuple[Trick, ...] = ()
    broken: tuple[Play, ...] = ()
    if result.bidder is not None and result.bid is not None:
        played = _before(rules, deal, result.bidder, result.bid, trump, discard)
        for play in plays if offence is None else plays[:-1]:
            played = played.after(play)
        tricks = played.done
        broken = played.plays if offence is None else (*played.plays, plays[-1])
    return HandAccount(
        number=deal.hand,
        game=game,
        deal=deal,
        said=tuple(entry for entry in entries if isinstance(entry, Bid)),
        bidder=result.bidder,
        bid=result.bid,
        discard=discard,
        trump=None if trump is None else rules.meant(trump),
        tricks=tricks,
        broken=broken,
        offence=offence,
        result=result,
        helped=any(isinstance(entry, Note) and entry.kind in HELP for entry in entries),
    )


def _before(
    rules: MoonRules, deal: Deal, bidder: int, bid: str, trump: str | None, discard: Tile | None
) -> Tricks:
    """The play of the hand before its first lead."""
    held = [mask(hand) for hand in deal.hands]
    if deal.widow is not None and discard is not None:
        held[bidder] = (held[bidder] | BIT[deal.widow]) & ~BIT[discard]
    suits = suits_of(rules, bid, trump)
    return Tricks(suits, tuple(held), bidder, taken=(0,) * rules.seats)
