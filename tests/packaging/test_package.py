"""The steps of making a package: what is told, what stops it, what is left in dist/."""

from __future__ import annotations

import hashlib
import importlib
import os
import shutil
import subprocess
import sys
from unittest.mock import Mock

import pytest

import package
from freeze import one_folder
from licences import inventory
from moon_desktop import __version__

PREFIX = f"moon-desktop-{__version__}"


@pytest.fixture
def asked(monkeypatch):
    """What was asked for, in a world in which freezing and packing take no time."""
    asked: list[tuple[object, ...]] = []

    def frozen(project, build, dist, *, compiled):
        asked.append(("freeze", compiled))
        folder = dist / "moon-desktop"
        folder.mkdir(parents=True)
        (folder / "moon-desktop").write_bytes(b"program")
        return folder

    class Maker:
        @staticmethod
        def make(folder, version, dist):
            asked.append(("pack", version))
            product = dist / f"{PREFIX}.deb"
            product.write_bytes(b"packed")
            (dist / f"{PREFIX}.AppDir").mkdir()
            return [product, dist / f"{PREFIX}.AppDir"]

    monkeypatch.setattr(one_folder, "freeze", frozen)
    monkeypatch.setattr(package, "import_module", lambda name: Maker)
    monkeypatch.setattr(package, "MAKERS", {sys.platform: "maker"})
    monkeypatch.setattr(inventory, "write", lambda folder: asked.append(("licences",)))

    def tested(folder):
        asked.append(("test",))
        return True

    monkeypatch.setattr(package, "self_test", tested)
    return asked


def words(tmp_path, *more):
    return ["--dist", str(tmp_path / "dist"), "--build", str(tmp_path / "build"), *more]


def test_all_steps_in_their_order(asked, tmp_path, capsys):
    assert package.main(words(tmp_path)) == 0
    assert asked == [("freeze", True), ("licences",), ("test",), ("pack", __version__)]
    dist = tmp_path / "dist"
    listed = (dist / f"{PREFIX}-CONTENTS").read_text()
    assert listed == package.contents(dist / "moon-desktop")
    sums = (dist / f"{PREFIX}-SHA256SUMS").read_text().splitlines()
    assert [line.partition("*")[2] for line in sums] == [f"{PREFIX}-CONTENTS", f"{PREFIX}.deb"]
    told = capsys.readouterr().out
    assert f"== freeze moon-desktop {__version__}" in told
    assert f"{PREFIX}.deb: 0.0 MB" in told


def test_a_failed_self_test_is_the_end(asked, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(package, "self_test", lambda folder: False)
    assert package.main(words(tmp_path)) == 1
    assert asked == [("freeze", True), ("licences",)]
    assert "fails its own test" in capsys.readouterr().err


def test_less_can_be_asked_for(asked, tmp_path):
    assert package.main(words(tmp_path, "--only", "freeze", "--no-self-test", "--uncompiled")) == 0
    assert asked == [("freeze", False), ("licences",)]


@pytest.mark.parametrize(
    ("system", "name"),
    [
        ("linux", "moon-desktop/moon-desktop"),
        ("win32", "moon-desktop/moon-desktop.com"),
        ("darwin", "Moon Desktop.app/Contents/MacOS/moon-desktop"),
    ],
)
def test_each_system_has_its_maker_and_tests_the_program_that_players_get(
    tmp_path, monkeypatch, system, name
):
    run = Mock(return_value=subprocess.CompletedProcess([], 1))
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.setenv("PYTHONPATH", "/elsewhere")
    assert not package.self_test(tmp_path / "moon-desktop")
    assert run.call_args.args == ([tmp_path / name, "--self-test"],)
    assert "PYTHONPATH" not in run.call_args.kwargs["env"]
    assert callable(importlib.import_module(package.MAKERS[system]).make)


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
    package.tell(tmp_path)
    assert capsys.readouterr().out == f"   {tmp_path.name}: 2.0 MB\n"
    sums = package.checksums([tmp_path / "b-flat", tmp_path / "a"])
    assert [line[64:] for line in sums.splitlines()] == [" *a", " *b-flat"]
    if shutil.which("sha256sum"):
        (tmp_path / "SUMS").write_text(sums)
        check = ["sha256sum", "--strict", "--status", "-c", "SUMS"]
        assert subprocess.run(check, cwd=tmp_path).returncode == 0
        (tmp_path / "a").write_text("changed")
        assert subprocess.run(check, cwd=tmp_path).returncode == 1
