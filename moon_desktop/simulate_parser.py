"""The words of the command that simulates: its options, its help, and what they may be."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from moon_desktop.command_parser import (
    MOST_DEALS,
    MOST_SEED,
    STATUS,
    parser_of,
    preset,
    presets,
    whole_number,
)
from moon_desktop.players.levels import OWN, SEERS
from moon_desktop.series import FALLBACK, HAND_LIMIT, HANDS_A_MINUTE, PATIENCE
from moon_desktop.wording.house_rules import PRESETS

DEFAULT_PRESET: Final = next(iter(PRESETS))
MOST_MATCHES: Final = 10_000_000
MOST_WORKERS: Final = 60
"""One system waits for no more than some sixty processes at once."""

MOST_HANDS: Final = 20_000
"""In one match; the record of more would be longer than a record may be."""


def simulate_parser() -> argparse.ArgumentParser:
    """``moon-desktop simulate --players A,B,C …``."""
    parser = parser_of(
        "moon-desktop simulate",
        "moon-desktop simulate --players A,B,C [option …]",
        "Play matches among players of the computer, without a window, and print how each\n"
        "fared. The same seed gives the same matches and the same records, wherever and by\n"
        "however many workers they are played.",
        f"""\
players:
  {", ".join(OWN)}: from the weakest to the strongest
  {", ".join(SEERS)}: to measure by; it is shown all tiles, and is no player of the table
  and any other that an installed package brings along

{presets()}
what the figures mean:
  hands won      bids made, and bids of the other side set; a hand that everybody
                 passed is played but won by nobody
  points a hand  the mean over all hands, with its standard error; in marks where
                 the house rules score in marks
  bids, made     contracts that this seat bought, and how many of them it made
  With partners, what the side wins and scores counts for both its seats.
  After ± stands a standard error: of matches won from match to match, of points
  from hand to hand.
--rotate plays each match again for every turn of the players round the seats, with
the same deals, so that nobody is dealt more luck than others. Figures are then those
of a player, not of a seat, and both standard errors go by such rounds.
--json prints one object instead: "matches", "rounds" (from how many seeds they were
dealt), and "players", a list in the order of --players of "seat" (under --rotate the
first one), "player", "matches_won", "matches_won_share" with "matches_won_error",
"games_won", "hands" (all that were played), "points_a_hand" with "standard_error",
"bids" and "made". An error of fewer than two observations is null.

how matches are played:
  A timed match has no clock here: the time is up after {HANDS_A_MINUTE} hands for each minute.
  A match is given up, which a note tells, in a game that nobody has won after
  {PATIENCE[0]} hands and {PATIENCE[1]} more for each point of the target, and after --hand-limit.
  Where a player fails to choose, {FALLBACK} chooses for it, and a note tells why.
  skilled and expert weigh a fixed number of deals for a choice, so that no clock comes
  into it; --deals sets another number.
  Match 3 from seed 7 is written to moon-7-3.moon, under --rotate moon-7-3a.moon, 3b …;
  a file of that name is replaced, and nothing else in the folder is touched.
  What is lost with a worker is played again. A cluster is a scheduler of dask with
  workers that have moon-desktop installed, as this computer has it; records are
  written here. It needs the extra: moon-desktop[cluster].

examples:
  moon-desktop simulate --players casual,random,random --matches 1000 --workers 4
  moon-desktop simulate --preset fosdick --set minimum_bid=3 --set all_pass=force-dealer \\
      --players casual,casual,random --seed 7 --json
  moon-desktop simulate --players skilled,casual,casual --rotate --matches 50 --deals 8
  moon-desktop simulate --players casual,casual,casual --matches 20 --records games

{STATUS}""",
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
        type=preset,
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
        type=whole_number(1, MOST_MATCHES),
        default=100,
        metavar="N",
        help="how many matches, or rounds of them (default: %(default)s)",
    )
    option(
        "--rotate",
        action="store_true",
        help="play each once for every turn of the players round the seats",
    )
    option(
        "--seed",
        type=whole_number(0, MOST_SEED),
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
        type=whole_number(1, MOST_WORKERS),
        default=1,
        metavar="N",
        help="spread the work over so many processes (default: %(default)s)",
    )
    option(
        "--cluster",
        metavar="ADDRESS",
        help="leave the work to the dask scheduler at this address, as tcp://host:8786",
    )
    option(
        "--deals",
        type=whole_number(1, MOST_DEALS),
        metavar="N",
        help="how many deals skilled and expert weigh for a choice (default: their own)",
    )
    option("--json", action="store_true", help="print one JSON object")
    option(
        "--hand-limit",
        type=whole_number(1, MOST_HANDS),
        default=HAND_LIMIT,
        metavar="N",
        help="give a match up after so many hands (default: %(default)s)",
    )
    return parser
