"""What developers install: wheels with the compiled kernel, and the source archive, each tried."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

from project import PROJECT, inside

# What the trial imports beside the program.
NEEDED = ("platformdirs", "tqdm")
PLACE = Path("dist", "wheels")
RECORDS = PROJECT / "tests" / "golden"


def wheels(project: Path) -> int:
    """Has cibuildwheel build and try a wheel for each Python, as pyproject.toml tells it; the exit
    status."""
    return run(["-m", "cibuildwheel", "--output-dir", str(project / PLACE), str(project)], project)


def source(project: Path) -> int:
    """Makes the source archive, and tries what can be built of it; the exit status."""
    with tempfile.TemporaryDirectory() as name:
        made = Path(name)
        status = run(["-m", "build", "--sdist", "--outdir", name, str(project)], project)
        if status != 0:
            return status
        (archive,) = made.glob("*.tar.gz")
        install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
        tried = made / "tried"
        status = run([*install, "--target", str(tried), str(archive), *NEEDED], made)
        status = status or trial(tried)
        if status == 0:
            (project / PLACE).mkdir(parents=True, exist_ok=True)
            print(shutil.copy(archive, project / PLACE / archive.name))
    return status


def trial(folder: Path) -> int:
    """Runs the trial of what is installed in the folder; the exit status."""
    # Without the environment's own packages: the source, installed there to be edited, would
    # lend what the archive lacks.
    return run(["-S", *inside("release.wheels")], folder, {**os.environ, "PYTHONPATH": str(folder)})


def run(words: Sequence[str], folder: Path, surroundings: Mapping[str, str] | None = None) -> int:
    """Runs Python with these words in the folder; the exit status."""
    return subprocess.run(
        [sys.executable, *words], cwd=folder, env=surroundings, check=False
    ).returncode


# --- the trial -----------------------------------------------------------------------------------


def main(arguments: Sequence[str]) -> int:
    """Tries what is installed for this Python, and ends the process with 1 if it is not whole.

    cibuildwheel has this done for each wheel. It needs neither Qt nor a screen, which the systems
    that wheels are built on need not have.
    """
    wrong = amiss()
    if wrong:
        sys.exit(f"wheel trial: {wrong}.")
    alone = ["-S"] if sys.flags.no_site else []
    with tempfile.TemporaryDirectory() as elsewhere:
        for words in (
            ["check", *map(str, sorted(RECORDS.rglob("*.moon")))],
            ["simulate", "--players", "skilled,casual,casual", "--matches", "2"],
            ["simulate", "--preset", "cards-two", "--players", "skilled,casual", "--matches", "2"],
        ):
            status = run([*alone, "-m", "moon_desktop", *words], Path(elsewhere))
            if status != 0:
                sys.exit(f"wheel trial: moon-desktop {words[0]} failed with {status}.")
    print("wheel trial: the kernel is compiled, records are read, matches are played.")
    return 0


def amiss() -> str | None:
    """What is wrong with what is installed, as far as loading it tells; None if nothing."""
    import moon_desktop
    from moon_desktop import resources
    from moon_desktop.version import compiled

    where = Path(moon_desktop.__file__).resolve()
    if where.is_relative_to(PROJECT / "moon_desktop"):
        return f"it is the source that was tried, not what is installed ({where})"
    if not compiled():
        return "the kernel is not compiled"
    source, data = PROJECT / "resources", resources.folder()
    files = (path.relative_to(source) for path in source.rglob("*.*") if path.is_file())
    lost = sorted(str(path) for path in files if not (data / path).is_file())
    return f"{', '.join(lost)} is not inside" if lost else None
