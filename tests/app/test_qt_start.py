"""What is done so that the table opens quickly."""

from __future__ import annotations

import gc

import pytest

from moon_desktop.app import qt_start


@pytest.fixture(autouse=True)
def collector():
    # A command tried in this process may have held it, and opened no window.
    gc.enable()
    gc.unfreeze()
    yield
    gc.enable()
    gc.unfreeze()


def test_collector_is_held_and_released():
    qt_start.hold_collector()
    assert not gc.isenabled()
    qt_start.release_collector()
    assert gc.isenabled()
    assert gc.get_freeze_count() > 0


def test_release_without_a_hold_freezes_nothing():
    before = gc.get_freeze_count()
    qt_start.release_collector()
    assert gc.get_freeze_count() == before
