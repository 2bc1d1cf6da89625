"""Texas 42: the flow of a hand, a game and a match, made of the engine's parts."""

from __future__ import annotations

from typing import NamedTuple

from moon_desktop.engine.bidding import PASS, Auction
from moon_desktop.engine.dealing import Drawing
from moon_desktop.engine.entries import Bid, Consequence, Draw, Entry, Play
from moon_desktop.engine.illegal import Illegal, Reason
from moon_desktop.engine.ledger import Ledger
from moon_desktop.engine.pieces import FULL_SET, pips, tiles
from moon_desktop.games.forty_two import nel_o
from moon_desktop.games.forty_two.bids import ladder, namer, shut
from moon_desktop.games.forty_two.checks import chance_due, check_play, dealt_hands, playable
from moon_desktop.games.forty_two.contract import (
    contract_of,
    open_calls,
    passed_hand,
    score_hand,
)
from moon_desktop.games.forty_two.count import TRICKS
from moon_desktop.games.forty_two.entries import Choice, Deal, HandOver, NameTrump
from moon_desktop.games.forty_two.phases import (
    Bidding,
    Dealing,
    Hand,
    Naming,
    Over,
    Phase,
    Playing,
)
from moon_desktop.games.forty_two.rules import TABLE, FortyTwoRules
from moon_desktop.games.forty_two.sight import FortyTwoSight, sight_of


class FortyTwo(NamedTuple):
    """A match of Texas 42 at one moment. ``number`` is that of the hand last dealt."""

    rules: FortyTwoRules
    ledger: Ledger
    phase: Phase
    number: int = 0

    @staticmethod
    def start(rules: FortyTwoRules) -> FortyTwo:
        """A new match, before the draw for shaker."""
        ledger = Ledger.opened(rules.terms, TABLE.sides)
        return FortyTwo(rules, ledger, Drawing((), tuple(range(TABLE.count))))

    def after(self, entry: Entry) -> tuple[FortyTwo, tuple[Consequence, ...]]:
        """The match after a chance or a choice, and the consequences that follow from it.

        Raises Illegal for what cannot stand here.
        """
        match self.phase, entry:
            case Playing() as phase, Play():
                return self._played(phase, entry)
            case Bidding() as phase, Bid():
                return self._bid(phase, entry)
            case Naming() as phase, NameTrump():
                return self._named(phase, entry), ()
            case Dealing() as phase, Deal():
                return self._dealt(phase, entry), ()
            case Drawing() as phase, Draw():
                return self._drawn(phase, entry), ()
            case Over(), _:
                raise Illegal(entry, Reason.OVER, "T8.4")
            case _:
                raise Illegal(entry, Reason.NOT_NOW, "T1", turn=self.turn)

    @property
    def turn(self) -> int | None:
        """The seat that is to choose, or None where a chance is due or the match is over."""
        match self.phase:
            case Playing(tricks=tricks):
                return tricks.turn
            case Bidding(auction=auction):
                return auction.turn
            case Naming(namer=seat):
                return seat
            case _:
                return None

    def legal(self) -> tuple[Choice, ...]:
        """Every choice open to the seat in turn; empty where a chance is due."""
        match self.phase:
            case Playing(tricks=tricks) as phase:
                bits = playable(self.rules, phase)
                return tuple([Play(tricks.turn, tile) for tile in tiles(bits)])
            case Bidding(auction=auction):
                return tuple([Bid(auction.turn, bid) for bid in auction.open_bids()])
            case Naming(namer=seat, open=calls):
                return tuple([NameTrump(seat, call) for call in calls])
            case _:
                return ()

    def chance(self, seed: int) -> Draw | Deal | None:
        """The draw or deal that ``seed`` gives here; None where none is due."""
        return chance_due(self.phase, self.number, seed)

    def sight(self, seat: int) -> FortyTwoSight:
        """What ``seat`` may know (T1.3)."""
        turn = self.turn
        legal = self.legal() if turn == seat else ()
        return sight_of(self.rules, self.ledger, self.phase, self.number, turn, legal, seat)

    @property
    def over(self) -> bool:
        """Whether the match is won."""
        return isinstance(self.phase, Over)

    # Each step below takes its phase and entry apart and builds the phase that follows.

    def _drawn(self, phase: Drawing, draw: Draw) -> FortyTwo:
        phase.check(draw, FULL_SET, TABLE.count, "T1.2")
        after = phase.after(draw, pips)
        if len(after.contenders) > 1:
            return self._replace(phase=after)
        return self._replace(phase=Dealing(after.contenders[0], None, after.drawn))

    def _dealt(self, phase: Dealing, deal: Deal) -> FortyTwo:
        held = dealt_hands(self.number + 1, phase.dealer, deal)
        first = TABLE.left_of(deal.dealer)
        auction = Auction(ladder(self.rules), TABLE, first, shut=tuple(map(shut, held)))
        return self._replace(phase=Bidding(Hand(deal, held), auction), number=deal.hand)

    def _bid(self, phase: Bidding, bid: Bid) -> tuple[FortyTwo, tuple[Consequence, ...]]:
        auction = phase.auction.after(bid)
        if not auction.over:
            return self._replace(phase=Bidding(phase.hand, auction)), ()
        if auction.standing is None:
            return self._ended(phase.hand, passed_hand(self.ledger))
        bidder, bought = auction.standing
        hand = phase.hand._replace(said=auction.said, bidder=bidder, bid=bought)
        # Who had to bid is the last, and the only one (T3.5, T6.1).
        alone = all(other.bid == PASS for other in auction.said[:-1])
        calls = open_calls(self.rules, bought, forced=alone and self.rules.forces_dealer)
        return self._replace(phase=Naming(hand, namer(bidder, bought), calls)), ()

    def _named(self, phase: Naming, choice: NameTrump) -> FortyTwo:
        if choice.seat != phase.namer:
            raise Illegal(choice, Reason.NOT_YOUR_TURN, "T5.1", turn=phase.namer)
        if choice.trump not in phase.open:
            rule = nel_o.rule_of(choice.trump, phase.open) or "T5.2"
            raise Illegal(choice, Reason.TRUMP_NOT_OPEN, rule, trump=choice.trump, open=phase.open)
        hand = phase.hand
        contract = contract_of(self.rules, hand.bidder, hand.bid, choice.trump)
        return self._replace(phase=Playing(hand, contract, contract.begun(hand.held)))

    def _played(self, phase: Playing, play: Play) -> tuple[FortyTwo, tuple[Consequence, ...]]:
        check_play(self.rules, phase, play)
        hand, contract, tricks = phase
        offends = self.rules.renege == "forfeit" and tricks.reneges(play)
        if not offends:
            tricks = tricks.after(play)
            stops = contract.stops and contract.decided(tricks) is not None
            if tricks.plays or not (stops or len(tricks.done) == TRICKS):
                return self._replace(phase=phase._replace(tricks=tricks)), ()
        offender = play.seat if offends else None
        return self._ended(hand, score_hand(self.rules, self.ledger, contract, tricks, offender))

    def _ended(self, hand: Hand, result: HandOver) -> tuple[FortyTwo, tuple[Consequence, ...]]:
        ledger = self.ledger.written(result.scores)
        follows: list[Consequence] = [result]
        phase: Phase = Dealing(TABLE.left_of(hand.deal.dealer), result)
        winner = None
        if result.bidder is not None:
            winner = ledger.game_winner(TABLE.sides_clockwise(result.bidder))
        if winner is not None:
            ledger, game = ledger.after_game(winner)
            follows.append(game)
            won = ledger.match_winner()
            if won is not None:
                follows.append(won)
                phase = Over(won.winner, result)
        return FortyTwo(self.rules, ledger, phase, self.number), tuple(follows)
