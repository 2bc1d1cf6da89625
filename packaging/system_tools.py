"""Other people's tools that try what is packed: which tests use, and skip where they are not."""

from __future__ import annotations

import shutil
import sys

import system_packages
from system_packages import Need

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


def lacking(platform: str = sys.platform) -> list[Need]:
    """The tools that a Linux system lacks; nothing is asked of other systems."""
    if platform != "linux":
        return []
    return [need for need in TOOLS if shutil.which(need.what) is None]


def wish_for() -> None:
    """Install the tools where that is allowed, or say what is not tried without them."""
    system_packages.wish_for(
        lacking,
        "Without {whats}, the tests of packages that need it are skipped. To have them run:",
    )
