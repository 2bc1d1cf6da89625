"""A piece of the viewer's hand, shown large above that for as long as it is looked at."""

from __future__ import annotations

from moon_desktop.games.views.table import Key
from moon_desktop.table.piece_item import PieceItem
from moon_desktop.table.poses import Pose, piece_of
from moon_desktop.table.scene import TableScene
from moon_desktop.table.signboards import PromptItem
from moon_desktop.table.stage import EDGE, Spot

_LAYER = 210.0
"""Above all that lies, and what is carried."""
_HIGH, _GAP, _NAME = 300.0, 16.0, 44.0
"""How high it is in the design, px between it and the hand, and those of its name above it."""


class Enlarged:
    """The piece that is looked at, and its name above it."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._name = PromptItem()
        self._name.setZValue(_LAYER)
        scene.addItem(self._name)
        self.piece: PieceItem | None = None

    def show(self, key: Key | None, name: str = "") -> None:
        """Shows the piece of that key with its ``name``; None: nothing any more."""
        if self.piece is not None:
            self._scene.removeItem(self.piece)
            self.piece = None
        self._name.say(name, pill=True, small=True)
        if key is None:
            return
        stage, held = self._scene.stage, self._scene.pieces[key].pose
        low = held.spot.y - stage.half * held.spot.width - stage.legal_lift - _GAP * stage.zoom
        words = _NAME * stage.zoom
        high = min(_HIGH * stage.scale, low - words - EDGE)
        wide = high / (2 * stage.half)
        x = min(max(EDGE + wide / 2, held.spot.x), stage.width - EDGE - wide / 2)
        spot = Spot(x, low - high / 2, 0.0, wide)
        self.piece = PieceItem(self._scene.faces, Pose(spot, piece_of(key), _LAYER))
        self._scene.addItem(self.piece)
        self._name.set_centre(x, low - high - words / 2, 2 * min(x, stage.width - x), stage.zoom)
