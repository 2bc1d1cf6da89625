"""What Qt, the private environment and the tests need of the system, and who may install it.

The names of the shared libraries are those that `ldd` reports for the Qt of
PySide6 6.8 to 6.11 on a Debian system with nothing but Python.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from trouble import Trouble, reason

APT = "/usr/bin/apt-get"


@dataclass(frozen=True, slots=True)
class Need:
    """One thing the system must have, and the package that brings it.

    `what` is a shared library's file name, or the name of a Python module.
    """

    what: str
    apt: str
    dnf: str
    pacman: str


# What every use of Qt loads, on a screen or not.
DRAWING = (
    Need("libglib-2.0.so.0", "libglib2.0-0", "glib2", "glib2"),
    Need("libGL.so.1", "libgl1", "libglvnd-glx", "libglvnd"),
    Need("libEGL.so.1", "libegl1", "libglvnd-egl", "libglvnd"),
    Need("libX11.so.6", "libx11-6", "libX11", "libx11"),
    Need("libdbus-1.so.3", "libdbus-1-3", "dbus-libs", "dbus"),
    Need("libfontconfig.so.1", "libfontconfig1", "fontconfig", "fontconfig"),
    Need("libfreetype.so.6", "libfreetype6", "freetype", "freetype2"),
    Need("libxkbcommon.so.0", "libxkbcommon0", "libxkbcommon", "libxkbcommon"),
)
X11 = (
    Need("libX11-xcb.so.1", "libx11-xcb1", "libX11-xcb", "libx11"),
    Need("libxcb.so.1", "libxcb1", "libxcb", "libxcb"),
    Need("libxcb-cursor.so.0", "libxcb-cursor0", "xcb-util-cursor", "xcb-util-cursor"),
    Need("libxcb-glx.so.0", "libxcb-glx0", "libxcb", "libxcb"),
    Need("libxcb-icccm.so.4", "libxcb-icccm4", "xcb-util-wm", "xcb-util-wm"),
    Need("libxcb-image.so.0", "libxcb-image0", "xcb-util-image", "xcb-util-image"),
    Need("libxcb-keysyms.so.1", "libxcb-keysyms1", "xcb-util-keysyms", "xcb-util-keysyms"),
    Need("libxcb-randr.so.0", "libxcb-randr0", "libxcb", "libxcb"),
    Need("libxcb-render.so.0", "libxcb-render0", "libxcb", "libxcb"),
    Need(
        "libxcb-render-util.so.0",
        "libxcb-render-util0",
        "xcb-util-renderutil",
        "xcb-util-renderutil",
    ),
    Need("libxcb-shape.so.0", "libxcb-shape0", "libxcb", "libxcb"),
    Need("libxcb-shm.so.0", "libxcb-shm0", "libxcb", "libxcb"),
    Need("libxcb-sync.so.1", "libxcb-sync1", "libxcb", "libxcb"),
    Need("libxcb-util.so.1", "libxcb-util1", "xcb-util", "xcb-util"),
    Need("libxcb-xfixes.so.0", "libxcb-xfixes0", "libxcb", "libxcb"),
    Need("libxcb-xkb.so.1", "libxcb-xkb1", "libxcb", "libxcb"),
    Need("libxkbcommon-x11.so.0", "libxkbcommon-x11-0", "libxkbcommon-x11", "libxkbcommon-x11"),
)
WAYLAND = (
    Need("libwayland-client.so.0", "libwayland-client0", "libwayland-client", "wayland"),
    Need("libwayland-cursor.so.0", "libwayland-cursor0", "libwayland-cursor", "wayland"),
    Need("libwayland-egl.so.1", "libwayland-egl1", "libwayland-egl", "wayland"),
)
GROUPS: Mapping[str, tuple[Need, ...]] = {"drawing": DRAWING, "x11": X11, "wayland": WAYLAND}


def groups(on_screen: bool, surroundings: Mapping[str, str], platform: str) -> frozenset[str]:
    """The keys of `GROUPS` that are needed, given environment variables and `sys.platform`.

    A screen is asked for only where there is one; the program itself says so where there is none.
    """
    if platform != "linux":
        return frozenset()
    if not on_screen or surroundings.get("QT_QPA_PLATFORM"):
        return frozenset({"drawing"})
    if surroundings.get("WAYLAND_DISPLAY"):
        return frozenset({"drawing", "wayland"})
    if surroundings.get("DISPLAY"):
        return frozenset({"drawing", "x11"})
    return frozenset({"drawing"})


def loads(library: str) -> bool:
    """Whether the system's loader finds the shared library, as it will for Qt."""
    try:
        import ctypes
    except ImportError:  # a Python without it cannot tell; the proof after installing does
        return True
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def lacking(wanted: Iterable[str], loads: Callable[[str], bool] = loads) -> list[Need]:
    """The needs of the groups `wanted` that the system does not meet."""
    return [need for group in sorted(wanted) for need in GROUPS[group] if not loads(need.what)]


def environment_maker(version: Sequence[int] = sys.version_info[:2]) -> Need:
    """The need for `venv` and `ensurepip`, which Debian keeps apart from Python."""
    return Need("ensurepip", f"python{version[0]}.{version[1]}-venv", "python3", "python")


def lines(needs: Sequence[Need]) -> str:
    """The lines that a person types to meet the needs, one for each kind of system."""
    apt, dnf, pacman = (
        " ".join(dict.fromkeys(names))
        for names in zip(*((need.apt, need.dnf, need.pacman) for need in needs), strict=True)
    )
    return (
        f"  Debian, Ubuntu:  sudo apt-get install {apt}\n"
        f"  Fedora:          sudo dnf install {dnf}\n"
        f"  Arch:            sudo pacman -S {pacman}"
    )


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


def install(apt: Sequence[str], needs: Sequence[Need]) -> None:
    """Install the needs with the command `apt`; raises Trouble with apt-get's reason."""
    packages = list(dict.fromkeys(need.apt for need in needs))
    print("Installing with apt-get:", *packages, file=sys.stderr, flush=True)
    words = ["install", "-y", "--no-install-recommends", *packages]
    status, output = answer([*apt, *words])
    if status != 0:  # the lists may be absent, or too old to fetch from
        answer([*apt, "update"])
        status, output = answer([*apt, *words])
    if status != 0:
        raise Trouble(
            f"apt-get could not install what is lacking: {reason(output)}.\n"
            f"Once that is mended, run this again, or type the line yourself:\n{lines(needs)}"
        )


def wish_for(lacking: Callable[[], list[Need]], loss: str) -> None:
    """Install what is `lacking` where that is allowed; say what is lost without the rest: `loss`,
    a sentence with {whats} in it."""
    needs = lacking()
    apt = installer() if needs else None
    if apt:
        try:
            install(apt, needs)
        except Trouble as trouble:
            print(trouble, file=sys.stderr, flush=True)
        needs = lacking()
    if needs:
        whats = ", ".join(need.what for need in needs)
        print(f"{loss.format(whats=whats)}\n{lines(needs)}", file=sys.stderr, flush=True)


def answer(command: Sequence[str], folder: Path | None = None) -> tuple[int, str]:
    """The exit status of a system command run in `folder`, and all that it printed."""
    said = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, "DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C.UTF-8"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    return said.returncode, said.stdout


def missing_sentence(needs: Sequence[Need]) -> str:
    """That the needs are not met, and the lines that meet them."""
    whats = ", ".join(need.what for need in needs)
    return (
        f"This system lacks what Moon Desktop needs, and this account may not install it: {whats}."
        f"\nType the line for your system, then run this again:\n{lines(needs)}"
    )


# --- other people's tools that try what is packed ------------------------------------------------

TOOLS = (
    Need("appstreamcli", "appstream", "appstream", "appstream"),
    Need("desktop-file-validate", "desktop-file-utils", "desktop-file-utils", "desktop-file-utils"),
    Need("dpkg-deb", "dpkg", "dpkg", "dpkg"),
    Need("gio", "libglib2.0-bin", "glib2", "glib2"),
    Need("lintian", "lintian", "lintian", "lintian"),
    Need("makensis", "nsis", "mingw32-nsis", "nsis"),
    Need("man", "man-db", "man-db", "man-db"),
    Need("mksquashfs", "squashfs-tools", "squashfs-tools", "squashfs-tools"),
    Need("objdump", "binutils", "binutils", "binutils"),
    Need("update-mime-database", "shared-mime-info", "shared-mime-info", "shared-mime-info"),
)


def lacking_tools(platform: str = sys.platform) -> list[Need]:
    """The tools that a Linux system lacks; nothing is asked of other systems."""
    if platform != "linux":
        return []
    return [need for need in TOOLS if shutil.which(need.what) is None]


def lacking_screens(platform: str = sys.platform) -> list[Need]:
    """The libraries of both kinds of screen that a Linux system lacks."""
    return lacking(GROUPS) if platform == "linux" else []


def wish_for_screens() -> None:
    """Install the libraries where that is allowed, or say what is not tried without them."""
    wish_for(
        lacking_screens,
        "Without {whats}, the tests of screens that need it are skipped. To have them run:",
    )


def wish_for_tools() -> None:
    """Install the tools where that is allowed, or say what is not tried without them."""
    wish_for(
        lacking_tools,
        "Without {whats}, the tests of packages that need it are skipped. To have them run:",
    )
