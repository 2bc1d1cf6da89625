"""Whether all is in order for a release: each question, and one line for its answer."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType

import changelog
import tasks
from project import git, tag_of, version_of
from trouble import Trouble

Question = Callable[[Path], list[str]]
"""Asked of the project, it tells what is wrong: sentences, each with what to do."""
TOLD = 3
"""Of files that are not in the commit, so many are named."""
# Files of ours, as texts name them: moon-desktop-1.2.3-setup.exe, moon-desktop_1.2.3_amd64.deb.
NAMED = re.compile(r"moon-desktop[-_]v?(\d+(?:\.\d+)+)")
TOLD_IN = ("README.md", "packaging/README.md")
METAINFO = Path("packaging", "linux", "io.github.moondesktop.MoonDesktop.metainfo.xml")
KEPT = Path("tests", "upgrades")
PICTURES = Path("packaging", "pictures")
SHOWN = re.compile(r"!\[([^\]]*)\]\(([^)\s]+)\)")
DRAWN_NOW = ("tests.pictures.readme", "--compare")
"""The module that draws the README's pictures anew; it prints the names of those that differ."""
KEPT_LOOK = "tests/windows/score/test_sheet_pictures.py"


def tree(project: Path) -> list[str]:
    """What keeps the tree from being released; each a sentence and a way out."""
    wrong = []
    changed = [line[3:] for line in git(project, "status", "--porcelain")]
    if changed:
        more = f" and {len(changed) - TOLD} more" if len(changed) > TOLD else ""
        wrong.append(
            f"Not in the commit: {', '.join(changed[:TOLD])}{more}: commit them or take them away."
        )
    if not git(project, "rev-list", "--max-count=1", "--all"):
        return [*wrong, "There is no commit yet: make one."]
    tag = tag_of(version_of(project))
    here = git(project, "tag", "--points-at", "HEAD", "--list", "v*")
    strangers = [other for other in here if other != tag]
    if strangers:
        wrong.append(
            f"This commit has the tag {', '.join(strangers)}, but its version makes it {tag}:"
            " tag another commit, or set the version."
        )
    if tag not in here and git(project, "tag", "--list", tag):
        wrong.append(
            f"The tag {tag} is on another commit: raise the version in moon_desktop/__init__.py,"
            f" or release that commit (git checkout {tag})."
        )
    return wrong


def version(project: Path) -> list[str]:
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


def news(project: Path) -> list[str]:
    """What is wrong with the changelog."""
    text = (project / changelog.NAME).read_text(encoding="utf-8")
    return changelog.problems(text, version_of(project))


def upgrades(project: Path) -> list[str]:
    """Versions of which nothing is kept to be opened by later ones; each with a way out."""
    version = version_of(project)
    wrong = []
    for one in {version: None, **{told.version: None for told in changelog.read(project)}}:
        try:
            said = json.loads((project / KEPT / one / "told.json").read_text(encoding="utf-8"))[
                "version"
            ]
        except (OSError, ValueError, KeyError, TypeError):
            said = None
        if said == one:
            continue
        where = (KEPT / one).as_posix()
        wrong.append(
            f"{where} is missing: make it with python -m tests.upgrades.keep."
            if one == version
            else f"{where} is missing: take it back from git, it cannot be made any more."
        )
    return wrong


def pictures(project: Path) -> list[str]:
    """What is wrong with the pictures; each a sentence and a way out."""
    return [*referenced(project), *drawn_now(project), *kept_look(project)]


def referenced(project: Path) -> list[str]:
    """Pictures that the README names and that are not there, or the other way round."""
    shown = SHOWN.findall((project / "README.md").read_text(encoding="utf-8"))
    wrong = [
        f"README.md shows {path}, which is not there: draw it, or take the line away."
        for _, path in shown
        if "://" not in path and not (project / path).is_file()
    ]
    wrong += [
        f"README.md shows {path} without words for those who do not see it: write them."
        for words, path in shown
        if not words.strip()
    ]
    named = {path for _, path in shown}
    wrong += [
        f"{PICTURES.as_posix()}/{path.name} is shown nowhere: show it in README.md, or delete it."
        for path in sorted((project / PICTURES).iterdir())
        if f"{PICTURES.as_posix()}/{path.name}" not in named
    ]
    return wrong


def drawn_now(project: Path) -> list[str]:
    """Pictures of the README that the program would not draw any more."""
    module, *words = DRAWN_NOW
    said = subprocess.run(
        [sys.executable, "-m", module, *words],
        cwd=project,
        capture_output=True,
        text=True,
        check=False,
    )
    if said.returncode not in (0, 1):
        return [f"The pictures could not be drawn: see what python -m {module} says."]
    return [
        f"{PICTURES.as_posix()}/{line}: draw it anew with python -m {module}, and look at it."
        for line in said.stdout.splitlines()
    ]


def kept_look(project: Path) -> list[str]:
    """Whether the score sheet still looks as in its kept pictures."""
    words = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", KEPT_LOOK]
    said = subprocess.run(words, cwd=project, capture_output=True, text=True, check=False)
    if said.returncode == 0:
        return []
    return [
        f"The score sheet does not look as in its kept pictures ({KEPT_LOOK} fails): mend it, or"
        " draw them anew with python -m tests.kit.score_sheets.likeness, and look at them."
    ]


def terms(project: Path) -> list[str]:
    """What is wrong with the licences of all that goes into the packages."""
    from licences import inventory  # it looks through everything that is installed

    return list(inventory.problems())


def tests(project: Path) -> list[str]:
    """Whether everything that is asked of a change is so."""
    if tasks.check(sys.executable) == 0:
        return []
    return ["The checks fail: mend what they name above, or see python3 packaging/run.py check."]


QUESTIONS: Mapping[str, Question] = MappingProxyType(
    {
        "tree": tree,
        "version": version,
        "changelog": news,
        "upgrades": upgrades,
        "licences": terms,
        "pictures": pictures,
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
    version = version_of(project)
    if bad:
        print(f"release {version}: not ready: {', '.join(bad)}")
        return 1
    print(f"release {version}: ready. Tag it with git tag {tag_of(version)}, and push the tag.")
    return 0


def answer(question: Question, project: Path) -> list[str]:
    """What the question finds; that it could not be answered is an answer, and not a good one."""
    try:
        return question(project)
    except Trouble as trouble:
        return [str(trouble)]
    except Exception as error:  # whatever it is: the other questions are still asked
        return [f"This could not be looked at ({type(error).__name__}: {error}): mend that first."]
