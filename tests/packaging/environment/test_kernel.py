"""When the kernel is compiled, with what, and how it gets into a package."""

from __future__ import annotations

import shutil
import sys
import sysconfig
import tomllib

import pytest

from environment import kernel, system_packages
from environment.system_packages import Need
from environment.venv import Environment, fingerprint
from project import PROJECT
from trouble import Trouble, output

SOLVER = "moon_desktop/players/kernel/solver.py"
ROUNDS = "moon_desktop/games/moon_cards/players/round_solver.py"
BITS = "moon_desktop/players/kernel/bits.pxd"


@pytest.fixture
def project(tmp_path):
    (tmp_path / "pyproject.toml").write_text(
        f'[[tool.setuptools.ext-modules]]\nname = "x"\n'
        f'sources = ["{SOLVER}"]\ndepends = ["{BITS}"]\n'
    )
    source = tmp_path / SOLVER
    source.parent.mkdir(parents=True)
    source.write_text("A = 1\n")
    (tmp_path / BITS).touch()
    return tmp_path


@pytest.fixture
def ran(project, monkeypatch):
    """What pip would be told by an environment of the project; building leaves a product."""
    ran: list[list[str]] = []

    def run(self, command, failure):
        assert kernel.products(project) == []  # the stale one was gone before
        ran.append(command[3:-1])
        beside(project, "solver.cpython-311-x86_64-linux-gnu.so")

    monkeypatch.setattr(Environment, "run", run)
    monkeypatch.setattr(Environment, "make", lambda self: self.folder.mkdir(exist_ok=True))
    monkeypatch.setattr(Environment, "prove", lambda self: None)
    monkeypatch.setattr(kernel, "lacking", list)
    monkeypatch.setattr(system_packages, "lacking", list)
    return ran


def beside(project, name):
    path = (project / SOLVER).with_name(name)
    path.touch()
    return path


def test_what_builds_leave_beside_the_sources_is_found_and_removed_and_nothing_else(project):
    assert kernel.sources(PROJECT) == [PROJECT / SOLVER, PROJECT / ROUNDS]
    assert kernel.sources(PROJECT, "depends") == [PROJECT / BITS]
    made = [
        beside(project, f"solver{ending}")
        for ending in (".c", ".cpython-311-x86_64-linux-gnu.so", ".cp312-win_amd64.pyd", ".abi3.so")
    ]
    others = [beside(project, name) for name in ("solver_words.so", "other.c")]
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
    (project / BITS).write_text("# Other bits.\n")
    marks.append(kernel.mark(project))
    monkeypatch.setattr(kernel, "lacking", lambda: [Need("a C compiler", "gcc")])
    marks.append(kernel.mark(project))
    assert len(set(marks)) == 5
    assert all(mark.startswith(kernel.MARKED) for mark in marks)


def test_an_edited_or_lost_kernel_is_compiled_anew_and_only_that(project, ran):
    env = Environment(project)
    alone = ["install", "--no-deps", "--no-build-isolation", "--editable", "."]
    for _ in range(2):
        env.prepare(frozenset({"test"}))
    assert ran == [["install", "--editable", ".[test]"]]
    (project / SOLVER).write_text("A = 2\n")
    env.prepare(frozenset())
    env.prepare(frozenset({"test"}))
    assert ran[1:] == [alone]
    kernel.remove(project)
    env.prepare(frozenset())
    assert ran[2:] == [alone]
    env.stamp.write_text(env.stamp.read_text().replace("\ntest\n", "\n"))
    kernel.remove(project)
    env.prepare(frozenset())  # what building takes is fetched
    assert ran[3:] == [["install", "--no-deps", "--editable", "."]]
    first, *parts = env.stamp.read_text().split()
    assert first == fingerprint(project, env.base)
    assert sorted(parts) == sorted([kernel.mark(project), "program"])


def test_a_kernel_that_cannot_be_compiled_is_not_tried_again_each_time(
    project, ran, monkeypatch, capsys
):
    monkeypatch.setattr(Environment, "run", lambda self, command, failure: ran.append(command))
    monkeypatch.setattr(kernel, "lacking", lambda: [Need("a C compiler", "gcc")])
    monkeypatch.setattr(system_packages, "installer", lambda: None)
    for _ in range(2):
        Environment(project).prepare(frozenset())
    assert len(ran) == 1
    told = capsys.readouterr().err
    assert "Without a C compiler the computer players think with an uncompiled kernel" in told
    assert "sudo apt-get install gcc\n" in told


def test_what_is_lacking_to_compile_is_named(monkeypatch, tmp_path):
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    monkeypatch.setattr(kernel, "SYSTEM_HEADER", tmp_path / "stdio.h")
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(tmp_path))
    python = f"python3.{sys.version_info[1]}-dev"
    assert [need.apt for need in kernel.lacking("linux")] == ["gcc", "libc6-dev", python]
    assert kernel.lacking("win32") == []
    monkeypatch.setenv("CC", f"{sys.executable} -O2")
    (tmp_path / "stdio.h").touch()
    (tmp_path / "Python.h").touch()
    assert kernel.lacking("linux") == []


def test_the_environment_brings_what_building_in_it_takes():
    told = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))
    there = {*told["project"]["dependencies"], *told["project"]["optional-dependencies"]["test"]}
    assert set(told["build-system"]["requires"]) <= there


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler")
def test_the_same_source_gives_the_same_kernel_in_any_folder(
    project, tmp_path_factory, monkeypatch
):
    (project / SOLVER).write_text("import cython\nCOMPILED: bool = cython.compiled\n")
    built = []
    for name in ("a", "elsewhere"):
        tree = tmp_path_factory.mktemp(name)
        shutil.copytree(project / "moon_desktop", tree / "moon_desktop")
        kernel.build(project, tree)
        (product,) = (tree / SOLVER).parent.glob("solver.*[od]")
        built.append(product.read_bytes())
        assert sys.platform != "linux" or str(tree).encode() not in built[-1]
    assert sys.platform != "linux" or built[0] == built[1]
    program = "import solver; print(solver.COMPILED)"
    assert output([sys.executable, "-c", program], "", product.parent).strip() == "True"
    monkeypatch.setenv("CC", "no-such-compiler")
    for path in (product, (tree / SOLVER).with_suffix(".c")):
        path.unlink()
    shutil.rmtree(tree / "build")
    with pytest.raises(Trouble, match=r"could not be compiled, .*: .*no-such-comp"):
        kernel.build(project, tree)
