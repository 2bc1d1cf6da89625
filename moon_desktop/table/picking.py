"""How a person picks a tile from the hand: by drag, by click, or by keys."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtGui import QGuiApplication

from moon_desktop.engine.pieces import Tile
from moon_desktop.table import tempo
from moon_desktop.table.choreography import Beat, Go
from moon_desktop.table.flight_plan import FlightPlan
from moon_desktop.table.marks import MarkItem
from moon_desktop.table.poses import playable
from moon_desktop.table.scene import TableScene
from moon_desktop.table.stage import Spot
from moon_desktop.table.tempo import Tempo

_TILT = 4.0
_UNLIT, _GROWN = 0.72, 1.06
"""How much paler the place for a tile is until a tile is held over it, and how it then grows."""

_SLACK = 24.0
"""Px beyond the disc that still count as on it: a tile let go near the middle is meant to go in."""


class Picking(QObject):
    """Turns pointer and keys over the hand into a tile chosen, refused or looked at.

    It knows which tiles are open from the scene's Sight alone and decides nothing: what it
    emits as ``chosen`` is still for the match to accept.
    """

    chosen = Signal(str)
    """An open tile was dropped on the middle, clicked, or taken by Enter."""
    refused = Signal(str)
    """The same with a tile that is not open now."""
    looked_at = Signal(object)
    """The tile under the pointer or the keyboard focus; None when there is none."""
    dropped_short = Signal(str)
    """A tile was dragged and let go outside the middle."""

    def __init__(self, scene: TableScene, target: MarkItem, ring: MarkItem) -> None:
        super().__init__(scene)
        self._scene = scene
        self._target = target
        self._ring = ring
        self._enabled = False
        self._hover: Tile | None = None
        self._focus: Tile | None = None
        self._looked: Tile | None = None
        self._pressed: Tile | None = None
        self._press = QPointF()
        self._grip = QPointF()
        self._dragging = False
        self._plan: FlightPlan | None = None
        self.tempo = Tempo()

    @property
    def enabled(self) -> bool:
        """Whether it takes input."""
        return self._enabled

    @property
    def dragging(self) -> bool:
        """Whether a tile follows the pointer."""
        return self._dragging

    @property
    def focus(self) -> Tile | None:
        """The tile the keys are on."""
        return self._focus

    def enable(self, target: Spot | None, words: str = "") -> None:
        """Takes input from now on; ``target`` is where a tile is to be dropped, with ``words``."""
        self._enabled = True
        if target is not None:
            self._target.set_spot(target)
            self._target.set_words(words)
            self._light(False)
            self._target.show()

    def disable(self) -> None:
        """Takes no input; a tile in the air is let go."""
        self._enabled = False
        self._end_plan()
        self._target.hide()
        self._hover = None
        self._set_focus(None)
        self._pressed = None
        self._dragging = False

    def rearranged(self, target: Spot) -> None:
        """Hand and target have been laid out anew, as for a window of another size."""
        if self._enabled:
            self._hover = None
            self._target.set_spot(target)
            self._set_focus(self._focus if self._focus in self._scene.pieces else None)

    def press(self, point: QPointF) -> bool:
        """The pointer goes down; whether it took hold of a tile."""
        if not self._enabled:
            return False
        # The end of a drag is lost where a box opened in its midst.
        self.cancel()
        tile = self._scene.own_tile_at(point)
        if tile is None:
            return False
        self._end_plan()
        piece = self._scene.pieces[tile]
        self._pressed = tile
        self._press = point
        self._grip = piece.pos() - point
        return True

    def move(self, point: QPointF) -> None:
        """The pointer moves, with or without a tile."""
        if not self._enabled:
            return
        if self._pressed is None:
            self._hover_over(self._scene.own_tile_at(point))
            return
        far = (point - self._press).manhattanLength()
        if not self._dragging and far < QGuiApplication.styleHints().startDragDistance():
            return
        if not self._dragging:
            self._dragging = True
            self._set_focus(None)
        at = point + self._grip
        self._scene.pieces[self._pressed].carry(at.x(), at.y(), _TILT)
        self._light(self._over_middle(point) and self._open(self._pressed))

    def release(self, point: QPointF) -> None:
        """The pointer comes up: a drop, or a click where it did not move."""
        tile, dragged = self._pressed, self._dragging
        self._pressed, self._dragging = None, False
        if tile is None or not self._enabled:
            return
        self._light(False)
        self._hover = None
        if not dragged:
            self.choose(tile)
        elif not self._over_middle(point):
            self._glide_home(tile)
            self.dropped_short.emit(tile)
        elif self._open(tile):
            self.chosen.emit(tile)
        else:
            self._glide_home(tile)
            self.refused.emit(tile)

    def cancel(self) -> bool:
        """Gives up a drag under way; whether there was one."""
        tile = self._pressed
        was_dragging = self._dragging
        self._pressed, self._dragging = None, False
        self._light(False)
        if tile is not None and was_dragging:
            self._glide_home(tile)
        return was_dragging

    def choose(self, tile: Tile) -> None:
        """Chooses ``tile`` as a click does."""
        if self._open(tile):
            self.chosen.emit(tile)
        else:
            self._nudge(tile)
            self.refused.emit(tile)

    def key(self, key: int) -> bool:
        """Takes an arrow, Home, End, Enter or Space; whether it was one of them."""
        if not self._enabled:
            return False
        row = self._scene.own_tiles()
        if not row:
            return False
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if self._focus is None:
                return False
            self.choose(self._focus)
            return True
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        if key in steps:
            self._set_focus(self._beside(row, steps[Qt.Key(key)]))
        elif key == Qt.Key.Key_Home:
            self._set_focus(row[0])
        elif key == Qt.Key.Key_End:
            self._set_focus(row[-1])
        else:
            return False
        return True

    def _beside(self, row: list[Tile], step: int) -> Tile:
        """The tile ``step`` on from the focus; at first the nearest open one from that end."""
        if self._focus in row:
            return row[(row.index(self._focus) + step) % len(row)]
        order = row if step > 0 else row[::-1]
        return next((tile for tile in order if self._open(tile)), order[0])

    def _set_focus(self, tile: Tile | None) -> None:
        self._focus = tile
        if tile is None:
            self._ring.hide()
        else:
            self._ring.set_spot(self._scene.pieces[tile].pose.spot)
            self._ring.show()
        self._look_at(tile)

    def _look_at(self, tile: Tile | None) -> None:
        if tile != self._looked:
            self._looked = tile
            self.looked_at.emit(tile)

    def _light(self, lit: bool) -> None:
        self._target.setOpacity(1.0 if lit else _UNLIT)
        self._target.setScale(_GROWN if lit else 1.0)

    def _open(self, tile: Tile) -> bool:
        return self._scene.sight is not None and tile in playable(self._scene.sight)

    def _over_middle(self, point: QPointF) -> bool:
        x, y, radius = self._scene.stage.disc
        away = point - QPointF(x, y)
        return away.x() ** 2 + away.y() ** 2 <= (radius + _SLACK) ** 2

    def _hover_over(self, tile: Tile | None) -> None:
        if tile == self._hover:
            return
        if self._hover in self._scene.pieces:
            self._scene.pieces[self._hover].rise(0, "rest")
        self._hover = tile
        if tile is not None and self._open(tile):
            self._scene.pieces[tile].rise(self._scene.stage.hover_lift, "lifted")
        self._look_at(tile)

    def _glide_home(self, tile: Tile) -> None:
        self._fly((Go(tile, self._scene.pieces[tile].pose, tempo.GO_BACK),))

    def _nudge(self, tile: Tile) -> None:
        piece = self._scene.pieces[tile]
        piece.setPos(piece.pose.spot.x + 6, piece.pose.spot.y)
        self._fly((Go(tile, piece.pose, tempo.NUDGE),))

    def _fly(self, goes: tuple[Go, ...]) -> None:
        self._end_plan()
        plan = self._scene.fly(Beat(goes), self.tempo)
        if plan.duration() == 0:
            plan.finish()
            return
        self._plan = plan
        plan.finished.connect(self._end_plan)
        plan.start()

    def _end_plan(self) -> None:
        plan, self._plan = self._plan, None
        if plan is not None:
            plan.finished.disconnect(self._end_plan)
            plan.finish()
            plan.deleteLater()
