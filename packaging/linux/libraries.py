"""Shared libraries: which a Linux system brings, which go into the folder, and which Debian package
has the rest.

What is loaded into the program from outside - the driver of the graphics card, the desktop's
GTK - stands on libraries too. Where one of those lay in the folder, older than the system's, the
two would not fit. So what these share comes from the system, and only what they do not need, and
a system may lack, goes in.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from environment.system_packages import GROUPS
from linux.elf import Asks, asks
from trouble import Trouble

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


# --- the packages --------------------------------------------------------------------------------

LIBC = "libc6"
# Beside those that `system_packages` knows: what Python, the desktop and the printers stand on.
PACKAGES: Mapping[str, str] = {
    **dict.fromkeys(
        (
            "ld-linux-aarch64.so.1",
            "ld-linux-x86-64.so.2",
            "libc.so.6",
            "libdl.so.2",
            "libm.so.6",
            "libpthread.so.0",
            "libresolv.so.2",
            "librt.so.1",
            "libutil.so.1",
        ),
        LIBC,
    ),
    **{need.what: need.apt for group in GROUPS.values() for need in group},
    "libX11-xcb.so.1": "libx11-xcb1",
    "libatk-1.0.so.0": "libatk1.0-0",
    "libbrotlicommon.so.1": "libbrotli1",
    "libbrotlidec.so.1": "libbrotli1",
    "libcairo-gobject.so.2": "libcairo-gobject2",
    "libcairo.so.2": "libcairo2",
    "libcups.so.2": "libcups2",
    "libdrm.so.2": "libdrm2",
    "libffi.so.8": "libffi8",
    "libgcc_s.so.1": "libgcc-s1",
    "libgdk-3.so.0": "libgtk-3-0",
    "libgdk_pixbuf-2.0.so.0": "libgdk-pixbuf-2.0-0",
    "libgio-2.0.so.0": "libglib2.0-0",
    "libgobject-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libgtk-3.so.0": "libgtk-3-0",
    "libharfbuzz.so.0": "libharfbuzz0b",
    "libpango-1.0.so.0": "libpango-1.0-0",
    "libpangocairo-1.0.so.0": "libpangocairo-1.0-0",
    "libstdc++.so.6": "libstdc++6",
    "libxcb-render.so.0": "libxcb-render0",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}
# What the name of a version of symbols begins with, where the rest of it is the version of the
# library that has them.
NUMBERED = {"libc.so.6": "GLIBC_", "libm.so.6": "GLIBC_"}
# Those of the C library that have no number: the oldest with each. A private one needs the very
# library that is there, which a package cannot say: any.
UNNUMBERED: Mapping[str, str] = {"GLIBC_ABI_DT_RELR": "2.36"}
# The versions of libstdc++ and libgcc_s are counted otherwise: the oldest GCC with each.
GCC: Mapping[str, str] = {
    "GLIBCXX_3.4.22": "6",
    "GLIBCXX_3.4.23": "7",
    "GLIBCXX_3.4.24": "7.2",
    "GLIBCXX_3.4.25": "8",
    "GLIBCXX_3.4.26": "9",
    "GLIBCXX_3.4.28": "9.3",
    "GLIBCXX_3.4.29": "11",
    "GLIBCXX_3.4.30": "12",
    "GLIBCXX_3.4.31": "13.1",
    "GLIBCXX_3.4.32": "13.2",
    "GLIBCXX_3.4.33": "14",
    "CXXABI_1.3.11": "7",
    "CXXABI_1.3.12": "9",
    "CXXABI_1.3.13": "11",
    "CXXABI_1.3.14": "13.1",
    "CXXABI_1.3.15": "14",
    "GCC_7.0.0": "7",
    "GCC_12.0.0": "12",
    "GCC_13.0.0": "13",
    "GCC_14.0.0": "14",
}
# Older ones are in every Debian that has PySide's own libc.


# Plugins that are passed over without a word where the system lacks what they stand on.
WISHED = ("platformthemes/gtk3", "printsupport/cupsprintersupport")


@dataclass(frozen=True)
class Relations:
    """Fields of a Debian package: without `depends` it does not run, `suggests` it can use."""

    depends: tuple[str, ...]
    suggests: tuple[str, ...]


def relations(folder: Path) -> Relations:
    """What the one-folder build in `folder` needs of the system.

    What only the plugins ask for that are passed over without it (`WISHED`) is
    suggested. Raises Trouble for a library whose package nobody has told.
    """
    needing: list[Asks] = []
    wishing: list[Asks] = []
    carried = set()
    for path in sorted(folder.rglob("*")):
        carried.add(path.name)
        if path.is_file() and not path.is_symlink():
            found = asks(path)
            if found:
                (wishing if _wished(path) else needing).append(found)
    depends = packages(needing, carried)
    suggests = packages(wishing, carried)
    return Relations(
        tuple(field(name, version) for name, version in sorted(depends.items())),
        tuple(sorted(suggests.keys() - depends.keys())),
    )


def _wished(path: Path) -> bool:
    plugin = f"{path.parent.name}/{path.stem.removeprefix('lib').removeprefix('q')}"
    return plugin in WISHED


def packages(asking: Iterable[Asks], carried: Iterable[str]) -> dict[str, str]:
    """The Debian packages with what is asked for and not `carried` (file names), each with the
    oldest version that will do, "" for any. Raises Trouble for an unknown library."""
    found: dict[str, str] = {}
    own = set(carried)
    for asks_ in asking:
        for library in asks_.needed - own:
            found.setdefault(package(library), "")
        for library, symbols in asks_.versions:
            if library not in own:
                name = package(library)
                found[name] = max(found.get(name, ""), oldest(library, symbols), key=order)
    return found


def package(library: str) -> str:
    """The Debian package with this library. Raises Trouble if nobody has told."""
    try:
        return PACKAGES[library]
    except KeyError:
        raise Trouble(
            f"The folder needs {library} of the system, and no Debian package is known for it:"
            f" add a line to PACKAGES in packaging/linux/libraries.py, or put it into the folder."
        ) from None


def oldest(library: str, symbols: str) -> str:
    """The oldest version of the library's package with this version of symbols; "": any."""
    prefix = NUMBERED.get(library)
    number = symbols.removeprefix(prefix) if prefix else ""
    if re.fullmatch(r"[\d.]+", number):
        return number
    return GCC.get(symbols, UNNUMBERED.get(symbols, ""))


def order(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split(".") if part)


def field(name: str, version: str) -> str:
    return f"{name} (>= {version})" if version else name
