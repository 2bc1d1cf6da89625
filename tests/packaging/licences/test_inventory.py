"""Everything in a package is accounted for, and nothing is without its text."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

import pytest

from licences import inventory
from moon_desktop import licences as told
from moon_desktop.licences import Part
from project import PROJECT
from tests.kit.cases import each
from trouble import Trouble

PARTS = told.parts()

LINUX = """
    moon-desktop _internal/base_library.zip _internal/libpython3.11.so.1.0
    _internal/libxcb-cursor.so.0 _internal/tqdm-4.70.1.dist-info/METADATA
    _internal/PySide6/Qt/lib/libQt6Core.so.6 _internal/PySide6/QtCore.abi3.so
    _internal/PySide6/libpyside6.abi3.so.6.11 _internal/shiboken6/libshiboken6.abi3.so.6.11
    _internal/moon_desktop/resources_data/fonts/lato/Lato-Bold.ttf
"""
WINDOWS = """
    moon-desktop.exe moon-desktop.com _internal/python313.dll _internal/VCRUNTIME140_1.dll
    _internal/libffi-8.dll _internal/_ctypes.pyd _internal/PySide6/Qt6Core.dll
    _internal/PySide6/MSVCP140_2.dll _internal/PySide6/QtCore.pyd
"""
MACOS = """
    Contents/Info.plist Contents/MacOS/moon-desktop Contents/Resources/moon-desktop.icns
    Contents/Resources/base_library.zip Contents/Frameworks/Python.framework/Versions/3.12/Python
    Contents/Frameworks/PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore
    Contents/Frameworks/PySide6/libpyside6.abi3.6.11.dylib
    Contents/Resources/moon_desktop/resources_data/icons/moon-desktop.svg
"""


def package(folder: Path, files: str) -> Path:
    for name in files.split():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(b"no program of PyInstaller, which is looked into")
    return folder


@pytest.fixture(autouse=True)
def no_look_inside(monkeypatch):
    """These programs are not packed by PyInstaller."""
    monkeypatch.setattr(inventory, "modules", lambda program: {"moon_desktop", "tqdm", "json"})


def names(parts: list[Part]) -> set[str]:
    return {part.name for part in parts}


def test_every_part_has_an_owner_a_place_and_a_text_and_there_is_no_other_text():
    listed = [part.name for part in PARTS]
    assert len(listed) == len(set(listed))
    for part in PARTS:
        assert part.within in {"", *listed}, part.name
        assert part.within or part.files or part.modules, part.name
        assert part.copyright, part.name
        assert part.texts or "Public-Domain" in part.licence, part.name
    there = {file.stem for file in (PROJECT / "resources/licences/texts").glob("*.txt")}
    assert there == {name for name in told.texts_of(PARTS) if "/" not in name}


def test_all_that_the_project_brings_along_or_stands_on_is_told_of():
    ours = next(part for part in PARTS if part.name == "Moon Desktop")
    others = [part for part in PARTS if part is not ours]
    for family in (PROJECT / "resources/fonts").iterdir():
        font = f"moon_desktop/resources_data/fonts/{family.name}/x"
        assert not family.is_dir() or any(part.has_file(font) for part in others), family.name
    modules = [part for part in others if "*" not in part.modules]
    text = (PROJECT / "pyproject.toml").read_text(encoding="utf-8")
    for line in tomllib.loads(text)["project"]["dependencies"]:
        name = re.split(r"[^\w-]", line.replace("-", "_"))[0]
        module = re.sub(r"_(Essentials|Addons)$", "", name)
        assert any(part.has_module(module) for part in modules), name
    licence = (PROJECT / "LICENSE").read_text(encoding="utf-8")
    assert set(re.findall(r"^Copyright .+$", licence, flags=re.M)) <= set(ours.copyright)


def test_every_text_is_whole():
    for name in told.texts_of(PARTS):
        text = told.text_of(name)
        assert len(text) > 150, name
        assert "\ufffd" not in text
    for name, last in (("GPL-3.0", "why-not-lgpl.html>."), ("LGPL-3.0", "for the\nLibrary.")):
        assert told.text_of(name).rstrip().endswith(last)


# --- a package --------------------------------------------------------------------------------


@each(
    ("files", "there", "not_there"),
    [
        (LINUX, {"xcb-util-cursor", "Wayland Protocol"}, {"libffi", "xcb-util-wm", "Wintab API"}),
        (WINDOWS, {"libffi", "Microsoft Visual C++ runtime", "Wintab API"}, {"Wayland Protocol"}),
        (MACOS, {"Cocoa Platform Plugin"}, {"Wintab API", "libffi", "xcb-util-cursor"}),
    ],
)
def test_package_has_the_parts_of_its_files(tmp_path, files, there, not_there):
    found = names(inventory.collect(package(tmp_path, files)))
    assert there | {"Moon Desktop", "Python", "Qt", "PCRE2", "tqdm"} <= found
    assert not found & not_there


@pytest.mark.skipif(sys.platform == "win32", reason="there are no links in a folder for Windows")
def test_link_to_a_library_is_as_the_library(tmp_path):
    """PyInstaller puts them where the libraries of macOS look for each other."""
    link = package(tmp_path, MACOS) / "Contents/Frameworks/QtCore"
    link.symlink_to("PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore")
    assert "Qt" in names(inventory.collect(tmp_path))
    link.unlink()
    link.write_text("no link")
    with pytest.raises(Trouble, match=r": QtCore\. Tell of them in"):
        inventory.collect(tmp_path)


def test_file_or_module_of_nobody_is_refused(tmp_path, monkeypatch):
    package(tmp_path, f"{LINUX} _internal/libreadline.so.8")
    monkeypatch.setattr(inventory, "modules", lambda program: {"numpy", "moon_desktop"})
    with pytest.raises(Trouble, match=r": libreadline\.so\.8, module numpy\. Tell of them in"):
        inventory.collect(tmp_path)


def test_page_is_written_beside_the_program_and_is_accounted_for(tmp_path):
    page = inventory.write(package(tmp_path / "linux", LINUX))
    first = page.read_text(encoding="utf-8")
    assert page == tmp_path / "linux" / "LICENCES.txt"
    assert "HarfBuzz-NG (inside Qt): MIT" in first
    assert first.count("GNU GENERAL PUBLIC LICENSE\n                       Version 3") == 1
    assert inventory.write(page.parent).read_text(encoding="utf-8") == first
    bundle = package(tmp_path / "Moon Desktop.app", MACOS)
    assert inventory.write(bundle) == tmp_path / "LICENCES.txt"  # not into what is signed


def test_debian_is_told_of_all_that_may_be_inside():
    page = inventory.of_debian()
    assert "/usr/share/common-licenses:" in page
    assert all(f"\n{name}" in page for name in ("xcb-util-cursor", "xcb-util-wm", "HarfBuzz-NG"))
    assert "Wintab API" not in page
