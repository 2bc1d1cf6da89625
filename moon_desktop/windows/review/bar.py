"""The keys under the review: from choice to choice, playing on, and the deal once more."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from moon_desktop.look.picture import ending
from moon_desktop.look.signs import arrow_head
from moon_desktop.look.theme import THEME, faded
from moon_desktop.windows.paper.dialog import line_of, small_key
from moon_desktop.windows.paper.dress import as_
from moon_desktop.words import names
from moon_desktop.words.language import N_, tr

_TOUCH: Final = 44
"""Px each way that a finger is to hit."""
_TOLD: Final = 148
"""Px across what is said between the steps."""
_STEPS: Final = {
    "first": (N_("First choice"), N_("The first choice (Home)")),
    "previous": (N_("Choice before"), N_("The choice before (Left)")),
    "next": (N_("Next choice"), N_("The next choice (Right)")),
    "last": (N_("Last choice"), N_("The last choice (End)")),
    "earlier": (N_("The one before"), N_("The one before (Page up)")),
    "later": (N_("The next one"), N_("The next one (Page down)")),
}
"""What a key with an arrow is called, and what it does."""


class StepKey(QPushButton):
    """A small key with an arrow, that goes on or back, or all the way to a bar."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._back = name in ("first", "previous", "earlier")
        self._bar = name in ("first", "last")
        as_("small", self)
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._zoom = 1.0
        called, does = _STEPS[name]
        self.setAccessibleName(tr(called))
        self.setToolTip(tr(does))

    def set_zoom(self, zoom: float) -> None:
        """How much larger than at least it is."""
        self._zoom = zoom
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """As a finger hits it. A size that is set would be lost with the next style sheet."""
        return QSize(_TOUCH, _TOUCH) * self._zoom

    @ending
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = THEME.pink if self.isEnabled() else faded(THEME.pink, 0.35)
        painter.translate(QPointF(self.width() / 2, self.height() / 2))
        painter.scale(self._zoom, self._zoom)
        if self._back:
            painter.rotate(180)
        painter.fillPath(arrow_head(-4.5, 0, 5.2), ink)
        if self._bar:
            painter.fillRect(QRectF(5.2, -5.2, 2.2, 10.4), ink)
        painter.end()


class ReviewBar(QWidget):
    """The keys in a row, with a line that says which choice is shown and what is being done."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.steps = {name: StepKey(name, self) for name in ("first", "previous", "next", "last")}
        self.count: QLabel = line_of("", None, self)
        self.count.setWordWrap(False)
        self.count.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.line: QLabel = line_of("", "help", self)
        self.play_on = small_key(tr("&Play on from here"), self)
        retry = tr("Play the same deal once more, from its beginning; your match waits")
        self.retry = small_key(tr("&Retry the deal"), self, tip=retry)
        self.close_key = small_key(tr("C&lose"), self)
        self.line.setAlignment(Qt.AlignmentFlag.AlignCenter)
        told = QVBoxLayout()
        told.setSpacing(0)
        told.addWidget(self.count)
        told.addWidget(self.line)
        self._rows = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._rows.setContentsMargins(0, 6, 0, 0)
        self._rows.setSpacing(6)
        row, keys = QHBoxLayout(), QHBoxLayout()
        for part in (row, keys):
            part.setSpacing(6)
            self._rows.addLayout(part)
        self._rows.insertStretch(1)
        for name, step in self.steps.items():
            row.addWidget(step)
            if name == "previous":
                row.addLayout(told)
        self.say("")
        keys.addStretch()
        for key in (self.play_on, self.retry, self.close_key):
            keys.addWidget(key)

    def set_zoom(self, zoom: float) -> None:
        """How much larger than at least all of it is shown from now on."""
        for step in self.steps.values():
            step.set_zoom(zoom)
        for key in (self.play_on, self.retry, self.close_key, self.count):
            key.setStyleSheet(f"font-size: {round(14 * zoom)}px")
        self.line.setStyleSheet(f"font-size: {round(12 * zoom)}px")
        self.count.setMinimumWidth(round(_TOLD * zoom))

    def set_ends(self, shown: bool, wide: int) -> None:
        """Whether there is room for the keys that go to the first and the last choice; the other
        keys are below those that step where ``wide`` px are too few for both."""
        for name in ("first", "last"):
            self.steps[name].setVisible(shown)
        ways = QBoxLayout.Direction
        self._rows.setDirection(ways.LeftToRight)
        if self._rows.sizeHint().width() > wide:
            self._rows.setDirection(ways.TopToBottom)

    def say(self, text: str) -> None:
        """Says what is being done, below the choice that is shown; nothing: all is done."""
        self.line.setText(text)
        self.line.setVisible(bool(text))

    def show_step(self, number: int, steps: int, name: str) -> None:
        """Choice ``number``, from 0, of so many, by the player called ``name``."""
        self.count.setText(tr("Choice {number} of {steps}").format(number=number + 1, steps=steps))
        told = tr("Choose for {name}, and play on against the computer; your match waits")
        if name == names.you():
            told = tr("Choose anew, and play on against the computer; your match waits")
        self.play_on.setToolTip(told.format(name=names.apart(name)))
        for back in ("first", "previous"):
            self.steps[back].setEnabled(number > 0)
        for on in ("next", "last"):
            self.steps[on].setEnabled(number < steps - 1)

    def open_table(self, opened: bool) -> None:
        """Whether the table can be gone to from what is shown."""
        for key in (self.play_on, self.retry):
            key.setEnabled(opened)
