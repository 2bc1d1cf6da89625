"""Games of other packages whose code fails: told of in a sentence, and the program goes on."""

from importlib.metadata import EntryPoint

import pytest
from PySide6.QtTest import QTest

from moon_desktop.games import GROUP
from tests.kit.second_game import brought


@pytest.fixture(autouse=True)
def whim():
    """A game that cannot be loaded."""
    with brought(EntryPoint("whim", "no_such_package_of_games:GAME", GROUP)):
        yield


def test_new_match_tells_once_of_a_game_that_cannot_be_loaded(open_table, told, log):
    person = open_table()
    person.asked()
    assert told == []
    person.program.commands.new_match()
    assert person.heard() == (
        "The game “whim” could not be loaded, and cannot be played. The program’s log says why."
    )
    person.program.commands.preferences()
    person.program.commands.new_match()
    QTest.qWait(5)
    person.go_on()
    assert told == []
    (line,) = log()
    assert "whim" in line
