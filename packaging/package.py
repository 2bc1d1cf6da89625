"""The files that players download, and how they are made: `run.py package`."""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Callable, Sequence
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
        description="Make the files that players download, for this system, in dist/.",
    )
    only = "stop once the program is frozen and tested"
    made.add_argument("--only", choices=["freeze"], help=only)
    given = made.parse_args(arguments)
    dist = PROJECT / "dist"
    print("== freeze", flush=True)
    folder = one_folder.freeze(PROJECT, PROJECT / "build", dist)
    inventory.write(folder)
    print("== self-test", flush=True)
    if not self_test(folder):
        print("package: the frozen program fails its own test.", file=sys.stderr)
        return 1
    if given.only == "freeze":
        return 0
    print("== pack", flush=True)
    make: Callable[[Path, str, Path], list[Path]] = import_module(MAKERS[sys.platform]).make
    for product in make(folder, version_of(PROJECT), dist):
        print(product)
    return 0


def self_test(folder: Path) -> bool:
    """Whether the frozen program passes its own test; what it says is shown."""
    program = folder / NAME
    if sys.platform == "win32":
        program = folder / f"{NAME}.com"  # what it says is seen
    elif sys.platform == "darwin":
        # Players get the bundle beside it, whose files lie otherwise.
        program = folder.with_name(BUNDLE_NAME) / "Contents" / "MacOS" / NAME
    return subprocess.run([program, "--self-test"], check=False).returncode == 0
