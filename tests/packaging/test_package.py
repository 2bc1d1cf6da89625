"""The steps of making a package: what is told, what stops it, what is left in dist/."""

from __future__ import annotations

import hashlib
import importlib
import os
import shutil
import subprocess
import sys

import pytest

import package
import run
from freeze import one_folder
from licences import inventory
from moon_desktop import __version__
from project import INSIDE
from trouble import Trouble

PREFIX = f"moon-desktop-{__version__}"


@pytest.fixture
def world(tmp_path, monkeypatch):
    """A world in which freezing and packing take no time; what was asked for is in its list."""
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

    def written(folder):
        asked.append(("licences",))
        page = folder / "LICENCES.txt"
        page.write_text("MIT")
        return page

    monkeypatch.setattr(inventory, "write", written)

    def tested(folder):
        asked.append(("test",))
        return True

    monkeypatch.setattr(package, "self_test", tested)
    return asked


def words(tmp_path, *more):
    return ["--dist", str(tmp_path / "dist"), "--build", str(tmp_path / "build"), *more]


def test_all_steps_in_their_order(world, tmp_path, capsys):
    assert package.main(words(tmp_path)) == 0
    assert world == [("freeze", True), ("licences",), ("test",), ("pack", __version__)]
    dist = tmp_path / "dist"
    listed = (dist / f"{PREFIX}-CONTENTS").read_text()
    assert listed == package.contents(dist / "moon-desktop")
    sums = (dist / f"{PREFIX}-SHA256SUMS").read_text()
    assert [line.partition("*")[2] for line in sums.splitlines()] == [
        f"{PREFIX}-CONTENTS",
        f"{PREFIX}.deb",
    ]
    told = capsys.readouterr().out
    assert f"== freeze moon-desktop {__version__}" in told
    assert f"{PREFIX}.deb: 0.0 MB" in told


def test_a_failed_self_test_is_the_end(world, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(package, "self_test", lambda folder: False)
    assert package.main(words(tmp_path)) == 1
    assert world == [("freeze", True), ("licences",)]
    assert not (tmp_path / "dist" / f"{PREFIX}-SHA256SUMS").exists()
    assert "fails its own test" in capsys.readouterr().err


def test_less_can_be_asked_for(world, tmp_path):
    assert package.main(words(tmp_path, "--only", "freeze", "--no-self-test", "--uncompiled")) == 0
    assert world == [("freeze", False), ("licences",)]


def test_trouble_is_a_sentence(world, tmp_path, monkeypatch, capsys):
    def refuse(*_, **__):
        raise Trouble("There is no compiler.")

    monkeypatch.setattr(one_folder, "freeze", refuse)
    assert run.main([INSIDE, "package", *words(tmp_path)]) == 2
    assert capsys.readouterr().err == "There is no compiler.\n"


@pytest.mark.parametrize("system", ["linux", "win32", "darwin"])
def test_each_system_has_its_maker(system):
    assert callable(importlib.import_module(package.MAKERS[system]).make)


@pytest.mark.parametrize(
    ("system", "name"),
    [
        ("linux", "moon-desktop/moon-desktop"),
        ("win32", "moon-desktop/moon-desktop.com"),
        ("darwin", "Moon Desktop.app/Contents/MacOS/moon-desktop"),
    ],
)
def test_the_program_that_players_get_tests_itself(tmp_path, monkeypatch, system, name):
    said = []

    def run(command, **options):
        said.append((command, options["env"]))
        return subprocess.CompletedProcess(command, 1)

    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.setenv("PYTHONPATH", "/elsewhere")
    assert not package.self_test(tmp_path / "moon-desktop")
    ((command, environment),) = said
    assert command == [tmp_path / name, "--self-test"]
    assert "PYTHONPATH" not in environment


# --- what a folder holds -------------------------------------------------------------------------


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
def test_a_line_tells_mode_sum_and_path(folder):
    for name in ("b/inner", "b-flat"):
        (folder / name).chmod(0o644)
    nothing, one, two = (hashlib.sha256(data).hexdigest() for data in (b"", b"one", b"two"))
    assert package.contents(folder).splitlines() == [
        f"0755 {nothing} a",
        f"0644 {one} b/inner",
        f"0644 {two} b-flat",
        "link a link",
    ]


def test_any_change_shows(folder):
    before = package.contents(folder)
    assert package.contents(folder) == before
    (folder / "b" / "inner").write_bytes(b"ONE")
    assert package.contents(folder) != before


def test_sums_are_as_sha256sum_takes_them(folder):
    files = [folder / "b-flat", folder / "a"]
    sums = package.checksums(files)
    assert [line[64:] for line in sums.splitlines()] == [" *a", " *b-flat"]
    if shutil.which("sha256sum"):
        (folder / "SUMS").write_text(sums, newline="\n")
        check = ["sha256sum", "--strict", "-c", "SUMS"]
        assert subprocess.run(check, cwd=folder, stdout=subprocess.DEVNULL).returncode == 0
        (folder / "a").write_text("changed")
        said = subprocess.run(check, cwd=folder, capture_output=True, text=True)
        assert said.returncode == 1
        assert "a: FAILED" in said.stdout


def test_a_link_counts_for_nothing(folder, capsys):
    (folder / "b-flat").write_bytes(bytes(2_000_000))
    package.tell(folder)
    assert capsys.readouterr().out == f"   {folder.name}: 2.0 MB\n"
