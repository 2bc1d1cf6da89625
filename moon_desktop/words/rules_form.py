"""The words of the form of house rules, and why rules cannot be played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moon_desktop.engine.illegal import Unplayable
from moon_desktop.games.shown.rules import LARGEST
from moon_desktop.words.language import tr
from moon_desktop.words.names import listing
from moon_desktop.words.quoting import either, notation, printable

if TYPE_CHECKING:
    from moon_desktop.games.game import Game


def unplayable(trouble: Unplayable, game: Game) -> str:
    """What is wrong with rules of ``game``; the keys are named as a record has them."""
    keys = listing([printable(key) for key in trouble.keys])
    match trouble.reason:
        case "value":
            (key,) = trouble.keys
            return tr("{key} cannot be {value}: it may be {choices}.").format(
                key=key, value=notation(trouble.value), choices=choices(key, game)
            )
        case "unknown-key":
            return tr("There is no house rule called {keys}.").format(keys=keys)
        case "missing-key":
            return tr("The house rules lack {keys}.").format(keys=keys)
        case reason:
            told = game.show.contradiction(reason)
            return tr("{reason} ({keys}).").format(reason=told, keys=keys)


def choices(key: str, game: Game) -> str:
    """What a record may say of house rule ``key``: ``3, 4 or 5``."""
    allowed = game.choices[key]
    if allowed is None:
        return tr("a whole number from 1 to {largest}").format(largest=LARGEST)
    return either([choice if isinstance(choice, str) else notation(choice) for choice in allowed])


_LONGEST_NAME = 24
"""Characters of a name of one's own within a sentence."""


def chooser() -> str:
    """The label of the box with presets and own sets."""
    return tr("&Rules")


def presets() -> str:
    """The heading of the presets in that box."""
    return tr("Published rules")


def own_sets() -> str:
    """The heading of the own sets in it."""
    return tr("Your own rules")


def set_name(base: str, game: Game) -> str:
    """A preset by its name, an own set by what its owner called it."""
    return game.show.preset_name(base) if base in game.presets else base


def _spoken(base: str, game: Game) -> str:
    """The name of a set within a sentence, whose direction it does not turn."""
    if base in game.presets:
        return game.show.preset_name(base)
    return f"“\u2068{printable(base, _LONGEST_NAME)}\u2069”"


def changed_from(base: str, key: str, value: object, game: Game) -> str:
    """The mark of a row that is not as in ``base``, which has ``value``."""
    return tr("Changed from {name}: {choice}").format(
        name=_spoken(base, game), choice=_short(game.show.choice_label(key, value))
    )


def changes(base: str, count: int, game: Game) -> str:
    """How many rows are not as in ``base``."""
    if count == 0:
        return tr("Just as in {name}").format(name=_spoken(base, game))
    if count == 1:
        return tr("1 change from {name}").format(name=_spoken(base, game))
    return tr("{count} changes from {name}").format(count=count, name=_spoken(base, game))


def reset() -> str:
    """The small button that takes one change back."""
    return tr("Reset")


def reset_key(key: str, value: object, game: Game) -> str:
    """The same, where one hears it without seeing the row."""
    return tr("Reset {rule} to {choice}").format(
        rule=game.show.rule_name(key), choice=_short(game.show.choice_label(key, value))
    )


def reset_all() -> str:
    """The button that takes all changes back."""
    return tr("Reset &all")


def save_as() -> str:
    """The button that puts the rules on the shelf."""
    return tr("&Save as…")


def delete() -> str:
    """The button that takes an own set off the shelf."""
    return tr("&Delete")


def export() -> str:
    """The button that writes the rules to a file."""
    return tr("&Export…")


def bring_in() -> str:
    """The button that reads rules from a file."""
    return tr("&Import…")


def dialog_title() -> str:
    """The heading of the form as a dialog."""
    return tr("House rules")


def cannot_be_played(keys: tuple[str, ...], game: Game) -> str:
    """What stands in the place of the summary where rules contradict each other."""
    names = listing([game.show.rule_name(key) for key in keys])
    return tr("These rules cannot be played: see the red lines at {names}.").format(names=names)


def contradiction(trouble: Unplayable, game: Game) -> str:
    """Why keys cannot stay as they are together, and which of them can be changed."""
    return tr("{reason}: change {names}.").format(
        reason=game.show.contradiction(trouble.reason),
        names=either([game.show.rule_name(key) for key in trouble.keys]),
    )


def _short(label: str) -> str:
    return printable(label, _LONGEST_NAME)
