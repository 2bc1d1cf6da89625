"""Tables of two to six seats with cards, a dummy and chips, as no game of dominoes has them."""

from __future__ import annotations

from typing import Any

import pytest

from moon_desktop.games.views.table import (
    Asked,
    Chips,
    Face,
    Held,
    Laid,
    Layout,
    Middle,
    Motion,
    hidden,
)
from moon_desktop.look.cards.paper import CARD
from moon_desktop.look.tile import DOMINO
from moon_desktop.table.choreography import Beat, beats
from moon_desktop.table.faces import Faces
from moon_desktop.table.poses import CHIP, poses
from moon_desktop.table.scene import TableScene
from moon_desktop.table.stage import Stage
from moon_desktop.table.tempo import AT_ONCE
from tests.kit.cases import each
from tests.kit.lying import assert_lies_as

pytestmark = pytest.mark.usefixtures("qapp")

HAND = ("KH", "QH", "7S", "7S", "2D")


def card(piece: str | None) -> Face:
    if piece is None:
        return Face("moon")
    signs = {"H": "rockets", "S": "stars", "D": "full-moons"}
    return Face("moon", {"K": "12", "Q": "11"}.get(piece[0], piece[0]), signs[piece[-1]])


def dealt(seats: int, **more: Any) -> Layout:
    """Five cards each and a dummy's pile, its uppermost card turned."""
    asked = Asked(frozenset(HAND[:2]), "Play here", "Drop a card on the moon.")
    table = Layout(
        1,
        seats,
        hand=tuple(Held(piece, "legal" if piece in asked.open else "illegal") for piece in HAND),
        backs=tuple(0 if seat == 1 else 5 for seat in range(seats)),
        middle=(Middle("dummy", pile=3), Middle("turned", "9H")),
        asked=asked,
    )
    return table._replace(**more)


@pytest.fixture
def open_scene(open_scene):
    """Makes a scene of cards."""

    def opened(seats: int) -> TableScene:
        scene: TableScene = open_scene(seats, 1280, 756)
        scene.set_pack(card)
        return scene

    return opened


def flown(scene: TableScene, before: Layout, motion: Motion, after: Layout) -> tuple[Beat, ...]:
    """Shows an entry to its end; the pieces lie as the layout has them, and nothing settled them
    before it was looked at."""
    shown = beats(before, motion, after, scene.stage)
    for beat in shown:
        scene.fly(beat, AT_ONCE).finish()
    lying = sorted(str(piece.pose.face) for piece in scene.pieces.values())
    assert lying == sorted(str(pose.face) for pose in poses(after, scene.stage).values())
    scene.settle(after)
    assert_lies_as(scene, after)
    return shown


def test_every_card_lies_in_a_place_of_its_own(open_scene):
    for seats in range(2, 7):
        scene, layout = open_scene(seats), dealt(seats)
        scene.settle(layout)
        assert_lies_as(scene, layout)
        assert len({piece.pos().toTuple() for piece in scene.pieces.values()}) == 5 * seats + 4


@each("seats", range(2, 7))
def test_a_trick_is_dealt_for_played_and_taken(open_scene, seats):
    scene, layout = open_scene(seats), dealt(seats)
    scene.settle(Layout(1, seats))
    flown(scene, Layout(1, seats), Motion("deal", 0), layout)
    for turn in range(seats):
        seat = (1 + turn) % seats
        piece = "KH" if turn == 0 else f"{turn}H"
        backs = tuple(held - (at == seat and turn > 0) for at, held in enumerate(layout.backs))
        hand = tuple(held for held in layout.hand if held.piece != piece)
        trick = (*layout.trick, Laid(seat, piece))
        last = turn == seats - 1
        after = layout._replace(backs=backs, hand=hand, trick=() if last else trick)
        motion = Motion("play", seat, piece=piece, taker=1 if last else None)
        shown = flown(scene, layout, motion, after)
        assert shown[0].taker == ("KH" if last else None)
        layout = after


def test_pieces_alike_lie_side_by_side_and_each_keeps_its_place(open_scene):
    scene = open_scene(3)
    before = dealt(3)
    scene.settle(before)
    left = [held for held in before.hand if held.piece != "7S"]
    trick = (Laid(1, "7S"),)
    after = before._replace(hand=(*left[:2], Held("7S"), left[2]), trick=trick)
    flown(scene, before, Motion("play", 1, piece="7S"), after)
    again = after._replace(backs=(5, 0, 4), trick=(*trick, Laid(2, "7S")))
    played = {key: piece for key, piece in scene.pieces.items() if piece.pose.face == "7S"}
    flown(scene, after, Motion("play", 2, piece="7S"), again)
    assert set(played.values()) < set(scene.pieces.values())
    assert [piece.pose.face for piece in scene.pieces.values()].count("7S") == 3


def test_card_taken_from_the_pile_joins_the_hand(open_scene):
    scene, before = open_scene(2), dealt(2)
    scene.settle(before)
    top = scene.pieces["dummy:2"]
    after = before._replace(
        hand=(*before.hand, Held("4D")), middle=(Middle("dummy", pile=2), before.middle[1])
    )
    flown(scene, before, Motion("move", renamed={"4D": "dummy:2"}, pace="take"), after)
    assert scene.pieces["4D"] is top


def test_seat_that_sits_out_has_no_row():
    layout = dealt(4, out=frozenset({3}))
    keys = poses(layout, Stage.of(1280, 756, 4))
    assert hidden(3, 0) not in keys
    assert hidden(2, 4) in keys


def test_chips_go_from_plate_to_plate_and_are_gone(open_scene):
    scene, layout = open_scene(3), dealt(3)
    scene.settle(layout)
    motion = Motion("chips", chips=(Chips(0, 1, 2), Chips(None, 1)))
    (beat,) = beats(layout, motion, layout, scene.stage)
    assert [go.pose.face for go in beat.goes] == [CHIP] * 3
    own = scene.stage.plates[0].centre
    assert all((go.pose.spot.x, go.pose.spot.y) == own for go in beat.goes)
    starts = [go.start.spot for go in beat.goes if go.start is not None]
    assert (starts[0].x, starts[0].y) == scene.stage.plates[2].centre
    scene.fly(beat, AT_ONCE).finish()
    assert_lies_as(scene, layout)


@each("count", [9, 13, 20])
def test_many_cards_of_a_hand_lie_closer_and_within_the_groove(count):
    stage = Stage.of(1280, 756, 4)
    spots = [stage.hand_spot(place, count) for place in range(count)]
    assert spots[0].x - stage.hand.width / 2 >= stage.groove.x - 1
    assert spots[-1].x + stage.hand.width / 2 <= stage.groove.right + 1
    row = [stage.row_spot(1, place, count) for place in range(count)]
    whole = [stage.row_spot(1, place, 8) for place in (0, 7)]
    assert [row[0].y, row[-1].y] == pytest.approx([spot.y for spot in whole])


def test_faces_have_the_proportions_of_their_pack():
    dominoes, cards = Faces(1.0), Faces(1.0, card)
    assert (dominoes.form, cards.form) == (DOMINO, CARD)
    assert dominoes.pixmap("6-4", 60).height() > cards.pixmap("KH", 60).height()
    pictures = [cards.pixmap(piece, 60).toImage() for piece in ("KH", "QH", "KS", "KD", None, CHIP)]
    assert all(a != b for i, a in enumerate(pictures) for b in pictures[:i])
