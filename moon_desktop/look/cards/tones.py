"""The colours of the cards of Shoot the Moon, by the sign of the suit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from PySide6.QtGui import QColor

from moon_desktop.look.theme import Theme, mixed


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


class Pack(NamedTuple):
    """The colours of all cards."""

    tones: Mapping[str, Tones]
    """By the sign of a suit, and of Big Moon and Little Moon."""
    paper0: QColor
    paper1: QColor
    """The card itself, top and bottom."""
    edge: QColor
    on_dusk: QColor
    """Figure and name on a Moon card."""


def _bold(ink: str) -> str:
    """The colours of a suit whose cards have no picture."""
    return f"{ink} 000000 000000 {ink} FFFFFF FFFFFF FFFFFF 000000"


def _pack(paper: str, *suits: str) -> Pack:
    *tones, dusk = map(_tones, suits)
    by_sign = dict(zip(("rockets", "crescents", "stars", "full-moons"), tones, strict=True))
    by_sign |= {"big": dusk, "little": dusk}
    # French cards need no more than an ink.
    red, black = by_sign["rockets"], by_sign["rockets"]._replace(ink=QColor("#20242C"))
    by_sign |= {"hearts": red, "diamonds": red, "spades": black, "clubs": black}
    return Pack(by_sign, *(QColor(f"#{colour}") for colour in paper.split()))


PACKS: Final = {
    "evening": _pack(
        "FFFCF3 F4ECDA B9A680 FFF1D0",
        "B01C1C 2A0610 921827 F2705C FFB49A FFF1E4 D9A58A 200609",
        "0A6650 04191A 0C4C44 86C79B CFF3C4 F8FFE9 A5CFA6 03211C",
        "582A8A 120A2B 43207A C987C4 F0C7F2 FFF6FF B893DE 150B30",
        "1A5CA3 06142F 184A8C 8CC4E8 D3EDFF FAFDFF A9CBE8 071A3A",
        "C0500C 5A1D08 C2560F FFB84D FFE3A8 FFEFCB F4A63C 3A1406",
    ),
    "night": _pack(
        "F2F3F5 DADDE3 8D93A3 FFF1D0",
        "A01A28 1C0512 731430 C95A68 F5A6A6 F6E9EA C09AA6 16040C",
        "0B5E5A 031620 0B4350 6FB0A4 B9E6D8 F0FBF6 93BDBB 021820",
        "54308E 0D0A2B 352276 A57ACB DCC4F5 FBF6FF A890DE 0E0A2C",
        "1F569C 040F2C 153E80 74A9DC C6E2FF F6FAFF 9CBDE6 051430",
        "A84A12 44160C A34716 F0A04A FFDCA0 FFE9C4 E8983C 2A0E08",
    ),
    "contrast": _pack(
        "FFFFFF FFFFFF 8A8A8A FFFFFF",
        *map(_bold, ("B00000", "005A3C", "5A0F9C", "0045A0")),
        "C0500C 000000 000000 FF9A2E FF9A2E FF9A2E FF9A2E 000000",
    ),
}  # fmt: skip
"""By the name that a theme has for them."""


def pack_of(theme: Theme) -> Pack:
    """The colours that cards have now."""
    return PACKS[theme.pack]
