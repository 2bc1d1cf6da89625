"""The colours of the cards of Shoot the Moon, by the sign of the suit."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtGui import QColor

from moon_desktop.look.theme import mixed


class Tones(NamedTuple):
    """The colours of one suit: every suit is one night."""

    ink: QColor
    """Figures and sign on the card's paper."""
    top: QColor
    mid: QColor
    low: QColor
    """The sky, from the zenith down to the horizon."""
    glow: QColor
    """What shines: stars, the light round emblem and beads."""
    lit: QColor
    shade: QColor
    """The bright and the dark side of an emblem."""
    land: QColor

    @property
    def rim(self) -> QColor:
        """The line round the picture."""
        return mixed(self.top, self.ink, 0.35)


def _tones(colours: str) -> Tones:
    return Tones(*(QColor(f"#{colour}") for colour in colours.split()))


MOON_CARD: Final = _tones("C0500C 5A1D08 C2560F FFB84D FFE3A8 FFEFCB F4A63C 3A1406")
"""Big Moon and Little Moon."""

TONES: Final[dict[str, Tones]] = {
    "rockets": _tones("B01C1C 2A0610 921827 F2705C FFB49A FFF1E4 D9A58A 200609"),
    "crescents": _tones("0A6650 04191A 0C4C44 86C79B CFF3C4 F8FFE9 A5CFA6 03211C"),
    "stars": _tones("582A8A 120A2B 43207A C987C4 F0C7F2 FFF6FF B893DE 150B30"),
    "full-moons": _tones("1A5CA3 06142F 184A8C 8CC4E8 D3EDFF FAFDFF A9CBE8 071A3A"),
    "big": MOON_CARD,
    "little": MOON_CARD,
}

PAPER0: Final = QColor("#FFFCF3")
"""The card itself, top."""
PAPER1: Final = QColor("#F4ECDA")
"""The card itself, bottom."""
EDGE: Final = QColor("#B9A680")
ON_DUSK: Final = QColor("#FFF1D0")
"""Figure and name on a Moon card."""
