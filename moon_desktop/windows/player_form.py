"""The rows of a form in which it is chosen who sits where: a name, and a person or a level."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QLineEdit, QWidget

from moon_desktop.clean_name import NAME_LIMIT, clean_name
from moon_desktop.engine.record import HUMAN, SeatName
from moon_desktop.look.tips import tip_of
from moon_desktop.settings import Settings
from moon_desktop.windows.paper import as_, line_of, roomy
from moon_desktop.wording import computer_players, options
from moon_desktop.wording import dialogs as words

_PLACES = ("your", "left", "across", "right")
_ACROSS = _PLACES.index("across")


class _Row(NamedTuple):
    label: QLabel
    name: QLineEdit
    player: QComboBox


class PlayerForm(QWidget):
    """A name and a player for each place, clockwise from your own."""

    changed = Signal()

    def __init__(self, settings: Settings, levels: tuple[str, ...], parent: QWidget) -> None:
        super().__init__(parent)
        self._before = settings.seats
        self._seats = len(_PLACES)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(10)
        self._grid.setHorizontalSpacing(14)
        self._grid.setColumnStretch(1, 3)
        self._grid.setColumnStretch(2, 2)
        self._rows = [self._row(place, levels) for place in range(len(_PLACES))]
        for place in range(len(_PLACES)):
            self._tell_of(place)
        self._line = as_("help", line_of("", None, self))
        self._grid.addWidget(self._line, len(_PLACES), 1, 1, 2)
        levels_line = line_of(computer_players.levels_line(), "help", self)
        self._grid.addWidget(levels_line, len(_PLACES) + 1, 1, 1, 2)
        self._show_people()

    @property
    def label_width(self) -> int:
        """Px that the labels take, for forms above and below to fall in with."""
        return max(row.label.sizeHint().width() for row in self._rows)

    @label_width.setter
    def label_width(self, width: int) -> None:
        self._grid.setColumnMinimumWidth(0, width)

    @property
    def names(self) -> list[QLineEdit]:
        """The lines of the names, by place."""
        return [row.name for row in self._rows]

    @property
    def players(self) -> list[QComboBox]:
        """The boxes of the players, by place."""
        return [row.player for row in self._rows]

    def _row(self, place: int, levels: tuple[str, ...]) -> _Row:
        key, seat = _PLACES[place], self._before[place]
        name = QLineEdit(seat.name, self)
        name.setMaxLength(NAME_LIMIT)
        name.setAccessibleName(options.label(f"{key}_name"))
        player = roomy(QComboBox(self))
        # Whoever sits there already stays, even if nobody is offered such a player any more.
        kept = () if seat.player in (HUMAN, *levels) else (seat.player,)
        for level in (HUMAN, *reversed(levels), *kept):
            player.addItem(words.player(level), level)
            tip = computer_players.level_line(level)
            player.setItemData(player.count() - 1, tip, Qt.ItemDataRole.ToolTipRole)
        player.setCurrentIndex(player.findData(seat.player))
        player.setAccessibleName(options.label(f"{key}_player"))
        label = QLabel(options.keyed_label(f"{key}_player"), self)
        label.setBuddy(name)
        name.textChanged.connect(self.changed)
        name.textChanged.connect(lambda: self._tell_of(place))
        player.currentIndexChanged.connect(lambda: self._player_changed(place))
        for column, widget in enumerate((label, name, player)):
            self._grid.addWidget(widget, place, column)
        return _Row(label, name, player)

    def _player_changed(self, place: int) -> None:
        """A computer player's name is not for the person who comes in its place, nor the other
        way round: as long as nobody wrote one, the line shows what it would be."""
        row, usual = self._rows[place], Settings().seats[place].name
        if row.player.currentData() == HUMAN and row.name.text() == usual:
            row.name.clear()
        elif row.player.currentData() != HUMAN and not row.name.text().strip():
            row.name.setText(self._computers_name(place))
        self._tell_of(place)
        self._show_people()
        self.changed.emit()

    def _computers_name(self, place: int) -> str:
        """What a computer player is called that was given no name."""
        return self._before[place].name or Settings().seats[place].name

    def _tell_of(self, place: int) -> None:
        """Who plays there, on pointing at name or level."""
        row, key = self._rows[place], _PLACES[place]
        level, name = row.player.currentData(), clean_name(row.name.text())
        about = None if level == HUMAN else computer_players.about(name, level)
        row.name.setToolTip(tip_of(about or options.help_line(f"{key}_name")))
        row.player.setToolTip(tip_of(about or options.help_line(f"{key}_player")))

    def _open(self) -> list[int]:
        return [place for place in range(len(_PLACES)) if self._seats == 4 or place != _ACROSS]

    def _show_people(self) -> None:
        people = [p for p in self._open() if self._rows[p].player.currentData() == HUMAN]
        self._line.setText(words.people_line(len(people)))
        for number, place in enumerate(self._open()):
            alone = people == [place]
            empty = words.you() if alone else words.numbered(number)
            self._rows[place].name.setPlaceholderText(empty)

    def show_seats(self, seats: int) -> None:
        """Three seats have nobody across."""
        self._seats = seats
        for widget in self._rows[_ACROSS]:
            widget.setVisible(seats == 4)
        self._show_people()

    def filled(self, settings: Settings) -> Settings:
        """``settings`` with what was entered; a computer player without a name keeps its old."""
        seats = []
        for place, row in enumerate(self._rows):
            name, player = clean_name(row.name.text()), row.player.currentData()
            if player != HUMAN:
                name = name or self._computers_name(place)
            seats.append(SeatName(name, player))
        return settings.with_seats(tuple(seats))
