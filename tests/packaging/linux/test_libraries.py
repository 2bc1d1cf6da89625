"""Which shared libraries go in, which the system brings, and which packages have those."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from environment.system_packages import GROUPS
from linux import libraries
from linux.elf import Asks
from linux.libraries import FROM_SYSTEM, PACKAGES, order, packages, relations
from tests.packaging.linux.one_folder import folder
from trouble import Trouble


def test_no_library_is_both_carried_and_the_systems():
    carried = [name for name in libraries.FROM_SYSTEM if libraries.put_in(name)]
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
    assert libraries.put_in(name) is goes_in


def test_debian_has_a_package_for_each_that_the_system_brings():
    assert libraries.FROM_SYSTEM.keys() <= libraries.PACKAGES.keys()


@pytest.mark.skipif(sys.platform != "linux", reason="reads a program of Linux")
def test_a_folder_needs_what_its_files_name_and_it_lacks(tmp_path):
    # This very Python: a program of ELF like those in the folder.
    shutil.copy(Path(sys.executable).resolve(), tmp_path / "program")
    (tmp_path / "words.txt").write_text("no program")
    needed = libraries.system_libraries(tmp_path)
    assert "libc.so.6" in needed
    (tmp_path / "libc.so.6").write_text("carried along")
    assert libraries.system_libraries(tmp_path) == needed - {"libc.so.6"}


def test_a_folder_depends_on_what_it_does_not_carry(tmp_path):
    found = relations(folder(tmp_path))
    assert found.depends == ("libc6 (>= 2.34)", "libgl1")
    # Only a plugin wants it, and is passed over without it.
    assert found.suggests == ("libgtk-3-0",)


def test_the_version_is_the_newest_that_anything_uses():
    def asking(*versions):
        return Asks(frozenset({"libc.so.6"}), frozenset(("libc.so.6", v) for v in versions))

    one, other = asking("GLIBC_2.9", "GLIBC_2.14"), asking("GLIBC_2.4")
    assert packages([other, one], ()) == {"libc6": "2.14"}
    assert packages([asking()], ()) == {"libc6": ""}


def test_parts_of_the_c_library_are_one_package():
    one = Asks(frozenset({"libm.so.6"}), frozenset({("libm.so.6", "GLIBC_2.35")}))
    other = Asks(frozenset({"libc.so.6"}), frozenset({("libc.so.6", "GLIBC_2.9")}))
    assert packages([one, other], ()) == {"libc6": "2.35"}


def test_versions_of_symbols_without_a_number_are_known_or_nothing_is_asked():
    """As binaries have them that were linked with packed relocations, and some of the C library."""

    def asking(version):
        return Asks(frozenset({"libc.so.6"}), frozenset({("libc.so.6", version)}))

    packed = asking("GLIBC_ABI_DT_RELR")
    assert packages([packed], ()) == {"libc6": "2.36"}
    assert packages([packed, asking("GLIBC_2.38")], ()) == {"libc6": "2.38"}
    assert packages([asking("GLIBC_PRIVATE")], ()) == {"libc6": ""}


def test_gcc_counts_its_versions_in_its_own_way():
    one = Asks(frozenset({"libstdc++.so.6"}), frozenset({("libstdc++.so.6", "GLIBCXX_3.4.29")}))
    assert packages([one], ()) == {"libstdc++6": "11"}
    assert packages([one], ["libstdc++.so.6"]) == {}


def test_an_unknown_library_is_told_of():
    with pytest.raises(Trouble, match=r"libodd\.so\.7.*linux/libraries"):
        packages([Asks(frozenset({"libodd.so.7"}))], ())


def test_whatever_may_come_from_the_system_has_a_package():
    assert FROM_SYSTEM.keys() <= PACKAGES.keys()
    assert all(PACKAGES[need.what] == need.apt for group in GROUPS.values() for need in group)


def test_versions_are_compared_as_numbers():
    assert sorted(["2.9", "", "2.34", "2.4"], key=order) == ["", "2.4", "2.9", "2.34"]
