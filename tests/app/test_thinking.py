"""How the host has computer players think: for how long, not too fast, and only as long as it is
wanted."""

from __future__ import annotations

import threading
import time

import pytest
from PySide6.QtCore import QTimer

from moon_desktop.app.host import Host
from moon_desktop.games.moon.entries import Choice
from moon_desktop.games.moon.sight import MoonSight
from moon_desktop.players.player import Limits, Stopped
from moon_desktop.players.referee import choose
from tests.app.hosting import Ear, First, at, levels_of
from tests.kit.table_positions import leading

pytestmark = pytest.mark.timeout(60)


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
    hosts = []

    def made(levels):
        hosts.append(Host(None, lambda game: levels, "casual"))
        return at(leading().say("6-6"), tmp_path, hosts[-1])

    yield made
    for one in hosts:
        one.stop_thinking()


def test_player_thinks_as_long_as_it_may(host, qtbot):
    host = host({"casual": Patient})
    ear = Ear(host)
    host.limit_thinking(0.3)
    last = host.match.legal()[-1]
    began = time.monotonic()
    host.think()
    assert host.thinking
    qtbot.waitUntil(lambda: bool(ear.happened), timeout=20_000)
    assert time.monotonic() - began >= 0.3
    assert ear.happened == [last]
    assert not host.thinking


def test_stopped_player_is_not_heard(host, qtbot):
    host = host({"casual": Patient})
    ear = Ear(host)
    host.limit_thinking(20.0)
    before = set(threading.enumerate())
    host.think()
    (thread,) = set(threading.enumerate()) - before
    qtbot.wait(100)
    host.stop_thinking()
    assert not host.thinking
    thread.join(10)
    assert not thread.is_alive()
    qtbot.wait(20)
    assert ear.happened == []


def test_another_match_has_its_own_thought(host, qtbot, tmp_path):
    """The player that is thinking for one match is at once free for the next."""
    host = host({"casual": Patient})
    ear = Ear(host)
    host.limit_thinking(20.0)
    host.think()
    qtbot.wait(300)
    at(leading().say("6-5"), tmp_path, host)
    host.limit_thinking(0.0)
    began = time.monotonic()
    host.think()
    qtbot.waitUntil(lambda: bool(ear.happened), timeout=15_000)
    assert time.monotonic() - began < 10


def test_quick_choice_is_held_back_and_is_no_thought_any_more(host, qtbot):
    host = host(levels_of("moon"))
    ear = Ear(host)
    host.think(60_000)
    qtbot.waitUntil(lambda: not host.thinking)
    assert ear.happened == []
    began = time.monotonic()
    host.think(400)
    qtbot.waitUntil(lambda: bool(ear.happened))
    assert time.monotonic() - began >= 0.35


def test_choice_held_back_is_forgotten_with_its_match(host, qtbot, tmp_path):
    host = host(levels_of("moon"))
    ear = Ear(host)
    host.think(60_000)
    qtbot.waitUntil(lambda: not host.thinking)
    (hold,) = (timer for timer in host.findChildren(QTimer) if timer.isActive())
    at(leading().say("6-5"), tmp_path, host)
    assert not hold.isActive()
    qtbot.wait(20)
    assert ear.happened == []


def test_referee_lets_a_stop_through():
    sight = leading().match.sight(0)

    def stop(player, sight):
        raise Stopped

    with pytest.raises(Stopped):
        choose(First(0), sight, First(0), stop)
