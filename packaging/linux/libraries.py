"""Shared libraries: which a Linux system brings, and which go into the folder.

What is loaded into the program from outside - the driver of the graphics card, the desktop's
GTK - stands on libraries too. Where one of those lay in the folder, older than the system's, the
two would not fit. So what these share comes from the system, and only what they do not need, and
a system may lack, goes in.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from trouble import output

# Why they are the system's, and which.
FROM_SYSTEM = {
    "the C library and its loader are one with the kernel": (
        "ld-linux-x86-64.so.2 ld-linux-aarch64.so.1 libc.so.6 libdl.so.2 libm.so.6"
        " libpthread.so.0 libresolv.so.2 librt.so.1 libutil.so.1"
    ),
    "graphics drivers need the newest there is": "libgcc_s.so.1 libstdc++.so.6",
    "every system's package manager stands on them": "libz.so.1 libzstd.so.1",
    "they choose the driver of the graphics card": "libEGL.so.1 libGL.so.1",
    "graphics drivers and GTK stand on them, or share their connection": (
        "libX11-xcb.so.1 libX11.so.6 libwayland-client.so.0 libwayland-cursor.so.0"
        " libwayland-egl.so.1 libxcb-randr.so.0 libxcb-render.so.0 libxcb-shm.so.0"
        " libxcb-sync.so.1 libxcb-xfixes.so.0 libxcb.so.1 libxkbcommon.so.0"
    ),
    "they read the system's settings": (
        "libbrotlicommon.so.1 libbrotlidec.so.1 libcups.so.2 libdbus-1.so.3 libfontconfig.so.1"
        " libfreetype.so.6 libgssapi_krb5.so.2"
    ),
    "GTK is the desktop's look, and these are one with it": (
        "libatk-1.0.so.0 libcairo-gobject.so.2 libcairo.so.2 libgdk-3.so.0 libgdk_pixbuf-2.0.so.0"
        " libgio-2.0.so.0 libglib-2.0.so.0 libgobject-2.0.so.0 libgthread-2.0.so.0 libgtk-3.so.0"
        " libharfbuzz.so.0 libpango-1.0.so.0 libpangocairo-1.0.so.0"
    ),
}

# What goes in of the building machine's own: Python; ctypes stands on libffi, which systems have
# by two names; Qt's windows on X11 stand on the rest, which a desktop of GTK lacks.
PUT_IN = re.compile(
    r"(libpython[\d.]+|libffi|libxkbcommon-x11"
    r"|libxcb-(cursor|icccm|image|keysyms|render-util|shape|util|xkb))\.so"
)


def binaries(folder: Path) -> Iterator[Path]:
    """The programs and libraries (ELF) in the folder."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(4) == b"\x7fELF":
                    yield path


def strangers(folder: Path) -> list[str]:
    """The libraries that files in the folder need, and that are neither there nor known to be on
    every desktop."""
    command = ["readelf", "--dynamic", "--wide", *map(str, binaries(folder))]
    said = output(command, "The libraries of the program cannot be read", variables={"LC_ALL": "C"})
    needed = set(re.findall(r"\(NEEDED\).*\[(.+)\]", said))
    known = {name for names in FROM_SYSTEM.values() for name in names.split()}
    return sorted(needed - known - {path.name for path in folder.rglob("*")})
