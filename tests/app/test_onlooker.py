"""Whose hand may be shown: one person, several, or nobody."""

from __future__ import annotations

from moon_desktop.app.onlooker import Onlooker, people_of
from moon_desktop.engine.record import HUMAN, Header, SeatName


def test_people_are_the_seats_of_persons():
    players = ("casual", HUMAN, HUMAN)
    header = Header("moon", {}, tuple(SeatName(player, player) for player in players))
    assert people_of(header) == (1, 2)


def test_one_person_alone_is_there():
    alone = Onlooker((2,))
    assert (alone.viewer, alone.veiled, alone.you, alone.eyes) == (2, False, 2, 2)
    assert alone.absent(2) is None
    assert alone.absent(0) is None


def test_of_several_nobody_is_there_before_somebody_comes():
    several = Onlooker((0, 2), viewer=2)
    assert (several.viewer, several.veiled, several.you, several.eyes) == (2, True, None, None)
    assert [several.absent(turn) for turn in (0, 1, 2, None)] == [0, None, 2, None]
    several.sit(0)
    assert (several.you, several.eyes) == (0, 0)
    assert [several.absent(turn) for turn in (0, 1, 2)] == [None, None, 2]
    several.veil()
    assert several.you is None


def test_where_only_the_computer_plays_the_first_seat_is_shown_and_nobody_is_you():
    nobody = Onlooker()
    assert (nobody.viewer, nobody.veiled, nobody.you, nobody.eyes) == (0, False, None, 0)
    assert nobody.absent(0) is None
