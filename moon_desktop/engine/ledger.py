"""The totals of a match: scores and columns of the game, marks and games of the match."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
from typing import NamedTuple

from moon_desktop.engine.entries import GameOver, HandEnd, MatchOver


class Terms(NamedTuple):
    """How games make a match (M6), as values.

    ``kind``: ``single``, ``best-of``, ``marks`` or ``timed``; ``length``: games, marks or
    minutes; ``target``: the score that wins a game, at least 1; ``losers_pay``: a game is paid for
    in marks.
    ``columns``: what is kept a side beside the scores, by name, such as hickeys; ``owing``: the
    one of them that losers pay for, or ""; ``fewest``: the one that decides a timed match
    between sides level in marks, or "".
    """

    kind: str
    length: int
    target: int
    losers_pay: bool = False
    columns: tuple[str, ...] = ()
    owing: str = ""
    fewest: str = ""

    @property
    def criteria(self) -> tuple[str, ...]:
        """What decides a timed match, in this order: most marks, fewest of a column over the
        whole match, most games won, the most recent win (M6.3)."""
        return ("marks", *((self.fewest,) if self.fewest else ()), "games", "recent")


class Ahead(NamedTuple):
    """Who is ahead in a timed match: side ``winner``, ``by`` the first criterion that parts
    the sides; ``level``: those it parted, the winner among them, equal in all before."""

    winner: int
    by: str
    level: tuple[int, ...]


def _sum(left: tuple[int, ...], right: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(a + b for a, b in zip(left, right, strict=True))


class Ledger(NamedTuple):
    """Totals by side: ``scores`` of the game, ``totals`` of the match.

    ``columns``: those the terms name, of the game; ``over_match``: the same summed over the whole
    match. ``winners``: the sides that won its games, in order; ``time_up`` is set once the clock
    of a timed match has run out.
    """

    terms: Terms
    scores: tuple[int, ...]
    totals: tuple[int, ...]
    columns: tuple[tuple[int, ...], ...] = ()
    over_match: tuple[tuple[int, ...], ...] = ()
    winners: tuple[int, ...] = ()
    time_up: bool = False

    @staticmethod
    def opened(terms: Terms, sides: int, scores: int = 0) -> "Ledger":
        """For ``sides`` sides, each game at ``scores`` and everything else at zero."""
        nil = (0,) * sides
        kept = (nil,) * len(terms.columns)
        return Ledger(terms, (scores,) * sides, nil, kept, kept)

    def column(self, name: str) -> tuple[int, ...]:
        """What the sides have in the column ``name`` in this game."""
        return self.columns[self.terms.columns.index(name)]

    def in_match(self, name: str) -> tuple[int, ...]:
        """What the sides had in the column ``name`` over the whole match."""
        return self.over_match[self.terms.columns.index(name)]

    def written(self, scores: tuple[int, ...], **more: tuple[int, ...]) -> "Ledger":
        """With these ``scores``, and ``more`` in columns, at any entry (M5.1–M5.7).

        Raises ValueError for a column that the terms do not name.
        """
        columns, over_match = list(self.columns), list(self.over_match)
        for name, amounts in more.items():
            place = self.terms.columns.index(name)
            columns[place] = _sum(columns[place], amounts)
            over_match[place] = _sum(over_match[place], amounts)
        return self._replace(scores=scores, columns=tuple(columns), over_match=tuple(over_match))

    def after_hand(self, hand: HandEnd) -> "Ledger":
        """With the scores that ``hand`` ends with, and in each column its figure of that name."""
        columns = {name: getattr(hand, name) for name in self.terms.columns}
        return self.written(hand.scores, **columns)

    def game_winner(self, counted: tuple[int, ...]) -> int | None:
        """The first side to reach the target, its credits ``counted`` in this order (M5.6)."""
        for side in counted:
            if self.scores[side] >= self.terms.target:
                return side
        return None

    def after_game(self, winner: int, scores: int = 0) -> "tuple[Ledger, GameOver]":
        """The game paid out and a new one opened at ``scores``, its columns wiped (M6.1, M6.2)."""
        marks = self._marks(winner)
        game = GameOver(winner, marks, _sum(self.totals, marks))
        nil = (0,) * len(self.scores)
        ledger = self._replace(
            scores=(scores,) * len(self.scores),
            columns=(nil,) * len(self.columns),
            totals=game.totals,
            winners=(*self.winners, winner),
        )
        return ledger, game

    def _marks(self, winner: int) -> tuple[int, ...]:
        in_marks = self.terms.kind in ("marks", "timed")
        if not (in_marks and self.terms.losers_pay):
            return tuple(int(side == winner) for side in range(len(self.scores)))
        owing = self.terms.owing
        nil = (0,) * len(self.scores)
        owed = [
            0 if side == winner else 1 + held
            for side, held in enumerate(self.column(owing) if owing else nil)
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
        for by in self.terms.criteria:
            best = max(self._standing(side, by) for side in level)
            left = tuple(side for side in level if self._standing(side, by) == best)
            if len(left) == 1:
                return Ahead(left[0], by, level)
            level = left
        raise ValueError("nobody is ahead before a game has been won")

    def _standing(self, side: int, by: str) -> int:
        """How ``side`` stands by a criterion, more being better."""
        match by:
            case "marks":
                return self.totals[side]
            case "games":
                return self.winners.count(side)
            case "recent":
                return max((n for n, who in enumerate(self.winners) if who == side), default=-1)
            case _:
                return -self.in_match(by)[side]
