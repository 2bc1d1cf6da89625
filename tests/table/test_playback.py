"""Entries shown in order; when all is shown the pieces lie as the Sight has them."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from functools import partial
from typing import Any, ClassVar, Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QObject

from moon_desktop.engine.entries import Entry
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.games.moon.show import SHOW
from moon_desktop.table.playback import Playback, Step
from moon_desktop.table.poses import laid_by_hand
from moon_desktop.table.scene import TableScene
from moon_desktop.table.stage import Stage
from moon_desktop.table.tempo import AT_ONCE, Tempo
from tests.kit.cases import each
from tests.kit.lying import assert_lies
from tests.kit.shown_walks import steps
from tests.kit.strategies import LAW, playable_rules, seeds

pytestmark = pytest.mark.usefixtures("qapp")

QUICK = Tempo(0.02, 0.0)
SLOW = Tempo(100.0, 100.0)


class Shown(QObject):
    """A table that steps are shown on, and what it said."""

    opened: ClassVar[list[Shown]] = []

    def __init__(self, seats: int, tempo: Tempo) -> None:
        super().__init__()
        self.opened.append(self)
        self.scene = TableScene(Stage.of(1000, 700, seats), 1.0, self)
        self.playback = Playback(self.scene, self)
        self.playback.show = SHOW
        self.playback.tempo = tempo
        self.heard: list[tuple[str, Any]] = []
        self.playback.showing.connect(lambda step: self.heard.append(("showing", step.entry)))
        self.playback.shown.connect(self._shown)
        self.playback.caught_up.connect(lambda: self.heard.append(("caught up", None)))

    def _shown(self, step: Step) -> None:
        self.heard.append(("shown", step.entry))
        assert_lies(self.scene, step.after)

    @property
    def entries(self) -> list[Entry]:
        """Those that have been shown."""
        return [entry for what, entry in self.heard if what == "shown"]


@pytest.fixture(autouse=True)
def nothing_moves_on() -> Iterator[None]:
    """What still moves when a test is over would come to rest in the middle of another."""
    yield
    for shown in Shown.opened:
        shown.playback.clear()
    Shown.opened.clear()


def test_step_that_is_not_free_waits_and_so_do_all_after_it():
    """Whatever is free, and however the table is hurried."""
    shown, free = Shown(3, AT_ONCE), [False, False, True]
    first, second, third = list(itertools.islice(steps(MoonRules(), 5, 0), 3))
    for number, step in enumerate((first, second, third)):
        shown.playback.add(step, partial(free.__getitem__, number))
    shown.playback.press_on()
    shown.playback.hurry()
    shown.playback.go_on()
    assert shown.heard == []
    assert shown.playback.busy
    free[0] = True
    shown.playback.press_on()
    assert shown.entries == [first.entry]
    assert ("caught up", None) not in shown.heard
    free[1] = True
    shown.playback.press_on()
    assert shown.entries == [first.entry, second.entry, third.entry]
    assert shown.heard[-1] == ("caught up", None)


@pytest.mark.slow
@settings(LAW, max_examples=7)
@given(rules=playable_rules(), seed=seeds(), seat=st.integers(0, 3))
def test_scene_is_as_the_sight_has_it_after_every_entry(rules, seed, seat):
    shown = Shown(rules.seats, AT_ONCE)
    for step in steps(rules, seed, seat % rules.seats, hands=2):
        shown.playback.add(step)
        assert shown.heard[-3:] == [
            ("showing", step.entry),
            ("shown", step.entry),
            ("caught up", None),
        ]
        assert not shown.playback.busy


@pytest.mark.slow
@each("seed", range(3))
def test_entries_that_move_are_shown_in_their_order(qtbot, seed):
    rules = MoonRules(seats=4) if seed == 1 else MoonRules(renege="forfeit")
    shown = Shown(rules.seats, QUICK)
    walk = list(steps(rules, seed, seat=seed))
    for step in walk:
        shown.playback.add(step)
    qtbot.waitUntil(lambda: not shown.playback.busy, timeout=20_000)
    both = ((what, step.entry) for step in walk for what in ("showing", "shown"))
    assert shown.heard == [*both, ("caught up", None)]


@pytest.mark.parametrize("seed", range(4))
def test_hurry_ends_one_entry_at_a_time(seed):
    rules = MoonRules(seats=3 + seed % 2, renege="forfeit")
    shown = Shown(rules.seats, SLOW._replace(soft=seed > 1))
    walk = list(steps(rules, seed, seat=0))
    for step in walk:
        shown.playback.add(step)
    for number, step in enumerate(walk, start=1):
        # An entry that moves nothing was over before it could be hurried.
        while len(shown.entries) < number:
            before = len(shown.heard)
            shown.playback.hurry()
            assert shown.heard[before] == ("shown", step.entry)
    assert not shown.playback.busy
    assert shown.heard[-1] == ("caught up", None)
    shown.playback.hurry()


def moving(at: int, count: int) -> tuple[Shown, list[Step]]:
    """A table on which so many steps are slowly being shown, from one in the midst of a walk."""
    walk = list(steps(MoonRules(), 2, seat=0, hands=2))[at : at + count]
    shown = Shown(3, SLOW._replace(soft=at % 2 == 1))
    shown.scene.settle(SHOW.table.layout(walk[0].before))
    for step in walk:
        shown.playback.add(step)
    return shown, walk


@each("at", range(0, 24, 3))
def test_table_comes_to_rest_for_a_new_size_and_goes_on(qtbot, at):
    shown, walk = moving(at, 3)
    heard = list(shown.heard)
    shown.playback.bring_to_rest()
    qtbot.wait(5)
    assert shown.heard == heard, "nothing begins by itself"
    shown.scene.set_stage(Stage.of(1400, 900, 3), 2.0)
    shown.playback.go_on()
    while shown.playback.busy:
        shown.playback.hurry()
    assert shown.entries == [step.entry for step in walk]
    assert_lies(shown.scene, walk[-1].after)


@each("at", range(0, 30, 3))
def test_clear_forgets_what_is_left_and_another_moment_can_be_laid_out(qtbot, at):
    shown, walk = moving(at, 4)
    qtbot.wait(5)
    shown.playback.clear()
    assert not shown.playback.busy
    heard = list(shown.heard)
    shown.scene.settle(SHOW.table.layout(walk[0].before))
    qtbot.wait(5)
    assert shown.heard == heard
    assert_lies(shown.scene, walk[0].before)


def test_entry_may_be_added_when_all_is_shown():
    """As a host does that deals as soon as the table is at rest."""
    walk = list(steps(MoonRules(), 3, seat=0))[:6]
    shown = Shown(3, AT_ONCE)
    left = iter(walk[1:])

    def add_next() -> None:
        step = next(left, None)
        if step is not None:
            shown.playback.add(step)

    shown.playback.caught_up.connect(add_next)
    shown.playback.add(walk[0])
    assert shown.entries == [step.entry for step in walk]


# --- a trick that stays until a click --------------------------------------------------------

STAYING = Tempo(0.0, 0.0, math.inf)


class Staying(Shown):
    """A table on which the first trick of a walk has been finished, and a play after it added."""

    def __init__(self, pace: Tempo = STAYING, seats: Literal[3, 4] = 3) -> None:
        super().__init__(seats, pace)
        self.waited: list[Step | None] = []
        self.playback.waiting.connect(self.waited.append)
        walk = list(steps(MoonRules(seats=seats), 2, seat=0))
        end = next(n for n, step in enumerate(walk) if step.after.tricks)
        self.walk, self.last = walk[: end + 2], walk[end]
        self.plays = self.last.after.tricks[-1].plays
        for step in self.walk:
            self.playback.add(step)

    @property
    def trick_lies(self) -> bool:
        """Whether all of the trick lies there."""
        return {play.piece for play in self.plays} <= set(self.scene.pieces)


@pytest.mark.parametrize("seats", [3, 4])
def test_finished_trick_stays_until_it_is_hurried(qtbot, seats):
    shown = Staying(seats=seats)
    assert shown.waited == [shown.last]
    assert shown.playback.waits
    qtbot.wait(30)
    assert shown.playback.busy
    assert shown.trick_lies
    shown.playback.hurry()
    assert not shown.playback.waits
    assert shown.heard[-1] == ("caught up", None)
    assert shown.waited == [shown.last, None], "and it is told that the wait is over"
    assert shown.entries == [step.entry for step in shown.walk], "nothing else waits"


def test_click_that_ends_a_flight_does_not_take_the_trick_away():
    shown = Staying(Tempo(100.0, 0.0, math.inf))
    while not shown.playback.waits:
        shown.playback.hurry()
    assert shown.waited == [shown.last]
    assert shown.trick_lies
    shown.playback.hurry()
    assert not shown.playback.waits
    assert shown.playback.busy, "the trick goes its way, and is seen going"
    assert shown.scene.pieces[shown.plays[0].piece].lies is False


def test_trick_stays_on_a_table_laid_out_anew():
    shown = Staying()
    for width in (1400, 900):
        shown.playback.bring_to_rest()
        shown.scene.set_stage(Stage.of(width, 800, 3), 1.0)
        shown.playback.go_on()
        assert shown.playback.waits
        for play in shown.plays:
            place = shown.scene.stage.places[play.seat]
            spot = laid_by_hand(place, play.seat, play.piece)
            assert shown.scene.pieces[play.piece].pose.spot == spot
    shown.playback.clear()
    assert not shown.playback.waits
    assert not shown.playback.busy, "and the wait is forgotten with the rest"


def test_table_laid_out_anew_in_a_flight_still_waits():
    shown = Staying(Tempo(100.0, 0.0, math.inf))
    while shown.heard[-1] != ("showing", shown.last.entry):
        shown.playback.hurry()
    shown.playback.bring_to_rest()
    shown.scene.set_stage(Stage.of(1400, 800, 3), 1.0)
    shown.playback.go_on()
    assert shown.playback.waits
    assert shown.trick_lies


def test_last_trick_of_a_hand_stays_too():
    shown, waits = Shown(3, STAYING), 0
    for step in steps(MoonRules(), 2, seat=0):
        shown.playback.add(step)
        while shown.playback.waits:
            waits += 1
            shown.playback.hurry()
    assert step.after.result is not None
    assert waits == sum(step.after.result.tricks) > 1
    assert not shown.playback.busy
