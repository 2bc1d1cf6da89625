"""The private environment: what it is made of, when it is made anew, where its pip comes from."""

from __future__ import annotations

import os
import platform
import sys

import pytest

from environment import kernel, system_packages, venv
from environment.system_packages import Need
from environment.venv import Environment
from trouble import Trouble, output

SOLVER, BITS = "moon_desktop/solver.py", "moon_desktop/bits.pxd"
PYPROJECT = f"""\
build-system.requires = ["setuptools>=77", "Cython"]
[project]
name = "moon-desktop"
optional-dependencies = {{ bench = [], test = [] }}
[[tool.setuptools.ext-modules]]
name = "moon_desktop.solver"
sources = ["{SOLVER}"]
depends = ["{BITS}"]
"""
TOOLS = ["install", "setuptools>=77", "Cython"]
HERE = ["install", "--no-build-isolation", "--editable"]


@pytest.fixture
def project(tmp_path):
    for name, text in (("pyproject.toml", PYPROJECT), (SOLVER, "A = 1\n"), (BITS, "")):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


@pytest.fixture
def ran(project, monkeypatch):
    """What pip is told by an environment of the project; building leaves a product."""
    ran: list[list[str]] = []

    def run(self, command, failure):
        if "--editable" in command:
            assert kernel.products(project) == []  # the stale one was gone before
            beside(project, "solver.cpython-311-x86_64-linux-gnu.so")
        ran.append(command[3:-1])

    monkeypatch.setattr(Environment, "run", run)
    monkeypatch.setattr(Environment, "make", lambda self: self.folder.mkdir(exist_ok=True))
    monkeypatch.setattr(Environment, "python", sys.executable)
    monkeypatch.setattr(system_packages, "LIBRARIES", ())
    monkeypatch.setattr(kernel, "NEEDS", ())
    monkeypatch.setattr(venv, "output", lambda command, failure: "")
    return ran


def beside(project, name):
    path = (project / SOLVER).with_name(name)
    path.touch()
    return path


def test_a_finished_environment_is_left_alone_until_its_extras_are_too_few(project, ran):
    # pip takes no brackets without extras.
    for extras, told in (((), "."), ((), "."), (["test"], ".[test]"), (["bench"], ".[bench,test]")):
        Environment(project).prepare(frozenset(extras))
        assert ran[-2:] == [TOOLS, [*HERE, told]]
    assert len(ran) == 6


def test_a_change_of_what_it_was_made_from_makes_it_anew_with_all_its_extras(
    project, ran, monkeypatch, capsys
):
    env = Environment(project)
    env.prepare(frozenset({"test"}))
    monkeypatch.setattr(system_packages, "installer", lambda: None)

    def lose_compiler():
        monkeypatch.setattr(kernel, "NEEDS", (Need("no-such-compiler", "gcc"),))

    for change in (
        lambda: (project / SOLVER).write_text("A = 2\n"),
        lambda: (project / BITS).write_text("# Other bits.\n"),
        lambda: beside(project, "solver.c"),
        lambda: kernel.products(project)[0].unlink(),
        lambda: (project / "pyproject.toml").write_text(PYPROJECT + "optional = true\n"),
        lambda: monkeypatch.setattr(sys, "version", "3.99.0"),
        lambda: monkeypatch.setattr(kernel, "VARIABLES", {"CFLAGS": "-O9"}),
        lambda: env.stamp.write_text(f"no-fingerprint {env.stamp.read_text().split()[1]}"),
        lose_compiler,
    ):
        ran.clear()
        change()
        for _ in range(2):
            env.prepare(frozenset())
        assert ran == [TOOLS, [*HERE, ".[test]"]]
    told = capsys.readouterr().err
    assert "Without no-such-compiler the computer players think with an uncompiled kernel" in told
    assert "sudo apt-get install gcc\n" in told
    for other in (Environment(project, "/no/such/python"), Environment(project.parent)):
        assert other.project != project or other.fingerprint() != env.fingerprint()
    for damaged in ("", "\n\n"):
        env.stamp.write_text(damaged)
        assert env.finished() == ("", frozenset())


def test_a_qt_that_does_not_start_is_told_with_what_may_be_lacking(
    project, ran, monkeypatch, capsys
):
    monkeypatch.setattr(system_packages, "LIBRARIES", (Need("libfoo.so.7", "libfoo7"),))
    monkeypatch.setattr(system_packages, "installer", lambda: None)
    monkeypatch.setattr(venv, "output", output)
    monkeypatch.setattr(venv, "PROOF", "raise ImportError('libfoo.so.7: cannot open')")
    with pytest.raises(Trouble, match=r"does not start here: ImportError: libfoo\.so\.7"):
        Environment(project).prepare(frozenset())
    assert "sudo apt-get install libfoo7\n" in capsys.readouterr().err
    assert Environment(project).finished() == ("", frozenset())


def test_pip_is_pythons_own_or_else_the_systems(project, monkeypatch):
    ran = []
    monkeypatch.setattr(Environment, "run", lambda self, command, failure: ran.append(command))
    env = Environment(project, base="python3")
    for own in (str(project), str(project / "lost")):
        monkeypatch.setattr(venv, "ENSUREPIP", Need(own, "python3-venv"))
        env.make()
    making = ["python3", "-m", "venv", "--clear"]
    assert ran == [
        [*making, str(env.folder)],
        [*making, "--without-pip", str(env.folder)],
        ["python3", "-m", "pip", "--python", str(env.python), "install", "pip"],
    ]


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
