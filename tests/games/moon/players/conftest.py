"""What several tests of Moon's players share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from moon_desktop.games.moon.players import contract_value


@pytest.fixture
def uncalibrated() -> Iterator[dict[str, tuple[float, float]]]:
    """A chance with all tiles seen is told as it is, as long as there are no figures here."""
    found = contract_value.figures()
    found.clear()
    contract_value.calibration_of.cache_clear()
    yield found
    for kept in (contract_value.figures, contract_value.calibration_of):
        kept.cache_clear()
