"""What the rooms of the records share: a window over the index, filled as records are read."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QObject

from moon_desktop.app.memory.memory import Memory
from moon_desktop.app.parts import Parts
from moon_desktop.windows.history.frame import RecordsWindow
from moon_desktop.words.language import tr


class RecordsRoom(QObject):
    """Shows what is known, and more of it as soon as that is read."""

    NONE_KEPT: ClassVar[str]
    """A marked sentence, for where matches are not kept."""
    window: RecordsWindow

    def __init__(
        self, parts: Parts, memory: Memory, window: RecordsWindow, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._host, self._main, self._memory = parts.host, parts.window, memory
        self.window = window
        memory.learnt.connect(self._learnt)
        memory.failed.connect(window.say_failed)
        parts.host.laid_out.connect(self.look_again)

    def open(self) -> None:
        """What is known, and more of it as records are read."""
        if self._host.folder is None:
            self._main.note(tr(self.NONE_KEPT))
            return
        self.window.come_up()
        self._memory.catch_up()
        self._learnt()

    def look_again(self) -> None:
        """Files have come, gone or changed: a match may have made room for another."""
        if self.window.isVisible():
            self._host.once_on_disk(self._memory.catch_up)

    def _learnt(self) -> None:
        """More is known."""

    def _say(self) -> None:
        """What there is to say below all."""

    def _tell(self, text: str) -> None:
        """Says it below all, or where that is empty what there is to say."""
        if text:
            self.window.say(text)
        else:
            self._say()
