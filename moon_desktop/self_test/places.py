"""Trials of the surroundings: folders that can be written, and the plugins of Qt."""

from __future__ import annotations

import os
import platform
import secrets
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import PySide6
from PySide6.QtCore import QLibraryInfo, QPluginLoader, QSysInfo, qVersion
from PySide6.QtGui import QGuiApplication, QImageReader

import moon_desktop
from moon_desktop import __version__
from moon_desktop.disk import log, settings
from moon_desktop.disk.settings import Settings
from moon_desktop.players.kernel.solver import COMPILED
from moon_desktop.self_test.trial import Amiss, Found, Place
from moon_desktop.words import self_test as words
from moon_desktop.words import self_test_why as reasons

_TEXT = "Self-test: ½ äöü 名\n"


def try_folder(place: Place, which: str) -> Found:
    """Tries the folder of the ``data``, of the ``preferences``, or the ``log``; raises OSError as
    the system does."""
    folder = place.preferences if which == "preferences" else place.data
    with _there(folder):
        if which == "data":
            _try_file(folder)
        elif which == "preferences":
            _try_preferences(folder)
        else:
            _try_log(folder)
    return Found(words.files(1), (str(folder),))


@contextmanager
def _there(folder: Path) -> Iterator[None]:
    """``folder`` for a while, if it is not there already, and those above it."""
    made = []
    for missing in [folder, *folder.parents]:
        if missing.is_dir():
            break
        made.append(missing)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        yield
    finally:
        for empty in made:
            # Somebody else may have put something there meanwhile.
            if empty.is_dir() and not any(empty.iterdir()):
                empty.rmdir()


def _probe(folder: Path, ending: str) -> Path:
    """A file that is not there: no other copy of the program has it either."""
    return folder / f"self-test-{os.getpid()}-{secrets.token_hex(6)}{ending}"


def _try_file(folder: Path) -> None:
    """A file is written, put in the place of another, read and removed, as a record is."""
    path = _probe(folder, ".moon")
    fresh = path.with_suffix(".new")
    try:
        path.write_text("", encoding="utf-8")
        with fresh.open("w", encoding="utf-8") as file:
            file.write(_TEXT)
            file.flush()
            os.fsync(file.fileno())
        os.replace(fresh, path)
        if path.read_text(encoding="utf-8") != _TEXT:
            raise Amiss(reasons.not_as_written(str(folder)))
    finally:
        for left in (path, fresh):
            left.unlink(missing_ok=True)


def _try_preferences(folder: Path) -> None:
    """Preferences are kept in a file beside the person's own."""
    path = _probe(folder, "")
    kept = Settings(your_name="½ äöü")
    # The folder itself says better than Qt why it cannot be written.
    _try_file(folder)
    try:
        path.mkdir()
        if not settings.save(settings.file_at(path), kept):
            raise Amiss(reasons.not_kept())
        found, damaged = settings.load(settings.file_at(path), {})
        if found != kept or damaged:
            raise Amiss(reasons.not_as_written(str(folder)))
    finally:
        for left in path.glob("*"):
            left.unlink()
        if path.is_dir():
            path.rmdir()


def _try_log(folder: Path) -> None:
    """The log can be added to; nothing is."""
    path = folder / log.NAME
    if path.exists():
        with path.open("a", encoding="utf-8"):
            pass
        with path.open("rb") as file:
            file.read(1)
    else:
        _try_file(folder)


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
    loaded = screens(platforms)
    formats = sorted(bytes(kind.data()).decode() for kind in QImageReader.supportedImageFormats())
    for kind in PICTURES:
        if kind not in formats:
            raise Amiss(reasons.format_missing(kind))
    notes = [words.plugin(name, trouble) for name, trouble in troubles.items()]
    return Found(words.parts(len(troubles), loaded), (*notes, words.formats(formats)))


def screens(platforms: dict[str, str]) -> list[str]:
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


def particulars(place: Place) -> Found:
    """A note for each particular; how many there are."""
    rows = (
        (words.program(), f"moon-desktop {__version__}"),
        (words.comes_from(), _origin()),
        ("Python", f"{platform.python_version()}, {platform.python_compiler()}"),
        ("Qt", f"{qVersion()}, PySide6 {PySide6.__version__}"),
        (words.kernel(), words.compiled(COMPILED)),
        (words.system(), f"{QSysInfo.prettyProductName()}, {platform.platform()}"),
        (words.screen(), QGuiApplication.platformName()),
        (words.matches(), str(place.data)),
        (words.preferences(), str(place.preferences)),
    )
    return Found(str(len(rows)), tuple(words.particular(name, value) for name, value in rows))


def _origin() -> str:
    frozen = getattr(sys, "frozen", False)
    if frozen:
        return words.packed(str(Path(sys.executable).parent))
    return words.from_source(str(Path(moon_desktop.__file__).parent))
