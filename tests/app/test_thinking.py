"""How the host has computer players think: for how long, not too fast, and only as long as it is
wanted."""

from __future__ import annotations

import threading
import time
from multiprocessing import active_children

import pytest
from PySide6.QtCore import QObject, Qt, QTimer

from moon_desktop.app.host import Host
from moon_desktop.games.auction.entries import Choice
from moon_desktop.games.moon.entries import MoonSight
from moon_desktop.players.player import Limits, Stopped
from moon_desktop.players.referee import choose
from moon_desktop.thinking.asking import Asking
from tests.app.hosting import Ear, First, at, players_of, think
from tests.kit.table_positions import leading


class Patient:
    """Thinks for as long as it may, and says by its choice whether it could."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, sight: MoonSight) -> Choice:
        raise AssertionError("it was not told how long it may think")

    def choose_within(self, sight: MoonSight, limits: Limits) -> Choice:
        assert limits.seconds is not None
        end = time.monotonic() + limits.seconds
        while time.monotonic() < end:
            if limits.stop():
                raise Stopped
            time.sleep(0.005)
        return sight.legal[-1]


@pytest.fixture
def host(tmp_path, qapp):
    return at(leading().say("6-6"), tmp_path, Host(None))


@pytest.fixture
def patient(host):
    """A player who thinks for as long as it may."""
    thinker = players_of(host, lambda game: {"casual": Patient})
    yield thinker
    thinker.close()


@pytest.fixture
def quick(host):
    thinker = players_of(host)
    yield thinker
    thinker.close()


@pytest.mark.slow
def test_player_thinks_as_long_as_it_may(host, patient, qtbot):
    ear = Ear(host)
    patient.seconds = 0.3
    last = host.match.legal()[-1]
    began = time.monotonic()
    think(host, patient)
    assert patient.busy
    qtbot.waitUntil(lambda: bool(ear.happened), timeout=20_000)
    assert time.monotonic() - began >= 0.3
    assert ear.happened == [last]
    assert not patient.busy


@pytest.mark.slow
def test_stopped_player_is_not_heard(host, patient, qtbot):
    ear = Ear(host)
    patient.seconds = 20.0
    before = set(threading.enumerate())
    think(host, patient)
    (thread,) = set(threading.enumerate()) - before
    qtbot.wait(100)
    patient.close()
    assert not patient.busy
    thread.join(10)
    assert not thread.is_alive()
    qtbot.wait(20)
    assert ear.happened == []


@pytest.mark.slow
def test_another_match_has_its_own_thought(host, patient, qtbot, tmp_path):
    """The player that is thinking for one match is at once free for the next."""
    ear = Ear(host)
    patient.seconds = 300.0
    think(host, patient)
    qtbot.wait(300)
    at(leading().say("6-5"), tmp_path, host)
    patient.seconds = 0.0
    think(host, patient)
    qtbot.waitUntil(lambda: bool(ear.happened), timeout=40_000)


def test_who_thinks_has_the_temper_of_the_table_it_was_asked_at(host, qtbot, caplog):
    """Meanwhile another may have been laid out, with fewer seats."""

    def seated(seed: int) -> First:
        thinker.tempers = (0,)
        return First(seed)

    thinker = players_of(host, lambda game: {"casual": seated})
    thinker.tempers = (0,) * 3
    with qtbot.waitSignal(thinker.chosen):
        think(host, thinker)
    assert len(thinker.tempers) == 1, "the player was seated meanwhile"
    assert caplog.records == []


def test_quick_choice_is_held_back_and_is_no_thought_any_more(host, quick, qtbot):
    ear = Ear(host)
    think(host, quick, 60_000)
    qtbot.waitUntil(lambda: not quick.busy)
    assert ear.happened == []
    began = time.monotonic()
    think(host, quick, 400)
    qtbot.waitUntil(lambda: bool(ear.happened))
    assert time.monotonic() - began >= 0.35


def test_choice_held_back_is_forgotten_with_its_match(host, quick, qtbot, tmp_path):
    ear = Ear(host)
    think(host, quick, 60_000)
    qtbot.waitUntil(lambda: not quick.busy)
    (hold,) = (timer for timer in quick.findChildren(QTimer) if timer.isActive())
    at(leading().say("6-5"), tmp_path, host)
    assert not hold.isActive()
    qtbot.wait(20)
    assert ear.happened == []


def test_who_prompts_is_heard_before_the_player(host, quick, qtbot):
    ear = Ear(host)
    last = host.match.legal()[-1]
    quick.prompter = lambda sight: last if sight.turn == sight.seat else None
    think(host, quick)
    assert ear.happened == []
    qtbot.waitUntil(lambda: bool(ear.happened))
    assert ear.happened == [last]


def test_who_prompts_may_take_time_or_leave_it_to_the_player(host, quick, qtbot):
    ear, said = Ear(host), ["later", None]
    quick.prompter = lambda sight: said.pop(0)
    first = host.match.legal()[0]
    think(host, quick)
    qtbot.wait(30)
    assert (ear.happened, quick.busy) == ([], False)
    think(host, quick)
    qtbot.waitUntil(lambda: bool(ear.happened))
    assert ear.happened == [first]


def test_referee_lets_a_stop_through():
    sight = leading().match.sight(0)

    def stop(player, sight):
        raise Stopped

    with pytest.raises(Stopped):
        choose(First(0), sight, First(0), stop)


def test_no_process_is_started_once_the_window_is_closed(host, qtbot):
    """Not by a timer or a thread that comes later, either: the end of the program would break it
    off, and it complain on stderr."""
    thinker = players_of(host)
    thinker.close()
    before = set(active_children())
    thinker.warm_up("moon", host.match.rules)
    with pytest.raises(Stopped):
        thinker.worker.think(len, limits=Limits(5.0, lambda: False))
    assert set(active_children()) <= before
    assert not thinker.findChildren(Asking, options=Qt.FindChildOption.FindDirectChildrenOnly)[1:]


def test_nothing_is_told_of_the_warming_up_once_the_window_is_closed(
    host, quick, monkeypatch, qapp
):
    thought, may, threads = threading.Event(), threading.Event(), []
    told: list[object] = []

    def think(*_, **__):
        threads.append(threading.current_thread())
        thought.set()
        may.wait(20)

    monkeypatch.setattr("moon_desktop.thinking.worker.Worker.think", think)
    quick.warm_up("moon", host.match.rules)
    for asking in quick.findChildren(Asking):
        asking.answered.connect(told.append)
    thought.wait(20)
    quick.close()
    may.set()
    threads[0].join(20)
    qapp.processEvents()
    assert told == []


def test_nothing_is_told_of_a_question_that_was_stopped_meanwhile(qapp):
    """Told of it as the program ended, Qt crashed: an object that is gone would show it here."""
    thought, may, owner = threading.Event(), threading.Event(), QObject()
    threads, seen = [], []

    class Ending(Asking):
        def __getattribute__(self, name):
            if name == "_came" and thought.is_set():
                seen.append(name)
            return super().__getattribute__(name)

    def question(limits):
        threads.append(threading.current_thread())
        thought.set()
        may.wait(20)

    asking = Ending(owner)
    asking.ask(question)
    thought.wait(20)
    asking.stop()
    may.set()
    threads[0].join(20)
    assert seen == []
