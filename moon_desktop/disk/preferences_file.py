"""The file of the preferences, which Qt reads and writes: looked over first, kept by one copy."""

from __future__ import annotations

import codecs
import os
import re
from collections.abc import Callable, Container, Iterator
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QSettings

from moon_desktop.disk.regular_files import free_name, look, read_bytes, write

_LARGEST: Final = 1 << 20
"""Bytes in the largest file read; the program's own has some two thousand."""


class PreferencesFile(QSettings):
    """The file at ``path``, which Qt reads and writes; it is looked at first, for Qt waits for a
    pipe, and replaces a device.

    ``trouble``: why it cannot be read, if it cannot; then it is not written either.
    ``set_aside``: where a file is kept now, as it was, that Qt must not read; ``left_out``: what
    the lines are called without which it was read.
    ``borrowed``: another copy of the program keeps it (``borrow``).
    """

    def __init__(self, path: Path, names: Container[str]) -> None:
        """``names``: what preferences are called in it, in this version or an earlier one."""
        trouble: OSError | None = None
        set_aside: Path | None = None
        self.left_out: tuple[str, ...] = ()
        try:
            said = b"" if look(path, _LARGEST) is None else read_bytes(path, _LARGEST)
            sound, left_out = _sound(said, names)
            if sound != said:
                set_aside = free_name(path.parent, f"{path.stem}-damaged", path.suffix)
                if sound:
                    write(set_aside, said)
                    write(path, sound)
                    self.left_out = left_out
                else:
                    os.replace(path, set_aside)
        except OSError as error:
            trouble, set_aside = error, None
        super().__init__("" if trouble else str(path), QSettings.Format.IniFormat)
        self.path = path
        self.trouble = trouble
        self.set_aside = set_aside
        self._meanwhile: dict[str, Any] | None = None
        self.kept_elsewhere: Callable[[], bool] = lambda: False
        """Whether another copy has come to keep it; asked before anything is written."""

    @property
    def borrowed(self) -> bool:
        """Whether what is set holds in this copy alone."""
        return self._meanwhile is not None

    def borrow(self) -> None:
        """From now on nothing is written, for another copy does that, and whoever writes last
        would take back what the other was told. What was set since this was first said holds on."""
        if self._meanwhile is None:
            self._meanwhile = {}

    def contains(self, key: str, /) -> bool:
        """Whether there is a value, also one that holds in this copy alone."""
        return key in (self._meanwhile or ()) or super().contains(key)

    def value(self, key: str, /, *default: Any) -> Any:
        """The value as Qt has it, or as it holds in this copy alone."""
        held = self._meanwhile or {}
        return held[key] if key in held else super().value(key, *default)

    def set_kept(self, key: str, value: object) -> None:
        """Sets a value, to be written where this copy keeps the file."""
        if self._meanwhile is None:
            self.setValue(key, value)
        else:
            self._meanwhile[key] = value

    def keep(self) -> bool:
        """Writes what was changed; False where that cannot be."""
        if self._meanwhile is not None:
            return True
        self.sync()
        return self.status() != QSettings.Status.AccessError


_TYPED: Final = re.compile(r"@[A-Za-z]+\(")
"""How a value begins that is of another kind than text; damaged ones of some kinds end the program,
and of text that begins so this program writes the first sign twice."""

_SAID: Final = rb"""(?:[^"\\;%s\r\n]+|\\(?:\r\n|\n\r|.|\Z)|"(?:[^"\\]+|\\(?:.|\Z))*(?:"|\Z))*"""
_LINE: Final = re.compile(
    rb"(%s)(?:=(%s))?(?:;[^\r\n]*)?[\r\n]*" % (_SAID % b"=", _SAID % b""), re.DOTALL
)
"""A line as Qt has it, with a name and a value: quoted, or after a backslash, its end is none."""

_SPELT: Final = re.compile(
    rb"""\\(?:x([0-9a-fA-F]+)|([0-7]+)|(["'?\\abfnrtv])|\r\n|\n\r|.|\Z)|[",]|[ \t]+""", re.DOTALL
)
"""What does not stand for itself in a value: a letter by its number, or by another; or nothing."""


def _sound(said: bytes, names: Container[str]) -> tuple[bytes, tuple[str, ...]]:
    """What of a file Qt may read, and what the lines are called that it may not: nothing where no
    preference is in it, and no value of a type that this program does not write."""
    sound: list[bytes] = []
    left_out: list[str] = []
    group = ""
    for line in _LINE.finditer(said):
        name, value = line.groups()
        heading = name.strip(b" \t").decode("latin-1")
        if heading[:1] == "[":
            group = heading.strip("[]").removeprefix("General")
        elif value and any(map(_TYPED.match, _texts(value))):
            left_out.append(f"{group}/{heading}".lstrip("/"))
            continue
        sound.append(line[0])
    rest = b"".join(sound)
    return (b"" if _foreign(rest, names) else rest), tuple(left_out)


def _texts(value: bytes) -> Iterator[str]:
    """The members of a value, as Qt would have them; but passed over is here all that Qt may pass
    over anywhere, and any letter by its number is the same that is none of ASCII."""
    member, quoted, at = bytearray(), False, 0
    for found in _SPELT.finditer(value):
        member += value[at : found.start()]
        at = found.end()
        by_16, by_8, letter = found.groups()
        if by_16 or by_8:
            number = (int(by_16, 16) if by_16 else int(by_8, 8)) & 0xFFFF
            member += bytes((number,)) if number < 128 else b"?"
        elif letter:
            member += b"?"
        elif found[0] == b'"':
            quoted = not quoted
        elif quoted and found[0][:1] != b"\\":
            member += found[0]
        elif found[0] == b",":
            yield _shown(member)
            member = bytearray()
    yield _shown(member + value[at:])


def _shown(member: bytearray) -> str:
    return member.decode("utf-8", "ignore").replace("\ufeff", "")


def _foreign(said: bytes, names: Container[str]) -> bool:
    """Whether it says something, but no preference of any version."""
    lines = [line.strip() for line in said.removeprefix(codecs.BOM_UTF8).splitlines()]
    found = {line.partition(b"=")[0].strip().decode("latin-1") for line in lines}
    plain = (not line or line[:1] in b";#" or line == b"[General]" for line in lines)
    return not any(name in names for name in found) and not all(plain)
