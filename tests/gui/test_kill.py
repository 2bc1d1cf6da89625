"""The program killed at random moments: the journal resumes exactly, nothing lost or doubled."""

from __future__ import annotations

import os
import queue
import subprocess
import sys
import threading
import time
from pathlib import Path
from random import Random

import pytest

from moon_desktop.disk.journal import Journal
from moon_desktop.disk.record_file import read_record
from moon_desktop.engine.entries import MatchOver
from moon_desktop.engine.record import Header, SeatName, header_line
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.memory.deals import NextDeal, seal
from tests.gui.table_to_kill import OVER
from tests.kit.lines import entry_line
from tests.kit.table_positions import leading

ROOT = Path(__file__).parents[2]
NAMES = (SeatName("You", "human"), SeatName("Theo", "casual"), SeatName("Ada", "random"))

AHEAD = 100
"""How many entries at most the first life of a match shows, in no time: some three hands."""


class Child:
    """One life of the program, and what it said it showed."""

    def __init__(self, program: str, *given: object) -> None:
        words = ["-m", f"tests.gui.{program}", *map(str, given)]
        self._process = subprocess.Popen(
            [sys.executable, *words],
            cwd=ROOT,
            env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        self._lines: queue.Queue[str] = queue.Queue()
        self.reported: list[str] = []
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            # A line that the kill cut short was not reported.
            if line.endswith(b"\n"):
                self._lines.put(line.decode())

    def wait_for_reports(self, number: int) -> bool:
        """Waits until it has reported ``number`` lines; False where it ends before."""
        end = time.monotonic() + 40
        while len(self.reported) < number:
            assert time.monotonic() < end, self._trouble()
            try:
                self.reported.append(self._lines.get(timeout=0.05))
            except queue.Empty:
                if not self._reader.is_alive() and self._lines.empty():
                    return False
        return True

    def kill(self) -> None:
        """Ends it as nothing else can, and collects what it still reported."""
        self._process.kill()
        self._finish()

    def wait(self) -> None:
        """Waits until it ends by itself, without complaint."""
        while self.wait_for_reports(len(self.reported) + 1):
            pass
        self._finish()
        assert self._process.returncode == 0

    def _finish(self) -> None:
        self._process.wait(20)
        self._reader.join(20)
        while not self._lines.empty():
            self.reported.append(self._lines.get())
        trouble = self._trouble()
        assert trouble == "", trouble

    def _trouble(self) -> str:
        self._process.kill()
        assert self._process.stderr is not None
        with self._process.stderr as stderr:
            return stderr.read().decode()


def lines_of(journal: Path) -> list[str]:
    """The lines of all entries, those due too: what the next start takes up."""
    reading = read_record(journal)
    return [entry_line(entry) for entry in (*reading.entries, *reading.due)]


def live_and_die(folder: Path, tempo: float, random: Random, reports: int, late: int) -> bool:
    """One life of the program, killed at a random moment; whether it came to the match's end."""
    journal = folder / "match.moon"
    before = lines_of(journal)
    child = Child("table_to_kill", folder, tempo, random.randrange(1000), late)
    alive = child.wait_for_reports(random.randint(0, reports))
    time.sleep(random.random() * 0.3)
    child.kill()
    over = not alive or f"{OVER}\n" in child.reported
    after = lines_of(journal)
    assert after[: len(before)] == before, "what was there is still there"
    shown = [line for line in child.reported if line != f"{OVER}\n"]
    numbers = [int(line.split(" ", 1)[0]) for line in shown]
    assert numbers == list(range(len(before), len(before) + len(shown)))
    told = [line.split(" ", 1)[1] for line in shown]
    assert after[len(before) : len(before) + len(told)] == told, "what was shown is on disk"
    assert not list(folder.glob("damaged*"))
    return over


def kills(
    folder: Path, count: int, tempo: float, reports: int, seed: int, target: int, late: int
) -> None:
    """Kills the program ``count`` times over one folder, and then lets it finish the match."""
    random = Random(seed)
    Journal(folder).start(Header("moon", MoonRules(target=target).to_record(), NAMES, seed))
    # The first of the lives takes the others to wherever in the match it dies.
    for life in range(count):
        at_once = life == 0
        pace, most = (0.0, AHEAD) if at_once else (tempo, reports)
        if live_and_die(folder, pace, random, most, late):
            break
    child = Child("table_to_kill", folder, 0.0, 0, 0)
    child.wait()
    assert child.reported[-1] == f"{OVER}\n"
    assert isinstance(read_record(folder / "match.moon").entries[-1], MatchOver)
    assert not (folder / "records").exists(), "one match all the while"


def begin_and_die(folder: Path, random: Random, life: int) -> bool:
    """One life, killed while it begins matches; whether the seal shown last was used by then."""
    left = header_line(Header("moon", MoonRules().to_record(), NAMES, life, f"{life}"))
    left += "".join(map(entry_line, leading().entries))
    (folder / "match.moon").write_text(left, "utf-8")
    before = {path: path.read_bytes() for path in folder.glob("records/*")}
    child = Child("begin_to_kill", folder)
    assert child.wait_for_reports(1)
    time.sleep(random.random() ** 3 * 0.2)
    child.kill()
    after = {path: path.read_bytes() for path in folder.glob("records/*")}
    assert before.items() <= after.items()
    # It goes there before the next one has its place.
    begun = [path for path in (folder / "match.moon",) if path.exists()]
    held = [*after.values(), *(path.read_bytes() for path in begun)]
    assert held.count(left.encode()) == 1, "the match that was left is there, once"
    assert len(after) <= len(before) + 1, "nothing is kept of those that nobody played"
    shown = child.reported[-1].strip()
    secrets = [read_record(path).header.secret for path in begun]
    used = any(secret is not None and seal(secret) == shown for secret in secrets)
    assert (NextDeal(folder).seal == shown) is not used, "unchanged or used, never a third"
    return used


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(5))
def test_killed_between_begin_and_the_first_deal(tmp_path, seed):
    """Fifty times in all: records byte for byte, and no seal that was not shown."""
    (tmp_path / "records").mkdir()
    used = [begin_and_die(tmp_path, Random(f"{seed} {life}"), life) for life in range(10)]
    assert len(used) == 10


# Several matches, so that those who share out the tests can share these out.
@pytest.mark.slow
@pytest.mark.parametrize(
    ("tempo", "reports", "seed", "target", "late"),
    [(1.0, 4, 2, 15, 0), (0.03, 30, 6, 30, 0), (0.0, 30, 3, 30, 20)],
)
def test_match_goes_on_after_many_kills(tmp_path, tempo, reports, seed, target, late):
    kills(tmp_path, 6, tempo, reports, seed, target, late)
