"""What developers install: wheels with the compiled kernel, and the source archive, each tried."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path

from project import PROJECT, inside
from trouble import Trouble

NEEDED = ("platformdirs", "tqdm")
"""What the trial imports beside the program."""
ENGINES = ("docker", "podman")
"""What cibuildwheel can build in on Linux, the first of them unless told."""


def place(project: Path) -> Path:
    """Where wheels and the source archive are put."""
    return project / "dist" / "wheels"


def wheels(project: Path) -> int:
    """Has cibuildwheel build and try a wheel for each Python, as pyproject.toml tells it.

    Raises Trouble where that takes something that is not here; returns the exit status.
    """
    surroundings = dict(os.environ)
    if sys.platform == "linux":
        surroundings["CIBW_CONTAINER_ENGINE"] = engine(os.environ)
    command = ["-m", tool("cibuildwheel"), "--output-dir", str(place(project)), str(project)]
    return run(command, project, surroundings)


def engine(surroundings: Mapping[str, str]) -> str:
    """What runs the containers that wheels for Linux are built in; raises Trouble for want of it.

    Built there they run on every distribution; built on the system as it is they would not.
    """
    asked = surroundings.get("CIBW_CONTAINER_ENGINE")
    if asked:
        return asked
    for name in ENGINES:
        if shutil.which(name, path=surroundings.get("PATH", "")):
            return name
    raise Trouble(
        "Wheels for Linux are built in a container, so that they run on older systems too:"
        " install docker or podman. A wheel for this system alone is made by pip wheel ."
    )


def source(project: Path) -> int:
    """Makes the source archive, and tries what can be built of it; returns the exit status."""
    folder = place(project)
    with tempfile.TemporaryDirectory() as name:
        made = Path(name)
        command = ["-m", tool("build"), "--sdist", "--outdir", str(made), str(project)]
        status = run(command, project)
        if status != 0:
            return status
        (archive,) = made.glob("*.tar.gz")
        status = try_out(archive, made / "tried")
        if status == 0:
            folder.mkdir(parents=True, exist_ok=True)
            print(shutil.copy(archive, folder / archive.name))
    return status


def try_out(archive: Path, folder: Path) -> int:
    """Installs a wheel or source archive into `folder`, which is made, and runs the trial there;
    returns the exit status."""
    install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    status = run([*install, "--target", str(folder), str(archive), *NEEDED], folder.parent)
    return status or trial(folder)


def trial(folder: Path) -> int:
    """Runs the trial of what is installed in the folder; the exit status."""
    # Without the environment's own packages: the source, installed there to be edited, would
    # lend what the archive lacks.
    return run(["-S", *inside("release.wheels")], folder, {**os.environ, "PYTHONPATH": str(folder)})


def tool(name: str) -> str:
    """The name of a module that is run; raises Trouble where it is not installed."""
    if find_spec(name) is None:
        raise Trouble(f"{name} is not installed: pip install -e .[release], or use run.py.")
    return name


def run(words: Sequence[str], folder: Path, surroundings: Mapping[str, str] | None = None) -> int:
    """Runs Python with these words in the folder; the exit status."""
    return subprocess.run(
        [sys.executable, *words], cwd=folder, env=surroundings, check=False
    ).returncode


# --- the trial -----------------------------------------------------------------------------------

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
    from moon_desktop.players.kernel import solver

    where = Path(moon_desktop.__file__).resolve()
    if where.is_relative_to(PROJECT / "moon_desktop"):
        return f"it is the source that was tried, not what is installed ({where})"
    if not solver.COMPILED:
        return "the kernel is not compiled"
    for parts in (
        ("fonts", "lato"),
        ("languages", "en", "rules.md"),
        ("players", "calibration.json"),
    ):
        if not resources.resource(*parts).is_relative_to(where.parent):
            return f"{'/'.join(parts)} is not inside"
    return None


def main(arguments: Sequence[str]) -> int:
    """Tries what is installed for this Python, and ends the process with 1 if it is not whole.

    cibuildwheel has this done for each wheel. It needs neither Qt nor a screen, which the systems
    that wheels are built on need not have.
    """
    wrong = amiss()
    if wrong:
        sys.exit(f"wheel trial: {wrong}.")
    program("check", *map(str, sorted(RECORDS.glob("*.moon"))))
    told = program("simulate", "--players", "skilled,casual,casual", "--matches", "2")
    if "skilled" not in told.casefold():
        sys.exit(f"wheel trial: two matches were played, but this was told of them:\n{told}")
    print("wheel trial: the kernel is compiled, records are read, matches are played.")
    return 0
