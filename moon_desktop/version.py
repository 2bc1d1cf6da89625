"""Which version of the program runs, on which Python and Qt, and with which kernel."""

from __future__ import annotations

from moon_desktop import __version__
from moon_desktop.words.language import tr


def compiled() -> bool:
    """Whether all is compiled that solves our games to their end: the kernel, and what a game has
    of its own."""
    from moon_desktop.games import CATALOGUE, OWN
    from moon_desktop.players.kernel import solver

    return solver.COMPILED and all(CATALOGUE[name].players.compiled() for name in OWN)


def version() -> str:
    """The versions of the program, of Python and of Qt, and which kernel runs, a line each."""
    import platform

    try:
        from PySide6.QtCore import qVersion

        qt = f"Qt {qVersion()}"
    except ImportError as error:
        qt = tr("Qt cannot be loaded: {error}").format(error=error)
    kernel = tr("kernel: compiled") if compiled() else tr("kernel: not compiled (slower)")
    return f"moon-desktop {__version__}\nPython {platform.python_version()}\n{qt}\n{kernel}"
