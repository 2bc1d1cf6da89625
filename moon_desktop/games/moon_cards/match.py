"""Shoot the Moon, the card game: the flow of a round, a game and a match."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from moon_desktop.engine.dealing import Drawing, check_dealt, check_due
from moon_desktop.engine.entries import Choice, Consequence, Draw, Entry, Play
from moon_desktop.engine.illegal import Illegal, Reason
from moon_desktop.engine.ledger import Ledger
from moon_desktop.engine.shuffle import shuffled
from moon_desktop.engine.tricks import Tricks
from moon_desktop.games.moon_cards import chips, dummy
from moon_desktop.games.moon_cards.cards import ALL, PACK, SUITS, TRICKS, number_of
from moon_desktop.games.moon_cards.entries import Deal, RoundOver, Turned
from moon_desktop.games.moon_cards.rules import MoonCardsRules
from moon_desktop.games.sight import PlainSight, sight_of


class Dealing(NamedTuple):
    """Between rounds: ``dealer`` deals next; ``last`` are the tricks of the last round, and
    ``result`` is how it ended, if there was one."""

    dealer: int
    last: Tricks | None = None
    result: RoundOver | None = None
    drawn: tuple[Draw, ...] = ()


class Playing(NamedTuple):
    """The tricks; ``moons``: the chips that Moon cards have moved in this round, a side."""

    deal: Deal
    tricks: Tricks
    moons: tuple[int, ...]


class Over(NamedTuple):
    """The match is won."""

    last: Tricks
    result: RoundOver


Phase: TypeAlias = Drawing | Dealing | Playing | Over


class Besides(NamedTuple):
    """What a sight of this game has besides: the draw for dealer, which is open to all; how many
    cards lie in the dummy's pile, None where there is no dummy; and the chips that ``moons`` moved
    in this round, a side."""

    drawn: tuple[Draw, ...] = ()
    pile: int | None = None
    moons: tuple[int, ...] = ()


class MoonCards(NamedTuple):
    """A match at one moment. ``number`` is that of the round last dealt."""

    rules: MoonCardsRules
    ledger: Ledger
    phase: Phase
    number: int = 0

    @staticmethod
    def start(rules: MoonCardsRules) -> MoonCards:
        """A new match, before the draw for dealer."""
        ledger = Ledger.opened(rules.terms, rules.table.sides, rules.starting_chips)
        return MoonCards(rules, ledger, Drawing((), tuple(range(rules.seats))))

    def after(self, entry: Entry) -> tuple[MoonCards, tuple[Consequence, ...]]:
        """The match after a chance or a choice, and the consequences that follow from it.

        Raises Illegal for what cannot stand here.
        """
        match self.phase, entry:
            case Playing() as phase, Play():
                return self._played(phase, entry)
            case Dealing() as phase, Deal():
                return self._dealt(phase, entry), ()
            case Drawing() as phase, Draw():
                return self._drawn(phase, entry), ()
            case Over(), _:
                raise Illegal(entry, Reason.OVER, "C4.3")
            case _:
                rule = "C2.2" if isinstance(self.phase, Playing) else "C2.1"
                raise Illegal(entry, Reason.NOT_NOW, rule, turn=self.turn)

    @property
    def turn(self) -> int | None:
        """The seat that is to choose, or None where a chance is due or the match is over."""
        return self.phase.tricks.turn if isinstance(self.phase, Playing) else None

    @property
    def over(self) -> bool:
        """Whether the match is won."""
        return isinstance(self.phase, Over)

    def legal(self) -> tuple[Choice, ...]:
        """Every choice open to the seat in turn, of two cards alike one; empty where a chance is
        due (C1.1, C2.3, C6.1)."""
        if not isinstance(self.phase, Playing):
            return ()
        tricks = self.phase.tricks
        cards = PACK.among(self._playable(tricks))
        return tuple([Play(tricks.turn, card) for card in dict.fromkeys(cards)])

    def chance(self, seed: int) -> Draw | Deal | None:
        """The draw or the deal that ``seed`` gives here; None where none is due.

        A deal depends on the seed and its number alone, never on what was played.
        """
        match self.phase:
            case Drawing() as phase:
                return phase.due(PACK.pieces, self.rules.seats, seed)
            case Dealing(dealer):
                order = shuffled(PACK.pieces, seed, "deal", self.number + 1)
                hands = [tuple(order[n * TRICKS : (n + 1) * TRICKS]) for n in range(self._hands)]
                pile = hands.pop() if self.rules.has_dummy else None
                return Deal(self.number + 1, dealer, tuple(hands), pile)
            case _:
                return None

    def sight(self, seat: int) -> PlainSight:
        """What ``seat`` may know; ``own`` are the Besides."""
        match self.phase:
            case Playing(deal, tricks, moons):
                pile = tricks.held[dummy.DUMMY].bit_count() if self.rules.has_dummy else None
                own = Besides(pile=pile, moons=moons)
                return sight_of(self, seat, "play", deal.dealer, tricks, own=own)
            case Dealing(dealer, last, result, drawn):
                return sight_of(self, seat, "deal", dealer, last, result, Besides(drawn))
            case Over(last, result):
                return sight_of(self, seat, "over", None, last, result, Besides())
            case Drawing(drawn):
                return sight_of(self, seat, "draw", None, None, own=Besides(drawn))

    @property
    def _hands(self) -> int:
        """How many hands are dealt (C2.2, C5.1)."""
        return self.rules.seats + self.rules.has_dummy

    def _playable(self, tricks: Tricks) -> int:
        """The cards (bits) that the seat in turn may lay down; by C6.1 ``forfeit`` any it has."""
        forfeit = self.rules.renege == "forfeit"
        return tricks.held[tricks.turn] if forfeit else tricks.following()

    # Each step below takes its phase and entry apart and builds the phase that follows.

    def _drawn(self, phase: Drawing, draw: Draw) -> MoonCards:
        phase.check(draw, ALL, self.rules.seats, "C2.1", PACK)
        after = phase.after(draw, number_of)
        if len(after.contenders) > 1:
            return self._replace(phase=after)
        return self._replace(phase=Dealing(after.contenders[0], drawn=after.drawn))

    def _dealt(self, phase: Dealing, deal: Deal) -> MoonCards:
        check_due(deal, self.number + 1, phase.dealer, "C2.1")
        hands = deal.hands if deal.dummy is None else (*deal.hands, deal.dummy)
        wrong_dummy = (deal.dummy is not None) != self.rules.has_dummy
        if wrong_dummy or [len(cards) for cards in hands] != [TRICKS] * self._hands:
            raise Illegal(deal, Reason.IMPOSSIBLE, "C5.1" if wrong_dummy else "C2.2")
        check_dealt(deal, (card for cards in hands for card in cards), ALL, "C1.1", PACK)
        held, first = tuple(map(PACK.mask, hands)), self.rules.table.left_of(deal.dealer)
        tricks = Tricks(SUITS, held, first, taken=(0,) * len(held))
        nil = (0,) * self.rules.table.sides
        return self._replace(phase=Playing(deal, tricks, nil), number=deal.hand)

    def _played(self, phase: Playing, play: Play) -> tuple[MoonCards, tuple[Consequence, ...]]:
        self._check(phase.tricks, play)
        if phase.tricks.reneges(play):
            return self._replayed(phase, play)
        follows: list[Consequence] = []
        phase, ledger = self._laid(phase, self.ledger, play)
        while card := dummy.due(phase.deal, phase.tricks):
            follows.append(Turned(card))
            phase, ledger = self._laid(phase, ledger, Play(dummy.DUMMY, card))
        if len(phase.tricks.done) < TRICKS:
            return self._replace(phase=phase, ledger=ledger), tuple(follows)
        match, ended = self._scored(phase, ledger)
        return match, (*follows, *ended)

    def _check(self, tricks: Tricks, play: Play) -> None:
        """Raises Illegal unless ``play`` is accepted (C2.3, C6.1)."""
        if play.seat != tricks.turn:
            raise Illegal(play, Reason.NOT_YOUR_TURN, "C2.2", turn=tricks.turn)
        if not PACK.held(tricks.held[play.seat], play.piece):
            raise Illegal(play, Reason.NOT_HELD, "C2.2", tile=play.piece)
        if play.suit is not None:
            raise Illegal(play, Reason.IMPOSSIBLE, "C2.3")
        if not PACK.held(self._playable(tricks), play.piece):
            led, could = tricks.plays[0].piece, PACK.among(tricks.following())
            facts = {"suit": tricks.suit, "led": led, "could": could}
            raise Illegal(play, Reason.MUST_FOLLOW, "C2.3", **facts)

    def _laid(self, phase: Playing, ledger: Ledger, play: Play) -> tuple[Playing, Ledger]:
        """After a card of a seat's or the dummy's, with the chips that a trick moves (C3.4)."""
        tricks = phase.tricks.after(play)
        if self.rules.has_dummy:
            tricks = dummy.in_turn(tricks, phase.deal.dealer)
        phase = phase._replace(tricks=tricks)
        if tricks.plays:
            return phase, ledger
        moved = chips.by_moons(self.rules, ledger.scores, tricks.done[-1])
        phase = phase._replace(moons=chips.sums(phase.moons, moved))
        return phase, ledger.written(chips.sums(ledger.scores, moved))

    def _replayed(self, phase: Playing, play: Play) -> tuple[MoonCards, tuple[Consequence, ...]]:
        """The round ended by a renege, to be dealt over by the same dealer (C6.1)."""
        taken = phase.tricks.taken[: self.rules.seats]
        result = chips.replayed(self.rules, self.ledger, taken, phase.moons, play.seat)
        again = Dealing(phase.deal.dealer, phase.tricks.without(play), result)
        return self._replace(ledger=self.ledger.written(result.scores), phase=again), (result,)

    def _scored(self, phase: Playing, ledger: Ledger) -> tuple[MoonCards, tuple[Consequence, ...]]:
        """The round scored, and whoever won a game or the match (C2.1, C4.1–C4.3)."""
        rules, tricks = self.rules, phase.tricks
        result = chips.scored(rules, ledger, tricks.taken[: rules.seats], phase.moons)
        ledger = ledger.written(result.scores)
        follows: list[Consequence] = [result]
        after: Phase = Dealing(rules.table.left_of(phase.deal.dealer), tricks, result)
        winner = chips.winner(ledger)
        if winner is not None:
            ledger, game = ledger.after_game(winner, rules.starting_chips)
            follows.append(game)
            won = ledger.match_winner()
            if won is not None:
                follows.append(won)
                after = Over(tricks, result)
        return self._replace(ledger=ledger, phase=after), tuple(follows)
