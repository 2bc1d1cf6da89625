"""The boxes that ask for a file to open or to save to."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from moon_desktop.wording import errands


def ask_to_open(
    parent: QWidget, folder: Path | None, chosen: Callable[[Path], object]
) -> QFileDialog:
    """Asks for a record, at first in ``folder``, and hands it to ``chosen``."""
    box = QFileDialog(parent, errands.open_title(), str(folder or ""), errands.file_kinds())
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setFileMode(QFileDialog.FileMode.ExistingFile)
    box.fileSelected.connect(lambda name: chosen(Path(name)))
    box.open()
    return box


def ask_to_save(parent: QWidget, chosen: Callable[[Path], object]) -> QFileDialog:
    """Asks where to put a copy of the match, and hands the place to ``chosen``."""
    box = QFileDialog(parent, errands.save_title(), str(Path.home()), errands.file_kinds())
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    box.setDefaultSuffix("moon")
    box.selectFile(errands.copy_name())
    box.fileSelected.connect(lambda name: chosen(Path(name)))
    box.open()
    return box
