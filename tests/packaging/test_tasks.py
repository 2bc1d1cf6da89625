"""What each word asks of the set-up, and what it runs then."""

import os
import sys
from pathlib import Path

import pytest

import environment
import tasks


@pytest.fixture
def doings(monkeypatch):
    """What would be set up and run, in order."""
    doings = []
    monkeypatch.setattr(
        environment.Environment,
        "prepare",
        lambda self, extras, groups: doings.append(("prepare", sorted(extras))),
    )

    def hand_over(command):
        doings.append(command[1:])
        return 0

    monkeypatch.setattr(tasks, "hand_over", hand_over)
    monkeypatch.setattr(os, "chdir", lambda folder: doings.append(("in", folder)))
    return doings


def test_play_hands_its_arguments_to_the_program_in_the_persons_own_folder(doings):
    assert tasks.do(["play", "my.moon", "--demo"]) == 0
    assert doings == [("prepare", []), ["-m", "moon_desktop", "my.moon", "--demo"]]


def test_test_leaves_the_slow_tests_out(doings):
    tasks.do(["test"])
    assert doings == [
        ("prepare", ["test"]),
        ("in", tasks.PROJECT),
        ["-m", "pytest", "-m", "not slow", *tasks.ON_ALL_CORES],
    ]


def test_test_hands_its_arguments_to_pytest(doings):
    tasks.do(["test", "-k", "auction"])
    assert doings[-1] == ["-m", "pytest", "-m", "not slow", "-k", "auction"]


def test_bench_brings_what_it_compares_with(doings):
    tasks.do(["bench", "--quick"])
    assert doings[0] == ("prepare", ["bench", "package", "test"])
    assert doings[-1] == ["-m", "tests.benchmarks", "--quick"]


@pytest.mark.parametrize(
    ("broken", "status", "verdict"),
    [
        ((), 0, "check: everything passed"),
        (("lint",), 1, "check: failed: lint"),
        (("format", "tests"), 1, "check: failed: format, tests"),
    ],
)
def test_check_goes_on_after_a_failure_and_names_it(monkeypatch, capfd, broken, status, verdict):
    # `timeit` ends with 0 after its statement and with 1 on a statement that raises.
    steps = [
        (name, ("timeit", "-n1", "-r1", "1/0" if name in broken else "pass"))
        for name, _ in tasks.CHECKS
    ]
    monkeypatch.setattr(tasks, "CHECKS", steps)
    assert tasks.check(sys.executable) == status
    lines = capfd.readouterr().out.splitlines()
    assert [line.split()[1] for line in lines if line.startswith("==")] == [
        "lint:",
        "format:",
        "types:",
        "tests:",
    ]
    assert lines[-1] == verdict


def test_check_runs_the_slow_tests_too():
    words = dict(tasks.CHECKS)["tests"]
    assert "slow" not in " ".join(words)


def test_the_project_is_the_folder_with_pyproject():
    assert (tasks.PROJECT / "pyproject.toml").is_file()
    assert Path(__file__).resolve().parents[2] == tasks.PROJECT
