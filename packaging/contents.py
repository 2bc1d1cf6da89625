"""What a folder holds, a line a file, so that two builds can be compared; and checksums."""

from __future__ import annotations

import hashlib
import os
import stat
from collections.abc import Iterable
from pathlib import Path


def contents(folder: Path) -> str:
    """A line for each file below `folder`, in the order of their paths: mode, size in bytes,
    SHA-256 and path; for a link, where it leads to in place of size and sum."""
    lines = []
    for path in sorted(folder.rglob("*"), key=lambda path: path.relative_to(folder).parts):
        name = path.relative_to(folder).as_posix()
        if path.is_symlink():
            lines.append(f"link {os.readlink(path)} {name}")
        elif path.is_file():
            said = path.stat()
            lines.append(f"{stat.S_IMODE(said.st_mode):04o} {said.st_size} {digest(path)} {name}")
    return "".join(f"{line}\n" for line in lines)


def digest(path: Path) -> str:
    """The SHA-256 of a file, in hexadecimal."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def checksums(files: Iterable[Path]) -> str:
    """Lines that `sha256sum -c` takes in the folder of `files`, in the order of their names."""
    return "".join(
        f"{digest(file)} *{file.name}\n" for file in sorted(files, key=lambda file: file.name)
    )


def size(path: Path) -> int:
    """The bytes of a file, or of all files below a folder, a link counted as nothing."""
    files = path.rglob("*") if path.is_dir() else [path]
    return sum(file.stat().st_size for file in files if file.is_file() and not file.is_symlink())
