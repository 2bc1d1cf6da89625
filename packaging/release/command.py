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
WORDS = {
    "--check": "say whether all is in order, and what is not",
    "--wheels": "wheels with the compiled kernel for every Python, in dist/wheels; on Linux this"
    " needs docker or podman",
    "--sdist": "the source archive, in dist/wheels, tried out",
    "--trial": "install what is in dist in a bare Debian, play there, and remove it (Linux, as"
    " root or with sudo; needs debootstrap)",
}


def main(arguments: Sequence[str]) -> int:
    """Does what the words ask for; the exit status: 1 if something is not in order."""
    given = parser().parse_args(arguments)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # the notes have dashes that not every console knows
            stream.reconfigure(errors="backslashreplace")
    if given.check:
        asked = [question for question in QUESTIONS if not (given.passed and question is tests)]
        return check(PROJECT, asked)
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
    for word, told in WORDS.items():
        one.add_argument(word, action="store_true", help=told)
    notes = "print what CHANGELOG.md tells of a version, or of this one"
    one.add_argument("--notes", nargs="?", const="", metavar="VERSION", help=notes)
    passed = "with --check: this commit has passed `run.py check`, which is not run again"
    made.add_argument("--passed", action="store_true", help=passed)
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
    answers: dict[str, list[str]] = {}
    for question in asked:
        try:
            answers[question.__name__] = question(project)
        except Trouble as trouble:  # that it could not be answered is no good answer
            answers[question.__name__] = [str(trouble)]
    print()
    for name, wrong in answers.items():
        for line in wrong or ["ok"]:
            print(f"{name:<13} {line}")
    bad = [name for name, wrong in answers.items() if wrong]
    version = version_of(project)
    if bad:
        print(f"release {version}: not ready: {', '.join(bad)}")
        return 1
    print(f"release {version}: ready. Tag it with git tag v{version}, and push the tag.")
    return 0
