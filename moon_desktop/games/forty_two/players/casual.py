"""A casual player: what a good aunt teaches about trumps, doubles, offs, the count and bidding."""

from __future__ import annotations

from typing import Final, NamedTuple

from moon_desktop.engine.bidding import PASS, Auction
from moon_desktop.engine.entries import Bid, Play
from moon_desktop.engine.pieces import BIT, INDEX, mask
from moon_desktop.games.auction.entries import Choice, NameTrump
from moon_desktop.games.forty_two.contract import (
    ALL,
    SPECIALS,
    WORTH,
    marks,
    namer,
    needed,
    stake,
)
from moon_desktop.games.forty_two.entries import FortyTwoSight
from moon_desktop.games.forty_two.players.bid_inference import Looks
from moon_desktop.games.forty_two.players.sense import COMPANY, gives_away, keep, risks_count
from moon_desktop.games.forty_two.players.strength import DOUBLES, likeliest
from moon_desktop.games.forty_two.rules import partner
from moon_desktop.players.advice import logistic
from moon_desktop.players.ducking import duck, expose
from moon_desktop.players.player import arbitrary
from moon_desktop.players.reading import CardKnowledge, read

DECIDES: Final = 12.0
"""What it is worth, in count, that a trick makes the bid or sets it."""


class Stakes(NamedTuple):
    """What the bidder's side still ``lacks`` of its bid, and how much it may still ``spare``; both
    above 0 as long as the hand is open (T4.1)."""

    lacks: int
    spare: int

    @staticmethod
    def of(sight: FortyTwoSight) -> Stakes:
        """Those of the trick that is on the table, or to be led."""
        side, asked = sight.seats.side(sight.bought.seat), needed(sight.bought.bid)
        counted = sight.counted
        return Stakes(asked - counted[side], ALL - asked + 1 - counted[1 - side])

    def values(self, reading: CardKnowledge, count: float) -> tuple[float, ...]:
        """What a trick of so much ``count`` is worth to the reader, by the seat that takes it."""
        undecided = self.lacks > 0 and self.spare > 0
        makes = DECIDES * (undecided and count >= self.lacks)
        sets = DECIDES * (undecided and count >= self.spare)
        mine, theirs = (makes, sets) if reading.bidding else (sets, makes)
        return tuple(
            [
                -count - theirs if (seat in reading.foes) else count + mine
                for seat in range(len(reading.may))
            ]
        )


def follow(reading: CardKnowledge, suit: int) -> Play:
    """The play that gains most: the count that goes with the trick, less what its tile may bring
    later. Count falls to a partner who has the trick for sure, and to no foe."""
    sight: FortyTwoSight = reading.sight
    stakes, ranks = Stakes.of(sight), reading.suits.strength[suit]
    top = reading.suits.best(sight.plays, suit)
    down = 1 + sum([WORTH[INDEX[play.piece]] for play in sight.plays])

    def gain(play: Play) -> float:
        index = INDEX[play.piece]
        values = stakes.values(reading, down + WORTH[index] + COMPANY * len(reading.after))
        best = play if ranks[index] > ranks[INDEX[top.piece]] else top
        trick = reading.prospect(values, suit, best.seat, INDEX[best.piece])
        return trick - keep(reading, index)

    return max(reading.plays, key=lambda play: (not gives_away(reading, play), gain(play)))


COST: Final = 0.6
"""How much a led tile costs of what it might bring later: a winner led now is seldom lost. A trump
costs it all: it would come in again."""


def lead(reading: CardKnowledge) -> Play:
    """The lead that gains most. The bidder draws trumps first; then come the doubles and what else
    cannot be beaten, and the offs at the end."""
    sight: FortyTwoSight = reading.sight
    drawing = (
        reading.drawing() if sight.seat == namer(sight.bought.seat, sight.bought.bid) else None
    )
    if drawing is not None and not risks_count(reading, drawing):
        return drawing
    stakes = Stakes.of(sight)

    def gain(play: Play) -> float:
        index = INDEX[play.piece]
        suit = reading.suits.suit_led(index)
        values = stakes.values(reading, 1 + WORTH[index] + COMPANY * len(reading.after))
        cost = 1.0 if BIT[play.piece] & reading.suits.trumps else COST
        return reading.prospect(values, suit, sight.seat, index) - cost * keep(reading, index)

    return max(reading.plays, key=gain)


# --- bidding and naming trump -----------------------------------------------------------------

ASKED: Final = 0.55
"""The chance that a bid of a number has to have."""

SAFE: Final = 0.72
"""The chance that a number has to have to be bid higher than it must be."""

MARK: Final = 0.66
"""The chance that a bid of a mark has to have."""

MORE: Final = 0.12
"""How much more it takes for each further mark."""

SPECIAL: Final = (0.0, 0.0, 0.0, 0.27, 0.37, 0.5, 0.7, 0.95)
"""How often a plunge or splash is made, by the doubles held: of some 1,000 that were forced; with
more than five hardly any were dealt."""

OVER_PARTNER: Final = 0.92
"""The chance that a bid of marks has to have over one's own partner's number."""

NERVE: Final = 4
"""How far, in hundredths, what it asks for varies from hand to hand."""

DARING: Final = 4
"""How far what a bold or a careful player asks for is from that."""


def likely(looks: Looks, held: int, bid: str) -> float:
    """The chance that ``bid`` is made with the tiles ``held``, at sight."""
    if bid in SPECIALS:
        return SPECIAL[(held & DOUBLES).bit_count()]
    return logistic(looks.of(held, bid))


def bid_at_sight(
    looks: Looks, auction: Auction, held: int, nerve: float = 0.0, eager: float = 0.0
) -> str:
    """What the seat in turn of ``auction`` says with the tiles ``held``: the lowest bid that does,
    or a higher one that is safe, so that others do not go over it so easily; the shaker, who speaks
    last, no more than it must. Over its partner only where all tricks are as good as sure, and over
    no plunge nor splash of its. ``nerve``: how much less likely a bid may be; ``eager``: the same
    of a number over the others' bid."""
    options, standing = auction.open_bids(), auction.standing
    last = len(auction.said) == auction.seats.count - 1
    over_partner = standing is not None and standing.seat == partner(auction.turn)
    if over_partner and standing is not None and marks(standing.bid):
        return options[0]
    found = options[0]
    for bid in options:
        if bid == PASS:
            continue
        count = marks(bid)
        if not count and over_partner:
            continue
        asked = MARK + MORE * (count - 1) if count else ASKED if found == PASS else SAFE
        if over_partner:
            asked = OVER_PARTNER
        elif standing is not None and not count:
            asked -= eager
        if last and found != PASS and stake(bid) == stake(found):
            continue
        if likely(looks, held, bid) >= asked - nerve:
            found = bid
    return found


def choose_bid(sight: FortyTwoSight, seed: int, temper: int = 0) -> Bid:
    """``seed`` sways it where a bid hangs in the balance, and ``temper``, 1 for a bold player and
    -1 for a careful one, always."""
    nerve = (arbitrary(seed, sight, 2 * NERVE + 1) - NERVE + DARING * temper) / 100
    forced = PASS not in sight.bidding.open_bids()
    looks = Looks(sight.rules, forced)
    return Bid(sight.seat, bid_at_sight(looks, sight.bidding, mask(sight.held), nerve))


def name_trump(sight: FortyTwoSight) -> NameTrump:
    """The trump at which the hand is worth most (T5.1, T5.2), or nel-o where that is likelier."""
    choices = {choice.trump: choice for choice in sight.legal if isinstance(choice, NameTrump)}
    held, calls = mask(sight.held), tuple(choices)
    return choices[likeliest(held, calls, needed(sight.bought.bid))[1]]


class Casual(NamedTuple):
    """Bids by trumps, doubles and offs; ``seed`` sways it where a bid hangs in the balance, and
    ``nerve``, 1 for a bold player and -1 for a careful one, always."""

    seed: int
    nerve: int = 0

    def with_temper(self, temper: int) -> Casual:
        """See ``Tempered``."""
        return self._replace(nerve=temper)

    def choose(self, sight: FortyTwoSight) -> Choice:
        """One of ``sight.legal``; never a renege (T7.2)."""
        if len(sight.legal) == 1:
            return sight.legal[0]
        if sight.phase == "bid":
            return choose_bid(sight, self.seed, self.nerve)
        if sight.phase != "play":
            return name_trump(sight)
        reading = read(sight)
        if sight.low:
            return duck(reading) if reading.bidding else expose(reading)
        return lead(reading) if sight.suit is None else follow(reading, sight.suit)
