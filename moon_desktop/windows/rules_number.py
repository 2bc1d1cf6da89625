"""A box for a whole number from 1 that also keeps one too large to be typed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QValidator, QWheelEvent
from PySide6.QtWidgets import QSpinBox, QWidget

LARGEST: Final = 9999
"""The largest number that can be typed."""


class WholeNumber(QSpinBox):
    """Numbers from 1 to 9999, and one larger number that came from elsewhere, if there is one.

    Qt counts in 32 bits: the larger number stands above 9999 as if it came next.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._large: int | None = None
        self.setRange(1, LARGEST)
        # Nor does the wheel take the focus from where it is.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.lineEdit().setTextMargins(6, 0, 0, 0)

    @property
    def number(self) -> int:
        """The number shown, of any size."""
        if self._large is not None and self.value() > LARGEST:
            return self._large
        return self.value()

    def set_number(self, number: int) -> None:
        """Shows ``number``."""
        self._large = number if number > LARGEST else None
        self.setMaximum(LARGEST if self._large is None else LARGEST + 1)
        self.setValue(min(number, LARGEST + 1))
        line = self.lineEdit()
        line.setText(self.prefix() + self.textFromValue(self.value()) + self.suffix())
        line.setCursorPosition(0)

    def textFromValue(self, value: int) -> str:
        """The figures of a value of the box."""
        return str(self._large if value > LARGEST and self._large is not None else value)

    def valueFromText(self, text: str) -> int:
        """The value of the box that the figures stand for."""
        figures = self._figures(text)
        return LARGEST + 1 if self._is_large(figures) else int(figures)

    def validate(self, text: str, place: int) -> tuple[QValidator.State, str, int]:
        """Whether what is typed is a number, or can become one."""
        figures = self._figures(text)
        if not figures:
            state = QValidator.State.Intermediate
        elif self._is_large(figures):
            state = QValidator.State.Acceptable
        elif not (figures.isascii() and figures.isdigit() and len(figures) <= len(str(LARGEST))):
            state = QValidator.State.Invalid
        elif int(figures) < 1:
            state = QValidator.State.Intermediate
        else:
            state = QValidator.State.Acceptable
        return state, text, place

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel scrolls the form, and changes no rule on the way."""
        event.ignore()

    def _figures(self, text: str) -> str:
        return text.removeprefix(self.prefix()).removesuffix(self.suffix()).strip()

    def _is_large(self, figures: str) -> bool:
        return self._large is not None and figures == str(self._large)
