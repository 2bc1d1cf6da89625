"""French cards as they are drawn, and what they are called."""

from __future__ import annotations

import hashlib

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from moon_desktop.games.defaults.french import FrenchWording, french_face, french_pack, french_suits
from moon_desktop.games.views.fit import drawable, is_emblem
from moon_desktop.games.views.table import Face
from moon_desktop.look.emblems import paint_emblem
from moon_desktop.look.piece import hatched_path, paint_face, paint_small
from moon_desktop.look.theme import THEME, Theme
from moon_desktop.look.themes.chosen import worn
from moon_desktop.look.themes.palettes import PALETTES
from tests.kit.cases import each
from tests.kit.pixels import painted

pytestmark = pytest.mark.usefixtures("qapp")

PACK = french_pack()
WORDS = FrenchWording()


def printed(paint) -> str:
    return hashlib.sha256(bytes(painted(240, 240, paint).constBits())).hexdigest()


@pytest.mark.parametrize("name", PALETTES)
@pytest.mark.parametrize("w", [40, 104])
def test_every_card_is_its_own_in_every_theme(name, w):
    theme = Theme(**worn(name))

    def paint(painter: QPainter, face: Face) -> None:
        paint_face(painter, theme, face, w)

    faces = [french_face(card) for card in (*PACK.pieces, None)]
    assert all(map(drawable, faces))
    pictures = {printed(lambda painter, face=face: paint(painter, face)) for face in faces}
    assert len(pictures) == 53


@pytest.mark.parametrize("lies", [True, False])
def test_every_slip_is_its_own(lies):
    def print_of(card: str) -> str:
        face = french_face(card)
        return printed(lambda painter: paint_small(painter, THEME, face, 40, lies=lies))

    assert len({print_of(card) for card in PACK.pieces}) == 52


@pytest.mark.parametrize("w", [40.0, 104.0])
def test_hatching_leaves_the_corner_to_be_read(w):
    path = hatched_path(THEME, french_face("SQ"), w, 0.0, 1.0)
    corner = QPointF(-0.36 * w, -0.6 * w)
    assert not path.contains(corner)
    assert path.contains(QPointF(0, 0.5 * w))


@each(
    "face",
    [
        Face("french", "Q", "stars"),
        Face("french", "123", "spades"),
        Face("french", "", "spades"),
        Face("french", "q", "spades"),
        Face("moon", "5", "spades"),
    ],
)
def test_what_is_no_french_card_is_not_drawn(face):
    assert not drawable(face)


def test_cards_and_suits_have_their_names():
    assert len({WORDS.piece(card) for card in PACK.pieces}) == 52
    assert WORDS.piece("SQ") == "queen of spades"
    assert WORDS.piece("DT") == "10 of diamonds"
    assert WORDS.piece("S1") == "“S1”"
    emblems = [WORDS.suit_heading(suit) for suit in range(4)]
    assert [name for _, name in emblems] == ["Clubs", "Diamonds", "Hearts", "Spades"]
    box = QRectF(0, 0, 20, 20)
    for emblem, _ in emblems:
        assert is_emblem(emblem)
        printed(lambda painter, sign=emblem: paint_emblem(painter, THEME, sign, box))


def test_the_ace_is_highest_and_a_trump_beats_it():
    plain, trump = french_suits(PACK), french_suits(PACK, trump=0)
    assert max(PACK.pieces, key=lambda card: plain.strength[3][PACK.index[card]]) == "SA"
    assert plain.strength[3][PACK.index["CA"]] == 0
    strength = trump.strength[3]
    assert strength[PACK.index["C2"]] > strength[PACK.index["SA"]]
