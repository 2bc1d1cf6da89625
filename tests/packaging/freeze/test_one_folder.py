"""PyInstaller is always run alike, and what it made is looked over. `run.py package` runs it."""

from __future__ import annotations

import os
import subprocess

import pytest

from freeze import one_folder
from linux import libraries
from trouble import Trouble


def test_the_surroundings_are_those_of_every_other_time(tmp_path):
    outer = {"PYTHONPATH": "/elsewhere", "PYTHONHASHSEED": "random", "HOME": "/home/somebody"}
    inner = one_folder.surroundings(outer, 1234567890, tmp_path / "kernel", tmp_path)
    assert inner["SOURCE_DATE_EPOCH"] == "1234567890"
    assert inner["PYTHONHASHSEED"] == "0"
    assert inner[one_folder.KERNEL] == str(tmp_path / "kernel")
    assert inner["HOME"] == "/home/somebody"
    assert "PYTHONPATH" not in inner
    assert one_folder.surroundings(outer, 1, None, tmp_path)[one_folder.KERNEL] == ""


@pytest.mark.skipif(os.name != "posix", reason="modes are those of POSIX")
def test_times_and_modes_are_the_same_for_all(tmp_path):
    (tmp_path / "inner").mkdir(mode=0o700)
    program, words = tmp_path / "inner" / "program", tmp_path / "words"
    program.touch(0o700)
    words.touch(0o600)
    (tmp_path / "link").symlink_to("nowhere")
    one_folder.stamp(tmp_path, 1234567890)
    assert [path.stat().st_mode & 0o777 for path in (tmp_path / "inner", program, words)] == [
        0o755,
        0o755,
        0o644,
    ]
    assert {path.stat().st_mtime for path in (tmp_path, program, words)} == {1234567890}


def test_a_library_that_nobody_brings_is_told_of(tmp_path, monkeypatch):
    known = frozenset({"libc.so.6", "libGL.so.1"})
    monkeypatch.setattr(libraries, "system_libraries", lambda folder: known)
    one_folder.needs_only_what_is_known(tmp_path)
    more = known | {"libstrange.so.3"}
    monkeypatch.setattr(libraries, "system_libraries", lambda folder: more)
    with pytest.raises(Trouble, match=r"needs libstrange\.so\.3: tell in"):
        one_folder.needs_only_what_is_known(tmp_path)


def test_why_it_could_not_be_frozen_is_told(tmp_path, monkeypatch):
    pytest.importorskip("PyInstaller")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1")

    def fail(words, **options):
        options["stdout"].write("1 INFO: began\nERROR: the disk went up in smoke.\n")
        return subprocess.CompletedProcess(words, 1)

    monkeypatch.setattr(subprocess, "run", fail)
    with pytest.raises(Trouble, match=r"frozen: .*the disk went up in smoke\. All of it is in"):
        one_folder.freeze(tmp_path, tmp_path / "build", tmp_path / "dist", compiled=False)


def test_without_pyinstaller_it_says_how_to_get_it(tmp_path, monkeypatch):
    monkeypatch.setattr(one_folder, "find_spec", lambda name: None)
    with pytest.raises(Trouble, match=r"run `python3 packaging/run\.py package`"):
        one_folder.freeze(tmp_path, tmp_path / "build", tmp_path / "dist")
