"""Each library that is not carried becomes a Debian package, with the version it must have."""

import pytest

from linux_depends import PACKAGES, order, packages, relations
from linux_elf import Asks
from system_packages import GROUPS
from system_sonames import FROM_SYSTEM
from tests.packaging.linux_folder import folder
from trouble import Trouble


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
    with pytest.raises(Trouble, match=r"libodd\.so\.7.*linux_depends"):
        packages([Asks(frozenset({"libodd.so.7"}))], ())


def test_whatever_may_come_from_the_system_has_a_package():
    assert FROM_SYSTEM.keys() <= PACKAGES.keys()
    assert all(PACKAGES[need.what] == need.apt for group in GROUPS.values() for need in group)


def test_versions_are_compared_as_numbers():
    assert sorted(["2.9", "", "2.34", "2.4"], key=order) == ["", "2.4", "2.9", "2.34"]
