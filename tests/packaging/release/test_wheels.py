"""Wheels and the source archive: that what comes out is whole."""

import os
import shutil
import subprocess
import sys

import pytest

from moon_desktop.players.kernel import solver
from project import PROJECT, inside
from release import wheels


def test_neither_the_source_nor_a_kernel_that_is_not_compiled_passes(monkeypatch, tmp_path):
    # As the tests are run, the program is that of the source tree.
    assert "it is the source that was tried" in (wheels.amiss() or "")
    monkeypatch.setattr(wheels, "PROJECT", tmp_path)
    monkeypatch.setattr(solver, "COMPILED", False)
    assert wheels.amiss() == "the kernel is not compiled"


@pytest.mark.slow
@pytest.mark.skipif(not solver.COMPILED, reason="the kernel is not compiled here")
def test_a_whole_wheel_passes_the_trial_and_one_that_lacks_a_file_does_not(tmp_path):
    """The program as a wheel has it, kernel and all, goes before the source that is installed."""

    def tried():
        told = {**os.environ, "PYTHONPATH": str(tmp_path)}
        words = [sys.executable, *inside("release.wheels")]
        said = subprocess.run(words, env=told, capture_output=True, text=True, check=False)
        return said.returncode, said.stdout + said.stderr

    kept_away = shutil.ignore_patterns("__pycache__", "*.c")
    shutil.copytree(PROJECT / "moon_desktop", tmp_path / "moon_desktop", ignore=kept_away)
    data = shutil.copytree(PROJECT / "resources", tmp_path / "moon_desktop" / "resources_data")
    status, words = tried()
    assert (status, words[:34]) == (0, "wheel trial: the kernel is compile"), words
    (data / "languages" / "en" / "rules.md").unlink()
    status, words = tried()
    assert (status, "rules.md is not inside" in words) == (2, True)
    for compiled in (tmp_path / "moon_desktop").glob("**/*solver.*.*"):
        compiled.unlink()
    assert tried() == (2, "wheel trial: the kernel is not compiled.\n")
