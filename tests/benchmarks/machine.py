"""The machine that was measured on, in one line."""

from __future__ import annotations

import os
import platform
from pathlib import Path

from moon_desktop import __version__
from moon_desktop.players.kernel.solver import COMPILED

CPUINFO = Path("/proc/cpuinfo")


def processor() -> str:
    """The processor's name, where the system tells it."""
    try:
        told = CPUINFO.read_text(encoding="utf-8")
    except OSError:
        return platform.processor() or platform.machine()
    names = [line.partition(":")[2].strip() for line in told.splitlines() if "model name" in line]
    return names[0] if names else platform.machine()


def machine() -> str:
    """Processor, system, Python and program; and how busy others kept it, where that is known."""
    load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    kernel = "compiled" if COMPILED else "not compiled"
    return (
        f"{processor()}, {os.cpu_count()} processors{load}; {platform.system()}; Python "
        f"{platform.python_version()}; moon-desktop {__version__}, kernel {kernel}"
    )
