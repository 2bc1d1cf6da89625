"""The words of each command: its options, its help, and what they may be."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final, NoReturn

from moon_desktop.rule_words import Unknown, known_preset
from moon_desktop.wording.house_rules import PRESETS, preset_line
from moon_desktop.wording.quoting import quoted
from moon_desktop.wording.tongue import tr

DEFAULT_PRESET: Final = next(iter(PRESETS))
MOST_MATCHES: Final = 10_000_000
MOST_WORKERS: Final = 60
"""One system waits for no more than some sixty processes at once."""

MOST_HANDS: Final = 20_000
"""In one match; the record of more would be longer than a record may be."""

MOST_SEED: Final = 2**63 - 1

_STATUS = """\
exit status:
  0  all is well
  1  something is wrong with a record
  2  the command was called in a wrong way, a file could not be opened or
     written, or there is no display
"""


class _Parser(argparse.ArgumentParser):
    """Tells bad usage in one sentence."""

    def error(self, message: str) -> NoReturn:
        hint = tr("(--help tells how it is called)")
        print(f"{self.prog}: {message.rstrip('.')} {hint}", file=sys.stderr)
        self.exit(2)


def _parser(prog: str, usage: str, description: str, epilog: str) -> _Parser:
    return _Parser(
        prog=prog,
        usage=usage,
        description=description,
        epilog=epilog,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )


def _preset(word: str) -> str:
    try:
        return known_preset(word)
    except Unknown as unknown:
        raise argparse.ArgumentTypeError(str(unknown)) from None


def _whole(low: int, high: int) -> Callable[[str], int]:
    def whole(word: str) -> int:
        if word.isascii() and word.isdigit() and len(word) < 20 and low <= int(word) <= high:
            return int(word)
        raise argparse.ArgumentTypeError(
            tr("{word} is not a whole number from {low} to {high}").format(
                word=quoted(word), low=low, high=high
            )
        )

    return whole


def _presets() -> str:
    width = max(map(len, PRESETS))
    lines = [f"  {key:{width}}  {preset_line(key)}" for key in PRESETS]
    return "presets:\n" + "\n".join(lines) + "\n"


def table_parser() -> argparse.ArgumentParser:
    """``moon-desktop [FILE.moon] [--preset KEY] [--demo]``."""
    parser = _parser(
        "moon-desktop",
        """
  moon-desktop [FILE.moon | --preset KEY] [--demo]
  moon-desktop simulate --players A,B,C [option …]
  moon-desktop check FILE…
  moon-desktop --version""",
        "Moon, the domino game, against players of the computer. Without a command the\n"
        "table opens, and the match last played goes on.",
        f"""\
commands, each with a --help of its own:
  simulate     play matches without a window, and tell how each seat fared
  check        read records, and tell what is wrong with them

{_presets()}
examples:
  moon-desktop                          go on with the match last played
  moon-desktop --preset fosdick         begin a match by this preset
  moon-desktop evening.moon             open this record
  moon-desktop ./check                  open a record that is called like a command
  moon-desktop --preset fosdick --demo  watch the computer play

{_STATUS}""",
    )
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE.moon", help="a record to open")
    parser.add_argument(
        "--preset", type=_preset, metavar="KEY", help="begin a new match by these house rules"
    )
    parser.add_argument(
        "--demo", action="store_true", help="the computer plays every seat, and plays on"
    )
    parser.add_argument(
        "--version", action="store_true", help="print the program's, Python's and Qt's versions"
    )
    return parser


def check_parser() -> argparse.ArgumentParser:
    """``moon-desktop check [-v] FILE…``."""
    parser = _parser(
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

{_STATUS}""",
    )
    parser.add_argument("files", nargs="+", metavar="FILE", help="a record; - for standard input")
    parser.add_argument(
        "-v", "--verbose", action="store_true", help="print a line for sound records too"
    )
    return parser


def simulate_parser() -> argparse.ArgumentParser:
    """``moon-desktop simulate --players A,B,C …``."""
    from moon_desktop.players.levels import LEVELS
    from moon_desktop.simulation import FALLBACK, HAND_LIMIT, HANDS_A_MINUTE, PATIENCE

    parser = _parser(
        "moon-desktop simulate",
        "moon-desktop simulate --players A,B,C [option …]",
        "Play matches among players of the computer, without a window, and print how each\n"
        "seat fared. The same seed gives the same matches and the same records, whatever\n"
        "the number of workers.",
        f"""\
players: {", ".join(LEVELS)}

{_presets()}
what the figures mean:
  hands won      bids made, and bids of the other side set; a hand that everybody
                 passed is played but won by nobody
  points a hand  the mean over all hands, with its standard error; in marks where
                 the house rules score in marks
  bids, made     contracts that this seat bought, and how many of them it made
  With partners, what the side wins and scores counts for both its seats.
--json prints one object instead: "matches", and "players", a list by seat of
"seat", "player", "matches_won", "games_won", "hands" (all that were played),
"points_a_hand", "standard_error" (null below two hands), "bids" and "made".

how matches are played:
  A timed match has no clock here: the time is up after {HANDS_A_MINUTE} hands for each minute.
  A match is given up, which a note tells, in a game that nobody has won after
  {PATIENCE[0]} hands and {PATIENCE[1]} more for each point of the target, and after --hand-limit.
  Where a player fails to choose, {FALLBACK} chooses for it, and a note tells why.
  Match 3 from seed 7 is written to moon-7-3.moon; a file of that name is replaced,
  and nothing else in the folder is touched.

examples:
  moon-desktop simulate --players casual,random,random --matches 1000 --workers 4
  moon-desktop simulate --preset fosdick --set minimum_bid=3 --set all_pass=force-dealer \\
      --players casual,casual,random --seed 7 --json
  moon-desktop simulate --players casual,casual,casual --matches 20 --records games

{_STATUS}""",
    )
    option = parser.add_argument
    option(
        "--players",
        required=True,
        metavar="A,B,C",
        help="the player at each seat, from seat 0 clockwise",
    )
    option(
        "--preset",
        type=_preset,
        default=DEFAULT_PRESET,
        metavar="KEY",
        help="the house rules (default: %(default)s)",
    )
    option(
        "--set",
        action="append",
        default=[],
        dest="changes",
        metavar="key=value",
        help="change one house rule of the preset; may be given again and again",
    )
    option(
        "--matches",
        type=_whole(1, MOST_MATCHES),
        default=100,
        metavar="N",
        help="how many matches (default: %(default)s)",
    )
    option(
        "--seed",
        type=_whole(0, MOST_SEED),
        default=1,
        metavar="S",
        help="what all shuffles are drawn from (default: %(default)s)",
    )
    option(
        "--records",
        type=Path,
        metavar="DIR",
        help="write the record of each match into this folder",
    )
    option(
        "--workers",
        type=_whole(1, MOST_WORKERS),
        default=1,
        metavar="N",
        help="spread the work over so many processes (default: %(default)s)",
    )
    option("--json", action="store_true", help="print one JSON object")
    option(
        "--hand-limit",
        type=_whole(1, MOST_HANDS),
        default=HAND_LIMIT,
        metavar="N",
        help="give a match up after so many hands (default: %(default)s)",
    )
    return parser
