"""Where at the table lies what a lesson speaks of, and what its slip must not cover."""

from __future__ import annotations

import math
from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QWidget

from moon_desktop.app.parts import Parts
from moon_desktop.engine.entries import Choice, notation
from moon_desktop.table.poses import TAKEN, Pose, piece_of
from moon_desktop.table.stage import PILL_HEIGHT, Box, Spot
from moon_desktop.table.tricks.places import TrayPlaces
from moon_desktop.windows.learning.pointer import Target
from moon_desktop.windows.score.layout import ROOM

_KEY = 7.0
"""Px round a key for its shadow."""
_SAID = 44.0
"""Px below a pile for what is said of it."""
_INSET = 12.0
"""Px from the disc's rim to what a ring is drawn round, to be drawn over the disc's own."""
_ROUND = 4.0
"""Px round a back."""


class Targets:
    """Measures the table as it stands now, in px of its view."""

    def __init__(self, parts: Parts) -> None:
        self._host, _, self._table, self._window = parts

    def find(self, point: str) -> Target | None:
        """What ``point`` names, as in ``piece:6-6``, ``key:4``, ``plate:1``; None where it is not
        there."""
        kind, _, name = point.partition(":")
        stage = self._table.stage
        match kind:
            case "piece":
                return self._piece(name)
            case "key":
                return self._key(name)
            case "plate":
                place = (int(name) - self._host.viewer) % stage.seats
                box = _rect(stage.plates[place])
                # Whose turn it is, is told on the upper edge.
                return Target(box.adjusted(0, -PILL_HEIGHT / 2 * stage.zoom, 0, 0))
            case "tray" if trays := self._trays():
                place = (int(name) - self._host.viewer) % stage.seats
                return Target(trays[place % len(trays)])
            case "plaque":
                return Target(self.plaque)
            case "trick":
                return Target(self._round_trick())
            case "widow" if "widow" in stage.middle:
                return Target(_lying(stage.middle["widow"], stage.half))
            case "hand":
                return Target(self._hand())
            case "rail" if self._table.furniture.rail.isVisible():
                furniture = self._table.furniture
                box = furniture.rail.sceneBoundingRect()
                for counter in furniture.counters:
                    box |= counter.sceneBoundingRect()
                return Target(box)
            case "pad" if self._window.side.pad_shown:
                return Target(_inside(self._window.pad, ROOM))
            case "result" if self._window.card.isVisible():
                return Target(_inside(self._window.card, self._window.card.room))
        return None

    def chosen(self, choice: Choice) -> Target | None:
        """What is to be taken for ``choice``: a piece of the hand, or a key; or the piece where it
        was laid since."""
        found = None if choice.piece is None else self._piece(choice.piece)
        return found or self._key(notation(choice))

    def _piece(self, name: str) -> Target | None:
        stage, scene = self._table.stage, self._table.scene
        held = scene.own_pieces()
        for key in (*held, *scene.pieces):
            pose = scene.pieces[key].pose
            if piece_of(key) == name and pose.face is not None:
                drop, half = self._table.drop_spot, stage.half
                goal = QPointF(drop.x, drop.y + half * drop.width) if key in held else None
                return Target(_lying(pose.spot, half), pose.spot.turn, goal, key)
        return None

    def _key(self, name: str) -> Target | None:
        key = self._window.panel.key_of(name)
        if key is None:
            return None
        corner = QPointF(key.mapTo(self._table.view, key.rect().topLeft()))
        box = QRectF(corner, key.rect().toRectF().size())
        return Target(box.adjusted(_KEY, _KEY, -_KEY, -_KEY))

    def lit(self) -> list[QRectF]:
        """What is not veiled beside what is needed: the moon, and a sheet that was asked for."""
        x, y, radius = self._table.stage.disc
        return [QRectF(x - radius, y - radius, 2 * radius, 2 * radius), *self._sheet()]

    def between(self) -> list[QRectF]:
        """What is read between the disc and the hand: of the rail, and the pieces that count."""
        furniture = self._table.furniture
        boxes = list(furniture.rail.words)
        for item in furniture.counters:
            # They lie on their side, and twice as long as wide.
            box = item.sceneBoundingRect()
            room = 0.15 * box.width()
            boxes.append(box.adjusted(room, room, -room, -room))
        return boxes

    # --- what is not to be covered ------------------------------------------------------------

    def pressed(self) -> list[QRectF]:
        """What a choice is made with: the hand, and keys that are there for that."""
        panel = self._window.panel
        keys = [_inside(panel, panel.room)] if panel.isVisible() else []
        return [self._hand(), *keys]

    def needed(self) -> list[QRectF]:
        """What is played with: hand, trick, keys and result, the line over the hand, what chips and
        tricks are counted on, a pile that plays along, a place for a piece, and the bid that keys
        answer."""
        window, stage, furniture = self._window, self._table.stage, self._table.furniture
        prompt = furniture.prompt.sceneBoundingRect()
        rects = [self._hand(), _rect(stage.plates[0]), prompt, *self._trays()]
        if furniture.target.isVisible():
            rects.append(_lying(self._table.drop_spot, stage.half))
        for piece in self._table.scene.pieces.values():
            # A widow lies there until it is taken, and nobody looks at it before.
            if piece.pose.words and stage.fans:
                rects.append(_lying(piece.pose.spot, stage.half).adjusted(-25, 0, 25, _SAID))
        over = [overlay for overlay in (window.panel, window.card) if overlay.isVisible()]
        # Nothing is laid while keys are asked for.
        rects.append(self._counted() if over else self._trick())
        if window.panel.isVisible():
            seats = zip(furniture.plates, stage.plates, strict=True)
            rects += (_rect(box) for plate, box in seats if plate.values.bidder)
        return rects + [_inside(overlay, overlay.room) for overlay in over]

    def looked_at(self) -> list[QRectF]:
        """The others' faces, the tricks that lie beside those who took them, and the trays in
        which they lie or are counted."""
        stage, pieces = self._table.stage, self._table.scene.pieces
        taken = (one.pose for key, one in pieces.items() if piece_of(key).startswith(TAKEN))
        tricks = (_around(pose, stage.half) for pose in taken)
        faces = (_rect(plate._replace(width=plate.height)) for plate in stage.plates[1:])
        trays = TrayPlaces.of(stage).trays if stage.trays else ()
        return [*faces, *tricks, *map(_rect, trays)]

    def known(self) -> list[QRectF]:
        """What is written of the others, the chips nobody has, and what is played for where that
        stays in its place."""
        stage, chips = self._table.stage, self._table.furniture.chips
        rects = [_rect(box) for box in stage.plates[1:]]
        if chips is not None:
            heaps = (heap for heap in (chips.supply, chips.unused) if heap.isVisible())
            rects += (heap.sceneBoundingRect() for heap in heaps)
        return rects if stage.fans else [*rects, self.plaque]

    @property
    def plaque(self) -> QRectF:
        """Where is told what is played for, while it is in nobody's way."""
        return _rect(self._table.stage.plaque)

    def of_use(self) -> list[QRectF]:
        """What is good to be seen: rows of backs, and paper beside the table."""
        window, pieces = self._window, self._table.scene.pieces.values()
        half = self._table.stage.half
        rects = [_around(piece.pose, half) for piece in pieces if piece.pose.face is None]
        if window.side.pad_shown:
            rects.append(_inside(window.pad, ROOM))
        return [*rects, *self._sheet()]

    def _trays(self) -> list[QRectF]:
        """Those of the sides, ours first, where chips are played for."""
        chips = self._table.furniture.chips
        trays = () if chips is None else (tray for tray in chips.purses if tray.isVisible())
        return [tray.sceneBoundingRect() for tray in trays]

    def _sheet(self) -> list[QRectF]:
        sheet = self._window.side.sheet
        return [] if sheet is None else [_inside(sheet, ROOM)]

    def _hand(self) -> QRectF:
        scene, stage = self._table.scene, self._table.stage
        rects = (_lying(scene.pieces[key].pose.spot, stage.half) for key in scene.own_pieces())
        return _united(rects).adjusted(0, -stage.legal_lift, 0, 0)

    def _counted(self) -> QRectF:
        """What lies on the disc by now: the tricks of a hand that is over."""
        poses = [piece.pose for piece in self._table.scene.pieces.values()]
        x, y, radius = self._table.stage.disc
        return _united(
            _lying(pose.spot, self._table.stage.half)
            for pose in poses
            if math.dist(pose.spot[:2], (x, y)) < radius
        )

    def _trick(self) -> QRectF:
        stage = self._table.stage
        return _united(_lying(spot, stage.half) for spot in stage.places)

    def _round_trick(self) -> QRectF:
        """The moon, with what of the trick stands out beyond its edge; where words stand right
        below it, its own ring."""
        x, y, radius = self._table.stage.disc
        if self._table.stage.trays:
            radius -= _INSET * self._table.stage.zoom
            return QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
        trick = self._trick()
        corners = trick.topLeft(), trick.topRight(), trick.bottomLeft(), trick.bottomRight()
        radius = max(radius, *(math.dist(corner.toTuple(), (x, y)) for corner in corners))
        return QRectF(x - radius, y - radius, 2 * radius, 2 * radius)


def _rect(box: Box) -> QRectF:
    return QRectF(box.x, box.y, box.width, box.height)


def _lying(spot: Spot, half: float) -> QRectF:
    high = half * spot.width
    return QRectF(spot.x - spot.width / 2, spot.y - high, spot.width, 2 * high)


def _around(pose: Pose, half: float) -> QRectF:
    """A back as it is turned, and a little of the cloth round it."""
    spot, turn = pose.spot, math.radians(pose.spot.turn)
    across, along = abs(math.cos(turn)), abs(math.sin(turn))
    wide = spot.width * (across / 2 + along * half) + _ROUND
    high = spot.width * (along / 2 + across * half) + _ROUND
    return QRectF(spot.x - wide, spot.y - high, 2 * wide, 2 * high)


def _inside(widget: QWidget, room: float) -> QRectF:
    return QRectF(widget.geometry()).adjusted(room, room, -room, -room)


def _united(rects: Iterator[QRectF]) -> QRectF:
    whole = QRectF()
    for rect in rects:
        whole = whole.united(rect)
    return whole
