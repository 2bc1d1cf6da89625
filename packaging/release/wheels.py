"""What developers install: wheels with the compiled kernel, and the source archive, each tried."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from environment.venv import Environment
from project import PROJECT, inside
from trouble import Trouble, output

# What the trial imports beside the program.
NEEDED = ("platformdirs", "tqdm")
PLACE = Path("dist", "wheels")
RECORDS = PROJECT / "tests" / "golden"


def wheels(project: Path) -> int:
    """Has cibuildwheel build and try a wheel for each Python, as pyproject.toml tells it; the exit
    status."""
    words = ["-m", "cibuildwheel", "--output-dir", str(project / PLACE), str(project)]
    return subprocess.run([sys.executable, *words], check=False).returncode


def source(project: Path) -> int:
    """Makes the source archive, and tries what can be built of it. Raises Trouble if it is not
    whole."""
    with tempfile.TemporaryDirectory() as name:
        build = [sys.executable, "-m", "build", "--sdist", "--outdir", name, str(project)]
        output(build, "The source archive could not be made")
        (archive,) = Path(name).glob("*.tar.gz")
        alone = Environment(Path(name))  # there is nothing but what is installed here
        alone.make()
        alone.pip("install", "--no-deps", str(archive), *NEEDED)
        print(output([alone.python, *inside("release.wheels")], "The source archive"), end="")
        (project / PLACE).mkdir(parents=True, exist_ok=True)
        print(shutil.copy(archive, project / PLACE / archive.name))
    return 0


# --- the trial -----------------------------------------------------------------------------------


def main(arguments: Sequence[str]) -> int:
    """Tries what is installed for this Python; raises Trouble if it is not whole.

    cibuildwheel has this done for each wheel. It needs neither Qt nor a screen, which the systems
    that wheels are built on need not have.
    """
    if wrong := amiss():
        raise Trouble(f"wheel trial: {wrong}.")
    with tempfile.TemporaryDirectory() as elsewhere:
        for words in (
            ["check", *map(str, sorted(RECORDS.rglob("*.moon")))],
            ["simulate", "--players", "skilled,casual,casual", "--matches", "2"],
            ["simulate", "--preset", "cards-two", "--players", "skilled,casual", "--matches", "2"],
        ):
            command = [sys.executable, "-m", "moon_desktop", *words]
            output(command, f"wheel trial: moon-desktop {words[0]} failed", Path(elsewhere))
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
