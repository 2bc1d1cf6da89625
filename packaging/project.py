"""The project that is packed: its names, its version, and what git says of it."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

from trouble import Trouble, reason

PROJECT = Path(__file__).resolve().parent.parent
# What files and commands are called, what people read, and what desktops know it by.
NAME = "moon-desktop"
TITLE = "Moon Desktop"
ID = "io.github.moondesktop.MoonDesktop"
# What Finder shows as one thing: the folder that PyInstaller makes beside the other one.
BUNDLE_NAME = f"{TITLE}.app"
LICENCE = PROJECT / "LICENSE"
# The word of run.py that people need not know: it sets up nothing.
INSIDE = "--inside"
# What reproducible builds agreed to read.
TIME_VARIABLE = "SOURCE_DATE_EPOCH"


def version_of(project: Path) -> str:
    """The version in `moon_desktop/__init__.py`, read without running it."""
    text = (project / "moon_desktop" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.+)"$', text, flags=re.M)
    if found is None:
        raise Trouble("moon_desktop/__init__.py says no __version__: write it there.")
    return found[1]


def four_numbers(version: str) -> tuple[int, int, int, int]:
    """`version` as Windows counts: four numbers below 65536; raises Trouble if it has others.

    What follows the numbers, as in 0.4.0rc1, has no place in them.
    """
    found = re.match(r"\d+(?:\.\d+){0,3}(?!\.?\d)", version)
    numbers = [int(number) for number in found[0].split(".")] if found else []
    if not numbers or max(numbers) > 0xFFFF:
        raise Trouble(
            f"Windows cannot show the version {version!r}: begin it with one to four numbers"
            " below 65536 and points between them."
        )
    first, second, third, fourth = (*numbers, 0, 0, 0)[:4]
    return first, second, third, fourth


def copyright_line() -> str:
    """Who holds the copyright of the program, as LICENSE says it."""
    found = re.search(r"^Copyright .+$", LICENCE.read_text(encoding="utf-8"), flags=re.M)
    if not found:
        raise Trouble(f"{LICENCE.name} names no copyright: put the line back.")
    return found[0]


def tag_of(version: str) -> str:
    """The name of the tag that makes a release of the version."""
    return f"v{version}"


def inside(module: str) -> list[str]:
    """The words that have a Python, as it is, call `main` of a module of this folder."""
    return [str(PROJECT / "packaging" / "run.py"), INSIDE, module]


def git(project: Path, *words: str) -> list[str]:
    """The lines that the git command prints; raises Trouble where it fails or there is no git."""
    try:
        said = subprocess.run(
            ["git", *words], cwd=project, capture_output=True, encoding="utf-8", check=True
        )
    except OSError:
        raise Trouble("There is no git here: install it, a release is a commit.") from None
    except subprocess.CalledProcessError as error:
        raise Trouble(
            f"git {words[0]} failed ({reason(error.stderr)}): do this in a clone of the project."
        ) from None
    return said.stdout.splitlines()


def commit_time(project: Path) -> int:
    """Seconds since 1970 that everything packed bears, so that it packs to the same bytes: from
    `SOURCE_DATE_EPOCH`, or else of the commit that is checked out.

    Raises Trouble where neither tells.
    """
    given = os.environ.get(TIME_VARIABLE)
    if given is None:
        return int(git(project, "log", "-1", "--format=%ct")[0])
    if not given.isdecimal():
        raise Trouble(f"{TIME_VARIABLE} is {given!r}: give it the seconds since 1970, or unset it.")
    return int(given)
