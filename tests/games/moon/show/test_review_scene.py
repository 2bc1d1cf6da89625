"""What lies on the open table at each choice: nothing hidden, every tile once."""

from __future__ import annotations

import pytest

from moon_desktop.engine.entries import Bid, Play
from moon_desktop.games.auction.entries import Exchange, NameTrump
from moon_desktop.games.moon.show.review import scene_of
from moon_desktop.games.shown.review import Aside, Laid
from tests.kit.advised import advised, hand_review
from tests.kit.arrange import Table
from tests.kit.score_sheets.subjects import golden

ANN = "6-6 6-5 6-4 6-3 6-2 6-1 5-4"


def reviewed(table):
    return hand_review(table.rules, table.entries, 1)


def number_of(review, choice):
    return next(n for n, step in enumerate(review.steps) if step.choice == choice)


def at(table, choice):
    review = reviewed(table)
    return scene_of(review, number_of(review, choice))


def bought():
    return Table().deal(ANN, "5-5", widow="0-0").bid(0, "5").say("5-4", "6").play_on()


def looks(hand):
    return {laid.piece: laid.look for laid in hand if laid is not None}


@pytest.mark.parametrize("name", ["follow-me-42", "fosdick-partners", "dice-and-reneges"])
def test_every_tile_of_the_deal_is_there_at_every_choice(name):
    rules, _, entries = golden(name)
    review = hand_review(rules, entries, 1)
    for number in range(len(review.steps)):
        scene = scene_of(review, number)
        lying = [laid.piece for hand in scene.hands for laid in hand if laid is not None]
        lying += [] if scene.aside is None else [scene.aside.piece]
        assert sorted(lying) == sorted(rules.tiles)


def test_the_widow_lies_open_until_it_is_taken_in():
    scene = at(bought(), Bid(0, "5"))
    assert scene.aside == Aside("0-0", "Widow")
    assert scene.beside == ("5", "", "")
    assert scene.marked is None
    assert scene.hands[0][7] is None
    scene = at(bought(), Exchange(0, "5-4"))
    assert scene.aside is None
    assert scene.hands[0][7] == Laid("0-0", told="double blank")
    assert looks(scene.hands[0])["5-4"] == "chosen"
    assert scene.marked == 0


def test_what_was_laid_away_stays_to_be_seen():
    scene = at(bought(), NameTrump(0, "6"))
    assert looks(scene.hands[0])["5-4"] == "away"
    assert scene.notes == (("Sixes", False),)
    assert "laid away" in next(laid.told for laid in scene.hands[0] if laid.look == "away")


def test_a_tile_played_lies_in_the_trick_and_faint_in_its_hand():
    scene = at(bought(), Play(0, "6-6"))
    assert scene.trick == (Laid("6-6", "chosen"), None, None)
    assert looks(scene.hands[0])["6-6"] == "gone"
    assert scene.notes[0] == ("Follow sixes", True)
    assert scene.beside == ("5 · 0 tricks", "0 tricks", "0 tricks")


def test_the_last_tile_of_a_trick_shows_who_took_it():
    table = bought()
    review = reviewed(table)
    last = [n for n, step in enumerate(review.steps) if isinstance(step.choice, Play)][2]
    scene = scene_of(review, last)
    assert scene.trick[0] == Laid("6-6", "took")
    assert scene.trick[2] is not None
    assert scene.trick[2].look == "chosen"
    assert scene.beside == ("5 · 1 trick", "0 tricks", "0 tricks")


def test_what_would_have_been_better_is_marked_in_the_hand():
    review = reviewed(bought())
    number = number_of(review, Play(0, "6-6"))
    better = advised(review.steps[number], lambda choice: float(choice == Play(0, "6-1")))
    scene = scene_of(review.with_step(number, better), number)
    assert [laid.piece for laid in scene.hands[0] if laid and laid.better] == ["6-1"]
    best = advised(review.steps[number], lambda choice: float(choice == Play(0, "6-6")))
    scene = scene_of(review.with_step(number, best), number)
    assert not any(laid.better for laid in scene.hands[0] if laid)


def test_a_renege_ends_the_trick_where_it_stands():
    """M4.8."""
    table = Table(renege="forfeit").deal("6-6", "6-5 1-1 2-1", widow="0-0").bid(0, "4")
    scene = at(table.contract("6").say("6-6", "1-1"), Play(1, "1-1"))
    assert scene.trick == (Laid("6-6"), Laid("1-1", "chosen"), None)
    assert scene.beside == ("4 · 0 tricks", "0 tricks", "0 tricks")


def test_the_tiles_stand_as_at_the_table_all_the_time():
    """Trumps first, then suit by suit, the highest on the left; the widow apart."""
    table = Table().deal("1-1 6-4 5-5 3-2 6-3 4-3 5-1", widow="0-0").bid(0, "5").say("1-1", "3")
    review = reviewed(table.play_on())
    for number in range(len(review.steps)):
        hand = scene_of(review, number).hands[0]
        stood = " ".join(laid.piece for laid in hand[:7] if laid is not None)
        assert stood == "6-3 4-3 3-2 6-4 5-5 5-1 1-1"
