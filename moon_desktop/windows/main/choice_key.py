"""One big plain key near your hand: a bid, a trump, an end, or going on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, Literal, NamedTuple, TypeAlias

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QPainter,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from moon_desktop.games.views.panel import OfferKind
from moon_desktop.look import typography as faces
from moon_desktop.look.crescent import crescent_path
from moon_desktop.look.emblems import paint_emblem
from moon_desktop.look.ring import REACH
from moon_desktop.look.shadow import soft_rect
from moon_desktop.look.signs import paint_hint_badge
from moon_desktop.look.theme import THEME, faded, graded, mixed
from moon_desktop.windows.paper.painted import PaintedButton

KeyKind: TypeAlias = OfferKind | Literal["go", "digit"]
"""What is offered, a great promise with a crescent; going on, in brass; a figure among many."""

Ground: TypeAlias = Literal["ivory", "mat", "brass"]
"""What a key is made of."""

ROOM, NEAR = 7, 5
"""Px round a key for its shadow and the ring of the keyboard focus; where many stand near."""


class _Look(NamedTuple):
    """What a key is made of, the face of its words, and px: the least width, what is beside the
    words, the height."""

    ground: Ground
    face: Callable[[], QFont]
    least: int = 0
    beside: int = 0
    high: int = 0


_STRONG: Final = partial(faces.key_word, strong=True)
_LOOKS: Final[Mapping[KeyKind, _Look]] = {
    "figure": _Look("ivory", faces.key_figure, 58, 26, 54),
    "digit": _Look("ivory", faces.key_digit, 44, 12, 46),
    "plain": _Look("mat", faces.key_word, 0, 58, 52),
    "great": _Look("ivory", _STRONG, 0, 52, 54),
    "go": _Look("brass", _STRONG, 0, 56, 48),
    "emblem": _Look("mat", faces.label, 50, 4, 70),
    "picture": _Look("mat", _STRONG),
}

_ENDLESS: Final = (1 << 24) - 1
"""Px that Qt takes for no limit."""

_UNDER: Final = faces.label
_UP, _DOWN = 8.0, 12.0
"""Of a smaller line below the words, and px from the key's middle up to these and down to it."""

_RADIUS = 12.0
_EMBLEM = 42.0

_BLACK = QColor("#000000")
_WHITE = QColor("#FFFFFF")


class ChoiceKey(PaintedButton):
    """A key on the table, ``zoom`` times its least size.

    One that is not open is struck through and cannot be focused.
    """

    walks = False
    pointed_at = Signal(bool)
    """The pointer, or the keyboard focus, comes to the key (True) or leaves it; it does not come to
    a pointer that rests."""

    def __init__(
        self,
        kind: KeyKind,
        text: str,
        zoom: float,
        emblem: str = "",
        parent: QWidget | None = None,
        *,
        room: int = ROOM,
    ) -> None:
        super().__init__(text, parent, zoom=zoom, room=room)
        self.kind = kind
        """How it looks."""
        self._emblem = emblem
        self._line = ""
        self.hinted = False
        """Whether it is marked as the key that is advised."""
        self.setMouseTracking(True)
        self.setFixedSize(self.sizeHint())

    @property
    def explanation(self) -> str:
        """What the key means, or why it is not open; empty where there is nothing to tell."""
        return self.accessibleDescription()

    def explain(self, words: str) -> None:
        """``words`` are told on demand: by the panel, not by a tip over the hand besides."""
        self.setAccessibleDescription(words)

    def name_anew(self, words: str) -> None:
        """The key says ``words`` from now on."""
        self.setText(words)
        self.setAccessibleName(words)
        self.setFixedSize(self.sizeHint())

    def add_line(self, words: str) -> None:
        """Smaller words below those of the key."""
        self._line = words
        self.setFixedSize(self.sizeHint())

    def close_it(self, why: str) -> None:
        """Strikes the key through; ``why`` is told on demand."""
        self.setEnabled(False)
        self.explain(why)
        self.setCursor(Qt.CursorShape.ArrowCursor)

    def show_hinted(self, hinted: bool) -> None:
        """Marks the key as the one that is advised, or no longer."""
        self.hinted = hinted
        self.update()

    def sizeHint(self) -> QSize:
        """The key with the room round it."""
        width = max(
            faces.text_width(self.text(), self._face),
            faces.text_width(self._line, _UNDER()) if self._line else 0,
        )
        look = _LOOKS[self.kind]
        size = QSize(max(look.least, round(width) + look.beside), look.high)
        return (size + QSize(2 * self.room, 2 * self.room)) * self.zoom

    def stretch(self, *, tall: bool = False) -> None:
        """Takes what width there is from now on, and where it is ``tall`` what height."""
        least, grows = self.sizeHint(), QSizePolicy.Policy.Expanding
        self.setSizePolicy(grows, grows)
        self.setMinimumSize(least)
        self.setMaximumSize(_ENDLESS, _ENDLESS if tall else least.height())

    @property
    def _face(self) -> QFont:
        return _LOOKS[self.kind].face()

    @property
    def _ground(self) -> Ground:
        """What it is made of."""
        return _LOOKS[self.kind].ground

    def _marked(self) -> bool:
        return self.hasFocus() or self.underMouse()

    def event(self, event: QEvent) -> bool:
        """Pointer or focus come or go; a press on a key that is not open points at it, too."""
        match event.type():
            case QEvent.Type.MouseMove | QEvent.Type.FocusIn:
                self.pointed_at.emit(True)
            case QEvent.Type.Leave | QEvent.Type.FocusOut:
                self.pointed_at.emit(False)
            case QEvent.Type.MouseButtonPress if not self.isEnabled():
                self.pointed_at.emit(True)
        return super().event(event)

    def paint_face(self, painter: QPainter, box: QRectF) -> None:
        if self.isDown():
            box.translate(0, 2)
        if not self.isEnabled():
            self._paint_closed(painter, box)
        elif self.kind == "emblem":
            self._paint_emblem(painter, box)
        else:
            self._paint_key(painter, box)
        self.paint_ring(painter, box, _RADIUS, self.room - REACH)
        if self.hinted:
            paint_hint_badge(painter, box.left() + 5, box.top() + 5, 9.5)

    def _paint_key(self, painter: QPainter, box: QRectF) -> None:
        top, bottom, side, ink = self._colours()
        if self.underMouse() and not self.isDown():
            top = mixed(top, _WHITE, 0.25)
        soft_rect(painter, THEME, box.translated(0, 4), _RADIUS, 7, _BLACK, 0.5)
        painter.setPen(Qt.PenStyle.NoPen)
        if not self.isDown():
            painter.setBrush(side)
            painter.drawRoundedRect(box.translated(0, 3), _RADIUS, _RADIUS)
        painter.setBrush(graded(box.top(), box.bottom(), (0, top), (1, bottom)))
        painter.drawRoundedRect(box, _RADIUS, _RADIUS)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        lit = 0.30 if self._ground == "mat" else 0.75
        painter.setPen(QPen(THEME.edge(_WHITE, lit), 1.4))
        painter.drawRoundedRect(box.adjusted(0.7, 0.7, -0.7, -0.7), _RADIUS, _RADIUS)
        self._write(painter, box, ink)

    def _colours(self) -> tuple[QColor, QColor, QColor, QColor]:
        """Of its upper and its lower edge, its side, and the words."""
        ground = self._ground
        if ground == "ivory":
            return THEME.ivory0, THEME.ivory1, THEME.side, THEME.pip
        if ground == "mat":
            mats = mixed(THEME.mat0, THEME.panelhi, 0.35), mixed(THEME.mat1, THEME.panel, 0.35)
            return *mats, THEME.panel, THEME.ink
        return (
            mixed(THEME.brass, _WHITE, 0.18 * (not THEME.flat)),
            THEME.brass,
            THEME.brassd,
            THEME.onbrass,
        )

    def _write(self, painter: QPainter, box: QRectF, ink: QColor) -> None:
        face = self._face
        x = box.center().x()
        if self.kind == "great":
            crescent = crescent_path(box.left() + 17, box.center().y(), 7.5)
            painter.fillPath(crescent, THEME.brassd if self.isEnabled() else ink)
            x += 9
        up = _UP if self._line else 0.0
        y = box.center().y()
        faces.write(painter, self.text(), face, ink, x, y - up, at=0.5)
        faces.write(painter, self._line, _UNDER(), ink, box.center().x(), y + _DOWN, at=0.5)

    def _paint_emblem(self, painter: QPainter, box: QRectF) -> None:
        if self._marked():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(THEME.brass, 0.16))
            painter.drawRoundedRect(box, _RADIUS, _RADIUS)
        left = box.center().x() - _EMBLEM / 2
        emblem = QRectF(left, box.top() + 4, _EMBLEM, _EMBLEM)
        paint_emblem(painter, THEME, self._emblem, emblem)
        face = faces.label(strong=self._marked())
        x, y = box.center().x(), box.bottom() - 12
        faces.write(painter, self.text(), face, THEME.ink, x, y, at=0.5)

    def _paint_closed(self, painter: QPainter, box: QRectF) -> None:
        sunk = self._sink(painter, box)
        dim = faded(THEME.ink2, 0.55)
        middle = sunk.center()
        if self.kind == "emblem":
            painter.save()
            painter.setOpacity(0.35)
            self._paint_emblem(painter, box)
            painter.restore()
            middle.setY(box.top() + 4 + _EMBLEM / 2)
        else:
            self._write(painter, sunk, dim)
        self._strike(painter, middle, min(20.0, sunk.width() / 2 - 8))

    def _sink(self, painter: QPainter, box: QRectF) -> QRectF:
        """Draws the hollow of a key that is not open, and tells where."""
        painter.setPen(QPen(THEME.edge(THEME.ink2, 0.25), 1))
        painter.setBrush(faded(_BLACK, 0.22))
        sunk = box.adjusted(0.5, 3.5, -0.5, -0.5)
        painter.drawRoundedRect(sunk, _RADIUS, _RADIUS)
        return sunk

    def _strike(self, painter: QPainter, middle: QPointF, reach: float) -> None:
        """Strikes through what lies at ``middle``."""
        low, high = QPointF(-reach, reach * 0.8), QPointF(reach, -reach * 0.8)
        # Dark on both sides, so that it stands out from a pale emblem too.
        for colour, wide in ((faded(THEME.panel, 0.85), 4.6), (faded(THEME.ink2, 0.9), 2.0)):
            painter.setPen(QPen(colour, wide, c=Qt.PenCapStyle.RoundCap))
            painter.drawLine(middle + low, middle + high)
