"""What plays give away, all tiles seen: those of the levels, and of OpenSpiel's tree search.

Hands are bought by experts and played on by experts and casual players mixed; all are asked about
the same positions, in which there was more than one play. IS-MCTS is OpenSpiel's, on Moon written
in Python, and has the expert's mean time for each play. Once the contract is made or set, no player
plays for tricks alone.

In Texas 42 a play gives away count: that by which what it comes to in this very deal, all playing
perfectly from there on, falls short of what the best play would have come to. What a hand's plays
give away together, is by how much they strayed from perfect play with all tiles seen, which nobody
who does not see them can keep to.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, Final, NamedTuple

from moon_desktop.engine.entries import Choice
from moon_desktop.engine.match import Playing
from moon_desktop.games import CATALOGUE
from moon_desktop.games.dominoes.players.double_dummy import hindsight, wants_many
from moon_desktop.games.moon.match import Moon
from moon_desktop.games.moon.rules import PRESETS
from moon_desktop.players.levels import levels_of
from moon_desktop.seeds import match_seed, player_seed
from tests.benchmarks.measure import Measure, Row, Wanted
from tests.benchmarks.process import Programs
from tests.benchmarks.single_hands import BRISK, bought, chosen, each, seated, table_of

RULES: Final = PRESETS["follow-me-42"]
HANDS: Final = 2_000
"""Contracts that the players are judged on."""

SEED: Final = 20
ASKED: Final = 0.3
"""How many of the choices of a hand the players are asked about."""

LEVELS: Final = ("expert", "casual")
SEARCH: Final = "IS-MCTS"

LESS: Final = Wanted("figure", "least", 0.0)


class Position(NamedTuple):
    """A choice of more than one play.

    ``values``: the tricks of the bidder each play comes to; ``losses``: by player, the tricks
    its play gave away; ``seconds`` and ``simulations``: by player, how long it thought, and how
    often a search played the hand out.
    """

    match: Moon
    values: dict[Any, int]
    losses: dict[str, int]
    seconds: dict[str, float]
    simulations: dict[str, int]

    @property
    def bidding(self) -> bool:
        """Whether the seat in turn is the bidder."""
        assert isinstance(self.match.phase, Playing)
        return bool(self.match.turn == self.match.phase.hand.bidder)

    def loss(self, play: Choice) -> int:
        """The tricks by which ``play`` falls short of the best for the party of its seat."""
        best = max if self.bidding else min
        return abs(best(self.values.values()) - self.values[play])

    def judge(self, name: str, choose: Callable[[Moon], Choice]) -> None:
        """Enters what ``name`` would play."""
        began = time.perf_counter()
        play = choose(self.match)
        self.seconds[name] = time.perf_counter() - began
        self.losses[name] = self.loss(play)


Hand = list[Position]


def positions(seed: int) -> Hand:
    """Positions of one hand, with what either level would do there."""
    match = bought(RULES, seed, ["expert"] * RULES.seats, BRISK)
    hands = [table_of([level] * RULES.seats, seed, BRISK) for level in LEVELS]
    luck = random.Random(seed)
    found: Hand = []
    while isinstance(match.phase, Playing):
        asked, mixed = luck.random() < ASKED, luck.choice(hands)
        values = hindsight(match)
        if asked and len(values) > 1:
            position = Position(match, values, {}, {}, {})
            for level in LEVELS:
                position.judge(level, partial(chosen, seated(level, player_seed(seed, len(found)))))
            found.append(position)
        assert match.turn is not None
        match, _ = match.after(chosen(mixed[match.turn], match))
    return found


def searched(seconds: float, hand: Hand) -> Hand:
    """The positions of a hand with what the tree search would do in ``seconds`` a play."""
    from tests.benchmarks.ismcts import Searcher

    for number, position in enumerate(hand):
        searcher = Searcher(seconds, number)
        position.judge(SEARCH, searcher.choose)
        position.simulations[SEARCH] = searcher.simulations
    return hand


class Given(NamedTuple):
    """The count that the plays of a hand of Texas 42 gave away, by those of the bidder's side and
    of the other; ``plays``: those that were a choice."""

    bidders: int
    others: int
    plays: int


def given_away(level: str, seed: int) -> Given:
    """What players of ``level`` give away who play a hand that casual ones bought, so that it is
    the same for all."""
    game = CATALOGUE["texas42"]
    match = game.dealt(next(iter(game.presets.values())), seed)
    buyer, player = levels_of("texas42")["casual"](seed), levels_of("texas42")[level](seed)
    lost, plays = [0, 0], 0
    while match.turn is not None:
        sight = match.sight(match.turn)
        if sight.phase != "play":
            match, _ = match.after(buyer.choose(sight))
            continue
        values, play = game.players.hindsight(match), player.choose(sight)
        best = (max if wants_many(match) else min)(values.values())
        lost[sight.seats.side(match.turn) != sight.seats.side(sight.bidder)] += abs(
            best - values[play]
        )
        plays += len(values) > 1
        match, _ = match.after(play)
    return Given(lost[0], lost[1], plays)


def counted(scale: float) -> list[Row]:
    """Rows for the count given away in Texas 42; errors by hands."""
    told = []
    for level in LEVELS:
        seeds = [match_seed(SEED, number) for number in range(max(2, round(HANDS * scale / 5)))]
        found = each(partial(given_away, level), seeds, f"losses in Texas 42, {level}")
        lost = Measure.by_deals((one.bidders + one.others, one.plays) for one in found)
        told.append(Row(f"{level}, Texas 42: count given away a choice", "", lost))
        for side, name in enumerate(("bidder's side", "other side")):
            of_side = Measure.mean(one[side] for one in found)
            told.append(Row(f"… a hand, by the {name}", "", of_side))
    return told


def losses(programs: Programs, scale: float) -> list[Row]:
    """Rows for the players in the positions of many hands."""
    seeds = [match_seed(SEED, number) for number in range(max(2, round(HANDS * scale)))]
    found = each(positions, seeds, "losses, the levels")
    seconds = _over(found, lambda at: at.seconds["expert"]).middle
    return rows(each(partial(searched, seconds), found, "losses, the search")) + counted(scale)


def rows(found: list[Hand]) -> list[Row]:
    """What each player gave away a choice, and how much less the expert did; errors by hands."""
    told = []
    for name in (*LEVELS, SEARCH):
        lost = _over(found, lambda at, name=name: at.losses[name])  # type: ignore[misc]
        told.append(Row(f"{name}: tricks given away a choice", "", lost))
        taken = _over(found, lambda at, name=name: at.seconds[name] * 1000)  # type: ignore[misc]
        told.append(Row("… time a play", "ms", Measure(taken.middle)))
        tried = _over(found, lambda at, name=name: at.simulations.get(name, 0))  # type: ignore[misc]
        if tried.middle:
            told.append(Row("… simulations a play", "", Measure(tried.middle)))
    for rival in (*LEVELS[1:], SEARCH):
        less = _over(found, lambda at, rival=rival: at.losses[rival] - at.losses[LEVELS[0]])  # type: ignore[misc]
        told.append(Row(f"expert: fewer tricks than {rival}", "", less, wanted=LESS))
    return told


def _over(hands: Iterable[Hand], figure: Callable[[Position], float]) -> Measure:
    """The mean of a figure over all positions."""
    return Measure.by_deals((sum(map(figure, hand)), len(hand)) for hand in hands)
