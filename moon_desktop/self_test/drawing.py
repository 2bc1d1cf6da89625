"""Trials of drawing: tiles in each theme."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor

from moon_desktop.engine.pieces import TILES
from moon_desktop.look import theme as themes
from moon_desktop.look.theme import Theme
from moon_desktop.self_test.trial import Amiss, Found, colours
from moon_desktop.table.faces import Faces
from moon_desktop.words import self_test as words
from moon_desktop.words import self_test_why as reasons

WIDTH = 40.0
_ENOUGH = 8
"""So many colours a tile has at the least, with its pips and its rim."""


def try_tiles() -> Found:
    """Draws every tile, its veil and its back."""
    pictures = 0
    for name, theme in all_themes().items():
        faces = Faces(theme, 1.0)
        seen: dict[bytes, str] = {}
        for tile in (None, *TILES):
            for illegal in (False, True):
                image = faces.pixmap(tile, WIDTH, illegal=illegal).toImage()
                told = tile or words.back()
                if colours(image, _ENOUGH) < _ENOUGH:
                    raise Amiss(reasons.tile_not_drawn(told, name))
                twin = seen.setdefault(bytes(image.constBits()), told)
                if len(seen) <= pictures:
                    raise Amiss(reasons.tiles_alike(told, twin, name))
                pictures += 1
    return Found(words.tiles(len(TILES), len(all_themes())))


_READ: Final = (
    ("ink", "panel"), ("ink", "panelhi"), ("ink", "bar"), ("ink2", "panel"),
    ("pink", "paper"), ("pink2", "paper"), ("onbrass", "brass"), ("pip", "ivory0"),
)  # fmt: skip
"""What is read, and on what."""

LEAST: Final = 4.5
"""Of the contrast between text and its ground, by the WCAG."""


def all_themes() -> dict[str, Theme]:
    """The themes there are, by name."""
    return {name: value for name, value in vars(themes).items() if isinstance(value, Theme)}


def try_themes() -> Found:
    """Looks at the colours of every theme."""
    found = all_themes()
    if not found:
        raise Amiss(reasons.no_themes())
    for name, theme in found.items():
        for colour in Theme.__annotations__:
            if not getattr(theme, colour).isValid():
                raise Amiss(reasons.no_colour(name, colour))
        for ink, ground in _READ:
            if contrast(getattr(theme, ink), getattr(theme, ground)) < LEAST:
                raise Amiss(reasons.too_faint(name, ink, ground))
    return Found(words.themes(len(found)), (", ".join(found),))


def contrast(one: QColor, other: QColor) -> float:
    """From 1, the same, to 21, black on white."""
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: QColor) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = map(linear, (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
