"""A window over the records: a title, a table of matches or of their hands, and words and keys
below; all as large as words are wished for, or as there is room for."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import QByteArray, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QLayout,
    QVBoxLayout,
    QWidget,
)

from moon_desktop.look import typography as face
from moon_desktop.look.theme import THEME
from moon_desktop.windows.history.model import Records, Told
from moon_desktop.windows.paper.dialog import OwnWindow, announce, keep_words, line_of, small_key
from moon_desktop.windows.paper.dress import Role
from moon_desktop.windows.paper.fitting import fit, paper_zoom
from moon_desktop.windows.paper.one_of import OneOf
from moon_desktop.windows.paper.style import style_sheet
from moon_desktop.windows.paper.table import Rows, RowTable
from moon_desktop.windows.score.games import line_in
from moon_desktop.windows.score.pad_paper import SheetGround
from moon_desktop.words.language import N_, tr

LEAST: Final = (700, 480)
MARGIN: Final = 26
FAILED: Final = N_("Not all records could be read. The program’s log says why.")
_FEWEST: Final = 5
"""So many of them are seen at the least."""
_LOOKED_AT: Final = 60
"""So many rows say how wide a column is to be."""
_TIMES: Final = 4
"""Not all grows as the zoom does: so often at the most it is measured anew."""
_AIR: Final = 12
"""Px between columns."""


class MatchTable(RowTable):
    """Columns are as wide as what stands in them; where there is less room, that which is played,
    and with whom, has to share what the result leaves."""

    def __init__(self, model: Rows, name: str, parent: QWidget) -> None:
        super().__init__(model, name, parent)
        heads = self.horizontalHeader()
        heads.setResizeContentsPrecision(_LOOKED_AT)
        heads.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        heads.sectionHandleDoubleClicked.connect(lambda _: self._take_shares(anew=True))
        heads.sectionResized.connect(self._take_shares)
        self.shares: Sequence[float] = ()
        """What each column has of the width, where somebody has drawn them."""
        self._drawn = True
        model.modelReset.connect(self.share_out)

    def _take_shares(self, *_: int, anew: bool = False) -> None:
        heads = self.horizontalHeader()
        if anew or self._drawn:
            wide = range(0 if anew else heads.count())
            self.shares = [heads.sectionSize(column) / max(1, heads.length()) for column in wide]
            QTimer.singleShot(0, self, self.share_out)

    def share_out(self) -> None:
        """Gives the columns their width."""
        self._drawn = False
        for column, wide in enumerate(self._widths()):
            self.horizontalHeader().resizeSection(column, max(1, wide))
        self._drawn = True

    def _widths(self) -> Sequence[int]:
        heads = self.horizontalHeader()
        if len(self.shares) == heads.count():
            return [round(share * self.viewport().width()) for share in self.shares]
        asked = [
            max(self.sizeHintForColumn(column), heads.sectionSizeHint(column)) + _AIR
            for column in range(heads.count())
        ]
        # Beyond the last there is nothing to be apart from.
        when, name, *names, result, number = *asked[:-1], asked[-1] - _AIR
        free = self.viewport().width() - when - number
        # Faces can stand for names, and nothing for a result.
        faces = [min(wide, self._pictures(2) + _AIR) for wide in names]
        least = min(name, max(heads.sectionSizeHint(1), free // 3))
        result = min(result, max(free // 3, free - least - sum(faces)))
        free -= result
        share = free * name // (name + min(2 * name // 3, sum(names)))
        name = min(share, max(name, free - sum(names)), free - sum(faces))
        return when, name, *(free - name for _ in names), result, number

    def _pictures(self, column: int) -> int:
        """Px that the widest picture in a column takes."""
        model, role = self.model(), Qt.ItemDataRole.DecorationRole
        rows = range(min(_LOOKED_AT, model.rowCount()))
        shown = (model.index(row, column).data(role) for row in rows)
        wide = (picture.deviceIndependentSize().width() for picture in shown if picture)
        return math.ceil(max(wide, default=0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.share_out()


class Chooser(OneOf):
    """One of some values is chosen by its words."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setIconSize(QSize(0, 0))
        self.currentTextChanged.connect(lambda text: self.setToolTip(f"{name}: {text}"))

    def offer(self, values: Mapping[Any, str], chosen: Any = None) -> None:
        """These; nothing is asked where there is one or none."""
        self.clear()
        for value, words in values.items():
            self.addItem(words, value)
        self.setCurrentIndex([*values].index(chosen) if chosen in values else 0)
        self.setHidden(len(values) < 2)
        # A box that has Qt follow its words is no part of its row for a moment when others come.
        follows = self.SizeAdjustPolicy
        for policy in (follows.AdjustToContents, follows.AdjustToContentsOnFirstShow):
            self.setSizeAdjustPolicy(policy)


class InRows(QVBoxLayout):
    """``parts`` side by side, or where they are longer than there is room in two rows: as much
    alike as they can be, or ``full`` is the first, as far as the second has room for the rest."""

    def __init__(self, *parts: QWidget, full: bool = False) -> None:
        super().__init__()
        self._parts, self._full = parts, full
        self.rows = QHBoxLayout(), QHBoxLayout()
        for row in self.rows:
            self.addLayout(row)
        self.setContentsMargins(0, 0, 0, 0)

    def fold(self, wide: float) -> None:
        """There are so many px."""
        shown = [part for part in self._parts if not part.isHidden()]
        asked = [part.sizeHint().width() + self.rows[0].spacing() for part in shown]
        longest = {at: max(sum(asked[:at]), sum(asked[at:])) for at in range(1, len(shown) + 1)}
        first = len(shown)
        if sum(asked) > wide:
            first = min(longest, key=longest.__getitem__)
            if self._full and longest[first] <= wide:
                first = max(at for at, px in longest.items() if px <= wide)
        for place, part in enumerate(shown):
            self.rows[place >= first].addWidget(part)


class RecordsWindow(OwnWindow):
    """What stands in a window over the records is laid out by itself, and folded where it has no
    room; the rows of the table are of a ``kind``."""

    given_up = Signal()
    """The record that is being read for it is not wanted any more."""

    def __init__(
        self, title: str, kind: type[Told], rows: str, role: Role | None, parent: QWidget
    ) -> None:
        super().__init__(title, parent)
        self.zoom = THEME.text
        self.opening = False
        """Whether a record is being read that is to be opened."""
        self.ground = ground = SheetGround(self)
        self.title = line_in(title, THEME, "pink", ground)
        self.model = Records(kind, self)
        self.table = MatchTable(self.model, rows, ground)
        self.line = line_of("", role, ground)
        self.close_key = small_key(tr("&Close"), ground, self.close)
        self._column = QVBoxLayout(ground)
        self.setCentralWidget(ground)

    def stack_up(self, size: tuple[int, int], middle: QLayout, *parts: QWidget | QLayout) -> None:
        """``parts`` one below the other, of which the ``middle`` has what room is left, in a
        window of a ``size``."""
        column = self._column
        column.setContentsMargins(MARGIN, SheetGround.TAPE + 4, MARGIN, 14)
        column.setSpacing(10)
        for part in parts:
            if isinstance(part, QWidget):
                column.addWidget(part)
            else:
                column.addLayout(part, int(part is middle))
        wide, high = size
        fit(self, LEAST, (round(wide * THEME.text), round(high * THEME.text)))

    def kept(self) -> dict[str, Any]:
        """What it has again the next time, as JSON can hold it."""
        place = bytes(self.saveGeometry().data()).hex()
        return {"place": place, "columns": [*self.table.shares]}

    def put_back(self, kept: Mapping[str, Any]) -> None:
        """Gives it what was ``kept``."""
        self.restoreGeometry(QByteArray.fromHex(kept["place"].encode()))
        self.table.shares = [min(1.0, max(0.0, float(share))) for share in kept["columns"]]

    def say(self, text: str) -> None:
        """Says something below all."""
        self.line.setText(text)
        announce(self.line, text)

    def say_failed(self) -> None:
        """The records could not be read to the last."""
        self.say(tr(FAILED))

    def fold(self, wide: float, high: float) -> None:
        """What has no room in a window of so many px, at the size of words that is wished for, is
        hidden."""

    def least_height(self) -> int:
        """Px that all of it needs at the width there is."""
        return self._column.minimumHeightForWidth(self.width())

    def size_up(self) -> None:
        """What does not grow by itself is as large as the ``zoom`` says."""

    def give_up(self) -> None:
        """A record that is being read, if one is, is not wanted any more."""
        if self.opening:
            self.given_up.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape gives up a record that is being read before it goes back."""
        if event.key() == Qt.Key.Key_Escape and self.opening:
            self.give_up()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.give_up()
        super().closeEvent(event)

    def measure(self) -> None:
        """All is as large as words are in a window of this size, or as there is room for."""
        before = 0.0
        for _ in range(_TIMES):
            if before != self.zoom:
                before = self.zoom
                self._measure()

    def _measure(self) -> None:
        room, wished, column = self.size(), paper_zoom(self.size()), self._column
        self.fold(room.width() / wished, room.height() / wished)
        self._keep_words()
        wide, high = column.minimumSize().width(), self.least_height()
        share = self.zoom * min(room.width() / wide, room.height() / high)
        zoom = min(wished, max(1.0, int(20 * share) / 20))
        sheet = style_sheet(zoom)
        if (zoom, sheet) != (self.zoom, self.styleSheet()):
            self.zoom = zoom
            self.setFont(face.usual(zoom))
            self.setStyleSheet(sheet)
            self._keep_words()
        self.title.setFont(face.font(face.SERIF, 26 * zoom, 600))
        self.table.set_zoom(zoom)
        self.table.setMinimumHeight(_FEWEST * self.table.row)
        self.table.share_out()
        self.size_up()

    def _keep_words(self) -> None:
        """Nothing is narrower than its words."""
        keep_words(self.ground)
        for part in self.ground.findChildren(QWidget):
            if (layout := part.layout()) is not None:
                layout.activate()
        self._column.invalidate()
        self._column.activate()
