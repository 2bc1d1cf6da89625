"""Why no window can be opened, and what to do about it."""

from __future__ import annotations

import re
from typing import Final

from moon_desktop.wording.tongue import tr

_LIBRARY: Final = re.compile(r"(?:^|[\s:/])(lib[\w.+-]+?\.so(?:\.\d+)*): ")
"""A shared library, in what the system's loader says of it."""

_ODD_PACKAGES: Final = {"libglib-2.0.so.0": "libglib2.0-0"}
"""Libraries whose package Debian does not name by its own rule."""


def no_display() -> str:
    """There is no screen."""
    return tr(
        "moon-desktop: there is no screen to open the table on; start it from a desktop, "
        "or see moon-desktop --help for what works without one."
    )


def no_window(library: str | None, reasons: str) -> str:
    """Qt gives up on the screen there is, because ``library`` is missing or for ``reasons``."""
    if library is not None:
        return f"moon-desktop: {missing(library)}"
    return tr("moon-desktop: no window can be opened on this screen: {reasons}").format(
        reasons=reasons
    )


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
