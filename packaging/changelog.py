"""CHANGELOG.md: its releases, what each says to players, and what is wrong with it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from trouble import Trouble

NAME = "CHANGELOG.md"
HEADING = re.compile(r"## +(\S.*)")
POINT = re.compile(r"[-*] +(.*)")
VERSION = re.compile(r"(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)){2}")


@dataclass(frozen=True)
class Release:
    """What one version brings.

    `lead` is the text before the points, each `\\n\\n` a new paragraph; `points` are without
    their dashes. Lines that were broken to fit the file are joined again; Markdown within a line
    stays as it was written.
    """

    version: str
    lead: str
    points: tuple[str, ...]


def versions(text: str) -> list[Release]:
    """The releases that the text of a changelog tells of, in its order: the newest first."""
    found = []
    pieces = re.split(r"(?m)^(?=## )", text)
    for piece in pieces:
        heading = HEADING.match(piece)
        if heading:
            found.append(release(heading[1].strip(), piece[heading.end() :]))
    return found


def release(version: str, body: str) -> Release:
    """The release from what stands below its heading."""
    lead: list[list[str]] = [[]]
    points: list[list[str]] = []
    broken = False  # a blank line: what follows is no longer the same paragraph
    for line in body.splitlines():
        words = line.strip()
        point = POINT.match(line)
        if not words:
            broken = True
            continue
        if point:
            points.append([point[1].strip()])
        elif points:
            points[-1].append(words)
        elif broken and lead[-1]:
            lead.append([words])
        else:
            lead[-1].append(words)
        broken = False
    return Release(
        version,
        "\n\n".join(" ".join(paragraph) for paragraph in lead if paragraph),
        tuple(" ".join(point) for point in points),
    )


def read(project: Path) -> list[Release]:
    """The releases in the project's changelog. Raises Trouble where it cannot be read."""
    path = project / NAME
    try:
        return versions(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise Trouble(f"{NAME} cannot be read ({error}): put it back from git.") from None


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
    lead = [told.lead] if told.lead else []
    points = ["\n".join(f"- {point}" for point in told.points)] if told.points else []
    return "\n\n".join(lead + points) + "\n"


def order(version: str) -> tuple[int, ...]:
    """A key that sorts versions of three numbers from old to new."""
    return tuple(int(number) for number in version.split("."))


def problems(text: str, version: str) -> list[str]:
    """What keeps the changelog from being the notes of `version`; each a sentence and a way out."""
    releases = versions(text)
    if not releases:
        return [f"{NAME} has no section yet: begin one with “## {version}”."]
    wrong = []
    top = releases[0]
    if top.version != version:
        wrong.append(
            f"{NAME} begins with {top.version}, the version is {version}:"
            f" put “## {version}” on top and tell what is new."
        )
    seen: set[str] = set()
    for told in releases:
        if told.version in seen:
            wrong.append(f"{NAME} has {told.version} twice: make one section of them.")
        seen.add(told.version)
        if not told.points:
            wrong.append(f"{NAME}, {told.version}, has no points: tell players what is new.")
        wrong += [
            f"{NAME}, {told.version}, has an empty point: write it, or take its dash away."
            for point in told.points
            if not re.search(r"\w", point)
        ]
        if not VERSION.fullmatch(told.version):
            wrong.append(
                f"{NAME} has a section “{told.version}”: a heading is a version of three"
                f" numbers, as {version}, and nothing else."
            )
    numbered = [told.version for told in releases if VERSION.fullmatch(told.version)]
    for newer, older in pairwise(numbered):
        if order(newer) < order(older):
            wrong.append(f"{NAME} has {newer} above {older}: the newest comes first.")
    return wrong
