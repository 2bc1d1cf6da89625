"""The statistics in a window of their own: questions, and beside them an answer in figures, each of
which opens into its hands."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QEvent, QModelIndex, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QListWidget,
    QListWidgetItem,
    QMainWindow,
    QStackedWidget,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from moon_desktop.look import typography as face
from moon_desktop.look.theme import THEME
from moon_desktop.memory.figures import Page
from moon_desktop.windows.paper.dialog import announce, line_of, press_focused, small_key
from moon_desktop.windows.paper.fitting import fit, paper_zoom
from moon_desktop.windows.paper.style import style_sheet
from moon_desktop.windows.paper.table import Index, bare
from moon_desktop.windows.score.games import line_in
from moon_desktop.windows.score.pad_paper import SheetGround
from moon_desktop.windows.statistics.chart import FiguresTable
from moon_desktop.words.language import N_, tr

COMFORTABLE: Final = (1120, 740)
LEAST: Final = (700, 480)
_MARGIN: Final = 26
_ROW: Final = 34
_LIST, _FRAME = 200, 40
"""Px of the list of questions at the least, and beside the words in it."""
_WIDE: Final = (160, 0, 70, 0)
"""The px of a column of the hands; 0: it shares what is left."""
_FOLDED: Final = 800
"""In a narrower window the questions are folded into a box over the answer."""
_LOW: Final = 380
"""In a lower window there is nothing below the answer."""
_LETTERS: Final = 7
"""In the narrowest box of what is chosen."""
_ROOT: Final = QModelIndex()

CHOICES: Final = {
    "game": N_("Game"), "person": N_("Who"), "shape": N_("Table"), "preset": N_("House rules"),
    "since": N_("Since"),
}  # fmt: skip
"""What is chosen above the figures."""


class HandsModel(QAbstractTableModel):
    """What stands behind a figure: a row each, its cells as they are told."""

    heads: Final = (N_("When"), N_("With"), N_("Hand"), N_("Result"))

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._count = 0
        self._cells: Callable[[int], Sequence[str]] = lambda row: ()

    def write(self, count: int, cells: Callable[[int], Sequence[str]]) -> None:
        """So many rows; the cells of each are asked for when they are seen."""
        self.beginResetModel()
        self._count, self._cells = count, cells
        self.endResetModel()

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else self._count

    def columnCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self.heads)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return self._cells(index.row())[index.column()]
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        across = orientation == Qt.Orientation.Horizontal
        return tr(self.heads[section]) if across and role == Qt.ItemDataRole.DisplayRole else None


class StatisticsWindow(QMainWindow):
    """Shows the answers that it is given, and asks for others."""

    wanted = Signal()
    """Something else is chosen on the left or above."""
    behind_wanted = Signal(object)
    """What stands behind the figure of a ``Bar`` is to be shown."""
    weigh_wanted = Signal()
    """What is not weighed is to be, or no more of it."""
    hand_wanted = Signal(int, bool)
    """The hand in this row of those shown is to be looked at, or to be reviewed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Statistics"))
        ground = SheetGround(self)
        self.title = line_in(tr("Statistics"), THEME, "pink", ground)
        self.questions = QListWidget(ground)
        self.questions.setAccessibleName(tr("Questions"))
        self.folded = QComboBox(ground)
        self.folded.setModel(self.questions.model())
        self.folded.setAccessibleName(tr("Questions"))
        self.choosers = {name: self._chooser(tr(words), ground) for name, words in CHOICES.items()}
        self.told = line_of("", None, ground)
        self.figures = FiguresTable()
        self.heading = line_in("", THEME, "pink", ground)
        self.model = HandsModel(self)
        self.hands = QTableView(ground)
        self.line = line_of("", "help", ground)
        self.weigh_key = small_key("", ground, self.weigh_wanted.emit)
        self.close_key = small_key(tr("&Close"), ground, self.close)
        self._reviews = False
        """Whether Enter leads from a hand to its review."""
        self._lay_out(ground)
        self.folded.activated.connect(self.questions.setCurrentRow)
        self.questions.currentRowChanged.connect(self.folded.setCurrentIndex)
        self.questions.currentRowChanged.connect(self.wanted)
        self.figures.pressed.connect(self.behind_wanted)
        self.hands.doubleClicked.connect(lambda: self._take(review=self._reviews))
        QShortcut(QKeySequence(QKeySequence.StandardKey.Close), self).activated.connect(self.close)
        fit(self, LEAST, COMFORTABLE)
        self.questions.setFocus()

    # --- how it is put together -----------------------------------------------------------

    def _chooser(self, name: str, ground: QWidget) -> QComboBox:
        chooser = QComboBox(ground)
        chooser.setAccessibleName(name)
        chooser.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        chooser.setMinimumContentsLength(_LETTERS)
        chooser.activated.connect(self.wanted)
        return chooser

    def _lay_out(self, ground: QWidget) -> None:
        above, middle, below = (QHBoxLayout() for _ in range(3))
        above.addWidget(self.title, 1)
        for chooser in self.choosers.values():
            above.addWidget(chooser, 1)
        answer, hands = QWidget(ground), QWidget(ground)
        column = QVBoxLayout(answer)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.folded)
        column.addWidget(self.told)
        column.addWidget(self.figures, 1)
        self._lay_hands(QVBoxLayout(hands), hands)
        self.stack = QStackedWidget(ground)
        self.stack.addWidget(answer)
        self.stack.addWidget(hands)
        middle.setSpacing(22)
        middle.addWidget(self.questions)
        middle.addWidget(self.stack, 1)
        below.addWidget(self.line, 1)
        below.addWidget(self.weigh_key)
        below.addWidget(self.close_key)
        column = QVBoxLayout(ground)
        column.setContentsMargins(_MARGIN, SheetGround.TAPE + 4, _MARGIN, 14)
        column.setSpacing(10)
        column.addLayout(above)
        column.addLayout(middle, 1)
        column.addLayout(below)
        self.setCentralWidget(ground)

    def _lay_hands(self, column: QVBoxLayout, ground: QWidget) -> None:
        keys = QHBoxLayout()
        for key in (
            small_key(tr("&Back"), ground, self.go_back),
            small_key(tr("&Look"), ground, lambda: self._take(review=False)),
            small_key(tr("&Review"), ground, lambda: self._take(review=True)),
        ):
            keys.addWidget(key)
        keys.addStretch(1)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.heading)
        column.addWidget(self.hands, 1)
        column.addLayout(keys)
        self.hands.setModel(self.model)
        bare(self.hands)
        self.hands.setAccessibleName(tr("Hands"))
        self.hands.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.hands.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        heads = self.hands.horizontalHeader()
        heads.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        heads.setFixedHeight(_ROW)
        for place in (place for place, wide in enumerate(_WIDE) if not wide):
            heads.setSectionResizeMode(place, QHeaderView.ResizeMode.Stretch)

    # --- what is chosen -------------------------------------------------------------------

    @property
    def question(self) -> str:
        """The key of the question; empty while there is none."""
        items = self.questions.selectedItems()
        return str(items[0].data(Qt.ItemDataRole.UserRole)) if items else ""

    def offer_questions(self, questions: Mapping[str, str]) -> None:
        """These, by their keys; the same one stays chosen, or else the first is."""
        keys, chosen = list(questions), self.question
        self.questions.blockSignals(True)
        self.questions.clear()
        for key, words in questions.items():
            item = QListWidgetItem(words, self.questions)
            item.setData(Qt.ItemDataRole.UserRole, key)
        self.questions.setCurrentRow(keys.index(chosen) if chosen in keys else 0)
        self.questions.blockSignals(False)
        self.folded.setCurrentIndex(self.questions.currentRow())
        self._measure()

    def offer(self, name: str, values: Mapping[Any, str], chosen: Any) -> None:
        """What can be chosen above; nothing is asked where there is one or none."""
        chooser = self.choosers[name]
        chooser.clear()
        for value, words in values.items():
            chooser.addItem(words, value)
        chooser.setCurrentIndex([*values].index(chosen) if chosen in values else 0)
        chooser.setVisible(len(values) > 1)
        chooser.setToolTip(f"{tr(CHOICES[name])}: {chooser.currentText()}")

    # --- what is shown --------------------------------------------------------------------

    def show_page(self, page: Page) -> None:
        """An answer."""
        self.told.setText("\n".join(page.told))
        self.figures.show_sections(page.sections)
        self.figures.setVisible(bool(page.sections))
        self.stack.setCurrentIndex(0)

    def show_hands(
        self,
        heading: str,
        count: int,
        cells: Callable[[int], Sequence[str]],
        *,
        reviews: bool = False,
    ) -> None:
        """What stands behind a figure: so many rows, and the ``cells`` of each; ``reviews``: what
        they are about is seen in their reviews."""
        self._reviews = reviews
        self.heading.setText(heading)
        self.model.write(count, cells)
        self.stack.setCurrentIndex(1)
        self.hands.selectRow(0)
        self.hands.setFocus()

    def go_back(self) -> None:
        """From the hands to the figures."""
        self.stack.setCurrentIndex(0)
        self.figures.setFocus()

    def say(self, text: str, weigh: str = "") -> None:
        """Says something below all; ``weigh``: what the key of the weighing is called, if there is
        any."""
        self.weigh_key.setText(weigh)
        self.weigh_key.setVisible(bool(weigh))
        self.line.setText(text)
        announce(self.line, text)

    def _take(self, *, review: bool) -> None:
        row = self.hands.currentIndex().row()
        if row >= 0:
            self.hand_wanted.emit(row, review)

    # --- the window -----------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(*COMFORTABLE)

    def _measure(self) -> None:
        zoom = paper_zoom(self.size())
        sheet = style_sheet(zoom) if zoom != THEME.text else ""
        if sheet != self.styleSheet():
            self.setFont(face.usual(zoom))
            self.setStyleSheet(sheet)
        self.title.setFont(face.font(face.SERIF, 26 * zoom, 600))
        self.heading.setFont(face.font(face.SERIF, 18 * zoom, 600))
        folded, low = self.width() < _FOLDED * zoom, self.height() < _LOW * zoom
        self.folded.setVisible(folded)
        for part, gone in (
            (self.questions, folded), (self.title, folded), (self.line, low), (self.close_key, low),
        ):  # fmt: skip
            part.setHidden(gone)
        self.questions.ensurePolished()
        least = max(round(_LIST * zoom), self.questions.sizeHintForColumn(0) + _FRAME)
        self.questions.setFixedWidth(min(least, self.width() // 3))
        self.figures.set_zoom(zoom)
        self.hands.verticalHeader().setDefaultSectionSize(round(_ROW * zoom))
        for column, wide in enumerate(_WIDE):
            if wide:
                self.hands.horizontalHeader().resizeSection(column, round(wide * zoom))

    def changeEvent(self, event: QEvent) -> None:
        """It wears the colours of now."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self.isVisible():
            self._measure()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._measure()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        on_hands = self.stack.currentIndex() == 1
        if event.key() == Qt.Key.Key_Escape:
            (self.go_back if on_hands else self.close)()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if press_focused(self):
                return
            if on_hands:
                self._take(review=self._reviews)
            else:
                self.figures.setFocus()
        else:
            super().keyPressEvent(event)
