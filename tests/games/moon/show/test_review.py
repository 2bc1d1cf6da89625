"""A reviewed hand of Moon: every tile lies open once, and figures are written as on the sheet."""

from __future__ import annotations

import pytest

from moon_desktop.engine.entries import Bid
from moon_desktop.games.moon.show import SHOW
from moon_desktop.games.moon.show.review import scene_of
from moon_desktop.words import review as words
from tests.kit.advised import hand_review, lost
from tests.kit.arrange import Table
from tests.kit.score_sheets.subjects import golden


@pytest.mark.parametrize("name", ["follow-me-42", "fosdick-partners", "dice-and-reneges"])
def test_every_tile_of_the_deal_is_there_at_every_choice(name):
    rules, _, entries = golden(name)
    review = hand_review(rules, entries, 1)
    for number in range(len(review.steps)):
        scene = scene_of(review, number)
        lying = [laid.piece for hand in scene.hands for laid in hand if laid is not None]
        lying += [] if scene.aside is None else [scene.aside.piece]
        assert sorted(lying) == sorted(rules.tiles)


def test_figures_are_written_as_on_the_sheet():
    assert words.points(-0.26) == "−0.3"
    assert words.points(0.04) == words.points(-0.04) == "0.0"
    assert words.points(1.44) == "+1.4"
    assert words.percent(0.834) == "83%"
    assert words.percent(None) == "–"
    table = Table().sweep(0, "5")
    review = hand_review(table.rules, table.entries, 1)
    step = next(step for step in review.steps if step.choice == Bid(0, "5"))
    review = review.with_step(0, lost(step, 0.1, deals=3432))
    seats = ("Ann", "Bea", "Cy")
    assert SHOW.review.moment(review, 0, seats).worths.note == "All 3,432 deals that fit"
