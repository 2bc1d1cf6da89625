"""The tiles of Moon still out, and whether one of them was laid away."""

from __future__ import annotations

from collections.abc import Sequence

from moon_desktop.engine.pieces import Tile
from moon_desktop.games.moon.sight import MoonSight
from moon_desktop.games.plain import counting
from moon_desktop.games.plain.dominoes import suit_told
from moon_desktop.games.shown.beside import CountTold
from moon_desktop.words.language import ngettext, tr


def told(sight: MoonSight, names: Sequence[str]) -> CountTold:
    """The tiles that the seat of ``sight`` can count, in words; ``names`` by seat."""
    if sight.veiled or not sight.held:
        return counting.nothing()
    away = () if sight.discard is None else (sight.discard,)

    def line(out: Sequence[Tile]) -> str:
        if not out:
            return tr("Every tile has been seen.")
        words = ngettext("One tile is still out.", "{number} tiles are still out.", len(out))
        if sight.discard_down and sight.discard is None:
            words = ngettext(
                "One tile is still out: it was laid away.",
                "{number} tiles are still out, one of them laid away.",
                len(out),
            )
        return words.format(number=len(out))

    def heading(suit: int) -> tuple[str, str]:
        name, emblem = suit_told(suit)
        return emblem, name

    return counting.count(sight, names, sight.rules.set, sight.held, away, heading, line)
