"""The number that the deals come from: whoever types it into another copy sees all hands. It is
told when the match is over, and nowhere before."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.windows.learning.welcome.new_match import NewMatch
from moon_desktop.windows.score.sheet_print import pdf, usual_page
from tests.gui.conftest import leave
from tests.kit.texts import said

pytestmark = pytest.mark.usefixtures("unpainted")

NUMBER = 48_151_623
TOLD = f"Deal number {NUMBER}."


def telling(person) -> list[str]:
    """The words of all windows that have the number."""
    person.do("new")
    dialog = person.window.findChild(NewMatch)
    sheet = person.program.commands.scores()
    windows = [window for window in QApplication.topLevelWidgets() if window.isVisible()]
    assert {person.window, sheet} <= set(windows)
    assert dialog.isVisible()
    told = [words for window in windows for words in said(window) if str(NUMBER) in words]
    dialog.given_up.emit()
    sheet.close()
    return told


@pytest.mark.parametrize("again", [False, True], ids=["begun", "taken up again"])
def test_it_is_told_nowhere_before_the_match_is_over(open_table, again):
    person = open_table(MoonRules(target=9), NUMBER)
    person.asked()
    assert person.window.windowTitle() == "Moon, hand 1"
    if again:
        leave(person)
        person = open_table()
        person.asked()
        assert person.window.windowTitle() == "Moon, hand 1"
    assert person.host.header.seed == NUMBER
    assert telling(person) == []
    assert person.program.commands.origin.deal_number is None


@pytest.mark.slow
def test_it_is_told_on_the_sheet_when_the_match_is_over(open_table):
    person = open_table(MoonRules(target=9), NUMBER)
    sheet = person.program.commands.scores()
    person.play_match()
    assert person.host.match.over
    assert TOLD in sheet.title.toolTip()
    assert person.window.windowTitle() == f"Moon, hand {person.host.match.number}"
    assert person.program.commands.origin.deal_number == NUMBER
    told = telling(person)
    assert told
    assert all(TOLD in words for words in told)
    assert pdf(person.window.scores, usual_page(), person.program.commands.origin)
