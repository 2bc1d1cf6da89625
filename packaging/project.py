"""The project that is packed: its names, its version, and what git says of it."""

from __future__ import annotations

import os
import re
from pathlib import Path

from trouble import output

PROJECT = Path(__file__).resolve().parent.parent
# What files and commands are called, what people read, and what desktops know it by.
NAME = "moon-desktop"
TITLE = "Moon Desktop"
ID = "io.github.moondesktop.MoonDesktop"
# What Finder shows as one thing: the folder that PyInstaller makes beside the other one.
BUNDLE_NAME = f"{TITLE}.app"
# The word of run.py that people need not know: it sets up nothing.
INSIDE = "--inside"
# What reproducible builds agreed to read.
TIME_VARIABLE = "SOURCE_DATE_EPOCH"


def version_of(project: Path) -> str:
    """The version in `moon_desktop/__init__.py`, read without running it."""
    text = (project / "moon_desktop" / "__init__.py").read_text(encoding="utf-8")
    (version,) = re.findall(r'^__version__ = "(.+)"$', text, flags=re.M)
    return str(version)


def four_numbers(version: str) -> tuple[int, int, int, int]:
    """`version` as Windows counts; what follows the numbers, as in 0.4.0rc1, has no place there."""
    first, second, third = map(int, re.findall(r"\d+", version)[:3])
    return first, second, third, 0


def filled(template: Path, **holes: str) -> str:
    """The text of a file with what stands between two @ in it filled in."""
    words = template.read_text(encoding="utf-8")
    for hole, value in {"ID": ID, "NAME": NAME, **holes}.items():
        words = words.replace(f"@{hole}@", value)
    return words


def inside(module: str) -> list[str]:
    """The words that have a Python, as it is, call `main` of a module of this folder."""
    return [str(PROJECT / "packaging" / "run.py"), INSIDE, module]


def git(project: Path, *words: str) -> list[str]:
    """The lines that the git command prints; raises Trouble where it fails or there is no git."""
    failure = "This is done in a clone of the project, with git"
    return output(["git", *words], failure, project).splitlines()


def commit_time(project: Path) -> int:
    """Seconds since 1970 that everything packed bears, so that it packs to the same bytes: from
    `SOURCE_DATE_EPOCH`, or else of the commit that is checked out.

    Raises Trouble where neither tells.
    """
    failure = f"Pack in a clone, with git, or set {TIME_VARIABLE} to the seconds since 1970"
    given = os.environ.get(TIME_VARIABLE)
    return int(given or output(["git", "log", "-1", "--format=%ct"], failure, project))
