"""The colours of each theme by name, the felts of a mat, and what tiles can be made of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from PySide6.QtGui import QColor

from moon_desktop.look.theme import Material, Theme, faded, ivory

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
    "wash": "#F1E9D6", "field": "#FFFFFA", "rule": "#CFC4A8", "tray": "#CC183844",
    "slot": "#33C4E4E4", "tape": "#3F6F7C", "bar": "#3F2B1D", "veil": "#470F2126",
}  # fmt: skip

NIGHT: Final[Palette] = {
    "wood0": "#161B2B", "wood1": "#0C0F1B", "grain": "#46517A", "mat0": "#2A3A66",
    "mat1": "#141D3C", "matline": "#080D20", "stitch": "#8396CC", "moon": "#4C5F98",
    "ivory0": "#F4F4F2", "ivory1": "#E2E3E4", "ivory2": "#B9BEC8", "side": "#7C8496",
    "line": "#78809A", "pip": "#161A26", "back0": "#574A6E", "back1": "#382F4C",
    "backline": "#E3DCF0", "backside": "#A9A6BA", "panelhi": "#1A2344", "panel": "#0B1022",
    "ink": "#EEF1FA", "ink2": "#B4BEDA", "danger": "#FFB0B0", "brass": "#F2D58A",
    "onbrass": "#221A05", "brassd": "#8E7433", "glow": "#DCE6FF", "shade": "#5C0E1530",
    "paper": "#2A3454", "paper2": "#222B48", "wash": "#34406A", "field": "#3B4772",
    "rule": "#46527E", "pink": "#EEF1FA", "pink2": "#B4BEDA", "red": "#FFB0B0",
    "good": "#9FDCC0", "weink": "#9AD4F5", "theyink": "#F5B3C1", "thirdink": "#DBE48C",
    "dot": "#F0A04A", "tray": "#9E0A1230", "slot": "#268396CC", "tape": "#1B2446",
    "bar": "#090C18", "veil": "#57050812", "pack": "night",
}  # fmt: skip

CONTRAST: Final[Palette] = {
    "wood0": "#000000", "wood1": "#000000", "mat0": "#0A0A0A", "mat1": "#0A0A0A",
    "matline": "#FFFFFF", "stitch": "#FFFFFF", "moon": "#0A0A0A", "ivory0": "#FFFFFF",
    "ivory1": "#FFFFFF", "ivory2": "#FFFFFF", "side": "#8A8A8A", "line": "#000000",
    "pip": "#000000", "back0": "#1D1D1D", "back1": "#1D1D1D", "backline": "#FFFFFF",
    "backside": "#8A8A8A", "panelhi": "#000000", "panel": "#000000", "ink": "#FFFFFF",
    "ink2": "#FFFFFF", "danger": "#FF9C9C", "brass": "#FFD500", "onbrass": "#000000",
    "brassd": "#000000", "glow": "#FFFFFF", "shade": "#73000000", "paper": "#000000",
    "paper2": "#000000", "wash": "#262626", "field": "#000000", "rule": "#FFFFFF",
    "pink": "#FFFFFF", "pink2": "#FFFFFF", "red": "#FF9C9C", "good": "#7CF0B4",
    "we": "#FFFFFF", "they": "#FFFFFF", "third": "#FFFFFF", "weink": "#7FD4FF",
    "theyink": "#FFB2C8", "thirdink": "#E6F07A", "dot": "#FF9A2E", "tray": "#000000",
    "slot": "#FFFFFF", "mark": "#FFFFFF", "onmark": "#000000", "tape": "#000000",
    "bar": "#000000", "veil": "#00000000", "chip": "#000000", "pack": "contrast", "flat": True,
}  # fmt: skip

PALETTES: Final[Mapping[str, Palette]] = {
    "evening": {}, "daylight": DAYLIGHT, "night": NIGHT, "contrast": CONTRAST,
}  # fmt: skip
"""What one leaves out is as in the evening."""


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

_LAMP: Final[Mapping[str, int]] = {"night": 72, "daylight": 114}
"""What the light of a theme makes of them, in percent of lamplight."""


def laid(felt: str, theme: str) -> Mapping[str, Any]:
    """The colours of a table with this ``felt``, as it looks in the light of ``theme``."""
    if felt not in FELTS or theme == "contrast":
        return {}
    colours = {
        name: QColor(value).lighter(_LAMP.get(theme, 100))
        for name, value in zip(_TOKENS, FELTS[felt].split(), strict=True)
    }
    # In a small window a tray reaches over the wood, which is pale by day.
    solid = 0.80 if theme == "daylight" else 0.62
    return colours | {"tray": faded(colours["tray"], solid), "slot": faded(colours["stitch"], 0.15)}


_BLACK, _WHITE = QColor("#000000"), QColor("#FFFFFF")

_DARK: Final = ("#565656", "#0A56A3", "#963908", "#00624E", "#853483", "#1E1A17", "#A3142E")
_LIGHT: Final = ("#B4B4B4", "#A8D0FA", "#F0A224", "#33DE88", "#DA92EE", "#F6EBD2", "#F2929C")
"""By count, for pale faces and for dark ones: apart also for eyes that take red for green, and to
be read on the darkest, or palest, spot of any of them."""

_EBONY: Final = "#342E2A #292420 #1B1815 #14100E #C9B78E #B79F6E #F6EBD2 #8A7E6C #80000000 #A89670"
_BONE: Final = "#F8EED6 #F1E3C3 #E2CC9F #C2A66F #8F7141 #7A6238 #2A1B10 #FFF8E6 #BFFFFFFF"
"""In the order of a Material's colours."""


def _of(colours: str) -> Material:
    told: dict[str, Any] = dict(zip(Material._fields, map(QColor, colours.split()), strict=False))
    return Material(**told)


def _ebony(theme: Theme) -> Material:
    if theme.flat:
        return ivory(theme)._replace(
            sheen=_BLACK, top=_BLACK, low=_BLACK, side=_WHITE, line=_WHITE, pip=_WHITE, rim=_WHITE
        )
    return _of(_EBONY)


def _bone(theme: Theme) -> Material:
    return ivory(theme) if theme.flat else _of(_BONE)


def _bold(theme: Theme) -> Material:
    white = ivory(theme)._replace(sheen=_WHITE, top=_WHITE, low=_WHITE, bevel=_WHITE)
    rim = white.rim or theme.side
    return white._replace(line=_BLACK, pip=_BLACK, rim=rim, radius=0.106, flat=True)


SETS: Final[Mapping[str, Callable[[Theme], Material]]] = {
    "ivory": ivory,
    "ebony": _ebony,
    "bone": _bone,
    "bold": _bold,
}
"""Each as it looks in a theme."""


def toned(stuff: Material) -> Material:
    """The same with a tone for each count."""
    dark = stuff.pip.lightness() < stuff.top.lightness()
    return stuff._replace(tones=tuple(map(QColor, _DARK if dark else _LIGHT)))
