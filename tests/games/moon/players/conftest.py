"""What several tests of Moon's players share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from moon_desktop.games.moon.players import outlook


@pytest.fixture
def uncalibrated() -> Iterator[dict[str, tuple[float, float]]]:
    """A chance with all tiles seen is told as it is, as long as there are no figures here."""
    found = outlook.figures()
    found.clear()
    outlook.calibration_of.cache_clear()
    yield found
    for kept in (outlook.figures, outlook.calibration_of):
        kept.cache_clear()
