"""The words of menus, the bar and their tips."""

from __future__ import annotations

from moon_desktop.words.language import tr


def menu(name: str) -> str:
    """A menu's title."""
    return {"game": tr("&Game"), "hand": tr("&Table"), "help": tr("&Help")}[name]


def action(name: str) -> str:
    """A command in its menu."""
    return {
        "new": tr("&New match\u2026"),
        "next-deals": tr("Ne&xt deal number"),
        "previous-deals": tr("Pre&vious deal number"),
        "open": tr("&Open a record\u2026"),
        "save": tr("&Save a copy\u2026"),
        "preferences": tr("&Preferences\u2026"),
        "quit": tr("&Quit"),
        "undo": tr("&Undo"),
        "back": tr("Take &back to"),
        "again": tr("&Play this deal again"),
        "hint": tr("&Hint"),
        "counting": tr("&Tiles still out"),
        "claim": tr("&Claim the rest"),
        "last-trick": tr("&Last trick"),
        "sheet": tr("&Score pad"),
        "scores": tr("Score s&heet\u2026"),
        "review": tr("Re&view of the hand\u2026"),
        "return": tr("Back to the &match"),
        "rules": tr("The &rules of this match"),
        "trumps": tr("&Trumps"),
        "terms": tr("T&erms"),
        "book": tr("Rule &book"),
        "playing": tr("&Playing with this program"),
        "format": tr("The &file format"),
        "about": tr("&About Moon Desktop"),
    }[name]


def plain_action(name: str) -> str:
    """The same without the mark of its letter and without dots, as in a list."""
    return action(name).replace("&", "").rstrip("\u2026")


def short(name: str) -> str:
    """The same on the bar."""
    return {
        "new": tr("New"),
        "undo": tr("Undo"),
        "hint": tr("Hint"),
        "claim": tr("Claim"),
        "last-trick": tr("Last trick"),
        "sheet": tr("Score pad"),
        "preferences": tr("Preferences"),
        "return": tr("Back to the match"),
    }[name]


def tip(name: str) -> str:
    """What a command does, on pointing at it."""
    return {
        "new": tr("Begin a new match"),
        "next-deals": tr("Begin a match like this one, with the deals of the next number"),
        "previous-deals": tr("Begin a match like this one, with the deals of the number before"),
        "open": tr("Open a match kept in a file, to go on with it or to look at it"),
        "save": tr("Keep a copy of this match in a file"),
        "preferences": tr("House rules, players, pace and keys"),
        "quit": tr("Leave; the match is taken up again next time"),
        "undo": tr("Take back your last choice and all that came after it"),
        "again": tr("Go back to the deal of this hand: the same tiles, and every choice anew"),
        "hint": tr("Show what each of your choices is worth, and why the best one is"),
        "counting": tr("Count the tiles still out, suit by suit"),
        "claim": tr("Play the hand out at once, when the rest of it is certain"),
        "last-trick": tr("Show the trick taken last"),
        "sheet": tr("Show or hide the score pad beside the table"),
        "scores": tr("The whole match on one sheet, to look into hands, print and copy"),
        "review": tr("Go through a finished hand with all tiles open, and see what was a mistake"),
        "return": tr("Leave what is played beside the match, and go on where it stands"),
        "rules": tr("The house rules in force, told from the beginning"),
        "trumps": tr("Which tiles are trumps, and in which order"),
        "terms": tr("What the words mean"),
        "book": tr("Every rule with its number"),
        "playing": tr("Mouse, keys and signs"),
        "format": tr("How records are written"),
        "about": tr("Version and licences"),
    }[name]
