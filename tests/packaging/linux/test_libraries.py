"""Which shared libraries go in, and which the system brings."""

import sys

import pytest

from linux import libraries
from tests.packaging.linux.one_folder import PATCHELF, elf


def test_few_go_in():
    named = "libxcb-cursor.so.0 libxkbcommon-x11.so.0 libffi.so.7 libpython3.11.so.1.0"
    assert all(map(libraries.PUT_IN.match, named.split()))
    assert not libraries.PUT_IN.match("libpythonic.so.1")


def test_no_library_is_both_carried_and_the_systems():
    known = [name for names in libraries.FROM_SYSTEM.values() for name in names.split()]
    assert len(known) == len(set(known))
    assert not any(map(libraries.PUT_IN.match, known))


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux" or not PATCHELF, reason="needs patchelf, on Linux")
def test_a_library_that_nobody_brings_is_told_of(tmp_path):
    (tmp_path / "words.txt").write_text("no program")
    elf(tmp_path / "program", "libGL.so.1", "libstrange.so.3")
    assert list(libraries.binaries(tmp_path)) == [tmp_path / "program"]
    assert libraries.strangers(tmp_path) == ["libstrange.so.3"]
    elf(tmp_path / "inner" / "libstrange.so.3")
    assert libraries.strangers(tmp_path) == []
