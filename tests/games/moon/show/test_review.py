"""A review finds every choice of a finished hand, and says how good it was, known and seen."""

from __future__ import annotations

import pytest

from moon_desktop.engine.entries import Bid, Play
from moon_desktop.games.auction.entries import Choice, Exchange
from moon_desktop.games.moon.entries import HandOver
from moon_desktop.games.moon.show import SHOW
from moon_desktop.games.views.review import Chance
from moon_desktop.players.player import Budget, Stopped
from moon_desktop.players.review import Size
from moon_desktop.words import review as words
from tests.kit.advised import advised, faultless, hand_review, lost, weighed, weighed_so
from tests.kit.arrange import Table
from tests.kit.cases import each
from tests.kit.score_sheets.subjects import golden

REVIEW = SHOW.review
UNDER = "1-1 2-1 3-1 4-1 5-1 6-1 2-2"


def reviewed(table: Table, number: int = 1):
    return hand_review(table.rules, table.entries, number)


def first(review, kind, seat=None):
    return next(
        step for step in review.steps if isinstance(step.choice, kind) and seat in (None, step.seat)
    )


def test_every_choice_of_the_hand_has_its_place():
    table = Table(target=50).sweep(0).flop(1, "5")
    for number in (1, 2):
        review = reviewed(table, number)
        ends = [n for n, entry in enumerate(table.entries) if isinstance(entry, HandOver)]
        start, end = ([-1, *ends][number - 1], ends[number - 1])
        expected = [
            (n, entry)
            for n, entry in enumerate(table.entries)
            if start < n < end and isinstance(entry, Choice)
        ]
        assert [(step.place, step.choice) for step in review.steps] == expected
        assert all(step.choice in step.before.legal() for step in review.steps)
        assert review.account.number == number


def test_a_hand_in_play_is_not_reviewed():
    """M1.5."""
    table = Table().deal().say("4 pass pass")
    with pytest.raises(ValueError, match="not finished"):
        reviewed(table)


def test_a_hand_that_all_passed_has_bids_alone():
    review = reviewed(Table().pass_out())
    assert [step.choice for step in review.steps] == [Bid(seat, "pass") for seat in range(3)]
    assert REVIEW.chances(review) == (None, None, None)


def test_it_can_be_called_off():
    table = Table().sweep(0)
    with pytest.raises(Stopped):
        hand_review(table.rules, table.entries, 1, lambda: True)
    with pytest.raises(Stopped):
        weighed(reviewed(table).steps[0], Budget(None, 50), stop=lambda: True)


# --- with all tiles seen --------------------------------------------------------------------


def test_a_trick_given_away_is_counted_against_the_bidder():
    """The low sixes drawn last: leading the five-three before them costs nothing but order;
    laying the double six away costs a trick."""
    table = Table().deal("6-6 6-5 6-4 6-3 6-2 6-1 5-3", "5-5", widow="0-0").bid(0, "4")
    table.contract("6", discard="6-6").play_on()
    discard = reviewed(table).steps[3]
    assert discard.seen[discard.choice] < max(discard.seen.values())
    assert REVIEW.lost(discard) == max(discard.seen.values()) - discard.seen[discard.choice] > 0


def test_what_defenders_give_is_counted_the_other_way():
    """Bea holds the only tile above the five-four, and throws it on a six."""
    table = Table().deal("6-6 6-5 6-4 6-3 6-2 6-1 5-4", "5-5", widow="0-0").bid(0, "4")
    table.contract("6").say("6-6", "5-5").play_on()
    thrown = first(reviewed(table), Play, seat=1)
    assert thrown.choice == Play(1, "5-5")
    assert thrown.seen[thrown.choice] == 7
    assert REVIEW.lost(thrown) == 1


def test_under_a_shoot_under_it_is_made_or_not():
    """M3.7: only without the six-one can the bidder take no trick, and leading the double blank,
    alone in its suit, takes one."""
    table = Table().deal(UNDER, widow="0-0").bid(0, "under").say("2-1").play_on()
    discard = first(reviewed(table), Exchange)
    assert REVIEW.low(discard, discard.choice)
    assert (discard.seen[discard.choice], REVIEW.lost(discard)) == (1, 1)
    table = Table().deal(UNDER, widow="0-0").bid(0, "under").say("6-1", "0-0").play_on()
    discard, lead = reviewed(table).steps[1:3]
    assert REVIEW.lost(discard) == 0
    assert REVIEW.lost(lead) == 1


def test_bids_are_not_measured_in_tricks():
    review = reviewed(Table().sweep(0))
    assert REVIEW.lost(review.steps[0]) is None


def test_a_renege_has_neither_tricks_nor_a_chance_of_its_own():
    """M4.8: it ends the hand, and the bid counts as made."""
    table = Table(renege="forfeit").deal("6-6", "6-5 1-1 2-1", widow="0-0").bid(0, "4")
    review = reviewed(table.contract("6").say("6-6", "1-1"))
    last = review.steps[-1]
    assert REVIEW.lost(last) is None
    assert REVIEW.chances(review)[-1] == Chance(1.0, True)


# --- what was known -------------------------------------------------------------------------


@each(
    ("games", "size"),
    [
        (0.0, Size.NONE),
        (0.007, Size.NONE),
        (0.009, Size.SMALL),
        (0.026, Size.MEDIUM),
        (0.061, Size.LARGE),
    ],
)
def test_mistakes_have_a_size_by_the_games_they_cost(games, size):
    step = lost(reviewed(Table().sweep(0)).steps[0], games)
    assert step.win_lost == pytest.approx(games)
    assert step.size is size


def test_few_deals_make_no_mistake():
    """A difference that so few deals cannot tell is none; of all deals it is one."""
    step = reviewed(Table().sweep(0)).steps[0]
    assert lost(step, 0.02, deals=100, every=False).size is Size.NONE
    assert lost(step, 0.02, deals=1000, every=False).size is Size.SMALL
    assert lost(step, 0.02, deals=100, every=True).size is Size.SMALL


@each(
    ("best", "chosen", "size"),
    [(0.06, 0.004, Size.MEDIUM), (0.996, 0.94, Size.MEDIUM), (0.56, 0.504, Size.NONE)],
)
def test_a_few_deals_tell_a_mistake_where_the_game_is_as_good_as_lost_or_won(best, chosen, size):
    step = reviewed(Table().sweep(0)).steps[0]
    step = advised(step, lambda one: chosen if one == step.choice else best, deals=32, every=False)
    assert step.size is size
    assert step.knew is not None
    assert step._replace(knew=step.knew._replace(outlook=False)).size is Size.NONE


def test_the_best_choice_and_one_not_weighed_are_no_mistakes():
    step = reviewed(Table().sweep(0)).steps[0]
    assert step.size is Size.NONE
    assert faultless(step).size is Size.NONE
    assert step.worth is None


# --- the bidder's chance --------------------------------------------------------------------


def test_the_chance_is_the_bidders_until_it_looks_again():
    review = reviewed(
        Table().deal("6-6 6-5 6-4 6-3 6-2 6-1 5-4").bid(0, "7").contract("6").play_on()
    )
    made = [0.1 * n for n in range(len(review.steps))]
    steps = [advised(step, lambda _: 0.5, made=made[n]) for n, step in enumerate(review.steps)]
    stood = REVIEW.chances(review._replace(steps=tuple(steps)))
    known = [chance and chance.known for chance in stood]
    mine = [n for n, step in enumerate(review.steps) if step.seat == 0]
    assert known[0] == made[0]
    assert known[1] == known[2] == made[0], "others bid, and the bidder knows no more"
    assert known[mine[3]] == made[mine[3]]
    assert known[mine[3] + 1] == made[mine[3]]


@pytest.mark.parametrize(("table", "end"), [(Table().sweep(0), 1.0), (Table().flop(0), 0.0)])
def test_the_chance_ends_as_the_hand_did(table, end):
    found = REVIEW.chances(weighed_so(reviewed(table)))
    assert found[-1] == Chance(end, bool(end))


def test_once_it_is_decided_the_chance_is_certain():
    """Bid 4, and four tricks taken: what the others hold is of no account any more."""
    table = Table().deal("6-6 6-5 6-4 6-3 6-2 6-1 5-4").bid(0, "4").contract("6").play_on()
    found = REVIEW.chances(weighed_so(reviewed(table)))
    plays = [n for n, step in enumerate(reviewed(table).steps) if isinstance(step.choice, Play)]
    known = [None if chance is None else chance.known for chance in found]
    assert known[plays[11]] == 1.0
    assert known[plays[10]] == 0.5


# --- as it is shown --------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["follow-me-42", "fosdick-partners", "dice-and-reneges"])
def test_every_tile_of_the_deal_is_there_at_every_choice(name):
    rules, _, entries = golden(name)
    review = hand_review(rules, entries, 1)
    for number in range(len(review.steps)):
        scene = REVIEW.scene(review, number)
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
    assert REVIEW.moment(review, 0, seats).worths.note == "All 3,432 deals that fit"
