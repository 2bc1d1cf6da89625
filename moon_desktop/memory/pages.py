"""The pages that answer questions about a person's play, and how the index is asked for them: every
figure leads to the hands it stands on."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, Literal, NamedTuple, TypeAlias, TypeVar

from moon_desktop.engine.record import HUMAN
from moon_desktop.games import CATALOGUE
from moon_desktop.memory.index import Index
from moon_desktop.memory.index import holes as _holes
from moon_desktop.memory.intervals import (
    Figure,
    Rate,
    Spread,
    Tally,
    clearest,
)
from moon_desktop.memory.played import Level
from moon_desktop.memory.records import AFAR
from moon_desktop.memory.summary import folded
from moon_desktop.memory.weighed import Mark, Phase
from moon_desktop.words.language import tr
from moon_desktop.words.names import YOU, shown_name, you

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

    def narrowed(self, where: str, *holes: object) -> Behind:
        """What of it another condition holds of, too."""
        return self._replace(where=f"{self.where} AND {where}", holes=(*self.holes, *holes))


class Bar(NamedTuple):
    """A ``figure`` under a ``name``, and ``beside`` it that of the computer players; ``at``: where
    it stands in a drawing of all; ``began``: when, in seconds of Unix, if it is of one match."""

    name: str
    figure: Figure
    behind: Behind
    beside: Figure | None = None
    at: float | None = None
    began: float | None = None


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
    digest: bytes

    def step(self, phase: Phase | None) -> int | None:
        """At which step one made what cost most, of a ``phase`` if that is told, or bid; None where
        nothing of the kind is known."""
        step = step_of(self.marks or "[]", phase)
        return self.bid_at if step is None and phase == "bid" else step


def step_of(marks: str, phase: Phase | None = None) -> int | None:
    """At which step the mark of these that cost most was made, of a ``phase`` if that is told."""
    every = [Mark(*mark) for mark in json.loads(marks)]
    cost = {mark.step: mark.lost for mark in every if phase in (None, mark.phase)}
    return max(cost, key=cost.__getitem__, default=None)


_RULED: Final = "SELECT id FROM matches WHERE rules IN"


T = TypeVar("T")


class Pages:
    """What a person played at a kind of table, by the rules and since the day that are asked for.
    The pages are methods of its subclasses."""

    def __init__(self, index: Index, asked: Asked) -> None:
        self._index, self._asked = index, asked
        self._game = CATALOGUE[asked.game]
        self.words = self._game.show.figures
        first, _, team = asked.shape.partition("x")
        self._sides = int(first)
        self._seats = int(first) * int(team or 1)
        names = index.people.alike(asked.person)
        self._filters = f"s.kind = ? AND s.person IN ({_holes(names)})"
        self._holes: list[object] = [f"{asked.game} {asked.shape}", *names]
        if asked.preset is not None:
            self._filters += " AND s.preset = ?"
            self._holes.append(asked.preset)
        if asked.since:
            self._filters += " AND s.created >= ?"
            self._holes.append(asked.since)

    # --- how it is asked --------------------------------------------------------------------

    def _asks(
        self, columns: str, behind: Behind, order: str = "", more: str = "", table: str = "own"
    ) -> tuple[str, list[object]]:
        """The question for all that stands ``behind``, with what fills its holes."""
        return (
            f"""SELECT {columns} FROM {table} s {more} WHERE {self._filters}
            AND s.{behind.level}_out IN ({_holes(behind.reasons)}) AND {behind.where} {order}""",
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

    def _spreads(self, behind: Behind, *pairs: tuple[str, str]) -> list[Spread]:
        """Of each of ``pairs``, an amount and what it is counted by, what it comes to; a match is
        an observation, where there is something to count."""
        places = range(len(pairs))
        sums = ", ".join(f"{pairs[n][0]} g{n}, {pairs[n][1]} n{n}" for n in places)
        each, holes = self._asks(sums, behind, "GROUP BY created, path")
        parts = ", ".join(
            f"sum(n{n} > 0), sum(g{n}), sum(n{n}), sum(g{n} * g{n}), sum(g{n} * n{n}),"
            f" sum(n{n} * n{n})"
            for n in places
        )
        (found,) = self._index.rows(f"SELECT {parts} FROM ({each})", *holes)
        return [Spread(*(one or 0 for one in found[6 * n : 6 * n + 6])) for n in places]

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
        left: dict[Reason, int] = dict(self.rows(f"{level}_out, count(*)", every, "GROUP BY 1"))
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
        text = tr("Not by chance alone: more at “{one}” than at “{other}”.")
        return (text.format(one=one, other=other),)


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
        WHERE NOT {AFAR} GROUP BY 1, 2 ORDER BY 3 DESC, 2"""
    ):
        key, *_ = index.people.alike(person)
        if hidden or not index.people.of(person).hidden:
            every = found.setdefault(game, {})
            every[key] = names.get(key, key), count + every.get(key, ("", 0))[1]
    most = {game: sorted(every, key=lambda one: -every[one][1]) for game, every in found.items()}
    return {game: {one: found[game][one] for one in order} for game, order in most.items()}
