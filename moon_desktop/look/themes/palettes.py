"""The colours of each theme, by name; what one leaves out is as in the evening."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

Palette = Mapping[str, str | float | bool]
"""Colours of a Theme, as ``#RRGGBB`` or, with a veil's strength before them, ``#AARRGGBB``; and
its properties."""

DAYLIGHT: Final[Palette] = {
    "wood0": "#DDBB8C", "wood1": "#C69D68", "grain": "#FFF3DA", "dusk": 0.16,
    "mat0": "#3A727E", "mat1": "#265866", "matline": "#1F4753", "stitch": "#C4E4E4",
    "moon": "#5D94A0", "ivory0": "#FFFFFA", "ivory1": "#FAF4E4", "ivory2": "#E2D5B6",
    "side": "#B2976A", "line": "#8E7B5B", "back0": "#8A4A3C", "back1": "#6E3529",
    "backline": "#F6E3B8", "backside": "#E4D2AC", "panelhi": "#2D4650", "panel": "#213740",
    "ink": "#FFFDF5", "ink2": "#DCE9E7", "brass": "#F0CC6C", "brassd": "#8A6A24",
    "glow": "#FFF8DF", "shade": "#5C26343A", "paper": "#FFFDF6", "paper2": "#F0EADB",
    "wash": "#F1E9D6", "rule": "#CFC4A8", "tray": "#CC183844", "slot": "#33C4E4E4",
    "tape": "#3F6F7C", "bar": "#3F2B1D", "veil": "#470F2126",
}  # fmt: skip

NIGHT: Final[Palette] = {
    "wood0": "#161B2B", "wood1": "#0C0F1B", "grain": "#46517A", "mat0": "#2A3A66",
    "mat1": "#141D3C", "matline": "#080D20", "stitch": "#8396CC", "moon": "#4C5F98",
    "ivory0": "#F4F4F2", "ivory1": "#E2E3E4", "ivory2": "#B9BEC8", "side": "#7C8496",
    "line": "#78809A", "pip": "#161A26", "back0": "#574A6E", "back1": "#382F4C",
    "backline": "#E3DCF0", "backside": "#A9A6BA", "panelhi": "#1A2344", "panel": "#0B1022",
    "ink": "#EEF1FA", "ink2": "#B4BEDA", "danger": "#FFB0B0", "brass": "#F2D58A",
    "onbrass": "#221A05", "brassd": "#8E7433", "glow": "#DCE6FF", "shade": "#5C0E1530",
    "paper": "#DDE0E8", "paper2": "#C3C8D6", "wash": "#C3C8D6", "rule": "#AAB1C4",
    "pink": "#1A1F30", "pink2": "#464E66", "red": "#8F1D2C", "good": "#1B4B66",
    "weink": "#15506F", "theyink": "#86243F", "thirdink": "#4C560C", "tray": "#9E0A1230",
    "slot": "#268396CC", "tape": "#26335C", "bar": "#090C18", "veil": "#57050812",
    "pack": "night",
}  # fmt: skip

CONTRAST: Final[Palette] = {
    "wood0": "#000000", "wood1": "#000000", "mat0": "#0A0A0A", "mat1": "#0A0A0A",
    "matline": "#FFFFFF", "stitch": "#FFFFFF", "moon": "#0A0A0A", "ivory0": "#FFFFFF",
    "ivory1": "#FFFFFF", "ivory2": "#FFFFFF", "side": "#8A8A8A", "line": "#000000",
    "pip": "#000000", "back0": "#1D1D1D", "back1": "#1D1D1D", "backline": "#FFFFFF",
    "backside": "#8A8A8A", "panelhi": "#000000", "panel": "#000000", "ink": "#FFFFFF",
    "ink2": "#FFFFFF", "danger": "#FF9C9C", "brass": "#FFD500", "onbrass": "#000000",
    "brassd": "#000000", "glow": "#FFFFFF", "shade": "#73000000", "paper": "#FFFFFF",
    "paper2": "#FFFFFF", "wash": "#E6E6E6", "rule": "#000000", "pink": "#000000",
    "pink2": "#000000", "red": "#B00000", "good": "#004D26", "we": "#FFFFFF",
    "they": "#FFFFFF", "third": "#FFFFFF", "weink": "#004A80", "theyink": "#8A1C44",
    "thirdink": "#454D00", "tray": "#000000", "slot": "#FFFFFF", "mark": "#FFFFFF",
    "onmark": "#000000", "tape": "#000000", "bar": "#000000", "veil": "#00000000",
    "chip": "#000000", "pack": "contrast", "flat": True,
}  # fmt: skip

PALETTES: Final[Mapping[str, Palette]] = {
    "evening": {}, "daylight": DAYLIGHT, "night": NIGHT, "contrast": CONTRAST,
}  # fmt: skip
