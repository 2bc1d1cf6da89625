"""Why house rules cannot be played, as a sentence that names their keys."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from moon_desktop.engine.illegal import Unplayable
from moon_desktop.games.moon_rules import CHOICES
from moon_desktop.wording.either import either
from moon_desktop.wording.names import listing
from moon_desktop.wording.quoting import notation, printable
from moon_desktop.wording.tongue import tr

CONTRADICTIONS: Final[Mapping[str, str]] = {
    "partners-need-four": "Partners need four seats",
    "blanks-need-three": "Calling blanks as follow me needs three seats",
    "best-of-odd": "A best-of match needs an odd number of games",
    "no-shoot-to-top": "With both shoots off there is none to top",
    "no-shoot-after-seven": "With both shoots off none can follow a 7",
}
"""The reasons of Unplayable that are about several keys."""


def unplayable(trouble: Unplayable) -> str:
    """What is wrong with the rules; the keys are named as a record has them."""
    keys = listing([printable(key) for key in trouble.keys])
    match trouble.reason:
        case "value":
            (key,) = trouble.keys
            return tr("{key} cannot be {value}: it may be {choices}.").format(
                key=key, value=notation(trouble.value), choices=choices(key)
            )
        case "unknown-key":
            return tr("There is no house rule called {keys}.").format(keys=keys)
        case "missing-key":
            return tr("The house rules lack {keys}.").format(keys=keys)
        case reason:
            return tr("{reason} ({keys}).").format(reason=tr(CONTRADICTIONS[reason]), keys=keys)


def choices(key: str) -> str:
    """What a record may say of house rule ``key``: ``3, 4 or 5``."""
    allowed = CHOICES[key]
    if allowed is None:
        return tr("a whole number from 1 up")
    return either([choice if isinstance(choice, str) else notation(choice) for choice in allowed])
