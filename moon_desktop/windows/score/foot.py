"""The foot of a score: how the match stands, and what the signs mean."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QLayout, QVBoxLayout, QWidget

from moon_desktop.games.views.sheet import CauseSign, HandRow, Sheet
from moon_desktop.look import typography as face
from moon_desktop.look.crescent import paint_score_moon
from moon_desktop.look.pencil import paint_strokes
from moon_desktop.look.picture import ending
from moon_desktop.look.theme import Theme
from moon_desktop.windows.paper.painted import Drawn
from moon_desktop.windows.score.games import line_in, written_in
from moon_desktop.windows.score.ink import (
    paint_asterisk,
    paint_cause,
    paint_circle,
    paint_double_rule,
    paint_turn_back,
)
from moon_desktop.windows.score.model import ScoreModel
from moon_desktop.words import score as words
from moon_desktop.words.glossary import tip_on
from moon_desktop.words.language import pgettext, tr

_HEIGHT: Final = 84
_MOON: Final = 34
_TOTAL: Final = 26
_SIGN: Final = 21
"""The height of a line with a sign."""
_TOTALS, _BELOW_FROM = 60, 1.3
"""The height of the totals alone, and the zoom above which the legend is below them."""
_ABOVE: Final = 8
"""Between the rule and the first of them, at the least."""
_NAME: Final = "name"
"""What a label is called that has a side's name."""

Sign: TypeAlias = Literal["asterisk", "circle", "stroke", "turned"] | CauseSign


def sign(
    kind: Sign,
    theme: Theme,
    width: int,
    parent: QWidget,
    zoom: float = 1.0,
) -> QWidget:
    """A sign by itself, to stand before what it means."""

    def paint(painter: QPainter, at: QPointF) -> None:
        match kind:
            case "asterisk":
                paint_asterisk(painter, theme.red, at.x(), at.y())
            case "circle":
                wide = min(24, width)
                box = QRectF(at.x() - wide / 2, at.y() - 8, wide, 16)
                paint_circle(painter, theme.red, box, 0)
            case "stroke":
                paint_strokes(painter, theme.pink, at.x(), at.y(), 15, 1)
            case "turned":
                paint_turn_back(painter, theme.pink2, at.x(), at.y())
            case "card" | "big" | "little" | "reneged":
                paint_cause(painter, theme, kind, at.x(), at.y())

    return Drawn(paint, (width, _SIGN), parent, zoom)


class Figure(QLabel):
    """A side's total of the match, or of the only game, with a circle round it where its own has
    one."""

    def __init__(self, sheet: Sheet, side: int, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        total = sheet.scores[side] if sheet.single else sheet.totals[side]
        plain = sheet.single or sheet.terms.kind == "best-of"
        self.circled = sheet.single and sheet.circled(total)
        self.setText(words.figure(total) if plain else words.signed(total))
        told = words.aloud(total) if plain else words.signed_aloud(total)
        self.setAccessibleName(f"{sheet.sides[side]} {told}")
        gain = "good" if total and not sheet.single else "pink"
        written_in(self, theme, "red" if total < 0 else gain)
        if not sheet.single:
            told = sheet.total_text(side, voice=False)
            self.setToolTip(tip_on(told, told))
            self.setAccessibleDescription(sheet.total_text(side, voice=True))

    @ending
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.circled:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            high = self.font().pixelSize() * 1.24
            box = QRectF(0, (self.height() - high) / 2, self.width(), high)
            paint_circle(painter, self._theme.red, box, 0)
            painter.end()


class Foot(QWidget):
    """What stands below the hands, written anew whenever that changes; ``ruled``: under a double
    rule."""

    ruled = True
    zoom = 1.0
    """How much larger than its least size everything is."""

    def __init__(self, scores: ScoreModel, theme: Theme, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.scores = scores
        self.theme = theme
        self._written: QWidget | None = None
        self._around = QVBoxLayout(self)
        self._around.setContentsMargins(0, 0, 0, 0)
        scores.modelReset.connect(self.renew)
        scores.headerDataChanged.connect(self.renew)

    @abstractmethod
    def write(self, place: QWidget) -> None:
        """Fills ``place``, which is empty, with all there is to say."""

    def renew(self) -> None:
        """Writes it anew."""
        if self._written is not None:
            self._written.hide()
            self._written.deleteLater()
        self._written = QWidget(self)
        self._around.addWidget(self._written)
        self.write(self._written)

    @ending
    def paintEvent(self, event: QPaintEvent) -> None:
        if self.ruled:
            painter = QPainter(self)
            box = self.contentsRect()
            paint_double_rule(painter, self.theme.pink, box.left(), box.right() + 1, 0)
            painter.end()


class SheetFoot(Foot):
    """A total a side, between the heading and the legend; ``moons``: with a moon for each side."""

    def __init__(
        self, scores: ScoreModel, theme: Theme, parent: QWidget | None, *, moons: bool = True
    ) -> None:
        super().__init__(scores, theme, parent)
        self._moons = moons
        self._room = 0
        """The width for which it is written."""
        self._needs = 0, 0
        """How wide it has to be for the legend beside the totals, and for whole names."""
        self.renew()

    def set_zoom(self, zoom: float) -> None:
        """Makes everything ``zoom`` times its least size."""
        if zoom != self.zoom:
            self.zoom = zoom
            self.renew()

    def write(self, place: QWidget) -> None:
        self._room = self.width()
        lines, row = QVBoxLayout(place), QHBoxLayout()
        lines.setContentsMargins(0, round(6 * self.zoom), 0, 0)
        lines.addLayout(row)
        row.setSpacing(gap := round(12 * self.zoom))
        row.addLayout(self._heading(place), 3)
        legend, names = self._legend(place), []
        for side in self.scores.sheet.order:
            total = self._side(side, place)
            row.addWidget(total, 4)
            names += total.findChildren(QLabel, _NAME)
        whole = row.minimumSize().width()
        self._needs = whole + gap + legend.minimumSize().width(), whole
        below, over = self._form(self._room)
        if below:
            legend.setDirection(QBoxLayout.Direction.LeftToRight)
        (lines if below else row).addLayout(legend)
        signs = legend.count() - 2
        high = _TOTALS + _SIGN * bool(signs) if below else max(_HEIGHT, _SIGN * signs + _ABOVE)
        self.setFixedHeight(round(high * self.zoom))
        _shorten(names, over)
        # The window may be narrower still.
        place.setMinimumWidth(1)
        self.setAccessibleName(match_heading(self.scores.sheet))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._form(self.width()) != self._form(self._room):
            self.renew()

    def _form(self, wide: int) -> tuple[bool, int]:
        """Whether the legend stands below the totals, and by how many px names are too long."""
        beside, whole = self._needs
        return self.zoom > _BELOW_FROM or beside > wide, max(0, whole - wide)

    def _heading(self, place: QWidget) -> QLayout:
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addStretch()
        title = match_heading(self.scores.sheet)
        serif = face.font(face.SERIF, 22 * self.zoom, 600)
        column.addWidget(line_in(title, self.theme, "pink", place, serif))
        italic = face.font(face.SERIF, 14 * self.zoom, 400, italic=True)
        line = line_in(self._line(), self.theme, "pink2", place, italic)
        line.setWordWrap(True)
        column.addWidget(line)
        column.addStretch()
        return column

    def _line(self) -> str:
        """When the match ends, or how it has ended."""
        sheet = self.scores.sheet
        if sheet.winners:
            return words.won(sheet.called(sheet.winners))
        if sheet.single:
            return tr("in play")
        return words.match_goal(sheet.terms.kind, sheet.terms.length)

    def _side(self, side: int, parent: QWidget) -> QWidget:
        """The side's moon, its name and its total."""
        theme, sheet = self.theme, self.scores.sheet
        place = QWidget(parent)
        row = QHBoxLayout(place)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        goal = sheet.goal
        if self._moons and goal is not None:
            total = sheet.scores[side] if sheet.single else sheet.totals[side]
            fullness = None if total < 0 else min(1.0, total / goal)

            def moon(painter: QPainter, at: QPointF) -> None:
                paint_score_moon(painter, theme, at.x(), at.y(), _MOON / 2, fullness)

            row.addWidget(Drawn(moon, (_MOON + 2, _MOON + 2), place, self.zoom))
        bold = face.font(face.SANS, 15 * self.zoom, 800)
        name = line_in(sheet.sides[side], theme, "pink", place, bold)
        name.setObjectName(_NAME)
        figure = Figure(sheet, side, theme, place)
        figure.setFont(face.font(face.SERIF, _TOTAL * self.zoom, 600))
        figure.setContentsMargins(*(round(8 * self.zoom) * figure.circled, 0) * 2)
        row.addWidget(name)
        row.addWidget(figure)
        row.addStretch()
        place.setToolTip(figure.toolTip())
        return place

    def _legend(self, place: QWidget) -> QBoxLayout:
        """One sign a line, those only that apply."""
        theme, sheet = self.theme, self.scores.sheet
        helped = any(isinstance(row, HandRow) and row.helped for row in sheet.rows)
        small = face.font(face.SANS, 13 * self.zoom, 500)
        told: dict[Sign, str] = {
            "asterisk": sheet.asterisk,
            "circle": tr(sheet.circle_text) if sheet.circle else "",
            "stroke": sheet.stroke,
            "turned": tr("taken back, or a hint shown") if helped else "",
        }
        told.update(sheet.causes_text)
        lines = [kind for kind in told if told[kind]]
        column = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        column.setSpacing(0)
        for kind in lines:
            row = QHBoxLayout()
            row.setSpacing(6)
            row.addWidget(sign(kind, theme, 30, place, self.zoom))
            row.addWidget(line_in(told[kind], theme, "pink2", place, small), 1)
            column.addLayout(row)
        column.insertStretch(0)
        column.addStretch()
        return column


def _shorten(names: Sequence[QLabel], over: int) -> None:
    """Takes so many px off what is written, the longest of them first."""
    left = sum(name.minimumSizeHint().width() for name in names) - over
    for place, name in enumerate(sorted(names, key=lambda name: name.minimumSizeHint().width())):
        room = min(name.minimumSizeHint().width(), left // (len(names) - place))
        name.setText(face.fitted(name.text(), name.font(), max(1, room)))
        left -= room


def match_heading(sheet: Sheet) -> str:
    """The heading over the totals: of the match, or of the only game."""
    return pgettext("heading over the only game", "Game") if sheet.single else tr("Match")
