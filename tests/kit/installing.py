"""The example packages of others, installed as anybody would install them."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from moon_desktop.games import CATALOGUE

TESTS = Path(__file__).parents[1]


def install_example(folder: Path, example: str = "example_player") -> Path:
    """Installs ``example`` into a folder below ``folder``, for the path that Python looks for
    packages on; nothing is fetched from anywhere."""
    # Built in a copy: a build leaves files beside its source.
    source = shutil.copytree(TESTS / example, folder / "source")
    target = folder / "installed"
    subprocess.run(
        [
            *(sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index"),
            *("--no-build-isolation", "--no-compile", "--target", str(target), str(source)),
        ],
        check=True,
        timeout=50,
    )
    return target


def lay_out_example(folder: Path, example: str = "example_player") -> Path:
    """Lays ``example`` and its entry points below ``folder`` as an installer leaves them; that it
    can be installed is left to those who call ``install_example``."""
    return _laid_out(shutil.copytree(TESTS / example, folder / "installed"))


def lay_out_players(folder: Path, code: str, *classes: str) -> Path:
    """Lays out a package of players as ``code`` has it, each named as its class."""
    target = folder / "installed"
    target.mkdir(parents=True)
    (target / "odd_players.py").write_text(code, "utf-8")
    points = "".join(f'{name.lower()} = "odd_players:{name}"\n' for name in classes)
    (target / "pyproject.toml").write_text(
        '[project]\nname = "odd-players"\nversion = "1.0"\n'
        f'[project.entry-points."moon_desktop.players"]\n{points}'
    )
    return _laid_out(target)


def _laid_out(target: Path) -> Path:
    """With the entry points of its project as an installer writes them."""
    project = tomllib.loads((target / "pyproject.toml").read_text("utf-8"))["project"]
    name, version = project["name"], project["version"]
    about = target / f"{name.replace('-', '_')}-{version}.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    points = [
        f"[{group}]\n" + "".join(f"{word} = {value}\n" for word, value in named.items())
        for group, named in project["entry-points"].items()
    ]
    (about / "entry_points.txt").write_text("".join(points))
    return target


@contextmanager
def game_of(installed: Path) -> Iterator[None]:
    """The game of the example package that is ``installed`` there is in the catalogue meanwhile,
    also of processes that are started."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(installed))
        patch.setenv("PYTHONPATH", str(installed))
        CATALOGUE.look_anew()
        yield
    CATALOGUE.look_anew()
    for name in [name for name in sys.modules if name.partition(".")[0] in ("magpie", "owl")]:
        del sys.modules[name]
