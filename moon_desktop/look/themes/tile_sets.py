"""What the faces of tiles can be made of, and the tones that tell their counts apart."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtGui import QColor

from moon_desktop.look.theme import Material, Theme, faded, ivory

_BLACK, _WHITE = QColor("#000000"), QColor("#FFFFFF")

_DARK: Final = ("#565656", "#0A56A3", "#963908", "#00624E", "#853483", "#1E1A17", "#A3142E")
_LIGHT: Final = ("#B4B4B4", "#A8D0FA", "#F0A224", "#33DE88", "#DA92EE", "#F6EBD2", "#F2929C")
"""By count, for pale faces and for dark ones: apart also for eyes that take red for green, and to
be read on the darkest, or palest, spot of any of them."""


def _ebony(theme: Theme) -> Material:
    if theme.flat:
        return ivory(theme)._replace(
            sheen=_BLACK, top=_BLACK, low=_BLACK, side=_WHITE, line=_WHITE, pip=_WHITE, rim=_WHITE
        )
    return Material(
        sheen=QColor("#342E2A"),
        top=QColor("#292420"),
        low=QColor("#1B1815"),
        bevel=QColor("#14100E"),
        side=QColor("#C9B78E"),
        line=QColor("#B79F6E"),
        pip=QColor("#F6EBD2"),
        edge=QColor("#8A7E6C"),
        caught=faded(_BLACK, 0.5),
        rim=QColor("#A89670"),
    )


def _bone(theme: Theme) -> Material:
    if theme.flat:
        return ivory(theme)
    return Material(
        sheen=QColor("#F8EED6"),
        top=QColor("#F1E3C3"),
        low=QColor("#E2CC9F"),
        bevel=QColor("#C2A66F"),
        side=QColor("#8F7141"),
        line=QColor("#7A6238"),
        pip=QColor("#2A1B10"),
        edge=QColor("#FFF8E6"),
        caught=faded(_WHITE, 0.75),
    )


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
