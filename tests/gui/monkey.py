"""A monkey at the table: clicks, drags, types, resizes and tries the menus, by a seed."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QWidget

from moon_desktop.disk.settings import OPTIONS, PLACES
from moon_desktop.games import CATALOGUE
from moon_desktop.games.moon.rules import PRESETS
from moon_desktop.learning.practice import positions
from moon_desktop.windows.learning.slip import LEAVE, Slip
from moon_desktop.windows.main import actions
from moon_desktop.windows.paper.sheet_dialog import sheet_over
from tests.kit.person import Person

KEYS = [
    Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Home, Qt.Key.Key_End,
    Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backtab,
]  # fmt: skip
COMMANDS = [
    *[actions.UNDO] * 3, *[actions.REDO] * 3, actions.AGAIN, actions.CLAIM, actions.LAST_TRICK,
    actions.MUTE, actions.FULL, actions.PAD, actions.SHEET, actions.PREFERENCES, actions.NEW,
    actions.OPEN, actions.SAVE, actions.RULES, actions.ABOUT,
]  # fmt: skip
LETTERS = "0123456789poudtflsc"
BUTTONS = [Qt.MouseButton.LeftButton] * 6 + [Qt.MouseButton.RightButton]
SIZES = [
    (960, 600), (1100, 720), (1280, 800), (1500, 700), (960, 1500), (2400, 620), (1, 1),
    (2560, 1440),
]  # fmt: skip
LIFE = (
    "theme", "felt", "tiles", "numerals", "text", "motion", "forced", "movement", "trick_stay",
    *(f"{place}_face" for place in PLACES),
)  # fmt: skip
"""What the preferences choose one of several of, and the table shows at once."""


class Monkey:
    """Does one thing after another; ``done`` tells what, for whoever wants to know why."""

    def __init__(self, person: Person, seed: int) -> None:
        self._person = person
        self._random = Random(seed)
        self.done: list[str] = []
        self._tricks: list[tuple[int, Callable[[], object]]] = [
            (24, self._click),
            (18, self._drag),
            (10, self._half_a_drag),
            (18, self._type),
            (14, self._press),
            (30, self._play),
            (3, self._resize),
            (8, self._menu),
            (3, self._new_match),
            (2, self._change_settings),
            (12, self._wait),
        ]

    def act(self) -> None:
        """Does something."""
        weights = [weight for weight, _ in self._tricks]
        ((_, trick),) = self._random.choices(self._tricks, weights)
        self.done.append(trick.__name__)
        trick()
        self._shut_dialogs()

    def _point(self) -> QPoint:
        view = self._person.table.view
        return QPoint(
            self._random.randrange(-20, view.width() + 20),
            self._random.randrange(-20, view.height() + 20),
        )

    def _grip(self) -> QPoint:
        """Mostly a place where one of the person's tiles lies."""
        tiles = self._person.table.scene.own_pieces()
        if tiles and self._random.random() < 0.8:
            return self._person.place_of(self._random.choice(tiles))
        return self._point()

    def _drop(self) -> QPoint:
        return self._person.middle if self._random.random() < 0.6 else self._point()

    def _widget_at(self, point: QPoint) -> tuple[QWidget, QPoint]:
        """What lies under a point of the table: the table, or something over it."""
        view = self._person.table.view
        over = view.childAt(point) or self._person.viewport
        return over, over.mapFrom(view, point)

    def _click(self) -> None:
        point = self._grip() if self._random.random() < 0.5 else self._point()
        widget, at = self._widget_at(point)
        click = QTest.mouseDClick if self._random.random() < 0.1 else QTest.mouseClick
        click(widget, self._random.choice(BUTTONS), pos=at)

    def _drag(self) -> None:
        self._half_a_drag()
        to = self._drop()
        QTest.mouseMove(self._person.viewport, to)
        QTest.mouseRelease(self._person.viewport, Qt.MouseButton.LeftButton, pos=to)

    def _half_a_drag(self) -> None:
        start = self._grip()
        viewport = self._person.viewport
        QTest.mouseMove(viewport, start)
        QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
        for _ in range(self._random.randrange(4)):
            QTest.mouseMove(viewport, self._drop())

    def _type(self) -> None:
        QTest.keyClicks(self._person.focus, self._random.choice(LETTERS))

    def _press(self) -> None:
        QTest.keyClick(self._person.focus, self._random.choice(KEYS))

    def _play(self) -> None:
        """Something sensible, or the monkey would never get past the auction."""
        # What the program asks a moment after another name was given is answered first.
        QApplication.processEvents()
        self._shut_dialogs()
        if self._person.is_covered:
            self._person.come()
        if not self._person.is_asked or self._person.host.match.over:
            return
        self._person.by = self._random.choice(["drag", "click", "keys"])
        legal = self._person.host.sight.legal
        if legal:
            self._person.chooser = lambda sight: self._random.choice(sight.legal)
        self._take_the_keys()
        self._person.go_on()

    def _take_the_keys(self) -> None:
        """The keys are the hand's from now on."""
        self._person.table.look_back.close()
        self._person.table.view.setFocus()

    def _resize(self) -> None:
        self._person.window.resize(*self._random.choice(SIZES))

    def _menu(self) -> None:
        action = self._person.window.actions_[self._random.choice(COMMANDS)]
        self.done[-1] += f" {action.objectName()}"
        action.trigger()
        if action.objectName() == actions.FULL:
            # The window has its other size only later: nobody aims meanwhile.
            QTest.qWait(30)

    def _new_match(self) -> None:
        preset = self._random.choice(list(PRESETS))
        self._person.program.matches.begin(PRESETS[preset], self._random.randrange(1000))

    def _change_settings(self) -> None:
        preferences, choice = self._person.program.preferences, self._random.choice
        chosen: dict[str, Any] = {"your_name": choice(["", "Ann", "x" * 40])}
        chosen["left_player"] = choice(["casual", "human"])
        preferences.change(preferences.settings._replace(**chosen, **self._life()))

    def _life(self) -> dict[str, Any]:
        """Some of what makes the table's life, chosen by chance."""
        some = self._random.sample(LIFE, 3)
        chosen: dict[str, Any] = {
            name: self._random.choice(list(OPTIONS[name].choices)) for name in some
        }
        for name in ("moods", "tones", "mute", "chime", "sheet"):
            chosen[name] = self._random.random() < 0.5
        return chosen | {"volume": self._random.randrange(101)}

    def _wait(self) -> None:
        QTest.qWait(self._random.choice([0, 1, 5, 30]))

    def come_back(self) -> None:
        """Leaves whatever is open but the table, also what is asked only a moment later."""
        QApplication.processEvents()
        self._leave_welcome()
        self._shut_dialogs()

    def _leave_welcome(self) -> None:
        room = vars(self._person.program.commands).get("welcome")
        if room is not None and room.welcome is not None:
            room.welcome.left.emit()

    def _shut_dialogs(self) -> None:
        if type(self) is Monkey:
            self._leave_welcome()
        for widget in QApplication.topLevelWidgets():
            while sheet := sheet_over(widget):
                sheet.reject()
            if isinstance(widget, QDialog) and widget.isVisible():
                widget.reject()
            elif isinstance(widget, QMainWindow) and widget is not self._person.window:
                widget.close()
        popup = QApplication.activePopupWidget()
        if popup is not None:
            popup.close()


class Pupil(Monkey):
    """One that takes lessons, practises and asks to be coached, too, in all games, and comes and
    goes as it likes."""

    def __init__(self, person: Person, seed: int) -> None:
        super().__init__(person, seed)
        self._tricks += [
            (8, self._learn),
            (8, self._practise),
            (30, self._answer),
            (6, self._welcome),
            (6, self._be_coached),
            (12, self._command),
        ]

    def _new_match(self) -> None:
        game = self._random.choice(list(CATALOGUE.values()))
        rules = self._random.choice(list(game.presets.values()))
        seed = self._random.randrange(1000)
        self._person.program.matches.begin(rules, seed, game=game.name)

    def _play(self) -> None:
        person = self._person
        if person.is_covered:
            person.come()
        if person.is_asked and person.host.sight.legal:
            person.program.croupier.choose(self._random.choice(person.host.sight.legal))

    def _learn(self) -> None:
        self._person.program.commands.lesson_room.start(self._random.choice(list(CATALOGUE)))

    def _practise(self) -> None:
        every = positions(self._random.choice(list(CATALOGUE)))
        self._person.program.commands.practice.begin(self._random.choice(every).name)

    def _answer(self) -> None:
        """Presses a key of the slip that lies there, and seldom the one that leaves."""
        for slip in self._person.window.view.findChildren(Slip):
            keys = [key for key in slip.keys if key != LEAVE or self._random.random() < 0.3]
            if slip.isVisible() and keys:
                slip.keys[self._random.choice(keys)].click()

    def _welcome(self) -> None:
        room = self._person.program.commands.welcome
        if room.welcome is None or self._random.random() < 0.3:
            room.toggle()
        elif room.welcome.page is not None:
            room.welcome.page.deal.click()
        else:
            self._random.choice(list(room.welcome.front.ways.values())).click()

    def _be_coached(self) -> None:
        preferences = self._person.program.preferences
        now = preferences.settings
        preferences.change(now._replace(coach=not now.coach))

    def _command(self) -> None:
        wanted = (actions.HINT, actions.RETURN, actions.REVIEW, actions.UNDO)
        self._person.window.actions_[self._random.choice(wanted)].trigger()
