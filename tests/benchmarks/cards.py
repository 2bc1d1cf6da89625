"""How long an expert takes to choose a card, at tables of several sizes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from time import perf_counter
from typing import Final

from moon_desktop.games.match import PlainSight
from moon_desktop.games.moon_cards.match import MoonCards
from moon_desktop.games.moon_cards.players import Expert
from moon_desktop.games.moon_cards.players.casual import Casual
from moon_desktop.games.moon_cards.rules import PRESETS, MoonCardsRules
from moon_desktop.players.player import Limits
from tests.benchmarks.measure import Measure, Row, Wanted, late
from tests.benchmarks.process import Programs

TABLES: Final = {
    **PRESETS,
    "four alone": MoonCardsRules(seats=4, team_size=1),
    "five alone": MoonCardsRules(seats=5, team_size=1),
    "six alone": MoonCardsRules(seats=6, team_size=1),
}
CHOICES: Final = 400
"""So many choices are timed at each of those."""

SECONDS: Final = 1.0
"""So long a player has for a choice at the table, and the last of what it weighs a little more."""
WITHIN: Final = Wanted("figure", "most", 1100 * SECONDS)


def cards(programs: Programs, scale: float) -> list[Row]:
    """The time that an expert takes where it takes longest."""
    times = {name: taken(rules, max(4, round(CHOICES * scale))) for name, rules in TABLES.items()}
    name = max(times, key=lambda one: late(times[one]).middle)
    what = f"Expert, a choice of cards at the slowest table ({name})"
    return [
        Row(what, "ms", Measure.of(times[name])),
        Row("… 95 of 100 within", "ms", late(times[name]), wanted=WITHIN),
    ]


def taken(rules: MoonCardsRules, count: int) -> list[float]:
    """Ms that each of so many choices takes an expert at the table."""
    times = []
    for number, sight in enumerate(islice(choices(rules), count)):
        began = perf_counter()
        Expert(number).choose_within(sight, Limits(SECONDS, lambda: False))
        times.append((perf_counter() - began) * 1000)
    return times


def choices(rules: MoonCardsRules) -> Iterator[PlainSight]:
    """What seats see that have a choice, in one match of casual players after another."""
    seed = 0
    while True:
        seed += 1
        match, casual = MoonCards.start(rules), Casual(seed)
        while not match.over:
            if (chance := match.chance(seed)) is not None:
                match, _ = match.after(chance)
                continue
            assert match.turn is not None
            sight = match.sight(match.turn)
            if len(sight.legal) > 1:
                yield sight
            match, _ = match.after(casual.choose(sight))
