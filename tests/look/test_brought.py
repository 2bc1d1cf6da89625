"""Faces that another package's game draws itself, and what stands in where it fails."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint
from itertools import combinations

import numpy as np
import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from moon_desktop.games import CATALOGUE, GROUP
from moon_desktop.games.game import Game
from moon_desktop.games.views.fit import drawable, is_emblem
from moon_desktop.games.views.table import Face
from moon_desktop.look.cards.card import CardLook
from moon_desktop.look.cards.paper import CARD
from moon_desktop.look.emblems import paint_emblem
from moon_desktop.look.pack import Form, PackLook
from moon_desktop.look.piece import form_of, hatched_path, look_of, paint_face, paint_small
from moon_desktop.look.theme import THEME, Theme
from moon_desktop.look.themes.chosen import worn
from moon_desktop.look.themes.palettes import PALETTES
from moon_desktop.table.faces import Faces
from tests.kit.pixels import near, painted, where
from tests.kit.second_game import MOON, brought

pytestmark = pytest.mark.usefixtures("qapp")

FACES = tuple(Face("toy", figure, sign) for figure in ("1", "Q") for sign in ("ring", "bar"))
BACK = Face("toy")
RED = QColor("#C01020")


class Toy(CardLook):
    """One method: a ring or a bar in red."""

    def paint_sign(self, painter: QPainter, theme: Theme, sign: str, box: QRectF) -> None:
        if sign == "ring":
            painter.setPen(QPen(RED, box.width() / 5))
            painter.drawEllipse(box.center(), 0.3 * box.width(), 0.3 * box.width())
        else:
            painter.fillRect(box.adjusted(0, 0.4 * box.height(), 0, -0.4 * box.height()), RED)


class Stone(PackLook):
    """One method, and other proportions."""

    form = Form(1.3, 0.2, 0.04)

    def paint(
        self, painter: QPainter, theme: Theme, face: Face, w: float, turn: float, ratio: float
    ) -> None:
        painter.fillPath(self.form.outline(w, turn), RED if face.figure else theme.back0)


class Fails(Toy):
    """In the midst of it all, with the painter turned and clipped."""

    error: type[BaseException] = ValueError

    def paint_sign(self, painter: QPainter, theme: Theme, sign: str, box: QRectF) -> None:
        painter.restore()
        painter.restore()
        painter.fillRect(QRectF(-5000, -5000, 9999, 9999), RED)
        painter.save()
        painter.rotate(40)
        painter.setClipRect(QRectF(0, 0, 1, 1))
        raise self.error

    def picture(self, theme, face, w):
        raise self.error


class Leaves(Fails):
    error = SystemExit


@pytest.fixture
def wearing(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[object], None]]:
    """Has the game "toy" of another package draw its faces so; None: it has no look."""

    def wear(look: object) -> None:
        game = Game("toy", home="nowhere", rules=MOON.rules, presets={"toy": MOON.rules()},
                    start=MOON.start, forms=MOON.forms)  # fmt: skip
        if look is not None:
            game.__dict__["look"] = look
        monkeypatch.setattr(sys.modules[__name__], "TOY", game, raising=False)

    with brought(EntryPoint("toy", f"{__name__}:TOY", GROUP)):
        yield wear


def drawn(face: Face, w: float = 60, theme: Theme = THEME, turn: float = 0.0) -> QImage:
    return painted(160, 160, lambda painter: paint_face(painter, theme, face, w, turn))


def slip(face: Face, *, lies: bool, theme: Theme = THEME) -> QImage:
    return painted(60, 60, lambda painter: paint_small(painter, theme, face, 24, lies=lies))


def badge(sign: str, theme: Theme = THEME) -> QImage:
    box = QRectF(-15, -15, 30, 30)
    return painted(60, 60, lambda painter: paint_emblem(painter, theme, f"card:toy:{sign}", box))


def red(image: QImage) -> int:
    return len(where(image, near(RED, 4)))


@pytest.mark.parametrize("name", PALETTES)
def test_one_method_draws_cards_slips_and_emblems_in_every_theme(wearing, name):
    wearing(Toy())
    theme = Theme(**worn(name))
    assert all(map(drawable, FACES))
    ways = [[drawn(face, w, theme) for face in (*FACES, BACK)] for w in (40, 104)] + [
        [slip(face, lies=lies, theme=theme) for face in (*FACES, BACK)] for lies in (True, False)
    ]
    for pictures in ways:
        assert all(one != other for one, other in combinations(pictures, 2))
        assert all(map(red, pictures[:-1]))
        assert not red(pictures[-1])
    assert is_emblem("card:toy:ring")
    assert badge("ring", theme) != badge("bar", theme)
    assert red(badge("ring", theme))
    assert CATALOGUE.failing == ()


@pytest.mark.parametrize("turn", [0.0, 7.5, -90.0])
def test_it_is_drawn_as_finely_as_a_screen_can_show(wearing, turn):
    """As if nobody stood between, however large a px of the painter is."""
    toy = Toy()
    wearing(toy)

    def on_fine_screen(look: PackLook) -> QImage:
        def paint(painter: QPainter) -> None:
            painter.fillRect(-100, -100, 200, 200, THEME.panel)
            painter.scale(2, 2)
            painter.translate(3.3, -4.7)
            look.paint(painter, THEME, FACES[1], 40.5, turn, 1.0)

        return painted(200, 200, paint)

    one, other = map(on_fine_screen, (look_of("toy"), toy))
    apart = np.frombuffer(one.constBits(), np.uint8).astype(int) - np.frombuffer(
        other.constBits(), np.uint8
    )
    assert abs(apart).max() <= 3, "but for how colours are rounded"
    picture = Faces(2.0, lambda piece: FACES[0] if piece else BACK).pixmap("1", 40)
    assert picture.devicePixelRatio() == 2
    assert red(picture.toImage()) > 3 * red(drawn(FACES[0], 40))


def test_hatching_leaves_its_corners_to_be_read(wearing):
    wearing(Toy())
    path = hatched_path(THEME, FACES[0], 100, 0.0, 1.0)
    assert path.contains(QPointF(0, 0))
    assert not path.contains(QPointF(-36, -60))


def test_pieces_of_other_proportions_need_one_method_too(wearing):
    wearing(Stone())
    assert form_of(BACK) == Stone.form
    face = Face("toy", "a")
    assert {y for _, y in where(drawn(face, 60), near(RED, 4))} == set(range(2, 158))
    for lies in (True, False):
        assert 0 < red(slip(face, lies=lies)) <= 24 * 48
        assert not red(slip(BACK, lies=lies))
    assert 0 < red(badge("any")) <= 30 * 30


@pytest.mark.qt_log_ignore("QPainter::")
@pytest.mark.parametrize("look", [Fails(), Leaves()], ids=["raises", "exits"])
def test_what_cannot_be_drawn_lies_from_behind_and_is_told_of_once(wearing, look, caplog):
    """The painter goes on as it was, and nothing of the attempt is seen."""
    wearing(look)
    told: list[tuple[str, ...]] = []
    CATALOGUE.heed = lambda: told.append(CATALOGUE.failing)
    try:
        for _ in range(3):
            assert not red(drawn(FACES[0]))
            assert not red(slip(FACES[0], lies=True))
            assert not red(badge("ring"))
        assert slip(FACES[0], lies=True) == slip(FACES[3], lies=True)
        whole = hatched_path(THEME, FACES[0], 100, 0.0, 1.0)
        assert whole == CARD.outline(100)
    finally:
        CATALOGUE.heed = lambda: None
    assert told == [("toy",)]
    assert len(caplog.records) == 4, "paint, paint_slip, paint_badge, hatched"

    def two(painter: QPainter) -> None:
        paint_face(painter, THEME, FACES[0], 60)
        painter.fillRect(QRectF(60, 60, 10, 10), RED)

    assert where(painted(160, 160, two), near(RED, 4)) == {
        (x, y) for x in range(140, 150) for y in range(140, 150)
    }


class Tall(Toy):
    form = Form(9.0, 0.1, 0.1)


@pytest.mark.parametrize(
    "look", [None, object(), Toy, Tall()], ids=["none", "any", "class", "tall"]
)
def test_what_is_no_look_draws_cards_from_behind(wearing, look, caplog):
    wearing(look)
    assert form_of(FACES[0]) == CARD
    assert drawn(FACES[0]) == drawn(BACK)
    assert len(where(drawn(BACK), near(THEME.back0, 6))) > 60 * 80
    assert CATALOGUE.failing == ("toy",)
    assert len(caplog.records) == 1


def test_a_pack_that_nobody_has_is_one_from_behind(wearing, caplog):
    wearing(Toy())
    assert len(where(drawn(Face("mislaid", "1", "ring")), near(THEME.back0, 6))) > 60 * 80
    assert CATALOGUE.failing == ("mislaid",)
