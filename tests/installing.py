"""The example package of another's player, installed as anybody would install it."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parent / "example_player"


def install_example(folder: Path) -> Path:
    """Installs it into a folder below ``folder``, for the path that Python looks for packages
    on; nothing is fetched from anywhere."""
    # Built in a copy: a build leaves files beside its source.
    source = shutil.copytree(EXAMPLE, folder / "source")
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
