"""The cards of Shoot the Moon as they are drawn: told apart, read, and the same in every run."""

from __future__ import annotations

import hashlib
import itertools
import math
import os
import subprocess
import sys
from functools import partial

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter, QTransform

from moon_desktop.games.views.table import Face
from moon_desktop.look.cards.chip import paint_chip
from moon_desktop.look.cards.paper import CARD
from moon_desktop.look.cards.suits import SIGNS, sign_path
from moon_desktop.look.cards.tones import pack_of
from moon_desktop.look.emblems import paint_emblem
from moon_desktop.look.piece import form_of, hatched_path, paint_face, paint_small
from moon_desktop.look.theme import THEME, mixed
from moon_desktop.table.faces import Faces
from tests.kit.cases import each
from tests.kit.pixels import blobs, near, painted, where

pytestmark = pytest.mark.usefixtures("qapp")

SUITS = tuple(SIGNS)
COLOURS = pack_of(THEME)
BIG = Face("moon", "+1", "big", name="Big Moon")
LITTLE = Face("moon", "\N{MINUS SIGN}1", "little", name="Little Moon")
BACK = Face("moon")
NUMBERED = tuple(Face("moon", str(number), suit) for suit in SUITS for number in range(1, 13))
PACK = (*NUMBERED, BIG, LITTLE, BACK)


def drawn(face: Face, w: int, turn: float = 0.0) -> QImage:
    def paint(painter: QPainter) -> None:
        paint_face(painter, THEME, face, w, turn)

    return painted(2 * w, 2 * w, paint)


def prints(w: int) -> list[str]:
    """Of each picture, so that two that differ are told apart."""
    images = [drawn(face, w) for face in PACK]
    return [hashlib.sha256(bytes(image.constBits())).hexdigest() for image in images]


@pytest.mark.parametrize("w", [40, 62, 104])
def test_every_face_is_its_own(w):
    assert len(set(prints(w))) == len(PACK) == 51


@pytest.mark.slow
def test_another_run_draws_the_same():
    """C1.1: nothing random tells two cards apart that are alike."""
    program = (
        "from PySide6.QtGui import QGuiApplication\napp = QGuiApplication([])\n"
        "from tests.look.cards.test_moon_pack import prints\nprint(*prints(62))"
    )
    # Both in processes of their own: here another test may have drawn with other fonts before.
    runs = [
        subprocess.Popen(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": seed, "QT_QPA_PLATFORM": "offscreen"},
            stdout=subprocess.PIPE,
            text=True,
        )
        for seed in ("7", "8")
    ]
    one, other = [run.communicate(timeout=60)[0].split() for run in runs]
    assert len(one) == len(PACK)
    assert one == other


def test_suits_are_told_apart_by_shape():
    """Without any colour, as large as one another, and wherever the one is laid on the other."""

    def shape(suit: str) -> set[tuple[int, int]]:
        image = painted(80, 80, lambda p: p.fillPath(small.map(sign_path(suit)), THEME.pip))
        return where(image, lambda pixel: pixel.alpha() > 127)

    small = QTransform().scale(0.05, 0.05)
    shapes = {suit: shape(suit) for suit in SUITS}
    for one, other in itertools.combinations(SUITS, 2):
        mine, theirs = shapes[one], shapes[other]
        assert len(mine & theirs) / len(mine | theirs) < 0.62, (one, other)


@pytest.mark.parametrize("suit", SUITS)
def test_a_sign_stands_in_one_piece_with_its_flame_and_its_holes(suit):
    image = painted(
        120,
        120,
        lambda p: p.fillPath(QTransform().scale(0.1, 0.1).map(sign_path(suit)), THEME.pip),
    )
    ink = where(image, lambda pixel: pixel.alpha() > 127)
    assert len(blobs(ink, least=4)) == {"rockets": 2}.get(suit, 1)
    empty = {(x, y) for x in range(120) for y in range(120)} - ink
    holes = {"rockets": 2, "full-moons": 7}.get(suit, 1)
    assert len(blobs(empty, least=4)) == holes, "what is around it is one of them"


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("w", [48, 104])
def test_the_corner_bears_figure_and_sign_alone(suit, w):
    """A fanned hand reads by it: the sky is bitten out there, and each number is its own."""
    box = QRectF(0.52 * w, 0.30 * w, 0.27 * w, 0.40 * w).toRect()
    corners = [drawn(face, w).copy(box) for face in NUMBERED if face.sign == suit]
    assert all(one != other for one, other in itertools.combinations(corners, 2))
    for corner in corners:
        ink = where(corner, near(COLOURS.tones[suit].ink, 40))
        assert len(ink) > 0.01 * w * w
        assert not where(corner, lambda pixel: pixel.lightness() < 45)


@each("suit", SUITS)
@each("number", range(1, 13))
def test_as_many_beads_are_lit_as_the_number_says(suit, number):
    """From one o'clock on; the dial climbs with the hours."""
    w, hour = 200, (number - 1) / 11
    image = drawn(Face("moon", str(number), suit), w)
    lit = []
    for bead in range(1, 13):
        angle = math.radians(30 * bead - 90)
        x, y = 0.322 * math.cos(angle), 0.850 - 0.118 * hour - 0.75 + 0.322 * math.sin(angle)
        spot = QPointF(w + x * w, w + y * w)
        lit.append(image.pixelColor(int(spot.x()), int(spot.y())).lightness() > 245)
    assert lit == [bead <= number for bead in range(1, 13)]


def test_a_moon_card_bears_its_name_where_it_can_be_read():
    def named(w: int) -> bool:
        bare = drawn(BIG._replace(name=""), w)
        return drawn(BIG, w) != bare

    assert [named(w) for w in (62, 100, 102, 104)] == [False, False, True, True]
    bare, long = (
        where(drawn(BIG._replace(name=name), 200), near(COLOURS.on_dusk, 12))
        for name in ("", "The biggest of all moons there are")
    )
    assert {x for x, _ in long - bare} <= set(range(118, 283)), "a long one is set smaller"


@each("w", [48, 104])
@each("turn", [0.0, 7.5])
def test_hatching_never_lies_on_a_corner_figure(w, turn):
    face = NUMBERED[8]
    picture = hatched_path(THEME, face, w, turn, 1.0)
    corner = QTransform().rotate(turn).map(QPointF((-0.5 + 0.2) * w, (-0.75 + 0.2) * w))
    middle = QPointF(0, 0.1 * w)
    assert not picture.contains(corner)
    assert picture.contains(middle)
    faces = Faces(1.0, lambda piece: face if piece else BACK)
    shown, veiled = (
        faces.pixmap("9", w, turn=turn, illegal=veil).toImage() for veil in (False, True)
    )
    at = (shown.width() / 2 + corner.x(), shown.height() / 2 + corner.y())
    before, after = (image.pixelColor(*map(int, at)) for image in (shown, veiled))
    assert near(mixed(before, THEME.shade, THEME.shade.alphaF()), 3)(after)


def test_the_packs_proportions_and_shadow_are_its_own():
    assert form_of(BIG) == form_of(BACK) == CARD
    assert 2 * CARD.half == 1.5
    image = drawn(NUMBERED[0], 100)
    body = where(image, lambda pixel: pixel.alpha() > 200)
    assert {x for x, _ in body} == set(range(50, 150))
    assert {y for _, y in body} >= set(range(25, 175))
    turned = where(drawn(NUMBERED[0], 100, 90), lambda pixel: pixel.alpha() > 200)
    assert max(y for _, y in turned) == 150, "the edge hangs down"


@pytest.mark.parametrize("lies", [True, False])
def test_small_pictures_and_emblems_are_told_apart(lies):
    box, signs = QRectF(-20, -20, 40, 40), (*SUITS, "big", "little")
    ways = [partial(paint_small, theme=THEME, face=face, w=26, lies=lies) for face in PACK[:-1]]
    ways += [partial(paint_emblem, theme=THEME, emblem=f"card:{sign}", box=box) for sign in signs]
    shown = [painted(60, 60, paint) for paint in ways]
    assert all(one != other for one, other in itertools.combinations(shown, 2))


def test_a_chip_of_bone_has_twelve_notches_and_a_crescent():
    image = painted(140, 140, lambda painter: paint_chip(painter, 120))
    brown = where(image, lambda pixel: pixel.alpha() > 200 and pixel.lightness() < 110)
    notches = [
        blob for blob in blobs(brown, least=20) if all(math.dist(p, (70, 70)) > 40 for p in blob)
    ]
    assert len(notches) == 12
    assert len(blobs({p for p in brown if math.dist(p, (70, 70)) < 36}, least=20)) == 1
    assert not where(image, near(THEME.brass, 10))


def test_games_of_dominoes_load_nothing_of_it():
    program = (
        "import sys\nimport moon_desktop.app.application, moon_desktop.table.table\n"
        "print([name for name in sys.modules if name.startswith('moon_desktop.look.cards')])"
    )
    run = [sys.executable, "-c", program]
    said = subprocess.run(run, check=True, capture_output=True, text=True, timeout=60)
    assert said.stdout.strip() == "[]"
