"""Preferences: every option with its type and default, kept by QSettings."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QSettings

NAME_LIMIT: Final = 40
"""Characters of a name that are kept; a longer one is cut."""

PACES: Final = ("relaxed", "normal", "fast", "instant")


class Settings(NamedTuple):
    """What a person may choose for good. A value that is none falls back to the default."""

    your_name: str = ""
    """Empty: the word for "you"."""
    left_name: str = "Theo"
    across_name: str = "Bea"
    right_name: str = "Ada"
    left_level: str = "casual"
    across_level: str = "casual"
    right_level: str = "casual"
    pace: str = "normal"
    preset: str = "follow-me-42"
    """The house rules of the last match begun."""
    sheet: bool = True
    """Whether the score sheet is shown beside the table."""


def file_at(folder: Path) -> QSettings:
    """The file that preferences are kept in."""
    return QSettings(str(folder / "preferences.ini"), QSettings.Format.IniFormat)


def clean_name(text: str) -> str:
    """``text`` as it may stand on a plate: one line, no control characters, not too long."""
    joins = "\u200c\u200d"  # within Persian words and emoji
    printable = "".join(
        letter if letter.isprintable() or letter in joins else " " for letter in text
    )
    return " ".join(printable.split())[:NAME_LIMIT].strip()


def load(store: QSettings, choices: dict[str, tuple[str, ...]]) -> tuple[Settings, tuple[str, ...]]:
    """The preferences in ``store``, and the names of options whose value was none.

    ``choices`` lists what an option may be, where its words are not settled here.
    """
    found: dict[str, Any] = {}
    damaged = []
    for name, default in Settings._field_defaults.items():
        if not store.contains(name):
            continue
        value = _value(store.value(name), type(default), choices.get(name))
        if value is None:
            damaged.append(name)
        else:
            found[name] = value
    return Settings(**found), tuple(damaged)


def _value(raw: object, kind: type, choices: tuple[str, ...] | None) -> str | bool | None:
    if kind is bool:
        # From the file it comes as text, or as anything else that text there can mean.
        return {"true": True, "false": False}.get(str(raw).lower())
    if not isinstance(raw, str):
        return None
    if choices is not None:
        return raw if raw in choices else None
    return clean_name(raw)


def save(store: QSettings, settings: Settings) -> bool:
    """Keeps ``settings``; False where they could not be written."""
    for name, value in settings._asdict().items():
        store.setValue(name, value)
    store.sync()
    return store.status() == QSettings.Status.NoError
