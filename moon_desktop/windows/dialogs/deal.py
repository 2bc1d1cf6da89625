"""The box of a deal that is over: what it was made of, and all that proves it."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QApplication,
    QFormLayout,
    QWidget,
)

from moon_desktop.memory.deals import LINES, Proof
from moon_desktop.windows.paper.boxes import Message
from moon_desktop.windows.paper.dialog import announce, line_of
from moon_desktop.words.language import pgettext, tr
from moon_desktop.words.quoting import printable
from moon_desktop.words.score import deals_text

_SEEN: Final = 7
"""So many of the lines are seen at once."""


class DealBox(Message):
    """Secret, cut, seal and number of a match that is over, whether its deals follow from them,
    and the lines that anybody can check that by."""

    SIZE = (640, 0)

    def __init__(self, proof: Proof, parent: QWidget) -> None:
        followed, header = proof.followed, proof.header
        state = followed.state(header)
        told = deals_text(state, followed.count, followed.otherwise)
        super().__init__(parent, tr("The deal"), told)
        self._proof = proof
        form = QFormLayout()
        form.setContentsMargins(0, 10, 0, 10)
        cut = printable(header.cut or "") or pgettext("added to sealed deals", "nothing")
        rows = {} if header.seed is None else {tr("Number"): printable(str(header.seed))}
        if header.secret is not None:
            rows = {
                tr("Seal"): _grouped(proof.seal), tr("Secret"): _grouped(header.secret),
                tr("Cut"): cut, **rows,
            }  # fmt: skip
        for name, value in rows.items():
            line = line_of(value, None, self)
            line.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            line.setAccessibleName(f"{name}: {value}")
            form.addRow(line_of(name, "help", self), line)
        self.within.addLayout(form)
        if header.secret is not None:
            self._add_lines()
        self.add_key(tr("Close"), usual=True)

    def _add_lines(self) -> None:
        told = tr(
            "Whoever has the record checks it with these lines, without this program: Help, Fair"
            " deals, says how."
        )
        self.within.addWidget(line_of(told, "help", self))
        self.lines = self.add_field(tr("Ten lines of Python that check it"), _SEEN, LINES)
        self.copied = self.add_act(tr("Copy the proof"), self._copy)

    def _copy(self) -> None:
        QApplication.clipboard().setText(self._proof.text)
        announce(self, tr("Copied"))


def _grouped(digits: str) -> str:
    return " ".join(re.findall("....", digits))
