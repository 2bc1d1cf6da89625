"""PyInstaller is always run alike, and what it made is looked over. `run.py package` runs it."""

from __future__ import annotations

import os
import shutil

import pytest

from freeze import one_folder
from project import PROJECT
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


@pytest.mark.slow
@pytest.mark.skipif(not (PATCHELF and shutil.which("strip")), reason="needs binutils and patchelf")
def test_folders_of_the_building_machine_are_forgotten(tmp_path):
    library = tmp_path / "_internal" / "libpython3.11.so.1.0"
    elf(library)
    output([PATCHELF, "--set-rpath", "/build/lib", library], "")
    one_folder.strip(tmp_path)
    assert output([PATCHELF, "--print-rpath", library], "") == "\n"


def test_why_it_could_not_be_frozen_is_told(tmp_path, monkeypatch, capfd):
    pytest.importorskip("PyInstaller")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1")
    monkeypatch.setattr(one_folder, "compiled", lambda: False)
    with pytest.raises(Trouble, match="The kernel is not compiled here"):
        one_folder.freeze(PROJECT, tmp_path / "build", tmp_path / "dist")
    monkeypatch.setattr(one_folder, "compiled", lambda: True)
    monkeypatch.setattr(one_folder, "SPEC", tmp_path / "lost.spec")
    with pytest.raises(Trouble, match="not be frozen: PyInstaller says above why"):
        one_folder.freeze(PROJECT, tmp_path / "build", tmp_path / "dist")
    assert "lost.spec" in capfd.readouterr().err
