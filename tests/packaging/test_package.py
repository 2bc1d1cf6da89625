"""The steps of making a package: what is told, what stops it, what is left in dist/."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess

import pytest

import package
from freeze import one_folder
from licences import inventory
from moon_desktop import __version__


def test_a_failed_self_test_is_the_end(tmp_path, monkeypatch, capsys):
    dist = tmp_path / "dist"
    monkeypatch.setattr(one_folder, "freeze", lambda *_, **__: dist / "moon-desktop")
    monkeypatch.setattr(inventory, "write", lambda folder: None)
    monkeypatch.setattr(package, "self_test", lambda folder: False)
    assert package.package(dist) == 1
    assert [path.name for path in dist.iterdir()] == [f"moon-desktop-{__version__}-CONTENTS"]
    assert "fails its own test" in capsys.readouterr().err


@pytest.mark.skipif(os.name != "posix", reason="modes and links are those of POSIX")
def test_a_folder_is_listed_measured_and_summed_up(tmp_path, capsys):
    inner = tmp_path / "b"
    inner.mkdir()
    for path, content in ((inner / "inner", b"one"), (tmp_path / "b-flat", bytes(2_000_000))):
        path.write_bytes(content)
        path.chmod(0o644)
    (tmp_path / "a").touch()
    (tmp_path / "a").chmod(0o755)
    (tmp_path / "link").symlink_to("b-flat")
    nothing, one, two = (
        hashlib.sha256(content).hexdigest() for content in (b"", b"one", bytes(2_000_000))
    )
    assert package.contents(tmp_path).splitlines() == [
        f"0755 {nothing} a",
        f"0644 {one} b/inner",
        f"0644 {two} b-flat",
        "link b-flat link",
    ]
    sums = package.checksums([tmp_path / "b-flat", tmp_path / "a"])
    assert [line[64:] for line in sums.splitlines()] == [" *a", " *b-flat"]
    if shutil.which("sha256sum"):
        (tmp_path / "SUMS").write_text(sums)
        check = ["sha256sum", "--strict", "--status", "-c", "SUMS"]
        assert subprocess.run(check, cwd=tmp_path).returncode == 0
        (tmp_path / "a").write_text("changed")
        assert subprocess.run(check, cwd=tmp_path).returncode == 1
