"""The tiles of the hand that stand for choices."""

from __future__ import annotations

from moon_desktop.engine.entries import Play
from moon_desktop.engine.pieces import Tile
from moon_desktop.games.moon.entries import Choice, Exchange
from moon_desktop.games.moon.sight import MoonSight


def picked(choice: Choice) -> Tile | None:
    """The tile of the hand that ``choice`` lays down; None where it lays none."""
    match choice:
        case Play(_, tile) | Exchange(_, tile):
            return tile
        case _:
            return None


def pick(sight: MoonSight, tile: Tile) -> Choice:
    """What it would be to pick ``tile``, open or not."""
    return Exchange(sight.seat, tile) if sight.phase == "widow" else Play(sight.seat, tile)
