"""Taken tricks held up to be seen: what of a tray is pointed at, or the keys are on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPen

from moon_desktop.engine.pieces import Piece
from moon_desktop.games.shown.table import Camp, Face, TakenTrick
from moon_desktop.look import typography as faces
from moon_desktop.look.panels import PANEL_ROOM, paint_panel
from moon_desktop.look.piece import form_of, paint_face
from moon_desktop.look.signs import camp_ink
from moon_desktop.look.theme import Theme
from moon_desktop.table.picture_item import PictureItem
from moon_desktop.table.scene import TableScene
from moon_desktop.table.stage import EDGE, Box
from moon_desktop.table.tray_places import TrayPlaces

_TILE, _SMALL_TILE = 44.0, 22.0
_PAD, _GAP, _WORDS, _REACH = 12.0, 9.0, 24.0, 24.0


class HeldUp(PictureItem):
    """Tricks of a tray, large, with what they count; or all of a tray whose tricks have no room
    in it, then as large as there is room."""

    def __init__(self, theme: Theme, face: Callable[[Piece | None], Face]) -> None:
        super().__init__(theme)
        self._face = face
        self._camp: Camp = "ours"
        self._tricks: tuple[TakenTrick, ...] = ()
        self._size = (0.0, 0.0)
        self._tile = 0.0

    def show_tricks(
        self, camp: Camp, tricks: tuple[TakenTrick, ...], over: Box, width: float, zoom: float
    ) -> None:
        """Shows them above the tray ``over``, within a stage ``width`` px wide."""
        self._camp, self._tricks, self.zoom = camp, tricks, zoom
        self._tile = _TILE if len(tricks) == 1 else _SMALL_TILE
        wide, high = self._trick_size()
        words = max(faces.text_width(trick.told, faces.label()) for trick in tricks)
        across = 1 if len(tricks) == 1 else 2
        down = -(-len(tricks) // across)
        if across == 1:
            wide, high = max(wide, min(words, 300.0)), high + _WORDS
        self._size = (
            across * (wide + _GAP) - _GAP + 2 * _PAD,
            down * (high + _GAP) - _GAP + 2 * _PAD,
        )
        # Between the plate beside the table and the trick on the disc.
        long, reach = self._size[0] * zoom, _REACH * zoom
        x = over.right + reach - long if over.x < width / 2 else over.x - reach
        x = min(max(EDGE, x), width - EDGE - long)
        y = max(EDGE, over.y - 6 - self._size[1] * zoom)
        self.setPos(round(x), round(y))
        room = PANEL_ROOM
        self.changed(QRectF(0, 0, *self._size).adjusted(-room, -room, room, room))

    def _trick_size(self) -> tuple[float, float]:
        pieces = max(len(trick.pieces) for trick in self._tricks)
        half = form_of(self._face(None)).half
        return pieces * self._tile * 1.09, 2 * half * self._tile + 0.14 * self._tile

    def draw(self, painter: QPainter) -> None:
        theme, width, height = self.theme, *self._size
        paint_panel(painter, theme, QRectF(0, 0, width, height), 14)
        wide, high = self._trick_size()
        alone = len(self._tricks) == 1
        for number, trick in enumerate(self._tricks):
            row, column = divmod(number, 2)
            x = (width - wide) / 2 if alone else _PAD + column * (wide + _GAP)
            self._draw_trick(painter, trick, x, _PAD + row * (high + _GAP))
        if alone:
            face, words = faces.label(), self._tricks[0].told
            words = faces.fitted(words, face, width - _PAD)
            x = (width - faces.text_width(words, face)) / 2
            faces.write(painter, words, face, theme.ink, x, height - _PAD - 5)

    def _draw_trick(self, painter: QPainter, trick: TakenTrick, x: float, top: float) -> None:
        w = self._tile
        ratio = 1.0 / self.zoom
        for place, piece in enumerate(trick.pieces):
            won = piece == trick.won
            face = self._face(piece)
            half = form_of(face).half
            painter.save()
            painter.translate(
                x + (place + 0.5) * w * 1.09, top + (half + (0.0 if won else 0.07)) * w
            )
            paint_face(painter, self.theme, face, w, ratio=ratio)
            if won:
                form = form_of(face)
                box = form.body(w).adjusted(-0.8, -0.8, 0.8, 0.8 + form.wall * w)
                painter.setPen(QPen(camp_ink(self.theme, self._camp), 1.8))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(box, form.corner * w, form.corner * w)
            painter.restore()


Where: TypeAlias = tuple[int, int | None]
"""A tray, ours (0) or theirs (1), and a trick of it; None: all of them."""

_LAYER = 130.0


class TakenTricks(QObject):
    """Which taken tricks are looked at, and shows them above their tray."""

    looked_at = Signal(object)
    """The tricks that are looked at, as a tuple of TakenTrick; an empty one: none any more."""

    def __init__(self, theme: Theme, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self.item = HeldUp(theme, scene.face)
        self.item.setZValue(_LAYER)
        self.item.hide()
        scene.addItem(self.item)
        self._where: Where | None = None
        self._keyed = False

    def point_at(self, point: QPointF) -> None:
        """The pointer is there now."""
        found = self._at(point)
        # What the keys are on stays until the pointer finds another.
        if found is not None or not self._keyed:
            self._look(found, keyed=False)

    def key(self, key: int) -> bool:
        """Takes Up and Down, which go from trick to trick; whether it did."""
        ways = self._ways()
        if key not in (Qt.Key.Key_Up, Qt.Key.Key_Down) or not ways:
            return False
        step = 1 if key == Qt.Key.Key_Down else -1
        at = ways.index(self._where) + step if self._where in ways else min(0, step)
        self._look(ways[at % len(ways)], keyed=True)
        return True

    def close(self) -> bool:
        """Shows nothing any more; whether it did."""
        was = self._where is not None
        self._look(None, keyed=False)
        return was

    def _ways(self) -> list[Where]:
        """All that can be looked at, ours first."""
        layout = self._scene.layout
        if layout is None or not layout.trays or not self._scene.stage.trays:
            return []
        ways: list[Where] = []
        opened = TrayPlaces.of(self._scene.stage).open
        for camp, tray in enumerate(layout.trays):
            if opened:
                ways.extend((camp, number) for number in range(len(tray.tricks)))
            elif tray.tricks:
                ways.append((camp, None))
        return ways

    def _at(self, point: QPointF) -> Where | None:
        if not self._ways():
            return None
        layout, places = self._scene.layout, TrayPlaces.of(self._scene.stage)
        assert layout is not None
        x, y = point.toTuple()
        camp = places.tray_at(x, y)
        if camp is None or not layout.trays[camp].tricks:
            return None
        if not places.open:
            return camp, None
        number = places.trick_at(x, y, camp, layout.trays[camp])
        return None if number is None else (camp, number)

    def _look(self, where: Where | None, *, keyed: bool) -> None:
        self._keyed = keyed and where is not None
        if where == self._where:
            return
        self._where, layout = where, self._scene.layout
        self.item.setVisible(where is not None)
        if where is None or layout is None:
            self.looked_at.emit(())
            return
        camp, number = where
        tray, places = layout.trays[camp], TrayPlaces.of(self._scene.stage)
        tricks = tray.tricks if number is None else (tray.tricks[number],)
        width = self._scene.stage.width
        self.item.show_tricks(tray.camp, tricks, places.trays[camp], width, places.zoom)
        self.looked_at.emit(tricks)
