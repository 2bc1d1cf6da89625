"""Garbage goes in the thread of the window, where what is of Qt may be taken apart."""

from __future__ import annotations

import threading

from tests.kit.litter import dropped, littered
from tests.kit.person import until


def test_the_open_table_takes_garbage_away_by_itself_and_no_thread_does(open_table):
    open_table()
    taken = dropped()
    kept = littered()
    assert not taken
    until(lambda: taken, "garbage is collected")
    assert taken == [threading.get_ident()]
    del kept
