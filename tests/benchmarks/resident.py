"""How much memory this process has in use."""

from __future__ import annotations

from pathlib import Path


def resident() -> float:
    """Bytes resident now, shared libraries counted too.

    Raises OSError where there is neither psutil nor a /proc.
    """
    try:
        import psutil
    except ImportError:
        import mmap

        return float(Path("/proc/self/statm").read_text().split()[1]) * mmap.PAGESIZE
    return float(psutil.Process().memory_info().rss)
