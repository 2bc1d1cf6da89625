"""Players in every line-up that a table takes, and how strong each of them is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations_with_replacement
from math import exp, log
from random import Random
from typing import Final, NamedTuple

from moon_desktop.arena.series import Played, Round, Series
from moon_desktop.engine.seats import Seats
from moon_desktop.memory.intervals import Band
from moon_desktop.memory.rating import chances
from moon_desktop.players.levels import FALLBACK

AGAIN: Final = 200
"""How often the rounds are drawn anew, to tell how far a fit may be off."""

_STEPS: Final = 1000
_STILL: Final = 1e-5
"""A fit is found when no strength moves farther in a step."""
_HELD: Final = 0.1
"""Games, half of them won, by which each strength is held where one player always wins."""


class LineUp(Series):
    """Rounds in which nobody sits twice at the same seats: where partners have one name, half a
    round of the table seats everybody as at first, and would bring the same match again."""

    @property
    def turns(self) -> int:
        return _turns(self.players)


@dataclass(frozen=True, slots=True)
class Tournament(Series):
    """Rounds of all line-ups of the ``players``, one line-up after the other, and then again: each
    for every turn of who sits there, by deals of its own."""

    alike: bool = False
    """Whether partners always are players of the same name."""

    @property
    def line_ups(self) -> tuple[tuple[str, ...], ...]:
        """All there are, a player a seat."""
        return line_ups(self.players, self.rules.table, self.alike)

    @property
    def all_turns(self) -> int:
        """How many matches there are where each line-up has a round."""
        return sum(map(_turns, self.line_ups))

    def play(self, number: int) -> Played:
        """Play round ``number``, and tell who won."""
        players = self.line_ups[(number - 1) % len(self.line_ups)]
        series = LineUp(
            self.game,
            self.rules,
            players,
            self.seed,
            hand_limit=self.hand_limit,
            rotate=True,
            deals=self.deals,
            levels=self.levels,
        )
        found = series.play(number)
        won = [player.games_won for player in found.standings.players]
        return found._replace(rounds=(round_of(players, self.rules.table, won),))


def round_of(players: Sequence[str], table: Seats, won: Sequence[int]) -> Round:
    """What the sides of a table ``won``, told by seat, as were the ``players``."""
    sides = range(table.sides)
    on = (tuple(players[seat] for seat in table.members(side)) for side in sides)
    return Round(tuple(on), tuple(won[: table.sides]))


def _turns(players: tuple[str, ...]) -> int:
    """How often they can move on before all sit as they did at first."""
    moved = (n for n in range(1, len(players)) if players[n:] + players[:n] == players)
    return next(moved, len(players))


@lru_cache(16)
def line_ups(
    players: tuple[str, ...], table: Seats, alike: bool = False
) -> tuple[tuple[str, ...], ...]:
    """All in which not every side is the same, whoever sits next to whom."""
    size = len(table.members(0))
    teams: Iterable[tuple[str, ...]] = combinations_with_replacement(players, size)
    if alike:
        teams = ((player,) * size for player in players)
    return tuple(
        tuple(sides[table.side(seat)][seat // table.sides] for seat in range(table.count))
        for sides in combinations_with_replacement(tuple(teams), table.sides)
        if len(set(sides)) > 1
    )


def tally(rounds: Iterable[Round]) -> dict[tuple[tuple[str, ...], ...], list[int]]:
    """How many games each side won, by who was on each."""
    won = dict[tuple[tuple[str, ...], ...], list[int]]()
    for sides, games in rounds:
        row = won.setdefault(sides, [0] * len(sides))
        row[:] = map(sum, zip(row, games, strict=True))
    return won


def fit(
    rounds: Iterable[Round], players: Sequence[str], begun: Mapping[str, float] | None = None
) -> dict[str, float]:
    """The strengths of the ``players`` by which who won is the likeliest, that of casual, or else
    of the first, being 0; ``begun``: what they may be like.

    Hunter's MM algorithm, the mean of a side taken apart by the inequality of arithmetic and
    geometric means.
    """
    won = tally(rounds)
    zero = FALLBACK if FALLBACK in players else players[0]
    found = {player: (begun or {}).get(player, 0.0) for player in players}
    for _ in range(_STEPS):
        got = dict.fromkeys(players, _HELD / 2)
        due = {player: _HELD / (1 + exp(-found[player])) for player in players}
        for sides, games in won.items():
            shares = chances([found[player] for player in side] for side in sides)
            for side, share, count in zip(sides, shares, games, strict=True):
                for player in side:
                    got[player] += count / len(side)
                    due[player] += sum(games) * share / len(side)
        steps = {player: log(got[player] / due[player]) for player in players}
        # All together could go up and down for ever.
        moves = {player: step - steps[zero] for player, step in steps.items()}
        found = {player: found[player] + moves[player] for player in players}
        if max(map(abs, moves.values())) < _STILL:
            break
    return found


def drawn_anew(
    rounds: Sequence[Round], players: Sequence[str], seed: int
) -> list[dict[str, float]]:
    """What a fit finds in other rounds like these: drawn from them ``AGAIN`` times."""
    found, random = fit(rounds, players), Random(seed)
    return [fit(random.choices(rounds, k=len(rounds)), players, found) for _ in range(AGAIN)]


class Placed(NamedTuple):
    """Of a ``player`` the strength, ``between`` what it is in 90 of 100 fits of rounds that are
    drawn anew, and how many ``games`` it played; ``beats``: by the name of each other how likely a
    side of the one wins a game where all other sides are of the other."""

    player: str
    strength: float
    between: Band
    games: int
    beats: Mapping[str, float]


def placed(rounds: Sequence[Round], players: Sequence[str], seed: int) -> list[Placed]:
    """All ``players``, the strongest first."""
    found, others = fit(rounds, players), drawn_anew(rounds, players, seed)
    count, edge = len(rounds[0].sides), AGAIN // 20
    told = list[Placed]()
    for player in sorted(players, key=found.__getitem__, reverse=True):
        anew = sorted(one[player] for one in others)
        games = sum(sum(won) for sides, won in rounds if any(player in side for side in sides))
        beats = {
            other: chances([[found[player]], *[[found[other]]] * (count - 1)])[0]
            for other in players
            if other != player
        }
        told.append(Placed(player, found[player], (anew[edge], anew[-edge - 1]), games, beats))
    return told
