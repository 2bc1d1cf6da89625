"""How three pips come and go, one after another, while somebody thinks."""

from __future__ import annotations

import math
from typing import Final

PIPS: Final = 3
_BREATH: Final = 1500
"""Ms from one breath to the next."""

_PALE: Final = 0.28
"""How far a pip fades."""


def strength(ms: float, pip: int) -> float:
    """How strong pip number ``pip`` is, 0 to 1, ``ms`` after the first was whole."""
    share = (1 + math.cos(math.tau * (ms / _BREATH - pip / 6))) / 2
    return _PALE + (1 - _PALE) * share
