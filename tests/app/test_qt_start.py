"""What is done so that the table opens quickly, and who takes the garbage away."""

from __future__ import annotations

import gc
import threading

import pytest

from moon_desktop.app.qt_start import Collector
from tests.kit.litter import dropped, littered


@pytest.fixture(autouse=True)
def thawed():
    gc.unfreeze()
    yield
    gc.disable()
    gc.unfreeze()


def test_what_is_loaded_while_the_collector_is_held_stays():
    collector = Collector()
    collector.hold()
    collector.release()
    assert gc.get_freeze_count() > 0


def test_release_without_a_hold_freezes_nothing():
    Collector().release()
    assert gc.get_freeze_count() == 0


def test_garbage_goes_where_it_is_asked_for_and_in_no_other_thread():
    gc.enable()
    collector = Collector()
    collector.release()
    taken = dropped()
    kept = littered()
    assert not taken
    collector.collect()
    assert taken == [threading.get_ident()]
    del kept


def test_nothing_is_looked_for_as_long_as_little_was_made():
    collector = Collector()
    collector.release()
    gc.collect()
    taken = dropped()
    collector.collect()
    assert not taken
