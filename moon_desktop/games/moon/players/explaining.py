"""Why the best choice of an advice on Moon is the best: bids, the exchange, and all the rest."""

from __future__ import annotations

from typing import Literal, TypeAlias

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid, Choice
from moon_desktop.engine.pieces import BIT, INDEX, mask
from moon_desktop.engine.suits import Suits
from moon_desktop.games.auction.contract import Contract
from moon_desktop.games.auction.entries import Exchange
from moon_desktop.games.dominoes.players import reasons
from moon_desktop.games.dominoes.players.explaining import Explaining
from moon_desktop.games.dominoes.players.holding import beaten_by
from moon_desktop.games.dominoes.players.reasons import Because, Explained
from moon_desktop.games.moon.contract import contract_of, stake
from moon_desktop.games.moon.entries import MoonSight
from moon_desktop.players.advice import Advice, Worth

UNDER = "under"

Why: TypeAlias = Literal[
    reasons.Why, reasons.Fact,
    # the auction
    "no-higher",
    # the widow
    "danger", "keeps-trumps", "keeps-doubles", "spare",
]  # fmt: skip
"""All that may be said of Moon. In the auction ``no-higher``: ``bid``, the next
above, is worth less.

Of discards: ``danger`` (of ``under``): ``number`` tiles still out are all that could take a trick
led with it. ``keeps-trumps``: all ``number`` trumps, of ``suit``, stay; ``keeps-doubles``: all
``number`` doubles. ``spare``: the tile missed least."""


class MoonExplaining(Explaining[MoonSight]):
    """With the exchange, and bids one above another."""

    def contract(self, bid: str, call: str) -> Contract:
        return contract_of(self.sight.rules, Bid(self.sight.seat, bid), call)

    def meant(self, call: str) -> str:
        return self.sight.rules.meant(call)

    def call_of(self, worth: Worth) -> str | None:
        call: str | None = worth.plan
        return call

    def rests_on(self, bid: str, call: str) -> tuple[Because, ...]:
        return (self.holds(bid, call),) if call == UNDER else super().rests_on(bid, call)

    def bid(self) -> Because:
        sight, best = self.sight, self.advice.best
        worths = self.advice.worths
        order = [worth.choice.bid for worth in worths if worth.choice.bid != PASS]
        missing = sight.ledger.terms.target - sight.ledger.scores[sight.seats.side(sight.seat)]
        enough = [
            b for b in order if missing <= (1 if sight.rules.scoring == "marks" else stake(b))
        ]
        must = all(worth.choice.bid != PASS for worth in worths)
        because = reasons.why_bid(self.advice, wins_game=enough[:1] == [best.bid], must=must)
        if because.why in ("best-bid", "least"):
            wins = {worth.choice.bid: worth.win for worth in worths}
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
        holds = self.holds(bid, meant)
        # What is beside the trumps is told by the tile that goes.
        facts.append(holds._replace(holding=holds.holding._replace(walk=(), offs=())))
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
