"""Whether there is a screen to open a window on, asked before Qt would give up by aborting."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def reachable() -> bool:
    """Whether a window can be shown here. A platform without a screen, if Qt was told to take one,
    is always there."""
    if sys.platform in ("win32", "darwin"):
        return True
    asked = os.environ.get("QT_QPA_PLATFORM", "")
    if asked.startswith("xcb"):
        return _x11()
    if asked.startswith("wayland"):
        return _wayland()
    return bool(asked) or _wayland() or _x11()


def _wayland() -> bool:
    name = os.environ.get("WAYLAND_DISPLAY")
    if not name:
        return False
    return Path(os.environ.get("XDG_RUNTIME_DIR", "/nonexistent"), name).exists()


def _x11() -> bool:
    if not os.environ.get("DISPLAY"):
        return False
    import ctypes

    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True  # Qt brings its own, or says what it lacks
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connect.argtypes = [ctypes.c_char_p, ctypes.c_void_p]
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(None, None)
    broken = bool(xcb.xcb_connection_has_error(connection))
    xcb.xcb_disconnect(connection)
    return not broken
