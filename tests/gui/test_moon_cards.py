"""The card game in the real window, as far as it has only plain parts."""

from __future__ import annotations

import json
from itertools import cycle
from typing import get_args

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QLabel

from moon_desktop.engine.entries import Play
from moon_desktop.games import CATALOGUE
from moon_desktop.games.moon_cards.chips import RoundOver
from moon_desktop.players.player import RandomPlayer
from moon_desktop.table.marks import MarkItem
from moon_desktop.table.picture_item import PictureItem
from moon_desktop.table.piece_item import PieceItem
from moon_desktop.table.signboards import PromptItem
from moon_desktop.windows.main import actions
from tests.kit.lying import assert_lies_as
from tests.kit.moon_cards import Table
from tests.kit.person import By, until
from tests.kit.table_positions import discarding

pytestmark = pytest.mark.usefixtures("unpainted")

GAME = CATALOGUE["shoot-the-moon-cards"]


BY_HAND = [
    # With six at the table it takes long.
    pytest.param(preset, by, marks=pytest.mark.slow if GAME.presets[preset].seats == 6 else ())
    for preset, by in zip(GAME.presets, cycle(get_args(By)), strict=False)
]


@pytest.mark.parametrize(("preset", "by"), BY_HAND)
def test_a_round_is_played_by_hand_and_the_next_begun(open_table, data, preset, by):
    """C2, C5: cards from the hand; the scene lies as it is told to, and all is in the journal."""
    person = open_table(GAME.presets[preset], 7, game=GAME.name, by=by)
    chooser, over = RandomPlayer(3), False
    while not over:
        sight = person.asked()
        if not sight.legal:
            person.read_on()
            sight = person.asked()
            over = any(isinstance(entry, RoundOver) for entry in person.host.entries)
        assert_lies_as(person.table.scene, GAME.show.table.layout(sight))
        person.choose(chooser.choose(sight))
    header = json.loads((data / f"match-{GAME.name}.moon").read_text("utf-8").splitlines()[0])
    assert header["rules"] == GAME.presets[preset].to_record()
    assert person.told == []


def test_trick_that_the_dummy_took_is_told_behind_the_curtain_and_laid_out_again(
    open_table, tmp_path
):
    """C5.1: it sits at no seat, and has no name among those of the seats."""
    table = Table("cards-two").deal("G1 G2 G3 G4 G5", "P1 P2 P3 P4 P5", dummy="G12 B7 B8 B9 B10")
    table.say("G1 P1")
    path = tmp_path / "two.moon"
    path.write_bytes(b"".join(table.lines()))
    person = open_table(start=(path,), by="click")
    until(lambda: person.is_covered, "the curtain")
    said = [line.text() for line in person.window.curtain.findChildren(QLabel)]
    assert "The dummy took the last trick." in said
    person.asked()
    person.do(actions.LAST_TRICK)
    assert person.table.look_back.is_open
    (taking,) = [
        item
        for item in person.table.scene.items()
        if isinstance(item, PieceItem) and item.parentItem() is not None and "taking" in item.marks
    ]
    assert taking.pose.spot == person.table.stage.middle["turned"]
    assert person.told == []


def test_nothing_is_written_on_the_last_trick_or_read_through_its_disc(sit_at):
    table = Table().deal("G1 G2 G3 G4 G5", "G9 P1 B1 B2 B3", "G6 LITTLE B4 B5 B6", "G7 P2 R1 R2 R3")
    person = sit_at(table.say("G1 G9 G6 G7", "P1 LITTLE P2"), by="click")
    scene, prompt = person.table.scene, person.table.furniture.prompt

    def words():
        shown = (item for item in scene.items() if isinstance(item, PictureItem))
        return {item: item.reads for item in shown if item.isVisible()}

    def tags():
        return {item for item in words() if isinstance(item, MarkItem) and item.words}

    before, tagged = words(), tags()
    assert tagged
    assert "#moon-card\n#chip" in before.values()
    person.do(actions.LAST_TRICK)
    assert prompt.reads == "Bea took this trick"
    assert not tags()
    assert "#moon-card\n#chip" not in words().values()
    laid = [
        item
        for item in scene.items()
        if isinstance(item, PieceItem) and item.parentItem() is not None
    ]
    assert len(laid) == 4
    half = person.table.stage.half
    faces = [
        QRectF(-spot.width / 2, -half * spot.width, spot.width, 2 * half * spot.width).translated(
            spot.x, spot.y
        )
        for spot in (piece.pose.spot for piece in laid)
    ]
    for item in words():
        if isinstance(item, PromptItem) and item.reads:
            # Less the room for its shade.
            box = item.sceneBoundingRect().adjusted(6, 8, -6, -8)
            assert not any(box.intersects(face) for face in faces), item.reads
    person.press(Qt.Key.Key_Escape)
    assert (words(), tags()) == (before, tagged)


@pytest.mark.parametrize("card", ["BIG", "LITTLE"])
def test_moon_card_of_yours_on_one_of_its_kind_leaves_none_behind(open_table, tmp_path, card):
    """C1.1: the one that lay there first is known by another name once you hold none."""
    table = Table().deal("", f"{card} G1 G2 G3 G4", f"{card} P1 P2 P3 P4").say("B1", card)
    path = tmp_path / "four.moon"
    path.write_bytes(b"".join(table.lines()))
    person = open_table(start=(path,))
    person.asked()
    person.choose(Play(2, card))
    assert_lies_as(person.table.scene, GAME.show.table.layout(person.asked()))


def test_who_is_asked_for_a_discard_can_go_over_to_a_game_without_any(sit_at):
    """The table is laid out for the cards while a tile is still to go to the widow."""
    person = sit_at(discarding())
    person.program.matches.begin(GAME.presets["cards-three"], 7, game=GAME.name)
    person.asked()
    assert person.host.header.game == GAME.name
