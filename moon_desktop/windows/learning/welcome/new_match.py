"""What a new match is to be: the game, the rules as pictures, who sits at the table, and more."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPen, QShowEvent, QWheelEvent
from PySide6.QtWidgets import (
    QApplication,
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QWidget,
)

from moon_desktop.disk.rules_shelf import RulesShelf
from moon_desktop.disk.settings import Settings
from moon_desktop.engine.record import CUT
from moon_desktop.games.game import Game
from moon_desktop.look import typography as faces
from moon_desktop.look.signs import paint_check
from moon_desktop.look.theme import THEME
from moon_desktop.look.tips import tip_of
from moon_desktop.memory.deals import shown
from moon_desktop.windows.learning.welcome.partner_draw import PartnerDraw
from moon_desktop.windows.learning.welcome.plates import GAP, Plate, lay_row, set_alike
from moon_desktop.windows.learning.welcome.seats import SeatsMat, paint_table
from moon_desktop.windows.main.choice_key import ChoiceKey
from moon_desktop.windows.paper.dialog import announce, line_of, small_key
from moon_desktop.windows.paper.dress import inked
from moon_desktop.windows.paper.popups import PanelPopup
from moon_desktop.windows.paper.scrolling import follow_finger
from moon_desktop.windows.rules.dialog import ChosenRules, RulesDialog
from moon_desktop.words import rules_form
from moon_desktop.words.language import pgettext, tr
from moon_desktop.words.names import clean_name
from moon_desktop.words.review import hundredths

if TYPE_CHECKING:
    from moon_desktop.memory.rating import Even

_DRAW_EACH: Final = 450
"""Ms from one who draws for partners to the next."""
_DIGITS: Final = 18
"""A deal number that can be typed has no more."""
_MORE: Final = 340
"""Px across what is written behind the key for more."""
_PART, _BROAD = 0.75, 0.9
"""Of the width that all of it may take, on the mat, and with large words."""
_GAMES, _SWITCH, _SEAL, _KEYS, _GAP = 46.0, 42.0, 18.0, 76.0, 12.0
"""Px at zoom 1 of the games, of the coach's switch, of the seal, of the keys, and between."""
_FOOT: Final = 0.03
"""Of the height that the lower edge of the mat needs, with its seam."""
_WIDE, _LOW, _ALONE, _HIGH, _MAT, _LEAST_MAT = 228.0, 74.0, 92.0, 96.0, 252.0, 200.0
"""Px across a set at the least, down at the least, in a single row, and at the most, and down for
the seats, which with fewer than the last have none to spare."""


class PlateShelf(QScrollArea):
    """Plates in rows, as many as there is the height for; more than there is room for are scrolled
    sideways, by the wheel too."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.row: list[Plate] = []
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.content = QWidget(self)
        """What the plates lie on."""
        self.setWidget(self.content)
        follow_finger(self)

    def lay_out(self, zoom: float, free: float) -> None:
        """Lays the plates in as many rows as they need and ``free`` px of height have."""
        room, gap, count = 14 * zoom, GAP * zoom, len(self.row)
        inner = self.width() - 2 * room
        fit = max(1, int((inner + gap) / (_WIDE * zoom + gap)))
        most = max(1, int((free + gap) / (_LOW * zoom + gap)))
        rows = min(most, -(-count // fit))
        columns = -(-count // rows)
        # Those in sight are whole.
        wide = (inner + gap) / min(columns, fit) - gap
        bar = self.horizontalScrollBar().sizeHint().height() if columns > fit else 0
        # Of what the seats can spare words have more need.
        free += (_MAT - _LEAST_MAT) * zoom - bar
        least = _HIGH if THEME.large else _ALONE if rows == 1 else _LOW
        high = max(least * zoom, min(_HIGH * zoom, (free + gap) / rows - gap))
        across = columns * (wide + gap) - gap
        down = rows * (high + gap) - gap
        self.content.resize(round(across + 2 * room), round(down + 2 * room))
        for row in range(rows):
            shelf = self.row[row * columns : (row + 1) * columns]
            lay_row(shelf, across, room + row * (high + gap), high, zoom, columns=columns)
        set_alike(self.row)
        self.resize(self.width(), self.content.height() + bar)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """A wheel turns one way only."""
        self.horizontalScrollBar().event(event)


class NewMatch(QWidget):
    """Nothing is begun, and the match in play stays, until Deal is pressed; that key never moves,
    whatever is chosen."""

    begun = Signal(object, object)
    """The Settings as chosen, and a deal number, or the cut of sealed deals."""
    went_on = Signal(str)
    """The match left of the game of that name is to be gone on with."""
    given_up = Signal()
    game_taken = Signal(str)
    """What the game is called that is asked about from now on."""

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
        coach: bool | None = None,
        seal: str = "",
    ) -> None:
        """``game`` is chosen at first among ``games``; ``settings_of`` has what was last chosen
        for one, and ``shelf`` the sets of each; ``levels`` are those of the computer players.
        ``number`` is the deal number of the match in play, to begin with the same deals. ``left``
        has the hand in which a match of another game was left, by the game's name, and ``becomes``
        says what becomes of the matches there are when one of it begins. ``coach``: whether that
        is on, where it is asked. ``seal`` is that of the deals without a number."""
        super().__init__(parent)
        self.setAccessibleName(tr("New match"))
        self._settings_of, self._shelves = settings_of, shelf
        self._left, self._becomes = left, becomes
        self._seal, self._number = seal, number
        self._top, self._zoom = 0.0, 1.0
        self.sets: list[Plate] = []
        """The plates of the house rules there are to choose from."""
        self._sets: list[ChosenRules] = []
        self._group = QButtonGroup(self)
        self.games = self._choice_of_games(games, game)
        self.shelf = PlateShelf(self)
        told = tr("Any rule as you play it, kept under a name")
        self.own = Plate(tr("Own rules…"), told, None, self.shelf.content, _paint_own)
        self.own.setCheckable(False)
        self.own.clicked.connect(self._open_rules)
        self.players = SeatsMat(settings_of(game), game, levels, self)
        self.draw = PartnerDraw(self.players)
        self.even = ChoiceKey("plain", tr("Even match"), 1.0, parent=self.players)
        self.even.setToolTip(
            tip_of(tr("Makes the others so strong that you win as often as they."))
        )
        self.even.hide()
        self.even.clicked.connect(self._make_even)
        self.players.beside.append(self.even)
        self.players.seating.changed.connect(self._show_even)
        self._even_with: Callable[[Settings], Even | None] = lambda _: None
        self.coach: Plate | None = None
        if coach is not None:
            self.coach = Plate(tr("Tell me before I throw a hand away"), "", None, self)
            self.coach.setChecked(coach)
        self.foot = QWidget(self)
        """The keys, which stay in sight where what is above them is scrolled."""
        key = partial(ChoiceKey, zoom=1.0, parent=self.foot)
        self.back, self.go_on = key("plain", tr("Back")), key("plain", "")
        self.deal, self.more_key = key("go", tr("Deal")), key("plain", tr("More…"))
        self._lay_more()
        for button, task in (
            (self.back, self.given_up.emit), (self.go_on, self._go_on), (self.deal, self._begin),
            (self.more_key, lambda: self.more.open(self.more_key)),
        ):  # fmt: skip
            button.clicked.connect(task)
        self.take_game(game)

    def _choice_of_games(self, games: Mapping[str, Game], chosen: Game) -> dict[str, Plate]:
        """A plate of each by name."""
        group, plates = QButtonGroup(self), {}
        for game in games.values():
            plate = plates[game.name] = Plate(game.show.rules.game_name(), "", group, self)
            plate.setChecked(game is chosen)
            plate.clicked.connect(partial(self.take_game, game))
        return plates

    def _lay_more(self) -> None:
        """What a newcomer need not see."""
        self.more = more = PanelPopup(self)
        more.setAccessibleName(tr("More"))
        told = tr(
            "The same number gives the same deals everywhere: whoever knows this number knows the"
            " deals."
        )
        mixed_in = tr(
            "Whatever you type here is mixed into the sealed deals, so that nobody could pick them."
        )
        self.sealed = inked(line_of("", None, self), "ink2")
        self.sealed.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.cut = QLineEdit(more)
        self.cut.setMaxLength(CUT)
        self.cut.setPlaceholderText(pgettext("added to sealed deals", "nothing"))
        self.cut.setAccessibleName(tr("Cut"))
        self.cut.setAccessibleDescription(mixed_in)
        seal = tr("Seal {seal}").format(seal=shown(self._seal))
        row = QHBoxLayout()
        row.addWidget(line_of(seal, None, more), 1)
        row.addWidget(small_key(tr("Copy the seal"), more, self._copy_seal))
        more.column.addLayout(row)
        more.column.addWidget(line_of(tr("Cut"), None, more))
        for part in (self.cut, line_of(mixed_in, "help", more)):
            more.column.addWidget(part)
        self.number = QLineEdit(more)
        self.number.setPlaceholderText(pgettext("deal number", "any"))
        self.number.setAccessibleName(tr("Deal number"))
        self.number.setAccessibleDescription(told)
        self._same = False
        """Whether the deals are those of the match in play."""
        self.as_now: QPushButton | None = None
        self.trouble = line_of(
            tr(
                "A deal number has at most 18 digits and nothing else. Leave it empty for any"
                " deals."
            ),
            "trouble",
            more,
        )
        self.trouble.hide()
        self.former = line_of("", "help", more)
        """What becomes of the matches there are."""
        label = line_of(tr("Deal number"), None, more)
        for part in (label, self.number, self.trouble, line_of(told, "help", more)):
            more.column.addWidget(part)
        if self._number is not None:
            again = tr("The deals of this match once more")
            self.as_now = small_key(again, more, lambda: self._take_same(not self._same))
            more.column.addWidget(self.as_now)
        more.column.addWidget(self.former)
        self.number.textChanged.connect(self.trouble.hide)
        self.number.textChanged.connect(lambda: self._take_same(False))
        for field in (self.cut, self.number):
            field.returnPressed.connect(self._take_typed)
        self._take_same(False)

    # --- game and house rules -------------------------------------------------------------------

    def take_game(self, game: Game, count: int = 0) -> None:
        """Puts the house rules and the players last chosen for a game in place, or where so many
        are to play the first preset for these."""
        self._game = game
        self._settings = self._settings_of(game)
        self._shelf = self._shelves.of(game)
        self.players.take_up(self._settings, game)
        still = self._settings.motion == "none"
        self.draw.take_up(game, 0 if still else _DRAW_EACH)
        former, hand = self._becomes(game.name), self._left(game.name)
        self.former.setText(former)
        self.former.setVisible(bool(former))
        self.deal.setToolTip(tip_of(former))
        self.go_on.setVisible(hand is not None)
        if hand is not None:
            self.go_on.name_anew(tr(game.show.sheet.kind.go_on_in).format(number=hand))
        chosen = ChosenRules(self._settings.base, self._settings.rules)
        if count and chosen.rules.table.count != count:
            usual = [
                ChosenRules(game.usual, game.presets[game.usual]),
                *map(ChosenRules._make, game.presets.items()),
            ]
            chosen = next((one for one in usual if one.rules.table.count == count), chosen)
        self._list(chosen)
        self.game_taken.emit(self.called)

    def _list(self, chosen: ChosenRules) -> None:
        """Lists the presets, the person's own sets and, if it is none of them, ``chosen``,
        and chooses that."""
        named = [
            (self._game.show.rules.preset_name(key), ChosenRules(key, rules))
            for key, rules in self._game.presets.items()
        ]
        for own in self._shelf.names():
            rules = self._shelf.get(own)
            if rules is not None:
                named.append((own, ChosenRules(own, rules)))
        for place, (name, listed) in enumerate(named):
            # It is that set still, if they differ in nothing but keys without meaning.
            if listed.base == chosen.base and self._game.same(listed.rules, chosen.rules):
                named[place] = (name, chosen)
        if chosen not in [listed for _, listed in named]:
            before = next((name for name, listed in named if listed.base == chosen.base), None)
            named.append((_changed_from(before), chosen))
        self._sets = [listed for _, listed in named]
        for plate in self.sets:
            self._group.removeButton(plate)
            plate.hide()
            plate.deleteLater()
        self.sets = [self._plate(name, listed) for name, listed in named]
        self.sets[self._sets.index(chosen)].setChecked(True)
        self.shelf.row = [*self.sets, self.own]
        self._order_for_tab()
        self._lay_out()
        self._show_set()

    def _order_for_tab(self) -> None:
        """Tab goes from the top to the bottom, though plates are made anew."""
        mat, coach = self.players, [] if self.coach is None else [self.coach]
        row: list[QWidget] = [*self.games.values(), *self.shelf.row, *mat.seats.values()]
        row += mat.beside
        row += [*coach, self.back, self.go_on, self.deal, self.more_key]
        for before, after in pairwise(row):
            QWidget.setTabOrder(before, after)
        # Whoever comes from the bar begins at the top.
        asked = (one for one in self.games.values() if one.isChecked() and not one.isHidden())
        self.setFocusProxy(next(asked, self.chosen_plate))

    def _plate(self, name: str, listed: ChosenRules) -> Plate:
        line = self._game.show.rules.line(listed.rules)
        preset = self._game.presets.get(listed.base)
        if preset is not None and self._game.same(preset, listed.rules):
            line = self._game.show.rules.preset_line(listed.base)
        picture = partial(paint_table, listed.rules.table)
        plate = Plate(name, line, self._group, self.shelf.content, picture)
        told = rules_form.set_text(listed.base, listed.rules, self._game)
        plate.setAccessibleDescription(told)
        plate.setToolTip("\n".join(map(tip_of, (name, *told.splitlines()))))
        plate.clicked.connect(self._show_set)
        plate.show()
        return plate

    @property
    def called(self) -> str:
        """What the game is called that is asked about."""
        return self._game.show.rules.title()

    @property
    def chosen_plate(self) -> Plate:
        """The plate of the house rules that are chosen."""
        return next(plate for plate in self.sets if plate.isChecked())

    @property
    def chosen_set(self) -> ChosenRules:
        """What the house rules are called, or were before a change, and the rules."""
        return self._sets[self.sets.index(self.chosen_plate)]

    def _show_set(self) -> None:
        self._keep_in_sight()
        self.players.show_table(self.chosen_set[1].table)
        self._show_even()

    def _keep_in_sight(self) -> None:
        self.shelf.ensureWidgetVisible(self.chosen_plate, 0, 0)

    def showEvent(self, event: QShowEvent) -> None:
        """Now it is known how much there is room for."""
        super().showEvent(event)
        self._keep_in_sight()

    def _open_rules(self) -> None:
        dialog = RulesDialog(self._game, self.chosen_set, self._shelf, self)
        # Methods, no functions: they are not called any more when this page is gone.
        dialog.chosen.connect(self._list)
        dialog.finished.connect(self._list_anew)
        dialog.open()

    def _list_anew(self) -> None:
        """Also where nothing was chosen, sets may have been kept or deleted."""
        self._list(self.chosen_set)

    # --- an even match --------------------------------------------------------------------------

    def offer_even(self, even_with: Callable[[Settings], Even | None]) -> None:
        """From now on an even match can be had wherever ``even_with`` says how."""
        self._even_with = even_with
        self._show_even()

    def _even(self) -> Even | None:
        base, rules = self.chosen_set
        chosen = self.players.seating.filled(self._settings)
        return self._even_with(chosen._replace(base=base, rules=rules))

    def _show_even(self) -> None:
        self.even.setVisible(self._even() is not None)
        self.players.lay_anew()

    def _make_even(self) -> None:
        found, seating = self._even(), self.players.seating
        if found is None:
            return
        for place, player in zip(seating.shown, found.players, strict=True):
            if player != seating.player(place):
                seating.give_player(place, player)
        text = tr("Of 100 games you are likely to win {n}; even are {even}.")
        even = hundredths(1 / self.chosen_set.rules.table.sides)
        self.players.say(text.format(n=hundredths(found.chance), even=even))

    # --- begin ----------------------------------------------------------------------------------

    def _copy_seal(self) -> None:
        QApplication.clipboard().setText(self._seal)

    def _take_same(self, same: bool) -> None:
        """Whether the deals of the match in play are wanted once more. Their number is not told:
        whoever types it elsewhere sees all hands of the match."""
        if same:
            self.number.clear()
        self._same = same
        words = (
            pgettext("deal number", "those of this match")
            if same
            else pgettext("deal number", "any")
        )
        self.number.setPlaceholderText(words)
        sealed = not (same or self.number.text().strip())
        self.cut.setEnabled(sealed)
        text = tr("Not sealed: whoever knows the number knows the deals.")
        if sealed:
            text = tr("Sealed {seal}").format(seal=shown(self._seal))
        self.sealed.setText(text)

    def _go_on(self) -> None:
        self.went_on.emit(self._game.name)

    def _take_typed(self) -> None:
        """What was typed holds; the key that deals is next."""
        if self._more_holds():
            self.deal.setFocus()

    def _more_holds(self) -> bool:
        """Closes what a newcomer need not see, but where the number there is none, which is
        told."""
        text = self.number.text().strip()
        wrong = bool(text) and not _is_number(text)
        if wrong:
            self.trouble.show()
            self.more.open(self.more_key)
            announce(self.trouble, self.trouble.text())
            self.number.setFocus()
        else:
            self.more.close()
        return not wrong

    def _begin(self) -> None:
        if not self._more_holds():
            return
        self.draw.finish()
        base, rules = self.chosen_set
        # Preferences may have been changed meanwhile: they are those of now.
        settings = self._settings_of(self._game)
        chosen = self.players.seating.filled(settings)._replace(base=base, rules=rules)
        if self.coach is not None:
            chosen = chosen._replace(coach=self.coach.isChecked())
        deals: int | str | None = clean_name(self.cut.text())[:CUT].strip()
        if (text := self.number.text().strip()) or self._same:
            deals = int(text) if text else self._number
        self.begun.emit(chosen, deals)

    # --- what is seen ---------------------------------------------------------------------------

    def show_games(self, shown: bool) -> None:
        """Whether the game is asked here, or was before."""
        for plate in self.games.values():
            plate.setVisible(shown and len(self.games) > 1)
        self.back.name_anew(tr("Cancel") if shown else tr("Back"))
        self._order_for_tab()
        self._lay_out()

    def lay_out(self, top: float, zoom: float) -> None:
        """Puts everything in its place below ``top``; words are set ``zoom`` times their least
        size."""
        self._top, self._zoom = top, zoom
        self._lay_out()

    def foot_height(self, height: int, zoom: float) -> int:
        """Px of ``height`` that the keys take, with the edge of the mat below them."""
        return round(_FOOT * height + _KEYS * zoom)

    def _lay_out(self) -> None:
        zoom, width, height = self._zoom, self.width(), self.height()
        if self.foot.parent() is self:
            high = self.foot_height(height, zoom)
            self.foot.setGeometry(0, height - high, width, high)
            height -= high
        inner, gap, room = (_BROAD if THEME.large else _PART) * width, _GAP * zoom, 14 * zoom
        left, top = (width - inner) / 2, self._top
        asked = [plate for plate in self.games.values() if not plate.isHidden()]
        if asked:
            lay_row(asked, inner, top, _GAMES * zoom, zoom, most=260)
            set_alike(asked)
            top += _GAMES * zoom + gap
        low = height - _SEAL * zoom
        # Where the seats have too little room already, it is behind the key for more alone.
        shown_here = low - top > (_HIGH + _LEAST_MAT) * zoom + 2 * gap
        self.sealed.setVisible(shown_here)
        low += 0 if shown_here else _SEAL * zoom
        self.sealed.setFont(faces.font(faces.SANS, 14 * zoom, 500))
        self.sealed.setGeometry(round(left), round(low), round(inner), round(_SEAL * zoom))
        if self.coach is not None:
            words = faces.text_width(self.coach.text(), faces.font(faces.SERIF, 17, 600))
            # The ring of the focus is round it.
            low -= (_SWITCH + 10 * shown_here) * zoom
            lay_row([self.coach], inner, low, _SWITCH * zoom, zoom, most=words + 84)
        self.shelf.setGeometry(round(left - room), round(top - room), round(inner + 2 * room), 0)
        self.shelf.lay_out(zoom, low - top - 2 * gap - _MAT * zoom)
        top += self.shelf.height() - 2 * room + gap
        self.players.largest = zoom
        self.more.grow(zoom)
        self.more.setFixedWidth(round(_MORE * zoom))
        self.players.setGeometry(round(left), round(top), round(inner), round(low - gap - top))
        self._lay_keys()
        self._keep_in_sight()

    def _lay_keys(self) -> None:
        """The key that deals in the middle, and quieter ones at its sides."""
        y, beside = _KEYS / 2 * self._zoom, 6 * self._zoom
        for key in (self.back, self.deal, self.more_key, self.go_on):
            key.zoom = self._zoom
            key.setFixedSize(key.sizeHint())
        x = (self.width() - self.deal.width()) / 2 - beside - self.back.width()
        for key in (self.back, self.deal, self.more_key, self.go_on):
            left = self.width() - x - key.width() if self.isRightToLeft() else x
            key.move(round(left), round(y - key.height() / 2))
            x += key.width() + beside


def _paint_own(painter: QPainter, room: QRectF) -> None:
    """A sheet of paper on which rules are ticked."""
    sheet = QRectF(0, 0, 0.5 * room.height(), 0.64 * room.height())
    sheet.moveCenter(room.center())
    painter.setPen(QPen(THEME.rule, 1))
    painter.setBrush(THEME.paper)
    painter.drawRoundedRect(sheet, 3, 3)
    for row in (1, 2, 3):
        y, half = sheet.top() + row * sheet.height() / 4, sheet.height() / 14
        paint_check(painter, sheet.left() + 3 * half, y, half, QPen(THEME.good, 1.8))
        painter.setPen(QPen(THEME.pink2, 1.4))
        painter.drawLine(QPointF(sheet.left() + 5 * half, y), QPointF(sheet.right() - half, y))


def _changed_from(base: str | None) -> str:
    """House rules that were changed since they were ``base``, the name of others."""
    if base is None:
        return tr("Your own, not yet named")
    return tr("{base}, with changes").format(base=base)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= _DIGITS
