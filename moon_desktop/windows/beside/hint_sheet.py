"""The sheet that says why the best choice is the best, and what each is worth."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

from moon_desktop.games.views.hints import HintTold
from moon_desktop.games.views.table import Faces, domino
from moon_desktop.look import typography as faces
from moon_desktop.windows.beside.hint_rows import HintRows
from moon_desktop.windows.beside.sheet import SideSheet
from moon_desktop.windows.paper.dialog import announce
from moon_desktop.words.language import tr

_ROOMY: Final = 580
"""Px of paper from which on all can be said."""


class HintSheet(SideSheet):
    """Why the best choice is the best, and a row a choice from it down."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(tr("Hint"), tr("Close the hint"), parent)
        self.told: HintTold | None = None
        """What stands there; None while it is weighed, or where it came to nothing."""
        self.best = self.label(faces.plaque_title(compact=True))
        self.reason = self.label(faces.toolbar())
        self.sentence = self.label(faces.label(), ink="pink2")
        self.rows = HintRows()
        self._weighed = self.label(faces.pill_quiet(), ink="pink2")
        how = tr("A double click on a row makes that choice; so do Up or Down, then Enter.")
        self._how = self.label(faces.pill_quiet(), how, "pink2")
        for part in (self.best, self.reason, self.sentence, self.rows, self._weighed, self._how):
            self.column.addWidget(part, part is self.rows)
        self.column.addStretch()
        self.blank()

    def weigh(self) -> None:
        """Says that the choices are being weighed."""
        self._say(None, tr("Weighing your choices…"))

    def fail(self) -> None:
        """Says that nothing came of it."""
        self._say(None, tr("No hint could be worked out here. The program’s log says why."))

    def tell(self, told: HintTold, face: Faces = domino) -> None:
        """Shows what each choice is worth, in pieces that look so."""
        news = self.told is None or self.told.rows[0].choice != told.rows[0].choice
        self._say(told, told.reason, face)
        self.setAccessibleDescription(f"{told.aloud} {told.weighed}")
        if news:
            announce(self, told.aloud)

    def blank(self) -> None:
        """Nothing stands there any more."""
        self._say(None, "")

    def _say(self, told: HintTold | None, words: str, face: Faces = domino) -> None:
        self.told = told
        self.reason.setText(words)
        self.reason.setVisible(bool(words))
        if told is not None:
            self.best.setText(told.best)
            self.sentence.setText(told.sentence)
            self._weighed.setText(told.weighed)
        for part in (self.best, self.sentence, self.rows, self._weighed):
            part.setVisible(told is not None)
        self.rows.tell(told, face)
        self.setAccessibleDescription(words)

    def fill(self) -> None:
        self.rows.set_zoom(self.zoom)
        self.rows.updateGeometry()

    def wanted(self, width: int, most: int) -> int:
        """The same; where it is low, the rows have the room of what is said below them."""
        self._how.setVisible(self.told is not None and most >= _ROOMY * self.zoom)
        return super().wanted(width, most)
