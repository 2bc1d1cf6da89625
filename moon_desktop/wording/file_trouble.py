"""Why a file or folder cannot be read or written, as a sentence."""

from __future__ import annotations

import os

from moon_desktop.wording.tongue import tr


def file_trouble(error: OSError) -> str:
    """What stands in the way, with the name of the file where the system gave it."""
    name = error.filename if error.filename is not None else error.filename2
    if name is None:
        return tr("The system says: {reason}.").format(reason=error.strerror or error)
    path = os.fsdecode(name) if isinstance(name, (str, bytes)) else str(name)
    match error:
        case FileNotFoundError():
            sentence = tr("There is no file or folder {path}.")
        case IsADirectoryError():
            sentence = tr("{path} is a folder, not a file.")
        case NotADirectoryError() | FileExistsError():
            sentence = tr("{path} is not a folder.")
        case PermissionError():
            sentence = tr("{path} may not be opened: you lack the permission.")
        case _:
            sentence = tr("{path} cannot be used: {reason}.")
    return sentence.format(path=path, reason=error.strerror)
