"""The score sheet in a window of its own: the match, a hand open beside it, and keys below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QMimeData, QSize, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QGuiApplication,
    QKeySequence,
    QShortcut,
)
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from moon_desktop.engine.entries import Entry
from moon_desktop.games.views.hand import HandShown
from moon_desktop.look import typography as face
from moon_desktop.look.theme import THEME
from moon_desktop.windows.main.what_is_this import answer
from moon_desktop.windows.main.window import ASKING
from moon_desktop.windows.paper.dialog import OwnWindow, announce, line_of, small_key
from moon_desktop.windows.paper.fitting import fit, paper_zoom
from moon_desktop.windows.score.foot import SheetFoot
from moon_desktop.windows.score.games import GameTables, line_in
from moon_desktop.windows.score.hand_account import HandPane
from moon_desktop.windows.score.model import ScoreModel
from moon_desktop.windows.score.pad_paper import SheetGround
from moon_desktop.windows.score.sheet_export import as_csv, as_text, ask_for_pdf, ask_to_print
from moon_desktop.windows.score.sheet_print import Origin
from moon_desktop.words.language import tr
from moon_desktop.words.quoting import tip
from moon_desktop.words.score import deal_text

COMFORTABLE: Final = (1210, 780)
"""The size at first."""
LEAST: Final = (860, 520)
_LOW: Final = 700
"""Under so many px in height the heading is a small one."""
_MARGIN: Final = 34


class ScoreWindow(OwnWindow):
    """Shows ``scores`` as it goes on; ``entries`` is asked for the match's record, hidden tiles
    too, when a hand is opened; ``origin`` for where the match comes from; ``reviewed`` for whether
    its hands can be reviewed. It keeps nothing: closed and shown again it begins anew."""

    review_wanted = Signal(int)
    """The number of the hand that lies open and is to be reviewed."""

    def __init__(
        self,
        scores: ScoreModel,
        entries: Callable[[], Sequence[Entry]],
        parent: QWidget | None = None,
        origin: Callable[[], Origin] = Origin,
        reviewed: Callable[[], bool] = lambda: True,
    ) -> None:
        super().__init__(tr("Score sheet"), parent)
        self._scores = scores
        self._origin, self._reviewed = origin, reviewed
        self._entries = entries
        self._account: HandShown | None = None
        ground = SheetGround(self)
        self.title = line_in(tr("Score sheet"), THEME, "pink", ground)
        self.goal = line_in("", THEME, "pink2", ground)
        self.view = GameTables(scores, THEME, ground)
        self.pane = HandPane(ground)
        self.foot = SheetFoot(scores, THEME, ground)
        self.keys = QWidget(ground)
        self.line = line_of("", None, self.keys)
        self.pane.hide()
        head = QHBoxLayout()
        head.addWidget(self.title)
        head.addWidget(self.goal, 1, Qt.AlignmentFlag.AlignRight)
        middle = QHBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(self.view, 1)
        middle.addWidget(self.pane)
        column = QVBoxLayout(ground)
        column.setContentsMargins(_MARGIN, SheetGround.TAPE, _MARGIN, 14)
        column.setSpacing(0)
        column.addLayout(head)
        column.addLayout(middle, 1)
        column.addSpacing(10)
        column.addWidget(self.foot)
        column.addWidget(self.keys)
        self.setCentralWidget(ground)
        self._add_keys()
        self.tell()
        self._invite()
        self._connect()
        fit(self, LEAST, COMFORTABLE)
        self.view.take_keys()

    def _add_keys(self) -> None:
        row = QHBoxLayout(self.keys)
        row.setContentsMargins(0, 8, 0, 0)
        row.setSpacing(10)
        keys, told = self.keys, tr("What the deals came from, and the proof.")
        self.deal_key = small_key(tr("&The deal…"), keys, tip=told)
        prints = tr("Prints the whole sheet on paper.")
        saves = tr("Keeps the whole sheet as a PDF file.")
        copies = tr("Copies the whole sheet, as text and for a spreadsheet.")
        for key in (
            small_key(tr("&Print…"), keys, self.print_, prints),
            small_key(tr("Save as P&DF…"), keys, self.save_pdf, saves),
            small_key(tr("&Copy"), keys, self.copy, copies),
            self.deal_key,
            small_key(tr("C&lose"), keys, self.close),
        ):
            row.addWidget(key)
        row.insertWidget(row.count() - 1, self.line, 1)

    def _connect(self) -> None:
        self.view.hand_chosen.connect(self.show_hand)
        self.pane.close_key.clicked.connect(self.close_hand)
        self.pane.review_key.clicked.connect(self._review)
        for keys, slot in (
            (QKeySequence.StandardKey.Print, self.print_),
            (QKeySequence.StandardKey.Copy, self.copy),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(slot)
        self._scores.modelReset.connect(self.tell)
        self._scores.modelReset.connect(self._look_again)
        self._scores.hand_written.connect(self._hand_written)

    def _say(self, text: str) -> None:
        """Says something beside the keys until something else is said, or nothing."""
        self.line.setText(text)
        if text:
            announce(self.line, text)

    def _invite(self) -> None:
        """Says what can be done with the sheet."""
        self.line.setText(tr(self._scores.sheet.invitation))

    def tell(self) -> None:
        """What is played for, by which rules, and from which deals."""
        sheet, origin = self._scores.sheet, self._origin()
        number = origin.deal_number
        self.goal.setText(sheet.goals.line)
        self.pane.name_anew(*map(tr, sheet.open_hand))
        self.deal_key.setText(tr("&Break the seal…") if origin.sealed else tr("&The deal…"))
        self.deal_key.setVisible(origin.sealed or number is not None)
        told = [sheet.rules_text, "" if number is None else deal_text(number)]
        self.title.setToolTip(tip(" ".join(filter(None, told))))
        self.title.setAccessibleDescription(" ".join(filter(None, [sheet.goals.line, *told])))

    # --- the hand beside the sheet --------------------------------------------------------

    @property
    def open_hand(self) -> int | None:
        """The number of the hand whose tiles are shown, if any are."""
        return None if self._account is None else self._account.number

    def show_hand(self, number: int) -> None:
        """Opens hand ``number`` beside the sheet; one in play is not shown, and says so."""
        account = self._scores.laid_open(number, self._entries())
        self._open(account)
        if account is None and self._scores.row_of_hand(number) is not None:
            self._say(tr(self._scores.sheet.still_in_play).format(hand=number))

    def close_hand(self) -> None:
        """Closes the hand beside the sheet, if one is open."""
        if self.pane.isVisible():
            self.view.take_keys()
        self._open(None)

    def _review(self) -> None:
        if self._account is not None:
            self.review_wanted.emit(self._account.number)

    def _open(self, account: HandShown | None) -> None:
        self._account = account
        if account is None:
            self._invite()
        else:
            self._say("")
            self.pane.review_key.setVisible(self._reviewed())
            self.pane.show_hand(account, self._scores.face)
        self.view.mark_opened(self.open_hand)
        # Large words leave no room for both.
        both = account is None or not THEME.large
        if not both and self.view.isAncestorOf(self.focusWidget()):
            self.pane.account.setFocus()
        for part in (self.view, self.foot):
            part.setVisible(both)
        self.pane.setVisible(account is not None)

    def _look_again(self) -> None:
        """Something was taken back, or the names have changed: what is open may be gone."""
        account = self._account
        if account is not None:
            account = self._scores.laid_open(account.number, self._entries())
        if account is None:
            self.close_hand()
        else:
            self._open(account)

    def _hand_written(self) -> None:
        """What was said of a hand in play holds no more; a match that is over is told more of."""
        self.tell()
        if self._account is None:
            self._invite()

    # --- out of the window ----------------------------------------------------------------

    def copy(self) -> None:
        """The whole sheet, on the clipboard: as text, and as values for a spreadsheet."""
        data = QMimeData()
        data.setText(as_text(self._scores.sheet))
        data.setData("text/csv", as_csv(self._scores.sheet).encode("utf-8"))
        QGuiApplication.clipboard().setMimeData(data)
        self._say(tr("The sheet was copied."))

    def print_(self) -> None:
        """Asks for a printer, where there is one, and prints the whole sheet."""
        ask_to_print(self, self._scores, self._say, self._origin())

    def save_pdf(self) -> None:
        """Asks where to keep the whole sheet as a PDF file."""
        ask_for_pdf(self, self._scores, self._say, self._origin())

    # --- the window -----------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(*COMFORTABLE)

    def measure(self) -> None:
        """Everything is as large as paper is in a window of this size."""
        zoom = paper_zoom(self.size())
        large = self.height() >= _LOW * zoom
        self.title.setFont(face.font(face.SERIF, (34 if large else 24) * zoom, 600))
        self.goal.setFont(face.font(face.SERIF, 17 * zoom, 500, italic=True))
        for part in (self.view, self.pane, self.foot):
            part.set_zoom(zoom)
        self._open(self._account)

    def go_back(self) -> None:
        """From the hand that lies open to the whole match, and from there out of the window."""
        if self._account is not None:
            self.close_hand()
        else:
            self.close()

    def event(self, event: QEvent) -> bool:
        """What a word on the sheet means, is told here as at the table."""
        if event.type() in ASKING and answer(self, event):
            event.accept()
            return True
        return super().event(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.close_hand()
        super().closeEvent(event)
