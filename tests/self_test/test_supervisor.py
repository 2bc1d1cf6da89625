"""Trials in a process of their own: one that hangs, dies or fails does not stop the next."""

from __future__ import annotations

import logging
import os
import signal
import sys
import threading
import time
from multiprocessing import active_children
from pathlib import Path

import pytest

from moon_desktop.self_test.process import Overheard, Supervisor, attempt
from moon_desktop.self_test.trial import Amiss, Found, Place, Trial


@pytest.fixture
def place(tmp_path):
    (tmp_path / "tmp").mkdir()
    return Place(tmp_path / "tmp", tmp_path / "data", tmp_path / "config")


@pytest.fixture
def trying(monkeypatch, place):
    """Makes a trial of ``task`` here, as the worker does."""
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    overheard = Overheard()

    def make(task):
        return attempt(Trial("any"), place, overheard, lambda trial: task)

    yield make
    logging.getLogger("moon_desktop").removeHandler(overheard)


def test_what_is_found_is_told(trying):
    assert trying(lambda place: Found("three", ("more",))) == (Found("three", ("more",)), "", "")


def test_what_is_amiss_is_told_in_its_words(trying):
    def task(place):
        raise Amiss("The tile is round.")

    found, why, trace = trying(task)
    assert (found, why) == (None, "The tile is round.")
    assert "Traceback" in trace


def test_a_crash_is_a_sentence_and_its_trace_for_the_log(trying):
    found, why, trace = trying(lambda place: 1 // 0)
    assert found is None
    assert why.startswith("It broke off with an error: ZeroDivisionError")
    assert "\n" not in why
    assert "Traceback" in trace


def test_trouble_with_a_file_is_told_as_everywhere(trying):
    found, why, _ = trying(lambda place: Path("gone", "away").read_text())
    assert found is None
    assert why == f"There is no file or folder {Path('gone', 'away')}."


def test_trouble_that_the_program_only_noted_fails_the_line(trying):
    def task(place):
        logging.getLogger("moon_desktop.thinking.worker").warning("it was lost")
        return Found("good")

    found, why, trace = trying(task)
    assert found is None
    assert "it was lost" in why
    assert "moon_desktop.thinking.worker" in trace
    assert trying(lambda place: Found("good"))[0] == Found("good")


def test_error_in_a_thread_fails_the_line(trying):
    def task(place):
        thread = threading.Thread(target=lambda: 1 // 0)
        thread.start()
        thread.join()
        return Found("good")

    found, why, trace = trying(task)
    assert found is None
    assert "ZeroDivisionError" in why
    assert "Traceback" in trace


def _after(seconds):
    time.sleep(seconds)
    return Found("slept")


_TASKS = {
    "good": lambda place: Found(os.environ["MOON_TRIED"]),
    "hangs": lambda place: _after(60),
    "naps": lambda place: _after(0.3),
    "dies": lambda place: os._exit(3),
    "number": lambda place: Found(str(os.getpid())),
}


def _task_of(trial):
    return _TASKS[trial.key]


@pytest.fixture
def supervisor(place, monkeypatch):
    # What is sent to the process is found there by the name of its module.
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    monkeypatch.setitem(sys.modules, "tests.self_test.test_supervisor", sys.modules[__name__])
    one = Supervisor(place, {"MOON_TRIED": "yes", "QT_QPA_PLATFORM": "offscreen"}, _task_of)
    yield one
    one.close()


@pytest.mark.slow
def test_one_that_hangs_or_dies_does_not_stop_the_others_and_close_does(supervisor, place):
    keys = ("good", "number", "hangs", "good", "dies", "number", "number")
    trials = [Trial(key, seconds=1.0 if key == "hangs" else 30.0) for key in keys]
    outcomes = list(supervisor.outcomes(trials))
    told = [None if one.found is None else one.found.told for one in outcomes]
    assert [outcome.trial for outcome in outcomes] == trials
    assert (told[0], told[2], told[3], told[4]) == ("yes", None, "yes", None)
    assert told[1] != told[5] == told[6]
    assert outcomes[2].why == "It was not over after 1 s and was ended."
    assert "test_supervisor" in outcomes[2].trace
    assert outcomes[4].why == "The process that tried it ended by itself."
    process = supervisor._process
    supervisor.close()
    assert told[6] == str(process.pid)
    assert not process.is_alive()


@pytest.mark.slow
def test_qt_without_its_platform_is_told(place, monkeypatch, capfd):
    one = Supervisor(place, {"QT_QPA_PLATFORM": "nonsense"})
    (outcome,) = one.outcomes([Trial("icons")])
    one.close()
    assert outcome.found is None
    assert outcome.why.startswith("Qt ended the process that tried it: ")
    assert "platform plugin" in outcome.why
    assert capfd.readouterr() == ("", "")


def _process(supervisor):
    """The process that is there, and has tried something."""
    (outcome,) = supervisor.outcomes([Trial("number")])
    (process,) = (one for one in active_children() if str(one.pid) == outcome.found.told)
    return process


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="Windows sends no signal to a thread")
def test_process_that_nobody_waits_for_any_more_ends_quietly(supervisor, capfd):
    """As after Ctrl+C."""
    process = _process(supervisor)
    here = threading.get_ident()
    pressed = threading.Timer(0.3, signal.pthread_kill, (here, signal.SIGINT))

    def wait():
        pressed.start()
        next(supervisor.outcomes([Trial("naps")]))
        pressed.join()

    with pytest.raises(KeyboardInterrupt):
        wait()
    supervisor.close()
    assert process.exitcode == 0
    assert capfd.readouterr() == ("", "")
