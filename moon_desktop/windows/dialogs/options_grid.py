"""Rows of options on a page of the preferences: a label, a control, and what it is for."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from moon_desktop.windows.paper.box import PaperBox
from moon_desktop.windows.paper.dialog import line_of
from moon_desktop.words import options
from moon_desktop.words.language import tr


class OptionsGrid(QGridLayout):
    """Label and control side by side, and a line of help below the control."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__()
        self._parent = parent
        self.setColumnStretch(1, 1)
        self.setHorizontalSpacing(20)
        self.setVerticalSpacing(6)
        self.label_width = 0
        """Px that the labels take."""

    def add_choice(self, option: str, value: str) -> PaperBox:
        """A box with the choices of ``option``, of which ``value`` is chosen."""
        box = PaperBox(self._parent)
        for key, words in options.CHOICES[option].items():
            box.addItem(tr(words), key)
        box.setCurrentIndex(box.findData(value))
        self.add(option, box)
        return box

    def add(self, option: str, control: QWidget) -> None:
        """``control`` in a row of its own."""
        label = QLabel(options.keyed_label(option), self._parent)
        label.setBuddy(control)
        control.setAccessibleName(options.label(option))
        control.setAccessibleDescription(options.help_line(option))
        self.label_width = max(self.label_width, label.sizeHint().width())
        row = self.rowCount()
        if row > 1:
            self.setRowMinimumHeight(row, 14)
            row += 1
        self.addWidget(label, row, 0)
        self.addWidget(control, row, 1)
        self.addWidget(line_of(options.help_line(option), "help", self._parent), row + 1, 1)
