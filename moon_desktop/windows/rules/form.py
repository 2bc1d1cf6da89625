"""The form of all house rules, one row a key, and what contradicts itself in it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from moon_desktop.engine.illegal import Unplayable
from moon_desktop.games.game import Game
from moon_desktop.games.house_rules import Rules
from moon_desktop.windows.paper.dialog import line_of, rule
from moon_desktop.windows.paper.dress import as_
from moon_desktop.windows.rules.row import RuleRow
from moon_desktop.words import rules_form as words


class RulesForm(QWidget):
    """All rows; it holds what is chosen, whether it can be played or not."""

    edited = Signal()
    """Some value is another one, by hand or by ``fill``."""

    def __init__(self, game: Game, parent: QWidget) -> None:
        super().__init__(parent)
        self._game = game
        self._proposals = game.show.rules.proposals()
        self.rows: dict[str, RuleRow] = {}
        self.contradiction: Unplayable | None = None
        """What cannot be played among the values, the first that the rules tell of."""
        self._base = ""
        self._base_values: dict[str, Any] = {}
        self._before: dict[str, Any] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 10, 8)
        column.setSpacing(0)
        for heading, keys in game.show.rules.groups():
            column.addSpacing(10)
            column.addWidget(line_of(heading, "heading", self))
            column.addSpacing(6)
            card = as_("card", QFrame(self))
            rows = QVBoxLayout(card)
            rows.setContentsMargins(3, 0, 11, 0)
            rows.setSpacing(0)
            column.addWidget(card)
            for key in keys:
                if rows.count():
                    rows.addWidget(rule(card))
                row = RuleRow(game, key, card)
                row.edited.connect(self._edit)
                row.reset.connect(self._reset)
                rows.addWidget(row)
                self.rows[key] = row
        column.addStretch(1)

    def minimumSizeHint(self) -> QSize:
        """As low as its width allows: Qt would have the height of the narrowest form."""
        return QSize(super().minimumSizeHint().width(), 0)

    @property
    def values(self) -> dict[str, Any]:
        """Every key with what is chosen, in the order of the dataclass."""
        return {key: self.rows[key].value for key in self._game.choices}

    @property
    def changed(self) -> int:
        """How many keys are not as in the set that the form started from."""
        return sum(row.changed for row in self.rows.values())

    @property
    def troubled(self) -> tuple[str, ...]:
        """The keys in contradiction, in the order of the form."""
        trouble = self.contradiction
        return () if trouble is None else tuple(key for key in self.rows if key in trouble.keys)

    def fill(self, rules: Rules, base: str, base_rules: Rules) -> None:
        """Shows ``rules``, and marks what is not as in ``base_rules``, which are called ``base``.

        Says ``edited``.
        """
        for key, value in rules.to_record().items():
            self.rows[key].set_value(value)
        self.compare(base, base_rules)

    def compare(self, base: str, base_rules: Rules) -> None:
        """Marks what is not as in ``base_rules``, which are called ``base``; says ``edited``."""
        self._base, self._base_values = base, base_rules.to_record()
        self._settle()

    def _edit(self, key: str) -> None:
        if key in self._proposals:
            proposal = self._proposals[key]
            row, numbers = self.rows[proposal.key], proposal.numbers
            if row.value == numbers[self._before[key]]:
                row.set_value(numbers[self.rows[key].value])
        self._settle()

    def _reset(self, key: str) -> None:
        self.rows[key].set_value(self._base_values[key])
        self._edit(key)

    def _settle(self) -> None:
        """Says at each row what there is to say under the values as they are now."""
        values = self.values
        self._before = values
        self.contradiction, told = None, ""
        try:
            self._game.rules(**values)
        except Unplayable as trouble:
            self.contradiction, told = trouble, words.contradiction(trouble, self._game)
        troubled = self.troubled
        show = self._game.show
        for key, row in self.rows.items():
            if self._game.choices[key] is None:
                row.set_unit(show.rules.unit(key, values))
            row.compare(self._base, self._base_values[key])
            here = told if key in troubled else ""
            row.tell(show.rules.without_meaning(key, values), here)
        self.edited.emit()
