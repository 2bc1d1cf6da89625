"""Where a person's match and preferences are kept."""

from __future__ import annotations

import os
import stat
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

_NAME: Final = "moon-desktop"
PEOPLE: Final = "people.json"
"""What is kept, beside the match, of whoever plays here."""
_NOWHERE: Final = Path("/nonexistent")
"""In place of the home of an account that has none; by custom nobody makes that folder."""


def heed_only_whole_paths() -> None:
    """Passes over variables of the environment that should name a folder and do not name it from
    the root, as their standard asks: what they mean would depend on where one stands."""
    for variable in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR"):
        named = os.environ.get(variable)
        if named is not None and not os.path.isabs(named):
            del os.environ[variable]


def data_folder() -> Path:
    """The folder of the match, which need not be there yet."""
    return _folder("data", "~/.local/share")


def config_folder() -> Path:
    """The folder of the preferences, which need not be there yet."""
    return _folder("config", "~/.config")


def clear_cache() -> None:
    """Removes what earlier versions kept in a folder for what can be made again: one regular file,
    and the folder if nothing else is in it. This one keeps nothing there."""
    folder = _folder("cache", "~/.cache")
    with suppress(OSError):
        former = folder / "qt.code"
        if stat.S_ISREG(former.lstat().st_mode):
            former.unlink()
            folder.rmdir()


def _folder(kind: str, usual: str) -> Path:
    if sys.platform in ("win32", "darwin"):
        import platformdirs

        return Path(getattr(platformdirs, f"user_{kind}_dir")(_NAME, False))
    # Not asked of platformdirs, whose loading takes a fortieth of the start.
    named = os.environ.get(f"XDG_{kind.upper()}_HOME", "")
    folder = named if os.path.isabs(named) else os.path.expanduser(usual)
    # An account without a home is given a path that begins with a tilde.
    return (Path(folder) if os.path.isabs(folder) else _NOWHERE / folder[2:]) / _NAME


def of_game(file: str, game: str, first: str) -> str:
    """What ``file`` is called that is kept for each game: with the name of ``game`` in it, but for
    the ``first``, whose file is called as it was while there was no other game."""
    if game == first:
        return file
    # Loaded where another is played.
    from urllib.parse import quote

    stem, dot, suffix = file.rpartition(".")
    return f"{stem}-{quote(game, safe='')}{dot}{suffix}"
