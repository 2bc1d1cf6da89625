"""How tricks come to be counted when a hand is over: with the faces of who took them, as they were
taken, and then side by side."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from moon_desktop.games import CATALOGUE
from moon_desktop.games.views.table import Layout, Moment
from moon_desktop.table import tempo
from moon_desktop.table.choreography import Beat, beats
from moon_desktop.table.playback import Step
from moon_desktop.table.poses import CHIP, TAKER, poses
from moon_desktop.table.stage import Stage
from moon_desktop.table.table import Table as TableShown
from moon_desktop.table.tempo import Tempo
from moon_desktop.table.tricks.ending_places import card_rooms, final_spot, left_spot
from tests.kit import forty_two
from tests.kit.moon_cards import Table as CardsTable

pytestmark = pytest.mark.usefixtures("qapp")

CARDS = "shoot-the-moon-cards"


def last_card() -> CardsTable:
    """Ann took the first trick and the third, Bea the second and Dot the fourth; she has led the
    last one, which Cy is to finish for her."""
    table = CardsTable().deal(
        "B12 R1 G5 G8 B11", "B1 R12 G1 G9 P1", "B3 R3 G2 G10 P2", "B5 R4 G3 G11 P3"
    )
    table.say("B12 B1 B3 B5", "R1 R12 R3 R4", "G1 G2 G3 G5", "G8 G9 G10 G11")
    return table.say("P3 B11 P1")


def last_step(table: Any, game: str, seat: int = 0) -> Step:
    """The play that ends the hand."""
    before, entry = table.match.sight(seat), table.match.legal()[-1]
    table.add(entry)
    return Step(entry, before, table.match.sight(seat))


def shown(step: Step, game: str) -> tuple[Layout, Stage, tuple[Beat, ...]]:
    """How everything lies after it, and the movements that it has come there by."""
    show = CATALOGUE[game].show.table
    old, new = show.layout(step.before), show.layout(step.after)
    trays = bool(new.trays)
    stage = Stage.of(1280, 756, new.seats, trays=trays, fans=new.fans, sides=new.sides)
    return new, stage, beats(old, show.motion(step.before, step.entry, step.after), new, stage)


def test_tricks_come_as_they_were_taken_with_the_face_of_who_took_each():
    """And are pushed together, counted on the ladders, and what they earned comes after that."""
    layout, stage, all_of_it = shown(last_step(last_card(), CARDS), CARDS)
    come, pushed, *counted, earned = all_of_it[-6:]
    assert come.told
    went = {go.key: go for go in come.goes}
    order = [went[card].pose.spot.x for card in ("B12", "R12", "G5", "G11", "P3")]
    assert order == sorted(order)
    assert len({round(b - a, 3) for a, b in pairwise(order)}) == 1
    faces = {key: go for key, go in went.items() if f"{go.pose.face}".startswith(TAKER)}
    seats = ("0:ours", "0:ours", "1:theirs", "3:theirs", "3:theirs")
    assert [go.pose.face for go in faces.values()] == [f"{TAKER}:{who}" for who in seats]
    for trick, card in enumerate(("B12", "G5", "R12", "G11", "P3")):
        face, won = faces[f"taker:{trick}"], went[card]
        assert (face.wait, face.ms, face.pose.spot.x) == (won.wait, won.ms, won.pose.spot.x)
    packets = [go.was for go in come.goes if go.was is not None]
    assert packets == [f"taken:{number}" for number in (0, 2, 1, 3, 4)], "each is turned up"
    lie = poses(layout, stage)
    assert {go.key: go.pose for go in pushed.goes}.items() <= lie.items()
    ours, theirs = ([lie[card].spot.x for card in side] for side in (("B12", "G5"), ("R12", "P3")))
    assert max(ours) < min(theirs)
    assert [beat.counted for beat in counted] == [1, 2, 3]
    assert {go.pose.face for go in earned.goes} == {CHIP}
    length = max(go.wait + go.ms for go in come.goes)
    length += tempo.PUSH + 3 * tempo.COUNT + tempo.CHIP + tempo.ASIDE
    assert length <= 1900


def test_tricks_are_pushed_together_and_not_counted_where_there_are_no_ladders():
    table = forty_two.Table().deal("6-6 6-5 6-4 3-0 2-0 1-0 0-0").bid(0, "30").contract("6")
    while table.match.after(table.match.legal()[-1])[0].sight(0).last is None:
        table.add(table.match.legal()[-1])
    layout, stage, all_of_it = shown(last_step(table, "texas42"), "texas42")
    assert layout.counted is not None
    assert len({*layout.counted.camps}) == 2
    (pushed,) = (
        beat for beat in all_of_it if beat.goes and {go.ms for go in beat.goes} == {tempo.PUSH}
    )
    assert {go.key: go.pose for go in pushed.goes}.items() <= poses(layout, stage).items()
    assert not any(beat.counted for beat in all_of_it)


def test_a_mark_rises_from_the_trick_that_decided_the_bid_to_where_marks_are_told():
    """T4.1: as a stroke of the pencil, for the other side where it was set."""
    for hand, gainer in (("6-6 6-5 6-4 3-0 2-0 1-0 0-0", 1), ("6-6 6-5 6-4 6-3 6-2 6-1 6-0", 0)):
        table = forty_two.Table().deal(hand).bid(0, "30").contract("6")
        while table.match.after(table.match.legal()[-1])[0].sight(0).last is None:
            table.add(table.match.legal()[-1])
        layout, stage, all_of_it = shown(last_step(table, "texas42"), "texas42")
        (rise,) = all_of_it[-1].gains
        assert (rise.gain.seat, rise.gain.strokes) == (gainer, 1)
        counted = layout.counted
        assert counted is not None
        assert counted.needed is not None
        done = table.match.sight(0).last.tricks
        decided = done[counted.order[counted.needed - 1]]
        won = next(play.piece for play in decided.plays if play.seat == decided.taker)
        assert rise.start == poses(layout, stage)[won].spot[:2]
        assert stage.plates[gainer].contains(*rise.end)
        assert rise.end != stage.plates[gainer].centre


def test_ladders_are_empty_until_the_tricks_are_counted_and_full_then(qtbot: QtBot):
    table, view = last_card(), TableShown()
    qtbot.addWidget(view.view)
    view.view.resize(1280, 756)
    view.set_tempo(Tempo(1.0, 0.0))
    view.arrange(1280)
    view.lay_out(CATALOGUE[CARDS].show, table.match.sight(0), ("Ann", "Bea", "Cy", "Dot"))
    chips = view.furniture.chips
    assert chips is not None
    ladders, seen = chips.purses[:2], list[tuple[int, ...]]()

    def look(tricks: int) -> None:
        seen.append((tricks, *(purse.told.tricks for purse in ladders)))

    assert [purse.told.tricks for purse in ladders] == [2, 2]
    view.playback.telling.connect(lambda step: look(0))
    view.scene.counted.connect(look)
    view.playback.add(last_step(table, CARDS))
    qtbot.waitUntil(lambda: not view.playback.busy)
    assert seen == [(0, 0, 0), (1, 1, 1), (2, 2, 2), (3, 2, 3)]


@pytest.mark.parametrize("size", [(1280, 670), (960, 600), (1280, 756)])
@pytest.mark.parametrize("moment", ["match", "lost"])
def test_no_card_lies_over_what_a_match_ended_with(size: tuple[int, int], moment: Moment) -> None:
    for fans in (False, True):
        stage = Stage.of(*size, 4, fans=fans)
        layout = Layout(0, 4, moment=moment, fans=fans, winners=(0, 2), final="2 : 1")
        _, figures = final_spot(stage, layout)
        assert card_rooms(stage, layout)[-1].top >= figures + 14 * stage.zoom, "their feet"


def test_what_you_have_left_lies_lower_where_a_card_needs_the_room():
    usual, low = Stage.of(1280, 756, 3), Stage.of(960, 480, 3)
    assert left_spot(usual, 0, 0, 5).y < usual.groove.y
    assert left_spot(low, 0, 0, 5).y > low.groove.y
    assert left_spot(low, 0, 0, 5).y < low.plates[0].y
