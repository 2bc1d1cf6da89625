"""What Moon Desktop is made of, besides itself: whose it is, under which licence, and its text."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from fnmatch import fnmatchcase
from pathlib import Path, PurePosixPath
from typing import Any, NamedTuple

from moon_desktop.resources import resource

LISTS = ("parts.toml", "parts-of-qt.toml")

_FRAMES = ("_internal", "Contents/Frameworks", "Contents/MacOS", "Contents/Resources", "Contents")
"""The folders of a package that files of it lie in, whatever the system."""


class Part(NamedTuple):
    """One piece of other people's work, or the program itself; `parts.toml` tells of the fields."""

    name: str
    licence: str
    copyright: tuple[str, ...]
    texts: tuple[str, ...] = ()
    home: str = ""
    files: tuple[str, ...] = ()
    modules: tuple[str, ...] = ()
    within: str = ""
    systems: tuple[str, ...] = ()

    def has_file(self, path: str) -> bool:
        """Whether the file ``path`` of a package, as ``place_of`` has it, is part of it."""
        return any(fnmatchcase(path.lower(), pattern.lower()) for pattern in self.files)

    def has_module(self, name: str) -> bool:
        """Whether a top-level Python module of a package is part of it."""
        return any(fnmatchcase(name, pattern) for pattern in self.modules)


def parts() -> tuple[Part, ...]:
    """Everything there is, for every system, in the order to be shown.

    Raises OSError, ValueError or TypeError where the lists are damaged.
    """
    found = []
    for name in LISTS:
        told = tomllib.loads(resource("licences", name).read_text(encoding="utf-8"))
        for entry in told["part"]:
            values: dict[str, Any] = {
                key: tuple(value) if isinstance(value, list) else value
                for key, value in entry.items()
            }
            found.append(Part(**values))
    return tuple(found)


def place_of(path: PurePosixPath) -> str:
    """A file of a package by its path below the folder, without what depends on the system."""
    place = path.as_posix()
    for frame in _FRAMES:
        place = place.removeprefix(f"{frame}/")
    return place


def inside(
    everything: Iterable[Part], places: Sequence[str] | None, system: str = sys.platform
) -> list[Part]:
    """Those of the parts that a copy on ``system`` has: by its files, as ``place_of`` has them,
    or without them (None) all that may be in one."""
    here = [part for part in everything if not part.systems or system in part.systems]
    there = {
        part.name
        for part in here
        # Python's modules lie all together in one file.
        if places is None or part.modules or any(map(part.has_file, places))
    }
    return [part for part in here if (part.within or part.name) in there]


def files_below(folder: Path) -> Iterator[PurePosixPath]:
    """The path of each file below ``folder``, from there."""
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            yield PurePosixPath(path.relative_to(folder).as_posix())


def text_of(name: str) -> str:
    """The text of a licence by its name in the lists; FileNotFoundError if there is none."""
    place = name.split("/") if "/" in name else ["licences", "texts", name]
    return resource(*place[:-1], f"{place[-1]}.txt").read_text(encoding="utf-8")


def texts_of(shown: Iterable[Part]) -> list[str]:
    """The names of the texts of these parts, each once, in the order of the parts."""
    return list(dict.fromkeys(text for part in shown for text in part.texts))
