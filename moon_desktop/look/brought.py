"""The looks of other packages' games, never relied on: what one fails to draw lies from behind."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import cache
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPen, QTransform

from moon_desktop.games import CATALOGUE
from moon_desktop.games.game import Game
from moon_desktop.games.views.table import Face
from moon_desktop.look.cards.paper import CARD
from moon_desktop.look.pack import Form, PackLook
from moon_desktop.look.picture import painted
from moon_desktop.look.theme import Theme
from moon_desktop.look.tile import paint_wall

_log = logging.getLogger(__name__)

_LONGEST: Final = 2.0
"""Half the height of the longest piece there is room for, in widths; so much is the shortest's
width in its height."""


def brought(pack: str) -> PackLook:
    """The look of the game that is called so."""
    return _guarded(pack, CATALOGUE.get(pack))


@cache
def _guarded(pack: str, game: Game | None) -> PackLook:
    return _Guarded(pack, game)


class _Plain(PackLook):
    """Every piece from behind, without any picture."""

    def __init__(self, form: Form) -> None:
        self.form = form

    def paint(
        self, painter: QPainter, theme: Theme, face: Face, w: float, turn: float, ratio: float
    ) -> None:
        edge = self.form.outline(w, turn)
        paint_wall(painter, theme.backside, edge, self.form.wall * w)
        painter.fillPath(edge, theme.back0)
        painter.strokePath(edge, QPen(theme.edge(theme.backline, 0.5), 0.04 * w))


class _Guarded(PackLook):
    """What the ``game`` draws, each thing apart: it is laid on when it is whole."""

    def __init__(self, pack: str, game: Game | None) -> None:
        self._pack = pack
        self._noted: set[str] = set()
        self._look: PackLook = _Plain(CARD)
        try:
            if game is None:
                raise LookupError("a face names a pack that nobody has")
            look = game.look
            if not isinstance(look, PackLook) or not _sound(look.form):
                raise TypeError(f"{look!r} is no look with a form that can be laid")
            self._look = look
        except (Exception, SystemExit) as error:
            self._note("look", error)
        self.form = self._look.form
        self._plain = _Plain(self.form)

    def paint(
        self, painter: QPainter, theme: Theme, face: Face, w: float, turn: float, ratio: float
    ) -> None:
        box = self.form.outline(w, turn).boundingRect()
        self._draw(
            painter, box, "paint", lambda p, look: look.paint(p, theme, face, w, turn, ratio)
        )

    def hatched(
        self, theme: Theme, face: Face, w: float, turn: float, ratio: float
    ) -> QPainterPath:
        try:
            found = self._look.hatched(theme, face, w, turn, ratio)
            if isinstance(found, QPainterPath):
                return found
            raise TypeError(f"hatched answered what it must not: {found!r}")
        except (Exception, SystemExit) as error:
            self._note("hatched", error)
        return self._plain.hatched(theme, face, w, turn, ratio)

    def paint_slip(
        self, painter: QPainter, theme: Theme, face: Face, w: float, *, lies: bool
    ) -> None:
        wide, high = (2 * w, w) if lies else (w, 2 * w)
        box = QRectF(-wide / 2, -high / 2, wide, high)
        self._draw(
            painter,
            box,
            "paint_slip",
            lambda p, look: look.paint_slip(p, theme, face, w, lies=lies),
        )

    def paint_badge(self, painter: QPainter, theme: Theme, sign: str, box: QRectF) -> None:
        self._draw(
            painter, box, "paint_badge", lambda p, look: look.paint_badge(p, theme, sign, box)
        )

    def _draw(
        self,
        painter: QPainter,
        box: QRectF,
        answer: str,
        draw: Callable[[QPainter, PackLook], None],
    ) -> None:
        """What fails leaves nothing behind in ``painter``, neither strokes nor a state."""
        side = 0.1 * min(box.width(), box.height())
        at = painter.deviceTransform()
        room = at.mapRect(box.adjusted(-side, -side, side, side)).toAlignedRect()
        if room.isEmpty():
            return
        corner = QTransform.fromTranslate(room.x(), room.y())

        def paint(apart: QPainter) -> None:
            apart.setTransform(at * corner.inverted()[0])
            draw(apart, self._look)

        try:
            picture = painted(room.width(), room.height(), 1.0, paint)
        except (Exception, SystemExit) as error:
            self._note(answer, error)
            draw(painter, self._plain)
            return
        painter.save()
        painter.setTransform(corner * at.inverted()[0], True)
        painter.drawPixmap(0, 0, picture)
        painter.restore()

    def _note(self, answer: str, error: BaseException) -> None:
        if answer not in self._noted:
            self._noted.add(answer)
            _log.error("the game %r fails: %s", self._pack, answer, exc_info=error)
            CATALOGUE.note_failing(self._pack)


def _sound(form: object) -> bool:
    """Whether pieces of these proportions can be laid."""
    return (
        isinstance(form, Form)
        and 1 / _LONGEST <= form.half <= _LONGEST
        and 0.0 <= form.corner <= 0.5
        and 0.0 <= form.wall <= 0.5
    )
