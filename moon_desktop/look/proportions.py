"""The proportions of a tile, in tile widths."""

from __future__ import annotations

from typing import Final

HEIGHT: Final = 2.0
CORNER: Final = 0.13
WALL: Final = 0.05
"""How far the side wall shows below the face."""
