"""All that contradicts itself in the values of a form of house rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from moon_desktop.engine.illegal import Unplayable
from moon_desktop.games.moon_rules import MoonRules

_DEFAULTS = MoonRules().to_record()


def contradictions(values: Mapping[str, Any]) -> tuple[Unplayable, ...]:
    """Every contradiction among ``values``, which has every key with one of its choices (M7).

    MoonRules tells of the first alone: the others come to light when one of its keys is put
    back to the default. They count where they are about what ``values`` itself has.
    """
    found: dict[str, Unplayable] = {}
    for trouble in _met(values):
        found.setdefault(trouble.reason, trouble)
    return tuple(found.values())


def _met(values: Mapping[str, Any]) -> Iterator[Unplayable]:
    try:
        MoonRules(**values)
    except Unplayable as trouble:
        yield trouble
        for key in trouble.keys:
            if values[key] != _DEFAULTS[key]:
                for other in _met({**values, key: _DEFAULTS[key]}):
                    if key not in other.keys:
                        yield other
