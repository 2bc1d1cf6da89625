"""A casual player: rules of thumb for the exchange, the trump, leading and following."""

from __future__ import annotations

from typing import NamedTuple

from moon_desktop.engine.entries import Play
from moon_desktop.engine.pieces import BIT, ENDS, INDEX, mask, pips
from moon_desktop.games.auction.entries import HAND_SIZE, Choice, Exchange, NameTrump
from moon_desktop.games.moon.entries import MoonSight
from moon_desktop.games.moon.players.casual_bidding import choose_bid
from moon_desktop.games.moon.players.strength import Strength
from moon_desktop.players.ducking import duck, expose
from moon_desktop.players.player import arbitrary
from moon_desktop.players.reading import CardKnowledge, read

DISCARDED_PIP = 0.001
"""A pip's part: between discards equally good the higher tile goes, which is sooner led to."""


def exchange(sight: MoonSight) -> Exchange:
    """The discard that helps the contract least, with the trump it would be played at (M3.1).

    Where trump is named already it is that one (M3.2); for `under`, the most dangerous tile.
    """
    held = mask(sight.held)
    judge = Strength.of(sight.rules, sight.dice)

    def left(choice: Exchange) -> float:
        kept = held ^ BIT[choice.discard]
        if sight.low:
            return -judge.danger(kept)
        worths = judge.worths(kept)
        worth = max(worths) if sight.call is None else worths[judge.calls.index(sight.call)]
        return worth + DISCARDED_PIP * pips(choice.discard)

    return max([choice for choice in sight.legal if isinstance(choice, Exchange)], key=left)


def name_trump(sight: MoonSight) -> NameTrump:
    """The trump at which the hand is worth most, of those that may be named (M3.3)."""
    judge = Strength.of(sight.rules, sight.dice)
    worths = dict(zip(judge.calls, judge.worths(mask(sight.held)), strict=True))
    choices = [choice for choice in sight.legal if isinstance(choice, NameTrump)]
    return max(choices, key=lambda choice: worths[choice.trump])


LED = 0.85
"""How much of the chance to take a trick now is left for later."""

TRUMP = 0.45
"""The least that a trump is good for: it may ruff."""

STOPPERS = (0.3, 0.25, 0.12)
"""The least that a tile is good for that no, one or two tiles still out beat in its suit."""

PIP = 0.002
"""A pip's part: between tiles equally good the lower one goes."""


def keep(reading: CardKnowledge, index: int) -> float:
    """The chance, about, that tile ``index`` takes a trick if it is kept."""
    suits = reading.suits
    if suits.trumps >> index & 1:
        least = TRUMP
    else:
        suit = suits.suit_led(index)
        over = reading.unseen & reading.beaters[suit][index] & suits.followers[suit]
        count = over.bit_count()
        least = STOPPERS[count] if count < len(STOPPERS) else 0.0
    others = tuple([seat for seat in range(len(reading.may)) if seat != reading.sight.seat])
    led = max([reading.stands(others, suit, index) for suit in suits.leads[index]])
    return max(least, LED * led) + PIP * sum(ENDS[index])


SET = 2.0
"""What keeping a trick from a bidder is worth to a defender, in points, while the bid is open."""

DENIED = 0.1
"""What is left of that once the bid is made or set."""


def trick_values(reading: CardKnowledge) -> tuple[float, ...]:
    """What the trick is worth to the reader if seat 0, 1 … takes it.

    While the bid is open the defenders stand together against the bidder; once it is made or
    set each plays for its own tricks (M5.2), which count for nothing in marks (M5.5).
    """
    sight: MoonSight = reading.sight
    seats, contract = sight.seats, sight.contract
    mine = seats.members(seats.side(sight.seat))
    if reading.bidding:
        return tuple([1.0 if seat in mine else 0.0 for seat in range(seats.count)])
    taken = seats.by_side(sight.taken)[seats.side(contract.bidder)]
    undecided = contract.outcome(taken, HAND_SIZE - len(sight.tricks)) is None
    denied = SET if undecided else DENIED
    own = 0.0 if sight.rules.scoring == "marks" else 1.0
    return tuple(
        [
            0.0 if seat in reading.foes else denied + (own if seat in mine else 0.0)
            for seat in range(seats.count)
        ]
    )


def follow(reading: CardKnowledge, suit: int) -> Play:
    """The play that gains most: the trick it may take, less what its tile might take later."""
    sight: MoonSight = reading.sight
    values = trick_values(reading)
    ranks = reading.suits.strength[suit]
    top = reading.suits.best(sight.plays, suit)
    top_index = INDEX[top.piece]
    left = reading.prospect(values, suit, top.seat, top_index)

    def gain(play: Play) -> float:
        index = INDEX[play.piece]
        takes = ranks[index] > ranks[top_index]
        trick = reading.prospect(values, suit, sight.seat, index) if takes else left
        return trick - keep(reading, index) * values[sight.seat]

    plays = reading.plays
    return plays[0] if len(plays) == 1 else max(plays, key=gain)


COST = 0.6
"""How much a led tile costs of what it might take later: a winner led now is seldom lost."""


def lead(reading: CardKnowledge) -> Play:
    """The lead that gains most, its end named where it has to be (M4.5).

    The bidder's side draws trumps first and then holds its own back, to come in again.
    """
    plays = reading.plays
    trumps = reading.suits.trumps
    if reading.bidding:
        drawing = reading.drawing()
        if drawing is not None:
            return drawing
        plays = tuple([play for play in plays if not BIT[play.piece] & trumps]) or plays
    values = trick_values(reading)
    seat: int = reading.sight.seat

    def gain(play: Play) -> float:
        index = INDEX[play.piece]
        suit = reading.suits.suit_led(index, play.suit)
        trick = reading.prospect(values, suit, seat, index)
        return trick - COST * keep(reading, index) * values[seat]

    return max(plays, key=gain)


NERVE = 5
"""How far, in hundredths of the odds it asks for, its bidding varies from hand to hand."""
DARING = 7
"""How far a bold or a careful player's is from that of others."""


class Casual(NamedTuple):
    """Counts tiles and bids what it holds; ``seed`` sways it where a bid hangs in the balance, and
    ``nerve``, 1 for a bold player and -1 for a careful one, always."""

    seed: int
    nerve: int = 0

    def with_temper(self, temper: int) -> Casual:
        """See ``Tempered``."""
        return self._replace(nerve=temper)

    def choose(self, sight: MoonSight) -> Choice:
        """One of ``sight.legal``; never a renege (M4.8)."""
        if len(sight.legal) == 1:
            return sight.legal[0]
        match sight.phase:
            case "bid":
                swayed = arbitrary(self.seed, sight, 2 * NERVE + 1) - NERVE
                return choose_bid(sight, (swayed + DARING * self.nerve) / 100)
            case "widow":
                return exchange(sight)
            case "trump":
                return name_trump(sight)
        reading = read(sight)
        if sight.low:
            return duck(reading) if reading.bidding else expose(reading)
        return lead(reading) if sight.suit is None else follow(reading, sight.suit)
