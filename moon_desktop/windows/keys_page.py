"""The page of the preferences on which commands are given keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from moon_desktop.settings import Settings
from moon_desktop.windows.key_line import KeyLine
from moon_desktop.windows.paper import announce, as_, line_of
from moon_desktop.windows.shortcuts import KeyedCommand, assigned, is_tables_own
from moon_desktop.wording import dialogs as words

_KEY_WIDTH: Final = 168
_READ_HEIGHT: Final = 24


class KeysPage(QWidget):
    """A row for each command, and below, to be read, the keys that are always the same.

    No two commands ever have the same key: one that is taken is refused, and it is said whose
    it is.
    """

    changed = Signal()

    def __init__(
        self, settings: Settings, commands: Sequence[KeyedCommand], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._commands = {command.name: command for command in commands}
        self.lines: dict[str, KeyLine] = {}
        self.defaults: dict[str, QPushButton] = {}
        held = assigned(commands, dict(settings.keys))
        self.trouble = line_of("", "trouble", self)
        self.trouble.hide()
        inner = QWidget(self)
        grid = QGridLayout(inner)
        grid.setContentsMargins(0, 0, 14, 0)
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(0, 3)
        grid.setColumnStretch(1, 2)
        grid.setColumnMinimumWidth(1, _KEY_WIDTH)
        for command in commands:
            self._add(command, held[command.name], grid, inner)
        self._add_fixed(grid, inner)
        scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setWidget(inner)
        self.all_defaults = as_("small", QPushButton(words.all_default_keys(), self))
        self.all_defaults.setAutoDefault(False)
        self.all_defaults.clicked.connect(self._all_to_default)
        foot = QHBoxLayout()
        foot.addWidget(self.trouble, 1)
        foot.addStretch()
        foot.addWidget(self.all_defaults)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(line_of(words.keys_help(), "help", self))
        column.addWidget(scroll, 1)
        column.addLayout(foot)
        self._scroll = scroll
        self._mark_defaults()

    def _add(self, command: KeyedCommand, keys: str, grid: QGridLayout, inner: QWidget) -> None:
        name = command.name
        line = KeyLine(command.words, inner)
        line.show_keys(keys)
        line.pressed.connect(lambda keys: self._give(name, keys))
        button = as_("small", QPushButton(words.default_key(), inner))
        button.setAutoDefault(False)
        button.setAccessibleName(words.default_key_of(command.words))
        button.clicked.connect(lambda: self._give(name, command.default))
        label = QLabel(command.words, inner)
        label.setBuddy(line)
        row = grid.rowCount()
        for column, widget in enumerate((label, line, button)):
            grid.addWidget(widget, row, column)
        self.lines[name], self.defaults[name] = line, button

    def _add_fixed(self, grid: QGridLayout, inner: QWidget) -> None:
        row = grid.rowCount()
        grid.setRowMinimumHeight(row, 10)
        grid.addWidget(as_("heading", QLabel(words.fixed_keys(), inner)), row + 1, 0, 1, 3)
        for keys, what in words.fixed_key_rows():
            row = grid.rowCount()
            grid.setRowMinimumHeight(row, _READ_HEIGHT)
            grid.addWidget(line_of(what, None, inner), row, 0)
            grid.addWidget(QLabel(keys, inner), row, 1, 1, 2)

    def _give(self, name: str, keys: str) -> None:
        """Command ``name`` is to have ``keys``; where it may not, it is said why."""
        why = self._objection(name, keys)
        self.trouble.setText(why)
        self.trouble.setVisible(bool(why))
        if why:
            announce(self.trouble, why)
        if not why:
            self.lines[name].show_keys(keys)
            self._mark_defaults()
            self.changed.emit()

    def _objection(self, name: str, keys: str) -> str:
        if not keys or keys == self.lines[name].keys:
            return ""
        shown = QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
        if is_tables_own(keys):
            return words.key_of_the_table(shown)
        for other, line in self.lines.items():
            if other != name and line.keys == keys:
                return words.key_taken(shown, self._commands[other].words)
        return ""

    def _all_to_default(self) -> None:
        for name, command in self._commands.items():
            self.lines[name].show_keys(command.default)
        self.trouble.hide()
        self._mark_defaults()
        self.changed.emit()

    def _mark_defaults(self) -> None:
        """Where nothing was changed there is nothing to go back to."""
        for name, command in self._commands.items():
            self.defaults[name].setEnabled(self.lines[name].keys != command.default)
        self.all_defaults.setEnabled(any(button.isEnabled() for button in self.defaults.values()))

    def filled(self, settings: Settings) -> Settings:
        """``settings`` with the keys that are not the commands' own."""
        held = {name: line.keys for name, line in self.lines.items()}
        changed = {
            name: keys for name, keys in held.items() if keys != self._commands[name].default
        }
        return settings._replace(keys=tuple(changed.items()))
