"""Pictures of pieces with their shadows, drawn when first wanted and kept."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QTransform

from moon_desktop.engine.pieces import Piece
from moon_desktop.games.views.table import CAMPS, Face, domino
from moon_desktop.look import faces as portraits
from moon_desktop.look.crescent import paint_crescent
from moon_desktop.look.pack import Form
from moon_desktop.look.picture import painted, painting
from moon_desktop.look.piece import form_of, hatched_path, paint_face
from moon_desktop.look.shadow import soft_rect
from moon_desktop.look.signs import paint_camp_coin
from moon_desktop.look.theme import THEME, faded
from moon_desktop.look.tile import paint_die
from moon_desktop.table.picture_item import kept_picture
from moon_desktop.table.poses import CHIP, DIE, TAKER
from moon_desktop.table.stage import DRAG_LIFT, LEGAL_LIFT

_BLACK = QColor("#000000")

Shadow = Literal["rest", "lifted", "dragged", "short"]
_LIFTS: dict[Shadow, float] = {"rest": 0, "lifted": LEGAL_LIFT, "dragged": DRAG_LIFT, "short": 0}


def _paint_veil(painter: QPainter, face: Face, w: float, turn: float, ratio: float) -> None:
    """What lies over a piece that may not be played: shade and diagonal hatching."""
    form = form_of(face)
    edge = form.outline(w, turn)
    shape = edge.united(edge.translated(0, form.wall * w))
    painter.save()
    painter.fillPath(shape, THEME.shade)
    painter.setClipPath(hatched_path(THEME, face, w, turn, ratio))
    stuff = THEME.tile
    dark = face.pack == "domino" and stuff.top.lightness() < stuff.pip.lightness()
    lines = faded(stuff.pip, 0.13) if dark else faded(THEME.shade, 0.24)
    painter.setPen(QPen(lines, 0.020 * w))
    # Along the lines' normal; they run at 45 degrees.
    pitch = 0.105 * w * 2**0.5
    reach = 2.4 * w
    steps = int(2 * reach / pitch)
    for step in range(steps + 1):
        x = -reach + step * pitch
        painter.drawLine(QPointF(x + w, -w), QPointF(x - w, w))
    painter.restore()


def _reach(shadow: Shadow, form: Form) -> float:
    """How far the longest shadow reaches beyond the piece, in its widths."""
    lift = _LIFTS[shadow]
    return max(
        cast.down + cast.blur + (cast.down_more + cast.blur_more) * lift for cast in form.shadows
    )


def _paint_shadow(painter: QPainter, shadow: Shadow, form: Form, w: float, turn: float) -> None:
    """The one that spreads is short where the other is; both are fainter then."""
    lift, corner = _LIFTS[shadow], form.corner * w
    strength = 0.5 if shadow == "short" else 1.0
    for cast, drop, blur in zip(form.shadows, (0.5, 1.0), (0.6, 1.0), strict=True):
        down = (cast.down + cast.down_more * lift) * w
        soft = (cast.blur + cast.blur_more * lift) * w
        if shadow == "short":
            down, soft = down * drop, soft * blur
        box = form.body(w).translated(0, down)
        soft_rect(painter, THEME, box, corner, soft, _BLACK, cast.strength * strength, turn=turn)


def _beside(piece: Piece | None) -> bool:
    """Whether it is a chip, a die or a player's face, and no piece of the pack."""
    return piece is not None and piece.startswith((CHIP, DIE, TAKER))


NOBODY: Final = ("",) * 6
"""The faces at a table at which nobody sits."""


class Faces:
    """Pictures of pieces for one device pixel ratio, drawn when first asked for.

    ``face`` says how each looks, and who sits where, clockwise from the viewer, ``sitters``. Every
    picture has the piece's middle in its own middle.
    """

    def __init__(
        self,
        ratio: float,
        face: Callable[[Piece | None], Face] = domino,
        sitters: Sequence[str] = NOBODY,
    ) -> None:
        self.sitters = sitters
        self.ratio = ratio
        """The device pixel ratio the pictures are drawn for."""
        self._face = face
        self.form = form_of(face(None))
        """The proportions of the pack's pieces."""

    def pixmap(
        self,
        piece: Piece | None,
        width: float,
        *,
        shadow: Shadow = "rest",
        illegal: bool = False,
        turn: float = 0.0,
        named: bool = True,
    ) -> QPixmap:
        """The piece (None: its back), `width` logical px wide, with its shadow, turned `turn`
        degrees clockwise; its device pixel ratio is set. ``named``: with the name it may bear."""
        device = max(4, round(width * self.ratio))
        # By half degrees: what else would be kept is a picture for each card of every fan.
        turn = round(turn * 2) / 2
        looks, sitters = self._looks(piece, named), self.sitters if _beside(piece) else ""
        return kept_picture(
            f"{looks} {sitters} {self.ratio} {device} {shadow} {illegal} {turn}",
            lambda: self._draw(looks, device, shadow, illegal, turn),
        )

    def _looks(self, piece: Piece | None, named: bool) -> Face | Piece:
        if piece is not None and _beside(piece):
            return piece
        return self._face(piece) if named else self._face(piece)._replace(name="")

    def _draw(
        self, looks: Face | Piece, device: int, shadow: Shadow, illegal: bool, turn: float
    ) -> QPixmap:
        # A copy shares its pixels with the kept shadow until it is painted on.
        beside = not isinstance(looks, Face)
        picture = QPixmap(self._shadow(device, "dragged" if beside else shadow, turn))
        if beside:
            # A piece's shadow is not theirs.
            picture.fill(Qt.GlobalColor.transparent)

        with painting(picture) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(picture.width() / 2, picture.height() / 2)
            if isinstance(looks, Face):
                paint_face(painter, THEME, looks, device, turn, self.ratio)
                if illegal:
                    _paint_veil(painter, looks, device, turn, self.ratio)
            elif looks == CHIP:
                from moon_desktop.look.cards.chip import paint_chip

                paint_chip(painter, device)
            elif looks.startswith(DIE):
                paint_die(painter, int(looks.removeprefix(DIE)), device, turn)
            else:
                self._draw_taker(painter, looks, device)

        picture.setDevicePixelRatio(self.ratio)
        return picture

    def _draw_taker(self, painter: QPainter, piece: Piece, w: float) -> None:
        """Who took a trick, with the sign of the side; the crescent of a back for a dummy. Who won
        the match is glad."""
        _, place, side = piece.split(":")
        if place:
            box = QRectF(-w / 2, -w / 2, w, w)
            mood: portraits.Mood = "glad" if side == "glad" else "neutral"
            portraits.paint_face(painter, THEME, self.sitters[int(place)], box, mood)
        else:
            paint_crescent(painter, THEME, 0, 0, 0.3 * w)
        for camp in CAMPS:
            if camp == side:
                paint_camp_coin(painter, camp, 0.38 * w, 0.38 * w, 0.25 * w)

    def _shadow(self, device: int, shadow: Shadow, turn: float) -> QPixmap:
        margin = math.ceil(_reach(shadow, self.form) * device) + 1
        wide, high = device + 2 * margin, 2 * (round(self.form.half * device) + margin)
        turned = QTransform().rotate(turn).mapRect(QRectF(0, 0, wide, high)).size()
        # Even, as they were: the piece's middle lies between two pixels.
        wide, high = (2 * math.ceil(side / 2) for side in turned.toTuple())

        def paint(painter: QPainter) -> None:
            painter.translate(wide / 2, high / 2)
            _paint_shadow(painter, shadow, self.form, device, turn)

        look = f"shadow {self.form} {device} {shadow} {turn}"
        return kept_picture(look, lambda: painted(wide, high, 1, paint))
