"""ELF files: what they ask of the libraries around them, and where they have them looked for."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

MAGIC = b"\x7fELF"
LOAD, DYNAMIC = 1, 2  # kinds of segment
NEEDED, STRINGS, RPATH, RUNPATH = 1, 5, 15, 29  # tags of the dynamic segment
PAIR = struct.Struct("<qQ")  # such a tag and its value
VERSIONS, VERSION_COUNT = 0x6FFFFFFE, 0x6FFFFFFF


@dataclass(frozen=True)
class Asks:
    """`needed`: names of libraries to load; `versions`: pairs of one and a version's name in it,
    as `("libc.so.6", "GLIBC_2.34")`."""

    needed: frozenset[str] = field(default_factory=frozenset)
    versions: frozenset[tuple[str, str]] = field(default_factory=frozenset)


def asks(path: Path) -> Asks | None:
    """What the file asks for; None for what is no ELF file of 64 bits, low byte first."""
    image = image_of(path)
    return image.asks() if image else None


def search_path(path: Path) -> str:
    """The folders where the file has its libraries looked for first, with colons between them;
    "" if there are none, or as above."""
    image = image_of(path)
    return image.search_path() if image else ""


def forget(path: Path) -> bool:
    """Take out the folders if one of them is of the building machine alone, not beside the file
    itself ($ORIGIN); whether that was done."""
    image = image_of(path)
    folders = image.search_path().split(":") if image else []
    if image is None or all(not folder or folder.startswith("$ORIGIN") for folder in folders):
        return False
    entries = list(image.entries())
    kept = [PAIR.pack(*pair) for _, *pair in entries if pair[0] not in (RPATH, RUNPATH)]
    data, start, length = bytearray(image.data), entries[0][0], len(entries) * PAIR.size
    data[start : start + length] = b"".join(kept).ljust(length, b"\0")
    path.write_bytes(data)
    return True


def image_of(path: Path) -> Image | None:
    """The file read; None for what is no ELF file of 64 bits, low byte first."""
    with path.open("rb") as file:
        start = file.read(6)
        return Image(start + file.read()) if start == MAGIC + b"\x02\x01" else None


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
                for at in range(offset, offset + length, PAIR.size):
                    tag, value = PAIR.unpack_from(self.data, at)
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

    def search_path(self) -> str:
        string = self.strings()
        paths = (string(value) for _, tag, value in self.entries() if tag in (RPATH, RUNPATH))
        return next(paths, "")

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
