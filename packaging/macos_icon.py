"""The icon for macOS, made of the program's pictures.

    python3 packaging/macos_icon.py

writes `packaging/macos/moon-desktop.icns` anew: one picture a size, each as the PNG it is.
"""

from __future__ import annotations

import struct
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
TARGET = PROJECT / "packaging/macos/moon-desktop.icns"
PICTURES = PROJECT / "resources/icons"

# The names that the format has for PNGs, and the px of a side: 11 to 14 are for screens of twice
# as many pixels, where they stand for half of that.
KINDS = {
    b"icp4": 16,
    b"icp5": 32,
    b"ic11": 32,
    b"icp6": 64,
    b"ic12": 64,
    b"ic07": 128,
    b"ic08": 256,
    b"ic13": 256,
    b"ic09": 512,
    b"ic14": 512,
}


def icon(pictures: Path = PICTURES) -> bytes:
    """The file's content."""
    entries = [
        chunk(kind, (pictures / f"moon-desktop-{side}.png").read_bytes())
        for kind, side in KINDS.items()
    ]
    return chunk(b"icns", b"".join(entries))


def chunk(kind: bytes, content: bytes) -> bytes:
    """A piece of the file: its name, its length with this head, and what it holds."""
    return kind + struct.pack(">I", len(content) + 8) + content


if __name__ == "__main__":
    TARGET.write_bytes(icon())
