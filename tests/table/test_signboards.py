"""Plaque, bubbles, prompt and marks: they show what they are told, where they are told."""

from __future__ import annotations

from typing import get_args

import pytest
from PySide6.QtCore import QRect, QRectF, QVariantAnimation
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene, QStyleOptionGraphicsItem

from moon_desktop.disk.settings import OPTIONS
from moon_desktop.look.cards.paper import CARD
from moon_desktop.look.emblems import paint_emblem
from moon_desktop.look.pack import Form
from moon_desktop.look.theme import THEME
from moon_desktop.look.themes.chosen import worn
from moon_desktop.look.themes.palettes import PALETTES
from moon_desktop.look.tile import DOMINO
from moon_desktop.table.marks import MarkItem, MarkKind
from moon_desktop.table.signboards import BubbleItem, PlaqueItem, PromptItem
from moon_desktop.table.stage import Box, Spot, Tip, plaque_size
from moon_desktop.table.tempo import AT_ONCE, Tempo
from tests.kit.cases import each
from tests.kit.contrast import contrast
from tests.kit.person import until
from tests.kit.pixels import blobs, near, painted, shown, where

pytestmark = pytest.mark.usefixtures("qapp")

TEXT = 4.5
"""The contrast that WCAG 2 asks for words, level AA."""
LONG = "a sentence that is longer than any table is wide, " * 6


def plaque(emblem: str, title: str, line: str, *, compact: bool = False) -> QImage:
    item = PlaqueItem()
    item.set_box(Box(0, 0, *plaque_size(compact)), compact)
    item.show_contract(emblem, title, line)
    return shown(item, item.boundingRect())


def test_each_contract_has_its_own_emblem_or_its_words_alone():
    names = [str(count) for count in range(7)] + ["doubles", "none", "moon", ""]
    images = [plaque(name, "", "") for name in names]
    assert all(a != b for i, a in enumerate(images) for b in images[:i])


@each("name", ["7", "-1", "sixes"])
def test_there_are_no_other_emblems(name: str):
    box = QRectF(-15, -15, 30, 30)
    with pytest.raises(ValueError, match=r".*"):
        painted(40, 40, lambda painter: paint_emblem(painter, THEME, name, box))


@pytest.mark.parametrize("compact", [False, True])
def test_long_words_stay_on_the_plaque(compact: bool):
    image = plaque("5", LONG, LONG, compact=compact)
    width, _ = plaque_size(compact)
    text = where(image, near(THEME.ink, 20)) | where(image, near(THEME.ink2, 20))
    assert max(x for x, _ in text) <= 20 + width - 8


@pytest.mark.parametrize("compact", [False, True])
def test_a_long_name_leaves_the_end_of_what_a_plaque_tells(compact: bool):
    """What is still needed stands there, and not only who bid."""
    name = "Bartholomew Featherstonehaugh-Cholmondel"
    lines = (f"{name} bid 6 - {end} needed" for end in ("all 6", "all 2"))
    one, other = (plaque("1", "Ones are trump", line, compact=compact) for line in lines)
    assert one != other


def test_the_line_of_a_plaque_stands_below_its_title():
    one, other = plaque("5", "Fives", "Ada"), plaque("5", "Fives", "Bea")
    half = QRect(0, 0, one.width(), one.height() // 2)
    assert one != other
    assert one.copy(half) == other.copy(half)


def bubble(tip: Tip, text: str) -> tuple[QImage, QRectF]:
    item = BubbleItem()
    item.set_tip(tip)
    item.say(text)
    return shown(item, item.boundingRect()), item.boundingRect()


@each(
    ("pace", "small", "pale"),
    [(Tempo(20.0), True, True), (Tempo(soft=True), False, True), (AT_ONCE, False, False)],
)
def test_a_bubble_grows_out_of_its_speaker_or_fades_in_or_is_there(pace, small, pale):
    """And is not said again where it is to be seen already."""
    scene, item = QGraphicsScene(), BubbleItem()
    scene.addItem(item)
    item.hide()
    item.say("5")
    item.come(pace)
    assert (item.scale() < 1, item.opacity() < 1) == (small, pale)
    item.come(AT_ONCE)
    assert (item.scale() < 1, item.opacity() < 1) == (small, pale)
    if pace.soft:
        until(lambda: item.opacity() == 1, "being there")
        assert item.scale() == 1


def test_a_bubble_without_room_is_not_seen():
    """A plate tells the same; and it goes where the room goes."""
    scene, item = QGraphicsScene(), BubbleItem()
    scene.addItem(item)
    item.hide()
    item.say("5")
    roomy = Tip(10, 10, 1, below=False, level=True)
    for tip in (roomy._replace(crowded=True), roomy):
        item.set_tip(tip)
        item.come(AT_ONCE)
        assert item.isVisible() == (not tip.crowded)
    item.set_tip(roomy._replace(crowded=True))
    assert not item.isVisible()


def test_a_bubble_lies_over_none_of_what_else_is_told():
    """Where what it says is too long, it is not seen, whichever comes first."""
    scene, item = QGraphicsScene(), BubbleItem()
    scene.addItem(item)
    for zoom in (1.0, 2.0):
        item.go()
        item.say("5")
        item.set_tip(Tip(10, 10, 1, below=False, level=True), zoom)
        right, middle = item.body.right(), item.body.center().y()
        item.set_tip(Tip(10, 10, 1, below=False, level=True), zoom, [Box(right, middle, 50, 5)])
        item.come(AT_ONCE)
        assert item.isVisible()
        item.say("Shoots under")
        assert not item.isVisible()
        item.come(AT_ONCE)
        assert not item.isVisible()
        item.say("5")
        item.come(AT_ONCE)
        assert item.isVisible()
        item.set_tip(Tip(10, 10, 1, below=False, level=True), zoom, [Box(right - 1, middle, 9, 9)])
        assert not item.isVisible()
        item.set_tip(Tip(10, 10, 1, below=False, level=True), zoom)
        assert item.isVisible(), "it is still said"


def test_a_bubble_that_comes_again_grows_by_one_animation():
    scene, item = QGraphicsScene(), BubbleItem()
    scene.addItem(item)
    item.hide()
    item.say("5")
    for _ in range(3):
        item.come(Tempo(10.0, 10.0))
        item.hide()
    item.come(Tempo(10.0, 10.0))
    growing = scene.findChildren(QVariantAnimation)
    assert [one.state() for one in growing].count(QVariantAnimation.State.Running) == 1
    # Also when nothing grows any more.
    item.hide()
    item.come(AT_ONCE)
    growing = scene.findChildren(QVariantAnimation)
    assert all(one.state() == QVariantAnimation.State.Stopped for one in growing)
    assert (item.scale(), item.opacity()) == (1.0, 1.0)


@each("lean", [-1, 0, 1])
@each("below", [True, False])
def test_a_bubble_points_from_its_body_to_its_tip(lean: int, below: bool):
    image, bounds = bubble(Tip(100, 100, lean, below), "5")
    ivory = where(image, lambda pixel: pixel.alpha() > 200 and pixel.lightness() > 215)
    x0, y0 = -bounds.left(), -bounds.top()
    near_tip = [point for point in ivory if abs(point[1] - y0) <= 6]
    assert near_tip
    assert all(abs(x - x0) < 9 for x, _ in near_tip)
    body = sum(y for _, y in ivory) / len(ivory)
    assert (body > y0) is below
    across = sum(x for x, _ in ivory) / len(ivory) - x0
    assert (across > 3, across < -3) == (lean > 0, lean < 0)


def test_a_bubble_widens_for_words_but_not_without_end():
    _, figure = bubble(Tip(0, 0, 0, True), "5")
    _, words = bubble(Tip(0, 0, 0, True), "Shoots under")
    _, long = bubble(Tip(0, 0, 0, True), LONG)
    assert figure.width() < words.width() < long.width() < 280


@pytest.mark.parametrize("zoom", [1.0, 2.0])
def test_the_prompt_is_nothing_without_words_and_cut_to_its_room(zoom: float):
    item = PromptItem()
    item.set_centre(200, 100, 400, zoom)
    assert item.boundingRect().isEmpty()
    item.say("Follow sixes.")
    assert item.boundingRect().center().x() == pytest.approx(0, abs=1)
    item.say(LONG, pill=True)
    assert 300 < item.boundingRect().width() <= 400 + 16 * zoom
    item.say("")
    assert item.boundingRect().isEmpty()


@pytest.mark.parametrize("lines", [1, 2])
def test_the_prompt_says_less_where_there_is_no_room_for_all(lines: int):
    brief, shown_as = "Decided: C lays the hand down.", []
    for most in (lines * 900, 400):
        for words in (f"Theo led the double four. Follow fours. {brief}", brief):
            item = PromptItem()
            item.set_centre(200, 100, most / lines, lines=lines)
            item.say(words, brief=brief)
            shown_as.append(shown(item, item.boundingRect()))
    assert shown_as[0] != shown_as[1]
    assert shown_as[2] == shown_as[3]


@each("kind", get_args(MarkKind))
@each("turn", [0.0, -7.0])
@each("width", [24.0, 72.0])
def test_a_mark_lies_within_its_bounds(kind: MarkKind, turn: float, width: float):
    item = MarkItem(kind)
    item.set_spot(Spot(50, 60, turn, width))
    item.set_words("Play here", "5")
    image = shown(item, item.boundingRect().adjusted(-4, -4, 4, 4))
    seen = where(image, lambda pixel: pixel.alpha() > 0)
    assert seen
    assert {x for x, _ in seen} <= set(range(4, image.width() - 4))
    assert {y for _, y in seen} <= set(range(4, image.height() - 4))


@each("width", [36, 45])
def test_two_lines_in_a_small_place_keep_off_its_dashes(width: int):
    def place(words: str) -> QImage:
        item = MarkItem("drop")
        item.set_width(width)
        item.set_words(words)
        return shown(item, QRectF(-60, -90, 120, 180))

    bare, told = place("Juega"), place("Juega aquí")
    every = [(x, y) for x in range(told.width()) for y in range(told.height())]
    changed = [y for x, y in every if told.pixel(x, y) != bare.pixel(x, y)]
    assert max(changed) <= 90 + 1.085 * width - 2.5


def test_only_the_drop_target_is_dashed():
    def pieces(kind: MarkKind) -> int:
        item = MarkItem(kind)
        item.set_width(80)
        return len(blobs(where(shown(item, item.boundingRect()), near(THEME.glow, 24)), least=6))

    assert pieces("drop") > 20
    assert pieces("hover") == 1


@pytest.mark.parametrize("width", [24.0, 42.0, 130.0])
def test_the_suit_in_force_hides_no_pip_of_its_tile(width: float):
    """M4.5: it stands above the tile, and tells one suit from another without words too."""
    pictures = []
    for emblem in ("0", "4", "doubles"):
        item = MarkItem("suit")
        item.set_width(width)
        item.set_words("Fours", emblem)
        bounds = item.boundingRect()
        image = shown(item, bounds)
        seen = where(image, lambda pixel: pixel.alpha() > 150)
        assert max(y for _, y in seen) + bounds.top() < -width + 0.12 * width + 6
        pictures.append(image)
    assert pictures[0] != pictures[1] != pictures[2]


def test_sentences_are_written_from_left_to_right_whatever_they_begin_with():
    """A mark of direction shows as nothing, and would turn nothing that is not turned round."""
    prompts, plaques, foreign = [], [], "\u05d0\u05d1\u05d2 led it."
    for words in (foreign, f"\u200e{foreign}"):
        item = PromptItem()
        item.set_centre(200, 100, 400)
        item.say(words)
        prompts.append(shown(item, item.boundingRect()))
        plaques.append(plaque("5", words, words))
    assert prompts[0] == prompts[1]
    assert plaques[0] == plaques[1]


@pytest.mark.parametrize("form", [DOMINO, CARD], ids=["tile", "card"])
@pytest.mark.parametrize(
    "felt",
    [
        pytest.param(felt, marks=pytest.mark.slow)
        for felt in OPTIONS["felt"].choices
        if felt != "theme"
    ]
    + ["theme"],
)
@pytest.mark.parametrize("name", PALETTES)
def test_what_a_place_says_is_read_on_it(name: str, felt: str, form: Form):
    """On the moon, with the light round the place: where the words stand, and of their own px."""
    THEME.wear(worn(name, felt))

    def place(words: str, width: float) -> QImage:
        item = MarkItem("drop", form=form)
        item.set_width(width)
        item.set_words(words)
        image = QImage(item.boundingRect().size().toSize(), QImage.Format.Format_RGB32)
        image.fill(THEME.moon)
        painter = QPainter(image)
        painter.translate(-item.boundingRect().topLeft())
        item.paint(painter, QStyleOptionGraphicsItem())
        painter.end()
        return image

    for width, words in ((48, "Play here"), (60, "Discard"), (104, "Play here")):
        bare, told = place(" ", width), place(words, width)
        at = [(x, y) for x in range(told.width()) for y in range(told.height())]
        written = [point for point in at if told.pixel(*point) != bare.pixel(*point)]
        ground = [bare.pixelColor(*point) for point in written]
        assert min(contrast(THEME.ink, colour) for colour in ground) >= TEXT
        seen = sorted(contrast(told.pixelColor(*p), bare.pixelColor(*p)) for p in written)
        assert seen[-len(seen) // 10] >= TEXT
