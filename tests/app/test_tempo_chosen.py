"""The tempo of the table as it was chosen, and as the system would have it."""

from __future__ import annotations

import math
from typing import Any

from moon_desktop.app.preferences import tempo_of
from moon_desktop.disk.settings import Settings
from moon_desktop.table.tempo import Tempo
from tests.kit.cases import each


@each(
    ("chosen", "less", "tempo"),
    [
        ({}, False, Tempo(1.0, 1.0, 1.0)),
        ({}, True, Tempo(1.0, 1.0, 1.0, soft=True)),
        ({"motion": "full"}, True, Tempo(1.0, 1.0, 1.0)),
        ({"motion": "soft"}, False, Tempo(1.0, 1.0, 1.0, soft=True)),
        ({"motion": "none"}, True, Tempo(0.0, 0.7, 1.0)),
        ({"motion": "none", "movement": "relaxed"}, False, Tempo(0.0, 0.7 * 1.4, 1.0)),
        ({"movement": "fast", "trick_stay": "click"}, True, Tempo(0.6, 0.5, math.inf, soft=True)),
    ],
)
def test_motion_is_as_the_system_has_it_unless_it_is_chosen(
    chosen: dict[str, Any], less: bool, tempo: Tempo
) -> None:
    assert tempo_of(Settings(**chosen), less) == tempo
