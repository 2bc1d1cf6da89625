"""Tables to be looked at: with all hands open, as one stands at a choice of a finished hand, and
as a small picture of what one seat sees."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSimpleTextItem

from moon_desktop.engine.sight import Sight
from moon_desktop.games.show import Show
from moon_desktop.games.views import table as shown
from moon_desktop.games.views.review import Laid, Look, Moment, Scene
from moon_desktop.look import typography as face
from moon_desktop.look.crescent import paint_crescent
from moon_desktop.look.faces import paint_face
from moon_desktop.look.picture import painted, painting
from moon_desktop.look.signs import COIN, paint_coin
from moon_desktop.look.theme import THEME
from moon_desktop.look.tips import tip_of
from moon_desktop.table.faces import Faces
from moon_desktop.table.felt import table_pixmap
from moon_desktop.table.marks import MarkKind
from moon_desktop.table.picture_item import PictureItem
from moon_desktop.table.piece_item import PieceItem
from moon_desktop.table.poses import Pose, poses
from moon_desktop.table.signboards import PromptItem
from moon_desktop.table.stage import Box, Spot, Stage
from moon_desktop.table.table_view import TableView

_CAPTION = 120.0
"""Px at zoom 1 that what lies aside has for its words, also beside a small disc."""
_OPACITY: Final[dict[Look, float]] = {"gone": 0.20, "away": 0.42}
_MARKS: Final[dict[Look, MarkKind]] = {"chosen": "meant", "took": "taking"}
_COMFORTABLE, _LARGEST_ZOOM = (780, 470), 1.6
_PICTURED: Final = (720, 450)
"""Px of a table of which a small picture is made."""


class _Shown(NamedTuple):
    """A moment of a match, and how that match looks."""

    scene: Scene
    names: tuple[str, ...]
    face: shown.Faces
    bottom: int
    sitters: Sequence[str]


class OpenTable(TableView):
    """Shows one choice of a hand, from the seat at the ``bottom``."""

    def __init__(self) -> None:
        super().__init__()
        self._shown: _Shown | None = None
        self.face: shown.Faces = shown.domino
        """How each piece looks, from the next moment that is shown on; so with the rest."""
        self.bottom = 0
        self.sitters: Sequence[str] = ()
        """Whose face is seen at each seat, where it is known who sits there."""
        self.setMinimumSize(420, 200)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setScene(QGraphicsScene(self))
        # Round its corners paper is seen.
        self.setStyleSheet("background: transparent")
        self.recoloured.connect(self._arrange)

    def show_moment(self, moment: Moment, names: Sequence[str]) -> None:
        """Shows the table just after a choice; ``names`` of the seats, fit to be shown."""
        # It may be laid out anew when all of it is told already of another match but the moment.
        self._shown = _Shown(moment.scene, tuple(names), self.face, self.bottom, self.sitters)
        self.setAccessibleName(moment.done)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setSceneRect(QRectF(self.rect()))
        self._arrange()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._arrange()
        return super().event(event)

    def _arrange(self) -> None:
        """Lays everything out anew."""
        self.scene().clear()
        if self._shown is None:
            return
        scene, names, look, bottom, sitters = self._shown
        seats, size = len(scene.hands), (self.width(), self.height())
        share = min(size[0] / _COMFORTABLE[0], size[1] / _COMFORTABLE[1])
        zoom = min(_LARGEST_ZOOM, max(1.0, share)) * THEME.text
        held = max(map(len, scene.hands)) - scene.spare
        at = open_places(seats, *size, zoom, held, scene.spare)
        # The mat is the whole of it: beyond there is paper, and no wood to be seen.
        (right, low), corner = size, CORNER
        mat = ((0, 0, corner), (right, 0, corner), (right, low, corner))
        self.set_stage(
            Stage.of(*size, seats)._replace(
                mat=(*mat, (0, low, corner)),
                disc=at.disc,
                groove=Box(-9, -9, 0, 0),
                zoom=1.0,
            )
        )
        self._faces = Faces(self.devicePixelRatioF(), look)
        for seat, hand in enumerate(scene.hands):
            place = at.hands[(seat - bottom) % seats]
            self._lay(zip(hand, place.tiles, strict=True))
            # A dummy has a hand, and no seat.
            who = sitters[seat] if seat < len(sitters) else None
            line = _NameLine(scene, seat, names[seat], who, place.room, zoom)
            line.setPos(*place.name)
            self.scene().addItem(line)
        trick = [at.trick[(seat - bottom) % seats] for seat in range(seats)]
        self._lay(zip(scene.trick, trick, strict=True))
        x, y, radius = at.disc
        if scene.aside is not None:
            piece = Laid(scene.aside.piece, told=scene.aside.caption)
            self._lay([(piece, Spot(x, y - 6, 0, at.tile))])
            caption = PromptItem()
            caption.set_centre(x, y + at.tile + 14 * zoom, max(2 * radius, _CAPTION * zoom), zoom)
            caption.say(scene.aside.caption, pill=True, small=True)
            self.scene().addItem(caption)
            if THEME.large:
                # Above the hand there is no room for it.
                half = caption.sceneBoundingRect().width() / 2
                caption.setPos(x + at.tile + half, y - 6)
        self._note(scene, zoom, at.hands[0].tiles[0].x - 40)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Its corners are round."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        outline = QPainterPath()
        outline.addRoundedRect(QRectF(self.rect()), CORNER, CORNER)
        painter.setClipPath(outline)
        super().drawBackground(painter, rect)

    def _lay(self, pieces: Iterator[tuple[Laid | None, Spot]] | list[tuple[Laid, Spot]]) -> None:
        for laid, spot in pieces:
            if laid is None:
                continue
            piece = PieceItem(self._faces, Pose(spot, laid.piece, 1.0))
            piece.setOpacity(_OPACITY.get(laid.look, 1.0))
            piece.setToolTip(tip_of(laid.told))
            piece.mark("hinted", laid.better)
            if laid.look in _MARKS:
                piece.mark(_MARKS[laid.look])
            self.scene().addItem(piece)

    def _note(self, scene: Scene, zoom: float, room: float) -> None:
        """In the corner: what is trump, and what is to be followed."""
        style = face.font(face.SERIF, 16 * zoom, 500, italic=True)
        y = self.height() - 34 * zoom
        for words, strong in scene.notes:
            text = QGraphicsSimpleTextItem(face.fitted(words, style, room))
            text.setFont(style)
            text.setBrush(THEME.ink if strong else THEME.ink2)
            text.setPos(20, y)
            self.scene().addItem(text)
            y -= 21 * zoom


def table_picture(show: Show, sight: Sight, size: QSize, ratio: float) -> QPixmap:
    """A picture of ``size`` px of a table as one seat sees it, with nothing but its pieces,
    in a frame with round corners."""
    layout = show.table.layout(sight)
    zoom = size.width() / _PICTURED[0]
    stage = Stage.of(*_PICTURED, layout.seats, trays=False, fans=layout.fans, sides=layout.sides)
    top = table_pixmap(*_PICTURED, stage, zoom * ratio)
    scene, faces = QGraphicsScene(), Faces(zoom * ratio, show.table.face)
    for pose in poses(layout._replace(trays=()), stage).values():
        look = "rest" if pose.look == "legal" else pose.look
        scene.addItem(PieceItem(faces, pose._replace(look=look, told=None, tag="", words="")))
    with painting(top) as painter:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        scene.render(painter, QRectF(0, 0, *_PICTURED), QRectF(0, 0, *_PICTURED))
    top.setDevicePixelRatio(ratio)

    def paint(painter: QPainter) -> None:
        painter.setBrush(QBrush(top))
        painter.setPen(QPen(THEME.edge(THEME.ink2, 0.5), 1.2))
        painter.drawRoundedRect(QRectF(QPointF(), size).adjusted(0.6, 0.6, -0.6, -0.6), 6, 6)

    return painted(*size.toTuple(), ratio, paint)


class _NameLine(PictureItem):
    """A name and what stands beside it, centred in one line ``room`` px long."""

    def __init__(
        self, scene: Scene, seat: int, name: str, who: str | None, room: float, zoom: float
    ) -> None:
        """``who``: whose face is before the name; None: nobody's is known."""
        super().__init__()
        self.zoom = zoom
        self._who = who
        self._marked = scene.marked == seat
        self._coin = scene.coin if scene.dealer == seat else ""
        self._name, self._beside = name, scene.beside[seat]
        self.setToolTip(tip_of(name))
        self.changed(QRectF(-room / zoom / 2, -15, room / zoom, 30))

    def draw(self, painter: QPainter) -> None:
        bold, plain = face.font(face.SANS, 16, 700), face.label()
        beside = face.text_width(self._beside, plain) + 10 if self._beside else 0
        seen = 0.0 if self._who is None else FACE + 7
        coin = 2 * COIN + 7 if self._coin else 0
        room = self.boundingRect().width() / self.zoom - beside - (20 if self._marked else 0)
        # The name is what nobody can do without.
        over = face.text_width(self._name, bold) - room
        if seen + coin + over > 0:
            seen = 0
        if coin + over > 0:
            coin = 0
        name = face.fitted(self._name, bold, room - seen - coin)
        wide = face.text_width(name, bold)
        signs = seen + (20 if self._marked else 0) + coin
        x = -(signs + wide + beside) / 2
        if self._who is not None and seen:
            paint_face(painter, THEME, self._who, QRectF(x, -FACE / 2, FACE, FACE))
            x += seen
        if self._marked:
            paint_crescent(painter, THEME, x + 7, 0, 7.5)
            x += 20
        painter.setFont(bold)
        painter.setPen(THEME.brass if self._marked else THEME.ink)
        painter.drawText(QPointF(x, face.baseline(bold, 0)), name)
        x += wide
        if coin:
            paint_coin(painter, x + 7 + COIN, 0, self._coin)
            x += 2 * COIN + 7
        painter.setFont(plain)
        painter.setPen(THEME.ink2)
        painter.drawText(QPointF(x + 10, face.baseline(plain, 0)), self._beside)


# --- where everything lies ------------------------------------------------------------------

NAME: Final = 24.0
FACE: Final = NAME
"""The least line of a name, with its gap to the tiles, and the face in it."""
CORNER: Final = 22.0

_MARGIN, _LARGEST = 16.0, 92.0
_PITCH, _SPARE_GAP, _BLOCK, _REACH, _TRICK = 1.1, 0.3, 2.06, 2.35, 1.12
"""In tile widths: from tile to tile in a hand, more before those that lie apart, from row to row
of a hand in two, the radius of the disc, and the tiles of a trick."""

_OUTER: Final = 0.22
"""The share of the height to spare that lies above, and that below."""

_TRICKS: Final = {
    2: ((0.0, 0.98), (0.0, -1.06)),
    3: ((0.0, 0.72), (-1.22, -0.42), (1.22, -0.42)),
    4: ((0.0, 0.98), (-1.3, 0.0), (0.0, -1.06), (1.3, 0.0)),
    5: ((0.0, 0.98), (-1.3, 0.2), (-0.62, -1.06), (0.62, -1.06), (1.3, 0.2)),
    6: ((0.0, 0.98), (-1.5, 0.1), (-1.15, -1.06), (0.0, -1.06), (1.15, -1.06), (1.5, 0.1)),
}
"""The middles of a trick's pieces from that of the disc, by how many seats there are."""


class HandPlace(NamedTuple):
    """Where a seat's pieces lie, and the middle of its name, with the ``room`` for it in px."""

    tiles: tuple[Spot, ...]
    name: tuple[float, float]
    room: float


class OpenPlaces(NamedTuple):
    """All places for a table of a certain size, in px; hands and trick by place, the seat at the
    bottom first and then clockwise. ``tile``: the width of one; ``disc``: middle and radius."""

    tile: float
    disc: tuple[float, float, float]
    hands: tuple[HandPlace, ...]
    trick: tuple[Spot, ...]


def open_places(
    seats: int, width: float, height: float, zoom: float = 1.0, held: int = 7, spare: int = 1
) -> OpenPlaces:
    """The places on a table of ``width`` by ``height`` px for hands of ``held`` pieces, and
    ``spare`` more that lie apart; names ``zoom`` times as large as they are at least.

    Up to three seats have a row each, at the bottom and at the top. From four on two sit at the
    sides, their hands in two rows.
    """
    line, folded, sides = NAME * zoom, (held + spare + 1) // 2, seats > 3
    whole = _row(held) + spare * _PITCH + (_SPARE_GAP if spare else 0.0)
    above = seats - (3 if sides else 1)
    across = max(2, above)
    rows = line * 2 + _MARGIN * 2 + 12
    widths = [(height - rows) / (4 + 2 * _REACH), _LARGEST]
    if above > 1 or not sides:
        widths.append((width - (across + 1) * _MARGIN) / (across * whole))
    if sides:
        widths.append((width - 4 * _MARGIN) / (2 * _row(folded) + 2 * _REACH))
    tile = max(12.0, min(widths))
    outer = _OUTER * max(0.0, height - rows - (4 + 2 * _REACH) * tile)
    top = _MARGIN + line + tile + outer
    low = height - top
    x, y = width / 2, height / 2

    def row(middle: float, y: float, *, below: bool = False, first: bool = False) -> HandPlace:
        """A hand in one row; what lies apart lies at its end, or comes ``first``."""
        left = middle - (_row(held) - 1) * tile / 2
        places = [left + place * _PITCH * tile for place in range(held)]
        for number in range(spare):
            aside = (_PITCH * (number + 1) + _SPARE_GAP) * tile
            places.append(left - aside if first else left + (_row(held) - 1) * tile + aside)
        name = y + (tile + line / 2 + 3 if below else -tile - line / 2 - 1)
        tiles = tuple(Spot(place, y, 0.0, tile) for place in places)
        return HandPlace(tiles, (middle, name), whole * tile)

    def block(middle: float, y: float) -> HandPlace:
        """A hand in two rows, its name above."""
        left, half = middle - (_row(folded) - 1) * tile / 2, _BLOCK / 2 * tile
        tiles = tuple(
            Spot(
                left + place % folded * _PITCH * tile,
                y + (half if place >= folded else -half),
                0.0,
                tile,
            )
            for place in range(held + spare)
        )
        name = y - _BLOCK * tile - line / 2 - 1
        free = 2 * min(away - _MARGIN, width / 2 - _REACH * tile - away)
        return HandPlace(tiles, (middle, name), max(_row(folded) * tile + 20, free))

    # The pieces apart lie outside at the left, so that both ends look alike.
    away = max(_MARGIN + (whole - _row(held) / 2) * tile, width * 0.46 / across)
    upper = [row(x, top)]
    if above > 1:
        step = (width - 2 * away) / (above - 1)
        upper = [row(away + n * step, top, first=n == 0) for n in range(above)]
    if sides:
        away = max(_MARGIN + _row(folded) * tile / 2, width * 0.16)
        # Its name stands clear of the row at the top.
        middle = max(y, top + (1 + _BLOCK) * tile + line + 2)
        upper = [block(away, middle), *upper, block(width - away, middle)]
    size = tile * _TRICK
    trick = tuple(
        Spot(x + right * size, y + down * size, 0, size) for right, down in _TRICKS[seats]
    )
    disc = (x, y, _REACH * tile)
    return OpenPlaces(tile, disc, (row(x, low, below=True), *upper), trick)


def _row(tiles: int) -> float:
    """How wide a row of so many tiles is, in tile widths."""
    return (tiles - 1) * _PITCH + 1
