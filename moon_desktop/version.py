"""Which version of the program runs, on which Python and Qt, and with which kernel."""

from __future__ import annotations

from moon_desktop import __version__
from moon_desktop.words.language import tr


def version() -> str:
    """The versions of the program, of Python and of Qt, and which kernel runs, a line each."""
    import platform

    from moon_desktop.players.kernel.solver import COMPILED

    try:
        from PySide6.QtCore import qVersion

        qt = f"Qt {qVersion()}"
    except ImportError as error:
        qt = tr("Qt cannot be loaded: {error}").format(error=error)
    kernel = tr("kernel: compiled") if COMPILED else tr("kernel: not compiled (slower)")
    return f"moon-desktop {__version__}\nPython {platform.python_version()}\n{qt}\n{kernel}"
