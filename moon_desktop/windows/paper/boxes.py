"""Boxes that tell something, ask something, or ask for a file; the program goes on meanwhile."""

from __future__ import annotations

import platform
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, qVersion
from PySide6.QtWidgets import (
    QFileDialog,
    QGridLayout,
    QLabel,
    QMessageBox,
    QSpacerItem,
    QWidget,
)

from moon_desktop.windows.paper.dialog import plain
from moon_desktop.words.language import pgettext, tr

_BOX_MARGINS: Final = (24, 22, 24, 18)


def message(parent: QWidget, title: str, text: str) -> QMessageBox:
    """A box with ``text``, as it stands; it has no buttons yet, and is not open."""
    box = QMessageBox(QMessageBox.Icon.NoIcon, title, text, parent=parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    _straighten(box)
    return box


def _straighten(box: QMessageBox) -> None:
    """Begins the words of ``box`` where its edge does: Qt leaves room for a picture, though there
    is none."""
    for label in box.findChildren(QLabel, "qt_msgbox_label"):
        label.setContentsMargins(0, 0, 0, 0)
    layout = box.layout()
    assert isinstance(layout, QGridLayout)
    corner = layout.itemAtPosition(0, 0)
    if isinstance(corner, QSpacerItem):
        corner.changeSize(0, 0)
        layout.setHorizontalSpacing(0)
        layout.setColumnStretch(1, 1)
    layout.setContentsMargins(*_BOX_MARGINS)


def tell(parent: QWidget, title: str, text: str) -> None:
    """Something that has to be read."""
    box = message(parent, title, text)
    box.addButton(QMessageBox.StandardButton.Ok)
    plain(box.buttons())
    box.open()


def ask(
    parent: QWidget, title: str, text: str, yes: str, agreed: Callable[[], object], no: str = ""
) -> QMessageBox:
    """Asks whether something is to be done that is not easily undone; the button that says ``yes``
    has ``agreed`` called, and Enter presses the other, which says ``no`` or else Cancel."""
    box = message(parent, title, text)
    box.addButton(yes, QMessageBox.ButtonRole.AcceptRole)
    box.setDefaultButton(
        box.addButton(no, QMessageBox.ButtonRole.RejectRole)
        if no
        else box.addButton(QMessageBox.StandardButton.Cancel)
    )
    plain(box.buttons())
    box.accepted.connect(agreed)
    box.open()
    return box


def ask_for_file(
    parent: QWidget,
    title: str,
    kinds: str,
    found: Callable[[Path], object],
    folder: Path | None = None,
    save_as: str = "",
) -> QFileDialog:
    """Asks for a file to open, at first in ``folder`` or at home, or with ``save_as``, a name that
    is proposed, where to save one; hands its place to ``found``. ``kinds`` are as Qt has them."""
    box = QFileDialog(parent, title, str(folder or Path.home()), kinds)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    if save_as:
        box.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        box.setDefaultSuffix(Path(save_as).suffix[1:])
        box.selectFile(save_as)
    else:
        box.setFileMode(QFileDialog.FileMode.ExistingFile)
    box.fileSelected.connect(lambda name: found(Path(name)))
    box.open()
    return box


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
