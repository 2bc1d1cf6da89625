"""The rows of a form in which each player's name and level are chosen."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QFormLayout, QHBoxLayout, QLineEdit, QWidget

from moon_desktop.settings import NAME_LIMIT, Settings, clean_name
from moon_desktop.windows.paper import roomy
from moon_desktop.wording import dialogs as words

_OTHERS = ("left", "across", "right")


class PlayerForm(QWidget):
    """Your name, and a name and a level for each of the others."""

    def __init__(self, settings: Settings, levels: tuple[str, ...], parent: QWidget) -> None:
        super().__init__(parent)
        self._names: dict[str, QLineEdit] = {}
        self._levels: dict[str, QComboBox] = {}
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setVerticalSpacing(10)
        form.setHorizontalSpacing(16)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignVCenter)
        self._names["your"] = self._line(settings.your_name, words.you())
        form.addRow(words.seat("your"), self._names["your"])
        for seat in _OTHERS:
            name = self._line(getattr(settings, f"{seat}_name"), "")
            level = roomy(QComboBox(self))
            for key in levels:
                level.addItem(words.level(key), key)
            level.setCurrentIndex(level.findData(getattr(settings, f"{seat}_level")))
            row = QHBoxLayout()
            row.setSpacing(10)
            row.addWidget(name, 3)
            row.addWidget(level, 2)
            form.addRow(words.seat(seat), row)
            self._names[seat], self._levels[seat] = name, level

    def _line(self, text: str, empty: str) -> QLineEdit:
        line = QLineEdit(text, self)
        line.setMaxLength(NAME_LIMIT)
        line.setPlaceholderText(empty)
        return line

    def show_seats(self, seats: int) -> None:
        """Three seats have nobody across."""
        for widget in (self._names["across"], self._levels["across"]):
            widget.setEnabled(seats == 4)

    def filled(self, settings: Settings) -> Settings:
        """``settings`` with what was entered; an empty name keeps the one there was."""
        names = {seat: clean_name(line.text()) for seat, line in self._names.items()}
        return settings._replace(
            your_name=names["your"],
            left_name=names["left"] or settings.left_name,
            across_name=names["across"] or settings.across_name,
            right_name=names["right"] or settings.right_name,
            left_level=self._levels["left"].currentData(),
            across_level=self._levels["across"].currentData(),
            right_level=self._levels["right"].currentData(),
        )
