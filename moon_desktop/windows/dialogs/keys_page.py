"""The page of the preferences on which each command is given its key."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from moon_desktop.disk.settings import Settings
from moon_desktop.windows.main.actions import KeyedCommand, assigned, is_tables_own
from moon_desktop.windows.paper.dialog import Scrolled, announce, line_of, small_key
from moon_desktop.words.language import tr
from moon_desktop.words.quoting import printable, quoted

_PORTABLE = QKeySequence.SequenceFormat.PortableText
_NATIVE = QKeySequence.SequenceFormat.NativeText


class KeyLine(QKeySequenceEdit):
    """One key, with the keys held down with it; Tab goes on to the next field as elsewhere."""

    pressed = Signal(str)
    """The key that was pressed, in Qt's portable text, or ``""``: none is wanted."""

    def __init__(self, command: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.keys = ""
        """The key that is shown, in Qt's portable text, or ``""``."""
        self.setMaximumSequenceLength(1)
        # The wheel scrolls the page, and takes the focus nowhere.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        (self._line,) = self.findChildren(QLineEdit)
        for part in (self, self._line):
            part.setAccessibleName(tr("Key of {command}").format(command=command))
        self.editingFinished.connect(self._finished)
        self.show_keys("")

    def show_keys(self, keys: str) -> None:
        """Shows ``keys`` (Qt's portable text) as those of the command."""
        self.keys = keys
        self.setKeySequence(QKeySequence(keys, _PORTABLE))
        # Qt puts words of its own there, again and again.
        self._line.setPlaceholderText(tr("no key"))

    def _finished(self) -> None:
        """Whatever Qt made of what was pressed: the key that is held is shown."""
        # A field in focus that goes with its window says so too, when its line has gone already.
        if isValid(self._line):
            self.show_keys(self.keys)

    def event(self, event: QEvent) -> bool:
        """Esc is the dialog's, and so are the key that presses OK and that which takes back."""
        if isinstance(event, QKeyEvent):
            plain = event.key() in _NOT_TAKEN and not _held_with(event)
            if plain or event.matches(QKeySequence.StandardKey.Undo):
                event.ignore()
                return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A key is handed over; whether it stays is for others to say."""
        if event.key() in _CLEARING and not _held_with(event):
            self.pressed.emit("")
            return
        super().keyPressEvent(event)
        keys = self.keySequence().toString(_PORTABLE)
        self.show_keys(self.keys)
        if keys and keys != self.keys:
            self.pressed.emit(keys)


_NOT_TAKEN = (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_CLEARING = (Qt.Key.Key_Backspace, Qt.Key.Key_Delete)


def _held_with(event: QKeyEvent) -> bool:
    """Whether a key that makes another one of it is held down."""
    return bool(event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | _PAD))


_PAD = Qt.KeyboardModifier.KeypadModifier


_KEY_WIDTH: Final = 168


class KeysPage(QWidget):
    """A row for each command. No two ever have the same key: one that is taken is refused, and
    it is said whose it is."""

    changed = Signal()

    def __init__(
        self,
        settings: Settings,
        commands: Sequence[KeyedCommand],
        letters: Collection[str],
        parent: QWidget,
    ) -> None:
        """``letters`` press keys on the table, and no command has one of them."""
        super().__init__(parent)
        self._letters = letters
        self._commands = {command.name: command for command in commands}
        self.lines: dict[str, KeyLine] = {}
        self.defaults: dict[str, QPushButton] = {}
        held = assigned(commands, dict(settings.keys), letters)
        self.trouble = line_of("", "trouble", self)
        self.trouble.hide()
        inner = QWidget(self)
        grid = QGridLayout(inner)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(0, 3)
        grid.setColumnStretch(1, 2)
        grid.setColumnMinimumWidth(1, _KEY_WIDTH)
        for command in commands:
            self._add(command, held[command.name], grid, inner)
        grid.setRowStretch(grid.rowCount(), 1)
        scroll = Scrolled(inner, self)
        scroll.setAccessibleName(tr("Keys"))
        all_defaults = tr("All keys as they were at first")
        self.all_defaults = small_key(all_defaults, self, self._all_to_default)
        foot = QHBoxLayout()
        foot.addWidget(self.trouble, 1)
        foot.addStretch()
        foot.addWidget(self.all_defaults)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        help_line = tr(
            "Go to a field and press the new key there. Backspace leaves the command without one."
        )
        column.addWidget(line_of(help_line, "help", self))
        column.addWidget(scroll, 1)
        column.addLayout(foot)
        self._mark_defaults()

    def _add(self, command: KeyedCommand, keys: str, grid: QGridLayout, inner: QWidget) -> None:
        name = command.name
        line = KeyLine(command.words, inner)
        line.show_keys(keys)
        line.pressed.connect(lambda keys: self._give(name, keys))
        button = small_key(tr("Default"), inner, lambda: self._give(name, command.default))
        grid.setColumnMinimumWidth(2, button.sizeHint().width())
        button.setAccessibleName(tr("Default key of {command}").format(command=command.words))
        label = QLabel(command.words, inner)
        label.setBuddy(line)
        row = grid.rowCount()
        for column, widget in enumerate((label, line, button)):
            grid.addWidget(widget, row, column)
        self.lines[name], self.defaults[name] = line, button

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
        shown = QKeySequence(keys).toString(_NATIVE)
        if is_tables_own(keys, self._letters):
            return tr("{keys} is needed at the table, to bid and to play.").format(
                keys=printable(shown)
            )
        for other, line in self.lines.items():
            if other != name and line.keys == keys:
                return tr(
                    "{keys} is the key of {command}. Give that command another key first."
                ).format(keys=printable(shown), command=quoted(self._commands[other].words))
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
            changed = self.lines[name].keys != command.default
            self.defaults[name].setEnabled(changed)
            self.defaults[name].setVisible(changed)
        self.all_defaults.setEnabled(any(button.isEnabled() for button in self.defaults.values()))

    def filled(self, settings: Settings) -> Settings:
        """``settings`` with the keys that are not the commands' own."""
        held = {name: line.keys for name, line in self.lines.items()}
        changed = {
            name: keys for name, keys in held.items() if keys != self._commands[name].default
        }
        return settings._replace(keys=tuple(changed.items()))
