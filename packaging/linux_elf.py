"""What an ELF file asks of the libraries around it: their names, and the versions of symbols."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

MAGIC = b"\x7fELF"
LOAD, DYNAMIC = 1, 2  # kinds of segment
NEEDED, STRINGS = 1, 5  # tags of the dynamic segment
VERSIONS, VERSION_COUNT = 0x6FFFFFFE, 0x6FFFFFFF


@dataclass(frozen=True)
class Asks:
    """`needed`: names of libraries to load; `versions`: pairs of one and a version's name in it,
    as `("libc.so.6", "GLIBC_2.34")`."""

    needed: frozenset[str] = field(default_factory=frozenset)
    versions: frozenset[tuple[str, str]] = field(default_factory=frozenset)


def asks(path: Path) -> Asks | None:
    """What the file asks for; None for what is no ELF file of 64 bits, low byte first."""
    with path.open("rb") as file:
        if file.read(6) != MAGIC + b"\x02\x01":
            return None
    return Image(path.read_bytes()).asks()


class Image:
    """The bytes of an ELF file of 64 bits, low byte first, read as the system's loader does."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        first: int = struct.unpack_from("<Q", data, 32)[0]
        size, count = struct.unpack_from("<HH", data, 54)
        self.segments = [
            struct.unpack_from("<IIQQQQ", data, first + size * index) for index in range(count)
        ]

    def place(self, address: int) -> int:
        """Where in the file lies what is loaded to `address`."""
        for kind, _, offset, start, _, length in self.segments:
            if kind == LOAD and start <= address < start + length:
                return int(offset + address - start)
        raise ValueError(f"nothing is loaded to {address:#x}")

    def entries(self) -> Iterator[tuple[int, int, int]]:
        """The dynamic segment: place in the file, tag and value of each entry."""
        for kind, _, offset, _, _, length in self.segments:
            if kind == DYNAMIC:
                for at in range(offset, offset + length, 16):
                    tag, value = struct.unpack_from("<qQ", self.data, at)
                    if tag == 0:
                        return
                    yield at, tag, value

    def strings(self) -> Callable[[int], str]:
        """Tells the string at an offset, as entries of the dynamic segment have it."""
        tables = [value for _, tag, value in self.entries() if tag == STRINGS]
        start = self.place(tables[0]) if tables else 0

        def string(offset: int) -> str:
            begin = start + offset
            return self.data[begin : self.data.index(b"\0", begin)].decode()

        return string

    def asks(self) -> Asks:
        string = self.strings()
        values = {tag: value for _, tag, value in self.entries()}
        needed = frozenset(string(value) for _, tag, value in self.entries() if tag == NEEDED)
        versions = set()
        if VERSIONS in values:
            at = self.place(values[VERSIONS])
            for _ in range(values[VERSION_COUNT]):
                _, count, name, inner, following = struct.unpack_from("<HHIII", self.data, at)
                part = at + inner
                for _ in range(count):
                    _, _, _, version, more = struct.unpack_from("<IHHII", self.data, part)
                    versions.add((string(name), string(version)))
                    part += more
                at += following
        return Asks(needed, frozenset(versions))
