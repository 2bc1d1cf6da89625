"""Wheels and the source archive: what building them takes, and that what comes out is whole."""

import shutil
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from moon_desktop.players.kernel import solver
from release import wheels
from trial import debian
from trouble import Trouble

PROJECT = Path(__file__).resolve().parents[3]


def test_wheels_for_linux_take_a_container(tmp_path):
    with pytest.raises(Trouble, match="install docker or podman"):
        wheels.engine({"PATH": str(tmp_path)})
    assert wheels.engine({"CIBW_CONTAINER_ENGINE": "podman; x", "PATH": ""}) == "podman; x"


@pytest.mark.skipif(sys.platform == "win32", reason="programs are called otherwise there")
def test_docker_comes_before_podman(tmp_path):
    for name in ("podman", "docker"):
        tool = tmp_path / name
        tool.touch()
        tool.chmod(0o755)
        assert wheels.engine({"PATH": str(tmp_path)}) == name


def test_tool_that_is_not_installed_is_named():
    with pytest.raises(Trouble, match=r"nothing_of_the_kind is not installed: pip install"):
        wheels.tool("nothing_of_the_kind")


def test_source_itself_does_not_pass_the_trial(monkeypatch):
    # As the tests are run, the program is that of the source tree.
    assert "it is the source that was tried" in (wheels.amiss() or "")


def test_kernel_that_is_not_compiled_does_not_pass_either(monkeypatch, tmp_path):
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


@pytest.mark.slow
def test_whole_wheel_passes_the_trial(installed, capfd):
    status, words = tried(installed, capfd)
    assert (status, words[:34]) == (0, "wheel trial: the kernel is compile")


def test_wheel_without_the_kernel_does_not(installed, capfd):
    for kernel in (installed / "moon_desktop" / "players" / "kernel").glob("solver.*.*"):
        kernel.unlink()
    # So far alone that not even the library that the uncompiled kernel needs is there.
    assert tried(installed, capfd)[0] == 1


def test_wheel_that_cannot_read_records_does_not(installed, capfd):
    (installed / "moon_desktop" / "cli" / "record_commands.py").unlink()
    assert tried(installed, capfd) == (1, "wheel trial: moon-desktop check failed with 1.")


def test_trial_of_the_package_wants_a_package(tmp_path, monkeypatch):
    (tmp_path / "moon_desktop").mkdir()
    (tmp_path / "moon_desktop" / "__init__.py").write_text('__version__ = "1.1.0"\n')
    monkeypatch.setattr(sys, "platform", "linux")
    with pytest.raises(Trouble, match=r"no \.deb of 1\.1\.0 in dist: make it"):
        debian.trial(tmp_path)
    monkeypatch.setattr(sys, "platform", "darwin")
    with pytest.raises(Trouble, match="on Linux alone"):
        debian.trial(tmp_path)
