"""The words of the form in which house rules are chosen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from moon_desktop.engine.illegal import Unplayable
from moon_desktop.wording.either import either
from moon_desktop.wording.house_rules import PRESETS, choice_label, preset_name, rule_name
from moon_desktop.wording.names import listing
from moon_desktop.wording.quoting import printable
from moon_desktop.wording.tongue import tr
from moon_desktop.wording.unplayable import CONTRADICTIONS

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


def group(name: str) -> str:
    """The heading of some rows of the form."""
    return {
        "table": tr("Table and tiles"),
        "bidding": tr("Bidding"),
        "trump": tr("Widow and trump"),
        "play": tr("Play"),
        "scoring": tr("Scoring"),
        "match": tr("Match"),
    }[name]


def set_name(base: str) -> str:
    """A preset by its name, an own set by what its owner called it."""
    return preset_name(base) if base in PRESETS else base


def _spoken(base: str) -> str:
    """The name of a set within a sentence, whose direction it does not turn."""
    if base in PRESETS:
        return preset_name(base)
    return f"“\u2068{printable(base, _LONGEST_NAME)}\u2069”"


def changed_from(base: str, key: str, value: object) -> str:
    """The mark of a row that is not as in ``base``, which has ``value``."""
    return tr("Changed from {name}: {choice}").format(
        name=_spoken(base), choice=_short(choice_label(key, value))
    )


def changes(base: str, count: int) -> str:
    """How many rows are not as in ``base``."""
    if count == 0:
        return tr("Just as in {name}").format(name=_spoken(base))
    if count == 1:
        return tr("1 change from {name}").format(name=_spoken(base))
    return tr("{count} changes from {name}").format(count=count, name=_spoken(base))


def reset() -> str:
    """The small button that takes one change back."""
    return tr("Reset")


def reset_key(key: str, value: object) -> str:
    """The same, where one hears it without seeing the row."""
    return tr("Reset {rule} to {choice}").format(
        rule=rule_name(key), choice=_short(choice_label(key, value))
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


def cannot_be_played(keys: tuple[str, ...]) -> str:
    """What stands in the place of the summary where rules contradict each other."""
    names = listing([rule_name(key) for key in keys])
    return tr("These rules cannot be played: see the red lines at {names}.").format(names=names)


def contradiction(trouble: Unplayable) -> str:
    """Why keys cannot stay as they are together, and which of them can be changed."""
    return tr("{reason}: change {names}.").format(
        reason=tr(CONTRADICTIONS[trouble.reason]),
        names=either([rule_name(key) for key in trouble.keys]),
    )


def without_meaning(key: str, values: Mapping[str, Any]) -> str | None:
    """Why house rule ``key`` has no meaning under the other ``values``; None where it has."""
    match key:
        case "partners" if values["seats"] == 3:
            return tr("Three play each alone.")
        case "double_blank" if values["seats"] == 4:
            return tr("Four seats always have all 28 tiles, and no widow.")
        case "widow_timing" if values["seats"] == 4 or not values["double_blank"]:
            return tr("There is no widow in these rules.")
        case "shoot_tops" | "shoot_after_seven" if not (values["over"] or values["under"]):
            return tr("There is no shoot in these rules.")
        case "follow_me" | "named_lead" if values["aggie_dice"]:
            return tr("With the Aggie dice there is always a trump.")
        case "named_lead" if values["follow_me"] != "no-trump":
            return tr("Follow me is no call of its own in these rules.")
        case "overtricks" if values["scoring"] == "marks":
            return tr("A hand is worth one mark here, however many tricks are taken.")
        case "match_length" if values["match"] == "single":
            return tr("A match is a single game in these rules.")
        case "game_marks" if values["match"] not in ("marks", "timed"):
            return tr("Games are not counted in marks in these rules.")
        case _:
            return None


def remark(key: str, values: Mapping[str, Any]) -> str | None:
    """What the value of house rule ``key`` leads to under the others, where that surprises."""
    by_blanks = key == "follow_me" and values[key] == "blanks"
    if by_blanks and values["seats"] == 3 and not values["double_blank"]:
        return tr("Without the double blank nobody can call it.")
    return None


def unit(match: str, length: int) -> str:
    """What the length of a match counts, behind the number: `` games``."""
    return {
        "best-of": tr(" game") if length == 1 else tr(" games"),
        "marks": tr(" mark") if length == 1 else tr(" marks"),
        "timed": tr(" minute") if length == 1 else tr(" minutes"),
    }.get(match, "")


def _short(label: str) -> str:
    return printable(label, _LONGEST_NAME)
