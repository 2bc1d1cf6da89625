"""The curtain before the table while the screen goes from one person to another."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QLinearGradient,
    QMouseEvent,
    QPainter,
)
from PySide6.QtWidgets import QLabel, QToolTip, QVBoxLayout, QWidget

from moon_desktop.look import typography as faces
from moon_desktop.look.crescent import paint_crescent
from moon_desktop.look.panels import paint_panel
from moon_desktop.look.picture import on_itself
from moon_desktop.look.theme import THEME, faded, graded, mixed
from moon_desktop.windows.main.choice_key import ChoiceKey
from moon_desktop.windows.paper.dress import inked
from moon_desktop.words.language import tr
from moon_desktop.words.names import apart

_CARD_WIDTH = 460
_FOLD = 74.0
"""Px from one fold of the cloth to the next."""

_BLACK = QColor("#000000")
_WHITE = QColor("#FFFFFF")


class _Card(QWidget):
    """Whose turn it is, in lines below a crescent."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._lines: list[tuple[QLabel, QFont]] = []
        self.column = QVBoxLayout(self)
        self.column.setSpacing(10)
        self.title = self._line(faces.pad_title(), "ink")
        self._line(faces.caption(), "ink2").setText(tr("Everybody else, please look away."))
        self.news = self._line(faces.label(), "ink2")
        self.column.addSpacing(8)

    def _line(self, face: QFont, ink: str) -> QLabel:
        line = QLabel(self)
        line.setTextFormat(Qt.TextFormat.PlainText)
        line.setAlignment(Qt.AlignmentFlag.AlignCenter)
        line.setWordWrap(True)
        self._lines.append((line, face))
        inked(line, ink)
        self.column.addWidget(line)
        return line

    def set_zoom(self, zoom: float) -> None:
        """Makes everything ``zoom`` times its least size."""
        self._zoom = zoom
        self.setMinimumWidth(round(_CARD_WIDTH * zoom))
        self.column.setContentsMargins(*(round(px * zoom) for px in (24, 88, 24, 18)))
        for line, face in self._lines:
            line.setFont(faces.zoomed(face, zoom))

    @on_itself
    def paintEvent(self, painter: QPainter) -> None:
        """The panel and its crescent."""
        paint_panel(painter, QRectF(self.rect()), 20.0)
        paint_crescent(painter, THEME, self.width() / 2, 50 * self._zoom, 24 * self._zoom)


class Curtain(QWidget):
    """Covers the table; a key on it says that the person named is there."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.key: ChoiceKey | None = None
        """The key by which the person who is to see the table says that they are there, while it
        is closed; another one each time."""
        self._card = _Card(self)
        middle = QVBoxLayout(self)
        middle.addWidget(self._card, 0, Qt.AlignmentFlag.AlignCenter)
        # What lies below must not shine through, nor be painted for nothing.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.hide()

    @property
    def title(self) -> str:
        """What stands on it."""
        return self._card.title.text()

    def close_for(self, name: str, news: str) -> None:
        """Closes the curtain until the person called ``name`` is there; ``news``, which may be
        empty, is open to all."""
        self.part()
        # A tip that is being read would be seen through any curtain.
        QToolTip.hideText()
        name = apart(name)
        self._card.title.setText(tr("{name}, it is your turn").format(name=name))
        self._card.news.setText(news)
        self._card.news.setVisible(bool(news))
        self.setAccessibleName(self.title)
        lines = (tr("Everybody else, please look away."), news)
        self.setAccessibleDescription(" ".join(filter(None, lines)))
        said = tr("I am {name}: show my hand").format(name=name)
        self._card.set_zoom(THEME.text)
        self.key = ChoiceKey("go", said, THEME.text, parent=self._card)
        self._card.column.addWidget(self.key, 0, Qt.AlignmentFlag.AlignCenter)
        self.show()
        self.raise_()
        self.key.show()
        self.key.setFocus(Qt.FocusReason.OtherFocusReason)

    def part(self) -> None:
        """Takes the curtain away."""
        self.hide()
        key, self.key = self.key, None
        if key is not None:
            key.hide()
            key.deleteLater()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click beside the key is not meant for the table."""
        event.accept()

    @on_itself
    def paintEvent(self, painter: QPainter) -> None:
        """Heavy cloth in folds, darker towards its hem."""
        if THEME.flat:
            painter.fillRect(self.rect(), THEME.mat0)
            return
        light, dark = THEME.mat0, mixed(THEME.mat1, _BLACK, 0.45)
        folds = QLinearGradient(0, 0, self.width() / max(4, round(self.width() / _FOLD)), 0)
        folds.setSpread(QLinearGradient.Spread.RepeatSpread)
        folds.setColorAt(0.0, dark)
        folds.setColorAt(0.28, mixed(light, dark, 0.35))
        folds.setColorAt(0.5, mixed(light, _WHITE, 0.04))
        folds.setColorAt(0.74, mixed(light, dark, 0.5))
        folds.setColorAt(1.0, dark)
        shades = ((0.0, 0.30), (0.12, 0.0), (0.7, 0.08), (1.0, 0.42))
        fall = graded(0, self.height(), *((at, faded(_BLACK, shade)) for at, shade in shades))
        painter.fillRect(self.rect(), folds)
        painter.fillRect(self.rect(), fall)
        painter.fillRect(0, self.height() - 9, self.width(), 2, faded(THEME.brass, 0.5))
