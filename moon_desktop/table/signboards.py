"""The signs on the felt: a bid said in a bubble, the contract's plaque, the prompt, and the tab of
who thinks."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPolygonF, QTransform
from PySide6.QtWidgets import QGraphicsScene

from moon_desktop.look import typography as faces
from moon_desktop.look.emblems import paint_emblem
from moon_desktop.look.panels import paint_panel
from moon_desktop.look.shadow import soft_rect
from moon_desktop.look.theme import THEME, faded, graded, mixed
from moon_desktop.table.picture_item import PanelItem, PictureItem
from moon_desktop.table.stage import Box, Stage, Tip, plaque_size
from moon_desktop.table.tempo import BUBBLE, Tempo

_BUBBLE_HEIGHT = 50.0
_BUBBLE_RADIUS = 20.0
_TAIL = 16.0
_LEAST = 64.0
_MOST = 220.0
_BLACK = QColor("#000000")
_BUD = 0.6
"""How large a bubble is that begins to grow."""
_OUT_BACK = QEasingCurve(QEasingCurve.Type.OutBack)
_OUT_BACK.setOvershoot(1.1)


class BubbleItem(PictureItem):
    """A bubble whose tip is the item's origin: it grows out of its speaker."""

    def __init__(self) -> None:
        super().__init__()
        self._text = ""
        self._tip = Tip(0.0, 0.0, 0, True)
        self._taken: Sequence[Box] = ()
        self._spoken = False
        self._least = 1.0
        self._coming: QVariantAnimation | None = None

    def come(self, pace: Tempo) -> None:
        """Is seen from now on, if it was not, while there is room for it."""
        self._spoken = True
        if self.isVisible() or self.crowded:
            return
        self.show()
        self._least = _BUD if pace.travel else 1.0
        ms = pace.moving(BUBBLE)
        # It may have gone while it still grew.
        coming, self._coming = self._coming, None
        if coming is not None:
            coming.stop()
        self._grow(0.0 if ms else 1.0)
        if ms:
            coming = QVariantAnimation(self.scene(), startValue=0.0, endValue=1.0, duration=ms)
            coming.valueChanged.connect(self._grow)
            coming.finished.connect(self._came)
            coming.start(QVariantAnimation.DeletionPolicy.DeleteWhenStopped)
            self._coming = coming

    def go(self) -> None:
        """Is seen no longer."""
        self._spoken = False
        self.hide()

    def _came(self) -> None:
        self._coming = None

    def _grow(self, share: float) -> None:
        self.setScale(self._least + (1 - self._least) * _OUT_BACK.valueForProgress(share))
        self.setOpacity(min(1.0, 2 * share))

    def say(self, text: str) -> None:
        """Figures are set large, words in italics."""
        if text != self._text:
            self._text = text
            self._repaint()
            self._make_room()

    def set_tip(self, tip: Tip, zoom: float = 1.0, taken: Sequence[Box] = ()) -> None:
        """Where the bubble points, how much larger than usual it is, and what it never lies over:
        there it is not seen, as the speaker's own plate tells the same."""
        self.setPos(round(tip.x), round(tip.y))
        self._tip, self.zoom, self._taken = tip, zoom, taken
        self._repaint()
        self._make_room()

    def _make_room(self) -> None:
        seen = self._spoken and not self.crowded
        if seen and not self.isVisible():
            self._grow(1.0)
        self.setVisible(seen)

    @property
    def body(self) -> QRectF:
        """What is lettered, in px of the table."""
        scaled = QTransform().scale(self.zoom, self.zoom).mapRect(self._set()[2])
        return scaled.translated(self.pos())

    @property
    def crowded(self) -> bool:
        """Whether there is no room for it, with what it says."""
        body = self.body
        return self._tip.crowded or any(QRectF(*box).intersects(body) for box in self._taken)

    def _set(self) -> tuple[QFont, str, QRectF]:
        """Face and words, and the body of the bubble."""
        face = faces.bubble_figure() if self._text.isdecimal() else faces.bubble_word()
        words = faces.fitted(self._text, face, _MOST - 36)
        width = max(_LEAST, faces.text_width(words, face) + 36)
        # The tail leaves the body near the side it leans away from.
        x = -width / 2 + self._tip.lean * (width / 2 - 14 - _TAIL / 2)
        y = _TAIL if self._tip.below else -_TAIL - _BUBBLE_HEIGHT
        if self._tip.level:
            x, y = _TAIL if self._tip.lean > 0 else -_TAIL - width, -_BUBBLE_HEIGHT / 2
        return face, words, QRectF(x, y, width, _BUBBLE_HEIGHT)

    def _repaint(self) -> None:
        _, _, body = self._set()
        self.changed(body.united(QRectF(-2, -2, 4, 4)).adjusted(-14, -12, 14, 18))

    @property
    def reads(self) -> str:
        return self._text

    def draw(self, painter: QPainter) -> None:
        face, words, body = self._set()
        soft_rect(painter, THEME, body.translated(0, 4), _BUBBLE_RADIUS, 8, _BLACK, 0.42)
        shape = QPainterPath()
        shape.addRoundedRect(body, _BUBBLE_RADIUS, _BUBBLE_RADIUS)
        down = 1 if self._tip.below else -1
        root = body.top() + 8 if self._tip.below else body.bottom() - 8
        lean, tip = self._tip.lean or 1, QPointF(0, 0)
        side = QPointF(lean * 17, root + down * 4)
        tail = QPainterPath()
        other = QPointF(-lean * 3, root)
        if self._tip.level:
            root = body.left() + 8 if lean > 0 else body.right() - 8
            side, other = QPointF(root, -10), QPointF(root, 10)
        tail.addPolygon(QPolygonF([tip, side, other, tip]))
        shape = shape.united(tail)
        fill = graded(body.top() - _TAIL, body.bottom(), (0, THEME.ivory0), (1, THEME.ivory1))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.fillPath(shape.translated(0, 1.6), mixed(THEME.ivory2, THEME.side, 0.35))
        painter.fillPath(shape, fill)
        faces.write(painter, words, face, THEME.pip, *body.center().toTuple(), at=0.5)


_PLAQUE_RADIUS = 16.0
_MARGIN = 14.0


class PlaqueItem(PanelItem):
    """A panel with an emblem, a title and a line of detail."""

    def __init__(self) -> None:
        super().__init__()
        self._emblem = "moon"
        self.words = "", ""
        """The title and the line."""

    def set_box(self, box: Box, compact: bool) -> None:
        self.put(box, plaque_size(compact), compact)

    def show_contract(self, emblem: str, title: str, line: str) -> None:
        """`emblem` is "0" to "6", "doubles", "none" or "moon", a card's sign, or
        none; the words are set as given."""
        if (emblem, title, line) != (self._emblem, *self.words):
            self._emblem, self.words = emblem, (title, line)
            self.repaint()

    @property
    def reads(self) -> str:
        return "\n".join(self.words)

    def draw(self, painter: QPainter) -> None:
        # A sentence does not turn round for a name in it.
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        width, height = self.size
        paint_panel(painter, QRectF(0, 0, width, height), _PLAQUE_RADIUS)
        side = 36.0 if self.compact else 40.0
        # The side wall hangs below the face: the whole of it looks centred a little higher.
        emblem = QRectF(_MARGIN, (height - side) / 2 - 1, side, side)
        paint_emblem(painter, THEME, self._emblem, emblem)
        x = emblem.right() + _MARGIN if self._emblem else _MARGIN + 4
        title, line = self.words
        middle, up, down = height / 2, (10.5 if line else 0.0), 11.5
        for text, face, ink, y in (
            (title, faces.plaque_title(compact=self.compact), THEME.ink, middle - up),
            (line, faces.plaque_line(), THEME.ink2, middle + down),
        ):
            # It may begin with a name of any length, and what matters comes last.
            cut = Qt.TextElideMode.ElideMiddle
            faces.write(painter, text, face, ink, x, y, room=width - x - 8, cut=cut)


_PROMPT_HEIGHT = 34.0
_LINE = 17.0
"""From line to line, where there are two."""
_SIDE = 18.0
_FULL, _TIGHT = 1.85, 1.3
"""How full two lines may be, in lines, for the words to be parted well, and one in smaller words.
"""
_TAKEN, _FACE = 42.0, 38.0
"""The height of the pill that tells who took a trick, and a face in it."""


class PromptItem(PictureItem):
    """One line of italics, centred on the item's position."""

    def __init__(self) -> None:
        super().__init__()
        self._own = "", False, False
        self._brief = ""
        self._meanwhile = ""
        self.portrait: Callable[[QPainter, QRectF], None] | None = None
        """Draws who is spoken of at the left of a pill of usual size."""
        self._most = 600.0
        self._lines, self._lower = 1, 0.0

    def say(
        self,
        text: str,
        *,
        pill: bool = False,
        small: bool = False,
        brief: str = "",
    ) -> None:
        """Shows `text`; on a dark pill where it lies over the disc or over tiles. `small` is
        the size of captions. No words, nothing is shown. Where the words are too long,
        it says `brief`, if there is that; a pill of usual size has one line for them."""
        if (text, pill, small, brief) != (*self._own, self._brief):
            self._brief = brief
            # Whatever was fading in is not meant any more.
            self.setOpacity(1.0)
            self._own = text, pill, small
            self._repaint()

    def say_meanwhile(self, text: str) -> None:
        """Shows `text` on a small pill in place of what it says; no text: that again."""
        self._meanwhile = text
        self._repaint()

    @property
    def _words(self) -> tuple[str, bool, bool]:
        return (self._meanwhile, True, True) if self._meanwhile else self._own

    @property
    def told_taken(self) -> bool:
        """Whether it tells who took a trick."""
        text, pill, small = self._own
        return bool(text) and pill and not small

    def set_centre(
        self,
        x: float,
        y: float,
        most: float,
        zoom: float = 1.0,
        lines: int = 1,
        lower: float = 0.0,
    ) -> None:
        """Centres the line on (x, y), `zoom` times its usual size; longer ones than `most` px
        take two `lines`, where there is room for them, so many px `lower`, and at last are cut
        short."""
        self.setPos(round(x), round(y))
        set_so = most / zoom, lines, lower / zoom
        if (*set_so, zoom) != (self._most, self._lines, self._lower, self.zoom):
            (self._most, self._lines, self._lower), self.zoom = set_so, zoom
            self._repaint()

    def _set(self) -> tuple[QFont, str, QRectF]:
        """Face and words, and the room for them."""
        text, pill, small = self._words
        if pill and not small:
            return self._set_taken(text)
        face = faces.caption() if small else faces.prompt()
        room = self._most - 2 * _SIDE
        brief = "" if self._meanwhile else self._brief
        if brief and faces.text_width(text, face) > room * (_FULL if self._lines > 1 else _TIGHT):
            text = brief
        if self._lines > 1 and not pill and faces.text_width(text, face) > room:
            words, face = faces.in_two_lines(text, room)
            wide = max(faces.text_width(line, face) for line in words.splitlines())
            top = self._lower - 20
            return face, words, QRectF(-wide / 2 - _SIDE, top, wide + 2 * _SIDE, 40)
        face = faces.fitting(text, face, room)
        words = faces.fitted(text, face, max(0.0, room))
        half = faces.text_width(words, face) / 2 + _SIDE
        high = _PROMPT_HEIGHT - 4 if small else _PROMPT_HEIGHT
        return face, words, QRectF(-half, -high / 2, 2 * half, high)

    def _set_taken(self, text: str) -> tuple[QFont, str, QRectF]:
        """Who took a trick: one line, however little room there is."""
        face, aside = faces.prompt(), _FACE if self.portrait else 0.0
        room = self._most - 2 * _SIDE - aside
        if faces.text_width(text, face) > room:
            text = self._brief or text
        face = faces.fitting(text, face, room)
        words = faces.fitted(text, face, max(0.0, room))
        wide = faces.text_width(words, face) + 2 * _SIDE + aside
        return face, words, QRectF(-wide / 2, -_TAKEN / 2, wide, _TAKEN)

    def _repaint(self) -> None:
        box = self._set()[2] if self._words[0] else QRectF()
        self.changed(box.adjusted(-6, -8, 6, 8) if self._words[0] else box)

    @property
    def reads(self) -> str:
        return self._words[0]

    def draw(self, painter: QPainter) -> None:
        # A sentence does not turn round for a name in it.
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        (face, words, box) = self._set()
        if self._words[1]:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(THEME.panel, 0.70 if self._words[2] else 0.66))
            painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        else:
            # A breath of shade keeps the words clear of the cloth's nap.
            middle = box.center().y()
            breath = QRectF(box.left() + _SIDE, middle - 4, box.width() - 2 * _SIDE, 8)
            soft_rect(painter, THEME, breath, 4, 9, _BLACK, 0.22)
        aside = 0.0
        if self._words[1] and not self._words[2] and self.portrait is not None:
            aside, inset = _FACE / 2, (_TAKEN - _FACE) / 2
            self.portrait(painter, QRectF(box.left() + inset, -_FACE / 2, _FACE, _FACE))
        lines = words.splitlines()
        for ink, down in ((faded(_BLACK, 0.45), 1.2), (THEME.ink, 0.0)):
            for number, line in enumerate(lines):
                # Two lines stand a little higher, clear of the hand.
                middle = box.center().y() + (number - 0.75 * (len(lines) - 1)) * _LINE
                faces.write(painter, line, face, ink, aside, middle + down - 1, at=0.5)


_TAB = QRectF(-25, -10, 50, 20)
_STEP, _PIP = 11.0, 3.1
_BREATH, _PALE = 1500, 0.4
"""Ms from one breath of the tab to the next, and how far it fades meanwhile."""


class ThinkingSign(PictureItem):
    """An ivory tab with three pips on the lower edge of the plate of a computer player that takes
    its time, as the turn is told on the upper edge."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__()
        self._breath = QVariantAnimation(scene)
        for share, strength in ((0.0, 1.0), (0.5, _PALE), (1.0, 1.0)):
            self._breath.setKeyValueAt(share, strength)
        self._breath.setDuration(_BREATH)
        self._breath.setLoopCount(-1)
        self._breath.valueChanged.connect(self.setOpacity)

    def show_at(self, stage: Stage, place: int, words: str, *, breathes: bool) -> None:
        """Shows it at the plate ``place`` clockwise from the viewer; ``words`` on pointing. Where
        it does not breathe it only lies there."""
        plate = stage.plates[place]
        self.setToolTip(words)
        self.setPos(round(plate.centre[0]), round(plate.bottom))
        self.zoom = stage.zoom
        self.changed(_TAB.adjusted(-9, -6, 9, 12))
        self.setOpacity(1.0)
        self.show()
        if breathes:
            self._breath.start()

    def take_away(self) -> None:
        """Hides it."""
        self._breath.stop()
        self.hide()

    def draw(self, painter: QPainter) -> None:
        round_ = _TAB.height() / 2
        soft_rect(painter, THEME, _TAB.translated(0, 2), round_, 6, _BLACK, 0.42)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(mixed(THEME.ivory2, THEME.side, 0.35))
        painter.drawRoundedRect(_TAB.translated(0, 1.4), round_, round_)
        painter.setBrush(THEME.ivory1)
        painter.drawRoundedRect(_TAB, round_, round_)
        painter.setBrush(THEME.pip)
        for step in (-_STEP, 0.0, _STEP):
            painter.drawEllipse(QPointF(step, 0), _PIP, _PIP)
