"""When the kernel is compiled, with what, and how it gets into a package."""

from __future__ import annotations

import shutil
import subprocess
import sys
import sysconfig
import tomllib

import pytest

from environment import kernel, system_packages, venv
from environment.venv import Environment, fingerprint
from project import PROJECT
from trouble import Trouble

SOLVER = "moon_desktop/players/kernel/solver.py"


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
    monkeypatch.setattr(venv, "has_ensurepip", lambda: True)
    monkeypatch.setattr(system_packages, "lacking", lambda groups: [])
    return doings, left


def beside(project, name):
    path = (project / SOLVER).with_name(name)
    path.touch()
    return path


def test_the_sources_are_those_of_pyproject():
    assert kernel.sources(PROJECT) == [PROJECT / SOLVER]
    assert kernel.sources(PROJECT)[0].is_file()


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
    told = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))
    there = {*told["project"]["dependencies"], *told["project"]["optional-dependencies"]["test"]}
    assert set(told["build-system"]["requires"]) <= there


SMALL = "import cython\nCOMPILED: bool = cython.compiled\n"


@pytest.fixture
def small_project(tmp_path):
    """A project that has one small module compiled."""
    tree = tmp_path / "project"
    (tree / "moon_desktop").mkdir(parents=True)
    (tree / "moon_desktop" / "small.py").write_text(SMALL)
    (tree / "pyproject.toml").write_text(
        '[tool.setuptools]\next-modules = [{ name = "moon_desktop.small",'
        ' sources = ["moon_desktop/small.py"] }]\n'
    )
    # What an earlier build left: it must not be taken for the new one.
    (tree / "moon_desktop" / "small.cpython-311-x86_64-linux-gnu.so").write_text("stale")
    return tree


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler")
def test_the_same_source_gives_the_same_kernel_in_any_folder(small_project, tmp_path):
    (first,) = kernel.build(small_project, tmp_path / "a")
    (second,) = kernel.build(small_project, tmp_path / "elsewhere" / "b")
    assert first.relative_to(tmp_path / "a") == second.relative_to(tmp_path / "elsewhere" / "b")
    if sys.platform == "linux":
        assert first.read_bytes() == second.read_bytes()
        assert str(tmp_path).encode() not in first.read_bytes()
    program = "import small; print(small.COMPILED)"
    said = subprocess.run(
        [sys.executable, "-c", program], cwd=first.parent, capture_output=True, text=True
    )
    assert said.stdout.strip() == "True", said.stderr
    stale = small_project / "moon_desktop" / "small.cpython-311-x86_64-linux-gnu.so"
    assert stale.read_text() == "stale"


@pytest.mark.slow
def test_without_a_compiler_no_package_is_made(small_project, tmp_path, monkeypatch):
    monkeypatch.setenv("CC", str(tmp_path / "no-such-compiler"))
    if sys.platform == "win32":
        pytest.skip("Windows finds its compiler otherwise")
    with pytest.raises(Trouble, match=r"could not be compiled: .+ --uncompiled"):
        kernel.build(small_project, tmp_path / "build")


def test_nothing_of_the_place_is_written_down(tmp_path):
    flags = kernel.flags(tmp_path, "linux")
    assert f"-ffile-prefix-map={tmp_path}=." in flags
    assert "-Wl,--build-id=none" in flags
    assert "-Wl,--build-id=none" not in kernel.flags(tmp_path, "darwin")
    assert kernel.flags(tmp_path, "win32") == ["/Brepro"]
