"""Players that any game can have: what choices are worth if the hand is played out from there."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any, TypeVar

from moon_desktop.engine.entries import Choice, Dealt, HandEnd
from moon_desktop.engine.match import Playing
from moon_desktop.games.match import Hand, PlainMatch, PlainSight
from moon_desktop.games.players import Players
from moon_desktop.players.advice import Advice, Worth
from moon_desktop.players.player import Budget, Limits, Player, Thought

if TYPE_CHECKING:
    from moon_desktop.engine.pieces import Piece

M = TypeVar("M", bound=PlainMatch[Any, Any])


class PlainPlayers(Players[M, PlainSight]):
    """Players who weigh a choice by how the hand ends if casual players go on with it at every
    seat, over deals that agree with what the seat sees. A game answers ``casual`` and, of the deal
    that was not seen, ``dealt``."""

    def __init__(self, match: type[M]) -> None:
        self._match = match

    def dealt(self, sight: PlainSight, hands: tuple[tuple[Piece, ...], ...]) -> Dealt:
        """A deal after which the hands are left so, the seats' and after them any other; of it is
        asked only what its game still wants to know of a deal once the cards are held."""
        raise NotImplementedError

    def world(self, sight: PlainSight, random: Random) -> M:
        """The match with the pieces that ``sight`` does not show dealt out by chance."""
        match, rules = self._match, sight.rules
        laid = [play.piece for trick in sight.tricks for play in trick.plays]
        laid += [play.piece for play in sight.plays]
        unseen = [piece for piece in match.pack.pieces if piece not in {*sight.held, *laid}]
        random.shuffle(unseen)
        counts = sight.counts if sight.pile is None else (*sight.counts, sight.pile)
        hands = tuple(
            sight.held if seat == sight.seat else tuple(unseen.pop() for _ in range(count))
            for seat, count in enumerate(counts)
        )
        start, deal = match.start(rules), self.dealt(sight, hands)
        tricks = start.tricks(deal, tuple(map(match.pack.mask, hands)))
        taken = sight.taken + (0,) * (len(hands) - len(sight.taken))
        tricks = tricks._replace(
            turn=sight.turn or 0,
            taken=taken,
            plays=sight.plays,
            suit=sight.suit,
            done=sight.tricks,
            out=sight.out,
        )
        phase = Playing(Hand(deal, sight.before), tricks)
        return start._replace(ledger=sight.ledger, phase=phase, number=sight.hand)

    def advise(
        self, sight: PlainSight, limits: Limits, *, seed: int = 0, deals: int | None = None
    ) -> Advice:
        """As everywhere, but that so many ``deals`` are weighed however long it takes; whoever's
        side has the most points after a hand counts as the winner."""
        if not sight.legal:
            raise ValueError("no choice is due")
        random, side, count = Random(seed), sight.seats.side, 0
        seconds = limits.seconds if deals is None else None
        thought = Thought(Budget(seconds, deals or self.most), limits.stop)
        player = self.casual(0)
        ends: dict[Choice, list[HandEnd]] = {choice: [] for choice in sight.legal}
        while count < thought.worlds and (thought.goes_on() or count == 0):
            count += 1
            match = self.world(sight, random)
            for choice, ended in ends.items():
                ended.append(_played_out(player, match, choice))

        def worth(choice: Choice, ended: list[HandEnd]) -> Worth:
            sums = [sum(points) for points in zip(*(end.points for end in ended), strict=True)]
            points = tuple(sums[side(seat)] / count for seat in range(sight.seats.count))
            won = sum(end.scores[side(sight.seat)] == max(end.scores) for end in ended)
            return Worth(choice, None, points, won / count)

        worths = tuple(worth(*one) for one in ends.items())
        best = max(worths, key=lambda worth: (worth.points[sight.seat], worth.win))
        return Advice(sight, worths, best.choice, count, False)

    def hindsight(self, match: M) -> Mapping[Choice, int]:
        """The points that each choice brings its side if casual players go on at every seat."""
        side, player = match.rules.table.side(match.turn or 0), self.casual(0)
        return {one: _played_out(player, match, one).points[side] for one in match.legal()}


def _played_out(player: Player, match: Any, choice: Choice) -> HandEnd:
    """How the hand ends after ``choice`` if ``player`` goes on at every seat."""
    while True:
        match, follows = match.after(choice)
        for ended in follows:
            if isinstance(ended, HandEnd):
                return ended
        choice = player.choose(match.sight(match.turn))
