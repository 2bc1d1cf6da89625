"""Why a file cannot be read or written as a sentence."""

from __future__ import annotations

import errno
import os
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
