"""The Python part of PySide, compiled beforehand: else it is compiled anew at every start.

Shiboken, on which PySide stands, carries some modules as source, packed inside its library. It
takes them from `files.dir` beside it instead, if that is there: its own switch SBK_EMBED makes it,
a folder of sources. The frozen program gets an archive, which Python reads just as well.
"""

from __future__ import annotations

import importlib.util
import marshal
import sys
import zipfile
from importlib import import_module
from pathlib import Path

# Where Shiboken looks for it.
PLACE = "shiboken6/files.dir"

# What stands before a module: which Python it is for, and that no source is to be compared, for a
# module of no time and no size.
HEADER = importlib.util.MAGIC_NUMBER + (0b01).to_bytes(4, "little") + bytes(8)


def entries(build: Path) -> list[tuple[str, str, str]]:
    """What PyInstaller is to lay into the folder, made in `build`: place, file, kind.

    Nothing with a PySide that keeps its modules otherwise: all works without, more slowly.
    """
    import_module("PySide6.QtCore")  # which has Shiboken load its modules
    loader = getattr(sys.modules.get("shibokensupport"), "__loader__", None)
    packed = getattr(loader, "zfile", None)
    if packed is None:
        return []
    names = (name for name in packed.namelist() if name.endswith(".py"))
    sources = {name: packed.read(name).decode() for name in names}
    build.mkdir(parents=True, exist_ok=True)
    archive = build / "files.dir"
    write(sources, archive)
    return [(PLACE, str(archive), "DATA")]


def write(sources: dict[str, str], archive: Path) -> None:
    """Write the modules of these `sources`, by path, compiled into `archive`: the same bytes each
    time. Not packed: unpacking takes time, too."""
    with zipfile.ZipFile(archive, "w") as made:
        for name, source in sorted(sources.items()):
            if name.startswith("shibokensupport/"):
                code = compile(source, name, "exec", dont_inherit=True)
                entry = zipfile.ZipInfo(f"{name}c")
                made.writestr(entry, HEADER + marshal.dumps(code))
