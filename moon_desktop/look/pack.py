"""What the pieces of any pack have: their proportions, and a way to be drawn."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from moon_desktop.games.views.table import Face
from moon_desktop.look.theme import Theme


class Cast(NamedTuple):
    """A shadow that a piece casts, in its widths: how far below it lies, how far its edge fades,
    and its strength; and how much more of these for each width that the piece is lifted."""

    down: float
    blur: float
    strength: float
    down_more: float
    blur_more: float


class Form(NamedTuple):
    """The proportions of a kind of piece, in its widths."""

    half: float
    """Half its height."""
    corner: float
    wall: float
    """How far its side shows below the face."""
    shadows: tuple[Cast, Cast] = (
        Cast(0.17, 0.20, 0.34, 0.75, 0.45),
        Cast(0.075, 0.07, 0.42, 0.25, 0.12),
    )
    """One that spreads, and one close below the edge."""

    def body(self, w: float) -> QRectF:
        """The face of a piece `w` wide, centred on the origin."""
        return QRectF(-w / 2, -self.half * w, w, 2 * self.half * w)

    def outline(self, w: float, turn: float = 0.0) -> QPainterPath:
        """The edge of that face, turned clockwise about its middle."""
        return rounded(self.body(w), self.corner * w, turn)


def rounded(box: QRectF, corner: float, turn: float = 0.0) -> QPainterPath:
    """A box with round corners, turned clockwise about the origin."""
    path = QPainterPath()
    path.addRoundedRect(box, corner, corner)
    return QTransform().rotate(turn).map(path)


class PackLook(ABC):
    """How the pieces of a pack are drawn, in whatever theme; a package's game has one in its room
    ``look`` for faces of its own, whose ``pack`` is its name. Only ``paint`` must be answered.

    Whatever is drawn is kept, and drawn again in another theme or size: the same is drawn alike.
    """

    form: Form
    """The proportions of its pieces."""

    @abstractmethod
    def paint(
        self, painter: QPainter, theme: Theme, face: Face, w: float, turn: float, ratio: float
    ) -> None:
        """Draws a piece `w` px wide centred on the painter's origin, turned clockwise about it;
        from behind, where the face has no figure. `ratio`: how many of its px make a logical one.
        """

    def ink(self, theme: Theme, sign: str) -> QColor | None:
        """In what the figures of that sign are written; None where figures do not tell its pieces
        apart."""
        return None

    def hatched(
        self, theme: Theme, face: Face, w: float, turn: float, ratio: float
    ) -> QPainterPath:
        """What hatching may cover of a piece as ``paint`` draws it: nothing that is read."""
        return self.form.outline(w, turn)

    def paint_slip(
        self, painter: QPainter, theme: Theme, face: Face, w: float, *, lies: bool
    ) -> None:
        """Draws a piece as a small picture, `w` by twice `w` px about the painter's origin, upright
        or lying: by itself as large as it may be, on its side with its upper end to the left."""
        small = min(1.0, 1.0 / self.form.half) * w
        self.paint(painter, theme, face, small, -90.0 if lies else 0.0, 1.0)

    def paint_badge(self, painter: QPainter, theme: Theme, sign: str, box: QRectF) -> None:
        """Draws the emblem ``card:PACK:SIGN`` in a square: by itself the piece of that figure and
        sign."""
        painter.save()
        painter.translate(box.center())
        small = box.width() * min(1.0, 0.5 / self.form.half)
        self.paint(painter, theme, Face("", sign, sign), small, 0.0, 1.0)
        painter.restore()
