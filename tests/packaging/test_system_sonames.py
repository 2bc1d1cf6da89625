"""Which shared libraries a package carries, and which it takes from the system."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

import linux_depends
import system_sonames


def test_no_library_is_both_carried_and_the_systems():
    carried = [name for name in system_sonames.FROM_SYSTEM if system_sonames.put_in(name)]
    assert carried == []


@pytest.mark.parametrize(
    ("name", "goes_in"),
    [
        ("libxcb-cursor.so.0", True),
        ("libxkbcommon-x11.so.0", True),
        ("libffi.so.7", True),
        ("libpython3.11.so.1.0", True),
        ("libxcb.so.1", False),
        ("libxkbcommon.so.0", False),
        ("libpythonic.so.1", False),
        ("libGL.so.1", False),
    ],
)
def test_few_go_in(name, goes_in):
    assert system_sonames.put_in(name) is goes_in


def test_debian_has_a_package_for_each_that_the_system_brings():
    assert system_sonames.FROM_SYSTEM.keys() <= linux_depends.PACKAGES.keys()


@pytest.mark.skipif(sys.platform != "linux", reason="reads a program of Linux")
def test_a_folder_needs_what_its_files_name_and_it_lacks(tmp_path):
    # This very Python: a program of ELF like those in the folder.
    shutil.copy(Path(sys.executable).resolve(), tmp_path / "program")
    (tmp_path / "words.txt").write_text("no program")
    needed = system_sonames.system_libraries(tmp_path)
    assert "libc.so.6" in needed
    (tmp_path / "libc.so.6").write_text("carried along")
    assert system_sonames.system_libraries(tmp_path) == needed - {"libc.so.6"}
