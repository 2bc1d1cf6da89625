"""What the faces of tiles can be made of, and the tones that tell their counts apart."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtGui import QColor

from moon_desktop.look.theme import Material, Theme, faded, ivory, mixed
from moon_desktop.look.themes.contrast import contrast

_BLACK, _WHITE = QColor("#000000"), QColor("#FFFFFF")

_DARK: Final = ("#6B6B6B", "#0B5CAD", "#B4460B", "#00735C", "#8E3B8A", "#1E1A17", "#A3142E")
_LIGHT: Final = ("#B4B4B4", "#A8D0FA", "#E8930F", "#33DE88", "#CC7CE3", "#F6EBD2", "#EA7F8A")
"""By count, for pale faces and for dark ones: apart also for eyes that take red for green."""

_TEXT, _SEEN = 4.5, 3.0
"""The contrast that a figure has to have, and under the veil of what may not be played."""


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
        side=theme.backside,
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
    return white._replace(line=_BLACK, pip=_BLACK, radius=0.115, flat=True)


SETS: Final[Mapping[str, Callable[[Theme], Material]]] = {
    "ivory": ivory,
    "ebony": _ebony,
    "bone": _bone,
    "bold": _bold,
}
"""Each as it looks in a theme."""


def toned(stuff: Material, shade: QColor) -> Material:
    """The same with a tone for each count; ``shade`` is the veil on what may not be played."""
    dark = stuff.pip.lightness() < stuff.top.lightness()
    tones = [_readable(QColor(tone), stuff, shade) for tone in (_DARK if dark else _LIGHT)]
    return stuff._replace(tones=tuple(tones))


def _readable(tone: QColor, stuff: Material, shade: QColor) -> QColor:
    """``tone`` with so much of the pips' colour in it that it can be read on all of the face."""

    def veiled(colour: QColor) -> QColor:
        return mixed(colour, QColor(shade.name()), shade.alphaF())

    for part in range(20):
        one = mixed(tone, stuff.pip, part / 20)
        faces = stuff.sheen, stuff.top, stuff.low
        if all(
            contrast(one, face) >= _TEXT and contrast(veiled(one), veiled(face)) >= _SEEN
            for face in faces
        ):
            return one
    return stuff.pip
