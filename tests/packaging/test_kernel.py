"""The compiled kernel: when it is made anew, what goes before that, what compiling needs."""

import sys
import sysconfig
import tomllib

import pytest

import kernel
import pip_source
import system_packages
import tasks
from environment import Environment, fingerprint
from trouble import Trouble

SOLVER = "moon_desktop/players/solver.py"


@pytest.fixture
def project(tmp_path):
    (tmp_path / "pyproject.toml").write_text(
        f'[[tool.setuptools.ext-modules]]\nname = "x"\nsources = ["{SOLVER}"]\n'
    )
    source = tmp_path / SOLVER
    source.parent.mkdir(parents=True)
    source.write_text("A = 1\n")
    return tmp_path


@pytest.fixture
def doings(project, monkeypatch):
    """What an environment of the project would run, in order; building leaves a product."""
    doings: list[list[str]] = []
    left: list[list[str]] = []

    def run(self, command, failure):
        doings.append(command[3:])
        left.append([path.name for path in kernel.products(project)])
        beside(project, "solver.cpython-311-x86_64-linux-gnu.so")

    monkeypatch.setattr(Environment, "run", run)
    monkeypatch.setattr(Environment, "make", lambda self: self.folder.mkdir(exist_ok=True))
    monkeypatch.setattr(Environment, "prove", lambda self, groups: None)
    monkeypatch.setattr(kernel, "lacking", list)
    monkeypatch.setattr(pip_source, "has_ensurepip", lambda: True)
    monkeypatch.setattr(system_packages, "lacking", lambda groups: [])
    return doings, left


def beside(project, name):
    path = (project / SOLVER).with_name(name)
    path.touch()
    return path


def test_the_sources_are_those_of_pyproject():
    assert kernel.sources(tasks.PROJECT) == [tasks.PROJECT / SOLVER]
    assert kernel.sources(tasks.PROJECT)[0].is_file()


def test_a_project_that_compiles_nothing_has_no_kernel(tmp_path):
    (tmp_path / "pyproject.toml").write_text("[project]\nname = 'x'\n")
    assert kernel.sources(tmp_path) == []
    assert kernel.products(tmp_path) == []


def test_what_builds_leave_is_found_and_removed_and_nothing_else(project):
    made = [
        beside(project, f"solver{ending}")
        for ending in (".c", ".cpython-311-x86_64-linux-gnu.so", ".cp312-win_amd64.pyd", ".abi3.so")
    ]
    others = [beside(project, name) for name in ("solver_words.so", "other.c", "solver.txt")]
    assert kernel.products(project) == sorted(made)
    kernel.remove(project)
    assert kernel.products(project) == []
    assert all(other.exists() for other in (*others, project / SOLVER))


def test_the_mark_changes_with_source_product_and_compiler(project, monkeypatch):
    marks = [kernel.mark(project)]
    assert kernel.mark(project) == marks[0]
    beside(project, "solver.c")
    marks.append(kernel.mark(project))
    (project / SOLVER).write_text("A = 2\n")
    marks.append(kernel.mark(project))
    monkeypatch.setattr(kernel, "lacking", lambda: [system_packages.DRAWING[0]])
    marks.append(kernel.mark(project))
    assert len(set(marks)) == 4
    assert all(mark.startswith(kernel.MARKED) for mark in marks)


def test_an_edited_source_is_compiled_anew_and_only_that(project, doings):
    ran, left = doings
    env = Environment(project)
    env.prepare(frozenset({"test"}), frozenset())
    assert ran == [["install", "--editable", ".[test]", "--disable-pip-version-check"]]
    env.prepare(frozenset({"test"}), frozenset())
    assert len(ran) == 1
    (project / SOLVER).write_text("A = 2\n")
    env.prepare(frozenset(), frozenset({"drawing"}))
    assert ran[1][:-1] == ["install", "--no-deps", "--no-build-isolation", "--editable", "."]
    assert left[1] == []  # the stale one was gone before
    env.prepare(frozenset({"test"}), frozenset({"drawing"}))
    assert len(ran) == 2


def test_a_kernel_that_was_deleted_is_made_again(project, doings):
    ran, _ = doings
    env = Environment(project)
    env.prepare(frozenset(), frozenset())
    kernel.remove(project)
    env.prepare(frozenset(), frozenset())
    assert ran[1][:-1] == ["install", "--no-deps", "--editable", "."]  # setuptools is not there


def test_a_kernel_that_cannot_be_compiled_is_not_tried_again_each_time(
    project, doings, monkeypatch, capsys
):
    ran, _ = doings
    gcc = system_packages.Need("a C compiler", "gcc", "gcc", "gcc")
    monkeypatch.setattr(Environment, "run", lambda self, command, failure: ran.append(command))
    monkeypatch.setattr(kernel, "lacking", lambda: [gcc])
    monkeypatch.setattr(system_packages, "installer", lambda: None)
    env = Environment(project)
    env.prepare(frozenset(), frozenset())
    env.prepare(frozenset(), frozenset())
    assert len(ran) == 1
    told = capsys.readouterr().err
    assert "Without a C compiler the computer players think with an uncompiled kernel" in told
    assert "sudo apt-get install gcc\n" in told


def test_a_compiler_is_installed_where_that_is_allowed(project, monkeypatch, capsys):
    needs = [system_packages.Need("stdio.h", "libc6-dev", "glibc-devel", "glibc")]
    monkeypatch.setattr(kernel, "lacking", lambda: list(needs))
    monkeypatch.setattr(system_packages, "installer", lambda: ["apt-get"])
    monkeypatch.setattr(system_packages, "install", lambda apt, wanted: needs.clear())
    Environment(project).wish_for_compiler()
    assert capsys.readouterr().err == ""


def test_a_compiler_that_cannot_be_installed_does_not_end_the_set_up(project, monkeypatch, capsys):
    need = system_packages.Need("Python.h", "python3.11-dev", "python3-devel", "python")

    def install(apt, wanted):
        raise Trouble("The roof leaks.")

    monkeypatch.setattr(kernel, "lacking", lambda: [need])
    monkeypatch.setattr(system_packages, "installer", lambda: ["apt-get"])
    monkeypatch.setattr(system_packages, "install", install)
    Environment(project).wish_for_compiler()
    assert capsys.readouterr().err.startswith("The roof leaks.\nWithout Python.h the computer")


def test_the_stamp_keeps_one_mark(project, doings):
    env = Environment(project)
    for text in ("A = 3\n", "A = 4\n"):
        (project / SOLVER).write_text(text)
        env.prepare(frozenset(), frozenset())
    first, *parts = env.stamp.read_text().split()
    assert first == fingerprint(project, env.base)
    assert sorted(parts) == sorted([kernel.mark(project), "program"])


def test_what_is_lacking_to_compile_is_named(monkeypatch, tmp_path):
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    monkeypatch.setattr(kernel, "SYSTEM_HEADER", tmp_path / "stdio.h")
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(tmp_path))
    assert [need.what for need in kernel.lacking("linux")] == [
        "a C compiler",
        "stdio.h",
        "Python.h",
    ]
    assert f"python3.{sys.version_info[1]}-dev" in {need.apt for need in kernel.lacking("linux")}
    assert kernel.lacking("win32") == []
    monkeypatch.setenv("CC", f"{sys.executable} -O2")
    (tmp_path / "stdio.h").touch()
    (tmp_path / "Python.h").touch()
    assert kernel.lacking("linux") == []


def test_the_environment_brings_what_building_in_it_takes():
    """`compile` builds without fetching anything where the tests are installed."""
    told = tomllib.loads((tasks.PROJECT / "pyproject.toml").read_text(encoding="utf-8"))
    there = {*told["project"]["dependencies"], *told["project"]["optional-dependencies"]["test"]}
    assert set(told["build-system"]["requires"]) <= there
