"""The box in which a problem is told of: what happened, what else is to be said, and below the
text itself, as it is saved."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QGridLayout,
    QWidget,
)

from moon_desktop.disk.regular_files import write
from moon_desktop.windows.paper.boxes import Message, ask_for_file
from moon_desktop.windows.paper.dialog import announce, line_of
from moon_desktop.words import notices
from moon_desktop.words.language import tr

_PLACES: Final = (0, 0), (0, 1), (1, 0, 1, 2), (2, 0, 1, 2)
"""Of the switches in a grid, the longest last."""
_ASKED: Final = 3
_SEEN: Final = 11
"""So many lines of what happened, and of the text, are seen at once."""


class Switch(NamedTuple):
    """A part of the text in words, and whether it is wanted at first."""

    words: str
    on: bool


class ReportBox(Message):
    """Nothing is sent: the text is saved or copied, and is what stands there."""

    SIZE = (760, 0)

    def __init__(
        self,
        switches: Mapping[str, Switch],
        text: Callable[[str, Collection[str]], str],
        name: str,
        parent: QWidget,
    ) -> None:
        """``text``: all of it, of what happened and the parts that are wanted; ``name``: that of
        its file."""
        told = tr(
            "Nothing is sent. Save the text below or copy it, and give it to whom you like: it "
            "holds no more than you see."
        )
        super().__init__(parent, tr("Report a problem"), told)
        self._text, self._name = text, name
        asked, saved = tr("What happened?"), tr("What is saved")
        self.within.addWidget(line_of(asked, None, self))
        self.happened = self.add_field(asked, _ASKED)
        self.switches = {key: QCheckBox(one.words, self) for key, one in switches.items()}
        grid = QGridLayout()
        grid.setVerticalSpacing(0)
        for place, (key, box) in zip(_PLACES, self.switches.items(), strict=True):
            box.setChecked(switches[key].on)
            box.toggled.connect(self.write)
            grid.addWidget(box, *place)
        self.within.addLayout(grid)
        self.within.addWidget(line_of(saved, None, self))
        self.preview = self.add_field(saved, _SEEN, "")
        self.happened.textChanged.connect(self.write)
        self.line = line_of("", "help", self)
        self.within.addWidget(self.line)
        self.add_act(tr("&Save as…"), self._ask)
        self.add_act(tr("&Copy"), self._copy)
        self.add_key(tr("Close"))
        self.write()
        self.happened.setFocus()

    def write(self) -> None:
        """Writes the text anew, and leaves in sight what was."""
        wanted = {key for key, box in self.switches.items() if box.isChecked()}
        at = self.preview.verticalScrollBar().value()
        self.preview.setPlainText(self._text(self.happened.toPlainText(), wanted))
        self.preview.verticalScrollBar().setValue(at)

    def _ask(self) -> None:
        kinds = tr("Text (*.txt)")
        ask_for_file(self.window(), tr("Report a problem"), kinds, self.save, save_as=self._name)

    def save(self, path: Path) -> None:
        """Writes what is seen to a file."""
        try:
            write(path, self.preview.toPlainText().encode())
        except OSError as error:
            self._say(notices.file_trouble(error))
        else:
            self._say(tr("Saved."))

    def _copy(self) -> None:
        QApplication.clipboard().setText(self.preview.toPlainText())
        self._say(tr("Copied"))

    def _say(self, text: str) -> None:
        self.line.setText(text)
        announce(self.line, text)
