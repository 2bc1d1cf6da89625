"""The version of a release: what it is, and where else it is said."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import changelog
from git_words import git
from trouble import Trouble

# Files of ours, as texts name them: moon-desktop-1.2.3-setup.exe, moon-desktop_1.2.3_amd64.deb.
NAMED = re.compile(r"moon-desktop[-_]v?(\d+(?:\.\d+)+)")
TOLD_IN = ("README.md", "packaging/README.md")
METAINFO = Path("packaging", "linux", "io.github.moondesktop.MoonDesktop.metainfo.xml")


def version_of(project: Path) -> str:
    """The version in `moon_desktop/__init__.py`, read without running it."""
    path = project / "moon_desktop" / "__init__.py"
    for statement in ast.parse(path.read_text(encoding="utf-8")).body:
        match statement:
            case ast.Assign(targets=[ast.Name("__version__")], value=ast.Constant(str(version))):
                return version
    raise Trouble("moon_desktop/__init__.py says no __version__: write it there.")


def tag_of(version: str) -> str:
    """The name of the tag that makes a release of the version."""
    return f"v{version}"


def problems(project: Path) -> list[str]:
    """What keeps the version from being that of a release; each a sentence and a way out."""
    version = version_of(project)
    if not changelog.VERSION.fullmatch(version):
        return [f"The version {version!r} is not three numbers with dots: make it so."]
    wrong = []
    last = last_tag(project, version)
    if last is not None and changelog.order(version) <= changelog.order(last):
        wrong.append(
            f"The version {version} is not above {last}, which has a tag:"
            " raise it in moon_desktop/__init__.py."
        )
    for name in TOLD_IN:
        path = project / name
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        others = sorted(set(NAMED.findall(text)) - {version})
        if others:
            wrong.append(f"{name} names files of {', '.join(others)}: write {version} there.")
    # Its releases are put in when it is packed; one that stands there would be out of date.
    if "<release " in (project / METAINFO).read_text(encoding="utf-8"):
        wrong.append(f"{METAINFO.as_posix()} tells of a release: leave <releases/> empty.")
    return wrong


def last_tag(project: Path, version: str) -> str | None:
    """The highest version that has a tag and is not `version`; None where there is none."""
    tagged = [tag.removeprefix("v") for tag in git(project, "tag", "--list", "v*")]
    before = [tag for tag in tagged if changelog.VERSION.fullmatch(tag) and tag != version]
    return max(before, key=changelog.order, default=None)
