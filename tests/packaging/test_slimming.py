"""Nothing that the program imports is left out of the frozen one, and little else goes in."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import PySide6
import pytest

import slimming

PROJECT = Path(__file__).resolve().parents[2]
PLUGINS = Path(PySide6.__file__).parent / "Qt" / "plugins"
# Imported where it is there, and told of where it is not: with a reason in slimming.LEFT_OUT.
GUARDED = {"cython", "distributed"}


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


def test_nothing_that_the_program_imports_is_left_out():
    roots = {name.partition(".")[0] for name in imported()}
    assert roots & slimming.LEFT_OUT.keys() == GUARDED
    # What it names may in turn stand on a module of C, as ctypes on _ctypes; hashlib can do
    # without its own.
    assert {f"_{root}" for root in roots} & slimming.LEFT_OUT.keys() <= {"_hashlib"}


def test_every_module_of_qt_that_the_program_imports_goes_in():
    named = {name.split(".")[1] for name in imported() if name.startswith("PySide6.")}
    bound = slimming.QT_MODULES.keys() - slimming.WITHOUT_BINDING
    assert named
    assert {name.removeprefix("Qt") for name in named if name.startswith("Qt")} <= bound
    assert slimming.QT_MODULES.keys() >= slimming.WITHOUT_BINDING


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt/lib/libQt6Core.so.6",
        "PySide6/Qt/lib/libicudata.so.73",
        "PySide6/QtWidgets.abi3.so",
        "PySide6/libpyside6.abi3.so.6.11",
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/platforms/libqwayland.so",
        "PySide6/Qt/plugins/platforms/libqoffscreen.so",
        "PySide6/Qt6Gui.dll",
        "PySide6\\QtGui.pyd",
        "PySide6/plugins/platforms/qwindows.dll",
        "PySide6/plugins/styles/qmodernwindowsstyle.dll",
        "PySide6/MSVCP140.dll",
        "PySide6/Qt/lib/QtGui.framework/Versions/A/QtGui",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "QtCore",
        "python3.dll",
        "_internal/base_library.zip",
        "moon_desktop/resources_data/fonts/lato/Lato-Bold.ttf",
        "moon_desktop/players/solver.cpython-311-x86_64-linux-gnu.so",
    ],
)
def test_what_is_used_goes_in(name):
    assert slimming.kept(name)


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt/lib/libQt6Qml.so.6",
        "PySide6/Qt/lib/libQt6Pdf.so.6",
        "libQt6Quick.so.6",
        "PySide6/QtDBus.abi3.so",
        "PySide6/QtOpenGL.abi3.so",
        "PySide6/Qt/plugins/platforms/libqeglfs.so",
        "PySide6/Qt/plugins/imageformats/libqpdf.so",
        "PySide6/Qt/plugins/tls/libqopensslbackend.so",
        "PySide6/Qt/translations/qtbase_de.qm",
        "PySide6/Qt6Qml.dll",
        "PySide6/QtQml.pyd",
        "PySide6/opengl32sw.dll",
        "PySide6/D3DCompiler_47.dll",
        "PySide6/plugins/tls/qschannelbackend.dll",
        "PySide6/Qt/lib/QtQuick.framework/Versions/A/QtQuick",
        "PySide6/Qt/lib/QtQuick.framework/Resources/Info.plist",
        "QtQuick",
    ],
)
def test_what_is_not_used_stays_out(name):
    assert not slimming.kept(name)


def test_of_the_words_of_qt_those_for_the_languages_of_the_program_go_in():
    german = frozenset({"de"})
    assert slimming.kept("PySide6/Qt/translations/qtbase_de.qm", german)
    assert not slimming.kept("PySide6/Qt/translations/qtbase_fr.qm", german)
    assert not slimming.kept("PySide6/Qt/translations/qtmultimedia_de.qm", german)
    assert slimming.kept("PySide6/translations/qtbase_pt_BR.qm", frozenset({"pt"}))


@pytest.mark.skipif(sys.platform != "linux", reason="the plugins of Linux lie elsewhere")
def test_every_plugin_for_linux_is_one_that_this_qt_has():
    others = ("platforms/windows", "platforms/cocoa", "styles/")
    meant = {name for name in slimming.QT_PLUGINS if not name.startswith(others)}
    found = {
        f"{file.parent.name}/{file.stem.removeprefix('lib').removeprefix('q')}"
        for file in PLUGINS.rglob("*.so")
    }
    assert meant <= found
    assert set(slimming.WISHED) <= meant
    kept = {file for file in PLUGINS.rglob("*.so") if slimming.kept(f"PySide6/Qt/{file}")}
    assert len(kept) == len(meant)


def test_hooks_that_run_at_every_start_are_left_out_by_system():
    assert not slimming.hook_kept("pyi_rth_inspect", "win32")
    assert not slimming.hook_kept("pyi_rth_pyside6", "linux")
    assert slimming.hook_kept("pyi_rth_pyside6", "win32")
    assert slimming.hook_kept("pyi_rth_pyside6", "darwin")
    assert slimming.hook_kept("frozen_start", "linux")
