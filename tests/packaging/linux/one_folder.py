"""A tiny one-folder build, and a tiny project, for tests of the packages for Linux."""

import shutil

from linux.share import Edition
from project import PROJECT
from tests.packaging.linux.elf_writing import elf

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


def folder(place):
    """The build: a program, a library, a link beside it, and a file of Python."""
    inside = place / "moon-desktop" / "_internal"
    (inside / "PySide6" / "Qt" / "lib").mkdir(parents=True)
    (inside / "PySide6" / "Qt" / "plugins" / "platformthemes").mkdir(parents=True)
    program = place / "moon-desktop" / "moon-desktop"
    program.write_bytes(elf(["libc.so.6"], [("libc.so.6", "GLIBC_2.9")]))
    program.chmod(0o700)
    library = inside / "PySide6" / "Qt" / "lib" / "libQt6Gui.so.6"
    library.write_bytes(
        elf(
            ["libGL.so.1", "libc.so.6", "libown.so.1"],
            [("libc.so.6", "GLIBC_2.34"), ("libc.so.6", "GLIBC_2.4")],
        )
    )
    library.chmod(0o755)
    (inside / "libown.so.1").write_bytes(elf())
    (inside / "libQt6Gui.so.6").symlink_to("PySide6/Qt/lib/libQt6Gui.so.6")
    theme = inside / "PySide6" / "Qt" / "plugins" / "platformthemes" / "libqgtk3.so"
    theme.write_bytes(elf(["libgtk-3.so.0", "libGL.so.1"]))
    (inside / "base_library.zip").write_bytes(b"PK" + bytes(3000))
    return place / "moon-desktop"


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
