"""Why the best choice of an advice on Texas 42 is the best."""

from __future__ import annotations

from moon_desktop.engine.entries import Bid
from moon_desktop.engine.pieces import INDEX, mask
from moon_desktop.games.auction.contract import Contract
from moon_desktop.games.auction.entries import NameTrump
from moon_desktop.games.dominoes.players.explaining import Explaining
from moon_desktop.games.dominoes.players.reasons import Because, Explained
from moon_desktop.games.forty_two.contract import SPECIALS, WORTH, contract_of, stake, worth
from moon_desktop.games.forty_two.entries import FortyTwoSight
from moon_desktop.games.forty_two.players.strength import DOUBLES
from moon_desktop.players.advice import ActionValue, Advice


class FortyTwoExplaining(Explaining[FortyTwoSight]):
    """With what tiles count, and what a plunge or a splash leaves to the partner."""

    counts = WORTH

    def contract(self, bid: str, call: str) -> Contract:
        return contract_of(self.sight.rules, Bid(self.sight.seat, bid), call)

    def call_of(self, worth: ActionValue) -> str | None:
        return None if worth.plan is None else worth.plan.call

    def wins_game(self, bid: str) -> bool:
        rules = self.sight.rules
        gain = stake(bid) if rules.scoring == "marks" else worth(bid)
        return self.score + gain >= rules.target

    def must_bid(self) -> bool:
        """And the bid will rather be set."""
        return super().must_bid() and (self.advice.of(self.advice.best).made or 0.0) < 0.5

    def rests_on(self, bid: str, call: str) -> tuple[Because, ...]:
        held = self.sight.held
        if not call:
            return (Because("partner-names", number=(mask(held) & DOUBLES).bit_count()),)
        facts = super().rests_on(bid, call)
        number = sum(WORTH[INDEX[tile]] for tile in held)
        if number and not self.contract(bid, call).low:
            return *facts, Because("counters", number=number)
        return facts

    def trump(self, choice: NameTrump) -> tuple[Because, ...]:
        special = SPECIALS.get(self.sight.bought.bid)
        facts = () if special is None else (Because("partner-holds", number=special.doubles),)
        return *facts, *super().trump(choice)


def explained(advice: Advice) -> Explained:
    """Why the best choice of ``advice`` is the best."""
    return FortyTwoExplaining(advice).explained()
