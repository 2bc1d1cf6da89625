"""A field in which a key is pressed, to become that of a command."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QKeySequenceEdit, QLineEdit, QWidget
from shiboken6 import isValid

from moon_desktop.wording import dialogs as words

_PORTABLE = QKeySequence.SequenceFormat.PortableText


class KeyLine(QKeySequenceEdit):
    """One key, with the keys held down with it; Tab goes on to the next field as elsewhere."""

    pressed = Signal(str)
    """The key that was pressed, in Qt's portable text, or ``""``: none is wanted."""

    def __init__(self, command: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._held = ""
        self.setMaximumSequenceLength(1)
        # The wheel scrolls the page, and takes the focus nowhere.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(words.key_of(command))
        (self._line,) = self.findChildren(QLineEdit)
        self._line.setAccessibleName(words.key_of(command))
        self.editingFinished.connect(self._finished)
        self.show_keys("")

    @property
    def keys(self) -> str:
        """The key that is shown, in Qt's portable text, or ``""``."""
        return self._held

    def show_keys(self, keys: str) -> None:
        """Shows ``keys`` (Qt's portable text) as those of the command."""
        self._held = keys
        self.setKeySequence(QKeySequence(keys, _PORTABLE))
        # Qt puts words of its own there, again and again.
        self._line.setPlaceholderText(words.no_key())

    def _finished(self) -> None:
        """Whatever Qt made of what was pressed: the key that is held is shown."""
        # A field in focus that goes with its window says so too, when its line has gone already.
        if isValid(self._line):
            self.show_keys(self._held)

    def event(self, event: QEvent) -> bool:
        """Esc is the dialog's, and so is the key that presses OK."""
        if isinstance(event, QKeyEvent) and event.key() in _NOT_TAKEN and not _held_with(event):
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
        self.show_keys(self._held)
        if keys and keys != self._held:
            self.pressed.emit(keys)


_NOT_TAKEN = (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_CLEARING = (Qt.Key.Key_Backspace, Qt.Key.Key_Delete)


def _held_with(event: QKeyEvent) -> bool:
    """Whether a key that makes another one of it is held down."""
    return bool(event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | _PAD))


_PAD = Qt.KeyboardModifier.KeypadModifier
