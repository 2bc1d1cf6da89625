"""Lists and checksums by which builds are compared, and downloads checked."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess

import pytest

import contents


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "b").mkdir()
    (tmp_path / "b" / "inner").write_bytes(b"one")
    (tmp_path / "b-flat").write_bytes(b"two")
    (tmp_path / "a").write_bytes(b"")
    if os.name == "posix":
        (tmp_path / "a").chmod(0o755)
        (tmp_path / "link").symlink_to("a")
    return tmp_path


@pytest.mark.skipif(os.name != "posix", reason="modes and links are those of POSIX")
def test_a_line_tells_mode_size_sum_and_path(folder):
    for name in ("b/inner", "b-flat"):
        (folder / name).chmod(0o644)
    nothing, one, two = (hashlib.sha256(data).hexdigest() for data in (b"", b"one", b"two"))
    assert contents.contents(folder).splitlines() == [
        f"0755 0 {nothing} a",
        f"0644 3 {one} b/inner",
        f"0644 3 {two} b-flat",
        "link a link",
    ]


def test_any_change_shows(folder):
    before = contents.contents(folder)
    assert contents.contents(folder) == before
    (folder / "b" / "inner").write_bytes(b"ONE")
    assert contents.contents(folder) != before


def test_sums_are_as_sha256sum_takes_them(folder):
    files = [folder / "b-flat", folder / "a"]
    sums = contents.checksums(files)
    assert [line[64:] for line in sums.splitlines()] == [" *a", " *b-flat"]
    if shutil.which("sha256sum"):
        (folder / "SUMS").write_text(sums, newline="\n")
        check = ["sha256sum", "--strict", "-c", "SUMS"]
        assert subprocess.run(check, cwd=folder, stdout=subprocess.DEVNULL).returncode == 0
        (folder / "a").write_text("changed")
        said = subprocess.run(check, cwd=folder, capture_output=True, text=True)
        assert said.returncode == 1
        assert "a: FAILED" in said.stdout


def test_a_link_counts_for_nothing(folder):
    assert contents.size(folder) == 6
    assert contents.size(folder / "b-flat") == 3
