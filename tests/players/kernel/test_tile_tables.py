"""The kernel's tables of tiles say what the engine's do."""

import pytest

from moon_desktop.engine.pieces import INDEX, TILES
from moon_desktop.engine.suits import doubles_low, doubles_trump, follow_me, pip_trump
from moon_desktop.players.kernel.tile_tables import EVERY, tile_order, tile_tables

CONTRACTS = {
    "3": pip_trump(3),
    "doubles": doubles_trump(),
    "none": follow_me(),
    "named": follow_me(True),
    "under": doubles_low(),
}


def seen(suits, worth=(0,) * 28):
    """The tables, a function from tiles to bits, and one from a tile to its place."""
    order = tile_order(suits)

    def place(tile):
        return order.index(INDEX[tile])

    def bits(*tiles):
        return sum(1 << place(tile) for tile in tiles)

    return tile_tables(suits, worth), bits, place


@pytest.mark.parametrize("name", CONTRACTS)
def test_over_a_lead_is_what_the_engine_ranks_above_it(name):
    suits = CONTRACTS[name]
    tables, bits, place = seen(suits)
    for index, tile in enumerate(TILES):
        ranks = suits.strength[suits.leads[index][0]]
        stronger = [TILES[i] for i in range(28) if ranks[i] > ranks[index]]
        assert tables.over[place(tile)] == bits(*stronger)


@pytest.mark.parametrize("name", CONTRACTS)
def test_any_set_of_tiles_is_put_together_from_its_parts(name):
    tables, bits, _ = seen(CONTRACTS[name])
    for chosen in (("0-0", "3-3", "6-6"), TILES[::3], TILES):
        tiles = sum(1 << INDEX[tile] for tile in chosen)
        parts = [tables.parts[128 * n + (tiles >> 7 * n & 127)] for n in range(4)]
        assert sum(parts) == bits(*chosen)


def test_two_tiles_are_apart_only_through_what_others_may_do_with_them():
    tables, bits, place = seen(pip_trump(3))
    low, high = place("6-1"), place("6-4")
    # 6-2 stands between; a lead of fours or ones is followed by one of the two alone.
    fours = ("4-4", "4-2", "4-1", "4-0")
    assert tables.apart[32 * low + high] == bits("6-2", "1-1", "1-0", *fours)
    assert tables.apart[32 * place("6-4") + place("3-1")] == EVERY
    assert tables.apart[32 * place("3-1") + place("5-3")] == bits("3-2", "4-3")


def test_tiles_of_different_worth_are_never_alike():
    worth = [5 if tile == "5-3" else 0 for tile in TILES]
    tables, _, place = seen(pip_trump(3), worth)
    assert tables.apart[32 * place("3-1") + place("5-3")] == EVERY
    assert tables.worth[place("5-3")] == 5


def test_the_end_that_need_not_be_named_leads_nothing():
    tables, _, place = seen(follow_me())
    assert set(tables.other_led) == {-1}
    tables, _, place = seen(follow_me(True))
    assert (tables.suit_led[place("6-4")], tables.other_led[place("6-4")]) == (6, 4)
    assert tables.other_led[place("6-6")] == -1


def test_below_a_tile_is_what_leads_a_suit_it_must_take():
    tables, bits, place = seen(doubles_low())
    # A lead of the fours from below 6-4 is all there is; sixes are led by 6-6, 6-0 to 6-3.
    sixes = ("6-6", "6-0", "6-1", "6-2", "6-3")
    fours = ("4-4", "4-0", "4-1", "4-2", "4-3")
    assert tables.below[place("6-4")] == bits(*sixes, *fours)


def test_ranks_that_contradict_each_other_are_refused():
    suits = pip_trump(3)
    ranks = [list(row) for row in suits.strength]
    ranks[6][INDEX["6-4"]], ranks[6][INDEX["6-5"]] = 51, 50
    ranks[2][INDEX["6-4"]], ranks[2][INDEX["6-5"]] = 50, 51
    contrary = suits._replace(strength=tuple(tuple(row) for row in ranks))
    with pytest.raises(ValueError, match="contrary"):
        tile_tables(contrary, [0] * 28)
