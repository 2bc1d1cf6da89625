"""The words of menus, the bar and their tips."""

from __future__ import annotations

from moon_desktop.wording.tongue import tr


def menu(name: str) -> str:
    """A menu's title."""
    return {"game": tr("&Game"), "hand": tr("&Table"), "help": tr("&Help")}[name]


def action(name: str) -> str:
    """A command in its menu."""
    return {
        "new": tr("&New match\u2026"),
        "open": tr("&Open a record\u2026"),
        "save": tr("&Save a copy\u2026"),
        "preferences": tr("&Preferences\u2026"),
        "quit": tr("&Quit"),
        "undo": tr("&Undo"),
        "last-trick": tr("&Last trick"),
        "sheet": tr("&Score sheet"),
        "rules": tr("&Rules of Moon"),
        "playing": tr("&Playing with this program"),
        "format": tr("The &file format"),
        "about": tr("&About Moon Desktop"),
    }[name]


def short(name: str) -> str:
    """The same on the bar."""
    return {
        "new": tr("New"),
        "undo": tr("Undo"),
        "last-trick": tr("Last trick"),
        "sheet": tr("Score sheet"),
        "preferences": tr("Preferences"),
    }[name]


def tip(name: str) -> str:
    """What a command does, on pointing at it."""
    return {
        "new": tr("Begin a new match"),
        "open": tr("Open a match kept in a file, to go on with it or to look at it"),
        "save": tr("Keep a copy of this match in a file"),
        "preferences": tr("Names, levels and pace"),
        "quit": tr("Leave; the match is taken up again next time"),
        "undo": tr("Take back your last choice and all that came after it"),
        "last-trick": tr("Show the trick taken last"),
        "sheet": tr("Show or hide the score sheet"),
        "rules": tr("The rules, in full"),
        "playing": tr("Mouse, keys and signs"),
        "format": tr("How records are written"),
        "about": tr("Version and licences"),
    }[name]
