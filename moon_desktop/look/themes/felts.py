"""The felts a mat can be of, apart from the theme's own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtGui import QColor

from moon_desktop.look.theme import faded

_TOKENS: Final = ("mat0", "mat1", "matline", "stitch", "moon", "tape", "tray", "panelhi", "panel")

FELTS: Final[Mapping[str, str]] = {
    "green": "#2F6258 #173F39 #0B2522 #7FB0A0 #4C8577 #2A4A44 #0D2C27 #20332F #14211F",
    "blue": "#355C86 #1B3A5C #0C2139 #8FA9C6 #557EAA #2E465E #0F2843 #232F3E #161F2A",
    "burgundy": "#7E2F3A #571621 #330A11 #BE868E #A14E59 #5A2A33 #400D16 #3A2025 #251417",
    "plum": "#6C4374 #492650 #2C1431 #AD91B2 #8D6295 #4E3653 #35183A #342736 #221824",
    "slate": "#4F5862 #303840 #1B2027 #9CA3AA #6F7884 #3D4349 #20262E #2B2E32 #1B1E20",
    "umber": "#6E5437 #4A341C #2C1E0E #B6A38C #917556 #514130 #342411 #372D23 #241D16",
}
"""The colours of each in lamplight, in the order of the tokens; all are as light as the green."""

_LIGHT: Final[Mapping[str, int]] = {"night": 72, "daylight": 114}
"""What the light of a theme makes of them, in percent of lamplight."""


def laid(felt: str, theme: str) -> Mapping[str, Any]:
    """The colours of a table with this ``felt``, as it looks in the light of ``theme``."""
    if felt not in FELTS or theme == "contrast":
        return {}
    colours = {
        name: QColor(value).lighter(_LIGHT.get(theme, 100))
        for name, value in zip(_TOKENS, FELTS[felt].split(), strict=True)
    }
    # In a small window a tray reaches over the wood, which is pale by day.
    solid = 0.80 if theme == "daylight" else 0.62
    return colours | {"tray": faded(colours["tray"], solid), "slot": faded(colours["stitch"], 0.15)}
