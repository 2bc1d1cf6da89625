"""The felt and the pieces on it: lays them out, sends them on their way, says which was chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QPointF, QRectF, Signal
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsSceneHelpEvent

from moon_desktop.engine.pieces import Piece
from moon_desktop.games.views.table import Face, Key, Layout, Moment, domino
from moon_desktop.look.piece import glows
from moon_desktop.look.theme import THEME
from moon_desktop.table import tempo
from moon_desktop.table.choreography import Beat, Go
from moon_desktop.table.faces import NOBODY, Faces
from moon_desktop.table.flight_plan import FlightPlan, Leg
from moon_desktop.table.picture_item import PanelItem, PictureItem, PictureScene
from moon_desktop.table.piece_item import Fade, Flight, Glow, Lift, PieceItem
from moon_desktop.table.poses import FLYING, TAKEN, TAKER, Pose, hand_keys, piece_of, poses
from moon_desktop.table.stage import WIDOW_GAP, Stage
from moon_desktop.table.tempo import Tempo

if TYPE_CHECKING:
    from moon_desktop.table.tricks.rising import RisingItem
    from moon_desktop.table.tricks.sky import SkyItem

_TIP_BELOW = 12
"""Px below the pointer at which Qt puts a tip, and some more."""


class TableScene(PictureScene):
    """The pieces of one table, in view pixels.

    After any entry is played, the pieces lie as ``poses(layout)`` says.
    """

    said = Signal(int, str)
    """What is being said in the beat that begins, and at which place clockwise."""
    taking = Signal(float)
    """How far, from 0 to 1, what takes that trick has risen, and is told."""
    trick_lies = Signal()
    """The last piece of a trick has come to lie."""
    heard = Signal(str)
    """A Cue: what is to be heard now."""
    counted = Signal(int)
    """So many tricks of each side are counted now."""

    def __init__(self, stage: Stage, ratio: float, parent: QObject) -> None:
        super().__init__(parent)
        # Few items, all moving: an index would cost more than it finds.
        self.setItemIndexMethod(PictureScene.ItemIndexMethod.NoIndex)
        self.stage = stage
        self._face: Callable[[Piece | None], Face] = domino
        self.faces = Faces(ratio)
        self._drawn_in = THEME.key
        self.pieces: dict[Key, PieceItem] = {}
        self.layout: Layout | None = None
        self._sky: SkyItem | None = None
        self._rising: list[RisingItem] = []

    def show_moment(self, moment: Moment) -> SkyItem | None:
        """Shows at once the light that belongs to a moment; None where there never was any."""
        if self._sky is None and moment:
            from moon_desktop.table.tricks.sky import SkyItem

            self._sky = SkyItem()
            self.addItem(self._sky)
        if self._sky is not None:
            self._sky.show_moment(self.stage, moment)
        return self._sky

    def set_stage(self, stage: Stage, ratio: float, *, dragged: bool = False) -> None:
        """Lays everything out for another size; anew for another pixel ratio or other colours. As
        long as the window is ``dragged``, what lies there is only drawn out."""
        self.stretched = dragged
        self.stage = stage
        self.setSceneRect(QRectF(0, 0, stage.width, stage.height))
        if (ratio, THEME.key) != (self.faces.ratio, self._drawn_in):
            self._draw_anew(ratio)
        # What was shown may have had another number of seats; then more is about to be laid out.
        layout = self.layout
        if layout is not None and stage.fits(layout):
            self.settle(layout)

    def set_pack(self, face: Callable[[Piece | None], Face]) -> None:
        """Draws pieces as ``face`` has them from now on."""
        if face != self._face:
            self._face = face
            self._draw_anew(self.faces.ratio)

    def seat(self, sitters: Sequence[str]) -> None:
        """Whose faces are at the table, clockwise from the viewer."""
        # A larger table is laid out before it is told who sits there.
        self.faces.sitters = (*sitters, *NOBODY[len(sitters) :])
        for piece in self.pieces.values():
            if piece.lies and (piece.pose.face or "").startswith(TAKER):
                piece.lie_anew()

    def face(self, piece: Piece | None) -> Face:
        """How a piece looks now."""
        return self._face(piece)

    def _draw_anew(self, ratio: float) -> None:
        self.faces = Faces(ratio, self._face, self.faces.sitters)
        self._drawn_in = THEME.key
        for piece in self.pieces.values():
            self.removeItem(piece)
        self.pieces.clear()

    def rest(self) -> None:
        """The window is not dragged any more."""
        self.stretched = False
        for piece in self.pieces.values():
            if piece.lies:
                piece.lie_anew()

    def settle(self, layout: Layout) -> None:
        """Lays every piece where ``layout`` has it, at once."""
        for key, pose in self._elsewhere(layout):
            self.pieces[key].lie(pose)

    def settling(self, layout: Layout, pace: Tempo) -> FlightPlan:
        """Brings every piece to where ``layout`` has it; what is not there any more is gone."""
        goes = [Go(key, pose, tempo.SETTLE) for key, pose in self._elsewhere(layout)]
        return FlightPlan([self._leg(self.pieces[go.key], go, pace) for go in goes], 0, self)

    def _elsewhere(self, layout: Layout) -> list[tuple[Key, Pose]]:
        """Takes ``layout``, with new pieces where it has more, and none that it has not; those
        that do not lie where it has them, and where that is."""
        self.layout = layout
        self.show_moment(layout.moment)
        for item in self._rising:
            item.end()
        self._rising = []
        target = poses(layout, self.stage)
        self._name_alike(target)
        for key in [key for key in self.pieces if key not in target]:
            self._remove(key)
        for lying in self.pieces.values():
            lying.mark("taking", lying.pose.takes)
        found = []
        for key, pose in target.items():
            piece = self.pieces.get(key)
            if piece is None:
                self.pieces[key] = self._new(pose)
            elif piece.pose != pose or not piece.lies:
                found.append((key, pose))
        return found

    def shift(self, stage: Stage, pace: Tempo) -> FlightPlan:
        """Takes a ``stage`` of the same size and brings what lies elsewhere there on its way."""
        self.stage = stage
        assert self.layout is not None
        there = poses(self.layout, stage).items()
        legs, own = [], self.own_pieces()
        for key, pose in there:
            piece = self.pieces[key]
            # One of the viewer's own may be anywhere for as long as it is meant; any other is on
            # its way there already, and was stopped.
            if piece.pose != pose or not (piece.lies or key in own):
                legs.append(self._leg(piece, Go(key, pose, tempo.SETTLE), pace))
        return FlightPlan(legs, 0, self)

    def fly(self, beat: Beat, pace: Tempo) -> FlightPlan:
        """The movements of ``beat`` as an animation, ready to start."""
        # All are taken off before any is put back: one may get the key that another had.
        goes = beat.goes
        if beat.flourish and not pace.flourishes:
            for go in goes:
                self._remove(go.key)
            goes = ()
        movers = [self._mover(go) for go in goes]
        legs = []
        for go, piece in zip(goes, movers, strict=True):
            self.pieces[go.key] = piece
            legs.append(self._leg(piece, go, pace))
        if beat.trick:
            # The tile that was played is the first to move.
            lands = partial(self._trick_lands, legs[0].landed, beat.taker)
            legs[0] = legs[0]._replace(landed=lands)
            lift = Lift(self.pieces.get(beat.taker or ""), self.taking.emit)
            lies = legs[0].wait + legs[0].ms
            legs.append(Leg(lift, lies, round(tempo.LIFT * pace.travel), "out", lift.end))
        if beat.rises and (sky := self.show_moment(beat.rises)) is not None:
            sky.set_out(soft=pace.soft)
            legs.append(Leg(sky, 0, pace.moving(tempo.RISE), "out", partial(sky.at, 1.0)))
        if beat.gains and not pace.soft:
            from moon_desktop.table.tricks.rising import RisingItem

            self._rising = [RisingItem(self, self.stage.zoom, rise) for rise in beat.gains]
            ms = pace.moving(tempo.GAIN)
            legs += (Leg(item, 0, ms, "sine", item.end) for item in self._rising)
        laid = None if pace.soft else beat.laid
        if laid is not None and glows(face := self._face(piece_of(laid))):
            glow = Glow(self.pieces[laid], face.sign)
            lies = legs[0].wait + legs[0].ms
            legs.append(Leg(glow, lies, pace.moving(tempo.GLOW), "sine", glow.end))
            if pace.heard:
                lands = partial(self._land, legs[0].landed, face.sign)
                legs[0] = legs[0]._replace(landed=lands)
        if beat.bubble is not None:
            self.said.emit(*beat.bubble)
        if beat.cue is not None and pace.heard:
            self.heard.emit(beat.cue)
        if beat.counted:
            self.counted.emit(beat.counted)
        hold = pace.looking(beat.hold) if beat.trick else pace.holding(beat.hold)
        return FlightPlan(legs, hold, self)

    def _trick_lands(self, landed: Callable[[], None], taker: Key | None) -> None:
        landed()
        for key, piece in self.pieces.items():
            if key == taker or piece.pose.takes:
                piece.mark("taking", key == taker)
        self.trick_lies.emit()

    def _name_alike(self, target: Mapping[Key, Pose]) -> None:
        """Of pieces alike each keeps to the place where it lies, whichever key that has now."""
        if not any("\t" in key for key in (*self.pieces, *target)):
            return
        for key, pose in target.items():
            for old, piece in self.pieces.items():
                if old != key and piece.pose == pose and piece_of(old) == piece_of(key):
                    if key in self.pieces:
                        self.pieces[old] = self.pieces.pop(key)
                    else:
                        del self.pieces[old]
                    self.pieces[key] = piece
                    break

    def _mover(self, go: Go) -> PieceItem:
        """The piece that ``go`` moves, taken off the list under its old key, or a new one."""
        piece = self.pieces.pop(go.was or go.key, None)
        if piece is not None and go.was is not None:
            # Who walks along the hand knows it by its old key.
            piece.mark("focus", False)
        return self._new(go.start or go.pose) if piece is None else piece

    def _new(self, pose: Pose) -> PieceItem:
        piece = PieceItem(self.faces, pose)
        self.addItem(piece)
        return piece

    def _leg(self, piece: PieceItem, go: Go, pace: Tempo) -> Leg:
        flight: Flight | Fade = (
            piece.fade_over(go.pose, seen=go.start is None, gone=go.gone)
            if pace.soft
            else piece.set_out(go.pose)
        )
        if go.start is not None and not pace.soft:
            # Of a heap the uppermost goes first.
            piece.setZValue(FLYING + 1 - go.wait / 10_000)
        elif (go.gone or go.key.startswith(TAKEN)) and go.pose.layer < FLYING:
            piece.setZValue(go.pose.layer)
        landed = partial(self._remove, go.key) if go.gone else flight.land
        if go.cue is not None and pace.heard:
            landed = partial(self._land, landed, go.cue)
        return Leg(flight, pace.waiting(go.wait), pace.moving(go.ms), go.curve, landed)

    def _land(self, landed: Callable[[], None], cue: str) -> None:
        landed()
        self.heard.emit(cue)

    def _remove(self, key: Key) -> None:
        piece = self.pieces.pop(key, None)
        if piece is not None:
            self.removeItem(piece)

    def told_at(self, point: QPointF) -> tuple[str, str]:
        """The words on the uppermost sign at ``point`` that says anything, and what is told of it
        on pointing."""
        for item in self.items(point):
            words = item.reads if isinstance(item, PictureItem) else ""
            if words or item.toolTip():
                return words, item.toolTip()
        return "", ""

    def piece_at(self, point: QPointF) -> Key | None:
        """The piece seen from its front at ``point``; None where there is none."""
        fronts = {item: key for key, item in self.pieces.items() if item.pose.face == piece_of(key)}
        for item in self.items(point):
            if item in fronts:
                return fronts[item]
            if isinstance(item, PanelItem):
                return None
        return None

    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:
        """The tip of what is pointed at, with the terms on it."""
        from PySide6.QtWidgets import QToolTip

        from moon_desktop.words.glossary import tip_on

        tip, at = tip_on(*self.told_at(event.scenePos())), event.screenPos()
        plates = (item for item in self.items(event.scenePos()) if isinstance(item, PanelItem))
        if (plate := next(plates, None)) is not None and plate.toolTip():
            # Below its own plate it covers no other beside that.
            foot = plate.sceneBoundingRect().bottom() - event.scenePos().y()
            at += QPoint(0, round(foot) - _TIP_BELOW)
        QToolTip.showText(at, tip, event.widget())
        event.setAccepted(bool(tip))

    def own_pieces(self) -> list[Key]:
        """The viewer's pieces from left to right."""
        if self.layout is None:
            return []
        held = [key for key in hand_keys(self.layout) if key in self.pieces]
        return sorted(held, key=lambda key: self.pieces[key].pose.spot.x)

    def own_piece_at(self, point: QPointF) -> Key | None:
        """The viewer's piece under ``point`` in view pixels, with the room above it that a
        lifted one leaves free; None elsewhere, as on your plate, behind which a fan stands."""
        if self.stage.fans and self.stage.plates[0].contains(point.x(), point.y()):
            return None
        own = self.own_pieces()
        if self.stage.fans:
            cards = (key for key in reversed(own) if self._on_card(point, self.pieces[key].pose))
            return next(cards, None)
        for key in sorted(own, key=lambda key: abs(point.x() - self.pieces[key].pose.spot.x))[:1]:
            spot = self.pieces[key].pose.spot
            # Also where it stands apart from the next one.
            reach = spot.width / 2 + (self.stage.hand_gap + WIDOW_GAP * spot.width) / 2
            inside = abs(point.x() - spot.x) <= reach
            if inside and abs(point.y() - spot.y) <= spot.width + self.stage.legal_lift:
                return key
        return None

    def _on_card(self, point: QPointF, pose: Pose) -> bool:
        """Whether it is on a card of a fan, or where that lies at rest or lifted."""
        spot, lift, lifted = pose.spot, self.stage.legal_lift, pose.look == "legal"
        away = QTransform().rotate(-spot.turn).map(point - QPointF(spot.x, spot.y))
        half = self.stage.half * spot.width
        above, below = (0.0, lift) if lifted else (lift, 0.0)
        return abs(away.x()) <= spot.width / 2 and -half - above <= away.y() <= half + below
