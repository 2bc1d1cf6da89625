"""Players of other packages at the table that exit, crash, hang or heap up answers."""

from __future__ import annotations

import pytest

from moon_desktop.disk.record_file import read_record
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.thinking import visitors
from tests.gui.conftest import leave
from tests.kit.odd_visitors import odd_package as odd_package
from tests.kit.odd_visitors import odd_players as odd_players
from tests.kit.person import until

pytestmark = pytest.mark.usefixtures("odd_players")


@pytest.mark.parametrize(
    "player", ["heaps", *(pytest.param(one, marks=pytest.mark.slow) for one in ("exits", "hangs"))]
)
def test_the_match_goes_on_and_it_is_said_once(open_table, data, player, monkeypatch, log):
    monkeypatch.setattr(visitors, "FIRST_PATIENCE", 2.0)
    person = open_table(MoonRules(), 0, left_player=player)
    person.play_hand()
    assert person.heard() == (
        f"The player “{player}”, which another package brought, did not make a choice: a casual "
        "player chooses in its place where that happens. The program’s log says why."
    )
    person.read_on()
    person.asked()
    assert person.told == []
    header = read_record(data / "match.moon").header
    assert header.seats[1].player == player, "it keeps its seat"
    assert all(f"the player '{player}' at seat 1" in line for line in log())
    assert len(log()) == 2 or player == "heaps"
    assert sum(map(len, log())) < 10_000


@pytest.mark.slow
def test_the_window_can_be_used_while_one_hangs(open_table, log):
    """And a match that is taken up at its choice opens."""
    person = open_table(MoonRules(), 0, left_player="hangs", right_player="hangs")
    until(lambda: person.program.thinker.busy, "a thought")
    person.window.resize(1000, 640)
    until(lambda: person.table.view.width() == 1000, "the new size")
    person.program.matches.begin(MoonRules(), 0)
    until(lambda: person.program.thinker.busy, "a thought")
    leave(person)
    again = open_table()
    until(lambda: again.program.thinker.busy, "a thought")
    assert again.window.isVisible()
    assert log() == []


@pytest.mark.slow
def test_a_good_one_plays_beside_one_that_ends_its_process(open_table, log):
    """It has lost its process to the other's doing, and chooses in the next."""
    person = open_table(MoonRules(), 0, left_player="exits", right_player="good")
    person.play_hand()
    person.heard()
    assert log()
    assert all("the player 'exits' at seat 1" in line for line in log())
