"""Why a file cannot be read or written, or no window opened, as a sentence."""

from __future__ import annotations

import errno
import os
import re
from typing import Final

from moon_desktop.words.language import tr
from moon_desktop.words.quoting import shown_path

_FULL: Final = (errno.ENOSPC, errno.EDQUOT)
"""What the system says where there is no room, for this account at least."""


def file_trouble(error: OSError) -> str:
    """What stands in the way, with the name of the file where the system gave it."""
    if error.errno in _FULL:
        return tr("The disk is full.")
    name = error.filename if error.filename is not None else error.filename2
    if error.errno is None:
        return str(error)  # a sentence of our own
    if name is None:
        return tr("The system says: {reason}.").format(reason=error.strerror)
    path = os.fsdecode(name) if isinstance(name, (str, bytes)) else str(name)
    match error:
        case FileNotFoundError():
            sentence = tr("There is no file or folder {path}.")
        case IsADirectoryError():
            sentence = tr("{path} is a folder, not a file.")
        case NotADirectoryError() | FileExistsError():
            sentence = tr("{path} is not a folder.")
        case OSError(errno=errno.ENXIO):
            sentence = tr("{path} is a device, a pipe or a socket, not a file.")
        case OSError(errno=errno.EFBIG):
            sentence = tr("{path} is larger than any file that this program writes there.")
        case OSError(errno=errno.EROFS):
            sentence = tr("{path} cannot be written: the disk can only be read.")
        case BlockingIOError():
            sentence = tr("{path} is in use by another copy of the program.")
        case PermissionError():
            sentence = tr("{path} may not be opened: you lack the permission.")
        case _:
            sentence = tr("{path} cannot be used: {reason}.")
    return sentence.format(path=shown_path(path), reason=error.strerror)


_LIBRARY: Final = re.compile(r"(?:^|[\s:/])(lib[\w.+-]+?\.so(?:\.\d+)*): ")
"""A shared library, in what the system's loader says of it."""

_ODD_PACKAGES: Final = {"libglib-2.0.so.0": "libglib2.0-0"}
"""Libraries whose package Debian does not name by its own rule."""


def missing(library: str) -> str:
    """A shared library of the system that Qt needs is not there, or damaged."""
    return tr(
        "the table needs {library}, which this system lacks. On Debian and Ubuntu "
        "“sudo apt install {package}” brings it; elsewhere install what contains it."
    ).format(library=library, package=debian_package(library))


def library_in(words: str) -> str | None:
    """The shared library that the system's loader says, in ``words``, it cannot load."""
    found = _LIBRARY.search(words)
    return None if found is None else found[1]


def debian_package(library: str) -> str:
    """The package of Debian that has ``library``, by Debian's rule for their names."""
    if library in _ODD_PACKAGES:
        return _ODD_PACKAGES[library]
    stem, _, number = library.lower().partition(".so")
    number = number.lstrip(".")
    return f"{stem}-{number}" if stem[-1].isdigit() and number else f"{stem}{number}"
