"""The curtain before the table while the screen goes from one person to another."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QToolTip, QWidget

from moon_desktop.look import typography as faces
from moon_desktop.look.crescent import paint_crescent
from moon_desktop.look.panels import paint_panel
from moon_desktop.look.theme import Theme, faded, mixed
from moon_desktop.windows.main.choice_key import ChoiceKey
from moon_desktop.words import table as words
from moon_desktop.words.language import N_, tr

_LOOK_AWAY = N_("Everybody else, please look away.")
_CARD_WIDTH, _CARD_HEIGHT, _NEWS_HEIGHT = 460.0, 252.0, 26.0
_FOLD = 74.0
"""Px from one fold of the cloth to the next."""

_BLACK = QColor("#000000")
_WHITE = QColor("#FFFFFF")


class Curtain(QWidget):
    """Covers the table; a key on it says that the person named is there."""

    parted = Signal()
    """The person who is to see the table says that they are there."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._title = ""
        self._news = ""
        self._cloth = QPixmap()
        self._key: ChoiceKey | None = None
        # What lies below must not shine through, nor be painted for nothing.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.hide()

    @property
    def key(self) -> ChoiceKey | None:
        """The key that parts the curtain, while it is closed."""
        return self._key

    @property
    def title(self) -> str:
        """What stands on it, as far as there is room for the name."""
        return self._title

    def close_for(self, name: str, news: str) -> None:
        """Closes the curtain until the person called ``name`` is there; ``news``, which may be
        empty, is open to all."""
        self.part()
        # A tip that is being read would be seen through any curtain.
        QToolTip.hideText()
        self._title = _within(words.turn_of, name, faces.pad_title(), _CARD_WIDTH - 48)
        self._news = news
        self.setAccessibleName(words.turn_of(name))
        self.setAccessibleDescription(" ".join(filter(None, (tr(_LOOK_AWAY), news))))
        said = _within(words.here, name, faces.key_word(strong=True), _CARD_WIDTH - 90)
        self._key = ChoiceKey(self._theme, "go", said, 1.0, parent=self)
        self._key.setAccessibleName(words.here(name))
        self._key.clicked.connect(self.parted)
        self._place_key()
        self.show()
        self.raise_()
        self._key.show()
        self._key.setFocus(Qt.FocusReason.OtherFocusReason)

    def part(self) -> None:
        """Takes the curtain away."""
        self.hide()
        key, self._key = self._key, None
        if key is not None:
            key.hide()
            key.deleteLater()

    def _card(self) -> QRectF:
        height = _CARD_HEIGHT + (_NEWS_HEIGHT if self._news else 0)
        left = (self.width() - _CARD_WIDTH) / 2
        return QRectF(left, (self.height() - height) / 2, _CARD_WIDTH, height)

    def _place_key(self) -> None:
        if self._key is not None:
            card = self._card()
            x = card.center().x() - self._key.width() / 2
            self._key.move(round(x), round(card.bottom() - self._key.height() - 18))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The card stays in the middle."""
        super().resizeEvent(event)
        self._place_key()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click beside the key is not meant for the table."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The cloth, and on it whose turn it is."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ratio = self.devicePixelRatioF()
        if self._cloth.size() != self.size() * ratio:
            self._cloth = self._woven(ratio)
        painter.drawPixmap(0, 0, self._cloth)
        theme, card = self._theme, self._card()
        paint_panel(painter, theme, card, 20.0)
        middle = card.center().x()
        paint_crescent(painter, theme, middle, card.top() + 50, 24)
        for text, face, y, ink in (
            (self._title, faces.pad_title(), 112.0, theme.ink),
            (tr(_LOOK_AWAY), faces.caption(), 144.0, theme.ink2),
            (self._news, faces.label(), 144.0 + _NEWS_HEIGHT, theme.ink2),
        ):
            shown = faces.fitted(text, face, _CARD_WIDTH - 48)
            painter.setFont(face)
            painter.setPen(ink)
            left = middle - faces.text_width(shown, face) / 2
            painter.drawText(QPointF(left, faces.baseline(face, card.top() + y)), shown)
        painter.end()

    def _woven(self, ratio: float) -> QPixmap:
        """Heavy green cloth in folds, darker towards its hem."""
        cloth = QPixmap(self.size() * ratio)
        cloth.setDevicePixelRatio(ratio)
        cloth.fill(self._theme.mat1)
        painter = QPainter(cloth)
        light, dark = self._theme.mat0, mixed(self._theme.mat1, _BLACK, 0.45)
        whole = QRectF(0, 0, self.width(), self.height())
        folds = max(4, round(self.width() / _FOLD))
        width = self.width() / folds
        for fold in range(folds):
            left = fold * width
            shade = QLinearGradient(left, 0, left + width, 0)
            for at, colour in (
                (0.0, dark),
                (0.28, mixed(light, dark, 0.35)),
                (0.5, mixed(light, _WHITE, 0.04)),
                (0.74, mixed(light, dark, 0.5)),
                (1.0, dark),
            ):
                shade.setColorAt(at, colour)
            # The strips overlap, or a hair of ground would show between them.
            painter.fillRect(QRectF(left, 0, width + 1, whole.height()), shade)
        fall = QLinearGradient(0, 0, 0, whole.height())
        fall.setColorAt(0.0, faded(_BLACK, 0.30))
        fall.setColorAt(0.12, faded(_BLACK, 0.0))
        fall.setColorAt(0.7, faded(_BLACK, 0.08))
        fall.setColorAt(1.0, faded(_BLACK, 0.42))
        painter.fillRect(whole, fall)
        hem = faded(self._theme.brass, 0.5)
        painter.fillRect(QRectF(0, whole.height() - 9, whole.width(), 2), hem)
        painter.end()
        return cloth


def _within(say: Callable[[str], str], name: str, face: QFont, width: float) -> str:
    """What is said of ``name``, which is cut short where the whole would be wider than that."""
    room = faces.text_width(name, face)
    said = say(name)
    while faces.text_width(said, face) > width and room > 0:
        room -= 8
        said = say(faces.fitted(name, face, room))
    return said
