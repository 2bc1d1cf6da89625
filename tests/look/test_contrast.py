"""What is to be read stands out from its ground, in every theme: reckoned from its colours."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor

from moon_desktop.disk.settings import OPTIONS
from moon_desktop.look.cards.suits import SIGNS
from moon_desktop.look.cards.tones import pack_of
from moon_desktop.look.crescent import night_sky
from moon_desktop.look.theme import Theme, faded, mixed
from moon_desktop.look.themes.chosen import worn
from moon_desktop.look.themes.palettes import PALETTES
from moon_desktop.table.marks import SLOT
from moon_desktop.windows.score.sheet_print import INK
from tests.kit.cases import each
from tests.kit.contrast import contrast

pytestmark = pytest.mark.usefixtures("qapp")

TEXT, GRAPHIC = 4.5, 3.0
"""What the WCAG, level AA, asks of words, and of signs and edges."""

ON_PANELS = {
    "ink": TEXT, "ink2": TEXT, "danger": TEXT, "brass": TEXT, "we": TEXT, "they": TEXT,
    "third": TEXT,
}  # fmt: skip
ON_PAPER = {
    "pink": TEXT, "pink2": TEXT, "red": TEXT, "good": TEXT, "weink": TEXT, "theyink": TEXT,
    "thirdink": TEXT, "dot": GRAPHIC,
}  # fmt: skip

PAIRS: dict[str, dict[str, float]] = {
    "panelhi": ON_PANELS,
    "panel": ON_PANELS,
    "bar": {"ink": TEXT, "ink2": TEXT, "brass": GRAPHIC},
    "mat0": {
        "ink": TEXT, "brass": GRAPHIC, "ivory1": GRAPHIC, "backside": GRAPHIC, "we": GRAPHIC,
        "they": GRAPHIC, "third": GRAPHIC,
    },
    "mat1": {"ink": TEXT, "ink2": TEXT, "brass": GRAPHIC, "ivory1": GRAPHIC, "backside": GRAPHIC},
    "moon": {"glow": GRAPHIC, "ivory1": GRAPHIC},
    "brass": {"onbrass": TEXT},
    "paper": ON_PAPER,
    "wash": ON_PAPER,
    "field": {"pink": TEXT, "pink2": TEXT, "good": TEXT, "weink": TEXT},
    "ivory0": {"pip": TEXT},
    "ivory1": {"pip": TEXT, "line": GRAPHIC},
    "good": {"paper": TEXT},
    "mark": {"onmark": TEXT},
    "back1": {"backline": GRAPHIC, "ink": TEXT, "ink2": TEXT},
}  # fmt: skip
"""By the ground, what lies on it, and how much it must stand out."""


def laid(veil: QColor, ground: QColor) -> QColor:
    """What is seen through a veil."""
    return mixed(ground, veil, veil.alphaF())


def grounds(theme: Theme) -> dict[str, tuple[QColor, dict[str, float]]]:
    """Those that are mixed, each with what lies on it."""
    words = {"ink": TEXT, "ink2": TEXT}
    sides = {"we": TEXT, "they": TEXT, "third": TEXT}
    lowest = mixed(theme.paper, theme.paper2, 0.62)
    return {
        "the pad's lower edge": (lowest, ON_PAPER),
        "the mat beside the moon": (
            mixed(theme.mat0, theme.mat1, 0.18),
            {"ink": TEXT, "ink2": TEXT},
        ),
        "a tray": (laid(theme.tray, theme.mat0), words | sides),
        "a tray that reaches over the wood": (
            laid(theme.tray, theme.wood0),
            words | dict.fromkeys(sides, GRAPHIC),
        ),
        "a name beside the mat": (laid(faded(theme.panel, 0.62), theme.wood0), {"ink": TEXT}),
        "a caption over the disc": (laid(faded(theme.panel, 0.70), theme.moon), words),
        "where a tile is to be dropped": (
            laid(faded(theme.panel, SLOT), theme.moon),
            {"ink": TEXT, "glow": GRAPHIC},
        ),
        "the bar's upper edge": (mixed(theme.bar, theme.wood0, 0.35), {"ink": TEXT}),
        "the hand in play": (laid(faded(theme.tape, 0.11), theme.paper), ON_PAPER),
        "an open hand": (laid(faded(theme.tape, 0.13), theme.paper), ON_PAPER),
        "what is advised": (
            laid(faded(theme.good, 0.13), theme.paper),
            {"pink": TEXT, "red": TEXT},
        ),
        "what is to be done": (
            laid(
                faded(theme.brass, 0.19 if theme.dark else 0.38),
                theme.wash if theme.dark else theme.paper,
            ),
            {"pink": TEXT},
        ),
        "the sky of positions": (night_sky(theme)[1][1], words | {"brass": GRAPHIC}),
        "a key of cloth": (mixed(theme.mat0, theme.panelhi, 0.35), words),
    }


@each("name", PALETTES)
@each("felt", OPTIONS["felt"].choices)
def test_all_that_is_read_stands_out_from_its_ground(name, felt):
    theme = Theme(**worn(name, felt))
    pairs = {ground: (getattr(theme, ground), inks) for ground, inks in PAIRS.items()}
    weak = [
        f"{ink} on {ground}: {found:.2f}"
        for ground, (colour, inks) in (pairs | grounds(theme)).items()
        for ink, least in inks.items()
        if (found := contrast(getattr(theme, ink), colour)) < least
    ]
    assert weak == []


@each("name", ["night", "contrast"])
def test_paper_is_as_dark_as_the_table_by_night(name):
    theme = Theme(**worn(name))
    grounds = (theme.paper, theme.paper2, theme.wash, theme.field, theme.tape)
    assert max(ground.lightnessF() for ground in grounds) < 0.35


@each("name", PALETTES)
def test_pips_are_read_on_a_tile_that_may_not_be_played(name):
    theme = Theme(**worn(name))
    veiled = [laid(theme.shade, colour) for colour in (theme.pip, theme.ivory1)]
    assert contrast(*veiled) > TEXT


@each("name", PALETTES)
@each("suit", SIGNS)
def test_the_figure_of_a_card_is_read_on_its_paper_and_the_emblem_on_its_sky(name, suit):
    theme = Theme(**worn(name))
    pack = pack_of(theme)
    tones = pack.tones[suit]
    for paper in (pack.paper0, pack.paper1):
        assert contrast(tones.ink, paper) > TEXT
        veiled = [laid(theme.shade, colour) for colour in (tones.ink, paper)]
        assert contrast(*veiled) > GRAPHIC, "large figures on a card that may not be played"
    if not theme.flat:
        assert contrast(tones.lit, tones.mid) > TEXT
    assert contrast(theme.mat0, pack.paper0) > GRAPHIC, "the card's edge on the mat"
    assert contrast(theme.moon, pack.paper0) > GRAPHIC, "the card's edge on the moon"


@each("name", PALETTES)
def test_figure_and_name_of_a_moon_card_are_read_on_its_dusk(name):
    theme = Theme(**worn(name))
    pack = pack_of(theme)
    dusk = pack.tones["big"]
    assert contrast(pack.on_dusk, mixed(dusk.top, dusk.mid, 0.3)) > TEXT
    assert contrast(dusk.low, dusk.top) > GRAPHIC, "its moon on a slip"


def test_what_is_printed_is_read_on_white():
    for ink in ("pink", "pink2", "red", "good", "weink", "theyink", "thirdink"):
        assert contrast(getattr(INK, ink), INK.paper) > TEXT


def test_printing_keeps_to_its_own_ink(qapp):
    """Whatever is worn on the screen."""
    from moon_desktop.look.theme import THEME

    THEME.wear(worn("night"))
    try:
        assert INK.red == Theme().red
        assert INK.paper == QColor("white")
    finally:
        THEME.wear({})
