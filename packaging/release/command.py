"""The word `run.py release`: what belongs to a release."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import changelog
from project import PROJECT, version_of
from release import publish, questions, wheels
from trial import debian


def main(arguments: Sequence[str]) -> int:
    """Does what the words ask for; the exit status: 1 if something is not in order."""
    words = parser()
    given = words.parse_args(arguments)
    if given.quick and not given.check:
        words.error("--quick goes with --check")
    if given.source is not None and given.publish is None:
        words.error("--from goes with --publish")
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # the notes have dashes that not every console knows
            stream.reconfigure(errors="backslashreplace")
    return do(given)


def do(given: argparse.Namespace) -> int:
    """The one thing that is asked for."""
    if given.check:
        return questions.check(PROJECT, quick=given.quick)
    if given.wheels:
        return wheels.wheels(PROJECT)
    if given.sdist:
        return wheels.source(PROJECT)
    if given.trial:
        return debian.trial(PROJECT)
    if given.publish is not None:
        source = given.source or PROJECT / "dist"
        return publish.publish(PROJECT, given.publish, source.resolve())
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
    asked = one.add_argument
    asked("--check", action="store_true", help="say whether all is in order, and what is not")
    asked(
        "--notes",
        nargs="?",
        const="",
        metavar="VERSION",
        help="print what CHANGELOG.md tells of a version, or of this one",
    )
    asked(
        "--wheels",
        action="store_true",
        help="wheels with the compiled kernel for every Python, in dist/wheels; on Linux this"
        " needs docker or podman",
    )
    asked("--sdist", action="store_true", help="the source archive, in dist/wheels, tried out")
    asked(
        "--trial",
        action="store_true",
        help="install the .deb of dist in a bare Debian, play there, and remove it (Linux, as"
        " root or with sudo)",
    )
    asked(
        "--publish",
        metavar="TAG",
        help="make a release on GitHub of the packages, with checksums and notes; needs gh",
    )
    made.add_argument(
        "--quick", action="store_true", help="with --check: without the tests, so never ready"
    )
    made.add_argument(
        "--from",
        dest="source",
        type=Path,
        metavar="FOLDER",
        help="with --publish: where the packages are, not dist",
    )
    return made
