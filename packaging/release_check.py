"""Whether all is in order for a release: each question, and one line for its answer."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType

import changelog
import release_pictures
import release_translations
import release_tree
import release_upgrades
import release_version
import tasks
from trouble import Trouble

Question = Callable[[Path], list[str]]
"""Asked of the project, it tells what is wrong: sentences, each with what to do."""


def news(project: Path) -> list[str]:
    """What is wrong with the changelog."""
    text = (project / changelog.NAME).read_text(encoding="utf-8")
    return changelog.problems(text, release_version.version_of(project))


def terms(project: Path) -> list[str]:
    """What is wrong with the licences of all that goes into the packages."""
    import licences  # it looks through everything that is installed

    return list(licences.problems())


def tests(project: Path) -> list[str]:
    """Whether everything that is asked of a change is so."""
    if tasks.check(sys.executable) == 0:
        return []
    return ["The checks fail: mend what they name above, or see python3 packaging/run.py check."]


QUESTIONS: Mapping[str, Question] = MappingProxyType(
    {
        "tree": release_tree.problems,
        "version": release_version.problems,
        "changelog": news,
        "upgrades": release_upgrades.problems,
        "translations": release_translations.problems,
        "licences": terms,
        "pictures": release_pictures.problems,
        "tests": tests,  # last, for they take longest
    }
)
NOT_RUN = "They were not run: leave --quick away before a release."


def check(project: Path, *, quick: bool) -> int:
    """Asks every question, prints the answers, and returns 1 if anything is not in order.

    `quick`: the tests are left out, and so it is never ready.
    """
    answers = {}
    for name, question in QUESTIONS.items():
        if quick and name == "tests":
            answers[name] = [NOT_RUN]
        else:
            answers[name] = answer(question, project)
    print()
    for name, wrong in answers.items():
        for line in wrong or ["ok"]:
            print(f"{name:<13} {line}")
    bad = [name for name, wrong in answers.items() if wrong]
    version = release_version.version_of(project)
    if bad:
        print(f"release {version}: not ready: {', '.join(bad)}")
        return 1
    print(
        f"release {version}: ready. Tag it with git tag {release_version.tag_of(version)},"
        " and push the tag."
    )
    return 0


def answer(question: Question, project: Path) -> list[str]:
    """What the question finds; that it could not be answered is an answer, and not a good one."""
    try:
        return question(project)
    except Trouble as trouble:
        return [str(trouble)]
    except Exception as error:  # whatever it is: the other questions are still asked
        return [f"This could not be looked at ({type(error).__name__}: {error}): mend that first."]
