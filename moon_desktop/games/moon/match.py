"""Moon: the flow of a hand, a game and a match, made of the engine's parts."""

from __future__ import annotations

from typing import Final, NamedTuple

from moon_desktop.engine.bidding import Auction
from moon_desktop.engine.dealing import Drawing
from moon_desktop.engine.entries import Bid, Consequence, Draw, Entry, Play, TimeUp
from moon_desktop.engine.illegal import Illegal, Reason
from moon_desktop.engine.ledger import Ledger
from moon_desktop.engine.pieces import BIT, INDEX, TILES, pips, tiles
from moon_desktop.engine.tricks import Tricks
from moon_desktop.games.moon.checks import chance_due, check_play, dealt_hands, playable
from moon_desktop.games.moon.contract import (
    TRICKS,
    credited,
    decided,
    ladder,
    open_calls,
    passed_hand,
    refusal,
    score_hand,
    suits_of,
)
from moon_desktop.games.moon.entries import Choice, Deal, Exchange, HandOver, NameTrump
from moon_desktop.games.moon.phases import (
    Bidding,
    Dealing,
    Exchanging,
    Hand,
    Naming,
    Over,
    Phase,
    Playing,
)
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.games.moon.sight import MoonSight, sight_of

_PLAYS: Final = tuple(
    {1 << i: Play(seat, tile) for i, tile in enumerate(TILES)} for seat in range(4)
)
"""Every play without a named end, made once: offering choices is the commonest thing done."""


class Moon(NamedTuple):
    """A match of Moon at one moment. ``number`` is that of the hand last dealt, 0 before any."""

    rules: MoonRules
    ledger: Ledger
    phase: Phase
    number: int = 0

    @staticmethod
    def start(rules: MoonRules) -> Moon:
        """A new match, before the draw for dealer."""
        ledger = Ledger.opened(rules.terms, rules.table.sides)
        return Moon(rules, ledger, Drawing((), tuple(range(rules.seats))))

    def after(self, entry: Entry) -> tuple[Moon, tuple[Consequence, ...]]:
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
            case Exchanging() as phase, Exchange():
                return self._exchanged(phase, entry), ()
            case Dealing() as phase, Deal():
                return self._dealt(phase, entry), ()
            case Drawing() as phase, Draw():
                return self._drawn(phase, entry), ()
            case Over(), _:
                raise Illegal(entry, Reason.OVER, "M6")
            case _, TimeUp():
                return self._time_up(entry)
            case _:
                raise Illegal(entry, Reason.NOT_NOW, "M1", turn=self.turn)

    @property
    def turn(self) -> int | None:
        """The seat that is to choose, or None where a chance is due or the match is over."""
        match self.phase:
            case Playing(_, tricks):
                return tricks.turn
            case Bidding(_, auction):
                return auction.turn
            case Exchanging(hand) | Naming(hand):
                return hand.bidder
            case _:
                return None

    def legal(self) -> tuple[Choice, ...]:
        """Every choice open to the seat in turn; empty where a chance is due."""
        match self.phase:
            case Playing() as phase:
                return self._plays(phase)
            case Bidding(_, auction):
                return tuple([Bid(auction.turn, bid) for bid in auction.open_bids()])
            case Exchanging(hand):
                held = hand.held[hand.bidder] & ~self._kept(hand)
                return tuple([Exchange(hand.bidder, tile) for tile in tiles(held)])
            case Naming(hand):
                calls = open_calls(self.rules, hand.held[hand.bidder], hand.deal.dice)
                return tuple([NameTrump(hand.bidder, call) for call in calls])
            case _:
                return ()

    def chance(self, seed: int) -> Draw | Deal | None:
        """The draw or deal that ``seed`` gives here; None where none is due."""
        return chance_due(self.rules, self.phase, self.number, seed)

    def sight(self, seat: int) -> MoonSight:
        """What ``seat`` may know (M1.5)."""
        turn = self.turn
        legal = self.legal() if turn == seat else ()
        return sight_of(self.rules, self.ledger, self.phase, self.number, turn, legal, seat)

    @property
    def over(self) -> bool:
        """Whether the match is won."""
        return isinstance(self.phase, Over)

    # Each step below takes its phase and entry apart and builds the phase that follows.

    def _drawn(self, phase: Drawing, draw: Draw) -> Moon:
        phase.check(draw, self.rules.set, self.rules.seats, "M1.3")
        after = phase.after(draw, pips)
        if len(after.contenders) > 1:
            return self._replace(phase=after)
        return self._replace(phase=Dealing(after.contenders[0], None, after.drawn))

    def _dealt(self, phase: Dealing, deal: Deal) -> Moon:
        number = self.number + 1
        held = dealt_hands(self.rules, number, phase.dealer, deal)
        table = self.rules.table
        auction = Auction(ladder(self.rules), table, table.left_of(deal.dealer))
        return Moon(self.rules, self.ledger, Bidding(Hand(deal, held), auction), number)

    def _bid(self, phase: Bidding, bid: Bid) -> tuple[Moon, tuple[Consequence, ...]]:
        auction = phase.auction.after(bid)
        if not auction.over:
            return self._replace(phase=Bidding(phase.hand, auction)), ()
        if auction.standing is None:
            return self._ended(phase.hand, passed_hand(self.rules, self.ledger))
        hand = phase.hand._replace(
            said=auction.said,
            bidder=auction.standing.seat,
            bid=auction.standing.bid,
        )
        return self._settling(hand), ()

    def _settling(self, hand: Hand) -> Moon:
        """Whatever is still to settle before the tricks: trump, exchange, in their order (M3.2)."""
        named = hand.trump is not None or hand.bid == "under"
        exchanged = hand.discard is not None or hand.deal.widow is None
        trump_first = self.rules.widow_timing == "after-trump"
        phase: Phase
        if not exchanged and (named or not trump_first):
            assert hand.deal.widow is not None
            held = list(hand.held)
            held[hand.bidder] |= BIT[hand.deal.widow]
            phase = Exchanging(hand._replace(held=tuple(held)))
        elif not named:
            phase = Naming(hand)
        else:
            suits = suits_of(self.rules, hand.bid, hand.trump)
            taken = (0,) * self.rules.seats
            phase = Playing(hand, Tricks(suits, hand.held, hand.bidder, taken=taken))
        return self._replace(phase=phase)

    def _kept(self, hand: Hand) -> int:
        """The tiles (bits) that may not be discarded (M3.8)."""
        follow_me_called = hand.trump == "0" and self.rules.blanks_are_follow_me
        return BIT["0-0"] if follow_me_called else 0

    def _exchanged(self, phase: Exchanging, choice: Exchange) -> Moon:
        hand = phase.hand
        if choice.seat != hand.bidder:
            raise Illegal(choice, Reason.NOT_YOUR_TURN, "M3.1", turn=hand.bidder)
        bit = BIT.get(choice.discard, 0)
        if not bit & hand.held[hand.bidder]:
            raise Illegal(choice, Reason.NOT_HELD, "M3.1", tile=choice.discard)
        if bit & self._kept(hand):
            raise Illegal(choice, Reason.KEEP_DOUBLE_BLANK, "M3.8")
        held = list(hand.held)
        held[hand.bidder] ^= bit
        return self._settling(hand._replace(held=tuple(held), discard=choice.discard))

    def _named(self, phase: Naming, choice: NameTrump) -> Moon:
        hand = phase.hand
        if choice.seat != hand.bidder:
            raise Illegal(choice, Reason.NOT_YOUR_TURN, "M3.3", turn=hand.bidder)
        refused = refusal(self.rules, hand.held[hand.bidder], hand.deal.dice, choice.trump)
        if refused is not None:
            raise Illegal(choice, *refused, trump=choice.trump, dice=hand.deal.dice)
        return self._settling(hand._replace(trump=choice.trump))

    def _plays(self, phase: Playing) -> tuple[Play, ...]:
        bits = playable(self.rules, phase)
        seat = phase.tricks.turn
        made = _PLAYS[seat]
        leads = None if phase.tricks.plays else phase.tricks.suits.leads
        found = []
        while bits:
            bit = bits & -bits
            bits ^= bit
            play = made[bit]
            ends = () if leads is None else leads[INDEX[play.piece]]
            if len(ends) > 1:
                found += [Play(seat, play.piece, str(end)) for end in ends]
            else:
                found.append(play)
        return tuple(found)

    def _played(self, phase: Playing, play: Play) -> tuple[Moon, tuple[Consequence, ...]]:
        check_play(self.rules, phase, play)
        hand = phase.hand
        offends = self.rules.renege == "forfeit" and phase.tricks.reneges(play)
        tricks = phase.tricks if offends else phase.tricks.after(play)
        if not offends and not self._decided(hand, tricks):
            return Moon(self.rules, self.ledger, Playing(hand, tricks), self.number), ()
        offender = play.seat if offends else None
        result = score_hand(self.rules, self.ledger, hand.bidder, hand.bid, tricks.taken, offender)
        return self._ended(hand, result)

    def _decided(self, hand: Hand, tricks: Tricks) -> bool:
        """Whether the hand ends after a finished trick (M4.7)."""
        if tricks.plays:
            return False
        played = len(tricks.done)
        if played == TRICKS:
            return True
        if hand.bid != "under" and not self.rules.stop_when_set:
            return False
        table = self.rules.table
        taken = table.by_side(tricks.taken)[table.side(hand.bidder)]
        return decided(hand.bid, taken, played) == "set"

    def _ended(self, hand: Hand, result: HandOver) -> tuple[Moon, tuple[Consequence, ...]]:
        ledger = credited(self.ledger, result)
        table = self.rules.table
        dealer = table.left_of(hand.deal.dealer)
        follows: list[Consequence] = [result]
        winner = None
        if result.bidder is not None:
            winner = ledger.game_winner(table.sides_clockwise(result.bidder))
        if winner is not None:
            ledger, game = ledger.after_game(winner)
            follows.append(game)
            if not self.rules.partners:
                dealer = winner
        phase: Phase = Dealing(dealer, result)
        won = ledger.match_winner()
        if won is not None:
            follows.append(won)
            phase = Over(won.winner, result)
        return Moon(self.rules, ledger, phase, self.number), tuple(follows)

    def _time_up(self, entry: TimeUp) -> tuple[Moon, tuple[Consequence, ...]]:
        if self.rules.match != "timed":
            raise Illegal(entry, Reason.NOT_TIMED, "M6.3")
        if self.ledger.time_up:
            raise Illegal(entry, Reason.TIME_TWICE, "M6.3")
        if self.number == 0:
            raise Illegal(entry, Reason.TIME_BEFORE_DEAL, "M6.3")
        ledger = self.ledger._replace(time_up=True)
        after = self._replace(ledger=ledger)
        won = ledger.match_winner()
        if won is None or not isinstance(self.phase, Dealing):
            return after, ()
        assert self.phase.result is not None
        return after._replace(phase=Over(won.winner, self.phase.result)), (won,)
