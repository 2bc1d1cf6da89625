"""How long movements and pauses take."""

from __future__ import annotations

import math

from moon_desktop.table.tempo import AT_ONCE, FADE, Tempo
from tests.kit.cases import each


@each(
    ("tempo", "moving", "holding", "looking"),
    [
        (Tempo(), 100, 100, 100),
        (Tempo(2.0, 0.5), 200, 50, 50),
        (Tempo(0.0, 0.7), 0, 70, 70),
        (Tempo(1.0, 0.5, 3.0), 100, 50, 300),
        (Tempo(1.0, 1.0, 0.0), 100, 100, 0),
        (AT_ONCE, 0, 0, 0),
    ],
)
def test_movements_pauses_and_finished_tricks_are_scaled_each_by_its_own(
    tempo, moving, holding, looking
):
    assert (tempo.moving(100), tempo.holding(100), tempo.looking(100)) == (
        moving,
        holding,
        looking,
    )
    assert not tempo.waits


def test_trick_that_stays_until_a_click_takes_no_time_of_its_own():
    tempo = Tempo(1.0, 1.0, math.inf)
    assert tempo.waits
    assert tempo.looking(100) == 0
    assert tempo.holding(100) == 100


def test_where_nobody_sits_nothing_waits_for_a_click():
    assert Tempo(2.0, 0.5, math.inf).unattended() == Tempo(2.0, 0.5)
    assert Tempo(2.0, 0.5, 3.0).unattended() == Tempo(2.0, 0.5, 3.0)


def test_softly_movements_fade_over_all_at_once_and_pauses_stay():
    tempo = Tempo(1.4, 2.0, 3.0, soft=True)
    assert (tempo.moving(600), tempo.moving(80), tempo.moving(0)) == (FADE, 80, 0)
    assert (tempo.waiting(600), tempo.travel) == (0, 0)
    assert (tempo.holding(100), tempo.looking(100)) == (200, 300)
    full = tempo._replace(soft=False)
    assert (full.moving(100), full.waiting(100), full.travel) == (140, 140, 1.4)
