"""The frozen program starts as itself, or as one of its own helping processes."""

from __future__ import annotations

import multiprocessing.spawn
import multiprocessing.util
import os
from multiprocessing import resource_tracker

import pytest

from freeze import frozen_start


@pytest.fixture
def started(monkeypatch):
    """What was started in place of the program."""
    kept = []
    monkeypatch.setattr(multiprocessing.spawn, "freeze_support", lambda: kept.append("worker"))
    monkeypatch.setattr(resource_tracker, "main", lambda line: kept.append(line))
    return kept


def test_a_worker_works(started):
    frozen_start.help_out(["--multiprocessing-fork", "tracker_fd=5", "pipe_handle=7"])
    assert started == ["worker"]


def test_what_looks_after_shared_things_does_so_and_ends(started):
    with pytest.raises(SystemExit) as ended:
        frozen_start.help_out(["-E", "-s", "-c", f"{frozen_start.TRACKER};main(9)"])
    assert not ended.value.code
    assert started == [9]


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["evening.moon"],
        ["-c"],
        ["-c", "print('no')"],
        ["check", "-c", f"{frozen_start.TRACKER};main(9)"],
        ["evening.moon", "--multiprocessing-fork"],
    ],
)
def test_any_other_words_are_for_the_program(started, words):
    frozen_start.help_out(words)
    assert started == []


@pytest.mark.skipif(os.name != "posix", reason="Windows needs nothing to look after them")
def test_python_begins_the_tracker_as_it_is_looked_for(monkeypatch):
    """Fails when a new Python has other words: then the frozen program has to know them."""

    def begun(*words):
        raise RuntimeError(*words)

    monkeypatch.setattr(multiprocessing.util, "spawnv_passfds", begun)
    with pytest.raises(RuntimeError) as said:
        resource_tracker.ResourceTracker().ensure_running()
    _, words, _ = said.value.args
    assert words[-2] == "-c"
    assert words[-1].startswith(frozen_start.TRACKER)


def test_a_browser_gets_the_systems_libraries():
    ours = {"LD_LIBRARY_PATH": "/app", "LD_LIBRARY_PATH_ORIG": "/theirs", "HOME": "/home"}
    frozen_start.hand_down_own_libraries_to_nobody(ours)
    assert ours == {"LD_LIBRARY_PATH": "/theirs", "HOME": "/home"}
    bare = {"LD_LIBRARY_PATH": "/app"}
    frozen_start.hand_down_own_libraries_to_nobody(bare)
    assert bare == {}
