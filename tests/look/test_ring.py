"""The ring of the focus is told from whatever lies beside it."""

from __future__ import annotations

from itertools import groupby

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from moon_desktop.disk.settings import OPTIONS
from moon_desktop.look.ring import DARK, THICK, paint_ring
from moon_desktop.look.theme import THEME, Theme
from moon_desktop.look.themes.chosen import worn
from moon_desktop.look.themes.palettes import PALETTES, SETS
from tests.kit.cases import each
from tests.kit.contrast import contrast
from tests.kit.pixels import near, painted

pytestmark = pytest.mark.usefixtures("qapp")
LEAST = 3.0
"""What the WCAG asks of the mark of the focus."""


@each("name", PALETTES)
@each("felt", OPTIONS["felt"].choices)
def test_one_of_its_tones_stands_out_from_every_colour_of_a_theme(name, felt):
    theme = Theme(**worn(name, felt))
    names = [key for key, value in vars(Theme).items() if isinstance(value, QColor)]
    beside = {key: getattr(theme, key) for key in names}
    beside |= {f"{tiles}: {n}": tone for tiles, stuff in SETS.items()
               for n, tone in enumerate(stuff(theme)) if isinstance(tone, QColor)}  # fmt: skip
    # What is between two colours of it is lighter than the one and darker than the other.
    beside |= {f"grey {light}": QColor.fromHslF(0, 0, light / 50) for light in range(51)}
    weak = {
        key: found
        for key, colour in beside.items()
        if (found := max(contrast(tone, colour) for tone in (DARK, theme.glow))) < LEAST
    }
    assert weak == {}
    assert contrast(DARK, theme.glow) > LEAST**2


@each("name", PALETTES)
def test_it_is_light_three_px_wide_between_two_dark_lines(name):
    THEME.wear(worn(name))
    try:
        box = QRectF(-40, -20, 80, 40)
        image = painted(120, 80, lambda painter: paint_ring(painter, box, 8, away=4))
        tones = []
        for x in range(60):
            pixel = image.pixelColor(x, 40)
            tones += [tone for tone in (DARK, THEME.glow) if near(tone)(pixel)]
        widths = [(tone == THEME.glow, len(list(run))) for tone, run in groupby(tones)]
        assert [light for light, _ in widths] == [False, True, False]
        assert widths[1][1] >= THICK - 1, "and a px on either side that is smoothed"
    finally:
        THEME.wear({})
