"""The archive for any Linux: it runs where it is unpacked, and brings its own way to the menu."""

from __future__ import annotations

from pathlib import Path

from linux_share import (
    DESKTOP_ENTRY,
    ID,
    MIME,
    NAME,
    SCALABLE,
    SIZES,
    Edition,
    icon,
    share,
    template,
    text,
)
from linux_tree import PROGRAM, Piece, of_folder, under, write_tar_xz

SCRIPT = "menu-entry.sh"
# What the script puts into a person's own `share`, beside the entry itself.
COPIED = (MIME, SCALABLE, *(icon(size) for size in SIZES))


def stem(version: str, machine: str) -> str:
    return f"{NAME}-{version}-linux-{machine}"


def script() -> str:
    """The script, told which files there are."""
    words = template(SCRIPT).replace("@ENTRY@", DESKTOP_ENTRY).replace("@ID@", ID)
    return words.replace("@COPIED@", "\n".join(COPIED)).replace("@NAME@", NAME)


def tree(folder: Path, edition: Edition) -> dict[str, Piece]:
    """What is unpacked; the paths are relative to the one folder that all lies in."""
    inside = of_folder(folder, "here")
    return {
        **{path.removeprefix("here/"): piece for path, piece in inside.items()},
        **under("share", share(edition)),
        SCRIPT: Piece(script().encode(), mode=PROGRAM),
        "README.txt": text(template("README.txt").replace("@VERSION@", edition.version)),
    }


def make(folder: Path, edition: Edition, machine: str, dist: Path) -> Path:
    """Write the archive of the one-folder build `folder` into `dist`; its path."""
    name = stem(edition.version, machine)
    path = dist / f"{name}.tar.xz"
    write_tar_xz(under(name, tree(folder, edition)), path, edition.time)
    return path
