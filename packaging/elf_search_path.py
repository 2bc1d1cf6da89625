"""Where an ELF file has its libraries looked for first, and how it is made to forget that."""

from __future__ import annotations

import struct
from pathlib import Path

from linux_elf import MAGIC

DYNAMIC, LOAD = 2, 1  # kinds of segment
END, STRINGS, RPATH, RUNPATH = 0, 5, 15, 29  # tags of the dynamic segment
PAIR = struct.Struct("<qQ")


def search_path(path: Path) -> str:
    """The folders, with colons between them; "" if there are none, or the file is no ELF file of
    64 bits, low byte first."""
    data = path.read_bytes()
    found = [value for tag, value in _pairs(data) if tag in (RPATH, RUNPATH)]
    return _word(data, found[0]) if found else ""


def forget(path: Path) -> bool:
    """Take out the folders if one of them is of the building machine alone, not beside the file
    itself ($ORIGIN); whether that was done."""
    folders = search_path(path).split(":")
    if all(not folder or folder.startswith("$ORIGIN") for folder in folders):
        return False
    data = bytearray(path.read_bytes())
    start, length = _dynamic(bytes(data))
    kept = [pair for pair in _pairs(bytes(data)) if pair[0] not in (RPATH, RUNPATH)]
    packed = b"".join(PAIR.pack(*pair) for pair in kept)
    data[start : start + length] = packed.ljust(length, b"\0")
    path.write_bytes(data)
    return True


def _segments(data: bytes) -> list[tuple[int, ...]]:
    if data[:6] != MAGIC + b"\x02\x01":
        return []
    (first,) = struct.unpack_from("<Q", data, 32)
    size, count = struct.unpack_from("<HH", data, 54)
    return [struct.unpack_from("<IIQQQQ", data, first + size * number) for number in range(count)]


def _dynamic(data: bytes) -> tuple[int, int]:
    """Offset and length of the dynamic segment; both 0 if there is none."""
    for kind, _, offset, _, _, length in _segments(data):
        if kind == DYNAMIC:
            return offset, length
    return 0, 0


def _pairs(data: bytes) -> list[tuple[int, int]]:
    """The tags of the dynamic segment with their values, up to its end."""
    start, length = _dynamic(data)
    pairs = []
    for tag, value in PAIR.iter_unpack(data[start : start + length]):
        if tag == END:
            break
        pairs.append((tag, value))
    return pairs


def _word(data: bytes, offset: int) -> str:
    """The string at `offset` in the table of strings."""
    address = dict(_pairs(data))[STRINGS] + offset
    for kind, _, begin, start, _, length in _segments(data):
        if kind == LOAD and start <= address < start + length:
            place = begin + address - start
            return data[place : data.index(b"\0", place)].decode()
    raise ValueError(f"nothing is loaded to {address:#x}")
