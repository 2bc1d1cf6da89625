"""The word `run.py release`: what belongs to a release."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import changelog
from project import PROJECT, version_of
from release import questions, wheels
from trouble import Trouble

TRIAL = PROJECT / "packaging" / "linux" / "trial.sh"


def main(arguments: Sequence[str]) -> int:
    """Does what the words ask for; the exit status: 1 if something is not in order."""
    given = parser().parse_args(arguments)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # the notes have dashes that not every console knows
            stream.reconfigure(errors="backslashreplace")
    if given.check:
        return questions.check(PROJECT)
    if given.wheels:
        return wheels.wheels(PROJECT)
    if given.sdist:
        return wheels.source(PROJECT)
    if given.trial:
        return trial(PROJECT)
    version = given.notes or version_of(PROJECT)
    print(changelog.notes(changelog.of_version(PROJECT, version)), end="")
    return 0


def parser() -> argparse.ArgumentParser:
    """What may be asked for."""
    made = argparse.ArgumentParser(
        prog="run.py release",
        description="What belongs to a release. Say one of:",
        epilog="exit status: 0; 1 where something is not in order; 2 where it could not be done.",
    )
    one = made.add_mutually_exclusive_group(required=True)
    for word, told in {
        "--check": "say whether all is in order, and what is not",
        "--wheels": "wheels with the compiled kernel for every Python, in dist/wheels; on Linux"
        " this needs docker or podman",
        "--sdist": "the source archive, in dist/wheels, tried out",
        "--trial": "install what is in dist in a bare Debian, play there, and remove it (Linux, as"
        " root or with sudo; needs debootstrap)",
    }.items():
        one.add_argument(word, action="store_true", help=told)
    notes = "print what CHANGELOG.md tells of a version, or of this one"
    one.add_argument("--notes", nargs="?", const="", metavar="VERSION", help=notes)
    return made


def trial(project: Path) -> int:
    """Tries the packages in `dist` by the script; the exit status. Raises Trouble without them."""
    version = version_of(project)
    dist = project / "dist"
    packages = sorted(dist.glob(f"moon-desktop_{version}_*.deb"))
    archives = sorted(dist.glob(f"moon-desktop-{version}-linux-*.tar.xz"))
    if not (packages and archives):
        raise Trouble(
            f"There is no .deb and .tar.xz of {version} in dist: make them on Linux, with"
            " python3 packaging/run.py package."
        )
    rights = ["sudo"] if os.geteuid() != 0 else []
    build = project / "build" / "debian-trial"
    command = [*rights, "bash", str(TRIAL), str(packages[0]), str(archives[0]), str(build)]
    return subprocess.run(command, check=False).returncode
