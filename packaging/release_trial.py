"""The trial of the Debian package in a bare Debian, with the rights that takes."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import release_version
from trouble import Trouble

SCRIPT = Path(__file__).with_name("debian_trial.py")


def trial(project: Path) -> int:
    """Tries the package in `dist`; returns the exit status. Raises Trouble where that cannot be."""
    if sys.platform != "linux":
        raise Trouble("A bare Debian can be tried on Linux alone: run this there.")
    version = release_version.version_of(project)
    found = sorted((project / "dist").glob(f"moon-desktop_{version}_*.deb"))
    if not found:
        raise Trouble(
            f"There is no .deb of {version} in dist: make it with python3 packaging/run.py package."
        )
    archives = sorted((project / "dist").glob(f"moon-desktop-{version}-linux-*.tar.xz"))
    command = [sys.executable, str(SCRIPT), *map(str, [found[0], *archives[:1]])]
    if os.geteuid() != 0:
        sudo = shutil.which("sudo")
        if sudo is None:
            raise Trouble("A bare Debian is set up as root, and there is no sudo: run it as root.")
        command = [sudo, *command]
    return subprocess.run(command, check=False).returncode
