"""House rules in a file: JSON with a name and every key, read with bounds and written whole."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from moon_desktop.disk.regular_files import read_bytes, write
from moon_desktop.engine.illegal import Unplayable
from moon_desktop.engine.strict_json import KeyTwice, NotJson, TooLarge, decoded
from moon_desktop.games import CATALOGUE
from moon_desktop.games.game import Game
from moon_desktop.games.house_rules import Rules
from moon_desktop.words.language import tr
from moon_desktop.words.names import clean_name
from moon_desktop.words.quoting import notation, printable
from moon_desktop.words.rules_form import unplayable

VERSION: Final = 1
"""The version of the form that is written, and the latest that is read."""

MARK: Final = "moon_house_rules"
"""The key that tells house rules from other JSON; its value is the version."""

GAME: Final = "game"
"""The key that names the game; those of the catalogue's first have none."""

SIZE_LIMIT: Final = 1 << 16
"""Bytes in the largest file read; one set of rules takes some seven hundred."""


class BadRulesFile(Exception):
    """What is wrong with a file of house rules, in a sentence that names the key."""


class NamedRules(NamedTuple):
    """A set of house rules and what its owner calls it.

    The name is a ``clean_name``; ``cut``: that of the file is longer.
    """

    name: str
    rules: Rules
    cut: bool = False


def read_rules(path: Path, game: Game) -> NamedRules:
    """The house rules in the file at ``path``; without a name they are called as the file is.

    Raises BadRulesFile for what are no house rules of ``game``, OSError for what cannot be
    opened.
    """
    return named_rules(versioned(read_object(path, SIZE_LIMIT), game), path.stem, game)


def write_rules(path: Path, named: NamedRules, game: Game) -> None:
    """Puts ``named`` of ``game`` at ``path``, in place of a file of that name; raises OSError.

    A reader finds the old file or the new one, never a part.
    """
    values = {**mark(game), "name": named.name, "rules": named.rules.to_record()}
    write(path, text_of(values).encode("utf-8"))


def read_object(path: Path, limit: int) -> dict[str, Any]:
    """The JSON object in a file of at most ``limit`` bytes.

    Raises BadRulesFile for anything else, OSError for what cannot be opened.
    """
    raw = read_bytes(path, limit)
    if len(raw) > limit:
        told = tr("It has more than {limit} bytes, the most that house rules may have.")
        raise BadRulesFile(told.format(limit=limit))
    try:
        text = raw.decode("utf-8-sig")  # some editors put the sign before it
    except UnicodeDecodeError:
        raise BadRulesFile(tr("It is not UTF-8 text.")) from None
    try:
        values = decoded(text)
    except KeyTwice as twice:
        told = tr("The key {key} stands there twice.")
        raise BadRulesFile(told.format(key=printable(twice.key))) from None
    except TooLarge:
        raise BadRulesFile(tr("It has a number too large to be read.")) from None
    except NotJson as error:
        told = tr("It is not JSON: line {line} cannot be understood.")
        if error.line is None:
            told = tr("It is not JSON that can be read.")
        raise BadRulesFile(told.format(line=error.line)) from None
    if not isinstance(values, dict):
        raise BadRulesFile(tr("It is JSON, but not an object in braces."))
    return values


def mark(game: Game) -> dict[str, Any]:
    """What a file of house rules of ``game`` begins with."""
    return {MARK: VERSION} | ({} if game.name == CATALOGUE.first else {GAME: game.name})


def versioned(values: Mapping[str, Any], game: Game) -> dict[str, Any]:
    """What ``values`` holds beside its mark, which is seen to be one that can be read, of
    ``game``."""
    if MARK not in values:
        raise BadRulesFile(tr("It holds no house rules: it has no “moon_house_rules”."))
    version = values[MARK]
    if type(version) is not int or not 1 <= version <= VERSION:
        told = tr(
            "Its house rules (“moon_house_rules”) are of version {version}; this program reads no "
            "later one than {known}, so a newer program is needed."
        )
        raise BadRulesFile(told.format(version=notation(version), known=VERSION))
    named = values.get(GAME, CATALOGUE.first)
    if named != game.name:
        other = CATALOGUE.get(named) if isinstance(named, str) else None
        called = notation(named) if other is None else other.show.rules.game_name()
        told = tr("Its house rules are for the game {other}, and not for {game}.")
        raise BadRulesFile(told.format(other=called, game=game.show.rules.game_name()))
    return {key: value for key, value in values.items() if key not in (MARK, GAME)}


def fit(values: Mapping[str, Any], keys: Collection[str]) -> None:
    """Raises BadRulesFile unless ``values`` has just the ``keys``."""
    for key in values:
        if key not in keys:
            told = tr("The key {key} does not belong there.")
            raise BadRulesFile(told.format(key=printable(key)))
    for key in keys:
        if key not in values:
            raise BadRulesFile(tr("The key {key} is missing.").format(key=key))


def named_rules(values: Mapping[str, Any], otherwise: str, game: Game) -> NamedRules:
    """The set in an object with a name and rules; ``otherwise`` names it where it does not.

    Raises BadRulesFile.
    """
    fit(values, ("name", "rules"))
    name, rules = values["name"], values["rules"]
    if not isinstance(name, str):
        raise BadRulesFile(tr("The key {key} must have a text.").format(key="name"))
    if not isinstance(rules, dict):
        told = tr("The key {key} must have an object in braces with the house rules.")
        raise BadRulesFile(told.format(key="rules"))
    try:
        playable = game.house_rules_of(rules)
    except Unplayable as trouble:
        # Of a file full of other keys one is enough.
        one = trouble.keys[:1] if trouble.reason == "unknown-key" else trouble.keys
        told = unplayable(Unplayable(one, trouble.reason, trouble.value), game)
        raise BadRulesFile(told) from None
    whole = name if clean_name(name) else otherwise
    kept = clean_name(whole)
    return NamedRules(kept or "1", playable, _letters(kept) < _letters(whole))


def _letters(text: str) -> int:
    """How many signs of ``text`` are to be seen."""
    return sum(sign.isprintable() and not sign.isspace() for sign in text)


def holds_rules(path: Path) -> bool:
    """Whether the file at ``path`` is one of house rules by its mark, be they good or not."""
    try:
        return MARK in read_object(path, SIZE_LIMIT)
    except (BadRulesFile, OSError):
        return False


def text_of(values: Mapping[str, Any]) -> str:
    """``values`` as a file has them, to be read by people too."""
    return json.dumps(values, ensure_ascii=False, indent=2) + "\n"
