"""The match of a game in which a deal is followed by its tricks, and what a seat may know of it."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, ClassVar, Generic, NamedTuple, Self, TypeAlias, TypeVar

from moon_desktop.engine.account import Account, AnyAccount, Played
from moon_desktop.engine.dealing import Drawing, check_dealt
from moon_desktop.engine.entries import Bid, Choice, Consequence, Dealt, Draw, HandEnd, Play
from moon_desktop.engine.illegal import Illegal, Reason
from moon_desktop.engine.ledger import Ledger
from moon_desktop.engine.match import Dealing, Playing, Rules, TrickMatch, plays_of
from moon_desktop.engine.pieces import Piece
from moon_desktop.engine.record import (
    Form,
    Forms,
    hands,
    list_of,
    number,
    numbers,
    one_of,
    or_null,
    piece,
    seat_of,
    true_or_false,
)
from moon_desktop.engine.seats import Seats
from moon_desktop.engine.suits import Suits
from moon_desktop.engine.tricks import Trick, Tricks

R = TypeVar("R", bound=Rules)
E = TypeVar("E", bound=HandEnd)


class PlainSight(NamedTuple):
    """A Sight of a game that shows nothing else; ``suits``: by what the tricks of the hand are
    played, between hands those of the game; ``out``: the seat that sits this hand out; ``drawn``:
    the draw for dealer; ``before``: the scores when the hand began; ``pile``: how many pieces a
    hand that is no seat's still has; ``shown``: those that nobody holds or has played and that lie
    open all the same, such as a card turned up."""

    rules: Any
    seat: int
    phase: str
    turn: int | None
    legal: tuple[Choice, ...]
    ledger: Ledger
    hand: int
    dealer: int | None
    suits: Suits
    held: tuple[str, ...] = ()
    counts: tuple[int, ...] = ()
    plays: tuple[Play, ...] = ()
    suit: int | None = None
    tricks: tuple[Trick, ...] = ()
    taken: tuple[int, ...] = ()
    shown: tuple[Piece, ...] = ()
    out: int | None = None
    drawn: tuple[Draw, ...] = ()
    before: tuple[int, ...] = ()
    pile: int | None = None
    said: tuple[Bid, ...] = ()
    last: AnyAccount | None = None
    veiled: bool = False

    @property
    def seats(self) -> Seats:
        """The seats of the table."""
        seats: Seats = self.rules.table
        return seats

    @property
    def result(self) -> HandEnd | None:
        """How the last hand ended, between hands."""
        return None if self.last is None else self.last.ended

    @property
    def bids(self) -> tuple[int | None, ...]:
        """By seat how many tricks it has bid; None of one that has not."""
        said = {bid.seat: int(bid.bid) for bid in self.said}
        return tuple(map(said.get, range(self.seats.count)))

    @property
    def moved(self) -> tuple[int, ...]:
        """What the scores have moved since the hand began, a side; none between hands."""
        scores = self.ledger.scores
        return tuple([now - then for now, then in zip(scores, self.before, strict=False)])

    def veil(self) -> Self:
        """The same table with nobody at the seat."""
        return self._replace(veiled=True, legal=(), held=())

    def watched(self) -> Self:
        """The same with nobody to choose."""
        return self._replace(legal=())

    def unasked(self) -> Self:
        """The same without a turn."""
        return self._replace(turn=None, legal=())


class _Deal(NamedTuple):
    hand: int
    dealer: int
    hands: tuple[tuple[Piece, ...], ...]
    dummy: tuple[Piece, ...] | None = None
    upcard: Piece | None = None


class Deal(_Deal, Dealt):
    """Hand number ``hand`` of the match (from 1): the pieces of each seat, none of one that sits
    out; those of a ``dummy`` that plays along, its top one first; and the ``upcard``, which is
    turned up after them."""

    __slots__ = ()
    hidden = ("dummy",)


class _Turned(NamedTuple):
    card: Piece


class Turned(_Turned, Consequence):
    """The dummy's top ``card`` is turned up."""

    __slots__ = ()


class _Scored(NamedTuple):
    tricks: tuple[int, ...]
    points: tuple[int, ...]
    scores: tuple[int, ...]
    kept: tuple[bool | None, ...] = ()


class Scored(_Scored, HandEnd):
    """A hand is over: ``tricks`` a seat, its ``points`` and the ``scores`` after it a side;
    ``kept``: by seat whether it made its bid, where every seat bids, None of one that rested."""

    __slots__ = ()
    result = "scored"
    bidder = None

    @property
    def made(self) -> tuple[bool | None, ...]:
        return self.kept or super().made


_NUMBERS = dict.fromkeys(("tricks", "points", "scores"), numbers)
_SCORED = Form("hand", Scored, _NUMBERS)
_MADE = _SCORED._replace(keys={**_NUMBERS, "made": list_of(or_null(true_or_false))})


def forms(most: int, *more: Form, hand: Form | None = None, bids: int | None = None) -> Forms:
    """How the entries of a game stand in a record that has none but these and ``more``, its own;
    ``most``: seats, ``hand``: the form of the end of a hand; ``bids``: so many tricks can be bid
    at the most, where every seat bids."""
    seat = seat_of(most)
    if bids is not None:
        allowed = one_of(*map(str, range(bids + 1)))
        more = (Form("bid", Bid, {"seat": seat, "bid": allowed}), *more)
    dealt = {"hand": number, "dealer": seat, "hands": hands}
    besides = {"dummy": list_of(piece), "upcard": piece}
    return Forms(
        (
            Form("deal", Deal, {**dealt, **besides}, tuple(besides)),
            Form("play", Play, {"seat": seat, "card": piece}),
            Form("dummy", Turned, {"card": piece}),
            *more,
            hand or (_SCORED if bids is None else _MADE),
        ),
        most,
    )


class Hand(NamedTuple):
    """A hand as it was dealt, the scores ``before`` it, a side, and what was ``said``: the bids,
    in turn."""

    deal: Any
    before: tuple[int, ...]
    said: tuple[Bid, ...] = ()


class PlainMatch(TrickMatch[R, Any, Hand, E], Generic[R, E]):
    """Such a match under house rules R, whose hands end as E."""

    __slots__ = ()

    suits: ClassVar[Suits]
    """By what the tricks are played, where nothing is turned up that says otherwise."""

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        if "pack" in cls.__dict__:
            cls.plays = plays_of(cls.pack)

    # --- who plays ------------------------------------------------------------------------

    @property
    def dummy(self) -> bool:
        """Whether a hand that is no seat's plays along, as the last of each trick."""
        return False

    def out(self, dealer: int) -> int | None:
        """The seat that gets no pieces and rests while ``dealer`` deals, if one does."""
        return None

    @property
    def turns_up(self) -> bool:
        """Whether the next piece after a deal is turned up, as for trump."""
        return False

    def suits_by(self, upcard: Piece | None) -> Suits:
        """By what the tricks of a hand are played for which ``upcard`` is turned up."""
        return self.suits

    def sizes(self, dealer: int) -> tuple[int, ...]:
        """How many pieces each of the hands gets of the deal that comes after ``number``; a hand
        is over when no seat has any left."""
        out, seats = self.out(dealer), range(self.rules.table.count)
        sizes = [0 if seat == out else self.length for seat in seats]
        return (*sizes, self.length) if self.dummy else tuple(sizes)

    # --- the deal -------------------------------------------------------------------------

    def deal(self, number: int, dealer: int, order: list[Piece], seed: int) -> Dealt:
        sizes = self.sizes(dealer)
        first = [sum(sizes[:place]) for place in range(len(sizes))]
        hands = [tuple(order[at : at + size]) for at, size in zip(first, sizes, strict=True)]
        return self.dealt(number, dealer, hands, order[sum(sizes)] if self.turns_up else None)

    def dealt(
        self,
        number: int,
        dealer: int,
        hands: Sequence[tuple[Piece, ...]],
        upcard: Piece | None = None,
    ) -> Dealt:
        """The entry of a deal of these ``hands``, those that are no seat's last, and what is
        turned up after them."""
        seats = self.rules.table.count
        dummy = hands[seats] if self.dummy else None
        return Deal(number, dealer, tuple(hands[:seats]), dummy, upcard)

    def hands(self, deal: Any) -> tuple[tuple[Piece, ...], ...]:
        if (deal.dummy is not None) != self.dummy:
            raise Illegal(deal, Reason.IMPOSSIBLE, self.ids.dummy or self.ids.size)
        return deal.hands if deal.dummy is None else (*deal.hands, deal.dummy)

    def held(self, deal: Any) -> tuple[int, ...]:
        held = super().held(deal)
        if (deal.upcard is not None) != self.turns_up:
            raise Illegal(deal, Reason.IMPOSSIBLE, self.ids.size)
        if self.turns_up:
            check_dealt(deal, (deal.upcard,), self.set & ~sum(held), self.ids.pieces, self.pack)
        return held

    def tricks(self, deal: Any, held: tuple[int, ...]) -> Tricks:
        """Those of a hand before the first lead; ``held``: the hands as bits."""
        first = self.rules.table.left_of(deal.dealer)
        out = self.out(deal.dealer)
        suits = self.suits_by(deal.upcard)
        return Tricks(suits, held, first, taken=(0,) * len(held), out=out)

    def begun(self, deal: Any, held: tuple[int, ...]) -> object:
        return self.next_phase(Hand(deal, self.ledger.scores), self.tricks(deal, held))

    def next_phase(self, hand: Hand, tricks: Tricks) -> object:
        """What is due of ``hand``: its ``tricks``, where nothing else comes before them."""
        return Playing(hand, tricks)

    # --- the play -------------------------------------------------------------------------

    def laid(self, phase: Playing, tricks: Tricks) -> tuple[Self, tuple[Consequence, ...]]:
        """With the cards that the dummy turns, and what finished tricks move."""
        match, follows = self.moved(phase, tricks)
        if self.dummy:
            pile = phase.hand.deal.dummy
            while (tricks := match.phase.tricks).turn == len(tricks.held) - 1 and tricks.held[-1]:
                turned = Turned(pile[len(pile) - tricks.held[-1].bit_count()])
                tricks = tricks.after(Play(tricks.turn, turned.card))
                match, moved = match.moved(phase, tricks)
                follows = (*follows, turned, *moved)
        return match, follows

    def moved(self, phase: Playing, tricks: Tricks) -> tuple[Self, tuple[Consequence, ...]]:
        """After a card of a seat's or the dummy's."""
        if self.dummy:
            tricks = tricks._replace(turn=self.next_turn(tricks))
        match = type(self)(self.rules, self.ledger, Playing(phase.hand, tricks), self.number)
        return (match, ()) if tricks.plays else match.trick_over(tricks.done[-1])

    def next_turn(self, tricks: Tricks) -> int:
        """Whose turn it is where a dummy plays along: its own comes last in each trick, and when
        it took one, who led that leads again."""
        dummy, played = len(tricks.held) - 1, len(tricks.plays)
        if played:
            return dummy if played == dummy else (tricks.plays[0].seat + played) % dummy
        return tricks.done[-1].plays[0].seat if tricks.turn == dummy else tricks.turn

    def decided(self, hand: Hand, tricks: Tricks) -> bool:
        return not any(tricks.held[: self.rules.table.count])

    def trick_over(self, trick: Trick) -> tuple[Self, tuple[Consequence, ...]]:
        """The match after a finished ``trick``, and what that moves at once, such as chips."""
        return self, ()

    # --- what is known --------------------------------------------------------------------

    def account(self, hand: Hand, result: E, played: Played) -> Account[Any, E]:
        """With the pieces as the seats held them, in whatever order they were dealt."""
        pack, told = self.pack, super().account(hand, result, played)
        hands = tuple([pack.among(pack.mask(held)) for held in told.deal.hands])
        return replace(told, deal=told.deal.replaced(hands=hands), said=hand.said)

    def sight(self, seat: int) -> PlainSight:
        """What ``seat`` may know: its own pieces, and all that was played. Of hands after those of
        the seats only how many pieces the first has."""
        phase, table, last = self.phase, self.rules.table, self.last
        shown = PlainSight(
            rules=self.rules,
            seat=seat,
            phase=self.phase_name,
            turn=self.turn,
            legal=self.legal() if self.turn == seat else (),
            ledger=self.ledger,
            hand=self.number,
            dealer=phase.dealer if isinstance(phase, Dealing) else None,
            suits=self.suits,
            drawn=phase.drawn if isinstance(phase, Drawing | Dealing) else (),
            last=None if last is None else last.open,
        )
        if last is not None:
            return shown._replace(tricks=last.tricks, taken=last.ended.tricks, said=last.said)
        if isinstance(phase, Drawing | Dealing):
            return shown
        hand, tricks = phase
        counts = tuple([bits.bit_count() for bits in tricks.held])
        upcard = hand.deal.upcard
        return shown._replace(
            dealer=hand.deal.dealer,
            suits=tricks.suits,
            shown=() if upcard is None else (upcard,),
            held=self.pack.among(tricks.held[seat]),
            counts=counts[: table.count],
            plays=tricks.plays,
            suit=tricks.suit,
            tricks=tricks.done,
            taken=tricks.taken[: table.count],
            out=tricks.out,
            before=hand.before,
            said=hand.said,
            pile=counts[table.count] if len(counts) > table.count else None,
        )


class CountedMatch(PlainMatch[R, Scored], Generic[R]):
    """A match in which nothing counts but what each side has taken when a hand is over, and what
    finished tricks have moved; nobody draws for the first deal."""

    __slots__ = ()

    draws = False

    def points(self, tricks: Tricks) -> tuple[int, ...]:
        """What each side scores for the ``tricks`` of a hand: one each."""
        seats = self.rules.table
        return seats.by_side(tricks.taken[: seats.count])

    def scored(self, hand: Hand, tricks: Tricks, offender: int | None) -> Scored:
        """With what has moved in the hand before its end, too."""
        won = self.points(tricks)
        scores = tuple([had + more for had, more in zip(self.ledger.scores, won, strict=True)])
        points = tuple([now - then for now, then in zip(scores, hand.before, strict=True)])
        return Scored(tricks.taken[: self.rules.table.count], points, scores)

    def game_winner(self, ledger: Ledger, last: Account[Any, Scored]) -> int | None:
        """The side that has reached the target, and the most; of equals that of the seat that
        comes first from the dealer's left."""
        if ledger.terms.target is None:
            return super().game_winner(ledger, last)
        table = self.rules.table
        first = table.sides_clockwise(table.left_of(last.deal.dealer))
        return ledger.game_winner(tuple(sorted(first, key=lambda side: -ledger.scores[side])))


AnyPlainMatch: TypeAlias = PlainMatch[Any, Any]
"""That of whichever of these games."""
