"""CHANGELOG.md: its releases, and what each says to players."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from trouble import Trouble

NAME = "CHANGELOG.md"
HEADING = re.compile(r"^## +(\S.*)\n", re.MULTILINE)
VERSION = re.compile(r"(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)){2}")


@dataclass(frozen=True)
class Release:
    """What one version brings: paragraphs and points, these with their dashes.

    Lines that were broken to fit the file are joined again; Markdown stays as it was written.
    """

    version: str
    news: tuple[str, ...]


def versions(text: str) -> list[Release]:
    """The releases that the text of a changelog tells of, in its order: the newest first."""
    _, *pieces = HEADING.split(text)
    releases = []
    for version, body in zip(pieces[::2], pieces[1::2], strict=True):
        blocks = filter(None, map(str.split, re.split(r"\n\s*\n|\n(?=[-*] )", body)))
        releases.append(Release(version, tuple(map(" ".join, blocks))))
    return releases


def read(project: Path) -> list[Release]:
    """The releases in the project's changelog."""
    return versions((project / NAME).read_text(encoding="utf-8"))


def of_version(project: Path, version: str) -> Release:
    """The release of that version. Raises Trouble where the changelog has none."""
    releases = read(project)
    for found in releases:
        if found.version == version:
            return found
    known = ", ".join(found.version for found in releases) or "none"
    raise Trouble(f"{NAME} has no section {version}: write one, or name one of these: {known}.")


def notes(told: Release) -> str:
    """The release in Markdown, without a heading, one line a paragraph or point."""
    return "\n\n".join(told.news) + "\n"


def order(version: str) -> tuple[int, ...]:
    """A key that sorts versions of three numbers from old to new."""
    return tuple(int(number) for number in version.split("."))
