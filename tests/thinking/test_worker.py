"""The process for long thoughts: it thinks, is stopped, and is made up for when it is lost."""

from __future__ import annotations

import os
import sys
import time
from multiprocessing.context import SpawnProcess

import pytest

from moon_desktop.games import CATALOGUE
from moon_desktop.players.player import Limits, Stopped
from moon_desktop.thinking import tasks
from moon_desktop.thinking.worker import Worker

pytestmark = pytest.mark.timeout(60)
WILL = Limits(5.0, lambda: False)


@pytest.fixture
def worker():
    worker = Worker()
    yield worker
    worker.close()


def double(number: int, limits: Limits) -> tuple[int, int, float | None]:
    """Twice the number, where it was reckoned, and the time there was."""
    return 2 * number, os.getpid(), limits.seconds


def dawdle(limits: Limits) -> int:
    """Thinks until it is stopped."""
    end = time.monotonic() + 30
    while time.monotonic() < end:
        if limits.stop():
            raise Stopped
        time.sleep(0.005)
    return os.getpid()


def stubborn(limits: Limits) -> None:
    """Hears nothing."""
    time.sleep(30)


def loaded(limits: Limits) -> set[str]:
    """What the process has loaded."""
    return set(sys.modules)


def fail(limits: Limits) -> None:
    raise ZeroDivisionError("no good tile")


class Odd(Exception):
    """It cannot be put together again from what it says."""

    def __init__(self, one: int, two: int) -> None:
        super().__init__(f"{one} and {two}")


def fail_oddly(limits: Limits) -> None:
    raise Odd(1, 2)


def vanish(limits: Limits) -> int:
    """Takes its process with it, unless that is the one that asks."""
    if os.environ.get("MOON_TEST_ASKER") != str(os.getpid()):
        os._exit(3)
    return 7


def soon(seconds: float = 0.15) -> Limits:
    """Stopped after so many seconds."""
    end = time.monotonic() + seconds
    return Limits(30.0, lambda: time.monotonic() > end)


def test_it_thinks_in_a_process_of_its_own_and_the_same_one_again(worker):
    answer, process, seconds = worker.think(double, 21, limits=WILL)
    assert (answer, seconds) == (42, 5.0)
    assert process != os.getpid()
    assert worker.think(double, 4, limits=WILL) == (8, process, 5.0)


def test_it_stops_at_once_and_thinks_on(worker):
    # However slow the machine: the process is not given up.
    worker.grace = 20.0
    _, process, _ = worker.think(double, 1, limits=WILL)
    began = time.monotonic()
    with pytest.raises(Stopped):
        worker.think(dawdle, limits=soon())
    assert time.monotonic() - began < 5, "it did not wait for the end of the thought"
    assert worker.think(double, 2, limits=WILL) == (4, process, 5.0)


def test_thought_that_does_not_end_costs_its_process(worker):
    _, process, _ = worker.think(double, 1, limits=WILL)
    with pytest.raises(Stopped):
        worker.think(stubborn, limits=soon())
    answer, other, _ = worker.think(double, 2, limits=WILL)
    assert answer == 4
    assert other != process


def test_closed_while_its_process_starts_it_ends_that(worker, monkeypatch):
    """Starting takes a while, in a thread that is not the window's."""
    start, started = SpawnProcess.start, []

    def closed_meanwhile(process):
        worker.close()
        start(process)
        started.append(process)

    with monkeypatch.context() as patch:
        patch.setattr(SpawnProcess, "start", closed_meanwhile)
        with pytest.raises(Stopped):
            worker.think(double, 2, limits=WILL)
    started[0].join(10)
    assert not started[0].is_alive()
    assert worker.think(double, 2, limits=WILL)[0] == 4


def test_what_is_raised_there_is_raised_here(worker):
    with pytest.raises(ZeroDivisionError, match="no good tile"):
        worker.think(fail, limits=WILL)
    with pytest.raises(RuntimeError, match="1 and 2"):
        worker.think(fail_oddly, limits=WILL)
    assert worker.think(double, 2, limits=WILL)[0] == 4


def test_what_cannot_be_sent_is_done_here(worker):
    here = os.getpid()
    assert worker.think(lambda limits: (os.getpid(), limits.seconds), limits=WILL) == (here, 5.0)


def test_lost_process_is_made_up_for(worker, monkeypatch, caplog):
    monkeypatch.setenv("MOON_TEST_ASKER", str(os.getpid()))
    assert worker.think(vanish, limits=WILL) == 7
    assert "lost" in caplog.text
    assert worker.think(double, 2, limits=WILL)[0] == 4


def test_closed_it_is_opened_again_by_the_next_thought(worker):
    _, process, _ = worker.think(double, 1, limits=WILL)
    worker.close()
    answer, other, _ = worker.think(double, 2, limits=WILL)
    assert answer == 4
    assert other != process


@pytest.mark.parametrize("game", CATALOGUE)
def test_warmed_up_it_has_the_players_loaded_and_nothing_of_qt(worker, game):
    rules = next(iter(CATALOGUE[game].presets.values()))
    worker.think(tasks.warm_up, game, rules, limits=WILL._replace(seconds=0.0))
    ready = worker.think(loaded, limits=WILL)
    assert any(".players.adviser" in name for name in ready)
    assert "PySide6.QtCore" not in ready
