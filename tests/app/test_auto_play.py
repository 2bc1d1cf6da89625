"""What goes by itself, of what a person is asked for."""

from __future__ import annotations

from moon_desktop.app.auto_play import only_play
from moon_desktop.engine.entries import Play
from tests.kit.arrange import Table
from tests.kit.cases import each
from tests.kit.table_positions import bidding, discarding, following, leading

WISHES = ("never", "last", "always")


def gone(table: Table, seat: int = 0) -> list[str]:
    """The wishes by which what is asked of ``seat`` goes by itself."""
    sight = table.match.sight(seat)
    found = {wish: only_play(sight, wish) for wish in WISHES}
    assert {*found.values()} <= {None, *sight.legal}
    return [wish for wish, only in found.items() if only is not None]


def late(table: Table, held: int) -> Table:
    """Seat 0 is to play, of so many tiles."""
    while table.match.turn != 0 or len(table.match.sight(0).held) > held:
        table.add(table.match.legal()[0])
    return table


def test_only_the_tile_that_follows_goes_by_itself_where_that_is_wished():
    """M4.3."""
    assert gone(following()) == ["always"]
    assert only_play(following().match.sight(0), "always") == Play(0, "6-1")
    assert gone(following(), 1) == [], "it is another’s turn"


@each("table", [bidding(), discarding(), leading()])
def test_where_there_is_a_choice_nothing_goes(table):
    assert gone(table) == []


def test_last_tile_goes_by_itself():
    assert gone(late(leading(), 1)) == ["last", "always"]
    assert gone(late(leading(), 2)) == []


def test_bid_that_is_forced_is_made_by_hand():
    """M2.1: whatever is bid, it is said by the person."""
    sight = bidding().match.sight(0)
    assert only_play(sight._replace(legal=sight.legal[:1]), "always") is None


def test_tile_whose_leader_names_an_end_is_led_by_hand():
    """M4.5: one tile, but two choices."""
    table = Table(named_lead=True).deal("6-6 5-5 4-4 3-3 2-2 1-1 6-5").bid(0, "7").contract("none")
    for double in ("6-6", "5-5", "4-4", "3-3", "2-2", "1-1"):
        table.say(double).add(table.match.legal()[0]).add(table.match.legal()[0])
    assert len(table.match.legal()) == 2
    assert gone(table) == []
