"""The workflows are sound as far as that can be told without GitHub, and hold nothing that could
not be done by hand."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

import tasks
from environment import system_packages
from project import PROJECT, inside
from release import command
from tests.kit.cases import each

WORKFLOWS = {
    path.stem: yaml.safe_load(path.read_text(encoding="utf-8"))
    for path in sorted((PROJECT / ".github" / "workflows").glob("*.yml"))
}
PYPROJECT = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))
PYTHONS = ("3.11", "3.12", "3.13")
RUN = re.compile(r"python packaging/run\.py (\w+)((?: --?[\w-]+)*)(?: > notes\.md)?")
# Beside words of run.py, tools may be installed.
INSTALLING = re.compile(
    r"sudo apt-get update && sudo apt-get install --yes --no-install-recommends ([a-z0-9. -]+)"
    r"|choco install nsis --yes --no-progress"
)
# What only GitHub knows, and does.
BY_GITHUB = ("passed=$(gh run list --workflow check.yml ", "sha256sum --binary ")
JOBS: dict[str, dict[str, Any]] = {
    f"{workflow}: {name}": job
    for workflow, told in WORKFLOWS.items()
    for name, job in told["jobs"].items()
    if "steps" in job
}


def told(job: str, kind: str) -> list[str]:
    """What every step of a job says under `run` or `uses`."""
    return [step[kind] for step in JOBS[job]["steps"] if kind in step]


@pytest.mark.slow
@pytest.mark.parametrize(
    "schema", ["vendor.github-workflows", "custom.github-workflows-require-timeout"]
)
def test_files_have_the_form_of_workflows(schema):
    # Jobs that are another workflow can have no time limit of their own.
    names = [name for name in WORKFLOWS if "require" not in schema or name != "release"]
    files = [PROJECT / ".github" / "workflows" / f"{name}.yml" for name in names]
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, *files]
    said = subprocess.run(command, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stdout + said.stderr


@pytest.mark.slow
def test_an_auditor_finds_nothing():
    """It looks at rights, at what actions are used, and at what a cache could bring in."""
    zizmor = shutil.which("zizmor", path=str(Path(sys.executable).parent)) or "zizmor"
    words = ["--offline", "--persona=auditor", "--quiet", str(PROJECT / ".github")]
    said = subprocess.run([zizmor, *words], capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stdout + said.stderr


@each("job", JOBS)
def test_every_step_can_be_done_by_hand(job):
    for line in told(job, "run"):
        if INSTALLING.fullmatch(line) or line.startswith(BY_GITHUB):
            continue
        found = RUN.fullmatch(line)
        assert found, line
        word, rest = found.groups()
        assert word in tasks.WORDS
        if word == "release":
            command.parser().parse_args(rest.split())
        if word == "check":
            assert rest.strip() in tasks.CHECKS


def test_the_tests_of_packages_find_their_tools():
    (line,) = filter(INSTALLING.fullmatch, told("check: tests", "run"))
    installed = line.rpartition("--no-install-recommends ")[2].split()
    tools = system_packages.PACKERS + system_packages.TRIERS
    assert installed == sorted({need.apt for need in tools})


def test_all_is_checked_and_the_source_but_once():
    lines = [line for job in JOBS for line in told(job, "run") if "run.py check" in line]
    parts = [tasks.CHECKS[line.partition("run.py check ")[2]] for line in lines]
    names = [name for part in parts for name in part]
    assert sorted(names) == sorted(tasks.CHECKS[""])
    assert "strategy" not in JOBS["check: lint"]


def test_programs_are_frozen_with_a_python_under_which_an_error_can_be_told():
    """Not with the oldest: there PySide takes what was raised for another thing, and ends."""
    steps = JOBS["package: program"]["steps"]
    (python,) = (step["with"]["python-version"] for step in steps if "setup-python" in str(step))
    assert python in PYTHONS[1:]


def test_every_python_and_every_system_is_tested_and_gets_its_packages():
    matrix = JOBS["check: tests"]["strategy"]["matrix"]
    assert tuple(matrix["python"]) == PYTHONS
    assert PYPROJECT["project"]["requires-python"] == f">={PYTHONS[0]}"
    wheels = PYPROJECT["tool"]["cibuildwheel"]
    assert wheels["build"] == [f"cp{python.replace('.', '')}-*" for python in PYTHONS]
    trial = wheels["test-command"].replace("{project}", str(PROJECT))
    assert trial.split() == ["python", *inside("release.wheels")]
    tested = [*matrix["os"], *(one["os"] for one in matrix["include"])]
    packed = [JOBS[f"package: {job}"]["strategy"]["matrix"]["os"] for job in ("program", "wheels")]
    for systems in (tested, *packed):
        assert {name.split("-")[0] for name in systems} == {"ubuntu", "windows", "macos"}
        assert not any(name.endswith("latest") for name in systems)


def test_a_newer_commit_of_a_branch_takes_the_place_of_an_older_one():
    told = {name: workflow["concurrency"] for name, workflow in WORKFLOWS.items()}
    assert told["check"]["cancel-in-progress"] is True
    assert told["package"]["cancel-in-progress"] == "${{ github.ref_type == 'branch' }}"
    assert told["release"]["cancel-in-progress"] is False


def test_a_release_takes_a_commit_that_has_passed():
    (asked, checked) = told("release: ready", "run")
    assert '--commit "$GITHUB_SHA"' in asked
    assert "--status success" in asked
    assert checked == "python packaging/run.py release --check --passed"
    assert WORKFLOWS["release"]["jobs"]["package"]["needs"] == "ready"
    assert WORKFLOWS["release"]["jobs"]["publish"]["needs"] == "package"
