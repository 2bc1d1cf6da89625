"""The dialog that begins a match: the game, house rules, players, and a deal number."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from moon_desktop.disk.rules_shelf import RulesShelf
from moon_desktop.disk.settings import Settings
from moon_desktop.games.game import Game
from moon_desktop.games.house_rules import Rules
from moon_desktop.windows.dialogs.options_grid import OptionsGrid
from moon_desktop.windows.dialogs.partner_draw import PartnerDraw
from moon_desktop.windows.dialogs.players_page import PlayerForm
from moon_desktop.windows.paper.dialog import (
    PaperBox,
    Scrolled,
    announce,
    line_of,
    plain,
    small_key,
)
from moon_desktop.windows.paper.sheet_dialog import SheetDialog
from moon_desktop.windows.rules.page import RulesDialog
from moon_desktop.words import rules_form
from moon_desktop.words.language import pgettext, tr

_DRAW_EACH: Final = 450
"""Ms from one who draws for partners to the next."""
_DIGITS: Final = 18
"""A deal number that can be typed has no more."""


class _Set(NamedTuple):
    """House rules to choose: ``base`` is what they are called, or were before a change."""

    base: str
    rules: Rules


class NewMatch(SheetDialog):
    """Nothing is begun, and the match in play stays, until Begin is pressed. It has one size: its
    keys stay where they are whatever is chosen."""

    SIZE = (756, 760)

    begun = Signal(object, object)
    """The Settings as chosen, and the deal number or None for any."""
    went_on = Signal(str)
    """The match left of the game of that name is to be gone on with."""

    def __init__(
        self,
        settings_of: Callable[[Game], Settings],
        games: Mapping[str, Game],
        game: Game,
        levels: tuple[str, ...],
        shelf: RulesShelf,
        parent: QWidget,
        number: int | None = None,
        left: Callable[[str], int | None] = lambda _: None,
        becomes: Callable[[str], str] = lambda _: "",
    ) -> None:
        """``game`` is chosen at first among ``games``; ``settings_of`` has what was last chosen
        for one, and ``shelf`` the sets of each; ``levels`` are those of the computer players.
        ``number`` is the deal number of the match in play, to begin with the same deals. ``left``
        has the hand in which a match of another game was left, by the game's name, and ``becomes``
        says what becomes of the matches there are when one of it begins."""
        super().__init__(tr("New match"), parent)
        self._settings_of = settings_of
        self._games = games
        self._game = game
        self._settings = settings_of(game)
        self._shelf = shelf.of(game)
        self._left, self._becomes = left, becomes
        self._sets: list[_Set] = []
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._form = QWidget(self)
        grid = OptionsGrid(self._form)
        self.games: PaperBox | None = None
        self.go_on = small_key("", self, self._go_on)
        if len(games) > 1:
            self.games = self._choice_of_games()
            grid.add_row(pgettext("what is played", "&Game"), self.games, self.go_on)
        self.sets = PaperBox(self)
        self.sets.setAccessibleName(tr("House rules"))
        self.change = small_key(tr("Chang&e…"), self, self._open_rules)
        grid.add_row(tr("&House rules"), self.sets, self.change)
        self.line = grid.add_line("")
        # So that the dialog keeps its size from one set to the next.
        self.line.setMinimumHeight(62)
        self.line.setAlignment(Qt.AlignmentFlag.AlignTop)
        grid.add_rule()
        self.players = PlayerForm(self._settings, game, levels, grid, self)
        self.draw = PartnerDraw(self.players, self)
        grid.add_rule()
        self.number = QLineEdit(self)
        self.number.setPlaceholderText(pgettext("deal number", "any"))
        self.number.setAccessibleName(tr("Deal number"))
        same = tr("The same number gives the same deals, here and on another computer.")
        self.number.setAccessibleDescription(same)
        self._number = number
        self._same = False
        """Whether the deals are those of the match in play."""
        self.as_now: QPushButton | None = None
        if number is not None:
            self.as_now = small_key(tr("As &now"), self, lambda: self._take_same(not self._same))
        grid.add_row(tr("&Deal number"), self.number, self.as_now)
        grid.add_line(same)
        no_number = tr(
            "A deal number has at most 18 digits and nothing else. Leave it empty for any deals."
        )
        self.trouble = grid.add_line(no_number, "trouble")
        self.trouble.hide()
        grid.add_rule()
        self.former = line_of("", "help", self)
        """What becomes of the matches there are."""
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.begin = buttons.addButton(tr("&Begin"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.begin.setDefault(True)
        plain(buttons.buttons())
        rows = QVBoxLayout(self._form)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addLayout(grid)
        rows.addStretch()
        self.area = Scrolled(self._form, self)
        """What is asked, as far as it is seen."""
        self.column.setSpacing(12)
        self.column.addWidget(self.area, 1)
        self.column.addWidget(self.former)
        self.column.addWidget(buttons)
        buttons.accepted.connect(self._begin)
        buttons.rejected.connect(self.reject)
        self.number.textChanged.connect(self.trouble.hide)
        self.number.textChanged.connect(lambda: self._take_same(False))
        self.sets.currentIndexChanged.connect(self._show_set)
        self._meet()
        self._list(_Set(self._settings.base, self._settings.rules))

    def _choice_of_games(self) -> PaperBox:
        box = PaperBox(self)
        for game in self._games.values():
            box.addItem(game.show.rules.game_name(), game.name)
        box.setCurrentIndex(box.findData(self._game.name))
        box.setAccessibleName(pgettext("what is played", "Game"))
        box.currentIndexChanged.connect(lambda: self._take_game(self._games[box.currentData()]))
        return box

    def _take_game(self, game: Game) -> None:
        """Puts the house rules and the players last chosen for another game in place."""
        self._game = game
        self._settings = self._settings_of(game)
        self._shelf = self._shelf.of(game)
        self.players.take_up(self._settings, game)
        self._meet()
        self._list(_Set(self._settings.base, self._settings.rules))

    def _meet(self) -> None:
        """Offers what the game has: a match that waits, a draw for partners."""
        self.former.setText(self._becomes(self._game.name))
        self.former.setVisible(bool(self.former.text()))
        hand = self._left(self._game.name)
        self.go_on.setVisible(hand is not None)
        if hand is not None:
            self.go_on.setText(tr("G&o on in hand {number}").format(number=hand))
        still = self._settings.motion == "none"
        self.draw.take_up(self._game, 0 if still else _DRAW_EACH)

    def _go_on(self) -> None:
        self.went_on.emit(self._game.name)
        self.accept()

    def _take_same(self, same: bool) -> None:
        """Whether the deals of the match in play are wanted once more. Their number is not told:
        whoever types it elsewhere sees all hands of the match."""
        if same:
            self.number.clear()
        self._same = same
        words = pgettext("deal number", "as now") if same else pgettext("deal number", "any")
        self.number.setPlaceholderText(words)

    # --- house rules ----------------------------------------------------------------------

    def _list(self, chosen: _Set) -> None:
        """Lists the presets, the person's own sets and, if it is none of them, ``chosen``,
        and chooses that."""
        named = [
            (self._game.show.rules.preset_name(key), _Set(key, rules))
            for key, rules in self._game.presets.items()
        ]
        for own in self._shelf.names():
            rules = self._shelf.get(own)
            if rules is not None:
                named.append((own, _Set(own, rules)))
        for place, (name, listed) in enumerate(named):
            # It is that set still, if they differ in nothing but keys without meaning.
            if listed.base == chosen.base and self._game.same(listed.rules, chosen.rules):
                named[place] = (name, chosen)
        if chosen not in [listed for _, listed in named]:
            before = next((name for name, listed in named if listed.base == chosen.base), None)
            named.append((_changed_from(before), chosen))
        self._sets = [listed for _, listed in named]
        self.sets.blockSignals(True)
        self.sets.clear()
        self.sets.addItems([name for name, _ in named])
        self.sets.setCurrentIndex(self._sets.index(chosen))
        self.sets.blockSignals(False)
        self._show_set()

    @property
    def chosen_set(self) -> tuple[str, Rules]:
        """What the house rules are called, or were before a change, and the rules."""
        return self._sets[self.sets.currentIndex()]

    def _show_set(self) -> None:
        base, rules = self.chosen_set
        self.line.setText(rules_form.set_text(base, rules, self._game))
        self.players.show_seats(rules.table.count)

    def _open_rules(self) -> None:
        dialog = RulesDialog(self._game, *self.chosen_set, self._shelf, self)
        dialog.chosen.connect(lambda base, rules: self._list(_Set(base, rules)))
        # Also where nothing was chosen, sets may have been kept or deleted.
        dialog.finished.connect(lambda: self._list(_Set(*self.chosen_set)))
        dialog.open()

    # --- begin ----------------------------------------------------------------------------

    def _begin(self) -> None:
        text = self.number.text().strip()
        if text and not _is_number(text):
            self.trouble.show()
            announce(self.trouble, self.trouble.text())
            self.number.setFocus()
            return
        self.draw.finish()
        base, rules = self.chosen_set
        chosen = self.players.filled(self._settings)._replace(base=base, rules=rules)
        again = self._number if self._same else None
        self.begun.emit(chosen, int(text) if text else again)
        self.accept()


def _changed_from(base: str | None) -> str:
    """House rules that were changed since they were ``base``, the name of others."""
    if base is None:
        return tr("Your own, not yet named")
    return tr("{base}, with changes").format(base=base)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= _DIGITS
