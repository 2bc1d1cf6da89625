"""What a Theme is to wear, from the words that a person chose it by."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtGui import QColor

_FIRST: Final = "evening"


def worn(theme: str) -> Mapping[str, Any]:
    """The colours and properties of the theme of this name, for ``Theme.wear``."""
    if theme == _FIRST:
        # Nothing is to be read before the first frame.
        return {}
    from moon_desktop.look.themes.palettes import PALETTES

    return {
        name: QColor(value) if str(value).startswith("#") else value
        for name, value in PALETTES[theme].items()
    }
