"""What goes into the frozen program, where it lies there, and what stays out, and why."""

from __future__ import annotations

import re
import sys
import sysconfig
import tomllib
from collections.abc import Collection, Iterable
from pathlib import Path, PurePosixPath

# The lists, each entry with its reason.
TOLD: dict[str, dict[str, str]] = tomllib.loads(
    Path(__file__).with_name("parts.toml").read_text(encoding="utf-8")
)
LEFT_OUT = TOLD["modules_left_out"]
BOUND = TOLD["qt_modules"]
QT_MODULES = BOUND | TOLD["qt_modules_without_binding"]
QT_PLUGINS = TOLD["qt_plugins"]

# Windows: stands in for a graphics driver, where something draws with OpenGL or Direct3D.
GRAPHICS = re.compile(r"(opengl32sw|d3dcompiler_\d+|dxcompiler|dxil)\.dll$", re.IGNORECASE)

# What QtMultimedia plays films with, which come with the bindings; sounds do without.
FILMS = re.compile(r"(lib)?(avcodec|avformat|avutil|swresample|swscale|Qt6FFmpegStub)\b")

# What goes in of the building machine's own libraries: Python; ctypes stands on libffi, which
# systems have by two names; the index of the records on SQLite; Qt's windows on X11 stand on the
# rest, which a desktop of GTK lacks. All others come from the system: what is loaded from outside -
# the driver of the graphics card, the desktop's GTK - stands on them too, and may need newer ones
# than would lie in the folder.
PUT_IN = re.compile(
    r"(libpython[\d.]+|libffi|libsqlite3|libxkbcommon-x11"
    r"|libxcb-(cursor|icccm|image|keysyms|render-util|shape|util|xkb))\.so"
)

QT_LIBRARY = re.compile(
    r"(?:lib)?Qt(?:6(?P<file>\w+?)(?:\.so[.\d]*|\.dll|\.dylib)|(?P<frame>\w+))$"
)
QT_BINDING = re.compile(r"Qt(?P<name>\w+)\.(?:abi3\.|cp\d+-\w+\.|cpython-[\w-]+\.)?(?:so|pyd)$")
QT_PLUGIN = re.compile(r"plugins/(?P<folder>[\w-]+)/(?:lib)?q?(?P<name>[\w-]+)\.(?:so|dll|dylib)$")


def kept(name: str, languages: Collection[str] = ()) -> bool:
    """Whether the file `name`, as PyInstaller would lay it below the folder, goes in.

    `languages` are those of the program, such as "de": only these are kept of Qt's own words.
    """
    path = PurePosixPath(name.replace("\\", "/"))
    if "PySide6" not in path.parts:
        # What translators write in is for them alone.
        return path.suffix != ".po" and module_kept(path.name)
    plugin = QT_PLUGIN.search(str(path))
    if plugin:
        return f"{plugin['folder']}/{plugin['name']}" in QT_PLUGINS
    if path.suffix == ".qm":
        part, _, language = path.stem.partition("_")
        spoken = language in languages or language.partition("_")[0] in languages
        return part == "qtbase" and spoken
    binding = QT_BINDING.match(path.name)
    if binding:
        return binding["name"] in BOUND
    for part in path.parts:
        if part.endswith(".framework"):
            return module_kept(part.removesuffix(".framework"))
    return not (GRAPHICS.search(path.name) or FILMS.match(path.name)) and module_kept(path.name)


def module_kept(name: str) -> bool:
    """False for a library of Qt, by its file's or framework's name, that is not in QT_MODULES."""
    library = QT_LIBRARY.match(name)
    return not library or (library["file"] or library["frame"]) in QT_MODULES


# --- the lists for PyInstaller -------------------------------------------------------------------

# Where resource() looks in a frozen app.
DATA = "moon_desktop/resources_data"

# As PyInstaller lists what goes in: a place or a module's name, the file it is from, a kind.
Entry = tuple[str, str, str]


def languages(project: Path) -> frozenset[str]:
    """The languages that the program is translated into, such as "de"; English is its own."""
    return frozenset(
        catalogue.parent.name for catalogue in (project / "resources/languages").glob("*/moon.mo")
    )


def wanted(
    entries: Iterable[Entry], languages: Collection[str] = (), platform: str = sys.platform
) -> list[Entry]:
    """Of what PyInstaller found, what goes in; Qt's own words only in `languages`."""
    return [
        (place, source, kind)
        for place, source, kind in entries
        if kept(place, languages)
        and (platform != "linux" or not of_system(place, source) or PUT_IN.match(place))
    ]


def wanted_hooks(scripts: Iterable[Entry], platform: str = sys.platform) -> list[Entry]:
    """The scripts without those of PyInstaller's hooks that cost time and serve nothing here."""
    left_out = {**TOLD["hooks_left_out"], **TOLD.get(f"hooks_left_out_on_{platform}", {})}
    return [entry for entry in scripts if entry[0] not in left_out]


def of_system(place: str, source: str) -> bool:
    """Whether a file for `place` in the folder is a shared library of the building machine: none
    of the project's, of Python's own modules or of a package."""
    own = (sysconfig.get_path(name) for name in ("purelib", "platlib", "platstdlib"))
    inside = "/" in place or any(source.startswith(f"{folder}/") for folder in own)
    return ".so" in Path(place).name and not inside
