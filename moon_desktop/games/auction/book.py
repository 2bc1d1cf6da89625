"""What a rule book with an auction hands over to the flow of a match that they share."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from moon_desktop.engine.bidding import Auction
from moon_desktop.engine.dealing import check_dealt
from moon_desktop.engine.illegal import Illegal, Reason
from moon_desktop.engine.ledger import Ledger, Terms
from moon_desktop.engine.pieces import Tile, mask
from moon_desktop.engine.seats import Seats
from moon_desktop.engine.tricks import Tricks
from moon_desktop.games.auction.entries import Bought, Choice, DealtOut
from moon_desktop.games.auction.phases import Bidding, Exchanging, Hand, Naming, Playing

HAND_SIZE = 7
"""Tiles that each seat is dealt, and so tricks in a hand."""


class Rules(Protocol):
    """House rules of such a game; ``tiles``: those in play, in the order the shuffle starts from;
    ``renege``: ``prevent`` or ``forfeit``."""

    @property
    def table(self) -> Seats: ...
    @property
    def terms(self) -> Terms: ...
    @property
    def tiles(self) -> tuple[Tile, ...]: ...
    @property
    def renege(self) -> str: ...
    @property
    def first_lead_trump(self) -> bool: ...


class Cited(NamedTuple):
    """The ids of the rules by which an entry is refused: after the end, as a draw, as the deal due,
    for the seat that bids out of turn, as what is not settled yet, for the seat that names, leads
    first or plays out of turn, as no tile that follows, for the end it names; and where the game
    has it, for the seat that exchanges out of turn, and as time that is up."""

    over: str
    draw: str
    deal: str
    bid: str
    order: str
    call: str
    lead: str
    play: str
    follow: str
    end: str
    exchange: str = ""
    clock: str = ""


class Book(NamedTuple):
    """A rule book: functions of its house ``rules``, and of the hand as settled so far.

    ``deal``: of the hand's number, the dealer, the tiles in their order and the seed; ``held``: the
    hands of a deal as bits, Illegal for one that cannot be; ``auction``: of who bids first, and of
    the hands; ``settling``: what is to settle next once the hand is bought, or its tricks.
    ``refused``: why a bid, a discard, a call or a first lead is not open; ``must_lead``: the tiles
    (bits) held that the first lead is confined to, by the call and the trumps, or 0. ``stops``:
    whether the hand ends after a finished trick; ``passed`` and ``scored``: how it ended when all
    passed, after its tricks, or by the renege of an offender.
    """

    cited: Cited
    deal: Callable[[Any, int, int, list[Tile], int], DealtOut]
    held: Callable[[Any, Any], tuple[int, ...]]
    auction: Callable[[Any, int, tuple[int, ...]], Auction]
    settling: Callable[[Any, Hand], Exchanging | Naming | Playing]
    refused: Callable[[Any, Bidding | Exchanging | Naming | Playing, Choice], Illegal]
    must_lead: Callable[[Any, str | None, int, int], int]
    stops: Callable[[Any, Hand, Tricks], bool]
    passed: Callable[[Any, Ledger], Bought]
    scored: Callable[[Any, Ledger, Hand, Tricks, int | None], Bought]


def hands_of(order: list[Tile], seats: int) -> tuple[tuple[Tile, ...], ...]:
    """The tiles of a shuffled set dealt out, the first seven to seat 0; any more are left over."""
    return tuple(tuple(order[seat * HAND_SIZE :][:HAND_SIZE]) for seat in range(seats))


def held_in(deal: DealtOut, rules: Rules, over: tuple[Tile, ...], rule: str) -> tuple[int, ...]:
    """The hands of ``deal`` as bits; Illegal by ``rule`` unless each has seven tiles, and they and
    what is left ``over`` are different ones of the set."""
    if len(deal.hands) != rules.table.count or any(len(held) != HAND_SIZE for held in deal.hands):
        raise Illegal(deal, Reason.IMPOSSIBLE, rule)
    spread = [tile for held in deal.hands for tile in held]
    check_dealt(deal, (*spread, *over), mask(rules.tiles), rule)
    return tuple(map(mask, deal.hands))


def trump_first(rules: Rules, call: str | None, held: int, trumps: int) -> int:
    """The trumps (bits) of those ``held``, where the house has the first lead be one."""
    return held & trumps if rules.first_lead_trump else 0


def outcome(table: Seats, decided: str | None, bidder: int, offender: int | None) -> str:
    """``"made"`` or ``"set"``: as the tricks ``decided``, or against the side of an offender."""
    if offender is not None:
        return "set" if table.side(offender) == table.side(bidder) else "made"
    assert decided is not None
    return decided
