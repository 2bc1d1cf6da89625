"""Computer players that fail, cheat or take their time do not stop the table."""

from __future__ import annotations

import pytest

from moon_desktop.engine.entries import Play
from moon_desktop.games.moon.rules import MoonRules
from tests.kit.person import until
from tests.kit.table_players import Ponderer, alike
from tests.kit.table_positions import leading

pytestmark = pytest.mark.usefixtures("unpainted")


def test_table_can_be_used_while_a_player_thinks_for_ever(sit_at, monkeypatch):
    player = Ponderer()
    person = sit_at(leading(), levels=alike(player))
    person.choose(Play(0, "6-1"))
    until(lambda: player.asked, "a thought")
    assert not person.is_asked
    person.hover(person.middle)
    person.click(person.middle)
    person.window.resize(1000, 640)
    until(lambda: person.table.view.width() == 1000, "the new size")
    person.do("sheet")
    person.do("about")
    person.do("undo")
    person.asked()
    person.program.matches.begin(MoonRules(), 0)
    assert person.host.match.number == 1
    player.free.set()
    person.asked()


def test_player_is_asked_once_a_turn_and_seen_to_think(sit_at):
    player = Ponderer()
    person = sit_at(leading(), levels=alike(player))
    person.choose(Play(0, "6-1"))
    until(lambda: player.asked, "a thought")
    until(lambda: person.table.furniture.thinking.isVisible(), "the sign")
    assert len(player.asked) == 1
    player.free.set()
    person.asked()
    assert not person.table.furniture.thinking.isVisible()


@pytest.mark.slow
def test_players_alone_play_on_by_themselves(open_table):
    person = open_table(MoonRules(target=40), 0, demo=True)
    until(lambda: person.host.match.number > 1, "the second hand")
    assert not person.window.actions_["undo"].isEnabled()


def test_demo_begins_another_match_when_one_is_over(open_table):
    person = open_table(MoonRules(target=1), 0, demo=True)
    over = []
    person.host.laid_out.connect(lambda: over.append(person.host.match.number))
    until(lambda: over, "another match")
    until(lambda: person.host.match.number, "its first hand")
    assert person.host.match.rules == MoonRules(target=1)
