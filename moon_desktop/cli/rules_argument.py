"""House rules from the words of a command line: a preset, and changes to it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final

from moon_desktop.cli.reports import columns
from moon_desktop.engine.illegal import Unplayable
from moon_desktop.games import CATALOGUE
from moon_desktop.games.game import Game
from moon_desktop.games.house_rules import LARGEST
from moon_desktop.words.language import pgettext, tr
from moon_desktop.words.names import listing
from moon_desktop.words.quoting import either, quoted
from moon_desktop.words.rules_form import no_value, unplayable

_SWITCH: Final = {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}


class Unknown(ValueError):
    """A word that names nothing, or rules that cannot be played, told in a sentence."""


def preset_of(word: str) -> tuple[Game, str]:
    """The game and the key of the preset that is called ``word``; Unknown if there is none."""
    try:
        return CATALOGUE.preset(word)
    except KeyError:
        games = CATALOGUE.values()
        keys = tuple(CATALOGUE.preset_word(game, key) for game in games for key in game.presets)
        told = tr("There is no preset {key}. There are {keys}.")
        raise Unknown(told.format(key=quoted(word), keys=listing(keys))) from None


def rules_of(preset: str, changes: Iterable[str]) -> Any:
    """The rules of ``preset`` with ``changes`` (``"minimum_bid=3"``), all made at once.

    A switch is on, true or yes, or off, false or no; of two changes to one rule the later
    holds. Raises Unknown.
    """
    game, key = preset_of(preset)
    values = dict(_change(game, change) for change in changes)
    try:
        return replace(game.presets[key], **values)
    except Unplayable as contradiction:
        raise Unknown(unplayable(contradiction, game)) from None


def rules_listing() -> str:
    """Every house rule of each game with what it may be, its default and its name; and what
    presets change."""
    if len(CATALOGUE) == 1:
        return _listing(CATALOGUE[CATALOGUE.first])
    return "\n\n".join(
        f"{game.show.rules.game_name()}\n\n{_listing(game)}" for game in CATALOGUE.values()
    )


def _listing(game: Game) -> str:
    show, presets = game.show, game.presets
    first, *others = presets
    default = presets[first].to_record()
    heads = [
        pgettext("of a house rule", "key"),
        pgettext("of a house rule", "may be"),
        pgettext("of a house rule", "default"),
        pgettext("of a house rule", "name"),
    ]
    rows = [heads]
    for key, value in default.items():
        words = _words(key, game)
        may_be = tr("a whole number from 1 to {largest}").format(largest=LARGEST)
        rows.append([key, either(words) if words else may_be, _word(value), show.rules.name(key)])
    lines = [
        tr("house rules, as --set key=value changes them:"),
        columns(rows, left=range(4)),
        "",
        tr("presets, and what each has otherwise:"),
        tr("{preset}: as by default").format(preset=first),
    ]
    for preset in others:
        values = presets[preset].to_record()
        changed = [f"{key}={_word(values[key])}" for key in values if values[key] != default[key]]
        lines += [f"{preset}:", *(f"  {change}" for change in changed)]
    return "\n".join(lines)


def _words(key: str, game: Game) -> list[str] | None:
    """What house rule ``key`` may be, as it is said; None for any whole number from 1."""
    choices = game.choices[key]
    return None if choices is None else list(map(_word, choices))


def _example(game: Game) -> str:
    """How a change of a rule is written: one with more than two numbers to choose from."""
    for key, choices in game.choices.items():
        if choices is not None and len(choices) > 2 and isinstance(choices[0], int):
            return f"{key}={choices[0]}"
    key, value = next(iter(game.rules().to_record().items()))
    return f"{key}={_word(value)}"


def _word(value: object) -> str:
    """A value as it is said on the command line."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def _change(game: Game, text: str) -> tuple[str, Any]:
    given, separator, word = text.partition("=")
    if not separator:
        told = tr("{text} sets no house rule: write it as in {example}.")
        raise Unknown(told.format(text=quoted(text), example=_example(game)))
    key = given.strip().replace("-", "_")
    if key not in game.choices:
        told = tr("There is no house rule {key}. There are {keys}.")
        raise Unknown(told.format(key=quoted(given), keys=listing(tuple(game.choices))))
    return key, _value(game, key, word.strip().lower())


def _value(game: Game, key: str, word: str) -> object:
    """What ``word`` means as the value of house rule ``key``."""
    choices = game.choices[key]
    if choices is None:
        if word.isascii() and word.isdigit() and len(word) < 20 and 1 <= int(word) <= LARGEST:
            return int(word)
    else:
        switch = choices == (True, False)
        meanings = _SWITCH if switch else {str(choice): choice for choice in choices}
        if word in meanings:
            return meanings[word]
    raise Unknown(no_value(key, quoted(word), _words(key, game)))
