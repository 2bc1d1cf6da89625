"""Boxes that tell something, ask something, or ask for a file; the program goes on meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QFileDialog,
    QGridLayout,
    QLabel,
    QMessageBox,
    QSpacerItem,
    QWidget,
)

from moon_desktop.windows.paper.dialog import plain

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
