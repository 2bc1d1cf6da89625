"""The pictures: those of the README, and those that the look of the program is held to."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

FOLDER = Path("packaging", "pictures")
SHOWN = re.compile(r"!\[([^\]]*)\]\(([^)\s]+)\)")
DRAWN_NOW = ("tests.pictures.readme", "--compare")
"""The module that draws the README's pictures anew; it prints the names of those that differ."""
KEPT_LOOK = "tests/windows/test_sheet_pictures.py"


def problems(project: Path) -> list[str]:
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
        f"{FOLDER.as_posix()}/{path.name} is shown nowhere: show it in README.md, or delete it."
        for path in sorted((project / FOLDER).iterdir())
        if f"{FOLDER.as_posix()}/{path.name}" not in named
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
        f"{FOLDER.as_posix()}/{line}: draw it anew with python -m {module}, and look at it."
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
        " draw them anew with python -m tests.windows.score_likeness, and look at them."
    ]
