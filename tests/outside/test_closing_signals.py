"""The signals that close the window, and those that whoever started the program wants outlived."""

from __future__ import annotations

import os
import signal

import pytest

from moon_desktop.outside.system_events import ClosingSignals
from tests.kit.cases import each

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals of Unix")


@each("name", ["SIGINT", "SIGHUP", "SIGTERM"])
def test_signal_that_is_ignored_stays_so(qapp, name):
    """As in the background of a script, or under nohup; any other is heeded."""
    numbers = (signal.SIGINT, signal.SIGHUP, signal.SIGTERM)
    before = {number: signal.signal(number, signal.SIG_DFL) for number in numbers}
    signal.signal(signal.Signals[name], signal.SIG_IGN)
    try:
        heeded = ClosingSignals(lambda: None, qapp)
        ignored = [number.name for number in numbers if signal.getsignal(number) is signal.SIG_IGN]
        assert ignored == [name]
        heeded.close()
        heeded.deleteLater()
        assert signal.getsignal(signal.Signals[name]) is signal.SIG_IGN
    finally:
        for number, was in before.items():
            signal.signal(number, was)
