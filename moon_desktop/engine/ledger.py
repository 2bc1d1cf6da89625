"""The totals of a match: scores and columns of the game, marks and games of the match."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
from typing import NamedTuple

from moon_desktop.engine.entries import GameOver, HandEnd, MatchOver


class Terms(NamedTuple):
    """How games make a match (M6), as values.

    ``kind``: ``single``, ``best-of``, ``marks``, ``timed``, or ``hands`` of the only game;
    ``length``: games, marks, minutes or hands; ``target``: the score that wins a game, at least
    1, None where hands are counted; ``losers_pay``: a game is paid for in marks, to each winner;
    ``shared``: sides level with the winner of a game share it.
    ``columns``: what is kept a side beside the scores, by name, such as hickeys; ``owing``: the
    one of them that losers pay for, or ""; ``fewest``: the one that decides a timed match
    between sides level in marks, or "".
    """

    kind: str
    length: int
    target: int | None
    losers_pay: bool = False
    columns: tuple[str, ...] = ()
    owing: str = ""
    fewest: str = ""
    shared: bool = False

    @property
    def single(self) -> bool:
        """Whether the match is one game."""
        return self.kind in ("single", "hands")

    @property
    def criteria(self) -> tuple[str, ...]:
        """What decides a timed match, in this order: most marks, fewest of a column over the
        whole match, most games won, the most recent win (M6.3)."""
        return ("marks", *((self.fewest,) if self.fewest else ()), "games", "recent")


class Ahead(NamedTuple):
    """Who is ahead in a timed match: ``winners``, ``by`` the first criterion that parts the
    sides, or several where none does; ``level``: those it parted, they among them, equal in all
    before."""

    winners: tuple[int, ...]
    by: str
    level: tuple[int, ...]


def _sum(left: tuple[int, ...], right: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(a + b for a, b in zip(left, right, strict=True))


class Ledger(NamedTuple):
    """Totals by side: ``scores`` of the game, ``totals`` of the match.

    ``columns``: those the terms name, of the game; ``over_match``: the same summed over the whole
    match. ``winners``: the sides that won each of its games, in order; ``time_up`` is set once the
    clock of a timed match has run out.
    """

    terms: Terms
    scores: tuple[int, ...]
    totals: tuple[int, ...]
    columns: tuple[tuple[int, ...], ...] = ()
    over_match: tuple[tuple[int, ...], ...] = ()
    winners: tuple[tuple[int, ...], ...] = ()
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
        """The first side to reach the target, its credits ``counted`` in this order (M5.6); None
        where there is no target."""
        target = self.terms.target
        if target is not None:
            for side in counted:
                if self.scores[side] >= target:
                    return side
        return None

    def after_game(self, winner: int, scores: int = 0) -> "tuple[Ledger, GameOver]":
        """The game paid out and a new one opened at ``scores``, its columns wiped (M6.1, M6.2)."""
        level = [side for side, had in enumerate(self.scores) if had == self.scores[winner]]
        sharing = tuple(side for side in level if side != winner) if self.terms.shared else ()
        marks = self._marks((winner, *sharing))
        game = GameOver(winner, marks, _sum(self.totals, marks), sharing or None)
        nil = (0,) * len(self.scores)
        ledger = self._replace(
            scores=(scores,) * len(self.scores),
            columns=(nil,) * len(self.columns),
            totals=game.totals,
            winners=(*self.winners, game.winners),
        )
        return ledger, game

    def _marks(self, winners: tuple[int, ...]) -> tuple[int, ...]:
        in_marks = self.terms.kind in ("marks", "timed")
        if not (in_marks and self.terms.losers_pay):
            return tuple(int(side in winners) for side in range(len(self.scores)))
        owing = self.terms.owing
        nil = (0,) * len(self.scores)
        owed = [
            0 if side in winners else 1 + held
            for side, held in enumerate(self.column(owing) if owing else nil)
        ]
        return tuple(
            sum(owed) if side in winners else -owes * len(winners) for side, owes in enumerate(owed)
        )

    def match_winner(self) -> MatchOver | None:
        """Who has won the match, to be asked between hands (M6.1–M6.3)."""
        if not self.winners:
            return None
        most = max(self.totals[side] for side in self.winners[-1])
        first, *rest = (side for side in self.winners[-1] if self.totals[side] == most)
        match self.terms.kind:
            case "best-of":
                won = most * 2 > self.terms.length
            case "marks":
                won = most >= self.terms.length
            case "timed":
                won = self.time_up
                if won:
                    first, *rest = self.ahead().winners
            case _:
                won = True
        return MatchOver(first, tuple(rest) or None) if won else None

    def ahead(self) -> Ahead:
        """The sides that time-up makes the winners, and what puts them ahead (M6.3); several only
        where they shared the last game.

        Raises ValueError where several sides are level before any of them has won a game.
        """
        level = tuple(range(len(self.totals)))
        for by in self.terms.criteria:
            best = max(self._standing(side, by) for side in level)
            left = tuple(side for side in level if self._standing(side, by) == best)
            if len(left) == 1 or (by == "recent" and self.winners):
                return Ahead(left, by, level)
            level = left
        raise ValueError("nobody is ahead before a game has been won")

    def _standing(self, side: int, by: str) -> int:
        """How ``side`` stands by a criterion, more being better."""
        match by:
            case "marks":
                return self.totals[side]
            case "games":
                return sum(side in won for won in self.winners)
            case "recent":
                return max((n for n, won in enumerate(self.winners) if side in won), default=-1)
            case _:
                return -self.in_match(by)[side]
