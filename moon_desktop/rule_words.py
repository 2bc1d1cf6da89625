"""House rules from the words of a command line: a preset, and changes to it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final

from moon_desktop.engine.illegal import Unplayable
from moon_desktop.games.moon_rules import CHOICES, PRESETS, MoonRules
from moon_desktop.wording.either import either
from moon_desktop.wording.names import listing
from moon_desktop.wording.quoting import quoted
from moon_desktop.wording.tongue import tr
from moon_desktop.wording.unplayable import unplayable

_SWITCH: Final = {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}


class Unknown(ValueError):
    """A word that names nothing, or rules that cannot be played, told in a sentence."""


def known_preset(key: str) -> str:
    """``key``, if it is that of a preset; else Unknown, which lists them."""
    if key not in PRESETS:
        raise Unknown(
            tr("There is no preset {key}. There are {keys}.").format(
                key=quoted(key), keys=listing(tuple(PRESETS))
            )
        )
    return key


def rules_of(preset: str, changes: Iterable[str]) -> MoonRules:
    """The rules of ``preset`` with ``changes`` (``"minimum_bid=3"``), all made at once.

    A switch is on, true or yes, or off, false or no; of two changes to one rule the later
    holds. Raises Unknown.
    """
    values = dict(map(_change, changes))
    try:
        return replace(PRESETS[known_preset(preset)], **values)
    except Unplayable as contradiction:
        raise Unknown(unplayable(contradiction)) from None


def _change(text: str) -> tuple[str, Any]:
    given, separator, word = text.partition("=")
    if not separator:
        raise Unknown(
            tr("{text} sets no house rule: write it as in minimum_bid=3.").format(text=quoted(text))
        )
    key = given.strip().replace("-", "_")
    if key not in CHOICES:
        raise Unknown(
            tr("There is no house rule {key}. There are {keys}.").format(
                key=quoted(given), keys=listing(tuple(CHOICES))
            )
        )
    return key, _value(key, word.strip().lower())


def _value(key: str, word: str) -> object:
    """What ``word`` means as the value of house rule ``key``."""
    choices = CHOICES[key]
    if choices is None:
        if word.isascii() and word.isdigit() and len(word) < 10 and int(word) >= 1:
            return int(word)
        raise _no_value(key, word, tr("a whole number from 1 up"))
    meanings = _SWITCH if choices == (True, False) else {str(choice): choice for choice in choices}
    if word not in meanings:
        listed = ("on", "off") if meanings is _SWITCH else tuple(meanings)
        raise _no_value(key, word, either(listed))
    return meanings[word]


def _no_value(key: str, word: str, choices: str) -> Unknown:
    return Unknown(
        tr("{key} cannot be {word}: it may be {choices}.").format(
            key=key, word=quoted(word), choices=choices
        )
    )
