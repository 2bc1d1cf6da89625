"""A box of choices that may be called anything: what is too long ends in an ellipsis."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QWidget

from moon_desktop.windows.paper.dialog import roomy


class PaperBox(QComboBox):
    """Its choices do not widen the window they stand in."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        roomy(self)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(12)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """What was chosen by hand is not lost to a turn of the wheel."""
        event.ignore()

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:
        """As Qt's, but of what is chosen there is as much as there is room for."""
        super().initStyleOption(option)
        field = self.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox,
            option,
            QStyle.SubControl.SC_ComboBoxEditField,
            self,
        )
        option.currentText = self.fontMetrics().elidedText(
            self.currentText(), Qt.TextElideMode.ElideRight, field.width() - 2
        )

    @property
    def shown_text(self) -> str:
        """What is chosen, as far as there is room for it."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        return option.currentText
