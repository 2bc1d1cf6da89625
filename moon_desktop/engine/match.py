"""A match of tricks: how a hand is dealt, played and over, and how a game and a match close."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Generic, NamedTuple, Protocol, Self, TypeVar

from moon_desktop.engine.account import Account, AnyAccount, Played
from moon_desktop.engine.dealing import Drawing, check_dealt, check_due, shuffled
from moon_desktop.engine.entries import (
    Chance,
    Choice,
    Consequence,
    Dealt,
    Draw,
    Entry,
    HandEnd,
    Play,
)
from moon_desktop.engine.illegal import Illegal, Reason
from moon_desktop.engine.ledger import Ledger, Terms
from moon_desktop.engine.pieces import DOMINOES, Pack, Piece
from moon_desktop.engine.seats import Seats
from moon_desktop.engine.tricks import Tricks


class Rules(Protocol):
    """House rules, as far as the flow of a match asks them."""

    @property
    def table(self) -> Seats: ...
    @property
    def terms(self) -> Terms: ...


@dataclass(frozen=True, kw_only=True)
class RuleIds:
    """The ids of the rules by which an entry is refused: as one that follows the end of the match,
    as a draw for dealer, as the deal due, by how many pieces a hand gets, by what they are or by
    whether there is a dummy (by ``size`` where it says nothing); as a bid; as a lead or a play
    that is not due or of what is not held, as one that does not follow, and as one that names a
    suit or does not."""

    over: str
    draw: str = ""
    deal: str
    size: str
    pieces: str
    dummy: str = ""
    bid: str = ""
    lead: str
    play: str
    follow: str
    end: str


class Kept(Protocol):
    """What a game keeps of a hand in play: its deal, and what else it likes."""

    @property
    def deal(self) -> Any: ...


R = TypeVar("R", bound=Rules)
D = TypeVar("D", bound=Dealt)
H = TypeVar("H", bound=Kept)
E = TypeVar("E", bound=HandEnd)


class Playing(NamedTuple):
    """The tricks of a hand, and what the game keeps of it."""

    hand: Any
    tricks: Tricks


class Dealing(NamedTuple):
    """Between hands: ``dealer`` deals next; ``drawn``: the draw for it, before the first deal;
    ``last``: the hand that is over, if there was one."""

    dealer: int
    drawn: tuple[Draw, ...] = ()
    last: AnyAccount | None = None


class Over(NamedTuple):
    """The match is won with the hand ``last``."""

    last: AnyAccount


_MOST_SEATS: Final = 6


def plays_of(pack: Pack) -> tuple[Mapping[int, Play], ...]:
    """By seat and bit every play of a piece of ``pack`` without a named suit, made once: offering
    choices is the commonest thing done."""
    return tuple(
        {1 << index: Play(seat, piece) for index, piece in enumerate(pack.pieces)}
        for seat in range(_MOST_SEATS)
    )


class _Moment(NamedTuple, Generic[R]):
    rules: R
    ledger: Ledger
    phase: Any
    number: int = 0


class TrickMatch(_Moment[R], ABC, Generic[R, D, H, E]):
    """A match at one moment, under house rules R; hands are dealt as D and end as E, and H is kept
    of one in play. ``number`` is that of the hand last dealt, 0 before any.

    A game says what is its own: what it is played with, what is dealt, the tricks it makes, how a
    hand is scored; and where its flow differs.
    """

    __slots__ = ()

    pack: ClassVar[Pack] = DOMINOES
    plays: ClassVar[tuple[Mapping[int, Play], ...]] = plays_of(DOMINOES)
    """By seat and bit the plays of the pack."""
    length: ClassVar[int]
    """Tricks in a hand."""
    draws: ClassVar[bool] = True
    """Whether a draw says who deals first; else it is seat 0."""

    # --- what a game is asked -------------------------------------------------------------

    @property
    @abstractmethod
    def ids(self) -> RuleIds:
        """The ids of its rules."""

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """Those in play, in the order the shuffle starts from."""
        return self.pack.pieces

    @property
    def set(self) -> int:
        """The same as bits."""
        return self.pack.mask(self.pieces)

    @staticmethod
    def opening(rules: R) -> int:
        """What a side has when a game begins."""
        return 0

    def rank(self, piece: Piece) -> int:
        """How high ``piece`` is in the draw for dealer."""
        return self.pack.index[piece]

    @abstractmethod
    def deal(self, number: int, dealer: int, order: list[Piece], seed: int) -> D:
        """Hand ``number``, of all pieces in their shuffled ``order``."""

    def hands(self, deal: D) -> tuple[tuple[Piece, ...], ...]:
        """The hands of ``deal``: those of the seats, and after them such as a dummy's."""
        return deal.hands

    def sizes(self, dealer: int) -> tuple[int, ...]:
        """How many pieces each of the hands gets."""
        return (self.length,) * self.rules.table.count

    @abstractmethod
    def scored(self, hand: H, tricks: Tricks, offender: int | None) -> E:
        """How ``hand`` ended after ``tricks``, or by the renege of ``offender``."""

    # --- the flow -------------------------------------------------------------------------

    @classmethod
    def start(cls, rules: R) -> Self:
        """A new match, before the draw for dealer if there is one."""
        seats = rules.table
        ledger = Ledger.opened(rules.terms, seats.sides, cls.opening(rules))
        return cls(rules, ledger, Drawing((), seats.clockwise(0)) if cls.draws else Dealing(0))

    def after(self, entry: Entry) -> tuple[Self, tuple[Consequence, ...]]:
        """The match after a chance or a choice, and the consequences that follow from it.

        Raises Illegal for what cannot stand here.
        """
        match self.phase, entry:
            case Playing() as phase, Play():
                return self._played(phase, entry)
            case Dealing(dealer), Dealt():
                return self._dealt(dealer, entry), ()
            case Drawing() as phase, Draw():
                return self._drawn(phase, entry), ()
            case Over(), _:
                raise Illegal(entry, Reason.OVER, self.ids.over)
            case _:
                return self.out_of_order(entry)

    def out_of_order(self, entry: Entry) -> tuple[Self, tuple[Consequence, ...]]:
        """What follows an ``entry`` that the phase does not ask for: it is refused."""
        raise Illegal(entry, Reason.NOT_NOW, self.due_by(), turn=self.turn)

    def due_by(self) -> str:
        """The id of the rule by which something else is due here."""
        match self.phase:
            case Drawing():
                return self.ids.draw
            case Playing(_, tricks):
                return self.ids.play if tricks.plays or tricks.done else self.ids.lead
            case _:
                return self.ids.deal

    @property
    def turn(self) -> int | None:
        """The seat that is to choose, or None where a chance is due or the match is over."""
        return self.phase.tricks.turn if isinstance(self.phase, Playing) else None

    @property
    def over(self) -> bool:
        """Whether the match is won."""
        return isinstance(self.phase, Over)

    @property
    def last(self) -> Account[D, E] | None:
        """The hand that is over, until the next is dealt; None before any."""
        return self.phase.last if isinstance(self.phase, Dealing | Over) else None

    @property
    def time_up(self) -> Chance | None:
        """What the clock brings when it runs out now; None where the match has none to heed."""
        return None

    def legal(self) -> tuple[Choice, ...]:
        """Every choice open to the seat in turn; empty where a chance is due."""
        return self.open_plays(self.phase) if isinstance(self.phase, Playing) else ()

    def chance(self, seed: int) -> Chance | None:
        """The draw or deal that ``seed`` gives here; None where none is due.

        A deal depends on the seed, the rules and its number alone, never on what was played.
        """
        match self.phase:
            case Drawing() as phase:
                return phase.due(self.pieces, self.rules.table.count, seed)
            case Dealing(dealer):
                number = self.number + 1
                order = shuffled(self.pieces, seed, "deal", number)
                return self.deal(number, dealer, order, seed)
            case _:
                return None

    @property
    def phase_name(self) -> str:
        """``draw``, ``deal``, ``play`` or ``over``."""
        match self.phase:
            case Drawing():
                return "draw"
            case Dealing():
                return "deal"
            case Over():
                return "over"
            case _:
                return "play"

    # Each step below takes its phase and entry apart and builds the phase that follows.

    def _drawn(self, phase: Drawing, draw: Draw) -> Self:
        phase.check(draw, self.set, self.rules.table.count, self.ids.draw, self.pack)
        after = phase.after(draw, self.rank)
        if len(after.contenders) > 1:
            return self._replace(phase=after)
        return self._replace(phase=Dealing(after.contenders[0], after.drawn))

    def _dealt(self, dealer: int, deal: Any) -> Self:
        rule = self.ids.deal if self.number else self.ids.draw or self.ids.deal
        check_due(deal, self.number + 1, dealer, rule)
        return self._replace(phase=self.begun(deal, self.held(deal)), number=deal.hand)

    def held(self, deal: D) -> tuple[int, ...]:
        """The hands of ``deal`` as bits; Illegal for one that cannot be."""
        hands = self.hands(deal)
        if tuple(map(len, hands)) != self.sizes(deal.dealer):
            raise Illegal(deal, Reason.IMPOSSIBLE, self.ids.size)
        spread = [piece for hand in hands for piece in hand]
        check_dealt(deal, spread, self.set, self.ids.pieces, self.pack)
        return tuple(map(self.pack.mask, hands))

    @abstractmethod
    def begun(self, deal: D, held: tuple[int, ...]) -> object:
        """The phase that follows ``deal``; ``held``: its hands as bits."""

    def _played(self, phase: Playing, play: Play) -> tuple[Self, tuple[Consequence, ...]]:
        self.check_play(phase, play)
        tricks = phase.tricks
        if self.forfeits and tricks.reneges(play):
            result = self.scored(phase.hand, tricks, play.seat)
            return self.closed(phase.hand, result, tricks, play)
        match, follows = self.laid(phase, tricks.after(play))
        hand, tricks = match.phase
        if tricks.plays or not (len(tricks.done) == self.length or match.decided(hand, tricks)):
            return match, follows
        match, ended = match.closed(hand, match.scored(hand, tricks, None), tricks)
        return match, (*follows, *ended)

    def laid(self, phase: Playing, tricks: Tricks) -> tuple[Self, tuple[Consequence, ...]]:
        """The match with the ``tricks`` after a play, and what follows before the hand is over."""
        # Without _replace: matches played at random spend their time here.
        return type(self)(self.rules, self.ledger, Playing(phase.hand, tricks), self.number), ()

    def decided(self, hand: H, tricks: Tricks) -> bool:
        """Whether the hand is over with a finished trick, before all were played."""
        return False

    # --- plays ----------------------------------------------------------------------------

    @property
    def forfeits(self) -> bool:
        """Whether a renege is not refused, but ends the hand (M4.8, T7.2, C6.1)."""
        return False

    def playable(self, phase: Playing) -> int:
        """The pieces (bits) that the seat in turn may lay down; with ``forfeits`` reneges too."""
        tricks = phase.tricks
        return tricks.held[tricks.turn] if self.forfeits else tricks.following()

    def open_plays(self, phase: Playing) -> tuple[Play, ...]:
        """Every play open to the seat in turn; where a suit is to be named, each of them (M4.5)."""
        bits, tricks = self.playable(phase), phase.tricks
        made = self.plays[tricks.turn]
        leads = None if tricks.plays else tricks.suits.leads
        found = []
        while bits:
            bit = bits & -bits
            bits ^= bit
            play = made[bit]
            suits = () if leads is None else leads[bit.bit_length() - 1]
            if len(suits) > 1:
                found += [play._replace(suit=str(suit)) for suit in suits]
            else:
                found.append(play)
        return tuple(found)

    def check_play(self, phase: Playing, play: Play) -> None:
        """Raises Illegal unless ``play`` is accepted here (M4.1–M4.8, T7.1, T7.2, C2.3)."""
        tricks = phase.tricks
        if play.seat != tricks.turn:
            raise Illegal(play, Reason.NOT_YOUR_TURN, self.due_by(), turn=tricks.turn)
        bit = self.pack.held(tricks.held[play.seat], play.piece)
        if not bit:
            raise Illegal(play, Reason.NOT_HELD, self.ids.play, tile=play.piece)
        if not bit & self.playable(phase):
            raise self.not_open(phase, play)
        suits = () if tricks.plays else tricks.suits.leads[bit.bit_length() - 1]
        if play.suit not in (tuple(map(str, suits)) if len(suits) > 1 else (None,)):
            raise Illegal(play, Reason.IMPOSSIBLE, self.ids.end)

    def not_open(self, phase: Playing, play: Play) -> Illegal:
        """Why a piece that is held may not be played: another follows."""
        tricks = phase.tricks
        return Illegal(
            play, Reason.MUST_FOLLOW, self.ids.follow, tile=play.piece, suit=tricks.suit,
            led=tricks.plays[0].piece, could=self.pack.among(tricks.following()),
        )  # fmt: skip

    # --- the end of a hand ----------------------------------------------------------------

    def closed(
        self, hand: H, result: E, tricks: Tricks | None = None, reneged: Play | None = None
    ) -> tuple[Self, tuple[Consequence, ...]]:
        """The hand over, and whoever won a game or the match by it; ``reneged``: the play that
        ended it, if one did."""
        last = self.account(hand, result, Played.out(tricks, reneged, self.rules.table))
        ledger, follows = self.entered(result), list[Consequence]((result,))
        winner = self.game_winner(ledger, last)
        if winner is not None:
            ledger, game = ledger.after_game(winner, self.opening(self.rules))
            follows.append(game)
        phase: Dealing | Over = Dealing(self.next_dealer(last, winner), last=last)
        won = ledger.match_winner()
        if won is not None:
            follows.append(won)
            phase = Over(last)
        return self._replace(ledger=ledger, phase=phase), tuple(follows)

    def account(self, hand: H, result: E, played: Played) -> Account[D, E]:
        """That of ``hand``."""
        game = len(self.ledger.winners) + 1
        return Account(self.number, game, hand.deal, result, *played)

    def entered(self, result: E) -> Ledger:
        """The ledger with ``result`` in it."""
        return self.ledger.written(result.scores)

    def game_winner(self, ledger: Ledger, last: Account[D, E]) -> int | None:
        """The side that has won the game by the scores of ``ledger``, after the hand ``last``: that
        has reached the target, or has most when the hands are played. Of several that of the seat
        that comes first from the dealer's left; others share it where the terms say so."""
        table, terms = self.rules.table, ledger.terms
        counted = table.sides_clockwise(table.left_of(last.deal.dealer))
        if terms.kind == "hands":
            done = last.number >= terms.length
            return max(counted, key=ledger.scores.__getitem__) if done else None
        return ledger.game_winner(counted)

    def next_dealer(self, last: Account[D, E], winner: int | None) -> int:
        """Who deals after the hand ``last``, by which ``winner`` won a game if one did."""
        return self.rules.table.left_of(last.deal.dealer)
