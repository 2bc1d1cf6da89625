"""A match of Magpie: its entries, its flow, and what a seat may know of it."""

from __future__ import annotations

from operator import add
from typing import Final, NamedTuple, TypeAlias

from moon_desktop.engine.entries import Choice, Consequence, Dealt, Entry, HandEnd, Play
from moon_desktop.engine.illegal import Illegal, Reason
from moon_desktop.engine.ledger import Ledger
from moon_desktop.engine.record import Form, Forms, count, list_of, numbers, or_null, piece, seat_of
from moon_desktop.engine.shuffle import shuffled
from moon_desktop.engine.tricks import Trick, Tricks
from moon_desktop.games.sight import PlainSight, sight_of

from .rules import HAND_SIZE, MAGPIES, PACK, SUITS, MagpieRules

DUMMY: Final = 2
"""The dummy plays as a third seat would."""


class _Deal(NamedTuple):
    hand: int
    dealer: int
    hands: tuple[tuple[str, ...], ...]
    dummy: tuple[str, ...] | None = None


class Deal(_Deal, Dealt):
    """Cards a seat, none for the one that rests; the dummy's in the order they are turned."""


class Turn(NamedTuple("_Turn", [("card", str)]), Consequence):
    """The dummy's top card is turned (P3)."""


class Chip(NamedTuple("_Chip", [("seat", int), ("giver", int | None)]), Consequence):
    """``seat`` gets a chip from seat ``giver``, or from the middle for None (P4)."""


class _Scored(NamedTuple):
    tricks: tuple[int, ...]
    points: tuple[int, ...]
    scores: tuple[int, ...]


class Scored(_Scored, HandEnd):
    """A hand is over; ``points`` are those of tricks and of chips that moved in it (P5)."""

    result = "scored"
    bidder = None


_seat: Final = seat_of(6)
_cards: Final = list_of(piece)
_DEALT: Final = {"hand": count, "dealer": _seat, "hands": list_of(_cards), "dummy": _cards}
FORMS: Final = Forms(
    (
        Form("deal", Deal, _DEALT, ("dummy",)),
        Form("play", Play, {"seat": _seat, "card": piece, "suit": piece}, ("suit",)),
        Form("dummy", Turn, {"card": piece}),
        Form("chip", Chip, {"seat": _seat, "giver": or_null(_seat)}),
        Form("hand", Scored, {"tricks": numbers, "points": numbers, "scores": numbers}),
    ),
    6,
)


def visible(entry: Entry, seat: int | None) -> Entry:
    """``entry`` as ``seat`` may see it happen."""
    if not isinstance(entry, Deal):
        return entry
    hands = tuple(held if s == seat else () for s, held in enumerate(entry.hands))
    return entry._replace(hands=hands, dummy=None)


class Dealing(NamedTuple):
    """Before a deal; ``last``: the play of the hand before, ``result`` how it ended."""

    dealer: int
    last: Tricks | None = None
    result: Scored | None = None


class Playing(NamedTuple):
    """The tricks; ``before``: the scores when the hand began."""

    deal: Deal
    tricks: Tricks
    before: tuple[int, ...]


class Over(NamedTuple):
    """The match is won."""

    last: Tricks
    result: Scored


Phase: TypeAlias = Dealing | Playing | Over


class Magpie(NamedTuple):
    """A match of Magpie at one moment."""

    rules: MagpieRules
    ledger: Ledger
    phase: Phase = Dealing(0)
    number: int = 0

    @staticmethod
    def start(rules: MagpieRules) -> Magpie:
        """A new match."""
        return Magpie(rules, Ledger.opened(rules.terms, rules.seats))

    def after(self, entry: Entry) -> tuple[Magpie, tuple[Consequence, ...]]:
        """The match after a deal or a play, and what follows; raises Illegal."""
        match self.phase, entry:
            case Playing() as phase, Play():
                return self._played(phase, entry)
            case Dealing(dealer), Deal():
                return self._dealt(dealer, entry), ()
            case Over(), _:
                raise Illegal(entry, Reason.OVER, "P6")
            case _:
                raise Illegal(entry, Reason.NOT_NOW, "P1", turn=self.turn)

    @property
    def turn(self) -> int | None:
        """The seat that is to play."""
        return self.phase.tricks.turn if isinstance(self.phase, Playing) else None

    @property
    def over(self) -> bool:
        """Whether the match is won."""
        return isinstance(self.phase, Over)

    @property
    def supply(self) -> int:
        """The chips in the middle (P4)."""
        return self.rules.supply - sum(self.ledger.column("chips"))

    def legal(self) -> tuple[Choice, ...]:
        """The cards open to the seat in turn (P2)."""
        if not isinstance(self.phase, Playing):
            return ()
        turn, following = self.phase.tricks.turn, self.phase.tricks.following()
        return tuple(Play(turn, card) for card in PACK.among(following))

    def chance(self, seed: int) -> Deal | None:
        """The deal that ``seed`` gives here; None where none is due."""
        if not isinstance(self.phase, Dealing):
            return None
        dealer, number = self.phase.dealer, self.number + 1
        cards = iter(shuffled(PACK.pieces, seed, "deal", number))
        *hands, dummy = [tuple(next(cards) for _ in range(size)) for size in self._sizes(dealer)]
        return Deal(number, dealer, tuple(hands), dummy or None)

    def sight(self, seat: int) -> PlainSight:
        """What ``seat`` may know; ``own``: the scores when the hand began."""
        match self.phase:
            case Dealing(dealer, last, result):
                return sight_of(self, seat, "deal", dealer, last, result)
            case Over(last, result):
                return sight_of(self, seat, "over", None, last, result)
            case Playing(deal, tricks, before):
                return sight_of(self, seat, "play", deal.dealer, tricks, own=before)

    def _sizes(self, dealer: int) -> tuple[int, ...]:
        """How many cards each seat gets, and the dummy (P1, P3)."""
        out = self.rules.out(dealer)
        seats = (0 if seat == out else HAND_SIZE for seat in range(self.rules.seats))
        return (*seats, HAND_SIZE * self.rules.dummy)

    def _dealt(self, dealer: int, deal: Deal) -> Magpie:
        hands = (*deal.hands, deal.dummy or ())
        cards = [card for hand in hands for card in hand]
        due = (self.number + 1, dealer, self._sizes(dealer))
        whole = set(cards) <= PACK.bit.keys() and len(set(cards)) == len(cards)
        if (deal.hand, deal.dealer, tuple(map(len, hands))) != due or deal.dummy == () or not whole:
            raise Illegal(deal, Reason.IMPOSSIBLE, "P1")
        playing = hands if self.rules.dummy else deal.hands
        held = tuple(sum(PACK.bit[card] for card in hand) for hand in playing)
        turn, out = self.rules.table.left_of(dealer), self.rules.out(dealer)
        tricks = Tricks(SUITS, held, turn, taken=(0,) * len(held), out=out)
        return self._replace(phase=Playing(deal, tricks, self.ledger.scores), number=deal.hand)

    def _played(self, phase: Playing, play: Play) -> tuple[Magpie, tuple[Consequence, ...]]:
        tricks = phase.tricks
        if play.seat != tricks.turn:
            raise Illegal(play, Reason.NOT_YOUR_TURN, "P2", turn=tricks.turn)
        if not PACK.held(tricks.held[play.seat], play.piece):
            raise Illegal(play, Reason.NOT_HELD, "P2", tile=play.piece)
        if tricks.reneges(play):
            raise Illegal(play, Reason.MUST_FOLLOW, "P2", suit=tricks.suit)
        if play.suit is not None:
            raise Illegal(play, Reason.IMPOSSIBLE, "P2")
        leader = tricks.plays[0].seat if tricks.plays else play.seat
        tricks = tricks.after(play)
        follows: list[Consequence] = []
        if self.rules.dummy:
            if len(tricks.plays) == DUMMY:
                assert phase.deal.dummy is not None
                card = phase.deal.dummy[len(tricks.done)]
                tricks = tricks.after(Play(DUMMY, card))
                follows.append(Turn(card))
            if tricks.turn == DUMMY:
                tricks = tricks._replace(turn=leader if tricks.plays == () else 1 - leader)
        match = self._replace(phase=phase._replace(tricks=tricks))
        if tricks.plays:
            return match, ()
        ledger, chips = self._chips(tricks.done[-1])
        if len(tricks.done) == HAND_SIZE:
            match, ended = self._ended(phase, tricks, ledger)
            return match, (*follows, *chips, *ended)
        return match._replace(ledger=ledger), (*follows, *chips)

    def _chips(self, trick: Trick) -> tuple[Ledger, list[Chip]]:
        """What its magpies bring to the taker of ``trick`` (P4)."""
        ledger, chips, seats = self.ledger, list[Chip](), range(self.rules.seats)
        for play in trick.plays if trick.taker in seats else ():
            if not PACK.bit[play.piece] & MAGPIES:
                continue
            held = ledger.column("chips")
            giver = play.seat if sum(held) == self.rules.supply else None
            if giver == trick.taker or (giver is not None and not (*held, 0)[giver]):
                continue
            moved = tuple((seat == trick.taker) - (seat == giver) for seat in seats)
            ledger = ledger.written(_sum(ledger.scores, moved), chips=moved)
            chips.append(Chip(trick.taker, giver))
        return ledger, chips

    def _ended(
        self, phase: Playing, tricks: Tricks, ledger: Ledger
    ) -> tuple[Magpie, tuple[Consequence, ...]]:
        """The hand counted, and whoever won a game or the match (P5, P6)."""
        table, dealer = self.rules.table, phase.deal.dealer
        taken = tricks.taken[: table.count]
        scores = _sum(ledger.scores, taken)
        result = Scored(taken, _sum(scores, tuple(-old for old in phase.before)), scores)
        ledger = ledger.written(scores)
        follows: list[Consequence] = [result]
        first = table.clockwise(table.left_of(dealer))
        winner = ledger.game_winner(tuple(sorted(first, key=lambda seat: -scores[seat])))
        after: Phase = Dealing(table.left_of(dealer), tricks, result)
        if winner is not None:
            ledger, game = ledger.after_game(winner)
            follows.append(game)
            if (won := ledger.match_winner()) is not None:
                follows.append(won)
                after = Over(tricks, result)
        return self._replace(ledger=ledger, phase=after), tuple(follows)


def _sum(left: tuple[int, ...], right: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(map(add, left, right))
