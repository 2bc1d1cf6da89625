"""A casual player: what a good aunt teaches about trumps, doubles, offs and the count."""

from __future__ import annotations

from typing import Final, NamedTuple

from moon_desktop.engine.entries import Play
from moon_desktop.engine.pieces import BIT, ENDS, INDEX
from moon_desktop.games.auction.entries import Choice
from moon_desktop.games.forty_two.contract import ALL, WORTH, namer, needed
from moon_desktop.games.forty_two.entries import FortyTwoSight
from moon_desktop.games.forty_two.players.strength import DOUBLES
from moon_desktop.players.ducking import duck, expose
from moon_desktop.players.reading import Reading, read

DECIDES: Final = 12.0
"""What it is worth, in count, that a trick makes the bid or sets it."""

COMPANY: Final = 1.5
"""The count that the tiles still to fall into a trick bring on average, each seat's."""


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

    def values(self, reading: Reading, count: float) -> tuple[float, ...]:
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


TRUMP: Final = (4.0, 2.5, 1.5)
"""The least that a trump is good for later that none, one, or more still out beat."""

STOPPER: Final = 0.4
"""The same for a tile beside them that one still out beats."""

LOST: Final = 0.5
"""How much of its own count is lost with a tile that cannot take a trick, if it is kept."""

PIP: Final = 0.01
"""A pip's part: between tiles equally good the lower one goes."""


def keep(reading: Reading, index: int) -> float:
    """What tile ``index`` may bring its side, in count, if it is kept: doubles to lead, trumps."""
    suits = reading.suits
    suit, own = suits.suit_led(index), WORTH[index]
    over = (reading.unseen & reading.beaters[suit][index] & suits.followers[suit]).bit_count()
    pips = PIP * sum(ENDS[index])
    if suits.trumps >> index & 1:
        return TRUMP[min(over, len(TRUMP) - 1)] + pips
    if over:
        return (STOPPER if over == 1 else 0.0) - LOST * own + pips
    stands = reading.stands(reading.foes, suit, index)
    return stands * (1 + own + COMPANY) - (1 - stands) * LOST * own + pips


def follow(reading: Reading) -> Play:
    """The play that gains most: the count that goes with the trick, less what its tile may bring
    later. Count falls to a partner who has the trick for sure, and to no foe."""
    sight: FortyTwoSight = reading.sight
    suit = sight.suit
    assert suit is not None
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


def gives_away(reading: Reading, play: Play) -> bool:
    """Whether ``play`` throws count on a trick that the foes have for sure, while a tile that
    counts nothing, and is neither trump nor double, could have been thrown."""
    suit, index = reading.sight.suit, INDEX[play.piece]
    if suit is None or not WORTH[index]:
        return False
    top = reading.suits.best(reading.sight.plays, suit)
    beating = reading.beaters[suit][INDEX[top.piece]]
    if top.seat not in reading.foes or BIT[play.piece] & beating:
        return False
    if any(reading.may[seat] & beating for seat in reading.after if seat not in reading.foes):
        return False
    kept = reading.suits.trumps | DOUBLES
    return any(
        not WORTH[INDEX[other.piece]] and not BIT[other.piece] & kept for other in reading.plays
    )


COST: Final = 0.6
"""How much a led tile costs of what it might bring later: a winner led now is seldom lost. A trump
costs it all: it would come in again."""


def lead(reading: Reading) -> Play:
    """The lead that gains most. The bidder draws trumps first; then come the doubles and what else
    cannot be beaten, and the offs at the end."""
    sight: FortyTwoSight = reading.sight
    drawing = (
        reading.drawing() if sight.seat == namer(sight.bought.seat, sight.bought.bid) else None
    )
    if drawing is not None and not _risks_count(reading, drawing):
        return drawing
    stakes = Stakes.of(sight)

    def gain(play: Play) -> float:
        index = INDEX[play.piece]
        suit = reading.suits.suit_led(index)
        values = stakes.values(reading, 1 + WORTH[index] + COMPANY * len(reading.after))
        cost = 1.0 if BIT[play.piece] & reading.suits.trumps else COST
        return reading.prospect(values, suit, sight.seat, index) - cost * keep(reading, index)

    return max(reading.plays, key=gain)


def _risks_count(reading: Reading, trump: Play) -> bool:
    index = INDEX[trump.piece]
    suit = reading.suits.suit_led(index)
    return bool(WORTH[index] and reading.unseen & reading.beaters[suit][index])


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
        if sight.phase != "play":
            # Loaded where it is needed: of a hand's choices few are bids and calls.
            from moon_desktop.games.forty_two.players.casual_bidding import choose_bid, name_trump

            if sight.phase == "bid":
                return choose_bid(sight, self.seed, self.nerve)
            return name_trump(sight)
        reading = read(sight)
        if sight.low:
            return duck(reading) if reading.bidding else expose(reading)
        return follow(reading) if sight.plays else lead(reading)
