"""The slip of paper that a lesson, a question or a warning is written on: it lies on the table and
points at what it speaks of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import (
    QEasingCurve,
    QPoint,
    QPointF,
    QPropertyAnimation,
    QRectF,
    QSizeF,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QMoveEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QTransform,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from moon_desktop.look import typography as faces
from moon_desktop.look.picture import ending
from moon_desktop.look.shadow import soft_rect
from moon_desktop.look.signs import arrow_head
from moon_desktop.look.theme import THEME, faded, mixed
from moon_desktop.windows.beside.place import leave_focus
from moon_desktop.windows.learning.slip_place import EDGE, TOP, place_slip, px_covered, px_told
from moon_desktop.windows.paper.dialog import announce
from moon_desktop.windows.paper.dress import inked
from moon_desktop.windows.paper.fitting import zooms
from moon_desktop.windows.paper.painted import ARROWS, Drawn
from moon_desktop.windows.paper.scrolling import follow_finger
from moon_desktop.windows.score.pad_paper import PadGround, paint_grain, paint_paper
from moon_desktop.words.language import tr
from moon_desktop.words.table import sentences

WIDTH, LEAST_HEIGHT = 246, 150
"""Px of the paper at zoom 1; it grows in height with its words."""
_NARROWER: Final = 236
"""Px where else it would lie over something, and there is room beside your plate;"""
_WIDE, _WIDER, _WIDEST, _HIGHEST = 290, 340, 480, 0.6
"""and where it would be too high for the room beside and above what is played with; and of large
words, where it would take more than so much of the view's height."""

_SMALLER: Final = 0.7
"""How small of their size its words become before it lies over what is needed, if not pressed."""

MOVE: Final = 240
"""Ms in which it goes to another place."""

LEAVE: Final = "leave"
"""What ``pressed`` tells of the key that leaves."""

_ROOM: Final = 30
"""Px round the paper, for its shadow and the wedge."""
_BASE, _REACH = 52.0, 14.0
"""Of the wedge: along the paper's edge, and away from it."""
_NEAR: Final = 80.0
"""Px to what it points at, at the most."""
_MARGIN, _CORNER, _DOT = 18, 5.0, 7.5
_TAPE: Final = QRectF(-38, -9, 76, 17)
"""About the middle of the paper's upper edge; none where it would lie on what is pressed."""
_SWAPPED: Final = QTransform(0, 1, 1, 0, 0, 0)
"""What is across goes down."""
_BLACK, _WHITE = QColor("#000000"), QColor("#FFFFFF")


class _Form(NamedTuple):
    """How much larger than its least size a slip is made, and how wide at zoom 1."""

    zoom: float
    wide: int


class SlipTold(NamedTuple):
    """What stands on a slip; what is empty is left out."""

    title: str
    words: str
    act: str = ""
    """What is to be done now."""
    keys: tuple[tuple[str, str], ...] = ()
    """The name and the words of each; the first one takes the focus."""
    done: int = 0
    """How many steps lie behind the reader,"""
    of: int = 0
    """of so many; each is a dot."""
    leave: str = ""
    """The words of the key that leaves."""

    @property
    def aloud(self) -> str:
        """All of it in one, for those who cannot see it."""
        return sentences((self.title, self.words, self.act))


class Slip(QWidget):
    """The widget is as large as the paper; what lies round that lets every click through."""

    pressed = Signal(str)
    """A key of the slip was pressed: its name, or ``LEAVE``."""

    def __init__(self, view: QWidget) -> None:
        super().__init__(view)
        self._view = view
        self._ground = _SlipGround(view)
        self._body: QWidget | None = None
        self.told: SlipTold | None = None
        """What stands there, while it is shown."""
        self.keys: dict[str, QPushButton] = {}
        """Its keys by name, ``LEAVE`` too."""
        self._form = _Form(1.0, WIDTH)
        self._sizes = dict[_Form, QSizeF]()
        """Of what stands there in each of its forms, as far as that was tried."""
        self.zoom = 1.0
        """How much larger than its least size it is made from now on, or less, rather than that it
        covers what is to be pressed."""
        self.motion = 1.0
        """What scales the time it takes to move; 0: it is there at once."""
        self._going = QPropertyAnimation(self, b"pos", self)
        self._going.setEasingCurve(QEasingCurve.Type.OutCubic)
        self.hide()

    @property
    def paper(self) -> QRectF:
        """Where it lies in the view, or goes to."""
        moving = self._going.state() == QPropertyAnimation.State.Running
        at = self._going.endValue() if moving else self.pos()
        return QRectF(QPointF(at), QPointF(at) + QPointF(self.width(), self.height()))

    def tell(self, told: SlipTold) -> None:
        """Writes ``told`` on the slip, in place of what stood there; ``place`` says where it is to
        lie. Without keys the focus stays where it is."""
        self._sizes.clear()
        self._write_down(told, _Form(self.zoom, WIDTH))

    def _write_down(self, told: SlipTold, form: _Form) -> None:
        held = self.isAncestorOf(self.window().focusWidget())
        self._clear()
        self.told, self._form = told, form
        zoom, wide = form
        self._body = body = QWidget(self)
        # Not to the slip: of former forms that are to go each would be polished anew, too.
        body.setStyleSheet(_style(zoom))
        column = QVBoxLayout(body)
        edge = round(_MARGIN * zoom)
        # Keys have room of their own, for fingers.
        column.setContentsMargins(edge, edge, edge, edge // 8)
        column.setSpacing(edge // 3)
        write, page = self._write, QWidget(body)
        words = QVBoxLayout(page)
        words.setContentsMargins(0, 0, 0, 0)
        words.setSpacing(edge // 3)
        words.addWidget(write(QLabel(told.title, page), faces.slip_title(), "pink"))
        words.addWidget(write(QLabel(told.words, page), faces.slip_words(), "pink"))
        words.addSpacing(edge // 6)
        if told.act:
            act = _Act(told.act, zoom, page)
            words.addWidget(write(act, faces.slip_act(), "pink"))
        words.addStretch(1)
        column.addWidget(page, 1)
        keys = [self._key(*key) for key in told.keys]
        leave = [self._key(LEAVE, told.leave)] if told.leave else []
        # One key stands in the last line where there is room for it: so the slip is lower.
        needed = sum(key.sizeHint().width() / zoom + 8 for key in (*keys, *leave))
        one = len(keys) == 1 and needed + _DOT * told.of <= wide - 2 * _MARGIN
        if keys and not one:
            column.addLayout(self._row_of_keys(keys))
        if told.of or leave or one:
            column.addLayout(self._foot(told, [*keys, *leave] if one else leave))
        width, most = round(wide * zoom), self._view.height() - round(TOP + EDGE)
        height = max(round(LEAST_HEIGHT * zoom), column.totalHeightForWidth(width))
        if height > most:
            # Its keys stay in sight.
            area = QScrollArea(body)
            area.setFrameShape(QFrame.Shape.NoFrame)
            area.setWidgetResizable(True)
            area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            column.replaceWidget(page, area)
            area.setWidget(page)
            follow_finger(area)
            self._sizes[form] = QSizeF(width, height)
            height = most
        body.setGeometry(0, 0, width, height)
        self.resize(width, height)
        self._sizes.setdefault(form, self.size().toSizeF())
        body.show()
        if told.keys and self.isVisible():
            self._take_focus()
        elif held:
            self._view.setFocus()

    def place(
        self,
        target: QRectF | None,
        avoid: Sequence[QRectF] = (),
        looked_at: Sequence[QRectF] = (),
        known: Sequence[QRectF] = (),
        rather: Sequence[QRectF] = (),
        pressed: Sequence[QRectF] = (),
    ) -> None:
        """Shows the slip near ``target``, all in px of the view, and points at it; it lies over
        nothing that is to be ``pressed``, and over none of ``avoid`` where there is any room for
        that, then over none of ``looked_at`` and of what is ``known``, and ``rather`` over none
        of those. A slip that is shown already goes there."""
        if (told := self.told) is None:
            return
        here = self.paper if self.isVisible() else None
        orders = avoid, looked_at, known
        view = QRectF(self._view.rect())

        def placed(form: _Form) -> tuple[list[float], QRectF]:
            if form not in self._sizes:
                self._write_down(told, form)
            size = self._sizes[form]
            low = size.boundedTo(view.size() - QSizeF(0, TOP + EDGE))
            paper = place_slip(low, view, target, *orders, rather, here, pressed)
            over = px_covered(paper, pressed) + size.height() - low.height()
            high = max(0.0, size.height() - _HIGHEST * view.height()) if THEME.large else 0.0
            return [over, px_covered(paper, avoid), high, px_told(paper, *orders[1:])], paper

        found = {self._form: placed(self._form)}
        if any(found[self._form][0]):
            widths = (WIDTH, _NARROWER, _WIDER, _WIDEST if THEME.large else _WIDE)
            for zoom in zooms(self.zoom):
                forms = [_Form(zoom, wide) for wide in widths]
                found |= {form: placed(form) for form in forms if form not in found}
                over, first = min(found[form][0][:2] for form in forms)
                if not over and (not first or zoom <= _SMALLER * self.zoom):
                    break
        best = min(found, key=lambda form: found[form][0])
        if self._form != best:
            self._write_down(told, best)
        paper = found[best][1]
        tape = _TAPE.translated(paper.center().x(), paper.top())
        self._ground.point(paper, target, taped=not px_covered(tape, pressed))
        there = QPoint(round(paper.x()), round(paper.y()))
        self._going.stop()
        if here is None or not self.motion:
            self.move(there)
        elif there != self.pos():
            self._going.setDuration(round(MOVE * self.motion))
            self._going.setStartValue(self.pos())
            self._going.setEndValue(there)
            self._going.start()
        if here is None:
            self._ground.show()
            self.show()
            if told.keys:
                self._take_focus()
        self._follow()
        self._ground.raise_()
        self.raise_()
        if self.accessibleName() != told.aloud:
            self.setAccessibleName(told.aloud)
            if not self.isAncestorOf(self.window().focusWidget()):
                # Else it is read with the key that has the focus.
                announce(self, told.aloud)

    def withdraw(self) -> None:
        """Takes the slip away; the keys of the keyboard are the table's again."""
        self._going.stop()
        leave_focus(self._view, self)
        self.hide()
        self._ground.hide()
        self._clear()

    def _clear(self) -> None:
        if self._body is not None:
            self._body.hide()
            self._body.deleteLater()
        self._body = self.told = None
        self.keys = {}
        self.setAccessibleName("")

    def _take_focus(self) -> None:
        assert self.told is not None
        self.keys[self.told.keys[0][0]].setFocus(Qt.FocusReason.OtherFocusReason)

    # --- what stands on it --------------------------------------------------------------------

    def _write(self, label: QLabel, face: QFont, ink: str) -> QLabel:
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        face = QFont(face)
        face.setPixelSize(round(face.pixelSize() * self._form.zoom))
        label.setFont(face)
        return inked(label, ink)

    def _key(self, name: str, words: str) -> QPushButton:
        key = _SlipKey(words, self._body)
        if name == LEAVE:
            key.setProperty("role", LEAVE)
        else:
            # The first is in brass.
            key.setDefault(not self.keys)
        key.setCursor(Qt.CursorShape.PointingHandCursor)
        key.clicked.connect(lambda: self.pressed.emit(name))
        self.keys[name] = key
        return key

    def _row_of_keys(self, keys: Sequence[QPushButton]) -> QHBoxLayout | QVBoxLayout:
        """Side by side, or one below another where their words are long."""
        room = (self._form.wide - 2 * _MARGIN) * self._form.zoom
        beside = sum(key.sizeHint().width() + 6 for key in keys) - 6 <= room
        row = QHBoxLayout() if beside else QVBoxLayout()
        row.setSpacing(6)
        for key in keys:
            row.addWidget(key)
        if beside:
            row.addStretch(1)
        return row

    def _foot(self, told: SlipTold, keys: Sequence[QPushButton]) -> QHBoxLayout:
        foot = QHBoxLayout()
        foot.addStretch(1)
        room = self._form.wide - 2.0 * _MARGIN
        for key in keys:
            foot.addWidget(key)
            room -= key.sizeHint().width() / self._form.zoom + 8
        if told.of:
            dots = _dots(told.done, told.of, room, self._form.zoom, self._body)
            foot.insertWidget(0, dots)
        return foot

    # --- where it lies ------------------------------------------------------------------------

    def _follow(self) -> None:
        """The ground lies under the paper, wherever that is."""
        room = _ROOM
        self._ground.setGeometry(self.geometry().adjusted(-room, -room, room, room))

    def moveEvent(self, event: QMoveEvent) -> None:
        self._follow()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press on the paper is none on the table below."""
        event.accept()


class _SlipKey(QPushButton):
    """Enter presses it, as Space does; arrows and all else are the table's."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
        elif event.key() in ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)


class _Act(QLabel):
    """The line that says what is to be done, after a mark in brass. It has no ground of its own: it
    is no key."""

    def __init__(self, words: str, zoom: float, parent: QWidget) -> None:
        super().__init__(words, parent)
        self._zoom = zoom
        high = round(7 * zoom)
        self.setContentsMargins(round(17 * zoom), high, 0, high)

    @ending
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = THEME.pink if THEME.flat else THEME.brassd
        middle = self.contentsMargins().top() + self.fontMetrics().height() / 2
        painter.fillPath(arrow_head(2 * self._zoom, middle, 5 * self._zoom), ink)
        painter.end()
        super().paintEvent(event)


def _dots(done: int, of: int, room: float, zoom: float, parent: QWidget | None) -> Drawn:
    """A dot a step: filled where it is done, ringed where the reader stands."""
    pitch = min(13.0, (room - 6) / of)
    radius = min(3.4, pitch * 0.28)

    def paint(painter: QPainter, at: QPointF) -> None:
        for step in range(of):
            now = step == done
            painter.setPen(QPen(THEME.brassd if now else THEME.pink2, 2.2 if now else 1.1))
            painter.setBrush(THEME.pink if step <= done else Qt.BrushStyle.NoBrush)
            size = radius + 1 if now else radius
            painter.drawEllipse(QPointF(4 + radius + step * pitch, at.y()), size, size)

    dots = Drawn(paint, (round(of * pitch + 6), 16), parent, zoom)
    words = tr("Step {step} of {steps}").format(step=min(done + 1, of), steps=of)
    dots.setAccessibleName(words)
    dots.setToolTip(words)
    return dots


class _SlipGround(PadGround):
    """The paper with its tape, its shadow and its wedge; it takes no clicks."""

    def __init__(self, view: QWidget) -> None:
        super().__init__(view)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._wedge, self._taped = QPainterPath(), True
        self.hide()

    def point(self, paper: QRectF, target: QRectF | None, *, taped: bool) -> None:
        """The wedge points from ``paper``, which is ``taped`` down or not, to ``target``."""
        wedge = wedge_to(paper, target)
        wedge.translate(_ROOM - paper.x(), _ROOM - paper.y())
        if (wedge, taped) != (self._wedge, self._taped):
            self._wedge, self._taped = wedge, taped
            self.repaint_ground()

    def paint_ground(self, painter: QPainter, whole: QRectF, ratio: float) -> None:
        paper = whole.adjusted(_ROOM, _ROOM, -_ROOM, -_ROOM)
        soft_rect(painter, THEME, paper.adjusted(5, 12, -5, 8), _CORNER, 18, _BLACK, 0.5)
        soft_rect(painter, THEME, paper.translated(0, 4), _CORNER, 7, _BLACK, 0.4)
        outline = QPainterPath()
        outline.addRoundedRect(paper, _CORNER, _CORNER)
        outline = outline.united(self._wedge)
        painter.fillPath(outline.translated(0.4, 1.4), mixed(THEME.paper2, _BLACK, 0.35))
        paint_paper(painter, outline, THEME.wash if THEME.dark else THEME.paper)
        paint_grain(painter, outline, ratio, 0.3)
        if THEME.dark:
            # On the night's mat paper is known by its edge.
            painter.strokePath(outline, QPen(THEME.pink if THEME.flat else THEME.rim, 1))
        if not self._taped:
            return
        painter.translate(paper.center().x(), paper.top())
        painter.rotate(-2.5)
        painter.fillRect(_TAPE, faded(mixed(THEME.stitch, THEME.paper, 0.25), 0.72))
        painter.setPen(QPen(faded(_WHITE, 0.25), 1))
        painter.drawLine(_TAPE.topLeft(), _TAPE.topRight())


def wedge_to(paper: QRectF, target: QRectF | None) -> QPainterPath:
    """From the side of ``paper`` that looks at ``target``, as near to it as the paper reaches."""
    if target is None or paper.intersects(target):
        return QPainterPath()
    across = max(target.left() - paper.right(), paper.left() - target.right())
    down = max(target.top() - paper.bottom(), paper.top() - target.bottom())
    if max(across, down) > _NEAR:
        # It would seem to mean what lies between: the ring round what is meant says enough.
        return QPainterPath()
    if across < down:
        return _SWAPPED.map(wedge_to(_SWAPPED.mapRect(paper), _SWAPPED.mapRect(target)))
    half, at = _BASE / 2, target.center().y()
    edge, out = (paper.right(), 1) if target.left() > paper.center().x() else (paper.left(), -1)
    # Clear of the corners, and above of the tape.
    middle = max(paper.top() + half + 12, min(at, paper.bottom() - half - 8))
    tip = QPointF(edge + out * min(_REACH, across - 2), max(middle - half, min(at, middle + half)))
    path = QPainterPath(QPointF(edge - out, middle - half))
    path.lineTo(tip)
    path.lineTo(edge - out, middle + half)
    path.closeSubpath()
    return path


def _style(zoom: float) -> str:
    """How large its keys are; the one that leaves is a word. The room round them takes a finger,
    too."""

    def px(length: float) -> str:
        return f"{round(length * zoom)}px"

    return f"""
    QPushButton {{ font-size: {px(14)}; font-weight: 700; border-radius: {px(9)};
        padding: 1px {px(11)}; min-width: 0; min-height: {px(34)}; margin: {px(3)} 0;
        outline: none; }}
    QPushButton[role="leave"] {{ font-weight: 600; padding: 1px {px(4)};
        min-height: {px(28)}; margin: {px(6)} 0; }}
    """
