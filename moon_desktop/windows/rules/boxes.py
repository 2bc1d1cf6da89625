"""The boxes about sets of house rules: a name to save under, a file, and a last question."""

from __future__ import annotations

from collections.abc import Callable, Collection
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from moon_desktop.games.game import Game
from moon_desktop.look import typography
from moon_desktop.look.theme import EVENING
from moon_desktop.windows.paper.dialog import dress, line_of, plain
from moon_desktop.words import rules_files as words
from moon_desktop.words.clean_name import NAME_LIMIT, clean_name

Named = Callable[[str], object]
Found = Callable[[Path], object]


def _set_in_sans(box: QDialog) -> None:
    """Names the face and the ground of ``box``: over a page with a style sheet of its own, Qt
    does not hand them down."""
    face = f'font-family: "{typography.SANS}"; font-size: 15px; color: {EVENING.pink.name()};'
    own = f"QLabel, QLineEdit {{ {face} }} QDialog {{ background: {EVENING.paper.name()}; }}"
    box.setStyleSheet(own + box.styleSheet())


def names_of_presets(game: Game) -> frozenset[str]:
    """What no own set may be called, in small letters: the presets' names and keys."""
    return frozenset(
        name.casefold() for key in game.presets for name in (key, game.show.preset_name(key))
    )


class NameBox(QDialog):
    """Asks for the name to save under; what is taken is said before it is replaced."""

    def __init__(
        self,
        proposed: str,
        own: Collection[str],
        presets: Collection[str],
        named: Named,
        parent: QWidget,
    ) -> None:
        """``own``: the names of the sets there are, ``presets`` those that are taken for good;
        ``named`` gets the name, a clean one."""
        super().__init__(parent)
        self._presets = presets
        self._own = {name.casefold(): name for name in own}
        self._named = named
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(words.name_title())
        self.setMinimumWidth(420)
        dress(self)
        _set_in_sans(self)
        self.line = QLineEdit(proposed, self)
        self.line.setMaxLength(NAME_LIMIT)
        self.line.selectAll()
        label = QLabel(words.name_label(), self)
        label.setBuddy(self.line)
        self.said = line_of("", None, self)
        self.said.setMinimumHeight(44)
        self.said.setAlignment(Qt.AlignmentFlag.AlignTop)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.save: QPushButton = buttons.addButton(
            words.save(), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.save.setDefault(True)
        plain(buttons.buttons())
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 24, 28, 22)
        column.setSpacing(10)
        column.addWidget(label)
        column.addWidget(self.line)
        column.addWidget(self.said)
        column.addWidget(buttons)
        self.line.textChanged.connect(self._look_at_name)
        buttons.accepted.connect(self._save)
        buttons.rejected.connect(self.reject)
        self._look_at_name()

    @property
    def name(self) -> str:
        """The name typed, as it is kept; that of a set there is, however its letters are big."""
        name = clean_name(self.line.text())
        return self._own.get(name.casefold(), name)

    def _look_at_name(self) -> None:
        name = self.name
        preset = name.casefold() in self._presets
        own = name in self._own.values()
        if not name:
            said = words.name_wanted()
        elif preset:
            said = words.name_of_preset(name)
        else:
            said = words.would_replace(name) if own else ""
            if len(self.line.text()) == NAME_LIMIT:
                said = " ".join(filter(None, (said, words.name_full(NAME_LIMIT))))
        self.said.setText(said)
        self.line.setAccessibleDescription(said)
        self.save.setText(words.replace() if own and not preset else words.save())
        self.save.setEnabled(bool(name) and not preset)

    def _save(self) -> None:
        name = self.name
        self.accept()
        self._named(name)


def ask_name(
    parent: QWidget,
    proposed: str,
    own: Collection[str],
    presets: Collection[str],
    named: Named,
) -> NameBox:
    """Asks for the name to save under, and hands it to ``named``."""
    box = NameBox(proposed, own, presets, named, parent)
    box.open()
    return box


def ask_to_delete(parent: QWidget, name: str, agreed: Callable[[], object]) -> QMessageBox:
    """Asks whether the own set called ``name`` is to go; ``agreed`` is called if so."""
    box = QMessageBox(
        QMessageBox.Icon.NoIcon, words.delete_title(), words.delete_question(name), parent=parent
    )
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dress(box)
    _set_in_sans(box)
    yes = box.addButton(words.delete_yes(), QMessageBox.ButtonRole.AcceptRole)
    keep = box.addButton(words.keep(), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(keep)
    yes.clicked.connect(agreed)
    box.open()
    return box


def ask_to_import(parent: QWidget, found: Found) -> QFileDialog:
    """Asks for a file of house rules, and hands it to ``found``."""
    box = QFileDialog(parent, words.import_title(), str(Path.home()), words.file_kinds())
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dress(box)
    _set_in_sans(box)
    box.setFileMode(QFileDialog.FileMode.ExistingFile)
    box.fileSelected.connect(lambda name: found(Path(name)))
    box.open()
    return box


def ask_to_export(parent: QWidget, name: str, found: Found) -> QFileDialog:
    """Asks where to write the rules called ``name``, and hands the place to ``found``."""
    box = QFileDialog(parent, words.export_title(), str(Path.home()), words.file_kinds())
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dress(box)
    _set_in_sans(box)
    box.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    box.setDefaultSuffix("json")
    box.selectFile(words.file_name(name))
    box.fileSelected.connect(lambda name: found(Path(name)))
    box.open()
    return box
