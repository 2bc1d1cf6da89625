"""One piece on the felt: a picture that lies at a pose, or is on its way to one."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from moon_desktop.engine.pieces import Piece
from moon_desktop.games.views.table import Look
from moon_desktop.table.faces import Faces, Shadow
from moon_desktop.table.marks import MarkItem, MarkKind
from moon_desktop.table.picture_item import PictureScene
from moon_desktop.table.poses import CHIP, FLYING, Pose
from moon_desktop.table.stage import TAKER_LIFT, Spot

_ARC, _CHIP_ARC = 18.0, 40.0
"""How far a piece rises above the straight way at its middle, in px for a tile 57 px wide, and a
chip."""

_SHADOWS: dict[Look, Shadow] = {
    "rest": "rest",
    "legal": "lifted",
    "illegal": "short",
    "apart": "rest",
}
_NUDGE = 6.0
"""Px by which a piece is moved to each side that is refused."""
_DIM = 0.75
"""How much is seen of a piece that was laid away."""
_OVER = 20.0
"""So many layers what takes a trick lies above the rest of that."""
_LYING: tuple[MarkKind, ...] = "hover", "legal", "tag", "suit", "ours", "theirs", "third"
_MARKS: dict[Look, MarkKind] = {"legal": "legal", "apart": "tag"}


class PieceItem(QGraphicsPixmapItem):
    """A domino or card as the scene shows it.

    It paints nothing itself: Qt draws a picture kept ready, which is what keeps a table of
    moving tiles cheap. Light comes from above, so a turned tile has a picture of its own.
    """

    def __init__(self, faces: Faces, pose: Pose) -> None:
        super().__init__()
        self.faces = faces
        self.pose = pose
        self.lies = True
        """Whether it is at its pose: not in the air, not risen, not in anybody's hand."""
        self.marks: dict[MarkKind, MarkItem] = {}
        """What marks it, such as the tile that takes the trick, or that is advised."""
        self._former: QGraphicsPixmapItem | None = None
        self._drawn_for = pose.spot
        """For which size and turn its picture was made, and what marks it."""
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.lie(pose)

    def lie(self, pose: Pose) -> None:
        """Lies at ``pose`` from now on."""
        before = self.pose
        grown = pose._replace(spot=before.spot, covered=before.covered) == before
        if grown and self.lies and PictureScene.stretches(self):
            self.pose = pose
            self._stretch()
            return
        self._forget_former()
        self.pose = pose
        self.lies = True
        self.dress(pose.face, pose.spot.width, _SHADOWS[pose.look], pose.look, pose.spot.turn)
        self.setPos(pose.spot.x, pose.spot.y)
        self.setZValue(pose.layer)
        self.setToolTip(pose.tip)
        self.setOpacity(_DIM if pose.away else 1.0)
        mark: MarkKind | None = pose.won or (None if pose.free else _MARKS.get(pose.look))
        self._mark_only(mark if pose.told is None else "suit")
        self.mark("taking", pose.takes)
        self.mark("named", bool(pose.words))
        if pose.words:
            self.marks["named"].set_words(pose.words)

    def lie_anew(self) -> None:
        """Lies where it is, with a picture and marks that are made for its size."""
        self.lie(self.pose)
        for kind in self.marks.keys() - {*_LYING, "taking", "named"}:
            self.mark(kind)

    def _stretch(self) -> None:
        """Lies at its pose with the picture that it has, and all that marks it, drawn out."""
        here, drawn = self.pose.spot, self._drawn_for
        share, there = here.width / drawn.width, QTransform()
        self.setTransform(there.rotate(here.turn - drawn.turn).scale(share, share))
        self.setPos(here.x, here.y)

    def _mark_only(self, kind: MarkKind | None) -> None:
        """Marks how the piece lies by ``kind`` (None: not at all)."""
        for other in _LYING:
            self.mark(other, other == kind)
        if kind == "legal":
            # In the middle of what is seen of its foot.
            aside = Spot(0.0, 0.0, self.pose.spot.turn - 90, 0.0).lifted(self.pose.covered / 2)
            self.marks[kind].setPos(aside.x, aside.y)
        elif kind == "tag":
            self.marks[kind].set_words(self.pose.tag)
        elif kind == "suit" and self.pose.told is not None:
            told = self.pose.told
            self.marks[kind].set_words(told.words, told.emblem, self.pose.towards)
            if told.emblem:
                self.marks[kind].setPos(self.pose.towards[0] * self.pose.spot.width, 0)

    def mark(self, kind: MarkKind, shown: bool = True) -> None:
        """Puts a mark on the piece, where it lies, or takes it away."""
        if shown and kind not in self.marks:
            mark = self.marks[kind] = MarkItem(kind, self, self.faces.form)
            if kind == "taking":
                mark.setFlag(self.GraphicsItemFlag.ItemStacksBehindParent)
            elif kind == "hinted":
                # Its badge lies on the ring of the focus.
                mark.setZValue(1.0)
        if shown:
            turn = 0.0 if kind == "suit" else self._drawn_for.turn
            self.marks[kind].set_spot(Spot(0.0, 0.0, turn, self._drawn_for.width))
        elif kind in self.marks:
            mark, scene = self.marks.pop(kind), self.scene()
            mark.setParentItem(None)  # type: ignore[arg-type]
            if scene is not None:
                scene.removeItem(mark)

    def rise(self, by: float, shadow: Shadow) -> None:
        """Stands ``by`` px above its pose, as under the pointer; 0 lies down again."""
        if by == 0:
            self.lie(self.pose)
            return
        self._stand(by, shadow)
        self._mark_only("hover")

    def lift(self, by: float) -> None:
        """Stands ``by`` px above its pose, over its neighbours, as what takes a trick."""
        self._stand(by, "lifted")
        self.setZValue(self.pose.layer + _OVER)

    def _stand(self, by: float, shadow: Shadow) -> None:
        spot = self.pose.spot
        self.lies = False
        self.dress(self.pose.face, spot.width, shadow, self.pose.look, spot.turn)
        risen = spot.lifted(by)
        self.setPos(risen.x, risen.y)

    def carry(self, x: float, y: float, tilt: float) -> None:
        """Follows the pointer with its middle at (x, y), turned ``tilt`` degrees."""
        self.lies = False
        self.dress(self.pose.face, self.pose.spot.width, "dragged", "rest", 0.0)
        self.setTransform(QTransform().rotate(tilt))
        self.setPos(x, y)
        self.setZValue(200.0)
        self._mark_only(None)

    def dress(
        self, face: Piece | None, width: float, shadow: Shadow, look: str, turn: float
    ) -> None:
        """Shows ``face`` by a picture ``width`` px wide, drawn for a piece at ``turn``."""
        illegal, named = look == "illegal", shadow == "dragged" or not self.pose.held
        picture = self.faces.pixmap(
            face, width, shadow=shadow, illegal=illegal, turn=turn, named=named
        )
        self._drawn_for = self.pose.spot
        self.setTransform(QTransform())
        ratio = picture.devicePixelRatio()
        self.setOffset(-picture.width() / ratio / 2, -picture.height() / ratio / 2)
        self.setPixmap(picture)

    def set_out(self, pose: Pose) -> Flight:
        """Begins the way from where it is seen now to ``pose``."""
        self._forget_former()
        flight = Flight(self, self.x(), self.y(), self.pose, pose)
        self.pose = pose
        self.lies = False
        self._shed_marks(pose)
        if not (flight.old.held and pose.held and self.zValue() < FLYING):
            # A hand that closes up stays behind your plate.
            self.setZValue(max(FLYING, pose.layer) + pose.layer / 100)
        flight.at(0.0)
        return flight

    def fade_over(self, pose: Pose, *, seen: bool, gone: bool) -> Fade:
        """Begins to fade from how it is ``seen`` now, if it is, over to ``pose``, or away if it
        is to be ``gone``."""
        steady = seen and self.lies and pose._replace(layer=self.pose.layer) == self.pose
        self._shed_marks(pose)
        former = None
        if gone:
            self.pose = pose
        else:
            if seen and not steady:
                former = self._portrait(pose.spot)
            above = max(self.zValue(), pose.layer)
            self.lie(pose)
            self.setZValue(above)
            if former is not None:
                former.setParentItem(self)
                self._former = former
        self.lies = False
        fade = Fade(self, former, gone, steady)
        fade.at(0.0)
        return fade

    def _portrait(self, seen_from: Spot) -> QGraphicsPixmapItem:
        """How it is seen now, to lie behind it when it is at that spot."""
        portrait = QGraphicsPixmapItem(self.pixmap())
        portrait.setOffset(self.offset())
        portrait.setTransformationMode(self.transformationMode())
        portrait.setTransform(self.transform())
        portrait.setPos(self.x() - seen_from.x, self.y() - seen_from.y)
        portrait.setFlag(self.GraphicsItemFlag.ItemStacksBehindParent)
        portrait.setFlag(self.GraphicsItemFlag.ItemIgnoresParentOpacity)
        return portrait

    def _shed_marks(self, pose: Pose) -> None:
        """Nothing marks it on its way to ``pose`` but what is to be seen there as well."""
        for kind in set(self.marks) - {"focus", "named" if pose.words else "focus"}:
            self.mark(kind, False)

    def _forget_former(self) -> None:
        """What it looked like before is not seen any more."""
        former, self._former = self._former, None
        if former is not None:
            former.setParentItem(None)  # type: ignore[arg-type]
            if (scene := self.scene()) is not None:
                scene.removeItem(former)


@dataclass(slots=True)
class Flight:
    """The way of one piece: place, turn and size from one pose to another, turning it over
    on the way where the face changes."""

    item: PieceItem
    x: float
    y: float
    old: Pose
    new: Pose
    _shown: object = None

    def at(self, t: float) -> None:
        """Puts the piece where it is after the share ``t`` (0–1, eased) of the way."""
        old, new = self.old.spot, self.new.spot
        flips = self.old.face != self.new.face
        face = self.old.face if flips and t < 0.5 else self.new.face
        width = old.width + (new.width - old.width) * t
        # A picture drawn larger looks smeared, and one at less than half its size loses pips.
        drawn = max(old.width, new.width)
        while drawn >= 2 * width:
            drawn /= 2
        # A picture that is turned little is as good as one drawn for that turn.
        upright = old.turn if t < 0.5 else new.turn
        shown = face, drawn, upright
        if self._shown != shown:
            self._shown = shown
            self.item.dress(face, drawn, "rest", self.new.look, upright)
        size = width / drawn
        turn = _nearest(new.turn + _nearest(old.turn - new.turn) * (1 - t) - upright)
        narrow = abs(math.cos(math.pi * t)) if flips else 1.0
        transform = QTransform()
        if turn:
            transform.rotate(turn)
        transform.scale(size * max(narrow, 0.02), size)
        self.item.setTransform(transform)
        far = math.hypot(new.x - self.x, new.y - self.y)
        rise = min(_ARC * new.width / 57, far / 6)
        if self.new.face == CHIP:
            rise = min(_CHIP_ARC, far / 2)
        rise *= 4 * t * (1 - t)
        self.item.setPos(self.x + (new.x - self.x) * t, self.y + (new.y - self.y) * t - rise)

    def land(self) -> None:
        """Ends the way: the piece lies at its pose."""
        self.item.lie(self.new)


@dataclass(slots=True)
class Fade:
    """A piece that lies at its pose already, or is ``gone`` soon: how much is seen of it, and of
    what it looked like before, unless it is ``steady``."""

    item: PieceItem
    former: QGraphicsPixmapItem | None
    gone: bool
    steady: bool

    def at(self, t: float) -> None:
        """Shows what is seen after the share ``t`` (0–1) of the time. Both together are as strong
        as one: neither the cloth shines through them, nor is their shadow darker."""
        if not self.steady:
            whole = _DIM if self.item.pose.away else 1.0
            self.item.setOpacity(whole * math.sqrt(1 - t if self.gone else t))
        if self.former is not None:
            self.former.setOpacity(math.sqrt(1 - t))

    def land(self) -> None:
        """Ends it: the piece lies at its pose."""
        self.item.lie(self.item.pose)


@dataclass(slots=True)
class Nudge:
    """A piece that is not to be played shakes its head: twice to each side, where it lies."""

    item: PieceItem

    def at(self, t: float) -> None:
        """Shows it where it is after the share ``t`` of the time."""
        spot = self.item.pose.spot
        self.item.setPos(spot.x + _NUDGE * math.sin(4 * math.pi * t), spot.y)

    def land(self) -> None:
        """Ends it."""
        self.item.lie(self.item.pose)


@dataclass(slots=True)
class Glow:
    """The light of a ``sign``, a moon on the face of a piece that lies, which comes and goes."""

    item: PieceItem
    sign: str

    def at(self, t: float) -> None:
        """Shows it as bright as it is after the share ``t`` of its time."""
        self.item.mark("glow")
        light = self.item.marks["glow"]
        light.set_words(self.sign)
        light.setOpacity(math.sin(math.pi * t))

    def end(self) -> None:
        """Takes it away."""
        self.item.mark("glow", False)


@dataclass(slots=True)
class Lift:
    """The piece that takes a trick, if any does, rises where it lies; ``told``: how far."""

    item: PieceItem | None
    told: Callable[[float], None]

    def at(self, t: float) -> None:
        """Puts it where it is after the share ``t`` (0–1, eased) of its time."""
        if self.item is not None:
            self.item.lift(TAKER_LIFT * self.item.pose.spot.width * t)
        self.told(t)

    def end(self) -> None:
        """It has risen."""
        self.at(1.0)


def _nearest(turn: float) -> float:
    """The shorter way round, in degrees."""
    return (turn + 180.0) % 360.0 - 180.0
