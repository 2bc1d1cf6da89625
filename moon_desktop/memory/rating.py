"""How strong somebody plays, by the games they won and lost against players of known strength."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import product
from math import ceil, exp, log
from operator import itemgetter, mul
from typing import TYPE_CHECKING, Final, NamedTuple
from zlib import crc32

from moon_desktop.engine.record import HUMAN, SeatName
from moon_desktop.engine.seats import Seats
from moon_desktop.memory.intervals import Band, Strength
from moon_desktop.memory.records import AFAR
from moon_desktop.memory.summary import folded, shape
from moon_desktop.resources import resource
from moon_desktop.words.language import tr
from moon_desktop.words.learning import COMPANY
from moon_desktop.words.review import hundredths

if TYPE_CHECKING:
    from moon_desktop.memory.index import Index

FILE: Final = ("players", "strengths.json")
"""What the levels of this program are worth at each table, as they were measured."""

_STEP: Final = 0.05
GRID: Final = tuple(_STEP * place for place in range(-70, 71))
"""Strengths, as powers of e; a casual player has 0."""
_SPREAD: Final = 1.2
"""How far apart people are: the standard deviation of their strengths."""
_DRIFT, _MOST = 0.02, 0.3
"""Somebody may play so much better or worse a day later, and after any time."""
_MIXED: Final = 0.25
"""Of what is believed of a strength no more goes to its neighbours at a time."""
_SURE: Final = 0.6
"""A level whose strength may be farther off, with 90 of 100, measures nobody."""
_KEPT: Final = 200
"""After so many more games what they come to is kept."""
_LIKE: Final = 0.02
"""Matches in which the chance to win differs by less are as even."""

_GAMES: Final = f"""SELECT coalesce(julianday(m.created), 0), g.sat
  FROM games g JOIN matches m ON m.id = g.match
  JOIN hands h ON h.match = g.match AND h.hand = g.last AND NOT h.twin
  WHERE m.game = ? AND m.shape = ? AND NOT g.helped AND NOT m.{AFAR}
  ORDER BY m.created, m.path, g.game"""
"""When a game was played, and a line for each who sat there at its end."""


class Rating(NamedTuple):
    """What is believed of somebody's strength, a ``belief`` in each of the grid, after so many
    ``games``, on the ``day`` it was held to have changed last."""

    belief: tuple[float, ...]
    games: int = 0
    day: float = 0.0

    def after(self, likely: Sequence[float], day: float) -> Rating:
        """That after one more game on a ``day``, of which that is the ``evidence``."""
        belief, since = self.belief, self.day if self.games else day
        if day - since >= 1:
            belief, since = _drifted(belief, day - since), day
        found = [*map(mul, belief, likely)]
        total = sum(found)
        return Rating(tuple([one / total for one in found]), self.games + 1, since)

    @property
    def mean(self) -> float:
        """The strength to expect."""
        return sum(a * b for a, b in zip(self.belief, GRID, strict=True))

    @property
    def band(self) -> Band:
        """Between these it is in 90 of 100 cases."""
        return self._below(0.05), self._below(0.95)

    def _below(self, share: float) -> float:
        """What the strength is below with that chance."""
        sum_ = 0.0
        for place, one in zip(GRID, self.belief, strict=True):
            if sum_ + one >= share:
                return place + _STEP * ((share - sum_) / one - 0.5)
            sum_ += one
        return GRID[-1]

    @property
    def figure(self) -> Strength:
        """That on a page."""
        return Strength(self.games, self.mean, self.band)

    def told(self, levels: Mapping[str, float], sides: int, seats: int) -> tuple[str, ...]:
        """The same in words, against these ``levels`` at a table of so many ``sides``."""
        figure, (low, high) = self.figure, self.band
        if figure.value is None:
            return (tr("How well you play is told from ten games without help on."),)
        names, worth = [tr(COMPANY[level]) for level in levels], [*levels.values()]
        below, above = (sum(one < edge for one in levels.values()) for edge in (low, high))
        within = names[max(0, below - (above == below)) : above + (above == below)]
        if below == len(names):
            text = tr("You play better than {weaker}.")
        elif above == 0:
            text = tr("You play less well than {weaker}.")
        elif len(within) == 1:
            text = tr("You play about as well as {weaker}.")
        elif len(within) == len(names):
            text = tr("These games do not tell yet how well you play.")
        elif below < above and 2 * (worth[above - 1] - worth[below]) < high - low:
            text = tr("You play about as well as {weaker} or {stronger}.")
        else:
            text = tr("You play somewhere between {weaker} and {stronger}.")
        told = text.format(weaker=within[0], stronger=within[-1])
        if not figure.firm or set(levels) != set(COMPANY):
            return (told,)
        team = seats // sides
        shares = {
            level: hundredths(self.wins([one] * (team - 1), [[one] * team] * (sides - 1)))
            for level, one in levels.items()
        }
        text = tr(
            "Of 100 games you are likely to win {casual} where all others are Casual, {skilled} "
            "where they are Skilled, {expert} where they are Expert; even are {even}."
        )
        return told, text.format(even=hundredths(1 / sides), **shares)

    def wins(self, mates: Sequence[float], others: Iterable[Sequence[float]]) -> float:
        """The chance to win a game with these on one's own side and on the others."""
        likely = evidence(True, mates, others)
        return sum(a * b for a, b in zip(self.belief, likely, strict=True))


def _drifted(belief: tuple[float, ...], days: float) -> tuple[float, ...]:
    """What is believed after so many days without a game: it has flowed apart."""
    spread = min(_DRIFT * _DRIFT * days, _MOST * _MOST) / (_STEP * _STEP)
    times = ceil(spread / 2 / _MIXED)
    part = spread / 2 / times
    for _ in range(times):
        sides = zip(belief[:1] + belief[:-1], belief, belief[1:] + belief[-1:], strict=True)
        belief = tuple([b + part * (a - 2 * b + c) for a, b, c in sides])
    return belief


def _normal() -> tuple[float, ...]:
    found = [exp(-0.5 * (place / _SPREAD) ** 2) for place in GRID]
    return tuple(one / sum(found) for one in found)


NEW: Final = Rating(_normal())
"""Of somebody who has not played yet."""


def chances(sides: Iterable[Sequence[float]]) -> list[float]:
    """How likely each of the ``sides`` is to win a game, by the strengths of who is on it: as e by
    their mean is of the sum of all (Luce)."""
    powers = [_power([side]) for side in sides]
    return [one / sum(powers) for one in powers]


def _power(sides: Iterable[Sequence[float]]) -> float:
    return sum(exp(sum(side) / len(side)) for side in sides)


def evidence(
    won: bool, mates: Sequence[float], others: Iterable[Sequence[float]]
) -> tuple[float, ...]:
    """How likely it was for each strength of the grid to win a game or not to, with these on one's
    own side and on the others."""
    return _likely(won, len(mates) + 1, sum(mates), log(_power(others)))


@lru_cache(1024)
def _likely(won: bool, team: int, mates: float, others: float) -> tuple[float, ...]:
    """How likely it is that a game is ``won`` or not, by one's own strength; ``mates``: the sum of
    one's partners', ``others``: what the other sides come to together."""
    odds = [exp((place + mates) / team - others) for place in GRID]
    return tuple([(odd if won else 1) / (1 + odd) for odd in odds])


@cache
def known(game: str, shape: str) -> Mapping[str, float]:
    """The strengths of the levels at a kind of table, the weakest first, as far as they were
    measured well enough: with one alone there is no scale."""
    measured = json.loads(resource(*FILE).read_text("utf-8")).get(game, {}).get(shape)
    if measured is None:
        return {}
    reach = {level: (high - low) / 2 for level, (low, high) in measured["between"].items()}
    sure = {
        level: strength
        for level, strength in measured["strengths"].items()
        if reach[level] <= _SURE
    }
    return dict(sorted(sure.items(), key=itemgetter(1))) if len(sure) > 1 else {}


def ratings(index: Index, game: str, shape: str) -> dict[str, Rating]:
    """What is believed of everybody who played there, by all names of a person as they are folded.
    A game counts that was finished here, without help, among people and levels that are known;
    another person is as strong then as is believed on that day."""
    levels, found = known(game, shape), dict[str, Rating]()
    if not levels:
        return found
    alike = cache(index.people.alike)
    alone = dict[str, dict[str, tuple[float, ...]]]()
    rows, kind = index.rows(_GAMES, game, shape), f"{game} {shape}"
    told_by = [
        _STEP,
        _SPREAD,
        _MIXED,
        _DRIFT,
        _MOST,
        {**levels},
        [person.names for person in index.people.every],
    ]
    # What the games before come to, unless one of them is another now, or who played it.
    before, sum_, kept = json.loads(index.believed(kind) or "[0, 0, {}]")
    if before and sum_ == _sum(told_by, rows[:before]):
        found = {name: Rating(tuple(belief), *one) for name, (belief, *one) in kept.items()}
    else:
        before = 0
    for day, text in rows[before:]:
        told = alone.get(text)
        if told is None:
            seats = [line.split(" ", 3) for line in text.split("\n")]
            people = sum(human == "1" for *_, human, _ in seats)
            met = [
                levels.get(name) if human == "0" else found.get(alike(name)[0], NEW).mean
                for *_, human, name in seats
            ]
            strengths = [one for one in met if one is not None]
            sides = [int(side) for _, side, *_ in seats]
            told = {
                alike(name)[0]: evidence(won == "1", *_parted(place, strengths, sides))
                for place, (won, _, human, name) in enumerate(seats)
                if human == "1" and len(strengths) == len(seats)
            }
            if people < 2:
                alone[text] = told
        for name, likely in told.items():
            found[name] = found.get(name, NEW).after(likely, day)
    if len(rows) - before >= _KEPT:
        index.believe(kind, json.dumps([len(rows), _sum(told_by, rows), found]))
    return {name: one for person, one in found.items() for name in alike(person)}


def _sum(*told: object) -> int:
    return crc32(repr(told).encode("utf-8", "surrogatepass"))


def _parted(
    place: int, strengths: Sequence[float], sides: Sequence[int]
) -> tuple[list[float], list[list[float]]]:
    """The strengths of those on the same side as who is at that ``place``, and of each other."""
    parted: dict[int, list[float]] = {side: [] for side in sides}
    for one, (strength, side) in enumerate(zip(strengths, sides, strict=True)):
        if one != place:
            parted[side].append(strength)
    return parted.pop(sides[place]), [*parted.values()]


class Even(NamedTuple):
    """Who is to play at each seat that a match be even for the first, and the ``chance`` of that
    one to win a game then."""

    players: tuple[str, ...]
    chance: float


def even(
    found: Mapping[str, Rating], game: str, table: Seats, seats: Sequence[SeatName]
) -> Even | None:
    """Of all levels for the computer players at these ``seats`` those that make the first as even
    with the others as can be, by the ratings ``found`` at such a table; None where too little is
    known of the person there."""
    levels = known(game, shape(table))
    mine = found.get(folded(seats[0].name), NEW)
    ours = [place for place, seat in enumerate(seats) if place and seat.player != HUMAN]
    if seats[0].player != HUMAN or not ours or not mine.figure.firm:
        return None
    strengths = [found.get(folded(seat.name), NEW).mean for seat in seats]
    sides, best = (
        [table.side(seat) for seat in range(table.count)],
        list[tuple[float, float, Even]](),
    )
    for chosen in product(levels, repeat=len(ours)):
        players = [seat.player for seat in seats]
        for place, level in zip(ours, chosen, strict=True):
            players[place], strengths[place] = level, levels[level]
        mates, others = _parted(0, strengths, sides)
        chance = mine.wins(mates, others)
        off = abs(chance - 1 / table.sides)
        # Of those that are as even, whoever plays alike sits together.
        apart = sum((strength - mine.mean) ** 2 for strength in strengths)
        best.append((off // _LIKE, apart, Even(tuple(players), chance)))
    return min(best)[-1]
