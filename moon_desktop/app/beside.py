"""The sheets beside the table: the count of tiles still out, and a hint on demand."""

from __future__ import annotations

from functools import partial
from typing import Final, Generic, TypeVar

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent

from moon_desktop.app.croupier import Croupier
from moon_desktop.app.parts import Parts
from moon_desktop.engine.entries import Choice, Note
from moon_desktop.players.advice import Advice
from moon_desktop.thinking.asking import Adviser, Asking
from moon_desktop.windows.beside.counting_sheet import CountingSheet
from moon_desktop.windows.beside.hint_sheet import HintSheet
from moon_desktop.windows.paper.sheet import BoundSheet

SheetT = TypeVar("SheetT", bound=BoundSheet)


class _Beside(QObject, Generic[SheetT]):
    """Has one sheet that may lie beside the table; Esc puts it away."""

    def __init__(self, parts: Parts, sheet: SheetT, parent: QObject) -> None:
        super().__init__(parent)
        self._host, self._thinker, self._table, self._window = parts
        self.sheet = sheet
        sheet.close_key.clicked.connect(self.close)

    @property
    def shown(self) -> bool:
        """Whether the sheet lies beside the table."""
        return self._window.side.sheet is self.sheet

    def close(self) -> None:
        """Puts the sheet away."""
        self._window.side.clear(self.sheet)

    def take_key(self, event: QKeyEvent) -> bool:
        """Esc puts the sheet away; whether it did."""
        taken = self.shown and event.key() == Qt.Key.Key_Escape
        if taken:
            self.close()
        return taken


class Tallying(_Beside[CountingSheet]):
    """The sheet stays until it is put away, and follows the play; it goes with the person whose
    tiles are on it (M1.5)."""

    def __init__(self, parts: Parts, croupier: Croupier, parent: QObject) -> None:
        super().__init__(parts, CountingSheet(parts.window.view), parent)
        croupier.rested.connect(self.refresh)
        croupier.entry_shown.connect(self.refresh)

    def toggle(self) -> None:
        """Lays the sheet there, or puts it away."""
        if self.shown:
            self.close()
        elif self._host.you is not None:
            self._tell()
            self._window.side.lay(self.sheet)

    def close(self) -> None:
        """Puts the sheet away, and with it what stood there."""
        super().close()
        self.sheet.tell(None)

    def refresh(self) -> None:
        """The table shows something new, or somebody else looks."""
        if not self.shown:
            return
        if self._host.you is None:
            self.close()
        else:
            self._tell()
            self._window.over.lay_out()

    def _tell(self) -> None:
        # Not what the match knows already, but what the table has shown.
        show = self._host.game.show
        self.sheet.tell(show.hints.count(self._table.sight, self._host.names), show.table.face)


FIRST: Final = 0.15
"""Seconds after which the first figures are told; with better ones they are told again."""

PATIENCE: Final = 300
"""Ms after which it is shown that choices are being weighed."""

_ROWS: Final = (Qt.Key.Key_Up, Qt.Key.Key_Down)


class Hinting(_Beside[HintSheet]):
    """One hint at a time, and only for the person in turn who sits before the window (M1.5)."""

    def __init__(self, parts: Parts, croupier: Croupier, parent: QObject) -> None:
        super().__init__(parts, HintSheet(parts.window.view), parent)
        self._croupier = croupier
        self._advice: Advice | None = None
        self.seconds = 1.0
        """How long the choices may be weighed."""
        self.adviser: Adviser | None = None
        """Who weighs them, if not the adviser of the game."""
        self.thinker = Asking(self)
        self.thinker.answered.connect(self._given)
        self.thinker.failed.connect(self._failed)
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE)
        self._patience.timeout.connect(self._weigh_visibly)
        self._lies = False
        self.sheet.rows.looked_at.connect(self._mark)
        self.sheet.rows.chosen.connect(self._choose)
        self._window.side.changed.connect(self._displaced)
        self._window.closing.connect(self.forget)
        croupier.machine.left.connect(self.forget)

    def toggle(self) -> None:
        """Asks for a hint, or puts it away."""
        if self.shown or self.thinker.busy:
            self.close()
            return
        sight = self._host.asked
        if sight is None:
            return
        if self._advice is not None and self._advice.sight == sight:
            self._host.once_on_disk(partial(self._show_latest, self._advice))
            return
        self._patience.start()
        adviser = self.adviser or self._thinker.worker.adviser(self._host.header.game)
        long = self.seconds > 2 * FIRST
        passes = (FIRST, self.seconds - FIRST) if long else (self.seconds,)
        self.thinker.ask(partial(adviser, sight), *passes)

    def close(self) -> None:
        """Puts the sheet away, or breaks off what is being weighed."""
        if self.thinker.busy:
            # Figures that were to become better are not kept.
            self._advice = None
        self.thinker.stop()
        self._patience.stop()
        self._unmark()
        super().close()

    def forget(self) -> None:
        """Another moment of the match, or another person: nothing of this hint stays."""
        self.close()
        self._advice = None
        self.sheet.blank()

    def _weigh_visibly(self) -> None:
        self.sheet.weigh()
        self._window.side.lay(self.sheet)

    def _failed(self) -> None:
        self._patience.stop()
        self.sheet.fail()
        self._window.side.lay(self.sheet)

    def _given(self, advice: Advice) -> None:
        self._patience.stop()
        if self._host.asked != advice.sight:
            # The match went on meanwhile; nobody is told of it who may not be.
            self.close()
            return
        before, self._advice = self._advice, advice
        if advice.every:
            self.thinker.stop()
        if before is None:
            self._host.note(Note("hint", seat=advice.sight.seat))
        if advice != before:
            self._host.once_on_disk(partial(self._show_latest, advice))

    def _show_latest(self, advice: Advice) -> None:
        """Shows ``advice`` unless there is better, or the match went on."""
        if advice == self._advice and advice.sight == self._host.asked:
            self._show(advice)

    def _show(self, advice: Advice) -> None:
        show = self._host.game.show
        self.sheet.tell(show.hints.hint(advice, self._host.names), show.table.face)
        self._window.side.lay(self.sheet)
        self._mark(self.sheet.rows.choice)

    def _mark(self, choice: Choice | None) -> None:
        """Marks what a row stands for, at the table or on the keys; the best, where none is
        looked at."""
        if self._advice is None or not self.shown:
            return
        marked = self._advice.best if choice is None else choice
        self._table.show_hint(marked.piece)
        self._window.mark_key(marked)

    def _unmark(self) -> None:
        self._table.show_hint(None)
        self._window.mark_key(None)

    def _displaced(self) -> None:
        """Once another sheet lies over this one no mark stays at the table, and better figures are
        not waited for: they would lay this one over that."""
        if self._lies and not self.shown:
            self._unmark()
            if self.thinker.busy:
                self._advice = None
                self.thinker.stop()
        self._lies = self.shown

    def _choose(self, choice: Choice) -> None:
        if self._advice is not None and self._advice.sight == self._host.asked:
            self._croupier.choose(choice)

    def take_key(self, event: QKeyEvent) -> bool:
        """Esc puts the sheet away, or breaks off what is being weighed; up and down go to its
        rows."""
        if event.key() == Qt.Key.Key_Escape and (self.shown or self.thinker.busy):
            self.close()
        elif event.key() in _ROWS and self.shown:
            self.sheet.rows.take_keys()
        else:
            return False
        return True
