"""All of the project's tree that a player needs is listed for the frozen program."""

from __future__ import annotations

import sysconfig
from pathlib import Path

import frozen_parts
import kernel
from moon_desktop import resources

PROJECT = Path(__file__).resolve().parents[2]
(SOLVER,) = kernel.sources(PROJECT)
NAME = "moon_desktop.players.solver"
PLACE = "moon_desktop/players/solver"


def test_every_data_file_goes_where_the_program_looks():
    listed = {f"{folder}/{Path(source).name}" for source, folder in frozen_parts.resources(PROJECT)}
    data = PROJECT / "resources"
    files = {file.relative_to(data).as_posix() for file in data.rglob("*") if file.is_file()}
    assert listed == {f"moon_desktop/resources_data/{file}" for file in files}
    assert f"{frozen_parts.DATA}/fonts/lato/OFL.txt" in listed
    # As tests/test_resources.py has it, resource() looks below moon_desktop/resources_data.
    assert resources.folder() == data


def test_every_module_is_named(tmp_path):
    names = frozen_parts.modules(PROJECT)
    assert {"moon_desktop", "moon_desktop.cli", "moon_desktop.engine", NAME} <= set(names)
    assert "moon_desktop.__main__" not in names
    assert len(names) == len(list((PROJECT / "moon_desktop").rglob("*.py"))) - 1


def test_languages_are_those_of_the_translations(tmp_path):
    assert frozen_parts.languages(tmp_path) == frozenset()
    words = tmp_path / "resources" / "translations"
    words.mkdir(parents=True)
    for name in ("de.qm", "moon-desktop-es.qm", "pt_BR.qm", "README.md"):
        (words / name).touch()
    assert frozen_parts.languages(tmp_path) == {"de", "es", "pt"}


def test_libraries_of_the_building_machine_are_told_from_our_own():
    packages = sysconfig.get_path("purelib")
    assert frozen_parts.of_system("libxcb.so.1", "/usr/lib/libxcb.so.1")
    assert not frozen_parts.of_system("libQt6Core.so.6", f"{packages}/PySide6/libQt6Core.so.6")
    assert not frozen_parts.of_system("PySide6/Qt/lib/libQt6Core.so.6", "/elsewhere/lib.so")
    assert not frozen_parts.of_system("base_library.zip", "/build/base_library.zip")


def test_of_the_building_machines_libraries_few_go_in_and_only_on_linux():
    found = [
        ("libc.so.6", "/lib/libc.so.6", "BINARY"),
        ("libxcb-cursor.so.0", "/lib/libxcb-cursor.so.0", "BINARY"),
        ("libpython3.13.so.1.0", "/opt/lib/libpython3.13.so.1.0", "BINARY"),
        ("PySide6/Qt/lib/libQt6Qml.so.6", "/site/libQt6Qml.so.6", "BINARY"),
    ]
    here = frozen_parts.wanted(found, platform="linux")
    assert [place for place, _, _ in here] == ["libxcb-cursor.so.0", "libpython3.13.so.1.0"]
    there = frozen_parts.wanted(found, platform="darwin")
    assert [place for place, _, _ in there] == [place for place, _, _ in found[:3]]


def test_the_kernel_compiled_for_the_package_takes_the_place_of_any_other(tmp_path):
    built = tmp_path / "moon_desktop" / "players" / "solver.cpython-311-x86_64-linux-gnu.so"
    built.parent.mkdir(parents=True)
    built.touch()
    built.with_name("solver.c").touch()
    binaries = [(f"{PLACE}.cpython-310.so", "/old.so", "EXTENSION"), ("a.so", "/a.so", "BINARY")]
    pure = [(NAME, str(SOLVER), "PYMODULE"), ("moon_desktop", "/x.py", "PYMODULE")]
    lists = frozen_parts.with_kernel(PROJECT, tmp_path, binaries, pure)
    assert lists == (
        [binaries[1], (f"{PLACE}.cpython-311-x86_64-linux-gnu.so", str(built), "EXTENSION")],
        [pure[1]],
    )


def test_an_uncompiled_package_holds_the_source_alone():
    binaries = [(f"{PLACE}.cpython-310.so", "/old.so", "EXTENSION")]
    lists = frozen_parts.with_kernel(PROJECT, None, binaries, [])
    assert lists == ([], [(NAME, str(SOLVER), "PYMODULE")])
