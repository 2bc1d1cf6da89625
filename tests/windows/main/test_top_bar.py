"""The bar: its menus, its buttons, and their keys."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QToolButton, QWidget

from moon_desktop.look.theme import THEME
from moon_desktop.windows.main import actions
from moon_desktop.windows.main.actions import Actions
from moon_desktop.windows.main.bar import HIGH, TOP, BarButton, TopBar
from moon_desktop.windows.main.bar_clock import BarClock
from tests.kit.cases import each
from tests.kit.pixels import near

ALL = [
    word
    for name, word in vars(actions).items()
    if name.isupper() and not name.startswith("_") and isinstance(word, str)
]


class Window(QMainWindow):
    """A window with nothing but the bar."""

    def __init__(self) -> None:
        super().__init__()
        self.commands = Actions(self)
        self.bar = TopBar(self.commands, self)
        self.setMenuWidget(self.bar)
        self.resize(1060, 300)


@pytest.fixture
def window(qtbot):
    window = Window()
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
    return window


def in_menus(bar: TopBar) -> list[str]:
    menus = bar.menus.findChildren(QMenu)
    names = [action.objectName() for menu in menus for action in menu.actions()]
    # Separators have none, nor has what Qt keeps for menus that find no room.
    return [name for name in names if name]


def test_name_of_the_game_makes_room_for_itself(window):
    """A short one takes the same room as any; a long one is cut before it takes it from others."""
    left = []
    for name in ("Moon", "Go", "Texas 42", "W" * 40, "W" * 80, "Moon"):
        window.bar.show_game(name)
        QApplication.processEvents()
        left.append(window.bar.menus.x())
    assert left[0] == left[1] == left[-1] < left[2] < left[3] == left[4] < window.width() / 3


def test_every_command_is_in_a_menu_with_words_and_a_tip(window):
    assert sorted(in_menus(window.bar)) == sorted(ALL)
    texts = [window.commands[name].text() for name in ALL]
    assert len(set(texts)) == len(texts)
    assert all(window.commands[name].toolTip() for name in ALL)


def test_only_the_button_in_focus_has_a_ring(window):
    """One that stays down, as of the score pad, looks otherwise; in focus it has the ring too."""

    def ringed() -> list[str]:
        buttons = window.bar.findChildren(QToolButton)
        return [
            button.defaultAction().objectName()
            for button in buttons
            if button.isVisible() and button.defaultAction() is not None
            # Its upper edge, between the round corners.
            if near(THEME.glow)(button.grab().toImage().pixelColor(button.width() // 2, TOP))
        ]

    window.commands[actions.PAD].setChecked(True)
    for name in (actions.HINT, actions.PAD):
        command = window.commands[name]
        command.setEnabled(True)
        button = next(
            button
            for button in window.bar.findChildren(QToolButton)
            if button.defaultAction() is command
        )
        button.setFocus(Qt.FocusReason.TabFocusReason)
        assert ringed() == [name]


def test_buttons_have_words_where_there_is_room(window, qtbot):
    def styles() -> set[Qt.ToolButtonStyle]:
        buttons = [b for b in window.bar.findChildren(QToolButton) if b.defaultAction()]
        # Redo stands beside Undo, whose icon it has turned round; the loudspeaker has no words.
        wordless = (actions.REDO, actions.MUTE)
        worded = [b for b in buttons if b.defaultAction().objectName() not in wordless]
        return {button.toolButtonStyle() for button in worded}

    window.resize(1150, 300)
    qtbot.waitUntil(lambda: styles() == {Qt.ToolButtonStyle.ToolButtonTextBesideIcon})
    window.bar.show_return(True)
    beside = {
        button.defaultAction().objectName(): button.toolButtonStyle()
        for button in window.bar.findChildren(BarButton)
    }
    assert beside[actions.HINT] == Qt.ToolButtonStyle.ToolButtonTextBesideIcon
    assert beside[actions.PREFERENCES] == Qt.ToolButtonStyle.ToolButtonIconOnly
    window.bar.show_return(False)
    window.resize(600, 300)
    qtbot.waitUntil(lambda: styles() == {Qt.ToolButtonStyle.ToolButtonIconOnly})
    assert window.bar.height() == HIGH
    assert window.bar.grab().height() == HIGH


# --- the clock of a timed match (M6.3) -------------------------------------------------------


def test_there_is_no_clock_where_no_match_is_timed(window):
    assert window.bar.clock is None
    window.bar.show_clock(None)
    window.bar.show_clock(90)
    clock = window.bar.findChild(BarClock)
    assert clock.isVisible()
    window.bar.show_clock(None)
    assert not clock.isVisible()
    window.bar.show_clock(80)
    assert clock.isVisible()


@each(
    ("left", "words", "aloud"),
    [
        (
            (0, "game"),
            "Time up: last game",
            "Time is up: no game has been won yet, so the first one won ends the match.",
        ),
        (7200, "120:00", "120 minutes left in the match."),
        (754, "12:34", "12 minutes left in the match."),
        (119, "1:59", "1 minute left in the match."),
        (60, "1:00", "1 minute left in the match."),
        (59, "Last minute 0:59", "The last minute of the match."),
        (5, "Last minute 0:05", "The last minute of the match."),
        (0, "Last hand", "Time is up: this is the last hand."),
    ],
)
def test_clock_says_what_is_left(window, left, words, aloud):
    """M6.3: the last minute and the last hand are told in words, not by colour alone."""
    window.bar.show_clock(*(left if isinstance(left, tuple) else (left,)))
    assert window.bar.clock.words == words
    assert window.bar.clock.accessibleName() == aloud


@pytest.mark.parametrize("width", [900, 1280])
def test_nothing_moves_as_the_clock_runs(window, qtbot, width):
    window.resize(width, 300)
    window.bar.show_clock(605)
    QApplication.processEvents()

    def places() -> list[object]:
        children = window.bar.findChildren(
            QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly
        )
        return [child.geometry() for child in children]

    before = places()
    for left in (10**30, 604, 599, 60, 59, 48, 8, 0):
        window.bar.show_clock(left)
        QApplication.processEvents()
        assert places() == before
    window.bar.show_clock(0, "game")
    QApplication.processEvents()
    assert places() == before


def test_voice_is_not_told_every_second(window, monkeypatch):
    heard: list[str] = []

    def set_name(name: str) -> None:
        heard.append(name)
        QWidget.setAccessibleName(clock, name)

    window.bar.show_clock(181)
    clock = window.bar.clock
    monkeypatch.setattr(clock, "setAccessibleName", set_name)
    for left in range(180, -1, -1):
        window.bar.show_clock(left)
    assert heard == [
        "2 minutes left in the match.",
        "1 minute left in the match.",
        "The last minute of the match.",
        "Time is up: this is the last hand.",
    ]


def test_last_minute_looks_otherwise(window):
    """Heavier, and in a frame."""
    window.bar.show_clock(90)

    def ink() -> int:
        QApplication.processEvents()
        picture = window.bar.grab(window.bar.clock.geometry()).toImage()
        places = itertools.product(range(picture.width()), range(picture.height()))
        return sum(picture.pixelColor(x, y).lightness() > 80 for x, y in places)

    calm = ink()
    window.bar.show_clock(50)
    assert ink() > calm * 2


@each("width", [800, 900, 1000, 1280])
def test_bar_has_room_for_all_with_a_clock(window, width):
    window.resize(width, 300)
    window.bar.show_clock(6000)
    QApplication.processEvents()
    assert window.width() == width
    boxes = [
        child.geometry()
        for child in window.bar.findChildren(QWidget)
        if child.isVisible() and child.parentWidget() is window.bar
    ]
    assert all(window.bar.rect().contains(box) for box in boxes)
    assert not any(
        one.intersects(other) for place, one in enumerate(boxes) for other in boxes[place + 1 :]
    )
