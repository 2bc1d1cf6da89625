"""The products for Linux, made of a one-folder build: archive, Debian package and AppDir."""

from __future__ import annotations

import platform
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import linux_appdir
import linux_deb
import linux_tarball
from linux_depends import relations
from linux_share import NAME, PROJECT, Edition
from trouble import Trouble


def make(folder: Path, version: str, dist: Path, *, project: Path = PROJECT) -> list[Path]:
    """Make the products of the one-folder build `folder` in `dist`; their paths.

    The same folder, version and commit give the same bytes. Raises Trouble, and leaves what was
    there, if something is missing.
    """
    if not (folder / NAME).is_file():
        raise Trouble(f"{folder} has no program {NAME}: freeze it first.")
    edition = Edition.of(version, project)
    machine = platform.machine()
    needs = relations(folder)
    dist.mkdir(parents=True, exist_ok=True)
    # Packing takes nearly all of the time, and lets other threads run meanwhile.
    with ThreadPoolExecutor(2) as both:
        archive = both.submit(linux_tarball.make, folder, edition, machine, dist)
        package = both.submit(linux_deb.make, folder, edition, machine, needs, dist)
        layout = linux_appdir.make(folder, edition, machine, dist)
        return [archive.result(), package.result(), layout]
