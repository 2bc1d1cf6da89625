"""Series played on a dask scheduler: the same records, and nothing lost with a worker."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from moon_desktop import __version__
from moon_desktop.arena import cluster
from moon_desktop.arena.series import Series
from moon_desktop.arena.simulation import simulate
from moon_desktop.cli.main import main
from moon_desktop.games.moon.rules import MoonRules
from tests.arena.test_simulation import THREE, heard, records
from tests.kit.command_line import CASUALS, PROGRAM, ROOT, refused

NOWHERE = "tcp://127.0.0.1:9"
"""A port at which nobody answers."""


class Cluster:
    """A scheduler and its workers, a process each, on this machine."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._file = folder / "scheduler.json"
        self.scheduler = self._start("scheduler", "--host", "127.0.0.1", "--port", "0")
        self._wait_for(self._file.exists)
        self.address: str = json.loads(self._file.read_text())["address"]
        self.workers: list[subprocess.Popen[bytes]] = []

    def _start(self, part: str, *words: str) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", f"distributed.cli.dask_{part}", *words]
        command += ["--no-dashboard", "--scheduler-file", str(self._file)]
        return subprocess.Popen(
            command,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            cwd=self._folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def _wait_for(self, condition: Callable[[], bool]) -> None:
        end = time.monotonic() + 20
        while not condition():
            assert time.monotonic() < end
            time.sleep(0.05)

    def employ(self, count: int) -> None:
        """Starts so many workers, and waits until they are there."""
        from distributed import Client

        words = ("worker", "--no-nanny", "--nthreads", "1")
        self.workers = [self._start(*words) for _ in range(count)]
        with Client(self.address, set_as_default=False) as client:
            client.wait_for_workers(count, timeout=20)

    def close(self) -> None:
        for process in (*self.workers, self.scheduler):
            process.kill()
            process.wait()


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Cluster]:
    pytest.importorskip("distributed")
    folder = tmp_path / "cluster"
    folder.mkdir()
    found = Cluster(folder)
    yield found
    found.close()


@pytest.mark.slow
def test_same_seed_same_records_though_a_worker_is_killed(running, tmp_path):
    for name in ("here", "there"):
        (tmp_path / name).mkdir()
    rules = MoonRules(target=10)
    here = simulate(Series("moon", rules, THREE, 7, tmp_path / "here", 60, True), 40, 1, heard)
    running.employ(2)
    done: list[int] = []

    def progress(matches: int) -> None:
        done.append(matches)
        if len(done) == 2:
            running.workers[0].kill()

    series = Series("moon", rules, THREE, 7, tmp_path / "there", 60, True)
    there = simulate(series, 40, 1, progress, running.address)
    assert running.workers[0].wait(timeout=5) == -signal.SIGKILL
    assert there == here
    assert records(tmp_path / "there") == records(tmp_path / "here")
    assert len(records(tmp_path / "here")) == 120
    assert sum(done) == 120
    assert len(done) > 4, "it was killed in the midst"


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="signals of Unix")
def test_ctrl_c_takes_the_work_back(running, tmp_path):
    """The worker is free at once for what comes next."""
    running.employ(1)
    words = [*CASUALS, "--cluster", running.address]
    process = subprocess.Popen(
        [
            *PROGRAM,
            "simulate",
            *words,
            "--matches",
            "1000000",
            "--records",
            str(tmp_path / "games"),
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    )
    while process.poll() is None and not any((tmp_path / "games").glob("*.moon")):
        time.sleep(0.02)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=30)
    assert (process.returncode, out, err) == (130, "", "")
    assert main(["simulate", *words, "--matches", "4", "--set", "target=3"]) == 0


@pytest.mark.slow
def test_scheduler_that_is_lost_is_told(running, capsys):
    running.employ(1)

    def progress(matches: int) -> None:
        running.scheduler.kill()

    with pytest.raises(ChildProcessError, match="The scheduler of the cluster was lost"):
        simulate(Series("moon", MoonRules(target=50), THREE, 7), 200, 1, progress, running.address)


def test_worker_of_another_version_does_not_play():
    series = Series("moon", MoonRules(target=2), THREE, 7)
    assert cluster.play_alike(__version__, series, range(1, 3)).standings.matches == 2
    with pytest.raises(RuntimeError, match="a worker has moon-desktop"):
        cluster.play_alike("0.0.1", series, range(1, 3))


def test_package_that_is_not_installed_is_told(monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "distributed", None)
    told = refused(capsys, "simulate", *CASUALS, "--cluster", NOWHERE)
    assert "--cluster needs the package distributed" in told
    assert "moon-desktop[cluster]" in told


@pytest.mark.slow
@pytest.mark.parametrize("address", [NOWHERE, "nonsense", "foo://x:1"])
def test_scheduler_that_does_not_answer_is_told(address, monkeypatch, capsys):
    pytest.importorskip("distributed")
    monkeypatch.setattr(cluster, "REACH", 0.3)
    told = refused(capsys, "simulate", *CASUALS, "--cluster", address)
    assert f"No scheduler of dask answers at “{address}”" in told


@pytest.mark.slow
def test_scheduler_without_workers_is_told(running, monkeypatch):
    monkeypatch.setattr(cluster, "REACH", 1.0)
    with pytest.raises(cluster.Unreachable, match="has no workers"):
        simulate(Series("moon", MoonRules(), THREE, 7), 4, 1, heard, running.address)
