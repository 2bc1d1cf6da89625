"""Taken tricks held up to be seen: what of a tray is pointed at, or the keys are on."""

from __future__ import annotations

from typing import TypeAlias

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter

from moon_desktop.games.views.table import TakenTrick, Tray
from moon_desktop.look import typography as faces
from moon_desktop.look.panels import paint_panel
from moon_desktop.look.piece import form_of
from moon_desktop.look.theme import THEME
from moon_desktop.table.picture_item import PanelItem
from moon_desktop.table.piece_item import PieceItem
from moon_desktop.table.poses import Pose
from moon_desktop.table.scene import TableScene
from moon_desktop.table.stage import EDGE, Box
from moon_desktop.table.tricks.places import TrayPlaces, trick_row

_TILE, _SMALL_TILE = 44.0, 22.0
_PAD, _GAP, _WORDS, _REACH = 12.0, 9.0, 24.0, 24.0
_MOST_WORDS = 300.0
_RAISED = 0.07
"""How much higher the piece that won lies, in widths."""


class HeldUp(PanelItem):
    """Tricks of a tray, large, with what they count; or all of a tray whose tricks have no room
    in it, then as large as there is room."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__()
        self._scene = scene
        self._words = ""
        self._lying: list[PieceItem] = []

    def show_tricks(self, tray: Tray, tricks: tuple[TakenTrick, ...], places: TrayPlaces) -> None:
        """Shows these of a tray above it."""
        for lying in self._lying:
            lying.setParentItem(None)  # type: ignore[arg-type]
            self._scene.removeItem(lying)
        self._lying.clear()
        over, zoom, alone = places.box(tray), places.zoom, len(tricks) == 1
        self._words = tricks[0].told if alone else ""
        tile = _TILE if alone else _SMALL_TILE
        form, across = form_of(self._scene.face(None)), 1 if alone else 2
        wide = max(len(trick.pieces) for trick in tricks) * tile * 1.09
        wide = max(wide, min(faces.text_width(self._words, faces.label()), _MOST_WORDS))
        row = (2 * form.half + 2 * _RAISED) * tile
        high = row + _WORDS * alone
        down = -(-len(tricks) // across)
        size = across * (wide + _GAP) - _GAP + 2 * _PAD, down * (high + _GAP) - _GAP + 2 * _PAD
        for number, trick in enumerate(tricks):
            x = _PAD + (number % across) * (wide + _GAP) + wide / 2
            y = _PAD + (number // across) * (high + _GAP) + (row - _RAISED * tile) / 2
            spots = trick_row(trick, x * zoom, y * zoom, tile * zoom, _RAISED * tile * zoom)
            for spot, piece in zip(spots, trick.pieces, strict=True):
                won = (tray.sign or tray.camp) if piece == trick.won else None
                item = PieceItem(self._scene.faces, Pose(spot, piece, 0.0, won=won))
                item.setParentItem(self)
                self._lying.append(item)
        # Between the plate beside the table and the trick on the disc.
        width, long, reach = self._scene.stage.width, size[0] * zoom, _REACH * zoom
        x = over.right + reach - long if over.x < width / 2 else over.x - reach
        x = min(max(EDGE, x), width - EDGE - long)
        y = max(EDGE, over.y - 6 - size[1] * zoom)
        self.put(Box(x, y, long, size[1] * zoom), size, compact=False)
        self.repaint()

    def draw(self, painter: QPainter) -> None:
        width, height = self.size
        paint_panel(painter, QRectF(0, 0, width, height), 14)
        face, y, most = faces.label(), height - _PAD - 5, width - _PAD
        faces.write(painter, self._words, face, THEME.ink, width / 2, y, at=0.5, room=most)


Where: TypeAlias = tuple[int, tuple[TakenTrick, ...]]
"""A tray, ours (0) or theirs (1), and what of it is looked at: a trick, or all of them."""

_LAYER = 130.0


class TakenTricks(QObject):
    """Which taken tricks are looked at, and shows them above their tray."""

    looked_at = Signal(object)
    """The tricks that are looked at, as a tuple of TakenTrick; an empty one: none any more."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self.item = HeldUp(scene)
        self.item.setZValue(_LAYER)
        self.item.hide()
        scene.addItem(self.item)
        self._where: Where | None = None
        self._keyed = False

    def point_at(self, point: QPointF) -> None:
        """The pointer is there now."""
        x, y = point.toTuple()
        # Of those stacked the last one is seen.
        here = [way for way, box in self._ways().items() if box.contains(x, y)]
        # What the keys are on stays until the pointer finds another.
        if here or not self._keyed:
            self._look(here[-1] if here else None, keyed=False)

    def take_key(self, event: QKeyEvent) -> bool:
        """Takes Up and Down, which go from trick to trick; whether it did."""
        ways, key = list(self._ways()), event.key()
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

    def _ways(self) -> dict[Where, Box]:
        """All that can be looked at, ours first, and where it lies."""
        layout, stage = self._scene.layout, self._scene.stage
        if layout is None or not stage.trays:
            return {}
        places, ways = TrayPlaces.of(stage), dict[Where, Box]()
        for camp, tray in enumerate(layout.trays):
            if places.open:
                slots = zip(tray.tricks, places.slots(tray), strict=False)
                ways |= {(camp, (trick,)): slot for trick, slot in slots}
            elif tray.tricks:
                ways[camp, tray.tricks] = places.box(tray)
        return ways

    def _look(self, where: Where | None, *, keyed: bool) -> None:
        self._keyed = keyed and where is not None
        if where == self._where:
            return
        self._where, layout = where, self._scene.layout
        self.item.setVisible(where is not None)
        tricks: tuple[TakenTrick, ...] = ()
        if where is not None and layout is not None:
            camp, tricks = where
            self.item.show_tricks(layout.trays[camp], tricks, TrayPlaces.of(self._scene.stage))
        self.looked_at.emit(tricks)
