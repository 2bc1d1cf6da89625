"""The words of the dialogs."""

from __future__ import annotations

from moon_desktop.wording.table_talk import you as you
from moon_desktop.wording.tongue import tr


def new_match() -> str:
    """The heading of the dialog that begins a match."""
    return tr("New match")


def begin() -> str:
    """Its button."""
    return tr("Begin")


def house_rules() -> str:
    """The label of the presets."""
    return tr("House rules")


def deal_number() -> str:
    """The label of the seed."""
    return tr("Deal number")


def any_deals(number: int | None) -> str:
    """What an empty deal number means, and that of the match in play."""
    if number is None:
        return tr("any")
    return tr("any; this match has {number}").format(number=number)


def deal_number_tip() -> str:
    """What the deal number is for."""
    return tr("The same number gives the same deals, here and on another computer.")


def no_deal_number() -> str:
    """What was typed is no deal number."""
    return tr("A deal number has at most 18 digits and nothing else. Leave it empty for any deals.")


def preferences() -> str:
    """The heading of the preferences."""
    return tr("Preferences")


def seat(name: str) -> str:
    """The label of a player's row."""
    return {
        "your": tr("Your name"),
        "left": tr("On your left"),
        "across": tr("Across (four seats)"),
        "right": tr("On your right"),
    }[name]


def level(key: str) -> str:
    """A level of the computer players."""
    return {"random": tr("Random: any legal choice"), "casual": tr("Casual")}.get(key, key)


def levels_note() -> str:
    """When a change of names and levels holds."""
    return tr("Names and levels hold at once, also in the match in play.")


def pace_label() -> str:
    """The label of the pace."""
    return tr("Pace")


def pace(key: str) -> str:
    """How fast the table goes."""
    return {
        "relaxed": tr("Relaxed"),
        "normal": tr("Normal"),
        "fast": tr("Fast"),
        "instant": tr("At once, without movement"),
    }[key]
