"""What stands on a table where chips are played for: the trays of sides, the supply, the pieces out
of play, and what a trick moves. It is loaded where there are any."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from moon_desktop.engine.pieces import Piece
from moon_desktop.games.views.table import Face, Heap, Purse, Telling
from moon_desktop.look import typography as faces
from moon_desktop.look.cards.chip import paint_chip, paint_rail
from moon_desktop.look.piece import form_of, paint_face
from moon_desktop.look.signs import camp_ink, paint_camp_disc
from moon_desktop.look.theme import THEME, faded
from moon_desktop.table.felt import mat_outline
from moon_desktop.table.picture_item import PictureItem
from moon_desktop.table.scene import TableScene
from moon_desktop.table.stage import Box
from moon_desktop.table.tricks.purses import (
    CHIP,
    LADDER,
    LOW_LADDER,
    MARGIN,
    WELL,
    Heaps,
    small,
    tray_sockets,
)
from moon_desktop.table.tricks.trays import paint_tray

_PURSE_RADIUS, _NARROW = 14.0, 1.2
_GAIN = 31.0
"""Half of what the pill takes that tells what a trick moves."""
_ENGRAVED, _LIT = 3.4, 4.4
"""The radius of a chip in a well, and of those that the last trick brings."""


class PurseItem(PictureItem):
    """The tray of a side that plays for chips: sign, names and count, the rail, and the ladder of
    its tricks: a well for each, which is filled when it is taken, with what so many of them bring,
    lit in the last one."""

    def __init__(self) -> None:
        super().__init__()
        self.told = Purse(None, "", 0, 1, 0, (), ("",))
        self._box, self._small = Box(0, 0, 0, 0), False

    def show_purse(self, box: Box, zoom: float, told: Purse) -> None:
        """Shows it at ``box``, its words ``zoom`` times as large as usual."""
        if (box, zoom, told) == (self._box, self.zoom, self.told):
            return
        self._box, self.zoom, self.told = box, zoom, told
        self._small = small(box, zoom)
        self.setPos(round(box.x), round(box.y))
        self.changed(QRectF(-2, -2, box.width / zoom + 4, box.height / zoom + 4))

    @property
    def reads(self) -> str:
        return "#chip\n#odd\n#even\n#trick"

    def draw(self, painter: QPainter) -> None:
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        told = self.told
        box = QRectF(0, 0, self._box.width / self.zoom, self._box.height / self.zoom)
        paint_tray(painter, box, _PURSE_RADIUS)
        edge = THEME.edge(THEME.ink2, 0.4) if told.camp is None else camp_ink(THEME, told.camp)
        painter.setPen(QPen(edge, _NARROW))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), _PURSE_RADIUS - 1, _PURSE_RADIUS - 1)
        middle, x, right = 14.0 if self._small else 18.0, MARGIN, box.width() - MARGIN
        if told.camp is not None:
            paint_camp_disc(painter, told.camp, x + 7.5, middle, 7.5)
            x += 21
        figure, face = str(told.chips), faces.plate_score(compact=True)
        room = right - faces.write(painter, figure, face, THEME.ink, right, middle, at=1) - 8 - x
        faces.write(painter, told.names, faces.tray_names(), THEME.ink, x, middle, room=room)
        if told.sockets:
            paint_rail(painter, *tray_sockets(told.sockets, small=self._small).laid(told.chips))
        share, foot = LOW_LADDER if self._small else (1.0, LADDER)
        painter.translate(MARGIN, box.height() - foot - WELL[1] * share)
        painter.scale(share, share)
        self._draw_ladder(painter)
        ink = THEME.ink if told.brings else THEME.ink2
        words, along = told.told[told.tricks], len(told.worth) * WELL[0] * share
        # Small wells have words of the usual size beside them.
        painter.scale(1 / share, 1 / share)
        painter.translate(-MARGIN, WELL[1] * share / 2)
        room = right - MARGIN - along - 3
        # Whatever is told there is as large.
        widest = max(told.told, key=lambda word: faces.text_width(word, faces.label()))
        face = faces.fitting(widest, faces.label(), room)
        faces.write(painter, words, face, ink, right, 0, at=1, room=room)

    def _draw_ladder(self, painter: QPainter) -> None:
        told = self.told
        for number, worth in enumerate(told.worth):
            well = QRectF(number * WELL[0], 0.0, *WELL)
            taken, last = number < told.tricks, number + 1 == told.tricks
            painter.setPen(QPen(THEME.edge(THEME.stitch, 0.3), 1.0))
            painter.setBrush(faded(THEME.ink, 0.5) if taken else faded(THEME.panel, 0.35))
            painter.drawRoundedRect(well.adjusted(1, 0.5, -1, -0.5), 3.5, 3.5)
            radius = _LIT if last else _ENGRAVED
            for chip in range(worth if last or not taken else 0):
                x = well.center().x() + (chip - (worth - 1) / 2) * 2.15 * radius
                if last:
                    paint_chip(painter, 2 * radius, x, well.bottom() - radius + 1)
                else:
                    painter.setBrush(Qt.BrushStyle.NoBrush)
                    painter.setPen(QPen(THEME.edge(THEME.ink2, 0.7), 1.2))
                    painter.drawEllipse(QPointF(x, well.center().y()), radius, radius)


def _write_chips(painter: QPainter, figure: str, right: float, middle: float) -> None:
    """A chip, and how many, up to ``right``."""
    face = faces.font(faces.SERIF, 18, 600)
    count = faces.write(painter, figure, face, THEME.ink, right, middle, at=1)
    paint_chip(painter, 17, right - count - 13, middle)


class GainItem(PictureItem):
    """A dark pill on the disc: a chip, and how many the trick moves."""

    def __init__(self) -> None:
        super().__init__()
        self.figure = ""

    def say(self, figure: str, x: float, y: float, zoom: float) -> None:
        """Shows it centred on (x, y); no figure, nothing."""
        self.setPos(round(x), round(y))
        if (figure, zoom) != (self.figure, self.zoom):
            self.figure, self.zoom = figure, zoom
            self.changed(QRectF(-31, -15, 62, 30) if figure else QRectF())

    @property
    def reads(self) -> str:
        return "#moon-card\n#chip"

    def draw(self, painter: QPainter) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(THEME.panel, 0.70))
        painter.drawRoundedRect(QRectF(-29, -13, 58, 26), 13, 13)
        _write_chips(painter, self.figure, 19, 0)


_STACK, _STACKS = 10, ((-16.0, 20.0), (16.0, 20.0), (0.0, 8.0), (0.0, 32.0))
"""So many chips make a stack, and where the feet of stacks are from the middle of all."""
_THICK = 4.2
"""How much higher a chip of a stack lies than the one below it."""


_AIR, _ROUND = 7.0, 9.0
"""Px from words to the end of their pill, and the radius of its corners."""


class HeapItem(PictureItem):
    """What is nobody's, at its place on the felt."""

    def __init__(self) -> None:
        super().__init__()
        self.told, self.size = Heap(-1, ""), 1.0
        self._off: bool | None = None
        """Whether its words stand on wood."""

    def show_heap(
        self, told: Heap, at: tuple[float, float], zoom: float, size: float, mat: QPainterPath
    ) -> None:
        """Shows it about a point, its picture of that `size`; words that stand on wood, beyond the
        ``mat``, have a pill under them."""
        self.setPos(round(at[0]), round(at[1]))
        before, self.told, self.zoom, self.size = self._seen, told, zoom, size
        box = self.said
        box = QRectF(box.topLeft() * zoom, box.size() * zoom).translated(self.pos())
        self._off = not mat.contains(box)
        if before != self._seen:
            self.changed(self.reach | self.said)

    @property
    def _seen(self) -> tuple[object, ...]:
        return self.told, self.zoom, self.size, self._off, self.said

    @property
    def _ink(self) -> QColor:
        return THEME.ink if self._off else THEME.ink2

    def _draw_pill(self, painter: QPainter) -> None:
        if self._off:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(THEME.panel, 0.8))
            painter.drawRoundedRect(self.said, _ROUND, _ROUND)

    @property
    def reads(self) -> str:
        return self.told.told

    @property
    def words(self) -> float:
        """Px across its words at zoom 1."""
        return faces.text_width(self.told.told, faces.label())

    @property
    def reach(self) -> QRectF:
        """What picture and words take about its place, at zoom 1."""
        return QRectF()

    @property
    def said(self) -> QRectF:
        """What words and figures take of that, with a pill."""
        return QRectF()


class SupplyItem(HeapItem):
    """The chips that nobody has, in stacks, with their number and the word for them beside it."""

    aside = False
    """Whether the word has no room below the number."""

    @property
    def reach(self) -> QRectF:
        size = self.size
        high = 48 * size
        if self.aside:
            return QRectF(-34 * size, -high, 72 * size + self._beside + self.words, 2 * high)
        return QRectF(-34 * size, -high, 72 * size + self.words, high + max(high, 30))

    @property
    def _beside(self) -> float:
        """Px before a word that has no room below the number."""
        return faces.text_width(str(self.told.many), faces.plate_score(compact=True)) + 6

    @property
    def said(self) -> QRectF:
        x, wide, high = 38 * self.size, self.words, 44.0
        if self.aside:
            wide, high = self._beside + wide, 26.0
        return QRectF(x - _AIR, -13, max(wide, self._beside - 6) + 2 * _AIR, high)

    def draw(self, painter: QPainter) -> None:
        many, size = self.told.many, self.size
        self._draw_pill(painter)
        painter.save()
        painter.scale(size, size)
        for number, (x, y) in sorted(enumerate(_STACKS), key=lambda stack: stack[1][1]):
            for chip in range(min(_STACK, many - number * _STACK)):
                paint_chip(painter, CHIP, x, y - chip * _THICK)
        painter.restore()
        x = 38 * size
        faces.write(painter, str(many), faces.plate_score(compact=True), THEME.ink, x, 0)
        word = (x + self._beside, 2) if self.aside else (x, 20)
        faces.write(painter, self.told.told, faces.label(), self._ink, *word)


_PILE, _EDGES, _EDGE = 56.0, 4, 1.3


class UnusedItem(HeapItem):
    """The pieces out of play as a pile with its back up, with words below it."""

    def __init__(self, face: Callable[[Piece | None], Face]) -> None:
        super().__init__()
        self._face = face

    @property
    def reach(self) -> QRectF:
        wide, high = max(_PILE * self.size, self.words), self._foot
        return QRectF(-wide / 2 - 1, 15 - high, wide + 2, 2 * high - 6)

    @property
    def _foot(self) -> float:
        """How far below its middle the middle of its words is."""
        return form_of(self._face(None)).half * _PILE * self.size + _EDGES * _EDGE + 12

    @property
    def said(self) -> QRectF:
        wide = self.words + 2 * _AIR
        return QRectF(-wide / 2, self._foot - 9, wide, 18)

    def draw(self, painter: QPainter) -> None:
        self._draw_pill(painter)
        face, w = self._face(None), _PILE * self.size
        for edge in range(_EDGES, -1, -1):
            painter.save()
            painter.translate(0, edge * _EDGE)
            paint_face(painter, THEME, face, w)
            painter.restore()
        faces.write(painter, self.told.told, faces.label(), self._ink, 0, self._foot, at=0.5)


class ChipItems:
    """All of that on one table; nothing of it is seen until it is told of."""

    def __init__(self, scene: TableScene, layer: float, above: float) -> None:
        self._scene = scene
        self.purses = (PurseItem(), PurseItem(), PurseItem())
        self.supply = SupplyItem()
        self.unused = UnusedItem(scene.face)
        self.gain = GainItem()
        for item in (*self.purses, self.supply, self.unused, self.gain):
            item.setZValue(above if item is self.gain else layer)
            scene.addItem(item)

    def tell(self, told: Telling) -> list[QRectF]:
        """Shows what is told of chips, and says where it stands."""
        stage = self._scene.stage
        boxes, mat = stage.purses if told.purses else (), mat_outline(stage)
        for item, box, purse in zip(self.purses, boxes, told.purses, strict=False):
            item.show_purse(box, stage.zoom, purse)
        for number, item in enumerate(self.purses):
            item.setVisible(number < len(boxes))
        heaps = Heaps.of(stage) if stage.sides else None
        self.supply.aside = heaps is not None and heaps.aside
        for heap, lies in ((self.supply, told.supply), (self.unused, told.unused)):
            heap.setVisible(lies is not None and heaps is not None)
            if lies is not None and heaps is not None:
                place = heaps.supply if heap is self.supply else heaps.unused
                heap.show_heap(lies, place, stage.zoom, heaps.size, mat)
                said, zoom = heap.said, stage.zoom
                at = place[0] + said.x() * zoom, place[1] + said.y() * zoom
                words = Box(*at, said.width() * zoom, said.height() * zoom)
                over = [box for box in stage.plates[1:] if box.overlaps(words)]
                if over and heap is self.unused and stage.sides < stage.seats:
                    # However long its words are, they lie off the plate beside it.
                    place = place[0] - max(words.right - box.x for box in over), place[1]
                    heap.show_heap(lies, place, stage.zoom, heaps.size, mat)
        self.say_gain(told.gain)
        lie = [heap for heap in (self.supply, self.unused) if heap.isVisible()]
        return [*(QRectF(*box) for box in boxes), *(heap.sceneBoundingRect() for heap in lie)]

    def fade(self, share: float) -> None:
        """So much of what is told between hands is seen."""
        for item in (*self.purses, self.supply, self.unused):
            item.setOpacity(share)

    def say_gain(self, figure: str) -> None:
        """How many chips are in the trick."""
        stage = self._scene.stage
        x, y, radius = stage.disc
        # Where many play, the cards leave the middle free but for what is told of yours; else the
        # lower right.
        right, down = (0.6, 0.6) if stage.seats < 5 else (0.0, -0.05)
        across, low = x + right * radius, y + down * radius
        if THEME.large:
            # Beside the cards, which are no larger, and above the line over the hand.
            across = x + radius + _GAIN * stage.zoom
            low = max(y + 0.45 * radius, stage.prompt[1] - 1.2 * _GAIN * stage.zoom)
        self.gain.say(figure, across, low, stage.zoom)
