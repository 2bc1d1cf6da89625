"""A whole match in the window, by each of the ways there are to make a choice."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject

from moon_desktop.games.moon.rules import MoonRules
from tests.kit.watch import Watch


@pytest.fixture
def prompt_disk():
    """The disk answers when it does."""


class Hands(QObject):
    """Counts presses of the mouse and of keys."""

    def __init__(self) -> None:
        super().__init__()
        self.presses: dict[QEvent.Type, int] = {}

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.presses[event.type()] = self.presses.get(event.type(), 0) + 1
        return False


@pytest.mark.parametrize("by", ["drag", pytest.param("keys", marks=pytest.mark.slow)])
def test_match_is_played_to_its_end(open_table, data, qapp, by):
    person = open_table(MoonRules(target=5), 34, by=by)
    watch = Watch(person.program, data / "match.moon")
    hands = Hands()
    qapp.installEventFilter(hands)
    person.play_match()
    qapp.removeEventFilter(hands)
    watch.close()
    assert person.host.match.over
    assert person.window.card.isVisible()
    other = QEvent.Type.MouseButtonPress if by == "keys" else QEvent.Type.KeyPress
    assert other not in hands.presses
    assert person.told == []
