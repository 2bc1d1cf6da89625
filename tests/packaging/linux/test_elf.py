"""What is read of ELF files and taken out of them, against what binutils say."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from linux.elf import Asks, asks, forget, search_path
from tests.packaging.linux.elf_writing import elf


def test_what_is_asked_for_is_read(tmp_path):
    path = tmp_path / "libx.so"
    path.write_bytes(elf(["libc.so.6", "libz.so.1"], [("libc.so.6", "GLIBC_2.34")]))
    assert asks(path) == Asks(
        frozenset({"libc.so.6", "libz.so.1"}), frozenset({("libc.so.6", "GLIBC_2.34")})
    )
    pairs = [("libc.so.6", "GLIBC_2.34"), ("libm.so.6", "GLIBC_2.29"), ("libc.so.6", "GLIBC_2.4")]
    path.write_bytes(elf(["libc.so.6"], pairs))
    assert asks(path) == Asks(frozenset({"libc.so.6"}), frozenset(pairs))
    path.write_bytes(elf())
    assert asks(path) == Asks()


@pytest.mark.parametrize("content", [b"", b"#!/bin/sh\n", b"\x7fELF\x01\x01" + bytes(60)])
def test_what_is_no_such_file_is_passed_over(content, tmp_path):
    path = tmp_path / "x"
    path.write_bytes(content)
    assert asks(path) is None


@pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("objdump") is None, reason="needs binutils on Linux"
)
def test_binutils_read_the_same():
    program = Path(sys.executable).resolve()
    said = subprocess.run(["objdump", "-p", program], capture_output=True, text=True, check=True)
    told = said.stdout
    found = asks(program)
    assert found is not None
    assert found.needed == set(re.findall(r"^\s+NEEDED\s+(\S+)", told, re.MULTILINE))
    versions = set()
    for library, body in re.findall(r"required from (\S+):\n((?:\s+0x.*\n)+)", told):
        versions |= {(library, line.split()[-1]) for line in body.splitlines()}
    assert versions
    assert found.versions == versions


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
    assert search_path(made) == "/build/lib"
    assert forget(made)
    assert search_path(made) == ""
    said = "import ctypes, sys; print(ctypes.CDLL(sys.argv[1]).made())"
    done = subprocess.run([sys.executable, "-c", said, made], capture_output=True, text=True)
    assert done.stdout.strip() == "42"
    assert not forget(made)


@pytest.mark.slow
def test_folders_beside_the_file_stay(library):
    made = library("$ORIGIN/../lib")
    before = made.read_bytes()
    assert not forget(made)
    assert made.read_bytes() == before
    assert search_path(made) == "$ORIGIN/../lib"


def test_other_files_have_none(tmp_path):
    words = tmp_path / "words.txt"
    words.write_text("no program")
    assert search_path(words) == ""
    assert not forget(words)
