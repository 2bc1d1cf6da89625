"""The statistics in a window of their own: questions, and beside them an answer in figures, each of
which opens into its hands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from moon_desktop.games.views.figures import Question
from moon_desktop.look import typography as face
from moon_desktop.look.theme import THEME
from moon_desktop.memory.pages import Page
from moon_desktop.windows.history.frame import MARGIN, Chooser, InRows, RecordsWindow
from moon_desktop.windows.history.model import Told, ToldHand
from moon_desktop.windows.paper.dialog import line_of, small_key
from moon_desktop.windows.paper.dress import as_
from moon_desktop.windows.paper.scrolling import Fading
from moon_desktop.windows.paper.table import ChosenRow
from moon_desktop.windows.score.games import line_in
from moon_desktop.windows.statistics.chart import FiguresTable
from moon_desktop.words.language import N_, tr

COMFORTABLE: Final = (1120, 740)
_LIST, _FRAME = 200, 40
"""Px of the list of questions at the least, and beside the words in it."""
_FOLDED: Final = 800
"""In a narrower window the questions are folded into a box over the answer."""
_LOW: Final = 340
"""In a lower window there is nothing below the answer."""
_TOLD: Final = 2
"""Lines that are told over an answer, at the least."""
_NARROWEST: Final = 90
"""Px of a box of what is chosen, where there is no room for its words."""
_TITLED: Final = 1000
"""In a narrower window that stands where the title would."""

CHOICES: Final = {
    "game": N_("Game"), "person": N_("Who"), "shape": N_("Table"), "preset": N_("House rules"),
    "since": N_("Since"),
}  # fmt: skip
"""What is chosen above the figures."""


class StatisticsWindow(RecordsWindow):
    """Shows the answers that it is given, and asks for others."""

    wanted = Signal()
    """Something else is chosen on the left or above."""
    hand_wanted = Signal(int, bool)
    """The hand in this row of those shown is to be looked at, or to be reviewed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(tr("Statistics"), ToldHand, tr("Hands"), "help", parent)
        ground = self.ground
        self.questions = as_("pages", QListWidget(ground))
        self.questions.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        Fading(self.questions)
        self.questions.setItemDelegate(ChosenRow(self.questions))
        self.questions.setAccessibleName(tr("Questions"))
        self.folded = QComboBox(ground)
        self.folded.setModel(self.questions.model())
        self.folded.setAccessibleName(tr("Questions"))
        self.choosers = {name: Chooser(tr(words), ground) for name, words in CHOICES.items()}
        self.picked: set[str] = set()
        """What of these was chosen by hand."""
        self.told = line_of("", None, ground)
        self.told.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.figures = FiguresTable()
        self.heading = line_in("", THEME, "pink", ground)
        self.people_key = small_key(tr("&People…"), ground)
        self.weigh_key = small_key("", ground)
        """Has what is not weighed weighed, or no more of it."""
        self._reviews = False
        """Whether Enter leads from a hand to its review."""
        self._lay_out(ground)
        self.folded.activated.connect(self.questions.setCurrentRow)
        self.questions.currentRowChanged.connect(self.folded.setCurrentIndex)
        self.questions.currentRowChanged.connect(self.wanted)
        self.table.doubleClicked.connect(lambda: self._take(review=self._reviews))
        self.questions.setFocus()

    # --- how it is put together -----------------------------------------------------------

    def _lay_out(self, ground: QWidget) -> None:
        self._above = InRows(self.title, *self.choosers.values())
        middle, below = QHBoxLayout(), QHBoxLayout()
        for name, chooser in self.choosers.items():
            chooser.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            chooser.activated.connect(lambda _, name=name: self.picked.add(name))
            chooser.activated.connect(self.wanted)
        answer, hands = QWidget(ground), QWidget(ground)
        column = QVBoxLayout(answer)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.folded)
        column.addWidget(self.told)
        column.addSpacing(6)
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
        below.addWidget(self.people_key)
        below.addWidget(self.close_key)
        self.stack_up(COMFORTABLE, middle, self._above, middle, below)

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
        column.addWidget(self.table, 1)
        column.addLayout(keys)

    def kept(self) -> dict[str, Any]:
        chosen = {name: chooser.currentData() for name, chooser in self.choosers.items()}
        return {**super().kept(), "question": self.question, "chosen": chosen}

    def put_back(self, kept: Mapping[str, Any]) -> None:
        super().put_back(kept)
        self.offer_questions({kept["question"]: ""})
        for name, chooser in self.choosers.items():
            # It is the only one until others are offered.
            chooser.offer({kept["chosen"][name]: ""})

    # --- what is chosen -------------------------------------------------------------------

    @property
    def question(self) -> Question | None:
        """The one that is asked, if there is any."""
        # With the mouse one is selected only after it is told of as current.
        asked: Question | None = self.questions.currentIndex().data(Qt.ItemDataRole.UserRole)
        return asked

    def offer_questions(self, questions: Mapping[Question, str]) -> None:
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
        self.measure()

    def offer(self, name: str, values: Mapping[Any, str], chosen: Any) -> None:
        """What can be chosen above; nothing is asked where there is one or none."""
        self.choosers[name].offer(values, chosen)

    # --- what is shown --------------------------------------------------------------------

    def show_page(self, page: Page) -> None:
        """An answer."""
        self.told.setText("\n".join(page.told))
        self.figures.show_sections(page.sections)
        self.figures.setVisible(bool(page.sections))
        self.stack.setCurrentIndex(0)

    def show_hands(self, heading: str, rows: Sequence[Told], *, reviews: bool = False) -> None:
        """What stands behind a figure; ``reviews``: what they are about is seen in their
        reviews."""
        self._reviews = reviews
        self.heading.setText(heading)
        self.model.show_all(rows)
        self.stack.setCurrentIndex(1)
        self.table.selectRow(0)
        self.table.setFocus()

    def go_back(self) -> None:
        """From the hands to the figures, and from there out of the window."""
        self.give_up()
        if self.stack.currentIndex() == 0:
            self.close()
        self.stack.setCurrentIndex(0)
        self.figures.setFocus()

    def enter(self) -> None:
        if self.stack.currentIndex() == 1:
            self._take(review=self._reviews)
        else:
            self.figures.setFocus()

    def say(self, text: str, weigh: str = "") -> None:
        """Says something below all; ``weigh``: what the key of the weighing is called, if there is
        any."""
        self.weigh_key.setText(weigh)
        self.weigh_key.setVisible(bool(weigh))
        super().say(text)

    def _take(self, *, review: bool) -> None:
        row = self.table.currentIndex().row()
        if row >= 0:
            self.hand_wanted.emit(row, review)

    # --- the window -----------------------------------------------------------------------

    def fold(self, wide: float, high: float) -> None:
        folded, titled, low = wide < _FOLDED, wide >= _TITLED, high < _LOW
        self.folded.setVisible(folded)
        for part, gone in (
            (self.questions, folded), (self.title, not titled), (self.line, low),
            (self.close_key, low), (self.people_key, low),
        ):  # fmt: skip
            part.setHidden(gone)
        for chooser in self.choosers.values():
            chooser.setMinimumWidth(min(chooser.sizeHint().width(), round(_NARROWEST * self.zoom)))
        self._above.fold(self.width() - 2 * MARGIN)
        self._above.rows[0].setStretchFactor(self.title, 1)

    def least_height(self) -> int:
        # At a width, Qt says what the pages would like to have.
        return self._column.minimumSize().height()

    def size_up(self) -> None:
        self.heading.setFont(face.font(face.SERIF, 18 * self.zoom, 600))
        # What stands below them begins at one height for nearly all questions.
        self.told.setMinimumHeight(_TOLD * self.told.fontMetrics().lineSpacing())
        self.questions.ensurePolished()
        least = max(round(_LIST * self.zoom), self.questions.sizeHintForColumn(0) + _FRAME)
        self.questions.setFixedWidth(min(least, self.width() // 3))
        self.figures.set_zoom(self.zoom)
