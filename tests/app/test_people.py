"""Several people at one window: nobody's tiles are told to anybody else (M1.5)."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from moon_desktop.app.host import Host
from moon_desktop.engine.entries import Bid
from moon_desktop.engine.record import HUMAN
from moon_desktop.games.auction.entries import Exchange
from moon_desktop.games.moon.entries import Deal
from moon_desktop.games.moon.rules import PRESETS, MoonRules
from tests.app.hosting import Ear, header
from tests.kit.cases import each

NOBODY = {"held": (), "widow": None, "discard": None, "legal": ()}


def hosting(*players, rules=None, seed=5):
    host = Host(None)
    host.begin(header(rules or MoonRules(), *players, seed=seed))
    return host


def deal(host):
    while host.match.turn is None:
        host.deal(1)
    return host


def test_one_person_is_taken_to_be_there():
    host = deal(hosting("casual", HUMAN, "casual"))
    assert (host.viewer, host.veiled, host.absent) == (1, False, None)
    assert len(host.sight.held) == 7


def test_of_several_nobody_is_taken_to_be_there():
    host = deal(hosting(HUMAN, HUMAN, "casual"))
    assert host.veiled
    assert {key: getattr(host.sight, key) for key in NOBODY} == NOBODY
    assert host.sight.counts == (7, 7, 7)


def test_deal_is_told_to_nobody():
    host = hosting(HUMAN, HUMAN, HUMAN)
    ear = Ear(host)
    deal(host)
    told = next(entry for entry in ear.happened if isinstance(entry, Deal))
    assert told.hands == ((), (), ())
    assert told.widow is None


def test_who_sits_down_sees_its_own_tiles_and_no_others():
    host = deal(hosting(HUMAN, HUMAN, HUMAN))
    first = host.absent
    assert first == host.match.turn
    host.sit(first)
    assert host.absent is None
    assert host.sight == host.match.sight(first)
    host.act(Bid(first, "pass"))
    second = host.absent
    assert second not in (first, None)
    host.veil()
    assert host.sight.held == ()
    host.sit(second)
    assert host.sight.held == host.match.sight(second).held


def test_next_hand_is_dealt_to_nobody():
    host = deal(hosting(HUMAN, HUMAN, HUMAN))
    for _ in range(3):
        host.sit(host.match.turn)
        host.act(Bid(host.match.turn, "pass"))
    assert not host.veiled
    deal(host)
    assert host.match.number == 2
    assert host.veiled


def test_computer_in_turn_is_no_absent_person():
    host = deal(hosting("casual", "casual", "casual"))
    assert host.absent is None
    assert not host.veiled


def test_exchange_of_another_is_told_without_the_tile():
    host = deal(hosting(HUMAN, HUMAN, HUMAN))
    for bid in ("5", "pass", "pass"):
        host.sit(host.match.turn)
        host.act(Bid(host.match.turn, bid))
    host.veil()
    ear = Ear(host)
    seat = host.match.turn
    host.act(Exchange(seat, host.match.sight(seat).held[0]))
    assert ear.happened == [Exchange(seat, "")]


def test_taking_back_hides_the_table_unless_its_own_person_is_there():
    host = deal(hosting(HUMAN, HUMAN, HUMAN))
    first = host.match.turn
    host.sit(first)
    host.act(Bid(first, "4"))
    host.undo()
    assert (host.veiled, host.absent) == (False, None)
    host.act(Bid(first, "4"))
    second = host.match.turn
    host.sit(second)
    host.undo()
    assert host.veiled
    assert host.absent == first


def test_person_who_joins_hides_the_table():
    host = deal(hosting(HUMAN, "casual", "casual"))
    assert not host.veiled
    seats = tuple(seat._replace(player=HUMAN) for seat in host.header.seats)
    host.reseat(host.header.with_seats(seats))
    assert host.veiled
    assert host.people == (0, 1, 2)


def test_new_names_alone_hide_nothing():
    host = deal(hosting(HUMAN, HUMAN, "casual"))
    host.sit(host.people[0])
    seats = tuple(seat._replace(name="Zed") for seat in host.header.seats)
    host.reseat(host.header.with_seats(seats))
    assert not host.veiled


@settings(max_examples=30, deadline=None, derandomize=True, database=None)
@given(preset=st.sampled_from(list(PRESETS)), seed=st.integers(0, 999))
def test_nothing_veiled_depends_on_a_tile(preset, seed):
    """What nobody sees is the same whatever the hands are (M1.5)."""
    rules = PRESETS[preset]
    people = (HUMAN,) * rules.seats
    sights = []
    for deal_seed in (seed, seed + 1):
        host = deal(hosting(*people, rules=rules, seed=deal_seed))
        sights.append(host.sight._replace(drawn=(), dealer=0, turn=0, auction=None))
    assert sights[0] == sights[1]


@each("preset", PRESETS)
def test_dealt_tiles_are_in_no_text_of_a_veiled_sight(preset):
    rules = PRESETS[preset]
    host = deal(hosting(*(HUMAN,) * rules.seats, rules=rules))
    text = repr(host.sight._replace(rules=None, drawn=()))
    assert not [tile for tile in rules.tiles if f"'{tile}'" in text]
