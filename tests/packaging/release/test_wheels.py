"""Wheels and the source archive: what building them takes, and that what comes out is whole."""

import shutil
from importlib.util import find_spec
from pathlib import Path

import pytest

from moon_desktop.players.kernel import solver
from project import PROJECT
from release import wheels


def test_neither_the_source_nor_a_kernel_that_is_not_compiled_passes(monkeypatch, tmp_path):
    # As the tests are run, the program is that of the source tree.
    assert "it is the source that was tried" in (wheels.amiss() or "")
    monkeypatch.setattr(wheels, "PROJECT", tmp_path)
    monkeypatch.setattr(solver, "COMPILED", False)
    assert wheels.amiss() == "the kernel is not compiled"


@pytest.fixture
def installed(tmp_path):
    """The program as a wheel would have it, kernel and all."""
    if not solver.COMPILED:
        pytest.skip("the kernel is not compiled here")
    folder = tmp_path / "installed"
    kept_away = shutil.ignore_patterns("__pycache__", "*.c")
    shutil.copytree(PROJECT / "moon_desktop", folder / "moon_desktop", ignore=kept_away)
    for name in wheels.NEEDED:
        found = find_spec(name)
        assert found is not None
        assert found.origin is not None
        shutil.copytree(Path(found.origin).parent, folder / name)
    shutil.copytree(PROJECT / "resources", folder / "moon_desktop" / "resources_data")
    return folder


def tried(folder, capfd):
    """How the trial of what is in `folder` ended, and the last line that it said of it."""
    status = wheels.trial(folder)
    said = capfd.readouterr()
    return status, (said.err or said.out).splitlines()[-1]


def test_wheel_that_lacks_a_data_file_does_not(installed, capfd):
    (installed / "moon_desktop" / "resources_data" / "languages" / "en" / "rules.md").unlink()
    status, words = tried(installed, capfd)
    assert (status, "rules.md is not inside" in words) == (1, True)


@pytest.mark.slow
def test_whole_wheel_passes_the_trial(installed, capfd):
    status, words = tried(installed, capfd)
    assert (status, words[:34]) == (0, "wheel trial: the kernel is compile")


def test_wheel_without_the_kernel_does_not(installed, capfd):
    for compiled in (installed / "moon_desktop").glob("**/*solver.*.*"):
        compiled.unlink()
    # So far alone that not even the library that the uncompiled kernel needs is there.
    assert tried(installed, capfd)[0] == 1
