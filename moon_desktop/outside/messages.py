"""What a copy of the program says to the one that is open already, and where it finds it."""

from __future__ import annotations

import hashlib
import json
import os
import stat
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from moon_desktop.engine.strict_json import decoded

LIMIT: Final = 1 << 15
"""Bytes in the longest call, its line end with them: the longest path there is, spelt out."""
HEARD: Final = b"moon-desktop 1 heard\n"
"""The answer to a call that is understood."""
AGREED: Final = b"moon-desktop 1 agreed\n"
"""What a caller says who is still there to hear the answer; only then anything is done."""

_VERSION: Final = 1
_PATH_LIMIT: Final = 4096
_TOKEN_LIMIT: Final = 512
_SOCKET_LIMIT: Final = 100
"""Bytes of a path that a socket may have on every system."""


class Call(NamedTuple):
    """Shows the window, and opens a record in it."""

    file: Path | None
    """From the root; None: the window is to be shown, and nothing opened."""
    token: str = ""
    """What the desktop gave the caller to bring a window to the front with."""


def written(call: Call) -> bytes:
    """``call`` as one line."""
    file = None if call.file is None else str(call.file)
    said = {"moon-desktop": _VERSION, "file": file, "token": call.token}
    return json.dumps(said).encode("ascii") + b"\n"


def read(line: bytes) -> Call | None:
    """The call that ``line`` is, from whomever; None if it is none."""
    if len(line) > LIMIT or not line.endswith(b"\n"):
        return None
    try:
        said = decoded(line.decode("utf-8"))
    except ValueError:
        return None
    if not isinstance(said, dict) or set(said) != {"moon-desktop", "file", "token"}:
        return None
    file, token = said["file"], said["token"]
    if said["moon-desktop"] != _VERSION or not isinstance(token, str):
        return None
    if token != sayable(token):
        return None
    if file is None:
        return Call(None, token)
    if not isinstance(file, str) or not 0 < len(file) <= _PATH_LIMIT or "\0" in file:
        return None
    try:
        os.fsencode(file)
    except UnicodeError:
        return None
    return Call(Path(file), token) if os.path.isabs(file) else None


def sayable(token: str) -> str:
    """``token`` if it is one that can be said, else none: without it a call is heard all the
    same."""
    sound = len(token) <= _TOKEN_LIMIT and all("!" <= sign <= "~" for sign in token)
    return token if sound else ""


def address(folder: Path) -> str | None:
    """Where the copy is called that keeps the match of ``folder``; None where there is no place
    for it that is this account's alone."""
    name = hashlib.sha256(os.fsencode(os.path.realpath(folder))).hexdigest()[:16]
    if sys.platform == "win32":
        return f"moon-desktop-{name}"
    for place_of in (_of_the_session, _made):
        place = place_of()
        path = os.path.join(place, f"moon-desktop-{name}")
        if _private(place) and len(os.fsencode(path)) <= _SOCKET_LIMIT:
            return path
    return None


def _of_the_session() -> str:
    """The folder that the session gives, empty if it gives none."""
    return os.environ.get("XDG_RUNTIME_DIR", "")


def _made() -> str:
    """A folder among those that do not last, made if it is not there; empty where none can be, as
    on a full disk."""
    user = os.getuid() if sys.platform != "win32" else 0
    try:
        place = os.path.join(tempfile.gettempdir(), f"moon-desktop-{user}")
    except OSError:
        return ""
    with suppress(OSError):
        os.mkdir(place, 0o700)
    return place


def _private(place: str) -> bool:
    """Whether nobody else can put anything into the folder ``place``."""
    if sys.platform == "win32" or not os.path.isabs(place):
        return False
    try:
        found = os.lstat(place)
    except OSError:
        return False
    mine = found.st_uid == os.getuid() and not found.st_mode & 0o022
    return mine and stat.S_ISDIR(found.st_mode) and os.access(place, os.W_OK)
