"""The boxes about sets of house rules: a name to save under, a file, and a last question."""

from __future__ import annotations

from collections.abc import Callable, Collection
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QPushButton,
    QWidget,
)

from moon_desktop.games.game import Game
from moon_desktop.windows.paper import boxes
from moon_desktop.windows.paper.dialog import line_of, plain
from moon_desktop.windows.paper.sheet_dialog import SheetDialog
from moon_desktop.words.language import tr
from moon_desktop.words.names import NAME_LIMIT, clean_name
from moon_desktop.words.rules_form import own_set


def names_of_presets(game: Game) -> frozenset[str]:
    """What no own set may be called, in small letters: the presets' names and keys."""
    return frozenset(
        name.casefold() for key in game.presets for name in (key, game.show.rules.preset_name(key))
    )


class NameBox(SheetDialog):
    """Asks at once for the name to save under; what is taken is said before it is replaced."""

    def __init__(
        self,
        parent: QWidget,
        proposed: str,
        own: Collection[str],
        presets: Collection[str],
        named: Callable[[str], object],
    ) -> None:
        """``own``: the names of the sets there are, ``presets`` those that are taken for good;
        ``named`` gets the name, a clean one."""
        super().__init__(tr("Save house rules"), parent)
        self._presets = presets
        self._own = {name.casefold(): name for name in own}
        self._named = named
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.line = QLineEdit(proposed, self)
        self.line.setMaxLength(NAME_LIMIT)
        self.line.selectAll()
        label = QLabel(tr("&Name"), self)
        label.setBuddy(self.line)
        self.said = line_of("", None, self)
        self.said.setMinimumHeight(44)
        self.said.setAlignment(Qt.AlignmentFlag.AlignTop)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.save: QPushButton = buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self.save.setDefault(True)
        plain(buttons.buttons())
        for widget in (label, self.line, self.said, buttons):
            self.column.addWidget(widget)
        self.line.textChanged.connect(self._look_at_name)
        buttons.accepted.connect(self._save)
        buttons.rejected.connect(self.reject)
        self._look_at_name()
        self.line.setFocus()
        self.open()

    @property
    def name(self) -> str:
        """The name typed, as it is kept; that of a set there is, however its letters are big."""
        name = clean_name(self.line.text())
        return self._own.get(name.casefold(), name)

    def _look_at_name(self) -> None:
        name = self.name
        preset = name.casefold() in self._presets
        own = name in self._own.values() and not preset
        said = []
        if not name:
            said.append(tr("The rules need a name, such as “Friday table”."))
        elif preset:
            taken = tr("{name} is the name of published rules: choose another.")
            said.append(taken.format(name=own_set(name)))
        elif own:
            taken = tr("You have rules called {name} already. Saving replaces them.")
            said.append(taken.format(name=own_set(name)))
        if len(self.line.text()) == NAME_LIMIT:
            full = tr("A name has at most {longest} letters; what goes beyond is cut off.")
            said.append(full.format(longest=NAME_LIMIT))
        self.said.setText(" ".join(said))
        self.line.setAccessibleDescription(self.said.text())
        self.save.setText(tr("&Replace") if own else tr("&Save"))
        self.save.setEnabled(bool(name) and not preset)

    def _save(self) -> None:
        name = self.name
        self.accept()
        self._named(name)


def ask_to_delete(parent: QWidget, name: str, agreed: Callable[[], object]) -> boxes.Message:
    """Asks whether the own set called ``name`` is to go; ``agreed`` is called if so."""
    question = tr("Delete your rules {name}? This cannot be undone.").format(name=own_set(name))
    title = tr("Delete house rules")
    return boxes.ask(parent, title, question, tr("&Delete"), agreed, no=tr("&Keep"))


def ask_for_file(
    parent: QWidget, found: Callable[[Path], object], name: str | None = None
) -> QFileDialog:
    """Asks for a file to import, or where to export the rules called ``name``, and hands the place
    to ``found``."""
    title = tr("Import house rules") if name is None else tr("Export house rules")
    kinds = tr("House rules (*.json);;All files (*)")
    proposed = "" if name is None else boxes.file_name(name, ".json", "house-rules")
    return boxes.ask_for_file(parent, title, kinds, found, save_as=proposed)
