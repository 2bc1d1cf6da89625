"""What the index knows of a person's play: questions to it, answered by pages of figures each of
which leads to its hands."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple, TypeAlias, TypeVar

from moon_desktop.engine.record import HUMAN
from moon_desktop.games import CATALOGUE
from moon_desktop.games.views.figures import Group, Question
from moon_desktop.memory import rating
from moon_desktop.memory.index import Index
from moon_desktop.memory.index import holes as _holes
from moon_desktop.memory.intervals import (
    NOTHING,
    Dealt,
    Figure,
    Mean,
    Parts,
    Rate,
    Spread,
    Tally,
    clearest,
    difference,
    scaled,
)
from moon_desktop.memory.records import ELSEWHERE
from moon_desktop.memory.summary import SIGNS, STILL, folded
from moon_desktop.memory.weighed import GAME, Due, Mark, Phase
from moon_desktop.words import computer_players as players
from moon_desktop.words import score
from moon_desktop.words.language import N_, ngettext, pgettext, tr
from moon_desktop.words.learning import COMPANY
from moon_desktop.words.names import YOU, shown_name, you
from moon_desktop.words.review import decimal, hundredths, percent, points
from moon_desktop.words.score import signed

Level: TypeAlias = Literal["hand", "game", "match", "weighed", "fortune"]
"""What is counted; of a game and a match, the last hand tells who sat there. ``weighed`` are hands
in which that is done, ``fortune`` matches in which it is for every seat."""
Rows: TypeAlias = list[tuple[Any, ...]]
Reason: TypeAlias = Literal["", "elsewhere", "twin", "unfinished", "seen", "helped", "unweighed"]
"""Why something does not count; nothing of what does."""


class Asked(NamedTuple):
    """What is counted: of a ``game`` at a table of a ``shape`` what a ``person`` played, by the
    rules of a ``preset`` (None: by all, empty: by own ones), ``since`` a moment as headers have it
    (empty: ever)."""

    game: str
    person: str
    shape: str
    preset: str | None = None
    since: str = ""


class Behind(NamedTuple):
    """What stands behind a figure: all of a ``level`` of which a condition in SQL holds, with what
    fills its ``holes``, left out for one of these ``reasons``; ``phase``: what it is about, of all
    that is weighed."""

    level: Level
    where: str = "1"
    holes: tuple[object, ...] = ()
    reasons: tuple[Reason, ...] = ("",)
    phase: Phase | None = None


class Bar(NamedTuple):
    """A ``figure`` under a ``name``, and ``beside`` it that of the computer players; ``at``: where
    it stands in a drawing of all."""

    name: str
    figure: Figure
    behind: Behind
    beside: Figure | None = None
    at: float | None = None


class Section(NamedTuple):
    """Bars of one measure; ``line``: what it would be if nothing told players or deals apart;
    ``marks``: what else is of that measure, by its values. ``drawn``: also as a whole, by what its
    bars are measured by: against what was ``promised``, or over ``time``."""

    title: str
    bars: tuple[Bar, ...]
    line: float | None = None
    marks: tuple[tuple[str, float], ...] = ()
    drawn: Literal["", "promised", "time"] = ""


class Page(NamedTuple):
    """An answer: in sentences and in sections, the last of which is what was left out of it."""

    told: tuple[str, ...]
    sections: tuple[Section, ...]


class Hand(NamedTuple):
    """One of what stands behind a figure: hand ``number`` of the record at ``path``, as the index
    has it."""

    path: str
    number: int
    bid: str | None
    trump: str | None
    result: str
    points: int
    bid_at: int | None
    marks: str | None

    def step(self, phase: Phase | None) -> int | None:
        """At which step one made what cost most, of a ``phase`` if that is told, or bid; None where
        nothing of the kind is known."""
        step = _step(self.marks or "[]", phase)
        return self.bid_at if step is None and phase == "bid" else step


def _step(marks: str, phase: Phase | None = None) -> int | None:
    every = [Mark(*mark) for mark in json.loads(marks)]
    cost = {mark.step: mark.lost for mark in every if phase in (None, mark.phase)}
    return max(cost, key=cost.__getitem__, default=None)


WEIGHING: Final = ("promised", "played", "better", "luck")
"""The questions that need it."""

_AT_LEAST: Final = 10
"""So many hands have promised as much, or are taken together with others."""
_WINDOW: Final = 50
"""So many hands are taken together over time."""
_MATCHES: Final = 20
"""So many of the last matches are told by luck and play."""

_ROLES: Final[Mapping[str, str]] = {
    "bidder": N_("You bought it"),
    "partner": N_("Your partner bought it"),
    "defender": N_("Another side bought it"),
    "nobody": N_("Every hand"),
}

_MATCH: Final = "JOIN matches m ON m.id = s.match"
_SHARES: Final = """FROM matches m JOIN hands h ON h.match = m.id
  JOIN shares s ON s.match = h.match AND s.hand = h.hand
  LEFT JOIN weighed w ON w.digest = h.digest AND w.seat = s.seat"""
_GATHERED: Final = f"""SELECT h.match, h.hand, h.game, h.bid, h.trump, h.result, h.helped, h.seen,
  h.twin, h.strong, s.seat, s.side, s.points, s.hickeys, s.causes, m.preset, m.created,
  instr(m.path, '{ELSEWHERE}/') away, m.winners IS NULL open, m.helped match_helped,
  m.winners >> s.side & 1 match_won, g.helped game_helped, g.winners >> s.side & 1 game_won,
  CASE WHEN h.bidder IS NULL THEN 'nobody' WHEN h.bidder = s.seat THEN 'bidder'
    WHEN h.bidder % {{sides}} = s.side THEN 'partner' ELSE 'defender' END role,
  b.player NOT IN ('{HUMAN}', '') computers,
  h.hand = m.hands ends_match, g.game IS NOT NULL ends_game,
  CASE WHEN h.hand = m.hands OR g.game IS NOT NULL THEN
    (SELECT CASE WHEN min(o.player) = max(o.player) THEN min(o.player) ELSE ',' END FROM shares o
      WHERE o.match = s.match AND o.hand = s.hand AND o.side != s.side) END others,
  h.digest, w.seat weighed, w.gained, w.lost, w.bidding, w.calling, w.playing, w.small, w.medium,
  w.large, w.bid bid_at, w.promise, w.missed, w.rash, w.marks,
  CASE WHEN h.hand = m.hands THEN (SELECT count(gained) FROM hands x
    JOIN weighed v ON v.digest = x.digest WHERE x.match = h.match) = {{seats}} * m.hands END whole
  {_SHARES}
  LEFT JOIN shares b ON b.match = h.match AND b.hand = h.hand AND b.seat = h.bidder
  LEFT JOIN games g ON g.match = h.match AND g.game = h.game AND g.last = h.hand
  WHERE s.player = '{HUMAN}' AND s.person IN ({{names}}) AND m.game = ? AND m.shape = ?"""
"""The hands that a person played at a kind of table; ``others``: who sat on the other sides at the
end of a game or match, a comma where they were not alike."""

_RULED: Final = "SELECT id FROM matches WHERE rules IN"
_OF: Final[Mapping[Level, str]] = {
    "hand": "1", "game": "s.ends_game", "match": "s.ends_match", "weighed": "1",
    "fortune": "s.ends_match",
}  # fmt: skip
_LEFT: Final = """CASE WHEN s.away THEN 'elsewhere' WHEN s.twin THEN 'twin' {open}
  WHEN s.seen THEN 'seen' WHEN s.{helped} THEN 'helped' {weighed} ELSE '' END"""
_OVER: Final = {"open": "WHEN s.open THEN 'unfinished'", "helped": "match_helped"}
_WHY: Final[Mapping[Level, str]] = {
    "hand": _LEFT.format(open="", helped="helped", weighed=""),
    "game": _LEFT.format(open="", helped="game_helped", weighed=""),
    "match": _LEFT.format(**_OVER, weighed=""),
    "weighed": _LEFT.format(
        open="", helped="helped", weighed="WHEN s.gained IS NULL THEN 'unweighed'"
    ),
    "fortune": _LEFT.format(**_OVER, weighed="WHEN NOT s.whole THEN 'unweighed'"),
}
"""Why something does not count."""


def people(index: Index, *, hidden: bool = False) -> dict[str, dict[str, tuple[str, int]]]:
    """By game, who played it here, by the first of its names as that is folded: each as the name is
    shown, with how many matches, the most first; who is ``hidden`` only if that is wanted."""
    names = {
        folded(name): you() if name == YOU else shown_name(name, seat)
        for (seats,) in index.rows("SELECT seats FROM matches GROUP BY seats ORDER BY max(created)")
        for seat, (name, _) in enumerate(json.loads(seats))
    }
    for one in index.people.every:
        names[folded(one.name)] = you() if one.name == YOU else one.name
    found = dict[str, dict[str, tuple[str, int]]]()
    for game, person, count in index.rows(
        f"""SELECT game, person, count(*) FROM matches
        JOIN (SELECT DISTINCT person, match FROM shares WHERE player = '{HUMAN}') ON match = id
        WHERE NOT instr(path, '{ELSEWHERE}/') GROUP BY 1, 2 ORDER BY 3 DESC, 2"""
    ):
        key, *_ = index.people.alike(person)
        if hidden or not index.people.of(person).hidden:
            every = found.setdefault(game, {})
            every[key] = names.get(key, key), count + every.get(key, ("", 0))[1]
    most = {game: sorted(every, key=lambda one: -every[one][1]) for game, every in found.items()}
    return {game: {one: found[game][one] for one in order} for game, order in most.items()}


def tables(index: Index, game: str) -> dict[str, tuple[str, ...]]:
    """The shapes of table at which ``game`` was played, the usual one first, each with the presets
    of its rules."""
    rows = index.rows(
        """SELECT shape, preset, count(*) FROM matches WHERE game = ? AND hands
        GROUP BY 1, 2 ORDER BY 3 DESC, 1, 2""",
        game,
    )
    shapes = dict.fromkeys(shape for shape, *_ in rows)
    return {one: tuple(preset for shape, preset, _ in rows if shape == one) for one in shapes}


def shape_text(shape: str) -> str:
    """A table in words."""
    sides, _, team = shape.partition("x")
    if team:
        return tr("{sides} sides of {team}").format(sides=sides, team=team)
    return ngettext("{n} player", "{n} players", int(sides)).format(n=sides)


def page(index: Index, question: Question, asked: Asked) -> Page:
    """The answer to a ``question``."""
    answer = ANSWERS[question]
    found = answer.page(_Pages(index, asked))
    told = " ".join(map(tr, filter(None, (answer.counted, answer.line))))
    return found._replace(told=(told, *found.told))


def hands(index: Index, asked: Asked, behind: Behind) -> tuple[Hand, ...]:
    """What stands ``behind`` a figure, the latest first."""
    pages = _Pages(index, asked)
    rows = pages.rows(
        "m.path, s.hand, bid, trump, result, points, bid_at, marks",
        behind,
        "ORDER BY m.created DESC, m.path, s.hand DESC",
        _MATCH,
    )
    return tuple(map(Hand._make, rows))


def unweighed(index: Index, question: Question, asked: Asked) -> tuple[Due, ...]:
    """What is to be weighed for the answer to a ``question``, the latest first."""
    return _due(_Pages(index, asked).unweighed(question)) if question in WEIGHING else ()


def ended(index: Index, path: str) -> tuple[Due, ...]:
    """What is to be weighed of the match at ``path`` for any of them, of the persons in it."""
    rows = index.rows(
        f"""SELECT path, h.hand, h.digest, s.seat, m.game {_SHARES}
        WHERE path = ? AND player = '{HUMAN}' AND w.seat IS NULL
          AND NOT h.helped AND NOT seen AND NOT twin""",
        path,
    )
    return _due([row[:-1] for row in rows if weighs(row[-1])])


def worst(index: Index, path: str) -> tuple[int, int | None] | None:
    """Of the match at ``path`` the hand that cost a person most, and the step at which; None where
    nothing of the kind is known."""
    rows = index.rows(
        f"""SELECT h.hand, w.marks {_SHARES}
        WHERE path = ? AND player = '{HUMAN}' AND lost > 0 ORDER BY lost DESC LIMIT 1""",
        path,
    )
    return next(((hand, _step(marks)) for hand, marks in rows), None)


class Mistake(NamedTuple):
    """A choice of a ``seat``, in ``hand`` of the record at ``path``, that is no small mistake."""

    path: str
    hand: int
    seat: int
    digest: bytes
    mark: Mark

    @property
    def name(self) -> str:
        """It as a position to practise on is called."""
        return f"y{self.digest.hex()}s{self.seat}n{self.mark.step}"


def mistakes(index: Index, person: str) -> list[Mistake]:
    """Those of a ``person`` in matches that were played here, what cost most first."""
    rows = index.rows(
        f"""SELECT path, h.hand, s.seat, h.digest, w.marks {_SHARES}
        WHERE player = '{HUMAN}' AND person = ? AND NOT twin AND NOT instr(path, '{ELSEWHERE}/')
          AND medium + large""",
        person,
    )
    found = [
        Mistake._make((*row, Mark(*mark))) for *row, marks in rows for mark in json.loads(marks)
    ]
    return sorted((one for one in found if one.mark.right), key=lambda one: -one.mark.lost)


def weighs(game: str) -> bool:
    """Whether there are questions about ``game`` that need it."""
    return not {*WEIGHING}.isdisjoint(CATALOGUE[game].show.figures.pages())


def _due(rows: Rows) -> tuple[Due, ...]:
    seats = dict[tuple[str, int, bytes], list[int]]()
    for path, hand, digest, seat in rows:
        seats.setdefault((path, hand, digest), []).append(seat)
    return tuple(Due(*hand, tuple(found)) for hand, found in seats.items())


def hand_text(game: str, hand: Hand) -> str:
    """What it was played for, how it ended, and what it brought."""
    contract = CATALOGUE[game].show.figures.contract(hand.bid or "", hand.trump or "")
    return " · ".join(filter(None, (contract, score.ended(hand.result), signed(hand.points))))


T = TypeVar("T")

_Grouping: TypeAlias = Callable[[Sequence[str]], tuple[Group, ...]]


class _Pages:
    """The pages, a method each."""

    def __init__(self, index: Index, asked: Asked) -> None:
        self._index, self._asked = index, asked
        self._game = CATALOGUE[asked.game]
        self.words = self._game.show.figures
        first, _, team = asked.shape.partition("x")
        self._sides = int(first)
        self._seats = int(first) * int(team or 1)
        names = index.people.alike(asked.person)
        key = *names, asked.game, asked.shape
        gathered = _GATHERED.format(sides=self._sides, seats=self._seats, names=_holes(names))
        index.gather(key, gathered, *key)
        self._filters, self._holes = "", list[object]()
        if asked.preset is not None:
            self._filters = "AND s.preset = ?"
            self._holes.append(asked.preset)
        if asked.since:
            self._filters += " AND s.created >= ?"
            self._holes.append(asked.since)

    # --- how it is asked --------------------------------------------------------------------

    def _asks(
        self, columns: str, behind: Behind, order: str = "", more: str = ""
    ) -> tuple[str, list[object]]:
        """The question for all that stands ``behind``, with what fills its holes."""
        level = behind.level
        return (
            f"""SELECT {columns} FROM gathered s {more} WHERE {_OF[level]} {self._filters}
            AND {_WHY[level]} IN ({_holes(behind.reasons)}) AND {behind.where} {order}""",
            [*self._holes, *behind.reasons, *behind.holes],
        )

    def rows(self, columns: str, behind: Behind, order: str = "", more: str = "") -> Rows:
        """What the index has of all that stands ``behind``."""
        question, holes = self._asks(columns, behind, order, more)
        return self._index.rows(question, *holes)

    def _rates(self, key: str, hit: str, behind: Behind, more: str = "") -> dict[Any, Rate]:
        """How often ``hit`` holds, by ``key``."""
        rows = self.rows(f"{key}, sum({hit}), count(*)", behind, "GROUP BY 1", more)
        return {key: Rate(*row) for key, *row in rows}

    def _means(
        self,
        key: str,
        amounts: Sequence[str],
        behind: Behind,
        tries: str = "count(*)",
        told: tuple[float, bool] = (1, False),
    ) -> dict[Any, list[Mean]]:
        """Each of ``amounts`` a try, by ``key``, ``told`` in a unit and plainly or not; a match is
        an observation."""
        gots = [f"g{place}" for place in range(len(amounts))]
        got = ", ".join(f"sum({amount}) {name}" for amount, name in zip(amounts, gots, strict=True))
        each, holes = self._asks(f"{key} k, {tries} n, {got}", behind, "GROUP BY match, 1")
        sums = ", ".join(
            f"sum({g}), sum(n), sum({g} * {g}), sum({g} * n), sum(n * n)" for g in gots
        )
        rows = self._index.rows(f"SELECT k, count(*), {sums} FROM ({each}) GROUP BY 1", *holes)
        return {
            key: [Mean(Spread(matches, *sums[n : n + 5]), *told) for n in range(0, len(sums), 5)]
            for key, matches, *sums in rows
        }

    def _by(self, of: Callable[[Any], T]) -> dict[T, Behind]:
        """All hands, by what a game says ``of`` the rules that they were played by."""
        asked, found = self._asked, dict[T, list[str]]()
        question = "SELECT DISTINCT rules FROM matches WHERE game = ? AND shape = ? AND hands"
        for (written,) in self._index.rows(question, asked.game, asked.shape):
            value = of(self._game.rules_of(json.loads(written)))
            found.setdefault(value, []).append(written)
        if len(found) == 1:
            return {value: Behind("hand") for value in found}
        return {
            value: Behind("hand", f"s.match IN ({_RULED} ({_holes(rules)}))", tuple(rules))
            for value, rules in found.items()
        }

    def _page(
        self, told: tuple[str, ...], sections: Iterable[Section], level: Level, *counts: Reason
    ) -> Page:
        """Those sections in which something was counted, and what was not, by why; ``counts``:
        what else does."""
        reasons: dict[Reason, str] = {
            "helped": tr("With help"),
            "seen": tr("Seen before"),
            "twin": tr("Kept twice"),
            "unfinished": tr("Not finished"),
            "elsewhere": tr("From elsewhere"),
            "unweighed": tr("Not weighed"),
        }
        every = Behind(level, reasons=tuple(why for why in reasons if why not in counts))
        left: dict[Reason, int] = dict(self.rows(f"{_WHY[level]}, count(*)", every, "GROUP BY 1"))
        bars = (
            Bar(name, Tally(left.get(why, 0)), Behind(level, reasons=(why,)))
            for why, name in reasons.items()
        )
        found = (*sections, Section(tr("Not counted"), tuple(bars)))
        whole = (
            one._replace(bars=tuple(bar for bar in one.bars if bar.figure.tries)) for one in found
        )
        return Page(told, tuple(one for one in whole if one.bars))

    def _compared(self, bars: Sequence[Bar]) -> tuple[str, ...]:
        """The one comparison of a page: the clearest of those that are sure."""
        found = clearest([bar.figure for bar in bars])
        if found is None:
            return ()
        one, other = (bars[place].name for place in found)
        text = tr("Not by chance alone: more at {one} than at {other}.")
        return (text.format(one=one, other=other),)

    # --- any game ---------------------------------------------------------------------------

    def fared(self) -> Page:
        """Matches and games by who sat on the other sides, those won in a row, and of those left
        the ones in which others were ahead: leaving hides nothing."""
        matches, games = self._won("match", tr("Matches won")), self._won("game", tr("Games won"))
        several = games.bars[0].figure.tries != matches.bars[0].figure.tries
        row, most = list[int](), list[int]()
        order = "ORDER BY m.created, m.path"
        for match, won in self.rows("match, match_won", Behind("match"), order, _MATCH):
            row = [*row, match] if won else []
            most = max(most, row, key=len)
        put = "s.match IN (SELECT id FROM matches WHERE instr(path, '/'))"
        left = Behind("match", put, reasons=("unfinished",))
        open_ = self.rows("match, m.scores, side", left, more=_MATCH)
        scores = ((match, [*map(int, scores.split())], side) for match, scores, side in open_)
        behind = [match for match, had, side in scores if had[side] < max(had)]
        well, strength = self._strength()
        sections = (
            *strength,
            matches,
            *([games] if several else ()),
            Section(
                tr("Matches won in a row"),
                (
                    Bar(tr("Now"), Tally(len(row)), Behind("match", _among(row))),
                    Bar(tr("At most"), Tally(len(most)), Behind("match", _among(most))),
                ),
            ),
            Section(
                tr("Matches left"),
                (
                    Bar(
                        tr("While behind"),
                        Rate(len(behind), len(open_)),
                        left._replace(where=_among(behind)),
                    ),
                ),
            ),
        )
        return self._page((*well, *self._compared(matches.bars[1:])), sections, "match")

    def _strength(self) -> tuple[tuple[str, ...], tuple[Section, ...]]:
        """How well somebody plays, in words and as a bar; nothing of some games alone."""
        game, person, shape = self._asked[:3]
        levels = rating.known(game, shape)
        if not levels or self._filters:
            return (), ()
        mine = rating.ratings(self._index, game, shape).get(person, rating.NEW)
        met = f"""NOT EXISTS (SELECT 1 FROM shares o WHERE o.match = s.match AND o.hand = s.hand
            AND o.player NOT IN ({_holes((HUMAN, *levels))}))"""
        bar = Bar(tr("Strength"), mine.figure, Behind("game", met, (HUMAN, *levels)))
        marks = tuple((tr(COMPANY[level]), scaled(one)) for level, one in levels.items())
        bars = (bar,) if mine.figure.value is not None else ()
        return mine.told(levels, self._sides, self._seats), (
            Section(tr("How well you play"), bars, marks=marks),
        )

    def _won(self, level: Level, title: str) -> Section:
        found = self._rates("others", f"{level}_won", Behind(level))
        every = Bar(tr("All"), _sum(found.values()), Behind(level))
        bars = (
            Bar(_others(key), found[key], Behind(level, "others = ?", (key,)))
            for key in sorted(found, key=players.strength)
        )
        return Section(title, (every, *bars), 1 / self._sides)

    def worth(self) -> Page:
        """What a hand brings, by who bought it, and what a game leaves behind."""
        told: tuple[str, ...] = ()
        sections = list[Section]()
        for unit, behind in self._by(self.words.unit).items():
            found = self._means("role", ["points"], behind)
            bars = [
                Bar(tr(name), found[key][0], _and(behind, "role = ?", key))
                for key, name in _ROLES.items()
                if key in found and (key != "nobody" or len(found) == 1)
            ]
            told = told or self._compared(bars)
            sections.append(Section(unit, tuple(bars), 0))
        if counted := self.words.asterisks():
            got = self._means("1", ["hickeys"], Behind("hand"), "count(DISTINCT game)")
            some = Behind("hand", "hickeys > 0")
            bars = [Bar(counted, mean, some) for (mean,) in got.values() if mean.spread.amount]
            sections.append(Section("", tuple(bars), 0))
        return self._page(told, sections, "hand")

    def company(self) -> Page:
        """Matches won by each who sat there, on another side and on one's own."""
        key = "(o.side = s.side) || ' ' || o.player || ' ' || o.person"
        join = "JOIN shares o ON o.match = s.match AND o.hand = s.hand AND o.seat != s.seat"
        found = self._rates(key, "match_won", Behind("match"), join)
        where = f"EXISTS (SELECT 1 FROM shares o WHERE {join[join.index('o.match') :]} AND {key}"
        names = people(self._index)[self._asked.game]
        sides = list[Bar](), list[Bar]()
        together = dict[str, list[str]]()
        for one in found:
            own, player, person = one.split(" ", 2)
            if player == HUMAN:
                person, *_ = self._index.people.alike(person)
            together.setdefault(f"{own} {player} {person}", []).append(one)
        found = {one: _sum(found[key] for key in keys) for one, keys in together.items()}
        for one in sorted(found, key=lambda one: (-found[one].of, one)):
            own, player, person = one.split(" ", 2)
            name = names[person][0] if person in names else person.title()
            if player != HUMAN:
                name = f"{name} · {players.strength(player)[1] or player}"
            keys = tuple(together[one])
            behind = Behind("match", f"{where} IN ({_holes(keys)}))", keys)
            sides[own == "1"].append(Bar(name, found[one], behind))
        titles = tr("Matches won against"), tr("Matches won with a partner")
        sections = [
            Section(title, tuple(bars), 1 / self._sides)
            for title, bars in zip(titles, sides, strict=True)
        ]
        return self._page(self._compared(sides[0]), sections, "match")

    # --- games in which hands are bought ------------------------------------------------------

    def bids(self) -> Page:
        """How many of the hands that were bought were made, by bid."""
        return self._made("bid", self.words.bids)

    def trumps(self) -> Page:
        """The same by what was trump."""
        return self._made("trump", self.words.calls)

    def _made(self, key: str, grouped: _Grouping) -> Page:
        mine, other = (
            Behind("hand", f"{who} AND {key} IS NOT NULL")
            for who in ("role = 'bidder'", "computers")
        )
        found, theirs = (self._rates(key, "result = 'made'", one) for one in (mine, other))
        bars = self._grouped(key, grouped, mine, found, theirs)
        return self._page(self._compared(bars[1:]), [Section(tr("Hands made"), bars)], "hand")

    def _grouped(
        self, key: str, grouped: _Grouping, behind: Behind, *found: Mapping[str, Rate]
    ) -> tuple[Bar, ...]:
        """All of them, and then each group; ``found``: one's own, and what stands beside it."""
        mine, beside, none = found[0], (*found, {})[1], Rate(0, 0)
        every = tuple(dict.fromkeys((*mine, *beside)))
        return tuple(
            Bar(
                name,
                _sum(mine.get(key, none) for key in keys),
                behind._replace(where=f"{behind.where} AND {key} IN ({_holes(keys)})", holes=keys),
                _sum(beside.get(key, none) for key in keys) if beside else None,
            )
            for name, keys in (Group(tr("All"), every), *grouped(every))
        )

    def sets(self) -> Page:
        """How many of the hands that others bought were set, by bid; and those of one's partner."""
        theirs, own = (Behind("hand", f"role = '{role}'") for role in ("defender", "partner"))
        found = self._rates("bid", "result = 'set'", theirs)
        bars = self._grouped("bid", self.words.bids, theirs, found)
        made = self._rates("1", "result = 'made'", own)
        partner = [Bar(tr("All"), rate, own) for rate in made.values()]
        sections = [
            Section(tr("Hands of other sides set"), bars),
            Section(tr("Your partner’s hands made"), tuple(partner)),
        ]
        return self._page(self._compared(bars[1:]), sections, "hand")

    # --- what was dealt, and what moves points ------------------------------------------------

    def chips(self) -> Page:
        """What moved the points of one's side, a round."""
        told = Behind("hand", "causes")
        moved = [f"((causes >> {8 * place} & 255) - {STILL})" for place in range(len(SIGNS))]
        empty = self._game.show.sheet.empty
        words = dict[str, str]()
        for causes in self._by(lambda rules: empty(rules, ("",) * self._seats).causes_text):
            words.update(causes)
        bars = list[Bar]()
        for every, *means in self._means("1", ["points", *moved], told).values():
            bars = [Bar(tr("All"), every, told)]
            bars += [
                Bar(words[sign], mean, told._replace(where=f"causes AND {amount} != 0"))
                for sign, mean, amount in zip(SIGNS, means, moved, strict=True)
                if sign in words
            ]
        unit = " / ".join(self._by(self.words.unit))
        return self._page((), [Section(unit, tuple(bars), 0)], "hand")

    def dealt(self) -> Page:
        """The good pieces that each seat was dealt: whether somebody had help is no matter."""
        seats = range(self._seats)
        columns = "".join(
            f", sum(strong >> 8 * ((seat + {far}) % {self._seats}) & 255)" for far in seats
        )
        every = Behind("hand", reasons=("", "helped"))
        hands, expected, variance, got = 0, 0.0, 0.0, [0] * self._seats
        for strong, behind in self._by(self.words.strong).items():
            behind = behind._replace(reasons=every.reasons)
            ((count, *sums),) = self.rows(f"count(*){columns}", behind)
            if strong is not None and count:
                hands += count
                expected += count * strong.expected
                variance += count * strong.variance
                got = [a + b for a, b in zip(got, sums, strict=True)]
        figures = [Dealt(one, hands, expected, variance) for one in got]
        bars = tuple(Bar(self._place(far), figures[far], every) for far in seats)
        told: tuple[str, ...] = ()
        if figures[0].likelihood is not None:
            text = tr(
                "A difference like yours, or a larger one, comes in {n} of 100 fair histories."
            )
            told = (text.format(n=hundredths(figures[0].likelihood)),)
        line = expected / hands if hands else None
        sections = [Section(self.words.strong_text(), bars, line)]
        return self._page(told, sections, "hand", "helped")

    def _place(self, far: int) -> str:
        """So many seats on, as one sees it from one's own."""
        if far == 0:
            return pgettext("a seat", "You")
        if far == 1 and self._seats > 2:
            return pgettext("a seat", "On your left")
        if far == self._seats - 1 > 1:
            return pgettext("a seat", "On your right")
        if 2 * far == self._seats:
            return pgettext("a seat", "Across")
        return ngettext("{n} seat to your left", "{n} seats to your left", far).format(n=far)

    # --- what has to be weighed -----------------------------------------------------------------

    def promised(self) -> Page:
        """Of the hands bought how many were made, by the chance that their bid had; and where
        something else was better to say."""
        bought = Behind("weighed", "role = 'bidder' AND promise IS NOT NULL", phase="bid")
        rows = self.rows("promise, result = 'made'", bought, "ORDER BY promise")
        groups = list[Rows]()
        for low in range(10):
            some = [row for row in rows if low <= min(9, int(10 * row[0])) < low + 1]
            if groups and len(groups[-1]) < _AT_LEAST:
                groups[-1] += some
            else:
                groups.append(some)
        if len(groups) > 1 and len(groups[-1]) < _AT_LEAST:
            last = groups.pop()
            groups[-1] += last
        bars = [self._promise(group, bought) for group in filter(None, groups)]
        told: tuple[str, ...] = ()
        if rows:
            made, sure = sum(row[1] for row in rows), sum(row[0] for row in rows)
            words = ngettext(
                "Of {n} hand {made} was made; what you knew promised {promised}.",
                "Of {n} hands {made} were made; what you knew promised {promised}.",
                len(rows),
            )
            told = (words.format(n=len(rows), made=made, promised=decimal(sure, 1)),)
        said = Behind("weighed", phase="bid")
        ((of, missed, rash),) = self.rows("count(*), sum(missed), sum(rash)", said)
        text = tr("Passed where a bid was better"), tr("Bid where to pass was better")
        wrong = (
            Bar(text[0], Rate(missed or 0, of), _and(said, "missed")),
            Bar(text[1], Rate(rash or 0, of), _and(said, "rash")),
        )
        sections = [
            Section(tr("Made, by what was promised"), tuple(bars), drawn="promised"),
            Section(tr("Of all hands"), wrong),
        ]
        return self._page(told, sections, "weighed")

    def _promise(self, rows: Rows, behind: Behind) -> Bar:
        low, high = rows[0][0], rows[-1][0]
        name = f"{decimal(100 * low, 0)}–{percent(high)}" if low < high else percent(high)
        return Bar(
            name if len(rows) >= _AT_LEAST else tr("All"),
            Rate(sum(row[1] for row in rows), len(rows)),
            _and(behind, "promise BETWEEN ? AND ?", low, high),
            at=sum(row[0] for row in rows) / len(rows),
        )

    def played(self) -> Page:
        """What one's mistakes cost a hand, and how many there are in a hundred."""
        every = Behind("weighed")
        phases: dict[str, tuple[str, Phase | None]] = {"lost": (tr("All"), None)}
        if "bids" in self.words.pages():
            phases["bidding"] = pgettext("choices that were weighed", "Bidding"), "bid"
            phases["calling"] = pgettext("choices that were weighed", "Trump and discard"), "call"
            phases["playing"] = pgettext("choices that were weighed", "Play"), "play"
        sizes = {
            "small": tr("Doubtful choices"),
            "medium": pgettext("choices that were weighed", "Mistakes"),
            "large": tr("Large mistakes"),
        }
        cost = self._means("1", [f"-{key}" for key in phases], every, told=(GAME / 100, False))
        many = self._means("1", [*sizes], every, told=(0.01, True))
        bars = [
            Bar(name, mean, _and(every, f"{key} > 0")._replace(phase=phase) if phase else every)
            for means in cost.values()
            for mean, (key, (name, phase)) in zip(means, phases.items(), strict=True)
        ]
        made = [
            Bar(name, mean, _and(every, f"{key} > 0"))
            for means in many.values()
            for mean, (key, name) in zip(means, sizes.items(), strict=True)
        ]
        sections = [
            Section(tr("Hundredths of a game a hand"), tuple(bars), 0),
            Section(tr("In a hundred hands"), tuple(made), 0),
        ]
        return self._page((), sections, "weighed")

    def better(self) -> Page:
        """The same over time; where there is too little of it, the matches won in each year."""
        every, told = Behind("weighed"), tuple[str, ...]()
        order = "ORDER BY m.created, m.path, s.hand"
        rows = self.rows("match, s.hand, -lost", every, order, _MATCH)
        count = len(rows) // _WINDOW
        if count > 1:
            bars, first = list[Bar](), 0
            for place in range(count):
                end = len(rows) - _WINDOW * (count - 1 - place)
                sums, among = dict[int, list[int]](), list[str]()
                for match, hand, lost in rows[first:end]:
                    sums.setdefault(match, []).append(lost)
                    among.append(f"({match}, {hand})")
                one = (Spread.of(sum(lost), len(lost)) for lost in sums.values())
                text = tr("Hands {first}–{last}").format(first=first + 1, last=end)
                some = _and(every, f"(s.match, s.hand) IN (VALUES {', '.join(among)})")
                bars.append(Bar(text, Mean(sum(one, NOTHING), GAME / 100), some, at=place))
                first = end
            less, more = difference(bars[-1].figure, bars[0].figure) or (0, 0)
            if less > 0:
                told = (tr("Not by chance alone: mistakes cost you less now than at first."),)
            elif more < 0:
                told = (tr("Not by chance alone: mistakes cost you more now than at first."),)
            section = Section(tr("Hundredths of a game a hand"), tuple(bars), 0, drawn="time")
            return self._page(told, [section], "weighed")
        won = self._rates("substr(s.created, 1, 4)", "match_won", Behind("match"))
        years = [
            Bar(year, won[year], Behind("match", "substr(s.created, 1, 4) = ?", (year,)))
            for year in sorted(won)
        ]
        told = (tr("Until a hundred hands are weighed, the matches that you won in each year."),)
        return self._page(
            told, [Section(tr("Matches won"), tuple(years), 1 / self._sides)], "weighed"
        )

    def luck(self) -> Page:
        """The last matches, by what they brought and why, and all of them together."""
        ids, every = self._last(("",)), Behind("fortune")
        among = f"s.match IN ({_holes(ids)})"
        rows = self._index.rows(
            f"""SELECT s.match, s.created, match_won, m.hands, sum(v.gained * (v.seat = s.seat)),
            -sum(v.lost * (v.seat = s.seat)),
            -sum(v.lost * (v.seat != s.seat AND o.side = s.side)), sum(v.lost * (o.side != s.side))
            FROM gathered s JOIN matches m ON m.id = s.match JOIN shares o ON o.match = s.match
            JOIN hands h ON h.match = o.match AND h.hand = o.hand
            JOIN weighed v ON v.digest = h.digest AND v.seat = o.seat
            WHERE s.ends_match AND {among} GROUP BY 1 ORDER BY m.created DESC, m.path""",
            *ids,
        )
        bars, sums = list[Bar](), [Spread()] * 4
        for match, created, won, hands, gained, own, partner, lost in rows:
            # In parts that all of them are whole numbers of: those of what others share.
            share = self._sides - 1
            others = partner * share + lost
            parts = gained * share - own * share - others, own * share, others, gained * share
            sums = [old + Spread.of(part) for old, part in zip(sums, parts, strict=True)]
            got, mine, theirs = (
                round(100 * part / GAME / share) for part in (parts[3], *parts[1:3])
            )
            name = f"{created[:10]} · {tr('Won') if won else tr('Lost')}"
            figure = Parts(hands, got - mine - theirs, mine, theirs)
            bars.append(Bar(name, figure, _and(every, "s.match = ?", match)))
        names = tr("Luck"), tr("Own play"), tr("Others’ play"), tr("In all")
        unit = GAME * (self._sides - 1) / 100
        together = [Mean(one, unit) for one in sums]
        shown = [
            Bar(name, mean, _and(every, among, *ids))
            for name, mean in zip(names, together, strict=True)
        ]
        told: tuple[str, ...] = ()
        if (luck := together[0].value) is not None:
            n, reach = len(rows) / 100, together[0].reach
            text = tr("Luck brought {games} ± {reach} games.")
            if abs(luck) < reach:
                text = tr("Luck brought {games} ± {reach} games: as even as luck is.")
            told = (text.format(games=points(n * luck, 1), reach=decimal(n * reach, 1)),)
        sections = [
            Section(tr("Hundredths of a game a match"), tuple(shown), 0),
            Section(tr("Match by match: in all = luck, own play, others’ play"), tuple(bars)),
        ]
        return self._page(told, sections, "fortune")

    def _last(self, reasons: tuple[Reason, ...]) -> list[int]:
        """The last matches that count, or are left out for one of the ``reasons``."""
        some, order = Behind("fortune", reasons=reasons), "ORDER BY m.created DESC, m.path LIMIT"
        return [match for (match,) in self.rows("match", some, f"{order} {_MATCHES}", _MATCH)]

    def unweighed(self, question: Question) -> Rows:
        """What a ``question`` still needs weighed, the latest first: records, hands, their digests,
        and seats."""
        order = "ORDER BY m.created DESC, m.path"
        if question != "luck":
            left = Behind("weighed", "weighed IS NULL", reasons=("unweighed",))
            return self.rows("m.path, s.hand, digest, seat", left, f"{order}, s.hand", _MATCH)
        ids = self._last(("", "unweighed"))
        return self._index.rows(
            f"""SELECT m.path, h.hand, h.digest, s.seat {_SHARES}
            WHERE w.seat IS NULL AND s.match IN ({_holes(ids)}) {order}, h.hand""",
            *ids,
        )


class Answer(NamedTuple):
    """A ``question`` in words, with what is ``counted`` for it, what the ``line`` over its bars
    is, if there is one, and its ``page``."""

    question: str
    counted: str
    page: Callable[[_Pages], Page]
    line: str = ""


_EQUALS: Final = N_("The line: what equals would win.")
_COMPUTERS: Final = N_("The line: the computer players at your tables.")

ANSWERS: Final[Mapping[Question, Answer]] = {
    "fared": Answer(
        N_("How do I do?"), N_("What you won, by who sat on the other sides."),
        _Pages.fared, _EQUALS),
    "bids": Answer(
        N_("Do I make my bids?"), N_("Of the hands you bought those made, by your bid."),
        _Pages.bids, _COMPUTERS),
    "trumps": Answer(
        N_("With which trumps?"), N_("Of the hands you bought those made, by trump."),
        _Pages.trumps, _COMPUTERS),
    "sets": Answer(
        N_("Do I set them?"), N_("Of the hands that another side bought those set, by bid."),
        _Pages.sets),
    "worth": Answer(
        N_("What is a hand worth to me?"), N_("What your side got, by who bought the hand."),
        _Pages.worth),
    "chips": Answer(
        N_("Where do my chips come from?"), N_("What your side got and lost in a round."),
        _Pages.chips),
    "promised": Answer(
        N_("Do I bid too much or too little?"),
        N_("The hands you bought, by the chance that your bid had by what you knew."),
        _Pages.promised),
    "played": Answer(
        N_("How well do I play?"),
        N_("What your mistakes cost, in hundredths of a game, by what you could know."),
        _Pages.played),
    "better": Answer(
        N_("Am I getting better?"),
        N_("What your mistakes cost, in hundredths of a game, over fifty hands each."),
        _Pages.better),
    "luck": Answer(
        N_("Luck or play?"),
        N_(
            "What your last matches brought, in hundredths of a game: your mistakes, those of "
            "others, and luck, which is the rest."
        ),
        _Pages.luck),
    "dealt": Answer(
        N_("What was I dealt?"), N_("What everybody was dealt, with help or without."),
        _Pages.dealt,
        N_("The line: what to expect; 90 of 100 fair histories lie within the bracket.")),
    "company": Answer(
        N_("Against whom?"), N_("What you won, by who sat at the table."),
        _Pages.company, _EQUALS),
}  # fmt: skip
"""The pages, by their question."""


def _sum(rates: Iterable[Rate]) -> Rate:
    hits, of = 0, 0
    for rate in rates:
        hits, of = hits + rate.hits, of + rate.of
    return Rate(hits, of)


def _among(matches: Sequence[int]) -> str:
    return f"s.match IN ({', '.join(map(str, matches))})"


def _and(behind: Behind, where: str, *holes: object) -> Behind:
    return behind._replace(where=f"{behind.where} AND {where}", holes=(*behind.holes, *holes))


def _others(player: str) -> str:
    """Who sat on the other sides."""
    if player == ",":
        return tr("Players of several kinds")
    return players.player(player) or tr("Somebody unknown")
