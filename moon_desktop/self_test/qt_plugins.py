"""Whether the parts of Qt that it looks for only when it needs them are there, and load."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLibraryInfo, QPluginLoader
from PySide6.QtGui import QImageReader

from moon_desktop.self_test.trial import Amiss, Found
from moon_desktop.wording import self_test as words
from moon_desktop.wording import self_test_why as reasons

SCREENS: Final = {"win32": ("windows",), "darwin": ("cocoa",)}
"""What opens windows, by system."""

ELSEWHERE: Final = ("xcb", "wayland")
"""What opens windows on all other systems: both are to be there, and one has to load."""

PICTURES: Final = ("png",)
"""The kinds of picture that the program shows."""

_KINDS: Final = (
    "platforms", "platformthemes", "platforminputcontexts", "imageformats", "iconengines",
    "styles", "printsupport", "xcbglintegrations", "wayland-decoration-client",
    "wayland-graphics-integration-client", "wayland-shell-integration",
)  # fmt: skip
"""The parts that a program of windows may come to need; a whole Qt has many more."""

_ENDINGS: Final = (".so", ".dll", ".dylib")


def plugins() -> Path:
    """The folder where Qt looks for its parts."""
    return Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath))


def try_qt_plugins() -> Found:
    """Loads every part there is. Of those that are of no use here, it is only told."""
    troubles = {
        f"{path.parent.name}/{_name(path)}": _trouble(path)
        for kind in _KINDS
        for path in sorted(plugins().joinpath(kind).glob("*"))
        if path.suffix in _ENDINGS
    }
    platforms = {
        name.removeprefix("platforms/").removeprefix("q"): trouble
        for name, trouble in troubles.items()
        if name.startswith("platforms/")
    }
    screens = _check_screens(platforms)
    formats = sorted(bytes(kind.data()).decode() for kind in QImageReader.supportedImageFormats())
    for kind in PICTURES:
        if kind not in formats:
            raise Amiss(reasons.format_missing(kind))
    notes = [words.plugin(name, trouble) for name, trouble in troubles.items()]
    return Found(words.parts(len(troubles), screens), (*notes, words.formats(formats)))


def _check_screens(platforms: dict[str, str]) -> list[str]:
    """What opens windows here, and was loaded; ``platforms``: why each was not, "" if it was."""
    wanted = SCREENS.get(sys.platform, ELSEWHERE)
    troubles = []
    for name in wanted:
        # There are several that begin like wayland, of which Qt takes one.
        found = [trouble for platform, trouble in platforms.items() if platform.startswith(name)]
        if not found:
            raise Amiss(reasons.plugin_missing(name))
        troubles.append("" if "" in found else found[0])
    if "" not in troubles:
        raise Amiss(reasons.plugin_unloadable(wanted[0], troubles[0]))
    return [name for name, trouble in zip(wanted, troubles, strict=True) if not trouble]


def _name(path: Path) -> str:
    """The same on every system: ``libqoffscreen.so`` and ``qoffscreen.dll`` are ``qoffscreen``."""
    return path.name.partition(".")[0].removeprefix("lib")


def _trouble(path: Path) -> str:
    """Why the part at ``path`` cannot be loaded; "" if it can."""
    loader = QPluginLoader(str(path))
    return "" if loader.load() else " ".join(loader.errorString().split())
