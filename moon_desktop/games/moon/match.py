"""Moon: what is its own in the flow of a match in which hands are bought."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from moon_desktop.engine.bidding import Ladder
from moon_desktop.engine.dealing import rolled
from moon_desktop.engine.entries import Bid, Consequence, Entry
from moon_desktop.engine.illegal import Illegal, Reason
from moon_desktop.engine.match import Dealing, Over, Playing
from moon_desktop.engine.pieces import BIT, Tile, tiles
from moon_desktop.engine.tricks import Tricks
from moon_desktop.games.auction.contract import Bidding, Contract, Exchanging, Hand, Naming
from moon_desktop.games.auction.entries import (
    HAND_SIZE,
    Choice,
    DealtOut,
    Exchange,
    NameTrump,
    hands_of,
)
from moon_desktop.games.auction.match import AuctionIds, AuctionMatch
from moon_desktop.games.moon.contract import (
    DOUBLE_BLANK,
    contract_of,
    follows_blanks,
    ladder,
    must_lead,
    open_calls,
    passed_hand,
    refusal,
    refused_bid,
    score_hand,
)
from moon_desktop.games.moon.entries import Deal, HandOver, MoonReason, TimeUp
from moon_desktop.games.moon.rules import MoonRules

_IDS: Final = AuctionIds(
    over="M6", draw="M1.3", deal="M1.4", size="M1.1", pieces="M1.1", bid="M2.1", order="M3.2",
    call="M3.3", exchange="M3.1", lead="M4.1", play="M4.1", follow="M4.3",
    end="M4.5",
)  # fmt: skip
_FOUR: Final = replace(_IDS, size="M1.2", pieces="M1.2")


class Moon(AuctionMatch[MoonRules, HandOver]):
    """A match of Moon at one moment."""

    __slots__ = ()

    @property
    def ids(self) -> AuctionIds:
        return _IDS if self.rules.seats == 3 else _FOUR

    @property
    def set(self) -> int:
        return self.rules.set

    # --- the deal (M1.1, M1.2, M3.9) --------------------------------------------------------

    def deal(self, number: int, dealer: int, order: list[Tile], seed: int) -> Deal:
        dice = rolled(seed, "dice", number) if self.rules.aggie_dice else None
        widow = order[-1] if self.rules.has_widow else None
        return Deal(number, dealer, dice, hands_of(order, self.rules.seats), widow)

    def hands(self, deal: DealtOut) -> tuple[tuple[Tile, ...], ...]:
        """Those of the seats, and the widow."""
        rules = self.rules
        dice = deal.dice
        if (dice is not None) != rules.aggie_dice or not all(1 <= die <= 6 for die in dice or ()):
            raise Illegal(deal, Reason.IMPOSSIBLE, "M3.9")
        if (deal.widow is not None) != rules.has_widow:
            raise Illegal(deal, Reason.IMPOSSIBLE, self.ids.size)
        return deal.hands if deal.widow is None else (*deal.hands, (deal.widow,))

    def sizes(self, dealer: int) -> tuple[int, ...]:
        return (HAND_SIZE,) * self.rules.seats + (1,) * self.rules.has_widow

    # --- what is bought ---------------------------------------------------------------------

    def ladder(self) -> Ladder:
        return ladder(self.rules)

    def contract(self, bought: Bid, call: str | None) -> Contract:
        return contract_of(self.rules, bought, call)

    def settling(self, hand: Hand) -> Exchanging | Naming | Playing:
        """Trump and exchange, in their order (M3.2), and then the tricks."""
        if hand.contract is None and hand.bid == "under":
            hand = hand._replace(contract=self.contract(hand.bought, None))
        contract, widow = hand.contract, None if hand.discard is not None else hand.deal.widow
        early = self.rules.widow_timing == "before-trump"
        if widow is not None and (early or contract is not None):
            hand = hand.exchanged(widow)
            # Who called blanks keeps the double blank (M3.8).
            called = contract is not None and follows_blanks(self.rules, contract.call)
            kept = DOUBLE_BLANK if called else 0
            return Exchanging(hand, tiles(hand.held[hand.bidder] & ~kept))
        if contract is None:
            bidder = hand.bidder
            return Naming(hand, bidder, open_calls(self.rules, hand.held[bidder], hand.deal.dice))
        return self.begin_play(hand)

    def must_lead(self, contract: Contract, held: int) -> int:
        return must_lead(self.rules, contract, held)

    def refused(self, choice: Choice) -> Illegal:
        if isinstance(self.phase, Bidding) and isinstance(choice, Bid):
            return refused_bid(self.rules, self.phase.auction, choice)
        hand: Hand = self.phase.hand
        held, dice = hand.held[hand.bidder], hand.deal.dice
        match choice:
            case Exchange(_, tile) if not BIT.get(tile, 0) & held:
                return Illegal(choice, Reason.NOT_HELD, "M3.1", tile=tile)
            case Exchange():
                return Illegal(choice, MoonReason.KEEP_DOUBLE_BLANK, "M3.8")
            case NameTrump(_, call):
                refused = refusal(self.rules, held, dice, call)
                reason, rule = refused or (Reason.TRUMP_NOT_OPEN, "M3.3")
                return Illegal(choice, reason, rule, trump=call, dice=dice)
        contract = hand.played_for
        if follows_blanks(self.rules, contract.call):
            return Illegal(choice, MoonReason.LEAD_DOUBLE_BLANK, "M3.8")
        return Illegal(choice, Reason.LEAD_TRUMP, "M4.6", trump=contract.call)

    # --- its end ----------------------------------------------------------------------------

    def decided(self, hand: Hand, tricks: Tricks) -> bool:
        """M4.7."""
        contract = hand.played_for
        if not (contract.low or self.rules.stop_when_set):
            return False
        return contract.decided(tricks, self.rules.table) == "set"

    def passed(self) -> HandOver:
        return passed_hand(self.rules, self.ledger)

    def scored(self, hand: Hand, tricks: Tricks, offender: int | None) -> HandOver:
        return score_hand(self.rules, self.ledger, hand.played_for, tricks.taken, offender)

    @property
    def time_up(self) -> TimeUp | None:
        """At any time of a timed match after its first deal (M6.3)."""
        timed = self.ledger.terms.kind == "timed" and not self.ledger.time_up
        return TimeUp() if timed and self.number and not self.over else None

    def out_of_order(self, entry: Entry) -> tuple[Moon, tuple[Consequence, ...]]:
        if not isinstance(entry, TimeUp):
            return super().out_of_order(entry)
        if self.time_up is None:
            raise Illegal(entry, Reason.IMPOSSIBLE, "M6.3")
        ledger = self.ledger._replace(time_up=True)
        after, won = self._replace(ledger=ledger), ledger.match_winner()
        if won is None or not isinstance(self.phase, Dealing) or self.phase.last is None:
            return after, ()
        return after._replace(phase=Over(self.phase.last)), (won,)


start: Final = Moon.start
"""A new match under rules, before the draw for dealer."""
