"""What a library asks for is read as the system's own tools read it."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from linux_elf import Asks, asks
from tests.packaging.elf_writing import elf


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
