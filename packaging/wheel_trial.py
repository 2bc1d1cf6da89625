"""Whether an installed wheel is whole: run with the Python that it was installed for.

cibuildwheel runs this for each wheel. It needs neither Qt nor a screen, which the systems that
wheels are built on need not have.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
RECORDS = PROJECT / "tests" / "golden"


def program(*words: str) -> str:
    """What the installed program prints, as its own process, away from the source; a sentence on
    stderr and SystemExit where it fails."""
    alone = ["-S"] if sys.flags.no_site else []
    with tempfile.TemporaryDirectory() as folder:
        said = subprocess.run(
            [sys.executable, *alone, "-m", "moon_desktop", *words],
            cwd=folder,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            check=False,
        )
    if said.returncode != 0:
        sys.exit(f"wheel trial: moon-desktop {words[0]} failed with {said.returncode}.")
    return said.stdout


def amiss() -> str | None:
    """What is wrong with what is installed, as far as loading it tells; None if nothing."""
    import moon_desktop
    from moon_desktop import resources
    from moon_desktop.players import solver

    where = Path(moon_desktop.__file__).resolve()
    if where.is_relative_to(PROJECT / "moon_desktop"):
        return f"it is the source that was tried, not what is installed ({where})"
    if not solver.COMPILED:
        return "the kernel is not compiled"
    for parts in (("fonts", "lato"), ("help", "rules.md"), ("players", "calibration.json")):
        if not resources.resource(*parts).is_relative_to(where.parent):
            return f"{'/'.join(parts)} is not inside"
    return None


def main() -> None:
    """Tries it, and ends the process with 1 where something is wrong."""
    wrong = amiss()
    if wrong:
        sys.exit(f"wheel trial: {wrong}.")
    program("check", *map(str, sorted(RECORDS.glob("*.moon"))))
    told = program("simulate", "--players", "skilled,casual,casual", "--matches", "2")
    if "skilled" not in told.casefold():
        sys.exit(f"wheel trial: two matches were played, but this was told of them:\n{told}")
    print("wheel trial: the kernel is compiled, records are read, matches are played.")


if __name__ == "__main__":
    main()
