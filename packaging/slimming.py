"""What of Python, Qt and the building machine goes into the frozen program, and why."""

from __future__ import annotations

import re
from pathlib import PurePosixPath

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
    "Network": "a second copy hands its file to the first",
    "DBus": "Gui stands on it; the desktop's file dialogs",
    "Svg": "the icons of the desktop's theme in file dialogs",
    "XcbQpa": "windows on X11",
    "WaylandClient": "windows on Wayland",
}

# Of those, the ones that Python never speaks to: their libraries go in, their bindings do not.
WITHOUT_BINDING = frozenset({"DBus", "Svg", "XcbQpa", "WaylandClient"})

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

# Plugins that are passed over without a word where the system lacks what they stand on.
WISHED = ("platformthemes/gtk3", "printsupport/cupsprintersupport")

# Windows: stands in for a graphics driver, where something draws with OpenGL or Direct3D.
GRAPHICS = re.compile(r"(opengl32sw|d3dcompiler_\d+|dxcompiler|dxil)\.dll$", re.IGNORECASE)

QT_LIBRARY = re.compile(
    r"(?:lib)?Qt(?:6(?P<file>\w+?)(?:\.so[.\d]*|\.dll|\.dylib)|(?P<frame>\w+))$"
)
QT_BINDING = re.compile(r"Qt(?P<name>\w+)\.(?:abi3\.|cp\d+-\w+\.|cpython-[\w-]+\.)?(?:so|pyd)$")
QT_PLUGIN = re.compile(r"plugins/(?P<folder>[\w-]+)/(?:lib)?q?(?P<name>[\w-]+)\.(?:so|dll|dylib)$")
QT_WORDS = re.compile(r"translations/(?:qt|qtbase|\w+)_(?P<language>[a-z]{2,3})(?:_\w+)?\.qm$")


def hook_kept(name: str, platform: str) -> bool:
    """Whether the script `name`, perhaps a hook, runs at every start on this `sys.platform`."""
    here = HOOKS_LEFT_OUT_ON_LINUX if platform == "linux" else {}
    return name not in HOOKS_LEFT_OUT | here


def kept(name: str, languages: frozenset[str] = frozenset()) -> bool:
    """Whether the file `name`, as PyInstaller would lay it below the folder, goes in.

    `languages` are those of the program, such as "de": only these are kept of Qt's own words.
    """
    path = PurePosixPath(name.replace("\\", "/"))
    if "PySide6" not in path.parts:
        return not QT_LIBRARY.match(path.name) or module_kept(path.name)
    plugin = QT_PLUGIN.search(str(path))
    if plugin:
        return f"{plugin['folder']}/{plugin['name']}" in QT_PLUGINS
    words = QT_WORDS.search(str(path))
    if words:
        return words["language"] in languages and "/qtbase_" in str(path)
    binding = QT_BINDING.match(path.name)
    if binding:
        return binding["name"] in QT_MODULES.keys() - WITHOUT_BINDING
    frameworks = [part for part in path.parts if part.endswith(".framework")]
    if frameworks:
        return module_kept(frameworks[0].removesuffix(".framework"))
    return not GRAPHICS.search(path.name) and module_kept(path.name)


def module_kept(name: str) -> bool:
    """False for a library of Qt, by its file's or framework's name, that is not in QT_MODULES."""
    library = QT_LIBRARY.match(name)
    return not library or (library["file"] or library["frame"]) in QT_MODULES
