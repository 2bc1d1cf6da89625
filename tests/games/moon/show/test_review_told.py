"""The review in sentences: what was chosen, how good it was, and what would have been better."""

from __future__ import annotations

import operator
from functools import partial

import pytest

from moon_desktop.engine.entries import Bid, Play
from moon_desktop.games.auction.entries import Exchange, NameTrump
from moon_desktop.games.auction.show.review import verdict
from moon_desktop.games.moon.show import review as told
from moon_desktop.games.moon.show.table_talk import TALK
from moon_desktop.games.shown.review import Readers
from moon_desktop.words import review as words
from tests.kit.advised import advised, faultless, hand_review, lost, weighed_so
from tests.kit.arrange import Table

SEATS = ("Ann", "Bea", "Cy")
ANN = "6-6 6-5 6-4 6-3 6-2 6-1 5-4"


def bought(**house):
    table = Table(**house).deal(ANN, "5-5", widow="0-0").bid(0, "5").say("5-4", "6")
    return table.play_on()


def review_of(table):
    return hand_review(table.rules, table.entries, 1)


def step_of(table, choice):
    return next(step for step in review_of(table).steps if step.choice == choice)


@pytest.mark.parametrize(
    ("choice", "sentence"),
    [
        (Bid(0, "5"), "Ann bid 5."),
        (Bid(1, "pass"), "Bea passed."),
        (Exchange(0, "5-4"), "Ann laid away the five-four."),
        (NameTrump(0, "6"), "Ann named sixes as trump."),
        (Play(0, "6-6"), "Ann led the double six."),
    ],
)
def test_what_was_chosen(choice, sentence):
    assert told.done(step_of(bought(), choice), SEATS) == sentence


def test_a_shoot_is_said_by_its_name():
    step = step_of(Table().sweep(0, "over"), Bid(0, "over"))
    assert told.done(step, SEATS) == "Ann bid shoot over."


def test_blanks_that_are_follow_me_are_called_so():
    """M3.8."""
    table = Table("shoot-the-moon").deal("0-0 6-6 5-5 4-4 3-3 2-2 1-1").bid(0, "4")
    step = step_of(table.say("6-6", "0").play_on(), NameTrump(0, "0"))
    assert told.done(step, SEATS) == "Ann called follow me."


@pytest.mark.parametrize(
    ("games", "sentence"),
    [
        (0.0, "Nothing was better, by what Ann could know."),
        (0.004, "As good as the best choice, as far as can be told."),
        (0.01, "A doubtful choice. Better: six-five. It would have won 1 more game in 100."),
        (0.03, "A mistake. Better: six-five. It would have won 3 more games in 100."),
        (0.2, "A large mistake. Better: six-five. It would have won 20 more games in 100."),
    ],
)
def test_how_good_it_was(games, sentence):
    step = step_of(bought(), Play(0, "6-6"))
    better = Play(0, "6-5") if games else step.choice
    weighed = advised(
        step, lambda c: 0.5 if c == better else 0.5 - games if c == step.choice else 0.1
    )
    assert verdict(TALK, weighed, SEATS) == sentence


def test_somebody_without_a_name_is_addressed():
    step = faultless(step_of(bought(), Bid(0, "5")))
    seats = ("You", "Bea", "Cy")
    assert verdict(TALK, step, seats) == "Nothing was better, by what you could know."
    assert told.moment(review_of(bought()), 0, seats).worths.knew == "What you knew"
    assert told.hand(review_of(bought()), seats, Readers()).graph.heading == "Your chance to make 5"


def test_a_better_bid_and_a_better_trump_are_named():
    for choice, better, name in (
        (Bid(0, "5"), Bid(0, "6"), "6"),
        (Bid(0, "5"), Bid(0, "over"), "Shoot over"),
        (NameTrump(0, "6"), NameTrump(0, "doubles"), "Doubles"),
    ):
        step = advised(step_of(bought(), choice), partial(operator.eq, better))
        assert f" Better: {name}. It would have won " in verdict(TALK, step, SEATS)


def test_with_all_tiles_seen_it_is_told_apart():
    """The five-five held back would have taken the last trick."""
    bid = step_of(bought(), Bid(0, "5"))
    for tricks, made in ((7, "can"), (4, "cannot")):
        told_ = told.looking_back(bid._replace(seen={bid.choice: tricks}))
        assert told_ == f"With all tiles seen, it {made} be made."
    assert told.looking_back(step_of(bought(), Bid(1, "pass"))) == ""
    lead = step_of(bought(), Play(0, "6-6"))
    assert told.looking_back(lead) == "With all tiles seen, it cost nothing."
    table = Table().deal(ANN, "5-5", widow="0-0").bid(0, "5").say("0-0", "6", "6-6", "5-5")
    thrown = step_of(table.play_on(), Play(1, "5-5"))
    assert told.looking_back(thrown) == "With all tiles seen, it cost a trick."


def test_the_chance_is_told_at_first_lowest_and_highest():
    graph = told.hand(
        weighed_so(review_of(Table().sweep(0, "over")), s3=0.1), SEATS, Readers()
    ).graph
    assert graph.heading == "Ann’s chance to make Shoot over"
    assert graph.aloud.splitlines() == [graph.heading, "50% at first, lowest 50%, highest 100%."]


def test_figures_are_written_as_on_the_sheet():
    assert words.points(-0.26) == "−0.3"
    assert words.points(0.04) == words.points(-0.04) == "0.0"
    assert words.points(1.44) == "+1.4"
    assert words.percent(0.834) == "83%"
    assert words.percent(None) == "–"
    step = lost(step_of(bought(), Bid(0, "5")), 0.1, deals=3432)
    review = review_of(bought()).with_step(0, step)
    assert told.moment(review, 0, SEATS).worths.note == "All 3,432 deals that fit"
