"""The time that everything packed bears: that of the commit, so that it packs to the same bytes."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

from trouble import Trouble

# What reproducible builds agreed to read.
VARIABLE = "SOURCE_DATE_EPOCH"


def of(project: Path) -> int:
    """Seconds since 1970, from `SOURCE_DATE_EPOCH` or else of the commit that is checked out.

    Raises Trouble where neither tells.
    """
    given = os.environ.get(VARIABLE)
    if given is not None:
        if not given.isdecimal():
            raise Trouble(f"{VARIABLE} is {given!r}: give it the seconds since 1970, or unset it.")
        return int(given)
    try:
        said = subprocess.run(
            ["git", "log", "-1", "--format=%ct"],
            cwd=project,
            capture_output=True,
            text=True,
            check=False,
        ).stdout.strip()
    except OSError:
        said = ""
    if not said:
        raise Trouble(
            f"When this commit was made cannot be told: pack from a clone with git, or set"
            f" {VARIABLE} to the seconds since 1970."
        )
    return int(said)
