"""How every command is parsed: its words, its options, and bad usage in one sentence."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from string import Template
from typing import TYPE_CHECKING, Final, NoReturn

from moon_desktop.cli.rules_argument import Unknown, preset_of
from moon_desktop.games import CATALOGUE
from moon_desktop.games.game import Game
from moon_desktop.words.language import N_, document, ngettext, tr
from moon_desktop.words.names import listing
from moon_desktop.words.quoting import printable, quoted

if TYPE_CHECKING:
    from _typeshed import SupportsWrite


MOST_SEED: Final = 2**63 - 1

_LONGEST_MESSAGE: Final = 2000

LONGEST: Final = 3600
"""Seconds that anything may be told to take."""

MOST_DEALS: Final = 100_000
"""Weighed for one choice; the advice no longer changes long before."""

PROGRAM: Final = "moon-desktop"

OFFSCREEN: Final = "offscreen"
"""Qt's platform without a screen, on which the self-test opens its windows."""

ARGPARSE: Final = (
    N_("usage: "),
    N_("positional arguments"),
    N_("options"),
    N_("show this help message and exit"),
    N_("argument %(argument_name)s: %(message)s"),
    N_("expected one argument"),
    N_("expected at most one argument"),
    N_("expected at least one argument"),
    N_("ignored explicit argument %r"),
    N_("invalid choice: %(value)r (choose from %(choices)s)"),
    N_("the following arguments are required: %s"),
    N_("unrecognized arguments: %s"),
)
"""What Python's own part of it says in these commands."""

# It asks these two of its module for its words.
vars(argparse).update(_=tr, ngettext=ngettext)


class Parser(argparse.ArgumentParser):
    """Tells bad usage in one sentence, and its help as it is laid out in the document of that
    name among the ``commands``; ``values`` are for the holes in it."""

    def __init__(self, name: str, usage: str, **values: object) -> None:
        super().__init__(
            prog=PROGRAM if name == PROGRAM else f"{PROGRAM} {name}",
            usage=usage,
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        self._name, self._values = name, values

    def record(self, arguments: str = "file", nargs: str | None = None) -> None:
        """It takes a record, or several."""
        told = tr("a record; - for standard input")
        self.add_argument(arguments, nargs=nargs, type=file_name, metavar=tr("FILE"), help=told)

    def switch(self, *flags: str, told: str) -> None:
        """It has an option that is given or not."""
        self.add_argument(*flags, action="store_true", help=told)

    def listing(self, flag: str, text: Callable[[], str], told: str) -> None:
        """It has an option in place of all else, which prints a text."""

        class Listed(argparse.Action):
            def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
                print(text())  # by "version" argparse would not tell of a full disk
                parser.exit()

        self.add_argument(flag, action=Listed, nargs=0, default=argparse.SUPPRESS, help=told)

    def number(
        self, flag: str, sign: str, low: int, high: int, told: str, default: int | None = None
    ) -> None:
        """It has an option with a whole number, which the usage shows as ``sign``."""
        number = whole_number(low, high)
        self.add_argument(flag, type=number, metavar=sign, default=default, help=told)

    def error(self, message: str) -> NoReturn:
        hint = tr("(--help tells how it is called)")
        told = printable(message.rstrip("."), _LONGEST_MESSAGE)
        print(f"{self.prog}: {told} {hint}", file=sys.stderr)
        self.exit(2)

    def format_help(self) -> str:
        # The games of other packages are not looked for unless somebody asks for help.
        values = {"presets": _presets(), "status": _document("status"), **self._values}
        self.description, _, self.epilog = _document(self._name, **values).partition("\n\n")
        return super().format_help()

    def print_help(self, file: SupportsWrite[str] | None = None) -> None:
        print(self.format_help(), end="", file=file)  # argparse would not tell of a full disk


def _document(name: str, **values: object) -> str:
    text = document(f"commands/{name}.txt").read_text(encoding="utf-8")
    return Template(text).substitute(values).rstrip()


def _presets() -> str:
    """The presets under the name of each game, a line each."""
    words = {
        (game.name, key): CATALOGUE.preset_word(game, key)
        for game in CATALOGUE.values()
        for key in game.presets
    }
    width = max(map(len, words.values()))
    lines: list[str] = []
    for name, game in CATALOGUE.items():
        lines.append(f" {game.show.rules.game_name()}")
        lines += [
            f"  {words[name, key]:{width}}  {game.show.rules.preset_line(key)}"
            for key in game.presets
        ]
    return "\n".join(lines)


def preset(word: str) -> str:
    """The word is the key of a preset."""
    try:
        preset_of(word)
    except Unknown as unknown:
        raise argparse.ArgumentTypeError(str(unknown)) from None
    return word


def game(word: str) -> Game:
    """The word is the name of a game."""
    try:
        return CATALOGUE[word]
    except KeyError:
        told = tr("This program does not know the game {game}; it plays {known}.")
        told = told.format(game=quoted(word), known=listing(tuple(CATALOGUE)))
        raise argparse.ArgumentTypeError(told) from None


def file_name(word: str) -> str:
    """The word names a file or folder."""
    if not word:  # it would be taken for the folder that one is in
        raise argparse.ArgumentTypeError(tr("the name of a file or folder cannot be empty"))
    return word


def path(word: str) -> Path:
    """The same as a path."""
    return Path(file_name(word))


def whole_number(low: int, high: int) -> Callable[[str], int]:
    """The word is a whole number from ``low`` to ``high``."""

    def whole(word: str) -> int:
        if word.isascii() and word.isdigit() and len(word) < 20 and low <= int(word) <= high:
            return int(word)
        told = tr("{word} is not a whole number from {low} to {high}")
        raise argparse.ArgumentTypeError(told.format(word=quoted(word), low=low, high=high))

    return whole


def seconds(word: str) -> float:
    """The word is a time, such as ``2`` or ``0.5``, of no more than an hour."""
    try:
        time = float(word)
    except ValueError:
        time = 0.0
    if not 0 < time <= LONGEST:
        told = tr("{word} is not a number of seconds up to {longest}")
        raise argparse.ArgumentTypeError(told.format(word=quoted(word), longest=LONGEST))
    return time


def table_parser() -> Parser:
    """``moon-desktop [FILE.moon] [--preset KEY] [--demo]``, ``--self-test`` and ``--version``."""
    parser = Parser(
        PROGRAM,
        tr(
            """
  moon-desktop [FILE.moon | --preset KEY] [--demo]
  moon-desktop simulate --players A,B,C …
  moon-desktop arena --players A,B,C …
  moon-desktop check FILE…
  moon-desktop review FILE
  moon-desktop advise FILE …
  moon-desktop --self-test [--game NAME] [--verbose] [--platform NAME]
  moon-desktop --version"""
        ),
    )
    option = parser.add_argument
    option("file", nargs="?", type=path, metavar=tr("FILE.moon"), help=tr("a record to open"))
    told = tr("begin a new match by these house rules")
    option("--preset", type=preset, metavar=tr("KEY"), help=told)
    parser.switch("--demo", told=tr("the computer plays every seat, and plays on"))
    parser.switch("--version", told=tr("print the program's, Python's and Qt's versions"))
    told = tr("try all of the program without a screen, print a table, and end with 0 or 1")
    parser.switch("--self-test", told=told)
    option = parser.add_argument_group(tr("with --self-test")).add_argument
    told = tr("try only this game, by its name in records")
    option("--game", type=game, metavar=tr("NAME"), help=told)
    told = tr("print particulars of each line, and errors in full")
    option("--verbose", action="store_true", help=told)
    told = tr("open the windows on this platform of Qt, such as xcb (default: %(default)s)")
    option("--platform", default=OFFSCREEN, metavar=tr("NAME"), help=told)
    return parser


def check_parser() -> Parser:
    """``moon-desktop check [-v] [--deals] FILE…``."""
    parser = Parser("check", tr("moon-desktop check [-v] [--deals] FILE…"))
    parser.record("files", nargs="+")
    told = tr("check, too, that the deals follow from their number, and that from secret and cut")
    parser.switch("--deals", told=told)
    parser.switch("-v", "--verbose", told=tr("print a line for sound records too"))
    return parser


def review_parser() -> Parser:
    """``moon-desktop review FILE [--json]``."""
    parser = Parser("review", tr("moon-desktop review FILE [--json]"))
    parser.record()
    parser.switch("--json", told=tr("print one JSON object"))
    return parser


def advise_parser() -> Parser:
    """``moon-desktop advise FILE [--json] [--deals N] [--seconds S] [--seed S]``."""
    parser = Parser("advise", tr("moon-desktop advise FILE …"))
    parser.record()
    parser.switch("--json", told=tr("print one JSON object"))
    told = tr("weigh so many deals (default: as many as expert does, or what --seconds allows)")
    parser.number("--deals", "N", 1, MOST_DEALS, told)
    told = tr("weigh deals for so long")
    parser.add_argument("--seconds", type=seconds, metavar="S", help=told)
    told = tr("what the deals are drawn from (default: %(default)s)")
    parser.number("--seed", "S", 0, MOST_SEED, told, default=1)
    return parser


OF_RECORDS: Final = {"check": check_parser, "review": review_parser, "advise": advise_parser}
"""The commands about a record."""
