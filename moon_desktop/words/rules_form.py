"""House rules in words: why they cannot be played, and what sets of them are called."""

from __future__ import annotations

from collections.abc import Sequence

from moon_desktop.engine.illegal import Unplayable
from moon_desktop.games.game import Game
from moon_desktop.games.house_rules import LARGEST, Rules
from moon_desktop.words.language import ngettext, tr
from moon_desktop.words.names import listing
from moon_desktop.words.quoting import either, notation, printable

_LONGEST_NAME = 24
"""Characters of a name of one's own within a sentence."""


def unplayable(trouble: Unplayable, game: Game) -> str:
    """What is wrong with rules of ``game``; the keys are named as a record has them."""
    keys = listing([printable(key) for key in trouble.keys])
    match trouble.reason:
        case "value":
            (key,) = trouble.keys
            allowed = game.choices[key]
            known = (
                None
                if allowed is None
                else [choice if isinstance(choice, str) else notation(choice) for choice in allowed]
            )
            return no_value(key, notation(trouble.value), known)
        case "unknown-key":
            return ngettext(
                "There is no house rule called {keys}.",
                "There are no house rules called {keys}.",
                len(trouble.keys),
            ).format(keys=keys)
        case "missing-key":
            return tr("The house rules lack {keys}.").format(keys=keys)
        case reason:
            about = tr("This is about {keys}.").format(keys=keys)
            return f"{game.show.rules.contradiction(reason)} {about}"


def no_value(key: str, value: str, choices: Sequence[str] | None) -> str:
    """That house rule ``key`` cannot be ``value``, and its ``choices``, None for any number."""
    if choices is None:
        return tr("{key} cannot be {value}: it may be a whole number from 1 to {largest}.").format(
            key=key, value=value, largest=LARGEST
        )
    return tr("{key} cannot be {value}: it may be {choices}.").format(
        key=key, value=value, choices=either(choices)
    )


def contradiction(trouble: Unplayable, game: Game) -> str:
    """Why keys cannot stay as they are together, and which of them can be changed."""
    names = either([game.show.rules.name(key) for key in trouble.keys])
    change = tr("Change {rules}.").format(rules=names)
    return f"{game.show.rules.contradiction(trouble.reason)} {change}"


def set_name(base: str, game: Game) -> str:
    """A preset by its name, an own set by what its owner called it."""
    return game.show.rules.preset_name(base) if base in game.presets else base


def set_text(base: str, rules: Rules, game: Game) -> str:
    """What ``rules`` are: how a preset that they are plays, and then the rules in a line."""
    like = ""
    if base in game.presets and game.same(game.presets[base], rules):
        like = game.show.rules.preset_line(base)
    return "\n".join(filter(None, (like, game.show.rules.line(rules))))


def rules_text(rules: Rules, game: Game) -> str:
    """House ``rules`` in a line, after the name of the preset that they are, if any."""
    preset = game.preset_of(rules)
    name = tr("House rules of your own") if preset is None else game.show.rules.preset_name(preset)
    return tr("{name}: {rules}").format(name=name, rules=game.show.rules.line(rules))


def set_named(base: str, game: Game) -> str:
    """The name of a set within a sentence, cut where it is long."""
    if base in game.presets:
        return game.show.rules.preset_name(base)
    return own_set(printable(base, _LONGEST_NAME))


def own_set(name: str) -> str:
    """The name of an own set in quotation marks; its direction is not that of the sentence."""
    return tr("“{name}”").format(name=f"\u2068{printable(name)}\u2069")


def choice(key: str, value: object, game: Game) -> str:
    """A choice as its label has it; one that the game does not know, cut where it is long."""
    words = game.show.rules.label(key, value)
    # What comes with the game may have spaces that a stranger's file is not to slip in unseen.
    return words if value in (game.choices.get(key) or ()) else printable(words, _LONGEST_NAME)
