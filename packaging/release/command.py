"""The word `run.py release`: whether all is in order for one, and what belongs to it.

What must be in order in every commit - licences, translations, the news - is asked by the checks.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import changelog
import tasks
from project import PROJECT, git, version_of
from release import wheels

# By what the pictures of the README are drawn.
DRAWING = "tests.pictures.readme"
TRIAL = PROJECT / "tests" / "packaging" / "linux" / "trial.sh"


def main(arguments: Sequence[str]) -> int:
    """Does what the words ask for; the exit status: 1 if something is not in order."""
    given = parser().parse_args(arguments)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # the notes have dashes that not every console knows
            stream.reconfigure(errors="backslashreplace")
    if given.check:
        return check(PROJECT, given.passed)
    if given.do:
        return int(given.do(PROJECT))
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
    told = "say whether all is in order, and what is not"
    one.add_argument("--check", action="store_true", help=told)
    told = "wheels with the compiled kernel for every Python, in dist/wheels; on Linux this needs"
    told += " docker or podman"
    one.add_argument("--wheels", dest="do", action="store_const", const=wheels.wheels, help=told)
    told = "the source archive, in dist/wheels, tried out"
    one.add_argument("--sdist", dest="do", action="store_const", const=wheels.source, help=told)
    told = "install what is in dist in a bare Debian, play there, and remove it (Linux, as root or"
    told += " with sudo; needs debootstrap)"
    one.add_argument("--trial", dest="do", action="store_const", const=trial, help=told)
    told = "print what CHANGELOG.md tells of a version, or of this one"
    one.add_argument("--notes", nargs="?", const="", metavar="VERSION", help=told)
    told = "with --check: this commit has passed `run.py check`, which is not run again"
    made.add_argument("--passed", action="store_true", help=told)
    return made


def trial(project: Path) -> int:
    """Tries the packages of this version in `dist` by the script; the exit status."""
    rights = ["sudo"] if os.geteuid() != 0 else []
    command = [*rights, "bash", str(TRIAL), version_of(project)]
    return subprocess.run(command, cwd=project, check=False).returncode


def check(project: Path, passed: bool) -> int:
    """Says what is not in order, and returns 1 if anything is not; of a commit that has `passed`
    the checks, which take longest, they are not asked again."""
    wrong = list(amiss(project))
    if not passed and tasks.check(sys.executable):
        wrong.append(
            "The checks fail: mend what they name above, or see python3 packaging/run.py check."
        )
    version = version_of(project)
    ready = f"ready. Tag it with git tag v{version}, and push the tag."
    print("", *wrong, f"release {version}: {'not ready.' if wrong else ready}", sep="\n")
    return 1 if wrong else 0


def amiss(project: Path) -> Iterator[str]:
    """What keeps the tree, its version and its pictures from being released: sentences with what
    to do. Raises Trouble where that cannot be told."""
    changed = [line[3:] for line in git(project, "status", "--porcelain")]
    if changed:
        yield f"Not in the commit: {', '.join(changed)}: commit them or take them away."
    version = version_of(project)
    tags = {tag.removeprefix("v") for tag in git(project, "tag", "--list", "v*")}
    here = git(project, "tag", "--points-at", "HEAD", "--list", "v*")
    if version in tags and f"v{version}" not in here:
        yield f"The tag v{version} is on another commit: raise the version, or release that one."
    if not changelog.VERSION.fullmatch(version):
        yield f"The version {version!r} is not three numbers with dots: make it so."
    else:
        released = {version, *filter(changelog.VERSION.fullmatch, tags)}
        last = max(released, key=changelog.order)
        if last != version:
            yield f"The version {version} is not above {last}, which has a tag: raise it."
    top = changelog.read(project)[0].version
    if top != version:
        yield f"{changelog.NAME} begins with {top}, not {version}: tell what is new."
    if not (project / "tests" / "upgrades" / version / "told.json").is_file():
        yield f"Nothing is kept of {version}: make it with python -m tests.upgrades.keep."
    draw = [sys.executable, "-m", DRAWING, "--compare"]
    said = subprocess.run(draw, cwd=project, capture_output=True, text=True, check=False)
    if said.returncode not in (0, 1):
        yield f"The pictures could not be drawn: see what python -m {DRAWING} says."
    else:
        anew = f"draw it anew with python -m {DRAWING}, and look at it."
        yield from (f"{name}: {anew}" for name in said.stdout.splitlines())
