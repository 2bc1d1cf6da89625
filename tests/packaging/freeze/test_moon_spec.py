"""What moon.spec asks of PyInstaller on each system: it runs with stand-ins for its classes."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from freeze import one_folder, shiboken
from macos import bundle
from macos.bundle import ICON, info_plist
from moon_desktop import __version__
from project import BUNDLE_NAME, ID, NAME


class Asked:
    """Any class of PyInstaller: keeps what it was asked for."""

    def __init__(self, *words: Any, **named: Any) -> None:
        self.words, self.named = words, named
        self.binaries: list[Any] = []
        self.datas: list[Any] = []
        self.scripts: list[Any] = []
        self.pure: list[Any] = []


@pytest.fixture
def run(tmp_path, monkeypatch):
    """Runs the file as on a `sys.platform`; gives what was asked of each class, in order."""
    monkeypatch.setattr(shiboken, "entries", lambda build: [])
    monkeypatch.setattr(bundle, "output", lambda command, failure: None)
    monkeypatch.delenv(one_folder.TREE, raising=False)
    monkeypatch.setattr(sys, "path", [*sys.path])
    asked: dict[str, list[Asked]] = {}

    class Collected(Asked):
        def __init__(self, *words: Any, **named: Any) -> None:
            super().__init__(*words, **named)
            self.name = str(tmp_path / named["name"])
            for program in words[:-2]:
                ending = ".exe" if sys.platform == "win32" else ""
                place = Path(self.name, program.named["name"] + ending)
                place.parent.mkdir(exist_ok=True)
                place.write_text(program.named["name"])

    def standing_in(name: str, kind: type[Asked] = Asked) -> Any:
        def made(*words: Any, **named: Any) -> Asked:
            asked.setdefault(name, []).append(kind(*words, **named))
            return asked[name][-1]

        return made

    def run(system: str) -> dict[str, list[Asked]]:
        monkeypatch.setattr(sys, "platform", system)
        given = {name: standing_in(name) for name in ("Analysis", "PYZ", "EXE", "BUNDLE")}
        given["COLLECT"] = standing_in("COLLECT", Collected)
        given |= {"SPECPATH": str(one_folder.SPEC.parent), "workpath": str(tmp_path)}
        exec(compile(one_folder.SPEC.read_text(encoding="utf-8"), one_folder.SPEC, "exec"), given)
        return asked

    return run


@pytest.mark.parametrize(
    ("system", "files"),
    [
        ("linux", {NAME: (NAME, True)}),
        ("win32", {f"{NAME}.exe": (NAME, False), f"{NAME}.com": (f"{NAME}-console", True)}),
    ],
)
def test_windows_has_a_program_with_a_console_and_one_without(run, tmp_path, system, files):
    asked = run(system)
    assert "BUNDLE" not in asked
    consoles = {program.named["name"]: program.named["console"] for program in asked["EXE"]}
    laid = {path.name: path.read_text() for path in (tmp_path / NAME).iterdir()}
    assert {name: (program, consoles[program]) for name, program in laid.items()} == files
    for program in asked["EXE"] if system == "win32" else ():
        assert Path(program.named["icon"]).is_file()
        told = Path(program.named["version"]).read_text(encoding="utf-8")
        assert f"'ProductVersion', '{__version__}'" in told


def test_on_macos_the_folder_is_made_a_bundle(run, tmp_path):
    asked = run("darwin")
    (program,), (folder,), (bundle,) = asked["EXE"], asked["COLLECT"], asked["BUNDLE"]
    assert program.named["console"] is False
    assert bundle.words == (folder,)
    assert bundle.named == {
        "name": BUNDLE_NAME,
        "icon": str(tmp_path / ICON),
        "bundle_identifier": ID,
        "version": __version__,
        "info_plist": info_plist(__version__),
    }
