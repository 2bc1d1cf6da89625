"""Boxes that tell something, ask something, or ask for a file; the program goes on meanwhile."""

from __future__ import annotations

import platform
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Qt, qVersion
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from moon_desktop.look.icon import app_icon
from moon_desktop.windows.paper.dialog import Scrolled, line_of
from moon_desktop.windows.paper.scrolling import follow_finger
from moon_desktop.windows.paper.sheet_dialog import SheetDialog
from moon_desktop.words.language import tr

_ICON: Final = 96
"""Px across that of the program where it tells of itself."""


class Message(SheetDialog):
    """Words as they stand, and keys below them; it goes away for good when it is answered."""

    def __init__(self, parent: QWidget, title: str, text: str) -> None:
        super().__init__(title, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        body = QWidget(self)
        self.words = line_of(text, None, body)
        self.within = QVBoxLayout(body)
        """What is scrolled where it has no room, the words first."""
        self.within.setContentsMargins(0, 0, 0, 0)
        self.within.addWidget(self.words)
        self.told = Scrolled(body, self)
        """The words, of which those that have no room are scrolled."""
        self.keys = QDialogButtonBox(self)
        self.keys.accepted.connect(self.accept)
        self.keys.rejected.connect(self.reject)
        self.column.addWidget(self.told, 1)
        self.column.addSpacing(10)
        self.column.addWidget(self.keys)

    def add_field(self, name: str, lines: int, text: str | None = None) -> QPlainTextEdit:
        """A field of so many lines to write in, or with a ``text`` as it stands, to be copied."""
        field = QPlainTextEdit(text or "", self)
        field.setTabChangesFocus(True)
        field.setAccessibleName(name)
        field.setFixedHeight(field.fontMetrics().lineSpacing() * lines + 2 * lines)
        if text is not None:
            field.setReadOnly(True)
            field.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        follow_finger(field)
        self.within.addWidget(field)
        return field

    def add_act(self, words: str, pressed: Callable[[], object]) -> QPushButton:
        """A key that does something, and leaves the box where it is."""
        key = self.keys.addButton(words, QDialogButtonBox.ButtonRole.ActionRole)
        key.setAutoDefault(False)
        key.clicked.connect(pressed)
        return key

    def add_key(self, words: str, *, agrees: bool = False, usual: bool = False) -> QPushButton:
        """A key that answers, ``agrees`` or not; the ``usual`` one is that which Enter presses."""
        role = QDialogButtonBox.ButtonRole
        key = self.keys.addButton(words, role.AcceptRole if agrees else role.RejectRole)
        key.setIcon(QIcon())
        key.setAutoDefault(usual)
        if usual:
            key.setDefault(True)
            key.setFocus()
        return key


def tell(parent: QWidget, title: str, text: str) -> None:
    """Something that has to be read."""
    box = Message(parent, title, text)
    box.add_key(tr("OK"), agrees=True, usual=True)
    box.open()


def ask(
    parent: QWidget, title: str, text: str, yes: str, agreed: Callable[[], object], no: str = ""
) -> Message:
    """Asks whether something is to be done that is not easily undone; the button that says ``yes``
    has ``agreed`` called, and Enter presses the other, which says ``no`` or else Cancel."""
    box = Message(parent, title, text)
    box.add_key(yes, agrees=True)
    box.add_key(no or tr("Cancel"), usual=True)
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


def ask_to_import(parent: QWidget, chosen: Callable[[Sequence[Path]], object]) -> QFileDialog:
    """Asks for records, and hands all of them to ``chosen`` together."""
    box = ask_for_file(parent, tr("Import records"), _file_kinds(), lambda _: None)
    box.setFileMode(QFileDialog.FileMode.ExistingFiles)
    box.filesSelected.connect(lambda names: chosen([Path(name) for name in names]))
    return box


def ask_for_folder(parent: QWidget, title: str, chosen: Callable[[Path], object]) -> QFileDialog:
    """Asks for a folder, and hands it to ``chosen``."""
    box = ask_for_file(parent, title, "", chosen)
    box.setFileMode(QFileDialog.FileMode.Directory)
    return box


def file_name(name: str, suffix: str, otherwise: str) -> str:
    """The name proposed for a file with what is called ``name``; of a name without any letter or
    figure it is ``otherwise``."""
    letters = "".join(letter if letter.isalnum() else " " for letter in name)
    return ("-".join(letters.lower().split()) or otherwise) + suffix


def ask_to_save(parent: QWidget, chosen: Callable[[Path], object], name: str) -> QFileDialog:
    """Asks where to put a copy of the match called ``name``, and hands the place to ``chosen``."""
    title, proposed = tr("Save a copy of this match"), file_name(name, ".moon", "match")
    return ask_for_file(parent, title, _file_kinds(), chosen, save_as=proposed)


def _file_kinds() -> str:
    return f"{tr('Records of Moon Desktop')} (*.moon);;{tr('All files')} (*)"


def show_about(parent: QWidget, version: str, show_licences: Callable[[], object]) -> Message:
    """What the program is; a button calls ``show_licences``, and the box is gone by then."""
    text = tr(
        "Moon Desktop {version}\nMoon, Texas 42 and Shoot the Moon, at one table.\n\n"
        "Free software under the MIT licence. The typefaces Lato and Vollkorn come under the "
        "SIL Open Font License; Qt under the LGPL, version 3. All parts and their licences "
        "stand under Licences.\n\nPython {python}, Qt {qt}."
    ).format(version=version, python=platform.python_version(), qt=qVersion())
    box = Message(parent, tr("About Moon Desktop"), text)
    picture = QLabel(box)
    picture.setPixmap(app_icon().pixmap(QSize(_ICON, _ICON), box.devicePixelRatioF()))
    row = QHBoxLayout()
    row.setSpacing(20)
    row.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
    row.addWidget(box.told, 1)
    box.column.insertLayout(1, row)
    # The box goes first: Help lies in its place.
    box.add_key(tr("&Licences"), agrees=True)
    box.add_key(tr("OK"), usual=True)
    box.accepted.connect(show_licences)
    box.open()
    return box
