"""The process for long thoughts: it thinks, is stopped, and is made up for when it is lost."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from importlib.metadata import EntryPoint
from multiprocessing import active_children
from multiprocessing.context import SpawnProcess
from pickle import PicklingError

import pytest

from moon_desktop.games import CATALOGUE, GROUP
from moon_desktop.players.player import Limits, Stopped
from moon_desktop.thinking.worker import Worker, warm_up
from tests.kit.command_line import ROOT
from tests.kit.second_game import SECOND, brought

WILL = Limits(5.0, lambda: False)


@pytest.fixture
def worker():
    worker = Worker()
    yield worker
    worker.close()


@pytest.fixture(scope="module")
def standing():
    """For tests after which its process thinks on as before."""
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


def stopped_thought(
    worker: Worker, told: list[str], task: Callable[[Limits], object] = dawdle
) -> None:
    """Tells whether a thought was stopped."""
    try:
        worker.think(dawdle, limits=WILL)
    except Stopped:
        told.append("stopped")


def soon(seconds: float = 0.15) -> Limits:
    """Stopped after so many seconds."""
    end = time.monotonic() + seconds
    return Limits(30.0, lambda: time.monotonic() > end)


def test_it_thinks_in_a_process_of_its_own_and_the_same_one_again(standing):
    answer, process, seconds = standing.think(double, 21, limits=WILL)
    assert (answer, seconds) == (42, 5.0)
    assert process != os.getpid()
    assert standing.think(double, 4, limits=WILL) == (8, process, 5.0)


@pytest.mark.slow
def test_it_stops_at_once_and_thinks_on(standing, monkeypatch):
    # However slow the machine: the process is not given up.
    monkeypatch.setattr(standing, "grace", 20.0)
    _, process, _ = standing.think(double, 1, limits=WILL)
    began = time.monotonic()
    with pytest.raises(Stopped):
        standing.think(dawdle, limits=soon())
    assert time.monotonic() - began < 5, "it did not wait for the end of the thought"
    assert standing.think(double, 2, limits=WILL) == (4, process, 5.0)


@pytest.mark.slow
def test_thought_that_does_not_end_costs_its_process(worker):
    _, process, _ = worker.think(double, 1, limits=WILL)
    with pytest.raises(Stopped):
        worker.think(stubborn, limits=soon())
    answer, other, _ = worker.think(double, 2, limits=WILL)
    assert answer == 4
    assert other != process


def test_closed_while_its_process_starts_it_waits_for_that_and_ends_it(worker, monkeypatch):
    """One whose start is broken off by the end of the program complains of it on stderr."""
    start, starting, closing = SpawnProcess.start, threading.Event(), threading.Event()
    told: list[str] = []
    started: list[SpawnProcess] = []

    def start_slowly(process):
        starting.set()
        closing.wait(20)
        start(process)
        started.append(process)
        told.append("started")

    monkeypatch.setattr(SpawnProcess, "start", start_slowly)
    thought = threading.Thread(target=stopped_thought, args=(worker, told))
    thought.start()
    starting.wait(20)
    threading.Timer(0.1, closing.set).start()
    worker.close()
    assert told[:1] == ["started"]
    thought.join(20)
    assert told == ["started", "stopped"]
    started[0].join(10)
    assert not started[0].is_alive()


def test_what_is_raised_there_is_raised_here(standing):
    with pytest.raises(ZeroDivisionError, match="no good tile"):
        standing.think(fail, limits=WILL)
    with pytest.raises(RuntimeError, match="1 and 2"):
        standing.think(fail_oddly, limits=WILL)
    assert standing.think(double, 2, limits=WILL)[0] == 4


def test_what_cannot_be_sent_is_done_here(standing):
    here = os.getpid()
    assert standing.think(lambda limits: (os.getpid(), limits.seconds), limits=WILL) == (here, 5.0)


@pytest.mark.slow
def test_lost_process_is_made_up_for(worker, monkeypatch, caplog):
    monkeypatch.setenv("MOON_TEST_ASKER", str(os.getpid()))
    assert worker.think(vanish, limits=WILL) == 7
    assert "lost" in caplog.text
    assert worker.think(double, 2, limits=WILL)[0] == 4


@pytest.mark.slow
def test_what_may_have_ended_the_process_is_not_done_here(worker, monkeypatch, caplog):
    """Code of another package, which would end the window as well."""
    monkeypatch.setenv("MOON_TEST_ASKER", str(os.getpid()))
    with pytest.raises(ChildProcessError):
        worker.think(vanish, limits=WILL, here=False)
    with pytest.raises((PicklingError, AttributeError)):
        worker.think(lambda limits: os.getpid(), limits=WILL, here=False)
    assert not caplog.records
    assert worker.think(double, 2, limits=WILL)[0] == 4


@pytest.mark.slow
def test_it_says_nothing_of_a_game_that_cannot_be_loaded(worker, capfd):
    """The process of the window has told of it."""
    with brought(
        EntryPoint("whim", "no_such_package_of_games:GAME", GROUP),
        EntryPoint(SECOND.name, "tests.kit.second_game:SECOND", GROUP),
    ):
        worker.think(warm_up, SECOND.name, SECOND.rules(), limits=WILL)
    assert capfd.readouterr().err == ""


@pytest.mark.slow
def test_closed_it_thinks_no_more(worker):
    """Not even where a thread that began before asks after: it would start a process that the end
    of the program breaks off."""
    before = set(active_children())
    worker.close()
    with pytest.raises(Stopped):
        worker.think(double, 1, limits=WILL)
    assert set(active_children()) <= before


@pytest.mark.slow
def test_process_that_ends_with_the_window_was_not_lost(worker, caplog):
    """Where a session ends, all its processes are told to at once, and each in its own time."""
    worker.patience = 20.0
    _, process, _ = worker.think(double, 1, limits=WILL)
    told: list[str] = []
    thought = threading.Thread(target=stopped_thought, args=(worker, told))
    thought.start()
    os.kill(process, signal.SIGKILL)
    threading.Timer(0.1, worker.close).start()
    thought.join(20)
    assert (told, caplog.records) == (["stopped"], [])


ASKER = """
import sys, threading
from moon_desktop.players.player import Limits
from moon_desktop.thinking.worker import Worker, warm_up
from tests.thinking.test_worker import double, stubborn

if __name__ == "__main__":
    worker, limits = Worker(), Limits(30.0, lambda: False)
    print(worker.think(double, 1, limits=limits)[1], flush=True)
    if sys.argv[1] == "busy":
        worker.think(stubborn, limits=limits)
    sys.stdin.read()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="asks for processes as Unix has them")
@pytest.mark.parametrize("does", ["idle", "busy"])
def test_process_ends_with_the_one_that_asks_however_that_ends(tmp_path, does):
    (file := tmp_path / "asker.py").write_text(ASKER)
    asker = subprocess.Popen(
        [sys.executable, str(file), does],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert asker.stdout is not None
    process = int(asker.stdout.readline())
    os.kill(process, 0)
    asker.kill()
    # Their ends of the pipes are closed when all who have them are gone.
    assert asker.communicate(timeout=20) == ("", "")
    asker.wait(20)


def test_warmed_up_it_has_the_players_loaded_and_nothing_of_qt(worker):
    for game in CATALOGUE.values():
        rules = next(iter(game.presets.values()))
        worker.think(warm_up, game.name, rules, limits=WILL._replace(seconds=0.0))
        ready = worker.think(loaded, limits=WILL)
        package = game.rules.__module__.removesuffix(".rules")
        assert f"{package}.players.adviser" in ready
    assert "PySide6.QtCore" not in ready
