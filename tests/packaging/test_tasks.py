"""What each word asks of the set-up, and what it runs then."""

import os
import subprocess
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
        lambda self, extras, groups: doings.append(("prepare", sorted(extras))),
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


def test_test_leaves_the_slow_tests_out(doings):
    tasks.do(["test"])
    assert doings == [
        ("prepare", ["test"]),
        ("in", PROJECT),
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
    ("word", "module"),
    [
        ("package", "package"),
        ("release", "release.command"),
        ("translations", "languages.catalogues"),
    ],
)
def test_what_modules_here_do_is_done_by_the_python_of_the_environment(doings, word, module):
    tasks.do([word, "--help"])
    assert doings[-1] == [*inside(module), "--help"]
    assert Path(doings[-1][0]).samefile(run.__file__)


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
        (name, ("-m", "timeit", "-n1", "-r1", "1/0" if name in broken else "pass"))
        for name, _ in tasks.CHECKS
    ]
    monkeypatch.setattr(tasks, "CHECKS", steps)
    assert tasks.check(sys.executable) == status
    lines = capfd.readouterr().out.splitlines()
    assert [line.split()[1] for line in lines if line.startswith("==")] == [
        "lint:",
        "format:",
        "translations:",
        "types:",
        "tests:",
    ]
    assert lines[-1] == verdict


def test_check_runs_the_slow_tests_too():
    words = dict(tasks.CHECKS)["tests"]
    assert "slow" not in " ".join(words)


def test_check_after_test_runs_every_other_check_and_the_slow_tests(doings, monkeypatch):
    said = []

    def run(command, check):
        said.append(command[1:])
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(subprocess, "run", run)
    assert tasks.do(["check", "--slow"]) == 0
    *others, tests = (list(words) for _, words in tasks.CHECKS)
    assert said == [*others, [*tests, "-m", "slow"]]


def test_continuous_integration_tests_by_the_readmes_command():
    words = (PROJECT / ".ci" / "run").read_text("utf-8").splitlines()
    readme = (PROJECT / "README.md").read_text("utf-8")
    command = readme.partition("\n## Test\n\n```\n")[2].partition("\n```\n")[0]
    assert words.index(command) < words.index("python3 packaging/run.py check --slow")


@pytest.mark.parametrize("rest", [["--fast"], ["--slow", "-x"]])
def test_check_takes_no_other_arguments(doings, rest):
    with pytest.raises(Trouble, match="check takes no arguments but --slow, and got "):
        tasks.do(["check", *rest])
    assert doings == []


def test_the_project_is_the_folder_with_pyproject():
    assert (PROJECT / "pyproject.toml").is_file()
    assert Path(__file__).resolve().parents[2] == PROJECT
