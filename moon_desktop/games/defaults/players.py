"""Players that any game can have: what choices are worth if the hand is played out from there."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from random import Random
from typing import ClassVar, Generic, TypeVar

from moon_desktop.engine.entries import Choice, HandEnd, Play, notation
from moon_desktop.engine.pieces import Piece
from moon_desktop.engine.sight import laid
from moon_desktop.engine.suits import Suits
from moon_desktop.games.match import AnyPlainMatch, Hand, PlainSight
from moon_desktop.games.players import Players
from moon_desktop.players.advice import ActionValue, Advice
from moon_desktop.players.player import Budget, Level, Limits, Player, Thought, Weighing
from moon_desktop.players.possible_deals import dealt_out
from moon_desktop.players.reading import gaps_in

M = TypeVar("M", bound=AnyPlainMatch)


class Casual:
    """A player by rules of thumb, for any game: it takes a trick that it would have
    with the lowest piece that takes it as it lies, else plays its lowest; a trick that it would
    not have it leaves with the highest that does. It leads the highest, or where it would have no
    more tricks the lowest. What it spares goes last. Where every seat bids it bids what its pieces
    take on average."""

    def spares(self, piece: Piece) -> bool:
        """Whether it keeps ``piece`` as long as it can."""
        return False

    def wants(self, sight: PlainSight, piece: Piece) -> bool:
        """Whether it would have the trick that lies there, with ``piece`` in it: any, or as many
        as it has bid."""
        bid = sight.bids[sight.seat]
        return bid is None or sight.taken[sight.seat] < bid

    def choose(self, sight: PlainSight) -> Choice:
        """One of ``sight.legal``."""
        if sight.phase == "bid":
            others = len(sight.counts) - sight.counts.count(0) - 1
            hopes = sum(_hope(sight.suits, piece) ** others for piece in sight.held)
            return min(sight.legal, key=lambda choice: abs(int(notation(choice)) - hopes))
        return min(sight.legal, key=lambda choice: self._cost(sight, choice))

    def _cost(self, sight: PlainSight, choice: Choice) -> tuple[bool, bool, int]:
        assert isinstance(choice, Play)
        piece, suit, suits = choice.piece, sight.suit, sight.suits
        spared, height = self.spares(piece), _rank(suits, piece, None)
        if suit is None:
            return False, spared, -height if self.wants(sight, piece) else height
        best = max((_rank(suits, play.piece, suit) for play in sight.plays), default=0)
        rank, wanted = _rank(suits, piece, suit), self.wants(sight, piece)
        return (rank > best) != wanted, spared, (rank + height) * (1 if wanted else -1)


def _hope(suits: Suits, piece: Piece) -> float:
    """The share of pieces that a piece is above when it is led: of its own suit those, and of the
    others all, for a trump, or as if trumps were spread over them."""
    index = suits.pack.index[piece]
    suit = suits.suit_led(index)
    ranks, of = suits.strength[suit], suits.pack.among(suits.followers[suit])
    below = sum(ranks[suits.pack.index[one]] < ranks[index] for one in of)
    pack, trumps = len(suits.pack.pieces), suits.trumps.bit_count()
    if suit == suits.trump_suit:
        return (pack - len(of) + below) / (pack - 1)
    return (1 - trumps / pack) * below / max(1, len(of) - 1)


def _rank(suits: Suits, piece: Piece, suit: int | None) -> int:
    """How high a piece is in a trick of ``suit``, or for None in one that it leads."""
    index = suits.pack.index[piece]
    return suits.strength[suits.suit_led(index) if suit is None else suit][index]


def hands_for(sight: PlainSight, random: Random) -> Iterator[list[list[Piece]]]:
    """Deals without end, by chance, that agree with what the seat of ``sight`` has seen: the pieces
    that each seat holds now, its own too, and of a hand that is no seat's those left, last; see
    ``dealt_out``."""
    suits, pile = sight.suits, () if sight.pile is None else (sight.pile,)
    pack = suits.pack
    unseen = pack.without((*laid(sight), *sight.shown, *sight.held))
    counts = [0 if seat == sight.seat else count for seat, count in enumerate(sight.counts)]
    barred: list[Collection[Piece]] = [{*pack.among(gap)} for gap in gaps_in(sight, suits)]
    for hands in dealt_out(unseen, (*counts, *pile), (*barred, ()), random):
        hands[sight.seat] = [*sight.held]
        yield hands


class Skilled(Weighing[PlainSight], Generic[M]):
    """Weighs choices as the ``players`` of its game do, over few deals."""

    deals = 16

    def __init__(self, players: PlainPlayers[M], seed: int, budget: Budget | None = None) -> None:
        super().__init__(seed, budget)
        self._players = players

    def weigh(self, sight: PlainSight, budget: Budget, stop: Callable[[], bool] | None) -> Advice:
        return self._players.weigh(sight, budget, self.seed, stop)


class PlainPlayers(Players[M, PlainSight]):
    """Players who weigh a choice by how the hand ends if casual players go on with it at every
    seat, over deals that agree with what the seat sees. A game of which the plain casual player
    knows too little answers ``casual``."""

    span: ClassVar[int] = 25
    """About so many points decide a game, where no target says it; see ``outlook``."""

    def __init__(self, match: type[M]) -> None:
        self._match = match

    @property
    def levels(self) -> Mapping[str, Level]:
        return {"casual": self.casual, "skilled": self.skilled}

    def casual(self, seed: int, budget: Budget | None = None, /) -> Player[PlainSight]:
        return Casual()

    def skilled(self, seed: int, budget: Budget | None = None, /) -> Player[PlainSight]:
        """A player that weighs some deals; see ``Level``."""
        return Skilled(self, seed, budget)

    def world(self, sight: PlainSight, random: Random) -> M:
        """The match with the pieces that ``sight`` does not show dealt out by chance, none of a
        suit to who did not follow it."""
        match, rules = self._match, sight.rules
        hands = tuple(map(tuple, next(hands_for(sight, random))))
        start = match.start(rules)
        # Of the deal only what is left matters once the pieces are held.
        upcard = sight.shown[0] if start.turns_up else None
        deal = start.dealt(sight.hand, sight.dealer or 0, hands, upcard)
        tricks = start.tricks(deal, tuple(map(match.pack.mask, hands)))
        hand = Hand(deal, sight.before, sight.said)
        taken = sight.taken + (0,) * (len(hands) - len(sight.taken))
        tricks = tricks._replace(
            turn=tricks.turn if sight.phase == "bid" else sight.turn or 0,
            taken=taken,
            plays=sight.plays,
            suit=sight.suit,
            done=sight.tricks,
            out=sight.out,
        )
        phase = start.next_phase(hand, tricks)
        return start._replace(ledger=sight.ledger, phase=phase, number=sight.hand)

    def advise(
        self, sight: PlainSight, limits: Limits, *, seed: int = 0, deals: int | None = None
    ) -> Advice:
        """As everywhere, but that so many ``deals`` are weighed however long it takes."""
        seconds = limits.seconds if deals is None else None
        return self.weigh(sight, Budget(seconds, deals or self.most), seed, limits.stop)

    def outlook(self, sight: PlainSight, ended: HandEnd) -> tuple[float, ...] | None:
        """The chance of each side to win the game, 0-1, once the hand of ``sight`` has ``ended``;
        None where the game does not know: then choices are weighed, and mistakes sized, by the
        points of the hand, as parts of those that win a game."""
        return None

    def weigh(
        self, sight: PlainSight, budget: Budget, seed: int, stop: Callable[[], bool] | None
    ) -> Advice:
        if not sight.legal:
            raise ValueError("no choice is due")
        random, side, count = Random(seed), sight.seats.side, 0
        terms = sight.ledger.terms
        thought, player = Thought(budget, stop), self.casual(0)
        ends: dict[Choice, list[HandEnd]] = {choice: [] for choice in sight.legal}
        while count < thought.worlds and (thought.goes_on() or count == 0):
            count += 1
            match = self.world(sight, random)
            for choice, ended in ends.items():
                ended.append(_played_out(player, match, choice))

        def worth(choice: Choice, ended: list[HandEnd]) -> ActionValue:
            sums = [sum(points) for points in zip(*(end.points for end in ended), strict=True)]
            points = tuple(sums[side(seat)] / count for seat in range(sight.seats.count))
            made = [end.made[sight.seat] for end in ended]
            hopes = None if None in made else made.count(True) / count
            wins = [found[side(sight.seat)] for end in ended if (found := self.outlook(sight, end))]
            won = sum(wins) / count if wins else points[sight.seat] / (terms.target or self.span)
            return ActionValue(choice, hopes, points, won)

        worths = tuple(worth(*one) for one in ends.items())
        best = max(worths, key=lambda worth: (worth.win, worth.points[sight.seat]))
        known = self.outlook(sight, ends[best.choice][0]) is not None
        return Advice(sight, worths, best.choice, count, False, outlook=known)

    def hindsight(self, match: M) -> Mapping[Choice, int]:
        """The points that each choice brings its side if casual players go on at every seat."""
        side, player = match.rules.table.side(match.turn or 0), self.casual(0)
        return {one: _played_out(player, match, one).points[side] for one in match.legal()}


def _played_out(player: Player[PlainSight], match: M, choice: Choice) -> HandEnd:
    """How the hand ends after ``choice`` if ``player`` goes on at every seat."""
    while True:
        match, follows = match.after(choice)
        for ended in follows:
            if isinstance(ended, HandEnd):
                return ended
        choice = player.choose(match.sight(match.turn or 0))
