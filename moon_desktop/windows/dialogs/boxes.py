"""Small boxes: a file to open or to save under, and what the program is."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from moon_desktop.windows.paper.dialog import dress, plain
from moon_desktop.words import notices
from moon_desktop.words.language import tr


def ask_to_open(
    parent: QWidget, folder: Path | None, chosen: Callable[[Path], object]
) -> QFileDialog:
    """Asks for a record, at first in ``folder``, and hands it to ``chosen``."""
    box = QFileDialog(parent, notices.open_title(), str(folder or ""), notices.file_kinds())
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setFileMode(QFileDialog.FileMode.ExistingFile)
    box.fileSelected.connect(lambda name: chosen(Path(name)))
    box.open()
    return box


def ask_to_save(parent: QWidget, chosen: Callable[[Path], object]) -> QFileDialog:
    """Asks where to put a copy of the match, and hands the place to ``chosen``."""
    box = QFileDialog(parent, notices.save_title(), str(Path.home()), notices.file_kinds())
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    box.setDefaultSuffix("moon")
    box.selectFile(notices.copy_name())
    box.fileSelected.connect(lambda name: chosen(Path(name)))
    box.open()
    return box


class AboutBox(QMessageBox):
    """Tells ``text``; its button calls ``show_licences``, and the box is gone by then."""

    def __init__(self, text: str, show_licences: Callable[[], object], parent: QWidget) -> None:
        super().__init__(QMessageBox.Icon.NoIcon, notices.about_title(), text, parent=parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dress(self)
        self.licences = self.addButton(tr("&Licences"), QMessageBox.ButtonRole.ActionRole)
        close = self.addButton(QMessageBox.StandardButton.Ok)
        self.setDefaultButton(close)
        self.setEscapeButton(close)
        plain(self.buttons())
        self.licences.clicked.connect(show_licences)
