"""The private environment: what it is made of, when it is made anew, where its pip comes from."""

from __future__ import annotations

import importlib.util
import os
import platform
import sys
import tomllib

import pytest

from environment import kernel, system_packages, venv
from environment.system_packages import Need
from environment.venv import Environment, fingerprint
from project import PROJECT
from trouble import Trouble

NOWHERE = "/no/such/python"


@pytest.fixture
def project(tmp_path):
    (tmp_path / "pyproject.toml").write_text("[project]\nname = 'moon-desktop'\n")
    return tmp_path


def finish(env, *parts):
    env.folder.mkdir(exist_ok=True)
    env.stamp.write_text("\n".join([fingerprint(env.project, env.base), *parts]))


def test_the_extras_are_those_of_pyproject():
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert set(project["optional-dependencies"]) == venv.EXTRAS


def test_a_finished_environment_is_left_alone_and_a_damaged_stamp_counts_as_none(project):
    env = Environment(project, base=NOWHERE)
    assert env.finished() == frozenset()
    finish(env, "program", "test", kernel.mark(project))
    assert env.finished() == {"program", "test", kernel.mark(project)}
    env.prepare(frozenset({"test"}))  # would fail without a Python
    assert not env.python.exists()
    for stamp in ("", "no-fingerprint program test", "\n\n"):
        env.stamp.write_text(stamp)
        assert env.finished() == frozenset()


def test_another_pyproject_or_python_or_folder_makes_it_anew(project, monkeypatch):
    env = Environment(project)
    finish(env, "program")
    assert env.finished() == {"program"}
    assert Environment(project, base=NOWHERE).finished() == frozenset()
    with monkeypatch.context() as patch:
        patch.setattr(platform, "python_version", lambda: "3.99.0")
        assert env.finished() == frozenset()
    (project / "pyproject.toml").write_text("[project]\nname = 'other'\n")
    assert env.finished() == frozenset()
    finish(env, "program")
    assert Environment(project.rename(project.with_name("moved"))).finished() == frozenset()


def test_what_is_lacking_and_may_not_be_installed_is_told_before_it_fails(
    project, monkeypatch, capsys
):
    monkeypatch.setattr(system_packages, "lacking", lambda: [Need("libGL.so.1", "libgl1")])
    monkeypatch.setattr(system_packages, "installer", lambda: None)
    monkeypatch.setattr(Environment, "run", lambda self, command, failure: None)
    with pytest.raises(Trouble, match="Qt does not start here"):
        Environment(project).prepare(frozenset())
    assert "sudo apt-get install libgl1\n" in capsys.readouterr().err


def test_a_python_without_any_pip_lacks_debians_package(monkeypatch):
    package = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
    monkeypatch.setattr(system_packages, "lacking", list)
    for there, lacking in (("ensurepip", []), ("pip", []), ("", [Need("ensurepip", package)])):
        monkeypatch.setattr(
            importlib.util, "find_spec", lambda name, there=there: name == there or None
        )
        assert venv.needs() == lacking


def test_pip_is_pythons_own_or_else_the_systems(project, monkeypatch):
    ran = []
    monkeypatch.setattr(Environment, "run", lambda self, command, failure: ran.append(command))
    env = Environment(project, base="python3")
    for own in (True, False):
        monkeypatch.setattr(venv, "has_ensurepip", lambda own=own: own)
        env.make()
    making = ["python3", "-m", "venv", "--clear"]
    assert ran == [
        [*making, str(env.folder)],
        [*making, "--without-pip", str(env.folder)],
        ["python3", "-m", "pip", "--python", str(env.python), "install", "pip"],
    ]


def test_this_projects_own_qt_passes_the_proof(project, monkeypatch):
    env = Environment(project)
    monkeypatch.setattr(Environment, "python", sys.executable)
    env.prove()
    monkeypatch.setattr(venv, "PROOF", "raise ImportError('libfoo.so.7: cannot open')")
    with pytest.raises(Trouble, match=r"does not start here: ImportError: libfoo\.so\.7"):
        env.prove()


@pytest.mark.skipif(os.name != "posix", reason="the mark of a program is POSIX's")
def test_the_environment_keeps_a_python_of_the_same_version(project):
    env = Environment(project)
    assert not env.usable()
    env.python.parent.mkdir(parents=True)
    for script, usable in (
        ("no program", False),
        (f"#!/bin/sh\necho {platform.python_version()}\n", True),
        ("#!/bin/sh\necho 3.11.0-other\n", False),
    ):
        env.python.write_text(script)
        env.python.chmod(0o755)
        assert env.usable() == usable
