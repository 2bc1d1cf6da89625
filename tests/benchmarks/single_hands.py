"""Single hands of Moon: dealt from a seed at any score, bought, played to their end; and many such
in several processes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Final, TypeVar

from tqdm import tqdm

from moon_desktop.engine.entries import Choice
from moon_desktop.engine.match import Dealing, Playing
from moon_desktop.games.moon.entries import HandOver
from moon_desktop.games.moon.match import Moon, start
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.players.levels import levels_of
from moon_desktop.players.player import AnyPlayer, Budget
from moon_desktop.seeds import match_seed, player_seed
from tests.benchmarks.oracle import Oracle

J = TypeVar("J")
R = TypeVar("R")

WORKERS: Final = 2
BRISK: Final = Budget(None, 40)
"""What experts weigh whose choices lead to positions, and are not judged."""


def seated(level: str, seed: int, budget: Budget | None = None) -> AnyPlayer | Oracle:
    """A player of ``level``; ``budget``: how long it may think, None for its own measure."""
    if level == "oracle":
        return Oracle()
    return levels_of("moon")[level](seed, budget)


def table_of(
    levels: Sequence[str], seed: int, budget: Budget | None = None
) -> list[AnyPlayer | Oracle]:
    """A player a seat, whose luck is drawn from the seed of a match."""
    return [seated(level, player_seed(seed, seat), budget) for seat, level in enumerate(levels)]


def dealt(rules: MoonRules, seed: int, dealer: int = 0, needs: Sequence[int] | None = None) -> Moon:
    """A match whose first hand lies dealt; ``needs``: what each side is short of the target,
    None at the start of a game."""
    match = start(rules)
    if needs is not None:
        scores = tuple(rules.target - need for need in needs)
        match = match._replace(ledger=match.ledger._replace(scores=scores))
    match = match._replace(phase=Dealing(dealer))
    chance = match.chance(seed)
    assert chance is not None
    return match.after(chance)[0]


def chosen(player: AnyPlayer | Oracle, match: Moon) -> Choice:
    """What ``player`` chooses for the seat in turn."""
    if isinstance(player, Oracle):
        return player.choose_seeing(match)
    assert match.turn is not None
    return player.choose(match.sight(match.turn))


def finished(match: Moon, players: Sequence[AnyPlayer | Oracle]) -> HandOver:
    """How the hand under way ends that ``players``, one a seat, play on."""
    while True:
        assert match.turn is not None
        match, follows = match.after(chosen(players[match.turn], match))
        for result in follows:
            if isinstance(result, HandOver):
                return result


def bought(rules: MoonRules, seed: int, levels: Sequence[str], budget: Budget | None) -> Moon:
    """The first lead of a hand that is not played under, bought and settled by ``levels``.

    Hands are dealt anew, by each seat in turn, until there is one.
    """
    number = 0
    while True:
        own = match_seed(seed, number)
        match = dealt(rules, own, number % rules.seats)
        players = table_of(levels, own, budget)
        while not isinstance(match.phase, Playing) and match.turn is not None:
            match, _ = match.after(chosen(players[match.turn], match))
        if isinstance(match.phase, Playing) and match.phase.hand.bid != "under":
            return match
        number += 1


def each(work: Callable[[J], R], jobs: Iterable[J], title: str, workers: int = WORKERS) -> list[R]:
    """What ``work``, a function of a module, makes of each of ``jobs``, in their order.

    Raises what it raises.
    """
    return list(one_by_one(work, jobs, title, workers))


def one_by_one(
    work: Callable[[J], R], jobs: Iterable[J], title: str, workers: int = WORKERS
) -> Iterator[R]:
    """The same, each as soon as it and all before it are made."""
    waiting = list(jobs)
    if workers == 1 or not waiting:
        yield from map(work, waiting)
        return
    with ProcessPoolExecutor(min(workers, len(waiting)), get_context("spawn")) as pool:
        yield from tqdm(pool.map(work, waiting), title, len(waiting))
