"""The private environment: what it is made of, when it is made anew, where its pip comes from."""

from __future__ import annotations

import importlib.util
import os
import platform
import sys
import tomllib
from pathlib import Path

import pytest

from environment import kernel, system_packages, venv
from environment.venv import Environment, fingerprint, interpreter, requirement
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


@pytest.mark.parametrize(
    ("system", "below"), [("posix", "bin/python"), ("nt", "Scripts/python.exe")]
)
def test_each_platform_keeps_the_interpreter_in_its_own_place(system, below):
    assert interpreter(Path("e"), system) == Path("e", below)


@pytest.mark.parametrize(
    ("extras", "said"), [((), "."), (("test",), ".[test]"), (("test", "bench"), ".[bench,test]")]
)
def test_the_project_is_asked_for_with_its_extras(extras, said):
    assert requirement(frozenset(extras)) == said


def test_the_extras_are_those_of_pyproject():
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert set(project["optional-dependencies"]) == venv.EXTRAS


def test_nothing_is_finished_in_a_fresh_project(project):
    assert Environment(project).finished() == frozenset()


def test_what_is_finished_is_read_back(project):
    env = Environment(project)
    finish(env, "drawing", "program", "test")
    assert env.finished() == {"drawing", "program", "test"}


def test_a_finished_environment_is_left_alone(project):
    env = Environment(project, base=NOWHERE)
    finish(env, "drawing", "program", "test", kernel.mark(project))
    env.prepare(frozenset({"test"}), frozenset({"drawing"}))  # would fail without a Python
    assert not env.python.exists()


@pytest.mark.parametrize("stamp", ["", "no-fingerprint program test", "\n\n"])
def test_a_damaged_stamp_counts_as_none(project, stamp):
    env = Environment(project)
    finish(env)
    env.stamp.write_text(stamp)
    assert env.finished() == frozenset()


def test_another_pyproject_or_python_or_folder_makes_it_anew(project, monkeypatch):
    env = Environment(project)
    finish(env, "program")
    assert Environment(project, base=NOWHERE).finished() == frozenset()
    with monkeypatch.context() as patch:
        patch.setattr(platform, "python_version", lambda: "3.99.0")
        assert env.finished() == frozenset()
    assert env.finished() == {"program"}
    moved = project.rename(project.with_name("moved"))
    assert Environment(moved).finished() == frozenset()
    moved.rename(project)
    (project / "pyproject.toml").write_text("[project]\nname = 'other'\n")
    assert env.finished() == frozenset()


def test_a_python_that_does_not_run_is_not_usable(project):
    env = Environment(project)
    assert not env.usable()
    env.python.parent.mkdir(parents=True)
    env.python.write_text("no program")
    env.python.chmod(0o755)
    assert not env.usable()


def test_a_failing_command_is_told_in_one_sentence(project):
    words = [sys.executable, "-c", "print('ERROR: the cat sat on it'); raise SystemExit(1)"]
    with pytest.raises(Trouble) as caught:
        Environment(project).run(words, "The tiles are lost")
    assert str(caught.value) == "The tiles are lost: ERROR: the cat sat on it."


def test_a_long_command_shows_what_it_fetches_and_no_more(project, capsys):
    words = [sys.executable, "-c", "print('Collecting x\\nDownloading x.whl (9 MB)')"]
    Environment(project).run(words, "unused")
    told = capsys.readouterr()
    assert (told.out, told.err) == ("", "  Downloading x.whl (9 MB)\n")


def lacks(monkeypatch, needs, installer=None):
    """Let the system lack what is in the list `needs` at the time it is asked."""
    monkeypatch.setattr(system_packages, "lacking", lambda groups: list(needs))
    monkeypatch.setattr(system_packages, "installer", lambda: installer)
    monkeypatch.setattr(venv, "has_ensurepip", lambda: True)


def test_without_the_right_to_install_the_lines_are_told(project, monkeypatch):
    lacks(monkeypatch, system_packages.DRAWING[1:2])
    with pytest.raises(Trouble, match=r"libGL\.so\.1[\s\S]*sudo apt-get install libgl1\n"):
        Environment(project).meet_needs(frozenset({"drawing"}))


def test_with_the_right_to_install_it_is_used(project, monkeypatch):
    needs = list(system_packages.DRAWING[:2])
    lacks(monkeypatch, needs, ["apt-get"])
    installed = []

    def install(apt, wanted):
        installed.append((apt, list(wanted)))
        needs.clear()

    monkeypatch.setattr(system_packages, "install", install)
    Environment(project).meet_needs(frozenset({"drawing"}))
    assert installed == [(["apt-get"], list(system_packages.DRAWING[:2]))]


def test_a_need_that_installing_does_not_meet_ends_the_set_up(project, monkeypatch):
    lacks(monkeypatch, system_packages.DRAWING[:1], ["apt-get"])
    calls = []
    monkeypatch.setattr(system_packages, "install", lambda apt, needs: calls.append(needs))
    with pytest.raises(Trouble, match="libglib"):
        Environment(project).meet_needs(frozenset({"drawing"}))
    assert len(calls) == 1


def test_a_missing_ensurepip_alone_does_not_end_the_set_up(project, monkeypatch):
    lacks(monkeypatch, [])
    monkeypatch.setattr(venv, "has_ensurepip", lambda: False)
    env = Environment(project)
    assert [need.what for need in env.needs(frozenset())] == ["ensurepip"]
    env.meet_needs(frozenset())


def test_this_projects_own_qt_passes_the_proof(project, monkeypatch):
    env = Environment(project)
    monkeypatch.setattr(venv, "interpreter", lambda folder: sys.executable)
    env.prove(frozenset())
    monkeypatch.setattr(
        venv, "PROOF", "raise ImportError('libfoo.so.7: cannot open shared object file')"
    )
    with pytest.raises(Trouble, match=r"lacks the shared library libfoo\.so\.7:"):
        env.prove(frozenset())
    monkeypatch.setattr(venv, "PROOF", "raise ImportError('it is Monday')")
    with pytest.raises(Trouble, match="does not start here: ImportError: it is Monday"):
        env.prove(frozenset())


@pytest.mark.skipif(os.name != "posix", reason="the mark of a program is POSIX's")
def test_the_environment_keeps_a_python_of_the_same_version(project):
    env = Environment(project)
    env.python.parent.mkdir(parents=True)
    env.python.write_text(f"#!/bin/sh\necho {platform.python_version()}\n")
    env.python.chmod(0o755)
    assert env.usable()
    env.python.write_text("#!/bin/sh\necho 3.11.0-other\n")
    assert not env.usable()


PYTHON = Path("env", "bin", "python")


def test_pythons_own_pip_comes_first(tmp_path, monkeypatch):
    monkeypatch.setattr(venv, "has_ensurepip", lambda: True)
    command = venv.putting_pip(PYTHON, "python3", tmp_path)
    assert command == [str(PYTHON), "-m", "ensurepip", "--upgrade", "--default-pip"]


def test_else_the_systems_own_wheel_is_used_and_the_newest_of_them(tmp_path, monkeypatch):
    monkeypatch.setattr(venv, "has_ensurepip", lambda: False)
    for age, name in enumerate(("pip-23.0.1-py3-none-any.whl", "pip-9.0-py3-none-any.whl")):
        (tmp_path / name).touch()
        os.utime(tmp_path / name, (1000 - age, 1000 - age))
    monkeypatch.setattr(venv, "SYSTEM_WHEELS", tmp_path)
    wheel = tmp_path / "pip-23.0.1-py3-none-any.whl"
    command = venv.putting_pip(PYTHON, "python3", tmp_path)
    assert command == [str(PYTHON), str(wheel / "pip"), "install", "--no-index", str(wheel)]


def test_else_the_systems_pip_is_used(tmp_path, monkeypatch):
    monkeypatch.setattr(venv, "SYSTEM_WHEELS", tmp_path)
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: name if name == "pip" else None)
    command = venv.putting_pip(PYTHON, "python3", tmp_path)
    assert command == ["python3", "-m", "pip", "--python", str(PYTHON), "install", "pip"]


def test_else_the_line_to_type_is_told(tmp_path, monkeypatch):
    monkeypatch.setattr(venv, "SYSTEM_WHEELS", tmp_path)
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    monkeypatch.setattr(system_packages, "APT", str(tmp_path / "apt-get"))
    with pytest.raises(Trouble, match=r"sudo apt-get install python3\.\d+-venv\n"):
        venv.putting_pip(PYTHON, "python3", tmp_path)


@pytest.mark.parametrize("module", ["wave", "no_such_module"])
def test_ensurepip_is_looked_for_among_the_modules(monkeypatch, module):
    real = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: real(module))
    assert venv.has_ensurepip() == (module == "wave")


@pytest.mark.skipif(os.name != "posix", reason="needs a POSIX script")
def test_a_download_that_fails_is_told_with_apt_gets_reason(tmp_path, monkeypatch):
    program = tmp_path / "apt-get"
    program.write_text("#!/bin/sh\necho 'E: Unable to locate package'\nexit 100\n")
    program.chmod(0o755)
    monkeypatch.setattr(system_packages, "APT", str(program))
    with pytest.raises(Trouble, match=r"without the right to install: E: Unable to locate"):
        venv.downloaded(tmp_path)
