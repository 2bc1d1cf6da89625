"""What plays give away, all tiles seen: those of the levels, and of OpenSpiel's tree search."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from moon_desktop.engine.entries import Choice
from moon_desktop.games.moon.contract import decided
from moon_desktop.games.moon.match import Moon
from moon_desktop.games.moon.phases import Playing
from moon_desktop.games.moon.players.hindsight import hindsight
from moon_desktop.games.moon.rules import PRESETS
from moon_desktop.players.budget import Budget
from moon_desktop.seeds import match_seed, player_seed
from tests.benchmarks.estimate import Estimate, verdict
from tests.benchmarks.parallel import each
from tests.benchmarks.single_hands import bought, chosen, seated, table_of

RULES: Final = PRESETS["follow-me-42"]
HANDS: Final = 2_000
"""Contracts that the players are judged on."""

SEED: Final = 20
ASKED: Final = 0.3
"""How many of the choices of a hand the players are asked about."""

BRISK: Final = 40
"""How many deals the experts weigh who buy the hand and play it on: their choices lead to the
positions and are not judged."""

LEVELS: Final = ("expert", "casual")
SEARCH: Final = "IS-MCTS"
AT_LENGTH: Final = 0.2
LONG: Final = f"IS-MCTS, {AT_LENGTH} s"
"""The search once more with so many seconds a play, whatever the expert took."""


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
        return self.match.turn == self.match.phase.hand.bidder

    @property
    def leading(self) -> bool:
        """Whether the trick is still to be led to."""
        assert isinstance(self.match.phase, Playing)
        return not self.match.phase.tricks.plays

    @property
    def open(self) -> bool:
        """Whether the contract is neither made nor set yet."""
        assert isinstance(self.match.phase, Playing)
        hand, tricks = self.match.phase.hand, self.match.phase.tricks
        return decided(hand.bid, tricks.taken[hand.bidder], len(tricks.done)) is None

    def loss(self, play: Choice) -> int:
        """The tricks by which ``play`` falls short of the best for the party of its seat."""
        best = max if self.bidding else min
        return abs(best(self.values.values()) - self.values[play])


KINDS: Final[dict[str, Callable[[Position], bool]]] = {
    "All": lambda position: True,
    "Contract open": lambda position: position.open,
    "Bidder leads": lambda position: position.bidding and position.leading,
    "Bidder follows": lambda position: position.bidding and not position.leading,
    "Defender leads": lambda position: not position.bidding and position.leading,
    "Defender follows": lambda position: not (position.bidding or position.leading),
}
"""The kinds of positions that the report tells apart."""


def judged(position: Position, name: str, choose: Callable[[Moon], Choice]) -> None:
    """Enters what ``name`` would play."""
    began = time.perf_counter()
    play = choose(position.match)
    position.seconds[name] = time.perf_counter() - began
    position.losses[name] = position.loss(play)


def positions(seed: int) -> list[Position]:
    """Positions of one hand, bought by experts and played on by experts and casual players
    mixed, with what either of them would do there."""
    brisk = Budget(None, BRISK)
    match = bought(RULES, seed, ["expert"] * RULES.seats, brisk)
    hands = [table_of([level] * RULES.seats, seed, brisk) for level in LEVELS]
    luck = random.Random(seed)
    found: list[Position] = []
    while isinstance(match.phase, Playing):
        asked, mixed = luck.random() < ASKED, luck.choice(hands)
        values = hindsight(match)
        if asked and len(values) > 1:
            position = Position(match, values, {}, {}, {})
            for level in LEVELS:
                player = seated(level, player_seed(seed, len(found)))
                judged(position, level, partial(chosen, player))
            found.append(position)
        assert match.turn is not None
        match, _ = match.after(chosen(mixed[match.turn], match))
    return found


def searched(seconds: dict[str, float], hand: list[Position]) -> list[Position]:
    """The positions of a hand with what the tree search would do; ``seconds``: by the name it
    goes under, how long it has for a play."""
    from tests.benchmarks.ismcts import Searcher

    for number, position in enumerate(hand):
        for name, time_a_play in seconds.items():
            searcher = Searcher(time_a_play, number)
            judged(position, name, searcher.choose)
            position.simulations[name] = searcher.simulations
    return hand


def section(scale: float) -> list[str]:
    """The report on double-dummy loss; ``scale``: the share of the hands to be played."""
    hands = max(2, round(HANDS * scale))
    seeds = [match_seed(SEED, number) for number in range(hands)]
    found = each(positions, seeds, "double-dummy loss, the levels")
    thought = _mean([[position.seconds["expert"] for position in hand] for hand in found])
    seconds = {SEARCH: thought, LONG: AT_LENGTH}
    return lines(each(partial(searched, seconds), found, "double-dummy loss, the search"))


def lines(found: list[list[Position]]) -> list[str]:
    """The report on positions, hand by hand."""
    asked = sum(map(len, found))
    told = [
        "### Double-dummy loss",
        "",
        f"Tricks of the bidder given away a choice, all tiles seen, over {asked:,} choices of "
        f"{len(found):,} hands (± standard error by hands). Hands are bought by experts and "
        "played on by experts and casual players mixed; all are asked about the same positions, "
        "in which there was more than one play. IS-MCTS is OpenSpiel's, on Moon written in "
        "Python, and has the expert's mean time for each play; for information it is also asked "
        "with much more. Once the contract is made or set, no player plays for tricks alone.",
        "",
        f"| Player | ms a play | Simulations | {' | '.join(KINDS)} |",
        f"|---|---:|---:|{'---:|' * len(KINDS)}",
    ]
    for name in (*LEVELS, SEARCH, LONG):
        taken = _mean([[at.seconds[name] for at in hand] for hand in found])
        tried = _mean([[at.simulations.get(name, 0) for at in hand] for hand in found])
        cells = [_text(found, name, kind) for kind in KINDS.values()]
        told.append(f"| {name} | {taken * 1000:.1f} | {tried:,.0f} | {' | '.join(cells)} |")
    told.append("")
    for rival in (*LEVELS[1:], SEARCH, LONG):
        less = Estimate.of(
            (sum(at.losses[rival] - at.losses[LEVELS[0]] for at in hand), len(hand))
            for hand in found
        )
        wanted = "" if rival == LONG else f": {verdict(less.mean > 0)}"
        told.append(
            f"- The {LEVELS[0]} loses {less.text(4)} tricks a choice less than {rival}{wanted}."
        )
    return told


def _mean(figures: Iterable[Sequence[float]]) -> float:
    """The mean of figures that come hand by hand."""
    return Estimate.of((sum(some), len(some)) for some in figures).mean


def _text(found: Iterable[list[Position]], name: str, kind: Callable[[Position], bool]) -> str:
    """What ``name`` gave away in positions of a kind."""
    by_hand = [[position.losses[name] for position in hand if kind(position)] for hand in found]
    if not any(by_hand):
        return "–"
    return Estimate.of((sum(losses), len(losses)) for losses in by_hand).text(4)
