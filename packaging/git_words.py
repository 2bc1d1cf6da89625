"""What git says of the project: a command's output, line by line."""

from __future__ import annotations

import subprocess
from pathlib import Path

from trouble import Trouble


def git(project: Path, *words: str) -> list[str]:
    """The lines that the git command prints; raises Trouble where it fails or there is no git."""
    try:
        said = subprocess.run(
            ["git", *words],
            cwd=project,
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
    except OSError:
        raise Trouble("There is no git here: install it, a release is a commit.") from None
    if said.returncode != 0:
        why = (said.stderr.strip().splitlines() or ["it gave no reason"])[-1]
        raise Trouble(f"git {words[0]} failed ({why}): do this in a clone of the project.")
    return said.stdout.splitlines()
