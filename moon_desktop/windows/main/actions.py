"""Every command of the window, with its words, its key and its place in the menus."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from moon_desktop.words import menus as words

if TYPE_CHECKING:
    from moon_desktop.windows.main.shortcuts import KeyedCommand

NEW: Final = "new"
NEXT: Final = "next-deals"
PREVIOUS: Final = "previous-deals"
OPEN: Final = "open"
SAVE: Final = "save"
PREFERENCES: Final = "preferences"
QUIT: Final = "quit"
UNDO: Final = "undo"
AGAIN: Final = "again"
HINT: Final = "hint"
COUNTING: Final = "counting"
CLAIM: Final = "claim"
LAST_TRICK: Final = "last-trick"
PAD: Final = "sheet"
SHEET: Final = "scores"
REVIEW: Final = "review"
RETURN: Final = "return"
RULES: Final = "rules"
TRUMPS: Final = "trumps"
TERMS: Final = "terms"
BOOK: Final = "book"
PLAYING: Final = "playing"
FORMAT: Final = "format"
ABOUT: Final = "about"

_BACK: Final = "back"
"""The menu of choices that can be taken back to."""

_KEYS: Final[dict[str, str | QKeySequence.StandardKey]] = {
    NEW: QKeySequence.StandardKey.New,
    NEXT: "Ctrl+Shift+N",
    PREVIOUS: "Ctrl+Shift+P",
    OPEN: QKeySequence.StandardKey.Open,
    SAVE: "Ctrl+S",
    PREFERENCES: "Ctrl+,",
    QUIT: "Ctrl+Q",
    UNDO: QKeySequence.StandardKey.Undo,
    AGAIN: "Ctrl+R",
    HINT: "H",
    COUNTING: "K",
    CLAIM: "C",
    LAST_TRICK: "L",
    PAD: "S",
    SHEET: "Ctrl+E",
    REVIEW: "R",
    RETURN: "Ctrl+B",
    RULES: "F1",
}

_ROLES: Final = {
    PREFERENCES: QAction.MenuRole.PreferencesRole,
    QUIT: QAction.MenuRole.QuitRole,
    ABOUT: QAction.MenuRole.AboutRole,
}

_MENUS: Final[dict[str, tuple[str | None, ...]]] = {
    "game": (NEW, NEXT, PREVIOUS, None, OPEN, SAVE, None, PREFERENCES, None, QUIT),
    "hand": (
        UNDO,
        _BACK,
        AGAIN,
        None,
        HINT,
        COUNTING,
        None,
        CLAIM,
        LAST_TRICK,
        None,
        PAD,
        SHEET,
        None,
        REVIEW,
        RETURN,
    ),
    "help": (RULES, TRUMPS, TERMS, None, BOOK, PLAYING, FORMAT, None, ABOUT),
}


NAMES: Final = tuple(
    name for menu in _MENUS.values() for name in menu if name is not None and name != _BACK
)
"""Every command."""


def default_key(name: str) -> QKeySequence:
    """The key of command ``name``, empty where it has none, until the person changes it."""
    return QKeySequence(_KEYS.get(name, ""))


def keyed() -> list[KeyedCommand]:
    """Every command, to be given a key."""
    from moon_desktop.windows.main.shortcuts import KeyedCommand

    return [
        KeyedCommand(name, words.plain_action(name), default_key(name).toString()) for name in NAMES
    ]


class Actions:
    """The commands, made once for a window; menu, bar and keys are three ways to one action."""

    def __init__(self, window: QWidget) -> None:
        self._all: dict[str, QAction] = {}
        self.back: QMenu
        """The choices that can be taken back to; filled when it is about to be shown."""
        for name in NAMES:
            action = QAction(words.action(name), window)
            action.setObjectName(name)
            action.setShortcut(default_key(name))
            # Otherwise macOS would guess a role from the words.
            action.setMenuRole(_ROLES.get(name, QAction.MenuRole.NoRole))
            action.setToolTip(words.tip(name))
            window.addAction(action)
            self._all[name] = action
        self[PAD].setCheckable(True)

    def __getitem__(self, name: str) -> QAction:
        return self._all[name]

    def set_keys(self, changed: Mapping[str, str], letters: Collection[str]) -> None:
        """Gives commands the key sequences in ``changed``, but none of the ``letters`` of the
        panel of keys, and the others their own."""
        held: Mapping[str, str | QKeySequence] = {name: default_key(name) for name in NAMES}
        if changed:
            from moon_desktop.windows.main.shortcuts import assigned

            held = assigned(keyed(), changed, letters)
        for name, action in self._all.items():
            action.setShortcut(QKeySequence(held[name]))

    def fill(self, bar: QMenuBar) -> None:
        """Puts every command into its menu."""
        for menu, names in _MENUS.items():
            shown = bar.addMenu(words.menu(menu))
            shown.setFont(bar.font())
            for name in names:
                if name is None:
                    shown.addSeparator()
                elif name == _BACK:
                    self.back = shown.addMenu(words.action(_BACK))
                    self.back.setFont(bar.font())
                else:
                    shown.addAction(self._all[name])
