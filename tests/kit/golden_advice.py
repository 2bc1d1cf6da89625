"""The golden advice: what each player chooses at some five hundred moments, and what it finds every
choice worth; and, in words, the hint at each of them and the review of a hand of every record.

``python -m tests.kit.golden_advice`` writes the files anew: they change where a player does, and
nowhere else. The clock is left out, so that the same moment always has the same advice.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, partial
from typing import Any

from moon_desktop.engine.entries import Choice, HandEnd, notation
from moon_desktop.games import CATALOGUE, OWN
from moon_desktop.games.game import Game
from moon_desktop.games.views.review import Readers
from moon_desktop.players.advice import Advice
from moon_desktop.players.levels import levels_of
from moon_desktop.players.player import Budget, Limits
from moon_desktop.players.review import hand_review, seen_in
from tests.kit.golden import MOON_CARDS
from tests.kit.sentences import NAMES, Record, Spoken, Told, digest, records, steps, write
from tests.kit.spoken import Seat

FOLDER = MOON_CARDS.parent / "advice"

MOMENTS = 11
"""So many moments of a record, spread over all of it."""

DEALS = 8
"""Weighed for a choice: the players think as they do with more, and sooner."""

_LEVELS = ("casual", "skilled", "expert")


def moments(record: Record) -> Sequence[Told]:
    """Choices of a record at which more than one thing is open."""
    game, rules, entries = record
    found = [
        step
        for step in steps(game, rules, entries)
        if isinstance(step.entry, Choice) and len(step.before.legal()) > 1
    ]
    return found[:: max(1, len(found) // MOMENTS)][:MOMENTS]


@cache
def advice(game: Game, sight: Any) -> Advice:
    """The game's own advice on ``sight``, the same whenever it is asked for."""
    return game.players.advise(sight, Limits(None, lambda: False), seed=0, deals=DEALS)


def figures_of(record: Record) -> Iterator[str]:
    """At each moment: what every level chooses, and the worth of each choice."""
    for step in moments(record):
        sight = step.before.sight(step.before.turn)
        yield f"> {step.place} {NAMES[sight.seat]}"
        for level in _LEVELS:
            player = levels_of(record.game.name)[level](5, Budget(None, DEALS))
            yield f"  {level}: {notation(player.choose(sight))}"
        weighed = advice(record.game, sight)
        for worth in weighed.worths:
            figures = [worth.made, *worth.points, worth.win]
            told = " ".join("-" if figure is None else f"{figure:.9g}" for figure in figures)
            best = "!" if worth.choice == weighed.best else ""
            yield f"  {notation(worth.choice)}{best}: {told}"


def words_of(record: Record) -> Iterator[str]:
    """The hint at each moment, and the review of the first hand that can be told in full."""
    game = record.game
    names = NAMES[: record.rules.table.count]
    reader = Seat()
    for step in moments(record):
        sight = step.before.sight(step.before.turn)
        weighed = advice(game, sight)
        weighed = weighed._replace(reason=game.players.explain(weighed))
        yield f"> {step.place} {names[sight.seat]}"
        yield from reader.news("hint", game.show.hints.hint(weighed, names))
    yield from _review(record, names, reader)


def _review(record: Record, names: Sequence[str], reader: Seat) -> Iterator[str]:
    """The review of the first hand that was played to its end, as each choice in it is told."""
    game, rules, entries = record
    ends = [entry for entry in entries if isinstance(entry, HandEnd)]
    played = [number for number, end in enumerate(ends, 1) if any(end.tricks)]
    if not played:
        return
    number = played[0]
    review = hand_review(game, rules, entries, number, _seen(record, number))
    to = Readers((0,), None)
    yield f"== review {number}"
    yield from reader.news("hand", game.show.review.hand(review, names, to))
    for place, step in enumerate(review.steps):
        knew = advice(game, step.before.sight(step.seat))
        review = review.with_step(place, step._replace(knew=knew))
    to = Readers((0,), game.players.fortunes([review]))
    yield "== weighed"
    yield from reader.news("hand", game.show.review.hand(review, names, to))
    for place, step in enumerate(review.steps):
        yield f"> {names[step.seat]}: {notation(step.choice)}"
        yield from reader.news("moment", game.show.review.moment(review, place, names))


@cache
def _seen(record: Record, number: int) -> tuple[Mapping[Choice, int], ...]:
    return seen_in(*record, number)


def series_of(key: str) -> Iterator[str]:
    """A match under preset ``key`` among casual players, as its record ends."""
    game, _ = CATALOGUE.preset(key)
    rules = game.presets[key]
    player = levels_of(game.name)["casual"](5)
    match, lines = game.start(rules), list[str]()
    while not match.over:
        entry = match.chance(7) or player.choose(match.sight(match.turn))
        match, follow = match.after(entry)
        lines += map(game.forms.line, (entry, *follow))
    yield f"{key}: {len(lines)} lines, {digest(lines)}"


@cache
def texts() -> Spoken:
    """What makes the lines of each file of words, by its name."""
    return {name: partial(words_of, record) for name, record in records().items()}


@cache
def figures() -> Mapping[str, Any]:
    """What makes the lines of each file of figures, by its name."""
    return {name: partial(figures_of, record) for name, record in records().items()}


PRESETS = tuple(key for name in OWN for key in CATALOGUE[name].presets)
SERIES = FOLDER / "series.txt"

if __name__ == "__main__":
    write(FOLDER, texts())
    SERIES.write_text("".join(f"{line}\n" for key in PRESETS for line in series_of(key)))
    for name, lines in figures().items():
        place = FOLDER / f"{name}.txt"
        place.write_text("".join(f"{line}\n" for line in lines()), encoding="utf-8")
