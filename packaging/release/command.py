"""The word `run.py release`: whether all is in order for one, and what belongs to it.

What must be in order in every commit - licences, translations, the news - is asked by the checks,
which are the last question.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import changelog
import tasks
from project import PROJECT, git, version_of
from release import wheels
from trouble import Trouble

TRIAL = PROJECT / "packaging" / "linux" / "trial.sh"


def main(arguments: Sequence[str]) -> int:
    """Does what the words ask for; the exit status: 1 if something is not in order."""
    given = parser().parse_args(arguments)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # the notes have dashes that not every console knows
            stream.reconfigure(errors="backslashreplace")
    if given.check:
        return check(PROJECT, QUESTIONS[:-1] if given.passed else QUESTIONS)
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


# --- what is asked before a release: each tells what is wrong, sentences with what to do ----------


def tree(project: Path) -> list[str]:
    """What keeps the tree from being released."""
    wrong = []
    changed = [line[3:] for line in git(project, "status", "--porcelain")]
    if changed:
        wrong.append(f"Not in the commit: {', '.join(changed)}: commit them or take them away.")
    tag = f"v{version_of(project)}"
    here = git(project, "tag", "--points-at", "HEAD", "--list", "v*")
    if tag not in here and git(project, "tag", "--list", tag):
        wrong.append(f"The tag {tag} is on another commit: raise the version, or release that one.")
    return wrong


def version(project: Path) -> list[str]:
    """What keeps the version from being that of a release."""
    version = version_of(project)
    if not changelog.VERSION.fullmatch(version):
        return [f"The version {version!r} is not three numbers with dots: make it so."]
    wrong = []
    tagged = [tag.removeprefix("v") for tag in git(project, "tag", "--list", "v*")]
    released = filter(changelog.VERSION.fullmatch, tagged)
    last = max(released, key=changelog.order, default=version)
    if changelog.order(version) < changelog.order(last):
        wrong.append(f"The version {version} is not above {last}, which has a tag: raise it.")
    top = changelog.read(project)[0].version
    if top != version:
        wrong.append(f"{changelog.NAME} begins with {top}, not {version}: tell what is new.")
    if not (project / "tests" / "upgrades" / version / "told.json").is_file():
        wrong.append(f"Nothing is kept of {version}: make it with python -m tests.upgrades.keep.")
    return wrong


def pictures(project: Path) -> list[str]:
    """Pictures of the README that the program would not draw any more."""
    words = [sys.executable, "-m", "tests.pictures.readme"]
    said = subprocess.run(
        [*words, "--compare"], cwd=project, capture_output=True, text=True, check=False
    )
    if said.returncode not in (0, 1):
        return ["The pictures could not be drawn: see what python -m tests.pictures.readme says."]
    anew = "draw it anew with python -m tests.pictures.readme, and look at it."
    return [f"{name}: {anew}" for name in said.stdout.splitlines()]


def tests(project: Path) -> list[str]:
    """Whether everything that is asked of a change is so."""
    failed = "The checks fail: mend what they name above, or see python3 packaging/run.py check."
    return [failed] if tasks.check(sys.executable) else []


# Last come the tests, for they take longest.
QUESTIONS: Sequence[Callable[[Path], list[str]]] = (tree, version, pictures, tests)


def check(project: Path, asked: Sequence[Callable[[Path], list[str]]]) -> int:
    """Asks every question, prints the answers, and returns 1 if anything is not in order."""
    answers: list[str] = []
    bad = []
    for question in asked:
        try:
            wrong = question(project)
        except Trouble as trouble:  # that it could not be answered is no good answer
            wrong = [str(trouble)]
        answers += (f"{question.__name__:<13} {line}" for line in wrong or ["ok"])
        bad += [question.__name__] if wrong else []
    version = version_of(project)
    print("", *answers, sep="\n")
    if bad:
        print(f"release {version}: not ready: {', '.join(bad)}")
        return 1
    print(f"release {version}: ready. Tag it with git tag v{version}, and push the tag.")
    return 0
