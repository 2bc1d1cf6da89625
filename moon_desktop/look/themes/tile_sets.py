"""What the faces of tiles can be made of, and the tones that tell their counts apart."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from PySide6.QtGui import QColor

from moon_desktop.look.theme import Material, Theme, ivory

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
