"""The box about the program: its version, and the way to the licences."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from moon_desktop.windows.paper import dress, plain
from moon_desktop.wording import errands, licence_words


class AboutBox(QMessageBox):
    """Tells ``text``; its button calls ``show_licences``, and the box is gone by then."""

    def __init__(self, text: str, show_licences: Callable[[], object], parent: QWidget) -> None:
        super().__init__(QMessageBox.Icon.NoIcon, errands.about_title(), text, parent=parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dress(self)
        self.licences = self.addButton(licence_words.button(), QMessageBox.ButtonRole.ActionRole)
        close = self.addButton(QMessageBox.StandardButton.Ok)
        self.setDefaultButton(close)
        self.setEscapeButton(close)
        plain(self.buttons())
        self.licences.clicked.connect(show_licences)
