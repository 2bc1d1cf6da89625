"""Who plays where: the rows of a form, and the page of the preferences made of them."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from moon_desktop.disk.settings import PLACES, Settings, places
from moon_desktop.engine.record import HUMAN, SeatName
from moon_desktop.games.game import Game
from moon_desktop.look.tips import tip_of
from moon_desktop.windows.dialogs.options_grid import OptionsGrid
from moon_desktop.windows.paper.dialog import as_, line_of, roomy, rule
from moon_desktop.words import computer_players, options
from moon_desktop.words.clean_name import NAME_LIMIT, clean_name
from moon_desktop.words.language import tr


def seat_counts(game: Game) -> tuple[int, ...]:
    """How many may play ``game``."""
    counts = game.choices.get("seats") or (game.rules().table.count,)
    return tuple(count for count in counts if isinstance(count, int))


class _Row(NamedTuple):
    label: QLabel
    name: QLineEdit
    player: QComboBox


class PlayerForm(QWidget):
    """A name and a player for each place of ``game``, clockwise from your own."""

    changed = Signal()

    def __init__(
        self, settings: Settings, game: Game, levels: tuple[str, ...], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._before = settings.seats
        self._counts = seat_counts(game)
        self._open = sorted({place for count in self._counts for place in places(count)})
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(10)
        self._grid.setHorizontalSpacing(14)
        self._grid.setColumnStretch(1, 3)
        self._grid.setColumnStretch(2, 2)
        self._rows = {place: self._row(place, levels) for place in self._open}
        for place in self._rows:
            self._tell_of(place)
        self._line = as_("help", line_of("", None, self))
        self._grid.addWidget(self._line, len(PLACES), 1, 1, 2)
        levels_line = tr(
            "Casual plays by rules of thumb; skilled weighs some deals; expert weighs many and "
            "hears the bidding. Point at a name or a player for more."
        )
        self._grid.addWidget(line_of(levels_line, "help", self), len(PLACES) + 1, 1, 1, 2)
        self._show_people()

    @property
    def label_width(self) -> int:
        """Px that the labels take, for forms above and below to fall in with."""
        return max(row.label.sizeHint().width() for row in self._rows.values())

    @label_width.setter
    def label_width(self, width: int) -> None:
        self._grid.setColumnMinimumWidth(0, width)

    @property
    def names(self) -> list[QLineEdit]:
        """The lines of the names, by place."""
        return [row.name for row in self._rows.values()]

    @property
    def players(self) -> list[QComboBox]:
        """The boxes of the players, by place."""
        return [row.player for row in self._rows.values()]

    def _row(self, place: int, levels: tuple[str, ...]) -> _Row:
        key, seat = PLACES[place], self._before[place]
        name = QLineEdit(seat.name, self)
        name.setMaxLength(NAME_LIMIT)
        name.setAccessibleName(options.label(f"{key}_name"))
        player = roomy(QComboBox(self))
        # Whoever sits there already stays, even if nobody is offered such a player any more.
        kept = () if seat.player in (HUMAN, *levels) else (seat.player,)
        for level in (HUMAN, *reversed(levels), *kept):
            player.addItem(computer_players.player(level), level)
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
        row, key = self._rows[place], PLACES[place]
        level, name = row.player.currentData(), clean_name(row.name.text())
        about = None if level == HUMAN else computer_players.about(name, level)
        told = options.help_line(f"{key}_name")
        if key == "across" and not by_three_or_four(self._counts):
            told = options.help_line(f"{key}_player")
        row.name.setToolTip(tip_of(about or told))
        row.player.setToolTip(tip_of(about or options.help_line(f"{key}_player")))

    def _show_people(self) -> None:
        people = [p for p in self._open if self._rows[p].player.currentData() == HUMAN]
        self._line.setText(_people_line(len(people)))
        for number, place in enumerate(self._open):
            alone = people == [place]
            empty = tr("You") if alone else tr("Player {number}").format(number=number + 1)
            self._rows[place].name.setPlaceholderText(empty)

    def show_seats(self, seats: int) -> None:
        """Shows the places that are taken where so many play."""
        self._open = list(places(seats))
        for place, row in self._rows.items():
            for widget in row:
                widget.setVisible(place in self._open)
        self._show_people()

    def filled(self, settings: Settings) -> Settings:
        """``settings`` with what was entered; a computer player without a name keeps its old."""
        seats = list(settings.seats)
        for place, row in self._rows.items():
            name, player = clean_name(row.name.text()), row.player.currentData()
            if player != HUMAN:
                name = name or self._computers_name(place)
            seats[place] = SeatName(name, player)
        return settings.with_seats(tuple(seats))


def _people_line(count: int) -> str:
    """What it means that ``count`` persons play."""
    if count == 0:
        return tr("The computer plays every place: a match to watch.")
    if count == 1:
        return tr("One person plays, against the computer.")
    return tr(
        "Several persons play at this computer: a curtain hides the table from one turn to the "
        "next, until the person whose turn it is says so."
    )


def by_three_or_four(counts: tuple[int, ...]) -> bool:
    """Whether three or four play: then all depends on who sits across."""
    return set(counts) == {3, 4}


class PlayersPage(QWidget):
    """A row for each place of ``game``, and how long an expert may think."""

    changed = Signal()

    def __init__(
        self, settings: Settings, game: Game, levels: tuple[str, ...], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.form = PlayerForm(settings, game, levels, self)
        self.form.changed.connect(self.changed)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(16)
        hold = tr("What you change here holds at once, also in the match in play.")
        column.addWidget(line_of(hold, "help", self))
        column.addWidget(self.form)
        counts = seat_counts(game)
        if by_three_or_four(counts):
            column.addWidget(line_of(options.help_line("across_name"), "help", self))
        elif len(counts) > 1:
            vary = tr("Which of the places are taken depends on how many play.")
            column.addWidget(line_of(vary, "help", self))
        column.addWidget(rule(self))
        grid = OptionsGrid(self)
        self.seconds = grid.add_choice("expert_seconds", settings.expert_seconds)
        self.seconds.currentIndexChanged.connect(self.changed)
        width = max(self.form.label_width, grid.label_width)
        self.form.label_width = width
        grid.setColumnMinimumWidth(0, width)
        grid.setHorizontalSpacing(14)
        column.addLayout(grid)
        column.addStretch()

    def filled(self, settings: Settings) -> Settings:
        """``settings`` with what was entered."""
        return self.form.filled(settings)._replace(expert_seconds=self.seconds.currentData())
