"""Every command of the window, with its words, its key and its place in the menus."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenuBar, QWidget

from moon_desktop.wording import menus as words

NEW: Final = "new"
OPEN: Final = "open"
SAVE: Final = "save"
PREFERENCES: Final = "preferences"
QUIT: Final = "quit"
UNDO: Final = "undo"
LAST_TRICK: Final = "last-trick"
SHEET: Final = "sheet"
RULES: Final = "rules"
PLAYING: Final = "playing"
FORMAT: Final = "format"
ABOUT: Final = "about"

_KEYS: Final[dict[str, str | QKeySequence.StandardKey]] = {
    NEW: QKeySequence.StandardKey.New,
    OPEN: QKeySequence.StandardKey.Open,
    SAVE: "Ctrl+S",
    PREFERENCES: "Ctrl+,",
    QUIT: "Ctrl+Q",
    UNDO: QKeySequence.StandardKey.Undo,
    LAST_TRICK: "L",
    SHEET: "S",
    RULES: "F1",
}

_ROLES: Final = {
    PREFERENCES: QAction.MenuRole.PreferencesRole,
    QUIT: QAction.MenuRole.QuitRole,
    ABOUT: QAction.MenuRole.AboutRole,
}

_MENUS: Final[dict[str, tuple[str | None, ...]]] = {
    "game": (NEW, OPEN, SAVE, None, PREFERENCES, None, QUIT),
    "hand": (UNDO, None, LAST_TRICK, SHEET),
    "help": (RULES, PLAYING, FORMAT, None, ABOUT),
}


class Actions:
    """The commands, made once for a window; menu, bar and keys are three ways to one action."""

    def __init__(self, window: QWidget) -> None:
        self._all: dict[str, QAction] = {}
        for name in dict.fromkeys(n for menu in _MENUS.values() for n in menu if n is not None):
            action = QAction(words.action(name), window)
            action.setObjectName(name)
            if name in _KEYS:
                action.setShortcut(QKeySequence(_KEYS[name]))
            # Otherwise macOS would guess a role from the words.
            action.setMenuRole(_ROLES.get(name, QAction.MenuRole.NoRole))
            action.setToolTip(words.tip(name))
            window.addAction(action)
            self._all[name] = action
        self[SHEET].setCheckable(True)

    def __getitem__(self, name: str) -> QAction:
        return self._all[name]

    def fill(self, bar: QMenuBar) -> None:
        """Puts every command into its menu."""
        for menu, names in _MENUS.items():
            shown = bar.addMenu(words.menu(menu))
            shown.setFont(bar.font())
            for name in names:
                if name is None:
                    shown.addSeparator()
                else:
                    shown.addAction(self._all[name])
