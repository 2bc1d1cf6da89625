"""A box of which one value is chosen, by its words."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox


class OneOf(QComboBox):
    """Says as much of what is chosen as there is room for."""

    BESIDE: ClassVar = 2
    """Px beside the words, that they do not touch the arrow."""

    def sizeHint(self) -> QSize:
        # Qt rounds the width of words down, and leaves them nothing beside.
        return super().sizeHint() + QSize(2 * self.BESIDE, 0)

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:
        """As Qt's, but for what has no room."""
        super().initStyleOption(option)
        kind, part = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(kind, option, part, self).width() - self.BESIDE
        shown = self.fontMetrics().elidedText(self.currentText(), Qt.TextElideMode.ElideRight, room)
        option.currentText = shown
