"""What a hand holds at a call, counted as a player counts it: what a bid, a trump or a discard
rests on."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
from typing import Any, NamedTuple

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.pieces import BIT, INDEX, Tile, tiles
from moon_desktop.engine.suits import Suits
from moon_desktop.games.dominoes.players.reasons import Because
from moon_desktop.players.reading import beaters_in


class Holding(NamedTuple):
    """A hand at a ``call``, which is ``low`` if no trick is to be taken.

    ``trumps``: how many it holds; ``tops``: those of them that no other trump can beat; ``out``:
    the trumps that others may hold; ``above``: how many of these beat the best that is held.
    Beside its trumps: ``doubles``, how many; ``walk``: the tiles that nothing which others may
    hold can beat in a suit they may be led as; ``offs``: those that something can.
    The last two are empty where they tell nothing of what is to be chosen.
    """

    call: str
    low: bool
    trumps: int
    tops: int
    out: tuple[Tile, ...]
    above: int
    doubles: int
    walk: tuple[Tile, ...]
    offs: tuple[Tile, ...]


def holding(held: int, unseen: int, suits: Suits, call: str, *, low: bool = False) -> Holding:
    """What the tiles ``held`` are at ``call``, played by ``suits``, while others may hold the
    tiles ``unseen`` (bits)."""
    beaters, own, out = beaters_in(suits), held & suits.trumps, unseen & suits.trumps
    # By each trump of the hand, how many of those out beat it.
    suit = suits.trump_suit
    over = [
        (out & beaters[suit][INDEX[tile]]).bit_count() for tile in tiles(own) if suit is not None
    ]
    walk: list[Tile] = []
    offs: list[Tile] = []
    for tile in tiles(held & ~own):
        index = INDEX[tile]
        ways = suits.leads[index]
        beaten = all(unseen & beaters[way][index] & suits.followers[way] for way in ways)
        (offs if beaten else walk).append(tile)
    return Holding(
        call=call,
        low=low,
        trumps=own.bit_count(),
        tops=over.count(0),
        out=tuple(tiles(out)),
        above=min(over, default=0),
        doubles=sum(tile[0] == tile[-1] for tile in (*walk, *offs)),
        walk=tuple(walk),
        offs=tuple(offs),
    )


def partner_bid(sight: Any) -> tuple[Because, ...]:
    """What a partner of the seat has bid, last, if any has bid at all."""
    seats = sight.seats
    partners = [seat for seat in seats.members(seats.side(sight.seat)) if seat != sight.seat]
    said = [bid for bid in sight.said if bid.seat in partners and bid.bid != PASS]
    return tuple(Because("partner-bid", seat=bid.seat, bid=bid.bid) for bid in said[-1:])


def beaten_by(tile: Tile, unseen: int, suits: Suits) -> int:
    """How many of the tiles ``unseen`` (bits) beat ``tile`` in its own suit when it is led."""
    index = INDEX[tile]
    suit = suits.suit_led(index)
    beating = beaters_in(suits)[suit][index] & suits.followers[suit]
    return (unseen & beating & ~BIT[tile]).bit_count()
