"""What each word asks of the set-up, and what it runs then."""

import os
import sys
from pathlib import Path

import pytest

import run
import tasks
from environment import system_packages, venv
from project import PROJECT, inside
from trouble import Trouble


@pytest.fixture
def doings(monkeypatch):
    """What would be set up and run, in order."""
    doings = []
    monkeypatch.setattr(
        venv.Environment,
        "prepare",
        lambda self, extras: doings.append(("prepare", sorted(extras))),
    )

    def hand_over(command):
        doings.append(command[1:])
        return 0

    monkeypatch.setattr(tasks, "hand_over", hand_over)
    monkeypatch.setattr(system_packages, "wish_for", lambda lacking, loss: None)
    monkeypatch.setattr(os, "chdir", lambda folder: doings.append(("in", folder)))
    return doings


def test_play_hands_its_arguments_to_the_program_in_the_persons_own_folder(doings):
    assert tasks.do(["play", "my.moon", "--demo"]) == 0
    assert doings == [("prepare", []), ["-m", "moon_desktop", "my.moon", "--demo"]]


QUICK = ["-m", "pytest", "-m", "not slow"]
RELEASE = ["package", "release", "test"]


@pytest.mark.parametrize(
    ("words", "extras", "runs"),
    [
        ("test", ["test"], [*QUICK, *tasks.ON_ALL_CORES]),
        ("test -k auction", ["test"], [*QUICK, "-k", "auction"]),
        ("bench --quick", ["bench", "package", "test"], ["-m", "tests.benchmarks", "--quick"]),
        ("package --help", ["package"], [*inside("package"), "--help"]),
        ("release --check", RELEASE, [*inside("release.command"), "--check"]),
        ("translations de", ["test"], [*inside("languages.catalogues"), "de"]),
    ],
)
def test_each_other_word_is_done_in_the_project_with_what_it_takes(doings, words, extras, runs):
    tasks.do(words.split())
    assert doings == [("prepare", extras), ("in", PROJECT), runs]
    assert Path(inside("package")[0]).samefile(run.__file__)


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
    steps = {
        name: ("-m", "timeit", "-n1", "-r1", "1/0" if name in broken else "pass")
        for name in tasks.CHECKS[""]
    }
    monkeypatch.setattr(tasks, "CHECKS", {"": steps})
    assert tasks.check(sys.executable) == status
    lines = capfd.readouterr().out.splitlines()
    names = [line.split()[1] for line in lines if line.startswith("==")]
    assert names == ["lint:", "format:", "translations:", "types:", "tests:"]
    assert lines[-1] == verdict


def test_the_source_and_the_tests_are_all_that_is_checked():
    assert {**tasks.CHECKS["--source"], **tasks.CHECKS["--tests"]} == tasks.CHECKS[""]
    assert tasks.CHECKS["--slow"].keys() == tasks.CHECKS[""].keys()
    assert tasks.CHECKS["--slow"]["tests"] == (*tasks.CHECKS[""]["tests"], "-m", "slow")


@pytest.mark.parametrize("rest", [["--fast"], ["--slow", "-x"]])
def test_check_takes_no_other_arguments(doings, rest):
    with pytest.raises(Trouble, match="check takes one of --slow, --source, --tests or nothing, "):
        tasks.do(["check", *rest])
    assert doings == []


def test_continuous_integration_tests_by_the_readmes_command():
    words = (PROJECT / ".ci" / "run").read_text("utf-8").splitlines()
    readme = (PROJECT / "README.md").read_text("utf-8")
    command = readme.partition("\n## Test\n\n```\n")[2].partition("\n```\n")[0]
    assert words.index(command) < words.index("python3 packaging/run.py check --slow")
