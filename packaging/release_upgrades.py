"""What earlier versions left on disk: kept of every version, this one among them."""

from __future__ import annotations

import json
from pathlib import Path

import changelog
import release_version

KEPT = Path("tests", "upgrades")
TOLD = "told.json"


def problems(project: Path) -> list[str]:
    """Versions of which nothing is kept to be opened by later ones; each with a way out."""
    version = release_version.version_of(project)
    wrong = []
    for one in {version: None, **{told.version: None for told in changelog.read(project)}}:
        try:
            said = json.loads((project / KEPT / one / TOLD).read_text(encoding="utf-8"))["version"]
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
