"""The AppDir: the folder that a tool for AppImages makes one file of."""

from __future__ import annotations

from pathlib import Path

from linux_deb import COMMAND, HOME
from linux_share import DESKTOP_ENTRY, ID, NAME, Edition, icon, share
from linux_tarball import stem
from linux_tree import Piece, lay, of_folder, under


def tree(folder: Path, edition: Edition) -> dict[str, Piece]:
    """What lies in it: the system's `usr` once more, and at the top what such tools look for."""
    shared = share(edition)
    return {
        "AppRun": Piece(target=f"{HOME}/{NAME}"),
        f"{ID}.desktop": shared[DESKTOP_ENTRY],
        f"{ID}.png": shared[icon(256)],
        ".DirIcon": shared[icon(256)],
        COMMAND: Piece(target=f"../lib/{NAME}/{NAME}"),
        **of_folder(folder, HOME),
        **under("usr/share", shared),
    }


def make(folder: Path, edition: Edition, machine: str, dist: Path) -> Path:
    """Lay out the AppDir of the one-folder build `folder` in `dist`; its path."""
    path = dist / f"{stem(edition.version, machine)}.AppDir"
    lay(tree(folder, edition), path, edition.time)
    return path
