"""Every theme with every felt and every set of tiles: what has to be read can be read."""

from __future__ import annotations

from itertools import combinations, product

from PySide6.QtGui import QColor, QImage, QPainter

from moon_desktop.disk.settings import OPTIONS
from moon_desktop.games.views.table import Face
from moon_desktop.look.picture import painted
from moon_desktop.look.piece import paint_face
from moon_desktop.look.theme import THEME, Theme, ivory, mixed
from moon_desktop.look.themes.chosen import worn
from moon_desktop.look.themes.palettes import FELTS, PALETTES, SETS
from tests.kit.cases import each
from tests.kit.contrast import contrast

TEXT, PICTURE = 4.5, 3.0
THEMES = tuple(PALETTES)


def under(veil: QColor, colour: QColor) -> QColor:
    """``colour`` seen through a veil."""
    return mixed(colour, QColor(veil.name()), veil.alphaF())


def test_each_choice_is_one_that_there_is():
    assert tuple(OPTIONS["felt"].choices) == ("theme", *FELTS)
    assert tuple(OPTIONS["tiles"].choices) == tuple(SETS)
    assert set(THEMES) <= set(OPTIONS["theme"].choices)


def test_first_look_needs_nothing_to_be_read_and_is_that_of_the_evening():
    assert worn("evening") == {}
    plain = Theme(**worn("evening", felt="green"))
    names = ("mat0", "mat1", "matline", "stitch", "moon", "panelhi", "panel", "tape", "slot")
    for name in names:
        assert getattr(plain, name).name() == getattr(THEME, name).name()
    assert plain.tile == THEME.tile == ivory(THEME)


@each("felt", OPTIONS["felt"].choices)
@each("theme", THEMES)
def test_what_lies_on_a_felt_is_seen(theme: str, felt: str):
    seen = Theme(**worn(theme, felt))
    mats = seen.mat0, seen.mat1
    for mat in mats:
        assert contrast(seen.ink, mat) >= TEXT
        assert contrast(seen.brass, mat) >= PICTURE
        assert contrast(seen.backside, mat) >= PICTURE
    assert contrast(seen.glow, seen.moon) >= PICTURE
    tray = under(seen.tray, seen.mat0)
    for ground in (seen.panelhi, seen.panel):
        for words in (seen.ink, seen.ink2, seen.we, seen.they, seen.third, seen.danger):
            assert contrast(words, ground) >= TEXT
        assert contrast(seen.brass, ground) >= PICTURE
    for words in (seen.ink, seen.ink2, seen.we, seen.they, seen.third):
        assert contrast(words, tray) >= TEXT


@each("theme", ["night", "contrast"])
def test_whatever_covers_much_of_a_window_is_dark(theme: str):
    """That windows are made of nothing else is seen in one of both."""
    seen = Theme(**worn(theme))
    mats = seen.mat0, seen.mat1, seen.wood0, seen.wood1, seen.tape
    panels = seen.panelhi, seen.panel, seen.bar
    papers = seen.paper, seen.paper2, seen.field, seen.wash
    assert max(ground.lightnessF() for ground in (*mats, *panels, *papers)) < 0.35


@each("tiles", SETS)
@each("theme", THEMES)
def test_what_a_tile_counts_is_read_and_it_stands_out_from_every_mat(theme: str, tiles: str):
    for felt, tones in product(OPTIONS["felt"].choices, (False, True)):
        seen = Theme(**worn(theme, felt, tiles, tones=tones))
        tile, veil = seen.tile, seen.shade
        for face in (tile.sheen, tile.top, tile.low):
            assert contrast(tile.pip, face) >= TEXT
            assert contrast(under(veil, tile.pip), under(veil, face)) >= TEXT
            for tone in tile.tones:
                assert contrast(tone, face) >= TEXT
                assert contrast(under(veil, tone), under(veil, face)) >= PICTURE
        for mat in (seen.mat0, seen.mat1):
            edges = filter(None, (tile.low, tile.side, tile.rim))
            assert max(contrast(edge, mat) for edge in edges) >= PICTURE


def test_cards_look_otherwise_from_behind_with_each_back_and_their_crescent_is_seen(qapp):
    """Where all is flat they are alike, and by day russet is the theme's."""

    def back(theme: str, backs: str) -> QImage:
        look = Theme(**worn(theme, backs=backs))

        def paint(painter: QPainter) -> None:
            painter.translate(60, 90)
            paint_face(painter, look, Face("moon"), 120)

        return painted(120, 180, 1, paint).toImage()

    choices = tuple(OPTIONS["backs"].choices)
    for theme in THEMES:
        pictures = {choice: back(theme, choice) for choice in choices}
        alike = {two for two in combinations(choices, 2) if pictures[two[0]] == pictures[two[1]]}
        if theme == "contrast":
            assert alike == set(combinations(choices, 2))
        else:
            assert alike == ({("theme", "russet")} if theme == "daylight" else set())
        for choice, picture in pictures.items():
            # The crescent's thick part, and the cloth below its middle.
            lit, cloth = picture.pixelColor(49, 92), picture.pixelColor(60, 122)
            assert contrast(lit, cloth) > PICTURE, (theme, choice)


# --- tones ----------------------------------------------------------------------------------

_EYES = {
    "all": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "red weak": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "green weak": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
}
"""What eyes make of red, green and blue light (Machado, Oliveira and Fernandes, 2009)."""


def lab(colour: QColor, eyes: str) -> tuple[float, float, float]:
    """Lightness and the two differences of CIELAB, as those eyes have it."""
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    light = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    r, g, b = (
        min(1.0, max(0.0, sum(share * p for share, p in zip(row, light, strict=True))))
        for row in _EYES[eyes]
    )
    sums = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
    )
    x, y, z = (s ** (1 / 3) if s > 0.008856 else 7.787 * s + 16 / 116 for s in sums)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@each("eyes", _EYES)
@each("tiles", SETS)
@each("theme", THEMES)
def test_tones_of_two_counts_are_apart_for_weak_eyes_too(theme: str, tiles: str, eyes: str):
    """Of a blank there is nothing that has a tone, but a figure."""
    tones = Theme(**worn(theme, tiles=tiles, tones=True)).tile.tones[1:]
    seen = [lab(tone, eyes) for tone in tones]
    nearest = min(
        sum((a - b) ** 2 for a, b in zip(*two, strict=True)) for two in combinations(seen, 2)
    )
    assert nearest**0.5 >= 10
