"""The account of a finished hand: all that was dealt, said and played, and its renege if any."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
from collections.abc import Iterator, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from moon_desktop.engine import entries
from moon_desktop.engine.entries import HELP, Bid, Entry, GameOver, Note, Play
from moon_desktop.engine.ledger import Ledger
from moon_desktop.engine.pieces import Tile, tiles
from moon_desktop.engine.tricks import Trick
from moon_desktop.games.auction.book import Book
from moon_desktop.games.auction.entries import Bought, DealtOut
from moon_desktop.games.auction.match import AuctionMatch
from moon_desktop.games.auction.phases import Dealing, Hand, Playing

D = TypeVar("D")
E = TypeVar("E")


class Offence(NamedTuple):
    """A renege (M4.8, T7.2): ``seat`` played ``tile`` where ``suit`` (0 to 6; 7 a suit apart from
    the pips) was to be followed, holding ``could``, the tiles that would have followed, lowest
    index first."""

    seat: int
    tile: Tile
    suit: int
    could: tuple[Tile, ...]


class Account(NamedTuple, Generic[D, E]):
    """A finished hand, dealt as D and ended as E, in which nothing is hidden any more (M3.1).

    ``number`` counts hands over the match, ``game`` games, both from 1. ``said``: the auction;
    ``bidder`` and ``bid``: its outcome, None where all passed; so is ``trump``, and where the bid
    has none (M3.2);
    ``out``: the seat that sat out (T6.2). ``tricks``: the finished ones in order; ``broken``: the
    plays of a trick that was cut short, the offender's last. ``helped``: something was taken back
    in it, or a hint shown.
    """

    number: int
    game: int
    deal: D
    said: tuple[Bid, ...]
    bidder: int | None
    bid: str | None
    discard: Tile | None
    trump: str | None
    out: int | None
    tricks: tuple[Trick, ...]
    broken: tuple[Play, ...]
    offence: Offence | None
    ended: E
    helped: bool


def accounts(book: Book, rules: Any, entries: Sequence[Entry]) -> Iterator[Account[Any, Any]]:
    """The hands of a match that are finished, in order; of a hand in play nothing is told.

    ``entries`` are those of a record, with every hand as it was dealt, consequences included.
    Raises Illegal where it is no record of a match under ``rules``.
    """
    game, start = 1, 0
    for place, entry in enumerate(entries):
        if isinstance(entry, Bought):
            yield _account(book, rules, game, entries[start : place + 1])
            start = place + 1
        elif isinstance(entry, GameOver):
            game += 1


def _account(book: Book, rules: Any, game: int, told: Sequence[Entry]) -> Account[Any, Any]:
    """A hand; ``told`` leads from the end of the one before up to its own, which is the last."""
    ended = told[-1]
    assert isinstance(ended, Bought)
    deal, *choices = [entry for entry in told if isinstance(entry, DealtOut | entries.Choice)]
    assert isinstance(deal, DealtOut)
    # What was played does not hang on the scores.
    ledger = Ledger.opened(rules.terms, rules.table.sides)
    begun: AuctionMatch[Any, Any]
    begun = AuctionMatch(book, rules, ledger, Dealing(deal.dealer, None), deal.hand - 1)
    match, _ = begun.after(deal)
    for entry in choices[:-1]:
        match, _ = match.after(entry)
    phase, last = match.phase, choices[-1]
    hand, out, offence = Hand(deal, ()), None, None
    done: tuple[Trick, ...] = ()
    broken: tuple[Play, ...] = ()
    if isinstance(phase, Playing) and isinstance(last, Play):
        hand, tricks = phase
        out = tricks.out
        if ended.offender is None:
            done = tricks.after(last).done
        else:
            assert tricks.suit is not None
            offence = Offence(last.seat, last.piece, tricks.suit, tiles(tricks.following()))
            done, broken = tricks.done, (*tricks.plays, last)
    return Account(
        number=deal.hand,
        game=game,
        deal=deal,
        said=tuple(entry for entry in choices if isinstance(entry, Bid)),
        bidder=ended.bidder,
        bid=ended.bid,
        discard=hand.discard,
        trump=hand.trump,
        out=out,
        tricks=done,
        broken=broken,
        offence=offence,
        ended=ended,
        helped=any(isinstance(entry, Note) and entry.kind in HELP for entry in told),
    )
