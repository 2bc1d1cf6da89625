"""Small ELF files, as a linker would write them, for tests of what reads them."""

import struct

HEADER, SEGMENT = 64, 56


def elf(needed=(), versions=()):
    """A library of 64 bits that needs these libraries, and of them these versions of symbols:
    pairs of a library's name and the name of a version."""
    words = b"\0"
    places = {}
    for word in dict.fromkeys([*needed, *(word for pair in versions for word in pair)]):
        places[word] = len(words)
        words += word.encode() + b"\0"
    base = 0x10000  # what lies at the beginning of the file is loaded to here
    strings = HEADER + 2 * SEGMENT
    words = words.ljust(-(-len(words) // 8) * 8, b"\0")
    lists = strings + len(words)
    asked = b""
    for index, (library, version) in enumerate(versions):
        last = index == len(versions) - 1
        # With a gap before the next, as the format allows.
        asked += struct.pack("<HHIII", 1, 1, places[library], 16, 0 if last else 48)
        asked += struct.pack("<IHHII", 0, 0, 2, places[version], 0) + bytes(16)
    entries = [(1, places[library]) for library in needed]
    entries += [(5, base + strings)]
    if versions:
        entries += [(0x6FFFFFFE, base + lists), (0x6FFFFFFF, len(versions))]
    dynamic = b"".join(struct.pack("<qQ", *entry) for entry in [*entries, (0, 0)])
    start = lists + len(asked)
    size = start + len(dynamic)
    header = b"\x7fELF\x02\x01\x01".ljust(16, b"\0")
    header += struct.pack("<HHIQQQIHHHHHH", 3, 62, 1, 0, HEADER, 0, 0, 64, SEGMENT, 2, 0, 0, 0)
    load = struct.pack("<IIQQQQQQ", 1, 4, 0, base, base, size, size, 4096)
    linked = struct.pack(
        "<IIQQQQQQ", 2, 4, start, base + start, base + start, len(dynamic), len(dynamic), 8
    )
    return header + load + linked + words + asked + dynamic
