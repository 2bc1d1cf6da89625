"""A release on GitHub: the packages of all systems, their checksums, and the notes."""

from __future__ import annotations

import re
import subprocess
import tempfile
from pathlib import Path

import changelog
from package import checksums
from project import git, version_of
from trouble import Trouble

# What a release has at least one of, by how its name ends.
KINDS = (".tar.xz", ".deb", "-setup.exe", ".dmg", ".whl", ".tar.gz")


def publish(project: Path, tag: str, source: Path) -> int:
    """Makes the release `tag` of what lies below the folder `source`; returns gh's exit status.

    Raises Trouble, before anything is published, where something is missing.
    """
    version = version_of(project)
    if tag != f"v{version}" or tag not in git(project, "tag", "--points-at", "HEAD"):
        raise Trouble(f"The tag {tag} is not on this commit, or not that of {version}.")
    notes = changelog.notes(changelog.of_version(project, version))
    files = gathered(source, version)
    with tempfile.TemporaryDirectory() as name:
        sums = Path(name, f"moon-desktop-{version}-SHA256SUMS")
        sums.write_text(checksums(files), encoding="utf-8", newline="\n")
        told = Path(name, "notes.md")
        told.write_text(notes, encoding="utf-8", newline="\n")
        words = ["--verify-tag", "--title", f"Moon Desktop {version}", "--notes-file", str(told)]
        command = ["gh", "release", "create", tag, *words, *map(str, [*files, sums])]
        return subprocess.run(command, cwd=project, check=False).returncode


def gathered(source: Path, version: str) -> list[Path]:
    """The files of a release below `source`, by name; raises Trouble for what is missing or of
    another version."""
    files = {path.name: path for path in source.rglob("*") if path.name.endswith(KINDS)}
    named = re.compile(rf"moon[-_]desktop[-_]{re.escape(version)}(?![.\d]*\d)")
    for name in files:
        if not named.match(name):
            raise Trouble(f"{name} is not of version {version}: take it out of {source}.")
    for ending in KINDS:
        if not any(name.endswith(ending) for name in files):
            raise Trouble(f"There is no {ending} below {source}: make it there first.")
    return [files[name] for name in sorted(files)]
