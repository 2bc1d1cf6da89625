"""Whether every tile is drawn in every theme, each to be told from all others."""

from __future__ import annotations

from moon_desktop.engine.pieces import TILES
from moon_desktop.self_test.painted import colours
from moon_desktop.self_test.themes import all_themes
from moon_desktop.self_test.trial import Amiss, Found
from moon_desktop.table.faces import TileFaces
from moon_desktop.wording import self_test as words
from moon_desktop.wording import self_test_why as reasons

WIDTH = 40.0
_ENOUGH = 8
"""So many colours a tile has at the least, with its pips and its rim."""


def try_tiles() -> Found:
    """Draws every tile, its veil and its back."""
    pictures = 0
    for name, theme in all_themes().items():
        faces = TileFaces(theme, 1.0)
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
