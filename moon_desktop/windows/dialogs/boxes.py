"""Small boxes: a file to open or to save under, and what the program is."""

from __future__ import annotations

import platform
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import qVersion
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from moon_desktop.windows.paper.boxes import ask_for_file, message
from moon_desktop.windows.paper.dialog import plain
from moon_desktop.words.language import pgettext, tr


def ask_to_open(
    parent: QWidget, folder: Path | None, chosen: Callable[[Path], object]
) -> QFileDialog:
    """Asks for a record, at first in ``folder``, and hands it to ``chosen``."""
    return ask_for_file(parent, tr("Open a record"), _file_kinds(), chosen, folder)


def ask_to_save(parent: QWidget, chosen: Callable[[Path], object]) -> QFileDialog:
    """Asks where to put a copy of the match, and hands the place to ``chosen``."""
    name = pgettext("name of a file", "match") + ".moon"
    title = tr("Save a copy of this match")
    return ask_for_file(parent, title, _file_kinds(), chosen, save_as=name)


def _file_kinds() -> str:
    return f"{tr('Records of Moon Desktop')} (*.moon);;{tr('All files')} (*)"


def show_about(parent: QWidget, version: str, show_licences: Callable[[], object]) -> QMessageBox:
    """What the program is; a button calls ``show_licences``, and the box is gone by then."""
    text = tr(
        "Moon Desktop {version}\nMoon, Texas 42 and Shoot the Moon, at one table.\n\n"
        "Python {python}, Qt {qt}.\nFree software under the MIT licence. The typefaces Lato "
        "and Vollkorn come under the SIL Open Font License; Qt under the LGPL, version 3. All "
        "parts and their licences stand under Licences."
    ).format(version=version, python=platform.python_version(), qt=qVersion())
    box = message(parent, tr("About Moon Desktop"), text)
    licences = box.addButton(tr("&Licences"), QMessageBox.ButtonRole.ActionRole)
    close = box.addButton(QMessageBox.StandardButton.Ok)
    box.setDefaultButton(close)
    box.setEscapeButton(close)
    plain(box.buttons())
    licences.clicked.connect(show_licences)
    box.open()
    return box
