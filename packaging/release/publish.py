"""A release on GitHub: the packages of all systems, their checksums, and the notes."""

from __future__ import annotations

import re
import shutil
import subprocess
import tempfile
from pathlib import Path

import changelog
from package import checksums, digest
from project import git, tag_of, version_of
from trouble import Trouble

KINDS = {
    "the archive for Linux": ".tar.xz",
    "the Debian package": ".deb",
    "the installer for Windows": "-setup.exe",
    "the disk image for macOS": ".dmg",
    "wheels": ".whl",
    "the source archive": ".tar.gz",
}
"""What a release has at least one of, and how its name ends."""
SUMS = "SHA256SUMS"
SUM = re.compile(r"([0-9a-f]{64}) [ *](.+)")


def publish(project: Path, tag: str, source: Path) -> int:
    """Makes the release `tag` of what lies below the folder `source`; returns gh's exit status.

    Raises Trouble, before anything is published, where something is missing or not as it was made.
    """
    version = version_of(project)
    if tag != tag_of(version):
        raise Trouble(f"The tag {tag} is not that of {version}: tag the commit of that version.")
    if tag not in git(project, "tag", "--points-at", "HEAD"):
        raise Trouble(f"The tag {tag} is not on this commit: git checkout {tag}, then again.")
    notes = changelog.notes(changelog.of_version(project, version))
    files = gathered(source, version)
    gh = shutil.which("gh")
    if gh is None:
        raise Trouble("Releases are made with GitHub's gh, which is not here: install it.")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        sums = folder / f"moon-desktop-{version}-{SUMS}"
        sums.write_text(checksums(files), encoding="utf-8", newline="\n")
        told = folder / "notes.md"
        told.write_text(notes, encoding="utf-8", newline="\n")
        words = ["--verify-tag", "--title", f"Moon Desktop {version}", "--notes-file", str(told)]
        command = [gh, "release", "create", tag, *words, *map(str, [*files, sums])]
        return subprocess.run(command, cwd=project, check=False).returncode


def gathered(source: Path, version: str) -> list[Path]:
    """The files of a release below `source`, by name; raises Trouble for what is missing, comes
    twice, is of another version or is not what its checksum says."""
    found: dict[str, Path] = {}
    for path in sorted(source.rglob("*")):
        if not path.is_file():
            continue
        if path.name.endswith(SUMS):
            compare(path)
        elif path.name.endswith(tuple(KINDS.values())):
            if path.name in found:
                raise Trouble(f"{path.name} is there twice, below {source}: keep one of them.")
            found[path.name] = path
    strangers = [name for name in found if not of_version(name, version)]
    if strangers:
        raise Trouble(f"{strangers[0]} is not of version {version}: take it out of {source}.")
    for what, ending in KINDS.items():
        if not any(name.endswith(ending) for name in found):
            raise Trouble(f"There is no {ending} below {source} ({what}): make it there first.")
    return [found[name] for name in sorted(found)]


def of_version(name: str, version: str) -> bool:
    """Whether a file is called after that version and no other."""
    return re.fullmatch(rf"moon[-_]desktop[-_]{re.escape(version)}(?![.\d]*\d).*", name) is not None


def compare(sums: Path) -> None:
    """Raises Trouble for a file beside `sums` that is not as it was when they were taken."""
    for line in sums.read_text(encoding="utf-8").splitlines():
        found = SUM.fullmatch(line)
        if found is None:
            raise Trouble(f"{sums} has a line that is no checksum: make the packages anew.")
        path = sums.with_name(found[2])
        # Not all that is summed up is passed on.
        if path.is_file() and digest(path) != found[1]:
            raise Trouble(f"{path} is not what was made ({sums.name} says): make it anew.")
