"""The colours of each theme, by name; what one leaves out is as in the evening."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

Palette = Mapping[str, str]
"""Colours of a Theme, as ``#RRGGBB`` or, with a veil's strength before them, ``#AARRGGBB``."""

NIGHT: Final[Palette] = {
    "wood0": "#161B2B", "wood1": "#0C0F1B", "mat0": "#2A3A66", "mat1": "#141D3C",
    "matline": "#080D20", "stitch": "#8396CC", "moon": "#4C5F98",
    "ivory0": "#F4F4F2", "ivory1": "#E2E3E4", "ivory2": "#B9BEC8", "side": "#7C8496",
    "line": "#78809A", "pip": "#161A26", "back0": "#574A6E", "back1": "#382F4C",
    "backline": "#E3DCF0", "backside": "#A9A6BA", "panelhi": "#1A2344", "panel": "#0B1022",
    "ink": "#EEF1FA", "ink2": "#B4BEDA", "danger": "#FFB0B0", "brass": "#F2D58A",
    "onbrass": "#221A05", "brassd": "#8E7433", "glow": "#DCE6FF", "shade": "#5C0E1530",
    "paper": "#DDE0E8", "paper2": "#C3C8D6", "rule": "#AAB1C4", "pink": "#1A1F30",
    "pink2": "#464E66", "red": "#8F1D2C", "good": "#1B4B66", "tray": "#9E0A1230",
    "slot": "#268396CC", "tape": "#26335C", "bar": "#090C18",
}  # fmt: skip

PALETTES: Final[Mapping[str, Palette]] = {"evening": {}, "night": NIGHT}
