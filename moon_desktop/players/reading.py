"""What a seat can tell from the tiles played: who may hold what, and what can take a trick."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
from functools import cache
from typing import Any, NamedTuple

from moon_desktop.engine.entries import Play
from moon_desktop.engine.pieces import BIT, INDEX, mask
from moon_desktop.engine.sight import Sight, laid
from moon_desktop.engine.suits import Suits


@cache
def beaters_in(suits: Suits) -> tuple[tuple[int, ...], ...]:
    """By suit led and tile: the tiles (bits) that take the trick from that tile (M4.4)."""
    return tuple(
        tuple(
            sum(1 << other for other, rank in enumerate(ranks) if rank > ranks[index])
            for index in range(len(ranks))
        )
        for ranks in suits.strength
    )


class CardKnowledge(NamedTuple):
    """What the seat in turn knows of the tiles in the play of a hand, and reckons from it.

    ``held``: its own tiles (bits); ``unseen``: those that may be in other hands.
    ``may[s]``: the tiles seat s may hold, its shown gaps struck off; ``lacks[s]``: the chance
    that it does not hold a given one of them. ``beaters``: the table of ``beaters_in``.
    ``foes``: the seats against the reader in this contract: the bidder('s side) to a defender,
    all others to the bidder('s side). ``after``: who plays to this trick after the reader.
    """

    sight: Any
    suits: Suits
    beaters: tuple[tuple[int, ...], ...]
    held: int
    unseen: int
    may: tuple[int, ...]
    lacks: tuple[float, ...]
    foes: tuple[int, ...]
    after: tuple[int, ...]

    @property
    def bidding(self) -> bool:
        """Whether the reader's side has the contract."""
        return self.sight.bidder not in self.foes

    @property
    def plays(self) -> tuple[Play, ...]:
        """The plays open that do not renege, of which there is always one (M4.3, M4.8)."""
        sight = self.sight
        plays = tuple([play for play in sight.legal if isinstance(play, Play)])
        if sight.suit is None:
            return plays
        follow = self.suits.follow(self.held, sight.suit)
        return tuple([play for play in plays if BIT[play.piece] & follow])

    def beats(self, seat: int, suit: int, index: int) -> float:
        """The chance that ``seat`` is able to take a trick of ``suit`` from tile ``index``."""
        may = self.may[seat]
        able = may & self.beaters[suit][index]
        if not able:
            return 0.0
        lacks = self.lacks[seat]
        followers = self.suits.followers[suit]
        unable = lacks ** (able & followers).bit_count()
        ruffs = (able & ~followers).bit_count()
        if ruffs:
            unable -= lacks ** (may & followers).bit_count() * (1 - lacks**ruffs)
        return 1 - unable

    def must_beat(self, seat: int, suit: int, index: int) -> float:
        """The chance that ``seat`` has to follow ``suit`` and can only do so above ``index``."""
        may, lacks = self.may[seat], self.lacks[seat]
        follow = may & self.suits.followers[suit]
        below = follow & ~self.beaters[suit][index]
        return lacks ** below.bit_count() - lacks ** follow.bit_count()

    def stands(self, seats: tuple[int, ...], suit: int, index: int) -> float:
        """The chance that none of ``seats`` is able to take the trick from tile ``index``."""
        chance = 1.0
        for seat in seats:
            chance *= 1 - self.beats(seat, suit, index)
        return chance

    def prospect(self, values: tuple[float, ...], suit: int, seat: int, index: int) -> float:
        """What a trick of ``suit`` is worth on average while tile ``index`` of ``seat`` is on top.

        ``values``: what it is worth if seat 0, 1 … takes it. The seats still to play are taken to
        beat it where they can.
        """
        stands = 1.0
        lost = weight = 0.0
        for later in self.after:
            chance = self.beats(later, suit, index)
            stands *= 1 - chance
            weight += chance
            lost += chance * values[later]
        if weight:
            lost *= (1 - stands) / weight
        return stands * values[seat] + lost

    def drawing(self) -> Play | None:
        """The trump to lead while foes may hold trumps that are worth drawing; else None.

        From the top while the top is sure; a low one to drive out a higher one. The last trump
        out is left alone if it is high: it takes its trick in any case.
        """
        suit = self.suits.trump_suit
        trumps = [play for play in self.plays if BIT[play.piece] & self.suits.trumps]
        if suit is None or not trumps:
            return None
        out = 0
        for seat in self.foes:
            out |= self.may[seat] & self.suits.trumps
        if not out:
            return None
        ranks = self.suits.strength[suit]
        ordered = sorted(trumps, key=lambda play: ranks[INDEX[play.piece]])
        if not out & self.beaters[suit][INDEX[ordered[-1].piece]]:
            return ordered[-1]
        return ordered[0] if out.bit_count() > 1 else None


def read(sight: Any) -> CardKnowledge:
    """The knowledge that a Sight gives in the play of a hand that was bought, its seat in turn."""
    contract, seat = sight.contract, sight.seat
    suits, out = contract.suits, contract.out
    held = mask(sight.held)
    played, gaps = mask(laid(sight)), gaps_in(sight, suits)
    gone = played if sight.discard is None else played | BIT[sight.discard]
    unseen = sight.rules.set & ~gone & ~held
    may = tuple([0 if other in (seat, out) else unseen & ~gap for other, gap in enumerate(gaps)])
    lacks = tuple(
        [
            1 - min(1.0, count / tiles.bit_count()) if tiles else 1.0
            for count, tiles in zip(sight.counts, may, strict=True)
        ]
    )
    order = [other for other in sight.seats.clockwise(seat) if other != out]
    return CardKnowledge(
        sight=sight,
        suits=suits,
        beaters=beaters_in(suits),
        held=held,
        unseen=unseen,
        may=may,
        lacks=lacks,
        foes=_foes(sight, contract.bidder),
        after=tuple(order[1 : len(order) - len(sight.plays)]),
    )


def _foes(sight: Sight, bidder: int) -> tuple[int, ...]:
    seats = sight.seats
    members = seats.members(seats.side(bidder))
    if sight.seat not in members:
        return members
    return tuple([seat for seat in range(seats.count) if seat not in members])


def gaps_in(sight: Sight, suits: Suits) -> list[int]:
    """The pieces (bits) a seat that it has shown not to hold by not following; what need not
    follow, and what a dummy turns, tells nothing."""
    gaps, bits = [0] * len(sight.counts), suits.pack.bit
    tricks = [(trick.plays, trick.suit) for trick in sight.tricks]
    if sight.suit is not None:
        tricks.append((sight.plays, sight.suit))
    for plays, suit in tricks:
        followers = suits.followers[suit]
        for play in plays:
            if not bits[play.piece] & (followers | suits.free) and play.seat < len(gaps):
                gaps[play.seat] |= followers
    return gaps


def takes_the_rest(reading: CardKnowledge) -> bool:
    """Whether the reader, who leads or has led the trick, takes it and all that follow, in
    whatever order it leads and whatever the others hold and play.

    Nothing but this knowledge is used, so that a claim tells no more than the leader itself
    can know.
    """
    sight = reading.sight
    seats = range(sight.seats.count)
    if sight.plays:
        led, suit = sight.plays[0], sight.suit
        beating = reading.beaters[suit][INDEX[led.piece]]
        if any(BIT[play.piece] & beating for play in sight.plays[1:]):
            return False
        to_play = frozenset(seats) - {play.seat for play in sight.plays}
        if any(reading.may[seat] & beating for seat in to_play):
            return False
    return all(
        not reading.may[seat] & reading.beaters[suit][INDEX[tile]]
        for tile in sight.held
        for suit in reading.suits.leads[INDEX[tile]]
        for seat in seats
    )
