"""The dialogs in which what is chosen holds at once: any such, and that of house rules."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSlider,
    QSpinBox,
    QWidget,
)

from moon_desktop.disk.rules_shelf import RulesShelf
from moon_desktop.games.game import Game
from moon_desktop.games.house_rules import Rules
from moon_desktop.windows.paper.dialog import announce, line_of
from moon_desktop.windows.paper.sheet_dialog import SheetDialog
from moon_desktop.windows.rules.page import RulesPage
from moon_desktop.words.language import tr

_PAUSE: Final = 400
"""Ms after the last letter, or step of a slider, until what is chosen holds."""


class InstantDialog(SheetDialog):
    """Each change holds at once, and can be undone while it is open; but where house rules cannot
    be played, those hold that last could, and its key says so before it goes."""

    chosen = Signal(object)
    """All that is chosen, with each change."""

    rules: RulesPage

    def __init__(self, title: str, value: Any, parent: QWidget) -> None:
        """``value``: all that is chosen at first."""
        super().__init__(title, parent)
        self.value = value
        """All that holds."""
        self._past: list[Any] = []
        self._soon = QTimer(self, singleShot=True, interval=_PAUSE)
        self._soon.timeout.connect(self.hand_over)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        QShortcut(QKeySequence.StandardKey.Undo, self, self.undo)
        self.done_key = QPushButton(tr("Done"), self)
        self.done_key.setDefault(True)
        self.done_key.clicked.connect(self.finish)
        self.foot = QHBoxLayout()
        keys = QKeySequence(QKeySequence.StandardKey.Undo)
        told = tr("Each change is kept at once. {keys} takes the last one back.")
        native = keys.toString(QKeySequence.SequenceFormat.NativeText)
        self.foot.addWidget(line_of(told.format(keys=native), "help", self), 1)
        self.foot.addWidget(self.done_key)

    @abstractmethod
    def lay_anew(self) -> None:
        """Makes what is chosen by, as it holds now, in place of what there is."""

    @abstractmethod
    def filled(self) -> Any:
        """All that is chosen, and house rules as they could last be played."""

    def take_in(self, page: QWidget, changed: SignalInstance) -> None:
        """What is chosen on ``page``, as ``changed`` says, holds at once; Tab goes from it to the
        key that ends it."""
        changed.connect(self.changed)
        for line in page.findChildren(QLineEdit):
            line.installEventFilter(self)
        last = page
        # Not a step too far: Python takes what it finds so for a part of what was asked, and would
        # lose the whole window with that.
        for _ in [one for one in page.findChildren(QWidget) if one.window() is page.window()]:
            last = last.nextInFocusChain() or last
        self.setTabOrder(last, self.done_key)

    def changed(self) -> None:
        """Something was chosen."""
        if isinstance(QApplication.focusWidget(), QLineEdit | QSlider | QSpinBox):
            # Not letter by letter.
            self._soon.start()
        else:
            self.hand_over()

    def hand_over(self) -> None:
        """What is chosen now holds, also what was typed last."""
        self._soon.stop()
        filled = self.filled()
        if filled != self.value:
            # What was taken back in a line is not to come again.
            if self._past[-1:] == [filled]:
                self._past.pop()
            else:
                self._past.append(self.value)
            self.value = filled
            self.chosen.emit(filled)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """In a line what was typed there is taken back first; a line would keep the key after."""
        if not isinstance(watched, QLineEdit):
            return super().eventFilter(watched, event)
        is_key = isinstance(event, QKeyEvent) and event.matches(QKeySequence.StandardKey.Undo)
        asked = event.type() == QEvent.Type.ShortcutOverride and is_key
        if asked and not watched.isUndoAvailable():
            event.ignore()
            return True
        return False

    def undo(self) -> None:
        """Takes the last change back, or house rules that cannot be played to those that hold."""
        self.hand_over()
        stands = self.rules.playable
        if stands and not self._past:
            return
        if stands:
            self.value = self._past.pop()
        self.lay_anew()
        self.take_focus()
        self.chosen.emit(self.value)

    def done(self, result: int) -> None:
        """What was typed last is handed over before it goes."""
        self.hand_over()
        super().done(result)

    def finish(self) -> bool:
        """Goes away, unless the house rules cannot be played: that is told first."""
        if self.rules.playable:
            self.accept()
            return True
        self.rules.go_to_trouble()
        announce(self.rules.summary, self.rules.summary.text())
        return False


class ChosenRules(NamedTuple):
    """House rules; ``base`` is what they are called, or were before a change."""

    base: str
    rules: Rules


class RulesDialog(InstantDialog):
    """The house rules of one game for the match that is asked about: ChosenRules."""

    SIZE = (760, 860)

    def __init__(self, game: Game, chosen: ChosenRules, shelf: RulesShelf, parent: QWidget) -> None:
        title = tr("House rules of {game}").format(game=game.show.rules.title())
        super().__init__(title, chosen, parent)
        self._game, self._shelf = game, shelf
        self._place = self.column.count()
        self.lay_anew()
        self.column.addLayout(self.foot)
        self.rules.chooser.setFocus()

    def lay_anew(self) -> None:
        item = self.column.takeAt(self._place)
        if item is not None and (former := item.widget()) is not None:
            former.deleteLater()
        base, rules = self.value
        self.rules = RulesPage(self._game, base, rules, self._shelf, self.paper)
        self.column.insertWidget(self._place, self.rules, 1)
        self.take_in(self.rules, self.rules.changed)

    def filled(self) -> ChosenRules:
        return ChosenRules(self.rules.base, self.rules.rules)
