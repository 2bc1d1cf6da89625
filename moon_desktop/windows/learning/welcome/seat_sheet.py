"""The small sheet on which it is chosen who sits at a place: name, strength and face."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection
from functools import partial
from itertools import islice
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QLineEdit, QPushButton, QWidget

from moon_desktop.disk.settings import OPTIONS, PLACES
from moon_desktop.engine.record import HUMAN
from moon_desktop.look import typography as faces
from moon_desktop.look.faces import paint_candle, paint_face
from moon_desktop.look.ring import REACH
from moon_desktop.look.theme import THEME, faded
from moon_desktop.look.tile import paint_half_tile
from moon_desktop.look.tips import tip_of
from moon_desktop.windows.learning.welcome.seating import Seating
from moon_desktop.windows.paper.dialog import line_of, small_key
from moon_desktop.windows.paper.painted import PaintedButton, paint_check_coin
from moon_desktop.windows.paper.popups import PanelPopup
from moon_desktop.words import computer_players
from moon_desktop.words.computer_players import FACES
from moon_desktop.words.language import tr
from moon_desktop.words.learning import COMPANY
from moon_desktop.words.names import NAME_LIMIT

_COLUMNS: Final = 4
_CHIP, _PICTURE, _WORD, _WORD_EDGE = 86, 56.0, 20, 4
"""Px across a thing to choose at the least, across what is seen of it, down for the word below,
and beside that."""

_NAMES, _MOST_NAMES, _NAME_EDGE, _BETWEEN = 2, 6, 34, 6
"""Names in a row, names at the most, and px beside the letters of one, and between two."""

_SHEET_EDGE: Final = 30
"""Px at zoom 1 on either side that what is chosen from leaves to the sheet, and its bar."""

Picture: TypeAlias = Callable[[QPainter, QRectF], object]


class Chip(PaintedButton):
    """One of a few to choose from: a picture, and a word below it if there is one."""

    def __init__(
        self,
        word: str,
        picture: Picture,
        group: QButtonGroup,
        parent: PanelPopup,
        wide: int = _CHIP,
    ) -> None:
        """``wide``: px across it, at zoom 1."""
        super().__init__(word, parent)
        self._picture = picture
        self.setCheckable(True)
        group.addButton(self)
        self.setAutoExclusive(True)
        self.zoom = parent.zoom
        self.setFixedSize(QSize(wide, _CHIP - _WORD * (not word)) * self.zoom)

    def paint_face(self, painter: QPainter, box: QRectF) -> None:
        lit = self.isChecked()
        inner = box.adjusted(3, 3, -3, -3)
        painter.setPen(QPen(THEME.edge(THEME.ink, 0.5), 1.2) if lit else Qt.PenStyle.NoPen)
        painter.setBrush(faded(THEME.ink, 0.26 if lit else 0.1 * self.underMouse()))
        painter.drawRoundedRect(inner, 9, 9)
        self.paint_ring(painter, box, 12, -REACH)
        room = QRectF(0, 0, _PICTURE, _PICTURE)
        room.moveCenter(QPointF(box.center().x(), box.top() + _PICTURE / 2 + 5))
        self._picture(painter, room)
        if self.text():
            face, ink = faces.label(strong=lit), THEME.ink
            shown = faces.fitted(self.text(), face, box.width() - 2 * _WORD_EDGE)
            y = box.bottom() - _WORD / 2 - 3
            faces.write(painter, shown, face, ink, box.center().x(), y, at=0.5)
        if lit:
            paint_check_coin(painter, inner.topRight() + QPointF(-7, 7), 8)


class SeatSheet(PanelPopup):
    """What is chosen holds at once; it is gone with Esc, Enter or a click beside it."""

    def __init__(self, seating: Seating, place: int, parent: QWidget, zoom: float) -> None:
        super().__init__(parent)
        self.grow(zoom)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._seating, self._place, key = seating, place, PLACES[place]
        self.setAccessibleName(OPTIONS[f"{key}_player"].label)
        self.name = QLineEdit(seating.name(place), self)
        # Beside a style sheet of its own a line to write in takes no font from what holds it.
        self.name.setFont(self.font())
        self.name.setMaxLength(NAME_LIMIT)
        self.name.setAccessibleName(OPTIONS[f"{key}_name"].label)
        self.name.setToolTip(tip_of(OPTIONS[f"{key}_name"].help_line))
        self.name.textEdited.connect(partial(seating.give_name, place))
        self.name.returnPressed.connect(self.close)
        self.column.addWidget(self.name)
        self.known: list[QPushButton] = []
        """Those who may sit down here: they are known."""
        words = {level: _word(level) for level in seating.levels(place)}
        columns, chip_wide = self._columns_for(words.values(), parent.window().width())
        across = max(_COLUMNS * _CHIP, columns * chip_wide) * self.zoom
        names, wide = self._grid(), across / _NAMES
        names.setSpacing(_BETWEEN)
        for name in islice(seating.absent, _MOST_NAMES):
            shown = faces.fitted(name, self.font(), wide - _NAME_EDGE * self.zoom)
            one = small_key(shown, self, partial(self._give_place, name), tip_of(name))
            one.setAccessibleName(name)
            self.known.append(one)
            names.addWidget(one, *divmod(names.count(), _NAMES))
        self.players: dict[str, Chip] = {}
        """By level, and for a person."""
        group, grid = QButtonGroup(self), self._grid()
        for level, word in words.items():
            pips, _ = computer_players.strength(level)
            chip = Chip(word, partial(_paint_player, level, pips), group, self, chip_wide)
            chip.setAccessibleName(computer_players.player(level))
            chip.setToolTip(tip_of(computer_players.level_line(level) or ""))
            chip.setChecked(level == seating.player(place))
            chip.clicked.connect(partial(self._give_player, level))
            self.players[level] = chip
            grid.addWidget(chip, *divmod(grid.count(), columns))
        self.all_others = small_key(
            tr("All computer players as strong"),
            self,
            lambda: seating.level_all(seating.player(place)),
        )
        self.column.addWidget(self.all_others)
        self.faces: dict[str, Chip] = {}
        """By whose face it is."""
        group, grid = QButtonGroup(self), self._grid()
        for face, looks in OPTIONS[f"{key}_face"].choices.items():
            chip = Chip("", partial(self._paint_face, face), group, self)
            chip.setAccessibleName(tr(looks))
            chip.clicked.connect(partial(self._give_face, face))
            self.faces[face] = chip
            grid.addWidget(chip, *divmod(grid.count(), _COLUMNS))
        told = line_of(seating.game.show.help.levels_line(), "help", self)
        told.setFixedWidth(round(across))
        self.column.addWidget(told)
        self._renew()
        self.players[seating.player(place)].setFocus()

    def _columns_for(self, words: Collection[str], window: int) -> tuple[int, int]:
        """How many players stand side by side, no more than in the fullest row, and px across each
        at zoom 1, enough for the longest word within the ring; ``window``: px across that."""
        longest = max(faces.text_width(word, faces.label(strong=True)) for word in words)
        wide = max(_CHIP, math.ceil(longest) + 4 * _WORD_EDGE)
        if wide == _CHIP:
            return _COLUMNS, wide
        free = window / self.zoom - 2 * _SHEET_EDGE
        rows = -(-len(words) // _COLUMNS)
        return max(1, min(-(-len(words) // rows), int(free / wide))), wide

    def _grid(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setSpacing(0)
        self.column.addLayout(grid)
        return grid

    def _give_place(self, name: str) -> None:
        self._seating.give_place(self._place, name)
        self.close()

    def _give_player(self, level: str) -> None:
        self._seating.give_player(self._place, level)
        self._renew()

    def _give_face(self, face: str) -> None:
        self._seating.give_face(self._place, face)
        self._renew()

    def _renew(self) -> None:
        """A name or a face may have come or gone, and who knows a temper has a candle."""
        seating, place = self._seating, self._place
        self.name.setText(seating.name(place))
        self.name.setPlaceholderText(seating.called(place))
        for key in self.known:
            key.setVisible(seating.player(place) == HUMAN)
        self.all_others.setEnabled(seating.player(place) != HUMAN)
        knows = computer_players.strength(seating.player(place))[0] > 0
        self._tempered = knows and getattr(seating.game.players, "tempered", False) is True
        for face, chip in self.faces.items():
            nature = computer_players.temper_word(computer_players.temper(face))
            chip.setChecked(face == seating.face(place))
            # A person alone may have a crescent in the place of a face.
            chip.setVisible(face in FACES or seating.player(place) == HUMAN)
            words = (chip.accessibleName(), nature if face in FACES and self._tempered else "")
            chip.setToolTip(", ".join(filter(None, words)))
            # Or a reader is told the name once more.
            chip.setAccessibleDescription(words[1] or OPTIONS[f"{PLACES[place]}_face"].label)
            chip.update()
        self.fit()

    def _paint_face(self, face: str, painter: QPainter, room: QRectF) -> None:
        room = room.adjusted(4, 6, -4, -2)
        paint_face(painter, THEME, face, room)
        if face in FACES and self._tempered:
            foot = room.bottomRight() + QPointF(2, 0)
            paint_candle(painter, foot, computer_players.temper(face))


def _word(level: str) -> str:
    """What is written below who is so strong, or a person."""
    return tr(COMPANY[level]) if level in COMPANY else computer_players.player(level)


def _paint_player(level: str, pips: int, painter: QPainter, room: QRectF) -> None:
    """A half tile with so many pips, or the crescent of a person."""
    if level == HUMAN:
        paint_face(painter, THEME, "", room.adjusted(6, 4, -6, -8))
        return
    box = room.adjusted(9, 7, -9, -11)
    paint_half_tile(painter, THEME, pips or None, box)
