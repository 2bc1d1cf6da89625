"""What a Theme is to wear, from the words that a person chose it by."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtGui import QColor

_FIRST: Final = ("evening", "theme", "ivory", "none", False, "theme")


def worn(
    theme: str,
    felt: str = "theme",
    tiles: str = "ivory",
    numerals: str = "none",
    tones: bool = False,
    backs: str = "theme",
) -> Mapping[str, Any]:
    """The colours and properties of the theme of this name, for ``Theme.wear``, with a felt of
    another colour, tiles of other stuff, figures on them, a tone for each count, and other backs of
    cards."""
    if (theme, felt, tiles, numerals, tones, backs) == _FIRST:
        # Nothing is to be read before the first frame.
        return {}
    from moon_desktop.look.theme import Theme
    from moon_desktop.look.themes.palettes import PALETTES, SETS, laid, toned

    colours: dict[str, Any] = {
        name: QColor(value) if str(value).startswith("#") else value
        for name, value in PALETTES[theme].items()
    }
    colours |= {**laid(felt, theme), "backs": backs}
    stuff = SETS[tiles](Theme(**colours))._replace(numerals=numerals)
    return {**colours, "tile": toned(stuff) if tones else stuff}
