"""How every command is parsed: bad usage in one sentence, and the kinds of words there are."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from typing import Final, NoReturn

from moon_desktop.rule_words import Unknown, known_preset
from moon_desktop.wording.house_rules import PRESETS, preset_line
from moon_desktop.wording.quoting import quoted
from moon_desktop.wording.tongue import tr

MOST_SEED: Final = 2**63 - 1

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
        print(f"{self.prog}: {message.rstrip('.')} {hint}", file=sys.stderr)
        self.exit(2)


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
    """The presets as a part of a help text, a line each."""
    width = max(map(len, PRESETS))
    lines = [f"  {key:{width}}  {preset_line(key)}" for key in PRESETS]
    return "presets:\n" + "\n".join(lines) + "\n"
