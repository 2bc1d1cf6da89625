"""A library of a package does not look for others where the building machine had them."""

from __future__ import annotations

import shutil
import subprocess
import sys

import pytest

import elf_search_path

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("gcc") is None, reason="links a library of Linux"
)


@pytest.fixture
def library(tmp_path):
    """A library that looks for others in the folder it is linked with."""

    def link(folder: str):
        made = tmp_path / "libmade.so"
        (tmp_path / "made.c").write_text("int made(void) { return 42; }")
        words = ["gcc", "-shared", "-o", made, f"-Wl,-rpath,{folder}", tmp_path / "made.c"]
        subprocess.run(words, check=True)
        return made

    return link


def test_folders_of_the_building_machine_are_forgotten(library):
    made = library("/build/lib")
    assert elf_search_path.search_path(made) == "/build/lib"
    assert elf_search_path.forget(made)
    assert elf_search_path.search_path(made) == ""
    said = "import ctypes, sys; print(ctypes.CDLL(sys.argv[1]).made())"
    done = subprocess.run([sys.executable, "-c", said, made], capture_output=True, text=True)
    assert done.stdout.strip() == "42"
    assert not elf_search_path.forget(made)


def test_folders_beside_the_file_stay(library):
    made = library("$ORIGIN/../lib")
    before = made.read_bytes()
    assert not elf_search_path.forget(made)
    assert made.read_bytes() == before
    assert elf_search_path.search_path(made) == "$ORIGIN/../lib"


def test_other_files_have_none(tmp_path):
    words = tmp_path / "words.txt"
    words.write_text("no program")
    assert elf_search_path.search_path(words) == ""
    assert not elf_search_path.forget(words)
