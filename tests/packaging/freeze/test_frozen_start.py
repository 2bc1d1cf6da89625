"""The frozen program starts as itself, or as one of its own helping processes."""

from __future__ import annotations

import multiprocessing.spawn
import multiprocessing.util
import os
from multiprocessing import resource_tracker

import pytest

from freeze import frozen_start
from tests.kit.cases import each


@each("words", ["", "evening.moon", "-c", "-c print('no')", "check -c x"])
def test_other_words_are_for_the_program(words):
    frozen_start.help_out(words.split(" "))


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


@pytest.mark.parametrize("theirs", [{"LD_LIBRARY_PATH": "/theirs"}, {}])
def test_a_browser_gets_the_systems_libraries(theirs):
    ours = {"LD_LIBRARY_PATH": "/app", **{f"{name}_ORIG": path for name, path in theirs.items()}}
    frozen_start.hand_down_own_libraries_to_nobody(ours)
    assert ours == theirs
