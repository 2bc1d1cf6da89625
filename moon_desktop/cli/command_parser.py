"""How every command is parsed: its words, its options, and bad usage in one sentence."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn

from moon_desktop.cli.rules_argument import Unknown, known_preset
from moon_desktop.games import CATALOGUE
from moon_desktop.words.language import tr
from moon_desktop.words.quoting import printable, quoted

if TYPE_CHECKING:
    from _typeshed import SupportsWrite


MOST_SEED: Final = 2**63 - 1

_LONGEST_MESSAGE: Final = 2000

LONGEST: Final = 3600
"""Seconds that anything may be told to take."""

MOST_DEALS: Final = 100_000
"""Weighed for one choice; the advice no longer changes long before."""

STATUS: Final = """\
exit status:
  0  all is well
  1  something is wrong with a record
  2  the command was called in a wrong way, a file could not be opened or
     written, or there is no display
"""


class Parser(argparse.ArgumentParser):
    """Tells bad usage in one sentence."""

    def error(self, message: str) -> NoReturn:
        hint = tr("(--help tells how it is called)")
        told = printable(message.rstrip("."), _LONGEST_MESSAGE)
        print(f"{self.prog}: {told} {hint}", file=sys.stderr)
        self.exit(2)

    def print_help(self, file: SupportsWrite[str] | None = None) -> None:
        print(self.format_help(), end="", file=file)  # argparse would not tell of a full disk


def parser_of(prog: str, usage: str, description: str, epilog: str) -> Parser:
    """One whose texts are laid out as they are written."""
    return Parser(
        prog=prog,
        usage=usage,
        description=description,
        epilog=epilog,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )


def preset(word: str) -> str:
    """The word is the key of a preset."""
    try:
        return known_preset(word)
    except Unknown as unknown:
        raise argparse.ArgumentTypeError(str(unknown)) from None


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
        raise argparse.ArgumentTypeError(
            tr("{word} is not a whole number from {low} to {high}").format(
                word=quoted(word), low=low, high=high
            )
        )

    return whole


def seconds(word: str) -> float:
    """The word is a time, such as ``2`` or ``0.5``, of no more than an hour."""
    try:
        time = float(word)
    except ValueError:
        time = 0.0
    if not 0 < time <= LONGEST:
        raise argparse.ArgumentTypeError(
            tr("{word} is not a number of seconds up to {longest}").format(
                word=quoted(word), longest=LONGEST
            )
        )
    return time


def presets() -> str:
    """The presets of all games as a part of a help text, a line each."""
    lines = [
        (key, game.show.preset_line(key)) for game in CATALOGUE.values() for key in game.presets
    ]
    width = max(len(key) for key, _ in lines)
    return "presets:\n" + "".join(f"  {key:{width}}  {line}\n" for key, line in lines)


OFFSCREEN: Final = "offscreen"
"""Qt's platform without a screen, on which the self-test opens its windows."""


def table_parser() -> argparse.ArgumentParser:
    """``moon-desktop [FILE.moon] [--preset KEY] [--demo]``, ``--self-test`` and ``--version``."""
    parser = parser_of(
        "moon-desktop",
        """
  moon-desktop [FILE.moon | --preset KEY] [--demo]
  moon-desktop simulate --players A,B,C [option …]
  moon-desktop check FILE…
  moon-desktop review FILE
  moon-desktop advise FILE [option …]
  moon-desktop --self-test [--verbose] [--platform NAME] [--report FILE]
  moon-desktop --version""",
        "Moon, the domino game, against players of the computer. Without a command the\n"
        "table opens, and the match last played goes on.",
        f"""\
commands, each with a --help of its own:
  simulate     play matches without a window, and tell how each player fared
  check        read records, and tell what is wrong with them
  review       tell what every choice of a record comes to with all tiles seen
  advise       tell what each choice due at the end of a record is worth

{presets()}
examples:
  moon-desktop                          go on with the match last played
  moon-desktop --preset fosdick         begin a match by this preset
  moon-desktop evening.moon             open this record
  moon-desktop ./check                  open a record that is called like a command
  moon-desktop --preset fosdick --demo  watch the computer play
  moon-desktop --self-test              see whether all of it works on this system

{STATUS}""",
    )
    parser.add_argument("file", nargs="?", type=path, metavar="FILE.moon", help="a record to open")
    parser.add_argument(
        "--preset", type=preset, metavar="KEY", help="begin a new match by these house rules"
    )
    parser.add_argument(
        "--demo", action="store_true", help="the computer plays every seat, and plays on"
    )
    parser.add_argument(
        "--version", action="store_true", help="print the program's, Python's and Qt's versions"
    )
    parser.add_argument(
        "--self-test",
        action="store_true",
        help="try all of the program without a screen, print a table, and end with 0 or 1",
    )
    testing = parser.add_argument_group("with --self-test")
    testing.add_argument(
        "--verbose", action="store_true", help="print particulars of each line, and errors in full"
    )
    testing.add_argument(
        "--platform",
        default=OFFSCREEN,
        metavar="NAME",
        help="open the windows on this platform of Qt, such as xcb (default: %(default)s)",
    )
    testing.add_argument(
        "--report", type=path, metavar="FILE", help="write what is printed to FILE as well"
    )
    return parser


def check_parser() -> argparse.ArgumentParser:
    """``moon-desktop check [-v] FILE…``."""
    parser = parser_of(
        "moon-desktop check",
        "moon-desktop check [-v] FILE…",
        "Read game records from beginning to end, every choice and result checked by the\n"
        "rules, and print FILE:LINE: reason for the first thing wrong with each.",
        f"""\
A last line without its line end, as a crash may leave it, does not count: a note
on stderr says so, and the record is sound. No file is ever changed.

examples:
  moon-desktop check evening.moon
  moon-desktop check -v records/*.moon
  gunzip -c evening.moon.gz | moon-desktop check -

{STATUS}""",
    )
    parser.add_argument(
        "files",
        nargs="+",
        type=file_name,
        metavar="FILE",
        help="a record; - for standard input",
    )
    parser.add_argument(
        "-v", "--verbose", action="store_true", help="print a line for sound records too"
    )
    return parser


def review_parser() -> argparse.ArgumentParser:
    """``moon-desktop review FILE [--json]``."""
    parser = parser_of(
        "moon-desktop review",
        "moon-desktop review FILE [--json]",
        "Read a record, and tell for each choice in it what that and every other legal one\n"
        "comes to when all tiles are seen: the tricks that the bidder, or the bidder's side,\n"
        "has at the end of the hand if it is made and all then play perfectly.",
        f"""\
All seven tricks are thought of as played, whatever the house rules say. Where the bid
is under it is 0 where the bidder can still take none, else 1. Before the play the
bidder goes on with the best discard and trump; of a bid it is what its seat comes to
if it buys with it. A pass has no figure, nor has a play that reneges.

--json prints one object instead: "lines", a list of an object for each choice, with
"line" (of the file, from 1), "event" and what else the record says ("seat", and "bid",
"discard", "trump" or "tile" with "suit"), and "values": the tricks by bid, tile or
trump. Where the leader names an end, the value of a tile is that of the better end for
the side that leads, and "named" has both: {{"6-4": {{"6": 5, "4": 4}}}}.

examples:
  moon-desktop review evening.moon
  moon-desktop review --json evening.moon > evening.json

{STATUS}""",
    )
    parser.add_argument(
        "file", type=file_name, metavar="FILE", help="a record; - for standard input"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    return parser


def advise_parser() -> argparse.ArgumentParser:
    """``moon-desktop advise FILE [--json] [--deals N] [--seconds S] [--seed S]``."""
    parser = parser_of(
        "moon-desktop advise",
        "moon-desktop advise FILE [option …]",
        "Read a record that ends where a choice is due, and tell what each legal one is\n"
        "worth, as far as the seat in turn can know: no tile is looked at that it has not\n"
        "seen.",
        f"""\
what the figures mean:
  made    the chance that the contract of the hand is made: of a bid, its own if
          nobody tops it; of a pass, that of whoever buys
  points  what each seat may expect of the hand; marks, where marks are scored
  win     the chance that the seat, or its side, wins the game

A number of deals that fit what was seen are weighed, all of them where they are few.
The same seed and number of deals give the same answer. With --seconds the clock says
how many there are, and the answer may vary.

--json prints one object instead: "seat", "phase" ("bid", "widow", "trump" or "play"),
"deals" (how many were weighed), "every" (whether they are all that fit), "choices", a
list of objects with "bid", "discard", "trump" or "tile" (and "suit" where an end is
named), "made" (null where nobody would buy), "points" (a list by seat) and "win", and
"chosen", which is the best of them.

examples:
  moon-desktop advise evening.moon
  moon-desktop advise evening.moon --json --seconds 2

{STATUS}""",
    )
    option = parser.add_argument
    option("file", type=file_name, metavar="FILE", help="a record; - for standard input")
    option("--json", action="store_true", help="print one JSON object")
    option(
        "--deals",
        type=whole_number(1, MOST_DEALS),
        metavar="N",
        help="weigh so many deals (default: as many as expert does, or what --seconds allows)",
    )
    option("--seconds", type=seconds, metavar="S", help="weigh deals for so long")
    option(
        "--seed",
        type=whole_number(0, MOST_SEED),
        default=1,
        metavar="S",
        help="what the deals are drawn from (default: %(default)s)",
    )
    return parser
