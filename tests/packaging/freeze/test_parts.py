"""What goes into the frozen program and what stays out: modules, data, Qt, libraries, kernel."""

from __future__ import annotations

import ast
import sys
import sysconfig
from functools import cache
from pathlib import Path

import PySide6
import pytest

from freeze import parts
from linux.products import WISHED
from project import PROJECT
from tests.kit.cases import each

PLUGINS = Path(PySide6.__file__).parent / "Qt" / "plugins"
# Imported where it is there, and told of where it is not: with a reason in parts.LEFT_OUT.
GUARDED = {"cython", "distributed"}


@cache
def imported() -> set[str]:
    """The modules that the program's source names in its imports."""
    names = set()
    for file in (PROJECT / "moon_desktop").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                names |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return names


@pytest.mark.slow
def test_nothing_that_the_program_imports_is_left_out():
    roots = {name.partition(".")[0] for name in imported()}
    assert roots & parts.LEFT_OUT.keys() == GUARDED
    # What it names may in turn stand on a module of C, as ctypes on _ctypes; hashlib can do
    # without its own.
    assert {f"_{root}" for root in roots} & parts.LEFT_OUT.keys() <= {"_hashlib"}


@pytest.mark.slow
def test_every_module_of_qt_that_the_program_imports_goes_in():
    named = {name.split(".")[1] for name in imported() if name.startswith("PySide6.")}
    assert named
    assert {name.removeprefix("Qt") for name in named if name.startswith("Qt")} <= set(parts.BOUND)


USED = """
    PySide6/Qt/lib/libQt6Core.so.6 PySide6/QtWidgets.abi3.so QtCore PySide6\\QtGui.pyd
    PySide6/Qt/plugins/platforms/libqxcb.so PySide6/Qt/plugins/platforms/libqcocoa.dylib
    PySide6/Qt6Gui.dll PySide6/plugins/platforms/qwindows.dll PySide6/MSVCP140.dll
    PySide6/Qt/lib/QtGui.framework/Versions/A/QtGui _internal/base_library.zip
    moon_desktop/resources_data/fonts/lato/Lato-Bold.ttf
    PySide6/QtMultimedia.abi3.so PySide6/Qt/lib/libQt6Multimedia.so.6 PySide6/Qt6Concurrent.dll
"""
NOT_USED = """
    PySide6/Qt/lib/libQt6Qml.so.6 libQt6Quick.so.6 PySide6/QtDBus.abi3.so QtQuick PySide6/QtQml.pyd
    PySide6/Qt/plugins/platforms/libqeglfs.so PySide6/plugins/tls/qschannelbackend.dll
    PySide6/Qt/translations/qtbase_de.qm PySide6/Qt6Qml.dll PySide6/opengl32sw.dll
    PySide6/Qt/plugins/multimedia/libffmpegmediaplugin.so PySide6/Qt/lib/libavcodec.so.61
    PySide6/avutil-59.dll PySide6/Qt/lib/libswscale.8.dylib PySide6/Qt/lib/libavformat.so
    PySide6/Qt/lib/libQt6FFmpegStub-va-drm.so.2 PySide6/QtMultimediaWidgets.abi3.so
    PySide6/Qt/lib/QtQuick.framework/Versions/A/QtQuick
    PySide6/Qt/lib/QtQuick.framework/Resources/Info.plist
"""


def test_what_is_used_goes_in_and_nothing_else():
    assert [name for name in USED.split() if not parts.kept(name)] == []
    assert [name for name in NOT_USED.split() if parts.kept(name)] == []


@each(
    ("name", "language", "goes_in"),
    [
        ("Qt/translations/qtbase_de.qm", "de", True),
        ("Qt/translations/qtbase_fr.qm", "de", False),
        ("Qt/translations/qtmultimedia_de.qm", "de", False),
        ("translations/qtbase_pt_BR.qm", "pt", True),
        ("translations/qtbase_pt_BR.qm", "pt_BR", True),
        ("translations/qtbase_pt_PT.qm", "pt_BR", False),
    ],
)
def test_of_the_words_of_qt_those_for_the_languages_go_in(name, language, goes_in):
    assert parts.kept(f"PySide6/{name}", {language}) == goes_in


def test_this_qt_has_its_words_in_every_language_of_the_program():
    words = PLUGINS.parent / "translations"
    for code in parts.languages(PROJECT):
        assert (words / f"qtbase_{code}.qm").is_file()


@pytest.mark.skipif(sys.platform != "linux", reason="the plugins of Linux lie elsewhere")
def test_every_plugin_for_linux_is_one_that_this_qt_has():
    others = ("platforms/windows", "platforms/cocoa", "styles/")
    meant = {name for name in parts.QT_PLUGINS if not name.startswith(others)}
    found = {
        f"{file.parent.name}/{file.stem.removeprefix('lib').removeprefix('q')}"
        for file in PLUGINS.rglob("*.so")
    }
    assert meant <= found
    assert set(WISHED) <= {file.name for file in PLUGINS.parent.rglob("*.so*")}
    kept = {file for file in PLUGINS.rglob("*.so") if parts.kept(f"PySide6/Qt/{file}")}
    assert len(kept) == len(meant)


@each(
    ("hook", "systems"),
    [
        ("pyi_rth_inspect", set()),
        ("pyi_rth_pyside6", {"win32", "darwin"}),
        ("frozen_start", {"linux", "win32", "darwin"}),
    ],
)
def test_hooks_that_run_at_every_start_are_left_out_by_system(hook, systems):
    entry = (hook, f"{hook}.py", "PYSOURCE")
    there = {s for s in ("linux", "win32", "darwin") if parts.wanted_hooks([entry], s)}
    assert there == systems


def test_of_the_building_machines_libraries_few_go_in_and_only_on_linux():
    found = [
        ("libc.so.6", "/lib/libc.so.6", "BINARY"),
        ("libxcb-cursor.so.0", "/lib/libxcb-cursor.so.0", "BINARY"),
        ("libpython3.13.so.1.0", "/opt/lib/libpython3.13.so.1.0", "BINARY"),
        ("libshiboken6.so", f"{sysconfig.get_path('purelib')}/libshiboken6.so", "BINARY"),
        ("PySide6/Qt/lib/libQt6Qml.so.6", "/site/libQt6Qml.so.6", "BINARY"),
    ]
    here = parts.wanted(found, platform="linux")
    assert here == found[1:4]
    there = parts.wanted(found, platform="darwin")
    assert there == found[:4]
