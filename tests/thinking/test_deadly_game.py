"""A game of another package whose players end the process that they think in."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator

import pytest

from moon_desktop.games import CATALOGUE
from moon_desktop.players.player import Limits
from moon_desktop.players.review import Step
from moon_desktop.thinking.reviews import Scales
from moon_desktop.thinking.worker import Worker
from tests.kit.installing import game_of, lay_out_example

WILL = Limits(5.0, lambda: False)

ENDS = """
import os


def ends(*of, **how):
    if os.environ["MOON_TEST_ASKER"] == str(os.getpid()):
        os.environ["MOON_TEST_HERE"] = "yes"
        raise RuntimeError("it would have ended the window")
    os._exit(3)


MagpiePlayers.advise = MagpiePlayers.hindsight = ends
"""
"""What stands at the end of its players; the process that asks is spared, and takes note."""


@pytest.fixture
def deadly(tmp_path, monkeypatch) -> Iterator[None]:
    """It is called magpie."""
    installed = lay_out_example(tmp_path, "example_game")
    with (installed / "magpie" / "players.py").open("a", encoding="utf-8") as room:
        room.write(ENDS)
    monkeypatch.setenv("MOON_TEST_ASKER", str(os.getpid()))
    monkeypatch.setenv("MOON_TEST_HERE", "no")
    with game_of(installed):
        yield


def hint(worker: Worker) -> None:
    match, *_ = begun()
    worker.adviser("magpie")(match.sight(match.turn), WILL)


def look(worker: Worker) -> None:
    _, entries, _ = begun()
    Scales(worker, "magpie").look(entries[0], entries[1:], 1, WILL)


def weigh(worker: Worker) -> None:
    match, _, choice = begun()
    Scales(worker, "magpie").weigh(Step(0, match, choice, {}), WILL)


def begun():
    """A match with its first hand dealt, its rules and entries with a choice, and that choice."""
    rules = next(iter(CATALOGUE["magpie"].presets.values()))
    match = CATALOGUE["magpie"].start(rules)
    told = [rules]
    while match.turn is None:
        chance = match.chance(5)
        match, follows = match.after(chance)
        told += (chance, *follows)
    choice = match.legal()[0]
    return match, (*told, choice), choice


@pytest.mark.parametrize(
    "question", [hint, *(pytest.param(one, marks=pytest.mark.slow) for one in (look, weigh))]
)
def test_they_are_not_asked_in_the_process_of_the_window(
    deadly, qapp, question: Callable[[Worker], None]
):
    worker = Worker()
    try:
        with pytest.raises(ChildProcessError):
            question(worker)
    finally:
        worker.close()
    assert os.environ["MOON_TEST_HERE"] == "no"
