"""The program started while it is open: two processes, one window, one match."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from moon_desktop.disk.record_file import read_record
from moon_desktop.outside.single_instance import address
from tests.kit.table_positions import filed, leading

pytestmark = pytest.mark.skipif(
    sys.platform in ("win32", "darwin"), reason="folders are named by XDG"
)

ROOT = Path(__file__).parents[2]


class Home:
    """Somebody's folders, with a space and foreign letters in their path."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "Jürgen Øvrebø ♞"
        self.folder.mkdir()
        self.data = self.folder / "data" / "moon-desktop"
        self.journal = self.data / "match.moon"
        run = folder / "run"
        run.mkdir(mode=0o700)
        self._copies: list[subprocess.Popen[str]] = []
        self._environment = {
            **os.environ,
            "HOME": str(self.folder),
            "PYTHONPATH": str(ROOT),
            "QT_QPA_PLATFORM": "offscreen",
            "XDG_CONFIG_HOME": str(self.folder / "config"),
            "XDG_DATA_HOME": str(self.data.parent),
            "XDG_RUNTIME_DIR": str(run),
        }

    def start(self, *words: str) -> subprocess.Popen[str]:
        """One more copy of the program."""
        copy = subprocess.Popen(
            [sys.executable, "-m", "moon_desktop", *words],
            cwd=self.folder,
            env=self._environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
        )
        self._copies.append(copy)
        return copy

    @property
    def place(self) -> Path:
        """Where the copy that is open is called."""
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("XDG_RUNTIME_DIR", self._environment["XDG_RUNTIME_DIR"])
            found = address(self.data)
        assert found is not None
        return Path(found)

    @property
    def holder(self) -> int:
        """The process that has the lock; 0: none."""
        try:
            return int((self.data / "match.lock").read_text().partition("\n")[0] or 0)
        except FileNotFoundError:
            return 0

    def first(self) -> subprocess.Popen[str]:
        """The copy that is open, and listens."""
        copy = self.start()
        until(lambda: self.place.exists(), "the first copy listens")
        return copy

    def leave(self) -> None:
        """Ends whatever still runs."""
        for copy in self._copies:
            with suppress(ProcessLookupError):
                copy.kill()
            copy.communicate()


def until(condition: Callable[[], object], what: str) -> None:
    end = time.monotonic() + 40
    while not condition():
        assert time.monotonic() < end, f"waited in vain: {what}"
        time.sleep(0.02)


def ended(copy: subprocess.Popen[str]) -> tuple[int, str, str]:
    out, err = copy.communicate(timeout=40)
    return copy.returncode, out, err


@pytest.fixture
def home() -> Iterator[Home]:
    with TemporaryDirectory(prefix="moon-") as name:
        home = Home(Path(name))
        yield home
        home.leave()


@pytest.mark.slow
def test_file_is_opened_in_the_window_there_is(home):
    """Also where the copy before it was killed, and left its lock and its place behind."""
    home.first().kill()
    assert home.place.exists()
    first = home.start()
    until(lambda: home.holder == first.pid, "the lock is taken over")
    file = filed(leading(), home.folder / "an evening.moon")
    assert ended(home.start("an evening.moon")) == (
        0,
        "Moon Desktop is already running: its window was given an evening.moon.\n",
        "",
    )
    entries = read_record(file).entries
    until(lambda: read_record(home.journal).entries[: len(entries)] == entries, "the record opens")
    assert ended(home.start("--preset", "fosdick")) == (
        0,
        "Moon Desktop is already running: choose the house rules in its window, with Game, New "
        "match.\n",
        "",
    )
    first.send_signal(signal.SIGTERM)
    status, out, err = ended(first)
    assert (status, out) == (0, "")
    assert set(err.splitlines()) <= {"This plugin does not support raise()"}
    assert read_record(home.journal).entries[: len(entries)] == entries
    assert not home.place.exists()
    assert sorted(path.name for path in home.data.glob("match.*")) == ["match.moon"]


@pytest.mark.slow
def test_of_three_started_at_once_one_is_left(home):
    copies = [home.start() for _ in range(3)]
    until(lambda: sum(copy.poll() is None for copy in copies) == 1, "one is left")
    done = [ended(copy) for copy in copies if copy.poll() is not None]
    assert done == [(0, "Moon Desktop is already running: its window is shown.\n", "")] * 2
    assert read_record(home.journal).due == ()


@pytest.mark.slow
def test_demo_calls_nobody(home):
    home.first()
    demo = home.start("--demo")
    with pytest.raises(subprocess.TimeoutExpired):
        demo.wait(4)
