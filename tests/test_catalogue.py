"""The program without one of its games: what stands outside a game's folder needs none of it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from moon_desktop.games import OWN

PROJECT = Path(__file__).resolve().parent.parent

WITHOUT = """
import importlib, sys
from pathlib import Path

struck, home = sys.argv[1:]

class Gone:
    "Stands in the way of whoever imports the game that was taken away."

    def find_spec(self, name, path=None, target=None):
        if name == home or name.startswith(home + "."):
            raise ModuleNotFoundError(f"{name} was taken away", name=name)

sys.meta_path.insert(0, Gone())

import moon_desktop.games as games

games.OWN = {name: place for name, place in games.OWN.items() if name != struck}
games.CATALOGUE = games.Catalogue(games.OWN)
assert struck not in games.CATALOGUE
# The others are left to be played.
assert list(games.CATALOGUE) == [*games.OWN, "magpie"]

package = Path(games.__file__).parent.parent
within = package.parent.joinpath(*home.split("."))
broken = []
for file in sorted(package.rglob("*.py")):
    name = ".".join(file.relative_to(package.parent).with_suffix("").parts)
    name = name.removesuffix(".__init__")
    if within in file.parents or name.endswith("__main__"):
        continue
    try:
        importlib.import_module(name)
    except ImportError as error:
        broken.append(f"{name}: {error}")
print(*broken, sep="\\n")
"""


@pytest.mark.slow
@pytest.mark.parametrize("name", OWN)
def test_game_that_is_taken_away_is_missed_by_nobody(name, tmp_path):
    """Its line struck from the catalogue and its folder gone, every other module is imported."""
    installed = tmp_path / "magpie-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: magpie\nVersion: 1.0\n")
    (installed / "entry_points.txt").write_text("[moon_desktop.games]\nmagpie = magpie:GAME\n")
    path = os.pathsep.join(map(str, (PROJECT, PROJECT / "tests" / "example_game", tmp_path)))
    found = subprocess.run(
        [sys.executable, "-c", WITHOUT, name, OWN[name]],
        cwd=PROJECT, capture_output=True, text=True, timeout=60, check=False,
        env={**os.environ, "PYTHONPATH": path},
    )  # fmt: skip
    assert found.returncode == 0, found.stderr
    assert found.stdout.split("\n") == ["", ""]
