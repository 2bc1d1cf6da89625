"""What Qt, the private environment and the tests need of a Linux system, and who may install it.

The names of the shared libraries are those that `ldd` reports for the Qt of
PySide6 6.8 to 6.11 on a Debian system with nothing but Python.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass

from trouble import Trouble, output

APT = "/usr/bin/apt-get"


@dataclass(frozen=True, slots=True)
class Need:
    """One thing the system must have - a shared library's file, a program, a file by its whole
    path - and the package of Debian that brings it."""

    what: str
    apt: str

    def met(self) -> bool:
        """Whether it is there; a library, if the system's loader finds it, as it will for Qt."""
        if os.path.isabs(self.what):
            return os.path.exists(self.what)
        if ".so." not in self.what:
            return shutil.which(self.what) is not None
        try:
            ctypes.CDLL(self.what)
        except OSError:
            return False
        return True


def library(name: str) -> Need:
    """The need for a shared library; Debian has a rule for the names of their packages."""
    stem, number = name.lower().split(".so.")
    return Need(name, f"{stem}-{number}" if stem[-1].isdigit() else f"{stem}{number}")


# What every use of Qt loads, on a screen or not; what X11 takes besides; what Wayland does.
QT_LOADS = (
    "libGL.so.1 libEGL.so.1 libX11.so.6 libdbus-1.so.3 libfontconfig.so.1 libfreetype.so.6"
    " libxkbcommon.so.0 libX11-xcb.so.1 libxcb.so.1 libxcb-cursor.so.0 libxcb-glx.so.0"
    " libxcb-icccm.so.4 libxcb-image.so.0 libxcb-keysyms.so.1 libxcb-randr.so.0"
    " libxcb-render.so.0 libxcb-render-util.so.0 libxcb-shape.so.0 libxcb-shm.so.0"
    " libxcb-sync.so.1 libxcb-util.so.1 libxcb-xfixes.so.0 libxcb-xkb.so.1 libxkbcommon-x11.so.0"
    " libwayland-client.so.0 libwayland-cursor.so.0 libwayland-egl.so.1"
)
LIBRARIES = (Need("libglib-2.0.so.0", "libglib2.0-0"), *map(library, QT_LOADS.split()))
# What packs for Linux, and what tries what is packed.
PACKERS = (Need("dpkg-shlibdeps", "dpkg-dev"), Need("strip", "binutils"), Need("xz", "xz-utils"))
TOOLS = (
    *PACKERS,
    Need("appstreamcli", "appstream"),
    Need("desktop-file-validate", "desktop-file-utils"),
    Need("gio", "libglib2.0-bin"),
    Need("lintian", "lintian"),
    Need("makensis", "nsis"),
    Need("man", "man-db"),
    Need("update-mime-database", "shared-mime-info"),
)


def lacking(needs: Iterable[Need] = LIBRARIES, platform: str = sys.platform) -> list[Need]:
    """Those of the needs that a Linux system does not meet; nothing is asked of other systems."""
    return [need for need in needs if not need.met()] if platform == "linux" else []


def packages(needs: Iterable[Need]) -> list[str]:
    """What brings the needs, each package once."""
    return list(dict.fromkeys(need.apt for need in needs))


def installer() -> list[str] | None:
    """The apt-get command that this account may run without being asked, if there is one."""
    if not os.path.exists(APT):
        return None
    patient = [APT, "-o", "DPkg::Lock::Timeout=120"]  # another apt-get may be at work
    if os.geteuid() == 0:
        return patient
    try:
        asked = subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False)
    except OSError:
        return None
    return ["sudo", "-n", *patient] if asked.returncode == 0 else None


def install(apt: Sequence[str], names: Sequence[str]) -> None:
    """Install packages with the command `apt`; raises Trouble with apt-get's reason."""
    print("Installing with apt-get:", *names, file=sys.stderr, flush=True)
    installing = [*apt, "install", "-y", "--no-install-recommends", *names]
    failure = "apt-get could not install what is lacking"
    surroundings = {"DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C.UTF-8"}
    try:
        output(installing, failure, variables=surroundings)
    except Trouble:  # the lists may be absent, or too old to fetch from
        with suppress(Trouble):
            output([*apt, "update"], failure, variables=surroundings)
        output(installing, failure, variables=surroundings)


def wish_for(needs: Sequence[Need], loss: str) -> None:
    """Install what is lacking of the needs where that is allowed; say what is lost without the
    rest, and what a person types to have it: `loss` is a sentence with {whats} in it."""
    apt = installer() if lacking(needs) else None
    if apt is not None:
        try:
            install(apt, packages(lacking(needs)))
        except Trouble as trouble:
            print(trouble, file=sys.stderr, flush=True)
    if lost := lacking(needs):
        print(
            loss.format(whats=", ".join(need.what for need in lost)),
            f"  sudo apt-get install {' '.join(packages(lost))}",
            "(as Debian and Ubuntu call them; other systems have the same by other names)",
            sep="\n",
            file=sys.stderr,
            flush=True,
        )
