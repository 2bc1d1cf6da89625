"""The keys under the score sheet, and the line that says what they have done."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from moon_desktop.look import typography as face
from moon_desktop.look.theme import Theme
from moon_desktop.windows.paper import announce, as_, dress, line_of
from moon_desktop.wording import score_window as words


class SheetBar(QWidget):
    """Five keys in a row."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        dress(self, theme)
        self.print_key = self._key(words.print_(), words.print_tip())
        self.pdf_key = self._key(words.save_pdf(), words.save_pdf_tip())
        self.copy_key = self._key(words.copy(), words.copy_tip())
        self.csv_key = self._key(words.copy_csv(), words.copy_csv_tip())
        self.close_key = self._key(words.close(), "")
        self.line: QLabel = line_of("", None, self)
        self.line.setFont(face.label())
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 8, 0, 0)
        row.setSpacing(10)
        for key in (self.print_key, self.pdf_key, self.copy_key, self.csv_key):
            row.addWidget(key)
        row.addWidget(self.line, 1)
        row.addWidget(self.close_key)
        self.invite()

    def say(self, text: str) -> None:
        """Says something beside the keys until something else is said, or nothing."""
        self.line.setText(text)
        if text:
            announce(self.line, text)

    def invite(self) -> None:
        """Says what can be done with the sheet."""
        self.line.setText(words.invitation())

    def _key(self, text: str, tip: str) -> QPushButton:
        key = QPushButton(text, self)
        as_("small", key)
        key.setAutoDefault(False)
        key.setToolTip(tip)
        return key
