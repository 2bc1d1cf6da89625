"""The files that players download, and how they are made: `run.py package`."""

from __future__ import annotations

import argparse
import hashlib
import os
import stat
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from pathlib import Path

from freeze import one_folder
from licences import inventory
from project import BUNDLE_NAME, NAME, PROJECT, version_of

# By `sys.platform`, the module that makes the products of a system out of the frozen folder.
MAKERS = {"linux": "linux.products", "win32": "windows.installer", "darwin": "macos.bundle"}


def main(arguments: Sequence[str]) -> int:
    """Does what the words ask for; the exit status: 1 if a self-test failed."""
    made = argparse.ArgumentParser(
        prog="run.py package",
        description="Make the files that players download, for the system this is run on.",
        epilog="The products and their SHA256SUMS are in dist/. The file CONTENTS there lists the "
        "frozen folder: two builds of one commit have the same.",
    )
    only = "stop once the program is frozen and tested"
    made.add_argument("--only", choices=["freeze"], help=only)
    given = made.parse_args(arguments)
    return package(PROJECT / "dist", whole=given.only != "freeze")


def package(dist: Path, *, whole: bool = True) -> int:
    """Goes through the steps, to the last if `whole`; 1 if the frozen program fails its own
    test."""
    version = version_of(PROJECT)
    dist.mkdir(parents=True, exist_ok=True)
    print(f"== freeze moon-desktop {version}", flush=True)
    folder = one_folder.freeze(PROJECT, PROJECT / "build", dist)
    inventory.write(folder)
    listed = dist / f"moon-desktop-{version}-CONTENTS"
    listed.write_text(contents(folder), encoding="utf-8", newline="\n")
    print("== self-test", flush=True)
    if not self_test(folder):
        print("package: the frozen program fails its own test.", file=sys.stderr)
        return 1
    if not whole:
        return 0
    print("== pack", flush=True)
    make: Callable[[Path, str, Path], list[Path]] = import_module(MAKERS[sys.platform]).make
    products = make(folder, version, dist)
    sums = dist / f"moon-desktop-{version}-SHA256SUMS"
    sums.write_text(checksums([*products, listed]), encoding="utf-8", newline="\n")
    return 0


def self_test(folder: Path) -> bool:
    """Whether the frozen program passes its own test; what it says is shown."""
    program = folder / NAME
    if sys.platform == "win32":
        program = folder / f"{NAME}.com"  # what it says is seen
    elif sys.platform == "darwin":
        # Players get the bundle beside it, whose files lie otherwise.
        program = folder.with_name(BUNDLE_NAME) / "Contents" / "MacOS" / NAME
    # Not what the environment it was made in could lend it.
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return subprocess.run([program, "--self-test"], env=kept, check=False).returncode == 0


def contents(folder: Path) -> str:
    """A line for each file below `folder`, in the order of their paths: mode, SHA-256 and path;
    for a link, where it leads to in place of the sum."""
    lines = []
    for path in sorted(folder.rglob("*"), key=lambda path: path.relative_to(folder).parts):
        name = path.relative_to(folder).as_posix()
        if path.is_symlink():
            lines.append(f"link {os.readlink(path)} {name}\n")
        elif path.is_file():
            lines.append(f"{stat.S_IMODE(path.stat().st_mode):04o} {digest(path)} {name}\n")
    return "".join(lines)


def checksums(files: Iterable[Path]) -> str:
    """Lines that `sha256sum -c` takes in the folder of `files`, in the order of their names."""
    in_order = sorted(files, key=lambda file: file.name)
    return "".join(f"{digest(file)} *{file.name}\n" for file in in_order)


def digest(path: Path) -> str:
    """The SHA-256 of a file, in hexadecimal."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
