"""What the coach doubts: choices that throw away what another keeps, and no others."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moon_desktop.engine.entries import Bid, Choice, Play
from moon_desktop.learning.coach import ENOUGH, doubt
from moon_desktop.players.advice import ActionValue, Advice
from tests.kit.cases import each

GOOD, BAD = Play(0, "6-6"), Play(0, "2-1")
PASS, HIGH, LOW = Bid(0, "pass"), Bid(0, "7"), Bid(0, "4")


class Seen(NamedTuple):
    """As much of a Sight as an advice is asked for."""

    seat: int = 0


def advised(*worths: tuple[Choice, float | None, float, float], deals: int = 200) -> Advice:
    """Advice on choices, each with how often its contract is made, its points and its wins; the
    one that wins most often is the best."""
    found = tuple(ActionValue(one, made, (points, 0.0), win) for one, made, points, win in worths)
    best = max(found, key=lambda worth: worth.win)
    return Advice(Seen(), found, best.choice, deals, False)


def fault(best: tuple[float | None, float, float], chosen: tuple[float | None, float, float]):
    """What speaks against the lesser of two plays."""
    found = doubt(advised((GOOD, *best), (BAD, *chosen)), BAD)
    assert found is None or found.better == GOOD
    return found and found.fault


@each(
    ("best", "chosen", "found"),
    [
        pytest.param((1.0, 5, 0.5), (0.0, -5, 0.3), "lost", id="a sure contract is lost"),
        pytest.param(
            (0.85, 5, 0.5), (0.01, -5, 0.3), "lost", id="as good as sure, as good as lost"
        ),
        pytest.param((1.0, 5, 0.5), (0.1, -5, 0.3), None, id="it may still be made"),
        pytest.param((1.0, 5, 0.5), (0.0, -5, 0.49), None, id="it decides nothing"),
        pytest.param((0.0, 1, 0.5), (1.0, 0, 0.3), "given", id="a set is given away"),
        pytest.param((0.36, 2, 0.5), (0.0, -5, 0.3), "lost", id="what may well be made is lost"),
        pytest.param((0.2, 2, 0.5), (0.0, -5, 0.3), None, id="what hardly may is not"),
        pytest.param((0.5, 1, 0.5), (0.8, 0, 0.3), "given", id="a chance of one is"),
        pytest.param((0.7, 1, 0.5), (1.0, 0, 0.3), None, id="it is mostly made anyway"),
        pytest.param((0.3, 1, 0.5), (0.6, 0, 0.3), None, id="it may still be set"),
        pytest.param((None, 1, 0.5), (None, 0.2, 0.4), "cost", id="chips are given away"),
        pytest.param((None, 1, 0.5), (None, 0.6, 0.3), None, id="less than half a chip is"),
        pytest.param((None, 1, 0.5), (None, 0, 0.45), None, id="chips that hardly count are"),
    ],
)
def test_plays_are_doubted_for_what_they_throw_away(best, chosen, found):
    assert fault(best, chosen) == found


@each(
    ("best", "made", "win", "found"),
    [
        pytest.param((PASS, None, 0, 0.4), 0.05, 0.3, "bid", id="to pass is better"),
        pytest.param((PASS, 0.9, 0, 0.4), 0.05, 0.3, "bid", id="also where another makes its bid"),
        pytest.param((LOW, 0.6, 2, 0.4), 0.05, 0.3, "bid", id="a bid that is made is better"),
        pytest.param((LOW, 0.01, 2, 0.4), 0.05, 0.3, None, id="not one that is made even less"),
        pytest.param((PASS, None, 0, 0.4), 0.05, 0.37, None, id="it keeps others from winning"),
        pytest.param((PASS, None, 0, 0.4), 0.3, 0.3, None, id="it may be made"),
    ],
)
def test_bids_are_doubted_that_are_hardly_ever_made(best, made, win, found):
    told = doubt(advised(best, (HIGH, made, -5, win)), HIGH)
    assert (told and told.fault) == found


def test_a_pass_is_never_doubted():
    advice = advised((HIGH, 1.0, 7, 0.9), (PASS, 0.0, 0, 0.1))
    assert doubt(advice, PASS) is None


def test_too_few_deals_tell_nothing_unless_no_others_fit():
    sure, lost = (GOOD, 1.0, 5, 0.5), (BAD, 0.0, -5, 0.3)
    few = advised(sure, lost, deals=ENOUGH - 1)
    assert doubt(few, BAD) is None
    assert doubt(few._replace(every=True), BAD) is not None
    assert doubt(few._replace(deals=ENOUGH), BAD) is not None


chances = st.floats(0, 1)
worths = st.tuples(st.none() | chances, st.floats(-10, 10), chances)


@given(st.lists(worths, min_size=1, max_size=7), st.integers(0, 100), st.booleans(), st.booleans())
def test_the_best_is_never_doubted_and_nothing_is_by_too_few_deals(figures, deals, every, bids):
    choices = [Bid(0, str(n)) if bids else Play(0, f"6-{n}") for n in range(len(figures))]
    advice = advised(*((one, *rest) for one, rest in zip(choices, figures, strict=True)))
    advice = advice._replace(deals=deals, every=every)
    assert doubt(advice, advice.best) is None
    for choice in choices:
        told = doubt(advice, choice)
        if told is not None:
            assert every or deals >= ENOUGH
            assert told.better == advice.best
            assert advice.of(told.better).win > advice.of(choice).win
