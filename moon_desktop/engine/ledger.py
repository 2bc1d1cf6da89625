"""The totals of a match: scores and hickeys of the game, marks and games of the match."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from moon_desktop.engine.entries import GameOver, HandOver, MatchOver

Criterion: TypeAlias = Literal["marks", "hickeys", "games", "recent"]
"""What decides a timed match, in this order: most marks, fewest hickeys over the whole match,
most games won, the most recent win (M6.3)."""

_CRITERIA: tuple[Criterion, ...] = ("marks", "hickeys", "games", "recent")


class Terms(NamedTuple):
    """How games make a match (M6), as values.

    ``kind``: ``single``, ``best-of``, ``marks`` or ``timed``; ``length``: games, marks or
    minutes; ``target``: the score that wins a game; ``losers_pay`` and ``count_hickeys``:
    what a game is worth in marks.
    """

    kind: str
    length: int
    target: int
    losers_pay: bool
    count_hickeys: bool


class Ahead(NamedTuple):
    """Who is ahead in a timed match: side ``winner``, ``by`` the first criterion that parts
    the sides; ``level``: those it parted, the winner among them, equal in all before."""

    winner: int
    by: Criterion
    level: tuple[int, ...]


def _sum(left: tuple[int, ...], right: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(a + b for a, b in zip(left, right, strict=True))


class Ledger(NamedTuple):
    """Totals by side: ``scores`` and ``hickeys`` of the game, ``totals`` of the match.

    ``all_hickeys`` counts those of the whole match, ``winners`` the sides that won its
    games, in order; ``time_up`` is set once the clock of a timed match has run out.
    """

    terms: Terms
    scores: tuple[int, ...]
    hickeys: tuple[int, ...]
    totals: tuple[int, ...]
    all_hickeys: tuple[int, ...]
    winners: tuple[int, ...] = ()
    time_up: bool = False

    @staticmethod
    def opened(terms: Terms, sides: int) -> Ledger:
        """All at zero for ``sides`` sides."""
        nil = (0,) * sides
        return Ledger(terms, nil, nil, nil, nil)

    def after_hand(self, hand: HandOver) -> Ledger:
        """With the points and hickeys of a hand (M5.1–M5.7)."""
        return self._replace(
            scores=hand.scores,
            hickeys=_sum(self.hickeys, hand.hickeys),
            all_hickeys=_sum(self.all_hickeys, hand.hickeys),
        )

    def game_winner(self, counted: tuple[int, ...]) -> int | None:
        """The first side to reach the target, its credits ``counted`` in this order (M5.6)."""
        for side in counted:
            if self.scores[side] >= self.terms.target:
                return side
        return None

    def after_game(self, winner: int) -> tuple[Ledger, GameOver]:
        """The game paid out and a new one opened, hickeys wiped (M6.1, M6.2)."""
        marks = self._marks(winner)
        game = GameOver(winner, marks, _sum(self.totals, marks))
        nil = (0,) * len(self.scores)
        ledger = self._replace(
            scores=nil,
            hickeys=nil,
            totals=game.totals,
            winners=(*self.winners, winner),
        )
        return ledger, game

    def _marks(self, winner: int) -> tuple[int, ...]:
        in_marks = self.terms.kind in ("marks", "timed")
        if not (in_marks and self.terms.losers_pay):
            return tuple(int(side == winner) for side in range(len(self.scores)))
        owed = [
            0 if side == winner else 1 + (held if self.terms.count_hickeys else 0)
            for side, held in enumerate(self.hickeys)
        ]
        return tuple(sum(owed) if side == winner else -owes for side, owes in enumerate(owed))

    def match_winner(self) -> MatchOver | None:
        """The side that has won the match, to be asked between hands (M6.1–M6.3)."""
        if not self.winners:
            return None
        last = self.winners[-1]
        match self.terms.kind:
            case "single":
                return MatchOver(last)
            case "best-of":
                won = self.totals[last] * 2 > self.terms.length
                return MatchOver(last) if won else None
            case "marks":
                return MatchOver(last) if self.totals[last] >= self.terms.length else None
            case _:
                return MatchOver(self.ahead().winner) if self.time_up else None

    def ahead(self) -> Ahead:
        """The side that time-up makes the winner, and what puts it ahead (M6.3).

        Raises ValueError where several sides are level before any of them has won a game.
        """
        level = tuple(range(len(self.totals)))
        for by in _CRITERIA:
            best = max(self._standing(side, by) for side in level)
            left = tuple(side for side in level if self._standing(side, by) == best)
            if len(left) == 1:
                return Ahead(left[0], by, level)
            level = left
        raise ValueError("nobody is ahead before a game has been won")

    def _standing(self, side: int, by: Criterion) -> int:
        """How ``side`` stands by a criterion, more being better."""
        match by:
            case "marks":
                return self.totals[side]
            case "hickeys":
                return -self.all_hickeys[side]
            case "games":
                return self.winners.count(side)
            case "recent":
                return max((n for n, who in enumerate(self.winners) if who == side), default=-1)
