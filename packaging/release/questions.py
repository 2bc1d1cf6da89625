"""Whether all is in order for a release: each question, and one line for its answer.

What must be in order in every commit - licences, translations, the news, what is kept of every
version - is asked by the checks, which are the last question.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import changelog
import tasks
from project import git, version_of
from trouble import Trouble

Question = Callable[[Path], list[str]]
"""Asked of the project, it tells what is wrong: sentences, each with what to do."""


def tree(project: Path) -> list[str]:
    """What keeps the tree from being released."""
    wrong = []
    changed = [line[3:] for line in git(project, "status", "--porcelain")]
    if changed:
        wrong.append(f"Not in the commit: {', '.join(changed)}: commit them or take them away.")
    tag = f"v{version_of(project)}"
    here = git(project, "tag", "--points-at", "HEAD", "--list", "v*")
    if tag not in here and git(project, "tag", "--list", tag):
        wrong.append(
            f"The tag {tag} is on another commit: raise the version in moon_desktop/__init__.py,"
            f" or release that commit (git checkout {tag})."
        )
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
        wrong.append(
            f"The version {version} is not above {last}, which has a tag:"
            " raise it in moon_desktop/__init__.py."
        )
    top = changelog.read(project)[0].version
    if top != version:
        wrong.append(
            f"{changelog.NAME} begins with {top}, the version is {version}: put “## {version}” on"
            " top and tell what is new."
        )
    if not (project / "tests" / "upgrades" / version / "told.json").is_file():
        wrong.append(
            f"Nothing of {version} is kept for later versions to open: make it with"
            " python -m tests.upgrades.keep."
        )
    return wrong


def pictures(project: Path) -> list[str]:
    """Pictures of the README that the program would not draw any more."""
    words = [sys.executable, "-m", "tests.pictures.readme"]
    said = subprocess.run(
        [*words, "--compare"], cwd=project, capture_output=True, text=True, check=False
    )
    if said.returncode not in (0, 1):
        return ["The pictures could not be drawn: see what python -m tests.pictures.readme says."]
    return [
        f"{name}: draw it anew with python -m tests.pictures.readme, and look at it."
        for name in said.stdout.splitlines()
    ]


def tests(project: Path) -> list[str]:
    """Whether everything that is asked of a change is so."""
    failed = "The checks fail: mend what they name above, or see python3 packaging/run.py check."
    return [failed] if tasks.check(sys.executable) else []


# Last come the tests, for they take longest.
QUESTIONS: dict[str, Question] = {
    "tree": tree,
    "version": version,
    "pictures": pictures,
    "tests": tests,
}


def check(project: Path) -> int:
    """Asks every question, prints the answers, and returns 1 if anything is not in order."""
    answers: dict[str, list[str]] = {}
    for name, question in QUESTIONS.items():
        try:
            answers[name] = question(project)
        except Trouble as trouble:  # that it could not be answered is no good answer
            answers[name] = [str(trouble)]
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
