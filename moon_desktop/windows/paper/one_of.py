"""A box of which one value is chosen, by its words."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox


class OneOf(QComboBox):
    """Says as much of what is chosen as there is room for."""

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:
        """As Qt's, but for what has no room."""
        super().initStyleOption(option)
        kind, part = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(kind, option, part, self).width() - 2
        shown = self.fontMetrics().elidedText(self.currentText(), Qt.TextElideMode.ElideRight, room)
        option.currentText = shown
