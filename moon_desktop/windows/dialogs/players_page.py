"""Who plays where: the rows of a form, and the page of the preferences made of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QObject, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from moon_desktop.disk.settings import OPTIONS, PLACES, Settings, places
from moon_desktop.engine.record import HUMAN, SeatName
from moon_desktop.games.game import Game
from moon_desktop.look.tips import tip_of
from moon_desktop.windows.dialogs.face_key import FaceKey
from moon_desktop.windows.dialogs.options_grid import OptionsGrid
from moon_desktop.windows.paper.dialog import announce, line_of, roomy
from moon_desktop.words import computer_players
from moon_desktop.words.computer_players import FACES, NAMES
from moon_desktop.words.language import tr
from moon_desktop.words.names import NAME_LIMIT, clean_name


def seat_counts(game: Game) -> tuple[int, ...]:
    """How many may play ``game``."""
    counts = game.choices.get("seats") or (game.rules().table.count,)
    return tuple(count for count in counts if isinstance(count, int))


class _Row(NamedTuple):
    label: QLabel
    face: FaceKey
    name: QLineEdit
    player: QComboBox


class PlayerForm(QObject):
    """A face, a name and a player for each place of a game, clockwise from your own, in rows of
    ``grid``; ``levels`` are those of the computer players, the weakest first."""

    changed = Signal()

    def __init__(
        self,
        settings: Settings,
        game: Game,
        levels: tuple[str, ...],
        grid: OptionsGrid,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._parent = parent
        self._levels = levels
        self._grid = grid
        self._first = grid.rowCount()
        self._made: dict[int, _Row] = {}
        self._ends: dict[int, QHBoxLayout] = {}
        self.levels_line = grid.add_line("", row=self._first + len(PLACES) + 1)
        """What the computer players of each level do."""
        self.take_up(settings, game)
        self.line = line_of("", "help", parent)
        """What it means that these play, or what else there is to say of them."""
        self.beside = QHBoxLayout()
        """The line, and room beside it."""
        self.beside.setSpacing(14)
        self.beside.addWidget(self.line, 1)
        grid.addLayout(self.beside, self._first + len(PLACES), 1, 1, 2)
        self._show_people()

    def take_up(self, settings: Settings, game: Game) -> None:
        """Asks for the players of ``game``, at first those of ``settings``."""
        self.levels_line.setText(game.show.help.levels_line())
        self._before, self._faces = settings.seats, settings.faces
        self._counts = seat_counts(game)
        self._open = sorted({place for count in self._counts for place in places(count)})
        for place in self._open:
            if place not in self._made:
                self._made[place] = self._row(place)
        self._rows = {place: self._made[place] for place in self._open}
        for place in self._rows:
            self._fill(place)
            self._tell_of(place)

    def beside_row(self, place: int, widget: QWidget) -> None:
        """Puts ``widget`` at the end of the row of ``place``."""
        self._ends[place].addWidget(widget)

    def called(self, place: int) -> str:
        """The name of who is to sit at ``place``, as it is shown."""
        line = self._rows[place].name
        return clean_name(line.text()) or line.placeholderText()

    def change_places(self, seats: Mapping[int, int]) -> None:
        """Whoever sits at the place that is a value goes to that of its key."""
        before = self.filled(Settings()).seats
        after = {place: before[former] for place, former in seats.items()}
        self._before = tuple(after.get(place, seat) for place, seat in enumerate(before))
        faces = self._faces
        self._faces = tuple(faces[seats.get(place, place)] for place in range(len(PLACES)))
        for place in seats:
            self._fill(place)
            self._tell_of(place)
        self._show_people()
        self.changed.emit()

    def say(self, words: str) -> None:
        """Has the line below the rows say ``words``, until another thing is to be said there."""
        self.line.setText(words)
        announce(self.line, words)

    @property
    def names(self) -> list[QLineEdit]:
        """The lines of the names, by place."""
        return [row.name for row in self._rows.values()]

    @property
    def faces(self) -> list[FaceKey]:
        """The keys of the faces, by place."""
        return [row.face for row in self._rows.values()]

    @property
    def players(self) -> list[QComboBox]:
        """The boxes of the players, by place."""
        return [row.player for row in self._rows.values()]

    def _row(self, place: int) -> _Row:
        key = PLACES[place]
        face = FaceKey(f"{key}_face", self._parent)
        name = QLineEdit(self._parent)
        name.setMaxLength(NAME_LIMIT)
        name.setAccessibleName(OPTIONS[f"{key}_name"].label)
        player = roomy(QComboBox(self._parent))
        player.setAccessibleName(OPTIONS[f"{key}_player"].label)
        words = OPTIONS[f"{key}_player"].keyed_label
        label = QLabel(words, self._parent)
        label.setBuddy(name)
        end = self._ends[place] = QHBoxLayout()
        end.setSpacing(14)
        end.addWidget(player, 1)
        called = QHBoxLayout()
        called.setSpacing(8)
        called.addWidget(face)
        called.addWidget(name, 1)
        self._grid.addWidget(label, self._first + place, 0)
        self._grid.addLayout(called, self._first + place, 1)
        self._grid.addLayout(end, self._first + place, 2)
        name.textChanged.connect(lambda: self._tell_of(place))
        name.textChanged.connect(self.changed)
        player.currentIndexChanged.connect(lambda: self._player_changed(place))
        face.chosen.connect(lambda who: self._face_chosen(place, who))
        return _Row(label, face, name, player)

    def _face_chosen(self, place: int, who: str) -> None:
        """Whoever had that face before takes the one that is free now. The name of a computer
        player goes along with its face, unless somebody wrote another one."""
        faces = list(self._faces)
        freed = faces[place]
        if freed not in FACES:
            freed = next(face for face in FACES if face not in (*faces, who))
        self._faces = tuple(
            who if here == place else freed if face == who else face
            for here, face in enumerate(faces)
        )
        for here, row in self._rows.items():
            row.face.show_face(self._faces[here])
            computer = row.player.currentData() != HUMAN and row.name.text() in NAMES
            if computer and faces[here] != self._faces[here] in FACES:
                row.name.setText(NAMES[FACES.index(self._faces[here])])
        self.changed.emit()

    def _fill(self, place: int) -> None:
        """Puts in who is to sit there at first."""
        seat, (_, face, name, player) = self._before[place], self._rows[place]
        face.show_face(self._faces[place])
        # Whoever sits there already stays, even if nobody is offered such a player any more.
        kept = () if seat.player in (HUMAN, *self._levels) else (seat.player,)
        with QSignalBlocker(name), QSignalBlocker(player):
            name.setText(seat.name)
            player.clear()
            for row, level in enumerate((HUMAN, *reversed(self._levels), *kept)):
                player.addItem(computer_players.player(level), level)
                tip = computer_players.level_line(level)
                player.setItemData(row, tip, Qt.ItemDataRole.ToolTipRole)
            player.setCurrentIndex(player.findData(seat.player))

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
        told = OPTIONS[f"{key}_name"].help_line
        if key == "across" and not by_three_or_four(self._counts):
            told = OPTIONS[f"{key}_player"].help_line
        row.face.person = level == HUMAN
        row.name.setToolTip(tip_of(about or told))
        row.player.setToolTip(tip_of(about or OPTIONS[f"{key}_player"].help_line))

    def _show_people(self) -> None:
        people = [p for p in self._open if self._rows[p].player.currentData() == HUMAN]
        self.line.setText(_people_line(len(people)))
        for number, place in enumerate(self._open):
            alone = people == [place]
            empty = tr("You") if alone else tr("Player {number}").format(number=number + 1)
            self._rows[place].name.setPlaceholderText(empty)

    def show_seats(self, seats: int) -> None:
        """Shows the places that are taken where so many play."""
        self._open = list(places(seats))
        for place, row in self._made.items():
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
        return settings.with_seats(tuple(seats)).with_faces(self._faces)


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


class PlayersPage(QScrollArea):
    """A row for each place of ``game``, how long an expert may think, and whether faces move; six
    places may have to be scrolled."""

    changed = Signal()

    def __init__(
        self, settings: Settings, game: Game, levels: tuple[str, ...], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        page = QWidget(self)
        grid = OptionsGrid(page)
        self.form = PlayerForm(settings, game, levels, grid, page)
        self.form.changed.connect(self.changed)
        counts = seat_counts(game)
        if by_three_or_four(counts):
            grid.add_line(OPTIONS["across_name"].help_line)
        elif len(counts) > 1:
            grid.add_line(tr("Which of the places are taken depends on how many play."))
        grid.add_rule()
        grid.add_option("expert_seconds", settings.expert_seconds)
        grid.add_option("moods", settings.moods, told=False)
        grid.changed.connect(self.changed)
        self.grid = grid
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 4, 0)
        column.setSpacing(16)
        hold = tr("What you change here holds at once, also in the match in play.")
        column.addWidget(line_of(hold, "help", page))
        column.addLayout(grid)
        column.addStretch()
        self.setWidget(page)

    def filled(self, settings: Settings) -> Settings:
        """``settings`` with what was entered."""
        return self.grid.filled(self.form.filled(settings))
