"""Legal walks: matches in which every choice is drawn from those open."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid, Play
from moon_desktop.engine.match import Playing
from moon_desktop.games.auction.entries import Bought, Choice
from moon_desktop.games.moon.entries import TimeUp
from moon_desktop.games.moon.rules import MoonRules
from tests.kit.arrange import Table, game_of

Match: TypeAlias = Any
Watch = Callable[[Match], object]


def chosen(match: Match, random: Random) -> Choice:
    """One of the choices open.

    Every other bid is a pass, or all would be shoots; one play in twelve may be a renege, or no
    hand would come far.
    """
    legal: tuple[Choice, ...] = match.legal()
    # Where nobody may pass, the golden walks of Moon have the lowest bid as often.
    low = isinstance(legal[0], Bid) and (legal[0].bid == PASS or isinstance(match.rules, MoonRules))
    if low and random.random() < 0.5:
        return legal[0]
    if isinstance(match.phase, Playing) and random.random() < 11 / 12:
        tricks = match.phase.tricks
        legal = tuple(p for p in legal if isinstance(p, Play) and not tricks.reneges(p))
    return legal[int(random.random() * len(legal))]


def walked(
    rules: Any,
    seed: int,
    hands: int,
    choices: int | None = None,
    clock: int | None = None,
    watch: Watch | None = None,
) -> Table:
    """A match walked through ``hands`` hands, or to its end, or through ``choices`` choices.

    The clock of a timed match runs out after ``clock`` choices; ``watch`` sees every position.
    """
    random = Random(seed)
    table = Table()
    table.rules = rules
    table.match = game_of(rules).start(rules)
    made = over = 0
    clock = clock if rules.terms.kind == "timed" else None
    while not table.match.over and over < hands:
        if watch is not None:
            watch(table.match)
        if clock is not None and made >= clock and table.match.number:
            clock = None
            table.add(TimeUp())
            continue
        chance = table.match.chance(seed)
        if chance is not None:
            table.add(chance)
            continue
        if made == choices:
            break
        made += 1
        before = len(table.entries)
        table.add(chosen(table.match, random))
        over += any(isinstance(entry, Bought) for entry in table.entries[before:])
    if watch is not None:
        watch(table.match)
    return table
