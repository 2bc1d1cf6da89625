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
from project import inside
from release import command

PROJECT = Path(__file__).resolve().parents[3]
WORKFLOWS = sorted((PROJECT / ".github" / "workflows").glob("*.yml"))
PYPROJECT = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))
PYTHONS = ("3.11", "3.12", "3.13")
RUN = re.compile(r"python packaging/run\.py (\w+)((?: --?[\w-]+| \"\$[A-Z]+\"| [\w/.]+)*)")
INSTALLING = ("sudo apt-get ", "choco install ")
"""Beside words of run.py, tools may be installed."""


def read(path: Path) -> dict[Any, Any]:
    """A workflow; its `on` is the key True, as YAML has it."""
    workflow: dict[Any, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return workflow


def jobs() -> dict[str, dict[str, Any]]:
    """Every job that has steps, by file and name."""
    return {
        f"{path.stem}: {name}": job
        for path in WORKFLOWS
        for name, job in read(path)["jobs"].items()
        if "steps" in job
    }


def steps(kind: str) -> list[str]:
    """What every step says under `run` or `uses`."""
    return [step[kind] for job in jobs().values() for step in job["steps"] if kind in step]


def systems(job: dict[str, Any]) -> list[str]:
    """The labels of the machines that a job runs on."""
    runs_on: str = job["runs-on"]
    if runs_on == "${{ matrix.os }}":
        return list(job["strategy"]["matrix"]["os"])
    return [runs_on]


@pytest.mark.slow
@pytest.mark.parametrize(
    "schema", ["vendor.github-workflows", "custom.github-workflows-require-timeout"]
)
def test_files_have_the_form_of_workflows(schema):
    # Jobs that are another workflow can have no time limit of their own.
    files = [path for path in WORKFLOWS if "require" not in schema or path.stem != "release"]
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, *files]
    said = subprocess.run(command, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stdout + said.stderr


@pytest.mark.slow
def test_an_auditor_finds_nothing():
    zizmor = shutil.which("zizmor", path=str(Path(sys.executable).parent)) or "zizmor"
    command: list[str | Path] = [
        zizmor,
        "--offline",
        "--persona=auditor",
        "--quiet",
        PROJECT / ".github",
    ]
    said = subprocess.run(command, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stdout + said.stderr


def test_every_step_can_be_done_by_hand():
    words = set()
    for line in steps("run"):
        if line.startswith(INSTALLING):
            continue
        found = RUN.fullmatch(line)
        assert found, line
        word, rest = found.groups()
        assert word in tasks.WORDS
        words.add(word)
        if word == "release":
            command.parser().parse_args(rest.replace('"$TAG"', "v1.2.3").split())
    assert words == {"check", "package", "release"}


def test_nothing_but_tools_is_installed():
    for line in steps("run"):
        if not line.startswith(INSTALLING):
            continue
        for part in line.split(" && "):
            assert re.fullmatch(
                r"sudo apt-get update"
                r"|sudo apt-get install --yes --no-install-recommends( [a-z0-9.-]+)+"
                r"|choco install nsis --yes --no-progress",
                part,
            ), part


def test_the_tests_of_packages_find_their_tools():
    (line,) = (
        step["run"]
        for step in jobs()["check: check"]["steps"]
        if step.get("run", "").startswith(INSTALLING)
    )
    installed = line.rpartition("--no-install-recommends ")[2].split()
    assert sorted(installed) == sorted({need.apt for need in system_packages.TOOLS})


def test_actions_are_githubs_own_and_of_one_version_each():
    used: dict[str, str] = {}
    for name in steps("uses"):
        found = re.fullmatch(r"(actions/[\w-]+)@(v\d+)", name)
        assert found, name
        action, version = found.groups()
        assert used.setdefault(action, version) == version
    assert set(used) <= {
        "actions/checkout",
        "actions/setup-python",
        "actions/upload-artifact",
        "actions/download-artifact",
    }


def test_every_system_checks_every_python():
    matrix = jobs()["check: check"]["strategy"]["matrix"]
    assert tuple(matrix["python"]) == PYTHONS
    assert {name.split("-")[0] for name in matrix["os"]} == {"ubuntu", "windows", "macos"}
    needed = tuple(map(int, PYPROJECT["project"]["requires-python"].removeprefix(">=").split(".")))
    assert all(tuple(map(int, python.split("."))) >= needed for python in PYTHONS)


def test_wheels_are_built_for_the_same_pythons():
    built = PYPROJECT["tool"]["cibuildwheel"]["build"]
    assert built == [f"cp{python.replace('.', '')}-*" for python in PYTHONS]
    trial = PYPROJECT["tool"]["cibuildwheel"]["test-command"].replace("{project}", str(PROJECT))
    assert trial.split() == ["python", *inside("release.wheels")]


@pytest.mark.parametrize("job", ["package: program", "package: wheels"])
def test_packages_are_made_on_every_system_and_for_both_kinds_of_mac(job):
    names = systems(jobs()[job])
    assert {name.split("-")[0] for name in names} == {"ubuntu", "windows", "macos"}
    assert {name.endswith("-intel") for name in names if "macos" in name} == {True, False}


def test_systems_are_named_by_version():
    for job in jobs().values():
        assert not [name for name in systems(job) if name.endswith("latest")]


@pytest.mark.parametrize("name", jobs())
def test_job_may_do_little_and_ends(name):
    job = jobs()[name]
    assert job["timeout-minutes"] <= 60
    allowed = {"contents": "write"} if name == "release: publish" else {"contents": "read"}
    assert job["permissions"] == allowed
    if "strategy" in job:
        assert job["strategy"]["fail-fast"] is False


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_workflow_may_do_nothing_by_itself_and_runs_once_at_a_time(path):
    workflow = read(path)
    assert workflow["permissions"] == {}
    assert workflow["concurrency"]["group"] == f"{path.stem}-${{{{ github.ref }}}}"


def test_a_release_waits_for_everything():
    workflow = read(PROJECT / ".github" / "workflows" / "release.yml")
    assert workflow[True] == {"push": {"tags": ["v*"]}}
    waited = workflow["jobs"]["publish"]["needs"]
    used = {workflow["jobs"][name]["uses"] for name in waited}
    assert used == {"./.github/workflows/check.yml", "./.github/workflows/package.yml"}
    assert all(workflow["jobs"][name]["needs"] == "ready" for name in waited)
    for path in used:
        assert "workflow_call" in read(PROJECT / path)[True]


def test_nothing_is_restored_from_a_cache_where_it_is_packed():
    # What anybody could have put there would go out to players.
    for name, job in jobs().items():
        cached = any("cache" in step.get("with", {}) for step in job["steps"])
        assert not cached or name == "check: check"
