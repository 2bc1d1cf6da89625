"""The example packages of others, installed as anybody would install them."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

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
