"""What goes into the frozen program, where it lies there, and what stays out, and why."""

from __future__ import annotations

import re
import sys
import sysconfig
from collections.abc import Collection, Iterable
from pathlib import Path, PurePosixPath

# Python modules that stay out, each with its reason.
LEFT_OUT = {
    "cython": "the kernel imports it only where it is not compiled",
    "distributed": "--cluster is for developers, and says what it lacks",
    "IPython": "tqdm draws its bar in a notebook with it",
    "matplotlib": "tqdm draws its bar in a plot with it",
    "pandas": "tqdm measures the work of its tables",
    "tkinter": "tqdm draws its bar in a window with it",
    "_bz2": "shutil packs archives with it where it is there; the program packs none",
    "_lzma": "as _bz2",
    "_hashlib": "brings OpenSSL; hashlib has the same sums without it",
    "_ssl": "brings OpenSSL; the program needs no network",
    "_statistics": "a quicker turn for one distribution, which nothing here asks for",
    "pyexpat": "reads XML, which nothing here does; brings a library of its own",
    "pydoc": "only asked for by interactive Pythons",
    "unittest": "for tests",
    "doctest": "for tests",
    "lib2to3": "for other people's source",
}

# PyInstaller's hooks that run at every start, before the program.
HOOKS_LEFT_OUT = {
    "pyi_rth_multiprocessing": "frozen_start.py does it where it is needed",
    "pyi_rth_inspect": "looks for source, which there is none of; loads zipfile",
    "pyi_rth_pkgutil": "lists the modules of a package; nothing asks",
}

# On Linux PySide finds its own plugins. What this hook writes into the environment for it would
# be inherited by a browser that the program opens, which would then take ours for its own.
HOOKS_LEFT_OUT_ON_LINUX = {"pyi_rth_pyside6": "see above; and it loads Qt before the program does"}

# The modules of Qt that are used, or that those need. No other library or binding of Qt goes in.
QT_MODULES = {
    "Core": "everything",
    "Gui": "painting, fonts, windows",
    "Widgets": "the windows and the view of the table",
    "StateMachine": "the phases of the table",
    "PrintSupport": "printing the score sheet",
    "Network": "a second copy hands its file to the first; Multimedia stands on it",
    "Multimedia": "what is heard at the table",
    "Concurrent": "Multimedia stands on it",
    "DBus": "Gui stands on it; the desktop's file dialogs",
    "Svg": "the faces at the table; the icons of the desktop's theme in file dialogs",
    "XcbQpa": "windows on X11",
    "WaylandClient": "windows on Wayland",
}

# Of those, the ones that Python never speaks to: their libraries go in, their bindings do not.
WITHOUT_BINDING = frozenset({"Concurrent", "DBus", "XcbQpa", "WaylandClient"})

# The plugins of Qt that are used: `folder/name` as on Linux, without prefix and ending.
QT_PLUGINS = {
    "platforms/xcb": "Linux: windows on X11",
    "platforms/wayland": "Linux: windows on Wayland",
    "platforms/windows": "Windows",
    "platforms/cocoa": "macOS",
    "platforms/offscreen": "the self-test, where there is no screen",
    "wayland-shell-integration/xdg-shell": "the windows of every Wayland desktop",
    "wayland-decoration-client/adwaita": "title bars, where the Wayland desktop draws none",
    "wayland-decoration-client/bradient": "the same, where the one above fails",
    "platformthemes/xdgdesktopportal": "the desktop's own file dialogs",
    "platformthemes/gtk3": "the same, and its colours; loaded only where GTK 3 is",
    "platforminputcontexts/composeplatforminputcontextplugin": "accents typed as two keys",
    "platforminputcontexts/ibusplatforminputcontextplugin": "names in scripts of many signs",
    "iconengines/svgicon": "the icons of the desktop's theme",
    "imageformats/svg": "the same",
    "imageformats/ico": "Windows: icons of files in file dialogs",
    "imageformats/icns": "macOS: the same",
    "printsupport/cupsprintersupport": "Linux: the printers; loaded only where CUPS is",
    "styles/modernwindowsstyle": "Windows: what its dialogs look like",
    "styles/windowsvistastyle": "the same, on older Windows and older Qt",
    "styles/macstyle": "macOS: the same",
}

# Windows: stands in for a graphics driver, where something draws with OpenGL or Direct3D.
GRAPHICS = re.compile(r"(opengl32sw|d3dcompiler_\d+|dxcompiler|dxil)\.dll$", re.IGNORECASE)

# What QtMultimedia plays films with, which come with the bindings; sounds do without.
FILMS = re.compile(r"(lib)?(avcodec|avformat|avutil|swresample|swscale|Qt6FFmpegStub)\b")

# What goes in of the building machine's own libraries: Python; ctypes stands on libffi, which
# systems have by two names; Qt's windows on X11 stand on the rest, which a desktop of GTK lacks.
# All others come from the system: what is loaded from outside - the driver of the graphics card,
# the desktop's GTK - stands on them too, and may need newer ones than would lie in the folder.
PUT_IN = re.compile(
    r"(libpython[\d.]+|libffi|libxkbcommon-x11"
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
        return not QT_LIBRARY.match(path.name) or module_kept(path.name)
    plugin = QT_PLUGIN.search(str(path))
    if plugin:
        return f"{plugin['folder']}/{plugin['name']}" in QT_PLUGINS
    if path.suffix == ".qm":
        part, _, language = path.stem.partition("_")
        spoken = language in languages or language.partition("_")[0] in languages
        return part == "qtbase" and spoken
    binding = QT_BINDING.match(path.name)
    if binding:
        return binding["name"] in QT_MODULES.keys() - WITHOUT_BINDING
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


def modules(project: Path) -> list[str]:
    """Every module of the program, by name."""
    package = project / "moon_desktop"
    files = (file.relative_to(project).with_suffix("") for file in package.rglob("*.py"))
    names = (".".join(file.parts).removesuffix(".__init__") for file in files)
    # What `python -m moon_desktop` runs; the frozen program starts with frozen_start.py.
    return sorted(name for name in names if name != "moon_desktop.__main__")


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
    left_out = HOOKS_LEFT_OUT | (HOOKS_LEFT_OUT_ON_LINUX if platform == "linux" else {})
    return [entry for entry in scripts if entry[0] not in left_out]


def of_system(place: str, source: str) -> bool:
    """Whether a file for `place` in the folder is a shared library of the building machine: none
    of the project's, of Python's own modules or of a package."""
    own = (sysconfig.get_path(name) for name in ("purelib", "platlib", "platstdlib"))
    inside = "/" in place or any(source.startswith(f"{folder}/") for folder in own)
    return ".so" in Path(place).name and not inside
