"""Where the program's data files lie: in the source tree, an installed wheel or a frozen app."""

from __future__ import annotations

import sys
from pathlib import Path


def resource(*parts: str) -> Path:
    """The file or folder `parts` below the data folder, as in `resource("fonts", "lato")`.

    Raises FileNotFoundError, naming the resource, if there is none.
    """
    path = folder().joinpath(*parts)
    if not path.exists():
        raise FileNotFoundError(f"the program's file {'/'.join(parts)} is missing ({path})")
    return path


def folder() -> Path:
    """The data folder itself.

    A wheel carries it inside the package, under a name that cannot be mistaken for the
    source tree's, which stands beside the package; a frozen app keeps the wheel's place
    below the folder it unpacks to.
    """
    frozen: str | None = getattr(sys, "_MEIPASS", None)
    package = Path(frozen, "moon_desktop") if frozen else Path(__file__).parent
    installed = package / "resources_data"
    return installed if installed.is_dir() else package.parent / "resources"
