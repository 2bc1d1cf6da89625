"""Small boxes: a file to open or to save under, and what the program is."""

from __future__ import annotations

import platform
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, qVersion
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from moon_desktop.windows.paper.dialog import dress, plain
from moon_desktop.words.language import pgettext, tr


def ask_to_open(
    parent: QWidget, folder: Path | None, chosen: Callable[[Path], object]
) -> QFileDialog:
    """Asks for a record, at first in ``folder``, and hands it to ``chosen``."""
    box = QFileDialog(parent, tr("Open a record"), str(folder or ""), _file_kinds())
    box.setFileMode(QFileDialog.FileMode.ExistingFile)
    return _opened(box, chosen)


def ask_to_save(parent: QWidget, chosen: Callable[[Path], object]) -> QFileDialog:
    """Asks where to put a copy of the match, and hands the place to ``chosen``."""
    box = QFileDialog(parent, tr("Save a copy of this match"), str(Path.home()), _file_kinds())
    box.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    box.setDefaultSuffix("moon")
    box.selectFile(pgettext("name of a file", "match") + ".moon")
    return _opened(box, chosen)


def _file_kinds() -> str:
    return f"{tr('Records of Moon')} (*.moon);;{tr('All files')} (*)"


def _opened(box: QFileDialog, chosen: Callable[[Path], object]) -> QFileDialog:
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.fileSelected.connect(lambda name: chosen(Path(name)))
    box.open()
    return box


class AboutBox(QMessageBox):
    """What the program is; its button calls ``show_licences``, and the box is gone by then."""

    def __init__(self, version: str, show_licences: Callable[[], object], parent: QWidget) -> None:
        text = tr(
            "Moon Desktop {version}\nThree-hand 42 and its family, at one table.\n\n"
            "Python {python}, Qt {qt}.\nFree software under the MIT licence. The typefaces Lato "
            "and Vollkorn come under the SIL Open Font License; Qt under the LGPL, version 3. All "
            "parts and their licences stand under Licences."
        ).format(version=version, python=platform.python_version(), qt=qVersion())
        super().__init__(QMessageBox.Icon.NoIcon, tr("About Moon Desktop"), text, parent=parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dress(self)
        self.licences = self.addButton(tr("&Licences"), QMessageBox.ButtonRole.ActionRole)
        close = self.addButton(QMessageBox.StandardButton.Ok)
        self.setDefaultButton(close)
        self.setEscapeButton(close)
        plain(self.buttons())
        self.licences.clicked.connect(show_licences)
