"""The page of house rules: a set to start from, each rule, and own sets to keep and exchange."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from moon_desktop.disk.rules_file import BadRulesFile, NamedRules, read_rules, write_rules
from moon_desktop.disk.rules_shelf import RulesShelf
from moon_desktop.games.game import Game
from moon_desktop.games.house_rules import Rules
from moon_desktop.look.theme import THEME
from moon_desktop.windows.paper.dialog import announce, line_of, rule, small_key
from moon_desktop.windows.paper.dress import Role, set_property
from moon_desktop.windows.paper.scrolling import Fading
from moon_desktop.windows.rules import boxes
from moon_desktop.windows.rules.controls import RulesChooser, TablePicture
from moon_desktop.windows.rules.form import RulesForm
from moon_desktop.words import rules_form as words
from moon_desktop.words.language import ngettext, tr
from moon_desktop.words.names import NAME_LIMIT, distinct, listing
from moon_desktop.words.notices import file_trouble
from moon_desktop.words.quoting import quoted, shown_path

_LOW: Final = 440
"""Px in which the rules have too little room below what stands above them."""
_BAR: Final = 24
"""Px that a bar takes of its width where all of it is scrolled, with words of the usual size."""
_ROOM: Final = 12
"""Px left free above and below a row that is scrolled to."""


class RulesPage(QWidget):
    """House rules as they are being chosen. Own sets are kept, and files written and read, at
    once; the rules themselves are the caller's to take over."""

    changed = Signal()
    """The rules, whether they can be played, or what they started from."""

    def __init__(
        self, game: Game, base: str, rules: Rules, shelf: RulesShelf, parent: QWidget
    ) -> None:
        """``base``: the key of the preset or the name of the own set that ``rules`` of ``game``
        started from; where there is none of that name any more, the nearest preset takes its
        place. ``shelf`` is that of the game."""
        super().__init__(parent)
        self._game = game
        self._shelf = shelf
        self.rules = rules
        """The rules as they stand, or where they contradict each other as they last did not."""
        self.base = base if self._set_called(base) is not None else self._nearest(rules)
        """The key of the preset, or the name of the own set, that the rules started from."""
        self.ask_name: Callable[..., object] = boxes.NameBox
        self.ask_to_delete: Callable[..., object] = boxes.ask_to_delete
        self.ask_for_file: Callable[..., object] = boxes.ask_for_file
        self.chooser = RulesChooser(game, self)
        label = QLabel(tr("&Rules"), self)
        label.setBuddy(self.chooser)
        self.save = small_key(tr("&Save as…"), self, self._ask_name)
        self.delete = small_key(
            tr("&Delete"), self, lambda: self.ask_to_delete(self, self.base, self._drop)
        )
        self.summary = line_of("", None, self)
        self.picture = TablePicture(self)
        self.changes = line_of("", "help", self)
        self.bring_in = small_key(
            tr("&Import…"), self, lambda: self.ask_for_file(self, self._import)
        )
        self.export = small_key(tr("&Export…"), self, self._ask_to_export)
        self.reset_all = small_key(tr("Reset &all"), self, lambda: self._choose(self.base))
        self.said = line_of("", None, self)
        self.said.hide()
        self.area = QScrollArea(self)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        # Made where it stays: put there later, all its rows are polished anew.
        self.form = RulesForm(game, self.area.viewport())
        self.area.setWidget(self.form)
        Fading(self.area)
        self._head = QWidget(self)
        """What stands above the form, or before it where room is little or words large."""
        column = QVBoxLayout(self._head)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        self._sets = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._sets.setSpacing(10)
        keys = self.save, self.delete, self.bring_in, self.export
        self._on_top = label, *keys
        self._sets.addLayout(_row(self.chooser, label, self.chooser), 1)
        self._sets.addLayout(_row(None, *keys))
        column.addLayout(self._sets)
        told = QVBoxLayout()
        told.setSpacing(2)
        told.addWidget(self.summary)
        told.addWidget(self.changes)
        row = _row(None, self.picture)
        row.addLayout(told, 1)
        row.addWidget(self.reset_all)
        column.addLayout(row)
        column.addWidget(self.said)
        column.addWidget(rule(self))
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(10)
        self._column.addWidget(self.area, 1)
        self._place_head()
        self.chooser.picked.connect(self._choose)
        self.form.edited.connect(self._settle)
        self._show_base()
        self.form.fill(rules, self.base, self._base_rules)

    def changeEvent(self, event: QEvent) -> None:
        """Words may get another size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._place_head()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a low window all of it is scrolled."""
        super().resizeEvent(event)
        self._place_head()

    def _place_head(self) -> None:
        ways = QBoxLayout.Direction
        # What layouts know of this may be of before something came or went.
        shown = [part.sizeHint().width() + 10 for part in self._on_top if not part.isHidden()]
        room = self.width() - _BAR * THEME.text
        beside = sum(shown) + self.chooser.minimumSizeHint().width() <= room
        self._sets.setDirection(ways.LeftToRight if beside else ways.TopToBottom)
        within = THEME.large or self.height() < _LOW
        place = self.form.layout() if within else self._column
        if isinstance(place, QVBoxLayout) and place.indexOf(self._head) < 0:
            held: QWidget | None = self._head.focusWidget()
            had = held is not None and held.hasFocus()
            place.insertWidget(0, self._head)
            if held is not None and had:
                # It went on as what has it was moved.
                held.setFocus()
            # At once: as soon as it is seen somebody may point there.
            self._column.activate()

    @property
    def playable(self) -> bool:
        """Whether the rules as they stand contradict each other nowhere."""
        return self.form.contradiction is None

    @property
    def _base_rules(self) -> Rules:
        rules = self._set_called(self.base)
        assert rules is not None
        return rules

    def _set_called(self, base: str) -> Rules | None:
        return self._game.presets.get(base) or self._shelf.get(base)

    def _nearest(self, rules: Rules) -> str:
        """The preset from which the fewest keys differ, the first of such."""
        presets, values = self._game.presets, rules.to_record().items()
        return min(presets, key=lambda key: len(values - presets[key].to_record().items()))

    def _choose(self, base: str) -> None:
        self.base = base
        self._say("")
        self._show_base()
        self.form.fill(self._base_rules, base, self._base_rules)

    def _show_base(self) -> None:
        self.chooser.list(self._shelf.names(), self.base)
        self._offer(self.delete, self.base not in self._game.presets)
        self._place_head()

    def _settle(self) -> None:
        """Shows what the form holds now, and tells of it."""
        playable = self.playable
        if playable:
            self.rules = self._game.rules(**self.form.values)
            self.picture.show_table(self.rules.table)
            _tell(self.summary, words.set_text(self.base, self.rules, self._game), None)
        else:
            names = listing([self._game.show.rules.name(key) for key in self.form.troubled])
            told = tr(
                "These rules cannot be played, and those hold that last could: see the red lines at"
                " {names}."
            )
            _tell(self.summary, told.format(names=names), "trouble")
        for button in (self.save, self.export):
            button.setEnabled(playable)
        count = self.form.changed
        if count:
            told = ngettext("{count} change from {name}", "{count} changes from {name}", count)
        else:
            told = tr("Just as in {name}")
        name = words.set_named(self.base, self._game)
        self.changes.setText(told.format(count=count, name=name))
        self._offer(self.reset_all, count > 0)
        self._say("")
        self.changed.emit()

    def _offer(self, key: QPushButton, offered: bool) -> None:
        """``key`` is there where it has something to do; the focus does not go with it."""
        if key.hasFocus() and not offered:
            self.chooser.setFocus(Qt.FocusReason.OtherFocusReason)
        key.setEnabled(offered)
        key.setVisible(offered)

    def go_to_trouble(self) -> None:
        """Gives the focus to the first row in contradiction, if there is one, and scrolls to it."""
        for key in self.form.troubled[:1]:
            row = self.form.rows[key]
            row.control.setFocus(Qt.FocusReason.OtherFocusReason)
            self.area.ensureWidgetVisible(row, 0, _ROOM)

    def _say(self, text: str, role: Role = "help") -> None:
        """What came of a button, or of a file, until something else is done."""
        _tell(self.said, text, role)
        self.said.setVisible(bool(text))
        if text:
            announce(self.said, text)

    def _say_not(self, what: str, error: OSError) -> None:
        self._say(f"{what} {file_trouble(error)}", "trouble")

    def _ask_name(self) -> None:
        proposed = "" if self.base in self._game.presets else self.base
        taken = boxes.names_of_presets(self._game)
        self.ask_name(self, proposed, self._shelf.names(), taken, self._keep)

    def _keep(self, name: str) -> None:
        if self._put_on_shelf(NamedRules(name, self.rules)):
            self._choose(name)
            self._say(tr("Saved as {name}.").format(name=words.own_set(name)))

    def _put_on_shelf(self, named: NamedRules) -> bool:
        try:
            self._shelf.keep(named.name, named.rules)
        except OSError as error:
            self._say_not(tr("Your rules could not be saved."), error)
            return False
        except ValueError:
            # Another copy of the program has put one of that name on the shelf meanwhile.
            told = tr("There is a set called {name} already: choose another name.")
            self._say(told.format(name=words.own_set(named.name)), "trouble")
            return False
        return True

    def _drop(self) -> None:
        name = self.base
        try:
            self._shelf.drop(name)
        except OSError as error:
            self._say_not(tr("Your rules could not be saved."), error)
            return
        # What the form shows stays; it can still be saved under a name.
        self.base = self._nearest(self.rules)
        self._show_base()
        self.form.compare(self.base, self._base_rules)
        told = tr("{name} is deleted; the rules below are as it had them.")
        self._say(told.format(name=words.own_set(name)))

    def _ask_to_export(self) -> None:
        self.ask_for_file(self, self._export, words.set_name(self.base, self._game))

    def _export(self, path: Path) -> None:
        try:
            name = words.set_name(self.base, self._game)
            write_rules(path, NamedRules(name, self.rules), self._game)
        except OSError as error:
            self._say_not(tr("The rules were not exported."), error)
        else:
            self._say(tr("Exported to {file}.").format(file=shown_path(path)))

    def _import(self, path: Path) -> None:
        try:
            named = read_rules(path, self._game)
        except BadRulesFile as bad:
            told = tr("{name} was not imported.").format(name=quoted(path.name))
            self._say(f"{told} {bad}", "trouble")
            return
        except OSError as error:
            self._say_not(tr("Nothing was imported."), error)
            return
        if self._shelf.get(named.name) != named.rules:
            taken = {*boxes.names_of_presets(self._game), *self._shelf.names()}
            named = named._replace(name=distinct(named.name, taken))
            if not self._put_on_shelf(named):
                return
        self._choose(named.name)
        told = tr("Imported as {name}.").format(name=words.own_set(named.name))
        if named.cut:
            cut = tr("A name has at most {longest} letters; what goes beyond is cut off.")
            told = f"{told} {cut.format(longest=NAME_LIMIT)}"
        self._say(told)


def _row(wide: QWidget | None, *widgets: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(10)
    for widget in widgets:
        row.addWidget(widget, widget is wide)
    return row


def _tell(label: QLabel, text: str, role: Role | None) -> None:
    label.setText(text)
    set_property(label, "role", role)
