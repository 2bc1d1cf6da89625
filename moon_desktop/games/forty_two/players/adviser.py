"""The adviser of Texas 42: what plays come to, and which bids, calls and plays are sound, which
better."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Choice
from moon_desktop.engine.pieces import mask
from moon_desktop.games.auction.entries import NameTrump
from moon_desktop.games.dominoes.players import weighing
from moon_desktop.games.dominoes.players.adviser import Adviser
from moon_desktop.games.dominoes.players.weighing import Candidate
from moon_desktop.games.forty_two.contract import SPECIALS, WORTH, marks, needed, stake
from moon_desktop.games.forty_two.entries import FortyTwoSight
from moon_desktop.games.forty_two.players.bid_inference import FortyTwoInference, possible_deals_of
from moon_desktop.games.forty_two.players.buying import Bids, Call
from moon_desktop.games.forty_two.players.casual import Casual
from moon_desktop.games.forty_two.players.payoffs import CountTally, Payoffs
from moon_desktop.games.forty_two.players.sense import FAULTS, LEVEL, gives_away, misleads
from moon_desktop.games.forty_two.players.strength import FEW, suit_length
from moon_desktop.games.forty_two.rules import partner
from moon_desktop.players.advice import ActionValue, Prospect
from moon_desktop.players.possible_deals import PossibleDeals
from moon_desktop.players.reading import read
from moon_desktop.players.sampling import WeightedDeal


class Plays(weighing.Plays[FortyTwoSight, CountTally]):
    """The plays of Texas 42."""

    counts = WORTH

    def __init__(self, sight: FortyTwoSight) -> None:
        contract = sight.contract
        self._payoffs = Payoffs(sight)
        self._has = 0 if contract.low else sight.counted[sight.seats.side(contract.bidder)]
        # In marks it is all one how much more a bid is made by, and to find it out takes longest.
        lacks = contract.needed - self._has
        marks = sight.rules.scoring == "marks" and lacks > 0
        super().__init__(sight, 1 if contract.low else lacks if marks else None)

    def tally(self) -> CountTally:
        return CountTally()

    def offended(self) -> Prospect:
        return self._payoffs.offended()

    def add(
        self, tally: CountTally, deals: Sequence[WeightedDeal], won: Sequence[int], first: int
    ) -> None:
        for number, deal in enumerate(deals, first):
            count = self._has + won[number]
            tally.add(self._payoffs.of(self.sight.contract, count), deal.weight, count)


COUNT: Final = 0.001
"""What a count more is worth beside the chance to win the game, to tell plays apart that make or
set the bid as often: nobody knows how the others will play."""


HIGHER: Final = 0.003
"""How much oftener a bid has to win the game than a lower one, for each that it needs more; the
lowest so much oftener than a pass."""

DEARER: Final = 0.02
"""The same of a bid that has more at stake: what looks best of many is seldom as good. And over the
partner's, of one that is ``SURE``."""

CLEAR: Final = 0.035
"""The same over the partner's bid."""

LIKELY: Final = 0.5
"""How often a bid has to be made, unless the game is as good as lost with a pass."""

OPENING: Final = 0.55
"""The same of the first bid: those that were made less often lost more than was told of them."""

SOUND: Final = 0.58
"""How often the lowest bid has to be made for a hand to be opened that wins hardly less often, by
``TRUST`` at the most, than a pass: who hears a pass from its partner counts on nothing."""

TRUST: Final = 0.01

BOLD: Final = 1.07
"""How many times as often as a pass a bid wins the game that is not ``LIKELY``."""

TRUSTED: Final = 0.68
"""How often a bid over the partner's has to be made."""

SURE: Final = 0.75
"""How often one that gains less than ``CLEAR``."""

SMALL: Final = 0.2
"""The part of such gains that does for a bid that is ``SURE``: it keeps the others out."""

NEAR: Final = 0.03
"""Calls that are made as often but for so much, and but for ``LEVEL`` where the best has fewer than
``FEW`` trumps, differ by how many trumps there are: what more deals would tell, nobody sees."""


def _gain(before: str, higher: str, lowest: str) -> float:
    """How much oftener one bid has to win the game than the one ``before`` it; ``lowest``: what
    could be bid."""
    if before == PASS:
        return DEARER if marks(higher) else HIGHER * (1 + needed(higher) - needed(lowest))
    if stake(higher) > stake(before):
        return DEARER
    return HIGHER * (needed(higher) - needed(before))


class FortyTwoAdviser(Adviser[FortyTwoSight]):
    """Plays for the game, and where that tells nothing for the count; ``reads``: whether the plays
    of the others tell it something of their tiles."""

    same = 0.0015
    bids_at_once = 8
    halvings = (32, 64)

    def __init__(self, sight: FortyTwoSight, reads: bool = True) -> None:
        super().__init__(sight)
        self._reads = reads

    def worlds(self) -> PossibleDeals:
        return possible_deals_of(self.sight)

    def inference(self) -> FortyTwoInference:
        return FortyTwoInference(self.sight, self._reads)

    def plays(self) -> Plays:
        return Plays(self.sight)

    def bids(self) -> Bids:
        return Bids(self.sight)

    def contracts(self) -> list[Candidate]:
        payoffs = Payoffs(self.sight)
        return [Call(payoffs, one) for one in self.sight.legal if isinstance(one, NameTrump)]

    def settled(self, finalists: Sequence[Candidate]) -> Candidate:
        """The longest suit of those that are made about as often; nel-o where it is the best."""
        best = finalists[0]
        most, held = best.worth().made or 0.0, mask(self.sight.held)

        def length(one: Candidate) -> int:
            assert isinstance(one.choice, NameTrump)
            return suit_length(held, one.choice.trump)

        apart = NEAR if length(best) >= FEW else LEVEL
        near = [one for one in finalists if most - (one.worth().made or 0.0) <= apart]
        return max(near, key=length) if length(best) else best

    def good(self, worth: ActionValue) -> float:
        sight = self.sight
        # What is counted at nel-o is no count: of calls it tells nothing.
        if sight.phase != "play":
            return worth.win
        ours = sight.seats.side(sight.bought.seat) == sight.seats.side(sight.seat)
        count = 0.0 if worth.plan is None else worth.plan.mean
        return worth.win + COUNT * (count if ours else -count)

    def thumb(self) -> Choice:
        return Casual(0).choose(self.sight)

    def sound(self, worths: list[ActionValue]) -> list[ActionValue]:
        """Of bids only such as gain on a lower one, and are likely or bold with reason; of plays
        none that renege, no lead of a trump that misleads, and no fault for nothing.
        """
        unsound = self.unsound(worths)
        allowed = [one for one in worths if one.choice not in unsound]
        if self.sight.phase == "bid":
            return self._sound_bids(allowed)
        reading = read(self.sight)
        plays = [play for play in reading.plays if not misleads(reading, play)]
        allowed = [one for one in allowed if one.choice in plays]
        best = max(allowed, key=self.good)
        for fault, level in () if self.sight.low else FAULTS.items():
            faulty = [play for play in plays if fault(reading, play)]
            spared = [one for one in allowed if one.choice not in faulty]
            if any(abs((one.made or 0.0) - (best.made or 0.0)) <= level for one in spared):
                allowed = spared
        return allowed

    def _sound_bids(self, worths: list[ActionValue]) -> list[ActionValue]:
        auction, marked = self.sight.bidding, self.sight.rules.scoring == "marks"
        opening = auction.standing is None
        last = len(auction.said) == auction.seats.count - 1
        first, bids = worths[0], [one for one in worths if one.choice.bid != PASS]
        found, lowest = worths[:1], (bids or worths)[0].choice.bid
        for higher in worths[1:]:
            made, bid = higher.made or 0.0, higher.choice.bid
            before = max(found, key=self.good)
            if first.choice.bid == PASS and opening and bid == lowest and not marks(bid):
                if made >= SOUND and higher.win >= first.win - TRUST:
                    found = [higher]
                    continue
            # Whom nobody can top wins no more with a higher number.
            elif last and marked and bid != lowest and stake(bid) == stake(lowest):
                continue
            gain = _gain(before.choice.bid, bid, lowest) * (SMALL if made >= SURE else 1.0)
            clear = made >= (OPENING if opening else LIKELY) or higher.win >= BOLD * first.win
            if clear and higher.win > before.win + gain:
                found.append(higher)
        return found

    def unsound(self, worths: list[ActionValue]) -> tuple[Choice, ...]:
        """Count thrown on the others' trick: with all tiles seen it may come to the same, and
        nobody would think so who plays. And bids over the partner's without a clear gain, any of
        them over its plunge or splash."""
        sight = self.sight
        if sight.phase == "bid":
            standing = sight.bidding.standing
            if standing is None or standing.seat != partner(sight.seat):
                return ()
            clear = [
                one
                for one in worths[1:]
                if standing.bid not in SPECIALS
                and (one.made or 0.0) >= TRUSTED
                and one.win - worths[0].win >= (DEARER if (one.made or 0.0) >= SURE else CLEAR)
            ]
            return tuple([one.choice for one in worths[1:] if one not in clear])
        if sight.low:
            return ()
        reading = read(sight)
        return tuple([play for play in reading.plays if gives_away(reading, play)])
