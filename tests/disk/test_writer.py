"""A thread that writes: in order, waited for where it must be, and nothing of it lost."""

from __future__ import annotations

import subprocess
import sys
from functools import partial
from threading import Event, Thread, current_thread, main_thread

import pytest

from moon_desktop.disk.writer import Writer


@pytest.fixture
def prompt_disk():
    """The disk answers when it does."""


class Answers:
    def __init__(self) -> None:
        self.threads: list[Thread] = []
        self.writer = Writer(lambda: self.threads.append(current_thread()))


@pytest.fixture
def answers() -> Answers:
    return Answers()


def failing() -> None:
    raise ValueError("no disk is to blame")


def test_tasks_are_done_in_their_order_in_one_other_thread(answers):
    done: list[tuple[int, Thread]] = []

    def task(number: int) -> None:
        done.append((number, current_thread()))

    written = [answers.writer.give(partial(task, number)) for number in range(50)]
    answers.writer.wait()
    assert [number for number, _ in done] == list(range(50))
    assert all(was() for was in written)
    assert {thread for _, thread in done} == set(answers.threads)
    assert len(set(answers.threads)) == 1
    assert main_thread() not in answers.threads


def test_whoever_gives_a_task_does_not_wait_for_it(answers):
    free = Event()
    first = answers.writer.give(lambda: None if free.wait(20) else failing())
    second = answers.writer.give(lambda: None)
    assert not first()
    assert not second()
    free.set()
    answers.writer.wait()
    assert first()
    assert second()


def test_who_waited_finds_all_answered(answers):
    answers.writer.give(lambda: None)
    answers.writer.wait()
    answers.writer.wait()
    assert len(answers.threads) == 1


def test_what_goes_wrong_is_raised_once_where_it_is_asked_for(answers):
    """Of it nothing is written; what comes after it is done all the same."""
    lost = answers.writer.give(failing)
    kept = answers.writer.give(lambda: None)
    answers.writer.wait()
    assert not lost()
    assert kept()
    assert len(answers.threads) == 2
    with pytest.raises(ValueError, match="no disk is to blame"):
        answers.writer.check()
    answers.writer.check()


def test_program_that_ends_waits_for_what_is_to_be_written(tmp_path):
    code = (
        "import sys, time\n"
        "from pathlib import Path\n"
        "from moon_desktop.disk.writer import Writer\n"
        "def task():\n"
        "    time.sleep(0.2)\n"
        "    Path(sys.argv[1]).write_text('whole')\n"
        "Writer(lambda: None).give(task)\n"
    )
    place = tmp_path / "written"
    subprocess.run([sys.executable, "-c", code, str(place)], check=True, timeout=20)
    assert place.read_text() == "whole"
