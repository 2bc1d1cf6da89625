"""The form of all house rules, made from their dataclass: one row a key, under headings."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from moon_desktop.engine.illegal import Unplayable
from moon_desktop.games.moon_rules import CHOICES, MoonRules
from moon_desktop.windows.paper import line_of, rule
from moon_desktop.windows.rules_contradictions import contradictions
from moon_desktop.windows.rules_row import RowState, RuleRow
from moon_desktop.wording import rules_form as words

GROUPS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "table": ("seats", "partners", "double_blank"),
        "bidding": (
            "minimum_bid",
            "all_pass",
            "over",
            "under",
            "shoot_tops",
            "shoot_after_seven",
        ),
        "trump": ("widow_timing", "follow_me", "aggie_dice"),
        "play": ("named_lead", "first_lead_trump", "stop_when_set", "renege"),
        "scoring": ("scoring", "target", "overtricks", "hickeys"),
        "match": ("match", "match_length", "game_marks"),
    }
)
"""The keys under each heading, in the order of the form."""

_CUSTOMARY: Final[Mapping[str, tuple[str, Mapping[object, int]]]] = {
    "scoring": ("target", {"points": 21, "marks": 7}),
    "match": ("match_length", {"single": 1, "best-of": 3, "marks": 12, "timed": 30}),
}
"""By key, the number that its choices propose, and what each of them proposes (M5.6)."""


class RulesForm(QWidget):
    """All rows; it holds what is chosen, whether it can be played or not."""

    edited = Signal()
    """Some value is another one, by hand or by ``fill``."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.rows: dict[str, RuleRow] = {}
        self.contradictions: tuple[Unplayable, ...] = ()
        """What cannot be played among the values, the first of MoonRules first."""
        self._base = ""
        self._base_values: dict[str, Any] = {}
        self._before: dict[str, Any] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 10, 8)
        column.setSpacing(0)
        for name, keys in GROUPS.items():
            column.addSpacing(10)
            column.addWidget(line_of(words.group(name), "heading", self))
            column.addSpacing(4)
            for key in keys:
                column.addWidget(rule(self))
                row = RuleRow(key, self)
                row.edited.connect(self._edit)
                row.reset.connect(self._reset)
                column.addWidget(row)
                self.rows[key] = row
        column.addStretch(1)

    def minimumSizeHint(self) -> QSize:
        """As low as its width allows: Qt would have the height of the narrowest form."""
        return QSize(super().minimumSizeHint().width(), 0)

    @property
    def values(self) -> dict[str, Any]:
        """Every key with what is chosen, in the order of the dataclass."""
        return {key: self.rows[key].value for key in CHOICES}

    @property
    def changed(self) -> int:
        """How many keys are not as in the set that the form started from."""
        return sum(row.changed for row in self.rows.values())

    @property
    def troubled(self) -> tuple[str, ...]:
        """The keys in contradictions, in the order of the form."""
        keys = {key for trouble in self.contradictions for key in trouble.keys}
        return tuple(key for key in self.rows if key in keys)

    def fill(self, rules: MoonRules, base: str, base_rules: MoonRules) -> None:
        """Shows ``rules``, and marks what is not as in ``base_rules``, which are called ``base``.

        Says ``edited``.
        """
        for key, value in rules.to_record().items():
            self.rows[key].set_value(value)
        self.compare(base, base_rules)

    def compare(self, base: str, base_rules: MoonRules) -> None:
        """Marks what is not as in ``base_rules``, which are called ``base``; says ``edited``."""
        self._base, self._base_values = base, base_rules.to_record()
        self._settle()

    def _edit(self, key: str) -> None:
        if key in _CUSTOMARY:
            number, proposals = _CUSTOMARY[key]
            if self.rows[number].value == proposals[self._before[key]]:
                self.rows[number].set_value(proposals[self.rows[key].value])
        self._settle()

    def _reset(self, key: str) -> None:
        self.rows[key].set_value(self._base_values[key])
        self._edit(key)

    def _settle(self) -> None:
        """Says at each row what there is to say under the values as they are now."""
        values = self.values
        self._before = values
        self.contradictions = contradictions(values)
        self.rows["match_length"].set_unit(words.unit(values["match"], values["match_length"]))
        for key, row in self.rows.items():
            row.show_state(
                RowState(
                    self._base,
                    self._base_values[key],
                    words.without_meaning(key, values),
                    words.remark(key, values),
                    tuple(
                        words.contradiction(trouble)
                        for trouble in self.contradictions
                        if key in trouble.keys
                    ),
                )
            )
        self.edited.emit()
