"""What lies on the open table at each choice: nothing hidden, every tile once."""

from __future__ import annotations

import pytest

from moon_desktop.engine.entries import Bid, Exchange, NameTrump, Play
from moon_desktop.players.review import hand_review
from moon_desktop.windows.review_rows import grid_of
from moon_desktop.windows.review_scene import Laid, scene_of
from tests.games.arrange import Table
from tests.games.golden import WALKS
from tests.players.advised import advised
from tests.windows.score_subjects import golden

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
    return {laid.tile: laid.look for laid in hand if laid is not None}


@pytest.mark.parametrize("name", ["follow-me-42", "fosdick-partners", "dice-and-reneges"])
def test_every_tile_of_the_deal_is_there_at_every_choice(name):
    rules, _, entries = golden(name)
    review = hand_review(rules, entries, 1)
    for number in range(len(review.steps)):
        scene = scene_of(review, number)
        lying = [laid.tile for hand in scene.hands for laid in hand if laid is not None]
        lying += [] if scene.widow is None else [scene.widow]
        assert sorted(lying) == sorted(rules.tiles)


def test_the_widow_lies_open_until_it_is_taken_in():
    scene = at(bought(), Bid(0, "5"))
    assert scene.widow == "0-0"
    assert scene.said == ("5", None, None)
    assert scene.bidder is None
    assert scene.hands[0][7] is None
    scene = at(bought(), Exchange(0, "5-4"))
    assert scene.widow is None
    assert scene.hands[0][7] == Laid("0-0")
    assert looks(scene.hands[0])["5-4"] == "chosen"
    assert scene.bidder == 0


def test_what_was_laid_away_stays_to_be_seen():
    scene = at(bought(), NameTrump(0, "6"))
    assert looks(scene.hands[0])["5-4"] == "away"
    assert scene.contract == "Sixes"


def test_a_tile_played_lies_in_the_trick_and_faint_in_its_hand():
    scene = at(bought(), Play(0, "6-6"))
    assert scene.trick == (Laid("6-6", "chosen"), None, None)
    assert looks(scene.hands[0])["6-6"] == "gone"
    assert scene.suit == 6
    assert scene.taken == (0, 0, 0)


def test_the_last_tile_of_a_trick_shows_who_took_it():
    table = bought()
    review = reviewed(table)
    last = [n for n, step in enumerate(review.steps) if isinstance(step.choice, Play)][2]
    scene = scene_of(review, last)
    assert scene.trick[0] == Laid("6-6", "took")
    assert scene.trick[2] is not None
    assert scene.trick[2].look == "chosen"
    assert scene.taken == (1, 0, 0)


def test_what_would_have_been_better_is_marked_in_the_hand():
    review = reviewed(bought())
    number = number_of(review, Play(0, "6-6"))
    better = advised(review.steps[number], lambda choice: float(choice == Play(0, "6-1")))
    scene = scene_of(review.with_step(number, better), number)
    assert [laid.tile for laid in scene.hands[0] if laid and laid.better] == ["6-1"]
    best = advised(review.steps[number], lambda choice: float(choice == Play(0, "6-6")))
    scene = scene_of(review.with_step(number, best), number)
    assert not any(laid.better for laid in scene.hands[0] if laid)


def test_a_renege_ends_the_trick_where_it_stands():
    """M4.8."""
    table = Table(renege="forfeit").deal("6-6", "6-5 1-1 2-1", widow="0-0").bid(0, "4")
    scene = at(table.contract("6").say("6-6", "1-1"), Play(1, "1-1"))
    assert scene.trick == (Laid("6-6"), Laid("1-1", "chosen"), None)
    assert scene.taken == (0, 0, 0)


# --- the grid -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", WALKS)
def test_every_choice_has_a_cell_of_its_own_in_its_seats_column(name):
    rules, _, entries = golden(name)
    review = hand_review(rules, entries, 1)
    grid = grid_of(review)
    assert [cell.number for cell in grid.cells] == list(range(len(review.steps)))
    for place, cell in enumerate(grid.cells):
        assert cell.box.left() == pytest.approx(grid.columns[review.steps[place].seat])
        assert not any(cell.box.intersects(other.box) for other in grid.cells[:place])
        assert grid.at(cell.box.center().x(), cell.box.center().y()) == place
    assert grid.at(2, 2) is None


def test_rows_come_in_the_order_they_were_played():
    grid = grid_of(reviewed(bought()))
    kinds = [(row.kind, row.trick) for row in grid.rows]
    tricks = [("trick", n) for n in range(1, 8)]
    assert kinds == [("bid", 0), ("widow", 0), ("trump", 0), *tricks]
    leads = [cell.number for cell in grid.cells if cell.leads]
    assert len(leads) == 7
    assert sum(cell.took for cell in grid.cells) == 7
