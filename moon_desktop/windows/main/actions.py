"""Every command of the window, with its words, its key and its place in the menus."""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final, NamedTuple

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from moon_desktop.words.language import N_, tr

NEW: Final = "new"
OPEN: Final = "open"
HISTORY: Final = "history"
STATISTICS: Final = "statistics"
SAVE: Final = "save"
PREFERENCES: Final = "preferences"
QUIT: Final = "quit"
UNDO: Final = "undo"
REDO: Final = "redo"
AGAIN: Final = "again"
HINT: Final = "hint"
COUNTING: Final = "counting"
CLAIM: Final = "claim"
LAST_TRICK: Final = "last-trick"
PAD: Final = "sheet"
FULL: Final = "full-screen"
MUTE: Final = "mute"
SHEET: Final = "scores"
REVIEW: Final = "review"
PRACTICE: Final = "practice"
RETURN: Final = "return"
LESSON: Final = "lesson"
MINUTE: Final = "minute"
WHAT: Final = "what"
RULES: Final = "rules"
TRUMPS: Final = "trumps"
TERMS: Final = "terms"
BOOK: Final = "book"
PLAYING: Final = "playing"
FORMAT: Final = "format"
FAIR: Final = "fair"
REPORT: Final = "report"
WELCOME: Final = "welcome"
ABOUT: Final = "about"
READ_TOLD: Final = "read-told"
READ_TRICK: Final = "read-trick"
READ_PLAYERS: Final = "read-players"
READ_SCORES: Final = "read-scores"
READ_HAND: Final = "read-hand"
READ_COUNTS: Final = "read-counts"
READ_HEARD: Final = "read-heard"
NEXT_PART: Final = "next-part"
FORMER_PART: Final = "former-part"


class _Command(NamedTuple):
    text: str
    """In its menu, with & before the letter that goes to it."""

    tip: str
    key: str | QKeySequence.StandardKey = ""
    short: str = ""
    """On the bar, if it stands there."""

    role: QAction.MenuRole = QAction.MenuRole.NoRole
    """Its place in the menu of the program on macOS, which otherwise would guess from words."""


_StandardKey = QKeySequence.StandardKey
_FULL_SCREEN: Final = _StandardKey.FullScreen if sys.platform == "darwin" else "F11"
"""On some desktops Qt knows no key for it, and on others another one."""
_MENUS: Final[Mapping[str, tuple[Mapping[str, _Command], ...]]] = {
    N_("&Game"): (
        {
            NEW: _Command(N_("&New match…"), N_("Begin a new match"), _StandardKey.New, N_("New")),
        },
        {
            PRACTICE: _Command(
                N_("Pr&actice…"),
                N_("Positions with one question each, and one for today"),
                "Ctrl+T",
            ),
        },
        {
            OPEN: _Command(
                N_("&Open a record…"),
                N_("Open a match kept in a file, to go on with it or to look at it"),
                _StandardKey.Open,
            ),
            HISTORY: _Command(
                N_("H&istory…"),
                N_("All matches that were played here: look, go on, or play the same deals again"),
                "Ctrl+Shift+O",
            ),
            STATISTICS: _Command(
                N_("S&tatistics…"),
                N_("How you play: what you win, make and set, and which hands stand behind it"),
                "Ctrl+I",
            ),
            SAVE: _Command(
                N_("&Save a copy…"), N_("Keep a copy of this match in a file"), "Ctrl+S"
            ),
        },
        {
            PREFERENCES: _Command(
                N_("&Preferences…"),
                N_("House rules, players, pace, keys and language"),
                "Ctrl+,",
                N_("Preferences"),
                QAction.MenuRole.PreferencesRole,
            ),
        },
        {
            QUIT: _Command(
                N_("&Quit"),
                N_("Leave; the match is taken up again next time"),
                "Ctrl+Q",
                role=QAction.MenuRole.QuitRole,
            ),
        },
    ),
    N_("&Table"): (
        {
            UNDO: _Command(
                N_("&Undo"),
                N_("Take back your last choice and all that came after it"),
                _StandardKey.Undo,
                N_("Undo"),
            ),
            REDO: _Command(
                N_("Re&do"),
                N_("Put back what you took back last, and all that came after it"),
                "Ctrl+Shift+Z",
                N_("Redo"),
            ),
            AGAIN: _Command(
                N_("&Play this deal again"),
                N_("Go back to this deal, and make every choice anew"),
                "Ctrl+R",
            ),
        },
        {
            HINT: _Command(
                N_("&Hint"),
                N_("Show what each of your choices is worth, and why the best one is"),
                "H",
                N_("Hint"),
            ),
            LAST_TRICK: _Command(
                N_("&Last trick"), N_("Show the trick taken last"), "L", N_("Last trick")
            ),
            COUNTING: _Command(N_("S&till out"), N_("Count what is still out, suit by suit"), "K"),
            CLAIM: _Command(
                N_("&Claim the rest"),
                N_("Play the rest out at once, when it is certain or counts no more"),
                "C",
                N_("Claim"),
            ),
        },
        {
            REVIEW: _Command(
                N_("Re&view…"),
                N_("Go through what was played with all of it open, and see what was a mistake"),
                "R",
            ),
            SHEET: _Command(
                N_("Score s&heet…"),
                N_("The whole match on one sheet, to look into, print and copy"),
                "Ctrl+E",
            ),
        },
        {
            PAD: _Command(
                N_("&Score pad"),
                N_("Show or hide the score pad beside the table"),
                "S",
                N_("Score pad"),
            ),
            MUTE: _Command(
                N_("Mut&e"), N_("Hear nothing of the table, or hear it again"), "Ctrl+M"
            ),
            FULL: _Command(
                N_("&Full screen"),
                N_("Let the table fill the screen, or leave that again with Esc"),
                _FULL_SCREEN,
            ),
        },
        {
            RETURN: _Command(
                N_("Back to the &match"),
                N_("Leave what is played beside the match, and go on where it stands"),
                "Ctrl+B",
                N_("Back to the match"),
            ),
        },
    ),
    N_("Re&ad"): (
        {
            READ_TOLD: _Command(
                N_("&What is played for"),
                N_("What is played for, how it stands and what is asked"),
                "F2",
            ),
            READ_TRICK: _Command(
                N_("Th&e trick"), N_("What lies in the trick; twice: the last one"), "F3"
            ),
            READ_PLAYERS: _Command(
                N_("The &players"), N_("Each player with bid, tricks and score"), "F4"
            ),
            READ_SCORES: _Command(N_("The &score"), N_("How the game stands"), "F5"),
            READ_HAND: _Command(N_("&Your hand"), N_("What you hold, from left to right"), "F7"),
            READ_COUNTS: _Command(
                N_("What is &out"), N_("What was counted, and what is still out"), "F8"
            ),
            READ_HEARD: _Command(N_("What &happened"), N_("What was said last"), "F9"),
        },
        {
            NEXT_PART: _Command(
                N_("&Next part"), N_("Go on to the keys, the paper, the bar, or the table"), "F6"
            ),
            FORMER_PART: _Command(N_("&Former part"), N_("Go back to the part before"), "Shift+F6"),
        },
    ),
    N_("&Help"): (
        {
            WELCOME: _Command(
                N_("The &welcome…"),
                N_("Be shown how a game is played, or choose another to be dealt"),
            ),
            LESSON: _Command(
                N_("&Learn to play…"),
                N_("Your first steps in this game; your match waits"),
            ),
            MINUTE: _Command(N_("The game in one &minute"), N_("How it goes, in short")),
            WHAT: _Command(
                N_("&What is this?"),
                N_("Explain what you click next, or what the keys are on"),
                "Shift+F1",
            ),
        },
        {
            RULES: _Command(
                N_("The &rules of this match"),
                N_("The house rules in force, told from the beginning"),
                "F1",
            ),
            TRUMPS: _Command(N_("&Trumps"), N_("Which tiles are trumps, and in which order")),
            TERMS: _Command(N_("T&erms"), N_("What the words mean")),
        },
        {
            BOOK: _Command(N_("Rule &book"), N_("Every rule with its number")),
            PLAYING: _Command(N_("&Playing with this program"), N_("Mouse, keys and signs")),
            FAIR: _Command(N_("Fair &deals"), N_("How the deals are sealed, and proved")),
            FORMAT: _Command(N_("The &file format"), N_("How records are written")),
        },
        {
            REPORT: _Command(
                N_("Report a pr&oblem…"),
                N_("Save what a problem is found by, and see every line of it first"),
            ),
            ABOUT: _Command(
                N_("&About Moon Desktop"),
                N_("Version and licences"),
                role=QAction.MenuRole.AboutRole,
            ),
        },
    ),
}
"""The menus from left to right: groups of commands, the more used the higher, with a line between
two of them."""

_COMMANDS: Final = {
    name: command
    for groups in _MENUS.values()
    for group in groups
    for name, command in group.items()
}
NAMES: Final = tuple(_COMMANDS)
"""Every command."""


class KeyedCommand(NamedTuple):
    """A command that may have a key: its name, its words in the menu without signs for a key,
    and the key it has unless the person changes it, in Qt's portable text, ``""`` for none."""

    name: str
    words: str
    default: str


def keyed() -> list[KeyedCommand]:
    """Every command, to be given a key."""
    return [
        KeyedCommand(
            name,
            tr(command.text).replace("&", "").rstrip("…"),
            QKeySequence(command.key).toString(),
        )
        for name, command in _COMMANDS.items()
    ]


_MOVING: Final = (
    "Left", "Right", "Up", "Down", "Home", "End", "Return", "Enter", "Space", "Esc", "Tab",
    "Backtab", "Backspace",
)  # fmt: skip
"""The keys that walk along the tiles and choose one, and those that walk among windows."""


def assigned(
    commands: Sequence[KeyedCommand], changed: Mapping[str, str], letters: Collection[str]
) -> dict[str, str]:
    """The key of each command, by name; no two have the same.

    What the person ``changed`` goes before: a command whose own key was given to another has
    none until it is given one. A key that the table needs, as a file can name it, is not given.
    """
    good = {name: keys for name, keys in changed.items() if not is_tables_own(keys, letters)}
    given = set(good.values())
    return {
        command.name: good.get(command.name, "" if command.default in given else command.default)
        for command in commands
    }


def is_tables_own(keys: str, letters: Collection[str]) -> bool:
    """Whether ``keys``, with or without Shift, is needed to walk along the tiles and to play, or
    is one of the ``letters`` and digits of the panel of keys, in any game."""
    plain = keys.replace("Num+", "").removeprefix("Shift+")
    return plain in _MOVING or plain.lower() in letters or plain in tuple("0123456789")


class Actions:
    """The commands, made once for a window; menu, bar and keys are three ways to one action."""

    def __init__(self, window: QWidget) -> None:
        self._all: dict[str, QAction] = {}
        self.menus: list[QMenu] = []
        """The menus from left to right, once there is a bar of them."""
        self._offered: list[QAction] = []
        for name, command in _COMMANDS.items():
            # Made with its text it would load what icons are, for one might come first.
            action = QAction(window)
            action.setText(tr(command.text))
            action.setObjectName(name)
            action.setShortcut(QKeySequence(command.key))
            action.setMenuRole(command.role)
            action.setToolTip(tr(command.tip))
            action.setIconText(tr(command.short or command.text))
            window.addAction(action)
            self._all[name] = action
        for name in (PAD, FULL, MUTE):
            self[name].setCheckable(True)

    def __getitem__(self, name: str) -> QAction:
        return self._all[name]

    def set_keys(self, changed: Mapping[str, str], letters: Collection[str]) -> None:
        """Gives commands the key sequences in ``changed``, but none of the ``letters`` of the
        panel of keys, and the others their own."""
        for name, keys in assigned(keyed(), changed, letters).items():
            self[name].setShortcut(QKeySequence(keys))

    def offer(self, tasks: Mapping[str, Callable[[], object]]) -> None:
        """Puts what can be done for now, by its words, below the first command of the first menu,
        in place of what was offered before."""
        menu = self.menus[0]
        for former in self._offered:
            menu.removeAction(former)
            former.deleteLater()
        self._offered = [QAction(words, menu) for words in tasks]
        for action, task in zip(self._offered, tasks.values(), strict=True):
            action.triggered.connect(lambda _=False, task=task: task())
        there = menu.actions()
        menu.insertActions(there[there.index(self[NEW]) + 1], self._offered)

    def fill(self, bar: QMenuBar) -> None:
        """Puts every command into its menu."""
        for title, groups in _MENUS.items():
            # One that Qt made would be lost with whatever Python had taken for its parent.
            menu = QMenu(tr(title), bar)
            bar.addMenu(menu)
            self.menus.append(menu)
            menu.setFont(bar.font())
            for group in groups:
                menu.addSeparator()
                for name in group:
                    menu.addAction(self[name])
