"""A package of players that nobody would want, installed for the length of a test."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from moon_desktop.players.levels import guests
from tests.kit.installing import lay_out_players

CODE = '''
"""Each does what it is called."""

import os
import sys
import time


class Good:
    def __init__(self, seed):
        pass

    def choose(self, sight):
        return sight.legal[-1]


class Seeded(Good):
    def __init__(self, seed):
        self.seed = seed

    def choose(self, sight):
        return sight.legal[self.seed % len(sight.legal)]


class Exits(Good):
    def choose(self, sight):
        os._exit(3)


class Crashes(Good):
    def choose(self, sight):
        os.kill(os.getpid(), 11)


class Interrupts(Good):
    def choose(self, sight):
        raise KeyboardInterrupt


class Hangs(Good):
    def choose(self, sight):
        while True:
            pass


class Warms(Good):
    """For its first choice in a process it takes a while."""

    warm = False

    def choose(self, sight):
        if not Warms.warm:
            time.sleep(2.5)
        Warms.warm = True
        return sight.legal[-1]


class Heaps(Good):
    def choose(self, sight):
        return [0] * 10**7


class Novels(Good):
    def choose(self, sight):
        return "once upon a time " * 10**5


class Raises(Good):
    def choose(self, sight):
        raise ValueError("no good tile\\\\n" * 1000)


class Leaves(Good):
    def choose(self, sight):
        sys.exit(0)


class Recurses(Good):
    def choose(self, sight):
        return self.choose(sight)


class Secret(Good):
    """Its answer cannot be sent, and equals nothing."""

    def choose(self, sight):
        return lambda: sight


class Spiteful(Good):
    class Answer:
        def __eq__(self, other):
            raise RuntimeError("no")

        def __repr__(self):
            raise RuntimeError("no")

    def choose(self, sight):
        return self.Answer()


class Poses(Good):
    """What it returns would end whoever unpacks it."""

    class Answer(tuple):
        def __reduce__(self):
            return os._exit, (3,)

    def choose(self, sight):
        return self.Answer(sight.legal[0])


class Unmade(Good):
    def __init__(self, seed):
        raise OSError("no such net")


class Quits(Good):
    """It ends its process before it is seated."""

    def __init__(self, seed):
        os._exit(7)


class Prints(Good):
    def choose(self, sight):
        print("I think", file=sys.stderr)
        return sight.legal[-1]
'''
NAMES = tuple(
    words[1].partition("(")[0].rstrip(":")
    for words in map(str.split, CODE.splitlines())
    if words[:1] == ["class"] and words[1] != "Answer:"
)


@pytest.fixture(scope="session")
def odd_package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that the package is installed in."""
    return lay_out_players(tmp_path_factory.mktemp("odd"), CODE, *NAMES)


@pytest.fixture
def odd_players(odd_package: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """They can be named as long as a test lasts."""
    monkeypatch.syspath_prepend(str(odd_package))
    guests.cache_clear()
    yield
    guests.cache_clear()
    assert "odd_players" not in sys.modules, "none of them was ever in this process"
