"""Why the best choice of an advice on Moon is the best: bids, the exchange, and all the rest."""

from __future__ import annotations

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid, Choice
from moon_desktop.engine.pieces import BIT, INDEX, mask
from moon_desktop.engine.suits import Suits
from moon_desktop.games.auction.contract import Contract
from moon_desktop.games.auction.entries import Exchange
from moon_desktop.games.dominoes.players.explaining import Explaining, beaten_by
from moon_desktop.games.dominoes.players.reasons import Because, Explained
from moon_desktop.games.moon.contract import contract_of, stake
from moon_desktop.games.moon.entries import MoonSight
from moon_desktop.players.advice import ActionValue, Advice

UNDER = "under"


class MoonExplaining(Explaining[MoonSight]):
    """With the exchange, and bids one above another."""

    def contract(self, bid: str, call: str) -> Contract:
        return contract_of(self.sight.rules, Bid(self.sight.seat, bid), call)

    def meant(self, call: str) -> str:
        return self.sight.rules.meant(call)

    def call_of(self, worth: ActionValue) -> str | None:
        call: str | None = worth.plan
        return call

    def rests_on(self, bid: str, call: str) -> tuple[Because, ...]:
        return (self.holds(bid, call),) if call == UNDER else super().rests_on(bid, call)

    def wins_game(self, bid: str) -> bool:
        """A higher one than it takes is not told so."""
        sight = self.sight
        missing = sight.rules.target - self.score
        in_marks = sight.rules.scoring == "marks"
        enough = (b for b in self._order() if missing <= (1 if in_marks else stake(b)))
        return next(enough, None) == bid

    def _order(self) -> list[str]:
        """The bids open but to pass, upwards."""
        return [one.choice.bid for one in self.advice.worths if one.choice.bid != PASS]

    def bid(self) -> Because:
        best, because = self.advice.best, super().bid()
        if because.why in ("best-bid", "least"):
            wins = {worth.choice.bid: worth.win for worth in self.advice.worths}
            order = self._order()
            above = order[order.index(best.bid) + 1 :]
            if above and above[0].isdigit() and wins[above[0]] < wins[best.bid]:
                return Because("no-higher", bid=above[0])
        return because

    def settling(self, choice: Choice) -> tuple[Because, ...]:
        """What speaks for a discard, to play at the trump that is planned, and the reason."""
        assert isinstance(choice, Exchange)
        sight, trump = self.sight, self.call_of(self.advice.of(choice))
        held, bit, bid = mask(sight.held), BIT[choice.discard], sight.bought.bid
        call = sight.call or trump
        if not sight.low and (call is None or call == UNDER):
            return (Because("spare"),)
        meant = "" if call is None or sight.low else self.meant(call)
        suits = self.contract(bid, meant).suits
        number = beaten_by(choice.discard, sight.rules.set & ~held, suits)
        if sight.low:
            return (Because("danger", tile=choice.discard, number=number),)
        facts = [Because("call", bid=bid, call=meant)] if sight.call is None else []
        holds = self.holding(bid, meant)
        # What is beside the trumps is told by the tile that goes.
        facts.append(Because("holding", holding=holds._replace(walk=(), offs=())))
        if number and not bit & suits.trumps:
            suit = suits.suit_led(INDEX[choice.discard])
            facts.append(Because("beaten-by", suit=suit, number=number))
        return *facts, self._spared(choice, held & ~bit, suits)

    def _spared(self, choice: Exchange, left: int, suits: Suits) -> Because:
        """Why the tile is laid away that leaves the tiles ``left``."""
        kept, bit = left & suits.trumps, BIT[choice.discard]
        if not bit & suits.trumps and kept:
            for suit in suits.leads[INDEX[choice.discard]]:
                if not left & suits.followers[suit]:
                    return Because("voids", suit=suit)
            if kept.bit_count() > 1:
                return Because("keeps-trumps", suit=suits.trump_suit, number=kept.bit_count())
        doubles = [tile for tile in self.sight.held if tile[0] == tile[-1]]
        if doubles and choice.discard not in doubles:
            return Because("keeps-doubles", number=len(doubles))
        return Because("spare")


def explained(advice: Advice) -> Explained:
    """Why the best choice of ``advice`` is the best."""
    return MoonExplaining(advice).explained()
