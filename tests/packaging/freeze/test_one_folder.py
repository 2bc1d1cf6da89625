"""PyInstaller is always run alike, and what it made is looked over. `run.py package` runs it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

import pytest

from environment import kernel
from freeze import one_folder
from linux import libraries
from tests.packaging.linux.one_folder import PATCHELF, elf
from trouble import Trouble, output


@pytest.mark.skipif(os.name != "posix", reason="modes are those of POSIX")
def test_times_and_modes_are_the_same_for_all(tmp_path):
    (tmp_path / "inner").mkdir(mode=0o700)
    wanted = {"inner": 0o755, "inner/program": 0o755, "words": 0o644, "libx.so.1": 0o644}
    for name, mode in (("inner/program", 0o700), ("words", 0o600), ("libx.so.1", 0o777)):
        (tmp_path / name).touch(mode)
    (tmp_path / "link").symlink_to("nowhere")
    one_folder.stamp(tmp_path, 1234567890)
    assert {name: (tmp_path / name).stat().st_mode & 0o777 for name in wanted} == wanted
    assert {(tmp_path / name).stat().st_mtime for name in (*wanted, ".")} == {1234567890}


@pytest.fixture
def project(tmp_path, monkeypatch):
    """A project with a build of the kernel, and something of Python's, beside the source."""
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1")
    monkeypatch.setenv("PYTHONPATH", "/elsewhere")
    monkeypatch.setattr(one_folder, "strip", lambda folder: None)
    monkeypatch.setattr(libraries, "strangers", lambda folder: [])
    for name in ("a.py", "solver.cpython-311.so", "solver.c", "__pycache__/a.pyc"):
        path = tmp_path / "project" / "moon_desktop" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    languages = tmp_path / "project" / "resources" / "languages" / "de"
    languages.mkdir(parents=True)
    for name in ("moon.po", "moon.mo"):
        (languages / name).touch()
    return tmp_path / "project"


def pyinstaller(monkeypatch, words, made=None):
    """Stands for it: says these words, and makes the folder `made`; a list of what it is told by
    environment variables."""
    told = []

    def run(command, **options):
        told.append(options["env"])
        options["stdout"].write(words)
        if made:
            made.mkdir(parents=True)
        return subprocess.CompletedProcess(command, 0 if made else 1)

    monkeypatch.setattr(subprocess, "run", run)
    return told


def test_a_copy_is_frozen_in_which_nothing_is_left_of_other_builds(project, tmp_path, monkeypatch):
    dist = tmp_path / "dist"
    told = pyinstaller(monkeypatch, "done\n", dist / "moon-desktop")
    compiled = []
    monkeypatch.setattr(kernel, "build", lambda project, tree: compiled.append(tree))
    for _ in range(2):
        folder = one_folder.freeze(project, tmp_path / "build", dist)
    assert folder.stat().st_mtime == 1
    tree = tmp_path / "build" / "tree"
    assert compiled == [tree, tree]
    assert told[0] == told[1]
    assert (told[0]["PYTHONHASHSEED"], told[0][one_folder.TREE]) == ("0", str(tree))
    assert "PYTHONPATH" not in told[0]
    files = sorted(path.name for path in tree.rglob("*") if path.is_file())
    assert files == ["a.py", "moon.mo"]


@pytest.mark.skipif(sys.platform != "linux", reason="looked for on Linux")
def test_a_library_that_nobody_brings_is_told_of(project, tmp_path, monkeypatch):
    pyinstaller(monkeypatch, "done\n", tmp_path / "dist" / "moon-desktop")
    monkeypatch.setattr(libraries, "strangers", lambda folder: ["libstrange.so.3"])
    with pytest.raises(Trouble, match=r"needs libstrange\.so\.3: tell in"):
        one_folder.freeze(project, tmp_path / "build", tmp_path / "dist", compiled=False)


@pytest.mark.slow
@pytest.mark.skipif(not (PATCHELF and shutil.which("strip")), reason="needs binutils and patchelf")
def test_folders_of_the_building_machine_are_forgotten(tmp_path):
    library = tmp_path / "_internal" / "libpython3.11.so.1.0"
    elf(library)
    output([PATCHELF, "--set-rpath", "/build/lib", library], "")
    one_folder.strip(tmp_path)
    assert output([PATCHELF, "--print-rpath", library], "") == "\n"


def test_why_it_could_not_be_frozen_is_told(project, tmp_path, monkeypatch):
    pyinstaller(monkeypatch, "1 INFO: began\nERROR: the disk went up in smoke.\n")
    with pytest.raises(Trouble, match=r"frozen: .*the disk went up in smoke\. All of it is in"):
        one_folder.freeze(project, tmp_path / "build", tmp_path / "dist", compiled=False)
