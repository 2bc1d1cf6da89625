"""What Windows shows of a program file: its name, maker, copyright and version."""

from __future__ import annotations

import re
from pathlib import Path

from trouble import Trouble

NAME = "Moon Desktop"
PUBLISHER = "The Moon Desktop developers"
PROGRAM = "moon-desktop.exe"
LICENCE = Path(__file__).resolve().parent.parent / "LICENSE"

# en-US, and UTF-16: the language and the letters of the strings.
LANGUAGE, LETTERS = 0x0409, 0x04B0
# VS_FFI_FILEFLAGSMASK, VOS_NT_WINDOWS32, VFT_APP
FLAGS_MASK, SYSTEM, KIND = 0x3F, 0x40004, 0x1


def four_numbers(version: str) -> tuple[int, int, int, int]:
    """`version` as Windows counts: four numbers below 65536; raises Trouble if it has others.

    What follows the numbers, as in 0.4.0rc1, has no place in them.
    """
    found = re.match(r"\d+(?:\.\d+){0,3}(?!\.?\d)", version)
    numbers = [int(number) for number in found[0].split(".")] if found else []
    if not numbers or max(numbers) > 0xFFFF:
        raise Trouble(
            f"Windows cannot show the version {version!r}: begin it with one to four numbers"
            " below 65536 and points between them."
        )
    first, second, third, fourth = (*numbers, 0, 0, 0)[:4]
    return first, second, third, fourth


def copyright_line() -> str:
    """Who holds the copyright of the program, as LICENSE says it."""
    found = re.search(r"^Copyright .+$", LICENCE.read_text(encoding="utf-8"), flags=re.M)
    if not found:
        raise Trouble(f"{LICENCE.name} names no copyright: put the line back.")
    return found[0]


def version_resource(version: str) -> str:
    """The version resource as PyInstaller reads it from a file; raises Trouble as above."""
    numbers = four_numbers(version)
    strings = {
        "CompanyName": PUBLISHER,
        "FileDescription": NAME,
        "FileVersion": version,
        "InternalName": PROGRAM.removesuffix(".exe"),
        "LegalCopyright": copyright_line(),
        "OriginalFilename": PROGRAM,
        "ProductName": NAME,
        "ProductVersion": version,
    }
    told = "".join(f"        StringStruct({key!r}, {text!r}),\n" for key, text in strings.items())
    return (
        "VSVersionInfo(\n"
        f"  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask={FLAGS_MASK:#x},"
        f" flags=0x0, OS={SYSTEM:#x}, fileType={KIND:#x}, subtype=0x0, date=(0, 0)),\n"
        "  kids=[\n"
        "    StringFileInfo([\n"
        f"      StringTable({f'{LANGUAGE:04x}{LETTERS:04x}'!r}, [\n{told}      ]),\n"
        "    ]),\n"
        f"    VarFileInfo([VarStruct('Translation', [{LANGUAGE:#x}, {LETTERS:#x}])]),\n"
        "  ],\n"
        ")\n"
    )
