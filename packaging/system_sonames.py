"""Which shared libraries a Linux system brings itself, and which go into the folder, and why.

What is loaded into the program from outside - the driver of the graphics card, the desktop's
GTK - stands on libraries too. Where one of those lay in the folder, older than the system's, the
two would not fit. So what these share comes from the system, and only what they do not need, and
a system may lack, goes in.
"""

from __future__ import annotations

import re
from pathlib import Path

from linux_elf import asks

FROM_SYSTEM = {
    "ld-linux-x86-64.so.2": "the loader: one with the system's kernel and C library",
    "ld-linux-aarch64.so.1": "the loader: one with the system's kernel and C library",
    "libc.so.6": "the C library: one with the loader",
    "libm.so.6": "part of the C library",
    "libdl.so.2": "part of the C library",
    "libpthread.so.0": "part of the C library",
    "librt.so.1": "part of the C library",
    "libutil.so.1": "part of the C library",
    "libresolv.so.2": "part of the C library",
    "libgcc_s.so.1": "graphics drivers need the newest there is",
    "libstdc++.so.6": "graphics drivers need the newest there is",
    "libz.so.1": "every system's package manager stands on it",
    "libzstd.so.1": "every system's package manager stands on it, and graphics drivers",
    "libGL.so.1": "chooses the driver of the graphics card",
    "libEGL.so.1": "chooses the driver of the graphics card",
    "libX11.so.6": "graphics drivers and GTK share its connection",
    "libX11-xcb.so.1": "one with libX11",
    "libxcb.so.1": "one with libX11",
    "libxcb-randr.so.0": "graphics drivers stand on it",
    "libxcb-render.so.0": "GTK stands on it, by Cairo",
    "libxcb-shm.so.0": "GTK stands on it, by Cairo",
    "libxcb-sync.so.1": "graphics drivers stand on it",
    "libxcb-xfixes.so.0": "graphics drivers stand on it",
    "libxkbcommon.so.0": "GTK stands on it; reads the system's keyboard layouts",
    "libwayland-client.so.0": "graphics drivers and GTK share its connection",
    "libwayland-cursor.so.0": "one with libwayland-client; GTK stands on it",
    "libwayland-egl.so.1": "one with libwayland-client and the driver",
    "libfontconfig.so.1": "reads the system's settings of fonts, whose format changes with it",
    "libfreetype.so.6": "libfontconfig and GTK stand on it",
    "libglib-2.0.so.0": "GTK stands on it, and the loop of events is shared with it",
    "libgthread-2.0.so.0": "one with libglib",
    "libgobject-2.0.so.0": "one with libglib",
    "libgio-2.0.so.0": "one with libglib; loads the desktop's modules",
    "libdbus-1.so.3": "finds the bus by the system's settings",
    "libgssapi_krb5.so.2": "reads the system's settings; Qt's network stands on it",
    "libbrotlidec.so.1": "libfreetype stands on it",
    "libbrotlicommon.so.1": "libfreetype stands on it",
    "libcups.so.2": "finds the printers by the system's settings",
    "libgtk-3.so.0": "is the desktop's look",
    "libgdk-3.so.0": "one with GTK",
    "libgdk_pixbuf-2.0.so.0": "one with GTK",
    "libpango-1.0.so.0": "one with GTK",
    "libpangocairo-1.0.so.0": "one with GTK",
    "libharfbuzz.so.0": "one with GTK",
    "libatk-1.0.so.0": "one with GTK",
    "libcairo.so.2": "one with GTK",
    "libcairo-gobject.so.2": "one with GTK",
}

# What goes in of the building machine's own, besides Python itself: a desktop may lack it.
PUT_IN = {
    "libffi": "ctypes stands on it; which of its two names a system has differs",
    "libxcb-cursor": "Qt's windows on X11 stand on it; GTK desktops lack it",
    "libxcb-icccm": "as libxcb-cursor",
    "libxcb-image": "as libxcb-cursor",
    "libxcb-keysyms": "as libxcb-cursor",
    "libxcb-render-util": "as libxcb-cursor",
    "libxcb-shape": "as libxcb-cursor",
    "libxcb-util": "as libxcb-cursor",
    "libxcb-xkb": "as libxcb-cursor",
    "libxkbcommon-x11": "as libxcb-cursor",
}


def put_in(name: str) -> bool:
    """Whether the shared library `name` of the building machine goes into the folder."""
    stem = name.partition(".so")[0]
    return stem in PUT_IN or re.fullmatch(r"libpython[\d.]+", stem) is not None


def system_libraries(folder: Path) -> frozenset[str]:
    """The shared libraries that files in `folder` need, by name, and that are not in it."""
    files = [path for path in folder.rglob("*") if path.is_file()]
    needed = {name for path in files if (found := asks(path)) for name in found.needed}
    return frozenset(needed - {path.name for path in files})
