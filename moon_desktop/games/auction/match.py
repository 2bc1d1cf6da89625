"""A match with an auction: the flow of a hand, a game and a match, made of the engine's parts."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
from typing import Generic, NamedTuple, Self, TypeVar

from moon_desktop.engine.dealing import Drawing, check_due
from moon_desktop.engine.entries import Bid, Chance, Consequence, Draw, Entry, Play, TimeUp
from moon_desktop.engine.illegal import Illegal, Reason
from moon_desktop.engine.ledger import Ledger
from moon_desktop.engine.pieces import mask, pips
from moon_desktop.engine.shuffle import shuffled
from moon_desktop.games.auction.book import HAND_SIZE, Book, Rules
from moon_desktop.games.auction.entries import Bought, Choice, DealtOut, Exchange, NameTrump
from moon_desktop.games.auction.phases import (
    Bidding,
    Dealing,
    Exchanging,
    Hand,
    Naming,
    Over,
    Phase,
    Playing,
)
from moon_desktop.games.auction.plays import check_play, open_plays
from moon_desktop.games.auction.sight import AuctionSight, seen

R = TypeVar("R", bound=Rules)
E = TypeVar("E")


class AuctionMatch(NamedTuple, Generic[R, E]):
    """A match at one moment, by a rule book and under house rules R; hands end as E.

    ``number`` is that of the hand last dealt, 0 before any.
    """

    book: Book
    rules: R
    ledger: Ledger
    phase: Phase
    number: int = 0

    @staticmethod
    def begun(book: Book, rules: R) -> "AuctionMatch[R, E]":
        """A new match, before the draw for dealer."""
        table = rules.table
        ledger = Ledger.opened(rules.terms, table.sides)
        return AuctionMatch(book, rules, ledger, Drawing((), tuple(range(table.count))))

    def after(self, entry: Entry) -> tuple[Self, tuple[Consequence, ...]]:
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
            case Dealing() as phase, DealtOut():
                return self._dealt(phase, entry), ()
            case Drawing() as phase, Draw():
                return self._drawn(phase, entry), ()
            case Over(), _:
                raise Illegal(entry, Reason.OVER, self.book.cited.over)
            case _, TimeUp() if self.book.cited.clock:
                return self._time_up(entry)
            case _:
                raise Illegal(entry, Reason.NOT_NOW, self._due_by(), turn=self.turn)

    @property
    def turn(self) -> int | None:
        """The seat that is to choose, or None where a chance is due or the match is over."""
        match self.phase:
            case Playing(_, tricks):
                return tricks.turn
            case Bidding(_, auction):
                return auction.turn
            case Naming(_, namer):
                return namer
            case Exchanging(hand):
                return hand.bidder
            case _:
                return None

    def legal(self) -> tuple[Choice, ...]:
        """Every choice open to the seat in turn; empty where a chance is due."""
        match self.phase:
            case Playing() as phase:
                return open_plays(self.book, self.rules, phase)
            case Bidding(_, auction):
                return tuple([Bid(auction.turn, bid) for bid in auction.open_bids()])
            case Naming(_, namer, calls):
                return tuple([NameTrump(namer, call) for call in calls])
            case Exchanging(hand, tiles):
                return tuple([Exchange(hand.bidder, tile) for tile in tiles])
            case _:
                return ()

    def chance(self, seed: int) -> Chance | None:
        """The draw or deal that ``seed`` gives here; None where none is due.

        A deal depends on the seed, the rules and its number alone, never on what was played.
        """
        tiles, seats = self.rules.tiles, self.rules.table.count
        match self.phase:
            case Drawing() as phase:
                return phase.due(tiles, seats, seed)
            case Dealing(dealer):
                number = self.number + 1
                order = shuffled(tiles, seed, "deal", number)
                return self.book.deal(self.rules, number, dealer, order, seed)
            case _:
                return None

    def sight(self, seat: int) -> AuctionSight[R, E]:
        """What ``seat`` may know (M1.5, T1.3)."""
        turn, table = self.turn, self.rules.table
        legal = self.legal() if turn == seat else ()
        return AuctionSight(
            rules=self.rules,
            seat=seat,
            seats=table,
            turn=turn,
            legal=legal,
            ledger=self.ledger,
            hand=self.number,
            **seen(self.phase, seat, table),
        )

    @property
    def over(self) -> bool:
        """Whether the match is won."""
        return isinstance(self.phase, Over)

    def _due_by(self) -> str:
        """The id of the rule by which something else is due here."""
        cited = self.book.cited
        match self.phase:
            case Drawing():
                return cited.draw
            case Dealing():
                return cited.deal
            case Bidding():
                return cited.bid
            case Playing(_, tricks):
                return cited.play if tricks.plays or tricks.done else cited.lead
            case _:
                return cited.order

    # Each step below takes its phase and entry apart and builds the phase that follows.

    def _drawn(self, phase: Drawing, draw: Draw) -> Self:
        phase.check(draw, mask(self.rules.tiles), self.rules.table.count, self.book.cited.draw)
        after = phase.after(draw, pips)
        if len(after.contenders) > 1:
            return self._replace(phase=after)
        return self._replace(phase=Dealing(after.contenders[0], None, after.drawn))

    def _dealt(self, phase: Dealing, deal: DealtOut) -> Self:
        cited = self.book.cited
        rule = cited.deal if self.number else cited.draw
        check_due(deal, self.number + 1, phase.dealer, rule)
        held = self.book.held(self.rules, deal)
        first = self.rules.table.left_of(deal.dealer)
        bidding = Bidding(Hand(deal, held), self.book.auction(self.rules, first, held))
        return self._replace(phase=bidding, number=deal.hand)

    def _bid(self, phase: Bidding, bid: Bid) -> tuple[Self, tuple[Consequence, ...]]:
        auction = phase.auction
        if bid.seat != auction.turn:
            raise Illegal(bid, Reason.NOT_YOUR_TURN, self.book.cited.bid, turn=auction.turn)
        if bid.bid not in auction.open_bids():
            raise self.book.refused(self.rules, phase, bid)
        auction = auction.after(bid)
        if not auction.over:
            return self._replace(phase=Bidding(phase.hand, auction)), ()
        if auction.standing is None:
            return self._ended(phase.hand, self.book.passed(self.rules, self.ledger))
        bidder, bought = auction.standing
        hand = phase.hand._replace(said=auction.said, bidder=bidder, bid=bought)
        return self._replace(phase=self.book.settling(self.rules, hand)), ()

    def _exchanged(self, phase: Exchanging, choice: Exchange) -> Self:
        hand = phase.hand
        if choice.seat != hand.bidder:
            rule = self.book.cited.exchange
            raise Illegal(choice, Reason.NOT_YOUR_TURN, rule, turn=hand.bidder)
        if choice.discard not in phase.open:
            raise self.book.refused(self.rules, phase, choice)
        hand = hand.exchanged(choice.discard)._replace(discard=choice.discard)
        return self._replace(phase=self.book.settling(self.rules, hand))

    def _named(self, phase: Naming, choice: NameTrump) -> Self:
        if choice.seat != phase.namer:
            raise Illegal(choice, Reason.NOT_YOUR_TURN, self.book.cited.call, turn=phase.namer)
        if choice.trump not in phase.open:
            raise self.book.refused(self.rules, phase, choice)
        hand = phase.hand._replace(trump=choice.trump)
        return self._replace(phase=self.book.settling(self.rules, hand))

    def _played(self, phase: Playing, play: Play) -> tuple[Self, tuple[Consequence, ...]]:
        check_play(self.book, self.rules, phase, play)
        hand, tricks = phase
        offends = self.rules.renege == "forfeit" and tricks.reneges(play)
        if not offends:
            tricks = tricks.after(play)
            finished = not tricks.plays
            whole = len(tricks.done) == HAND_SIZE
            if not (finished and (whole or self.book.stops(self.rules, hand, tricks))):
                after = Playing(hand, tricks)
                # Without _replace: matches played at random spend their time here.
                return type(self)(self.book, self.rules, self.ledger, after, self.number), ()
        offender = play.seat if offends else None
        ended = self.book.scored(self.rules, self.ledger, hand, tricks, offender)
        if offends:
            tricks = tricks.without(play)
        return self._ended(hand, ended, Playing(hand, tricks))

    def _ended(
        self, hand: Hand, result: Bought, last: Playing | None = None
    ) -> tuple[Self, tuple[Consequence, ...]]:
        ledger = self.ledger.after_hand(result)
        table = self.rules.table
        dealer = table.left_of(hand.deal.dealer)
        follows: list[Consequence] = [result]
        winner = None
        if result.bidder is not None:
            winner = ledger.game_winner(table.sides_clockwise(result.bidder))
        if winner is not None:
            ledger, game = ledger.after_game(winner)
            follows.append(game)
            if not table.partners:
                dealer = winner
        phase: Phase = Dealing(dealer, result, last=last)
        won = ledger.match_winner()
        if won is not None:
            follows.append(won)
            phase = Over(won.winner, result, last)
        return self._replace(ledger=ledger, phase=phase), tuple(follows)

    def _time_up(self, entry: TimeUp) -> tuple[Self, tuple[Consequence, ...]]:
        timed = self.ledger.terms.kind == "timed" and not self.ledger.time_up
        if not timed or self.number == 0:
            raise Illegal(entry, Reason.IMPOSSIBLE, self.book.cited.clock)
        ledger = self.ledger._replace(time_up=True)
        after = self._replace(ledger=ledger)
        won = ledger.match_winner()
        if won is None or not isinstance(self.phase, Dealing):
            return after, ()
        assert self.phase.result is not None
        over = Over(won.winner, self.phase.result, self.phase.last)
        return after._replace(phase=over), (won,)
