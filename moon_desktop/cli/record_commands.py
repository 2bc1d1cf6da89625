"""The commands about a record: what is wrong with it, what its choices came to, what to choose."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Final

from moon_desktop.cli.command_parser import MOST_DEALS
from moon_desktop.cli.worths import advice_json, advice_table, hindsight_lines, hindsight_table
from moon_desktop.disk.record_file import read_record, read_stream
from moon_desktop.engine.entries import HandEnd, MatchOver
from moon_desktop.engine.reading import Damage, Heed, Reading
from moon_desktop.games import CATALOGUE
from moon_desktop.memory.deals import Followed, seal
from moon_desktop.players.player import Limits
from moon_desktop.words.damage import damage
from moon_desktop.words.language import tr
from moon_desktop.words.names import listing
from moon_desktop.words.notices import file_trouble
from moon_desktop.words.quoting import printable, shown_path
from moon_desktop.words.score import deals_text

STDIN = "-"
DAMAGED, NOT_DONE = 1, 2


class NotRead(Exception):
    """A record that is no use to the command, told in a sentence; ``status`` is to be exited
    with."""

    def __init__(self, sentence: str, status: int) -> None:
        super().__init__(sentence)
        self.status = status


def asked_record(file: str, heed: Heed | None = None) -> Reading:
    """The record in ``file``, ``-`` being the standard input; ``heed`` is told of what chance
    brought.

    Raises NotRead for what is damaged or cannot be opened. A last line that is cut short does
    not count, which a note on stderr tells.
    """
    try:
        if file == STDIN:
            return _standard_input(heed)
        path = Path(file)
        reading, size = read_record(path, heed), path.stat().st_size
    except Damage as found:
        told = damage(found, CATALOGUE[found.game] if found.game else None)
        raise NotRead(f"{_name(file)}:{found.line}: {told}", DAMAGED) from None
    except OSError as error:
        raise NotRead(file_trouble(error), NOT_DONE) from None
    if size > reading.length:
        note = tr("The last line is cut short and does not count.")
        print(f"{_name(file)}: {note}", file=sys.stderr)
    return reading


def _standard_input(heed: Heed | None) -> Reading:
    if sys.stdin is None:
        raise NotRead(tr("The standard input is closed: there is no record to read."), NOT_DONE)
    return read_stream(sys.stdin.buffer, heed)


def _name(file: str) -> str:
    return "<stdin>" if file == STDIN else shown_path(file)


def check(given: argparse.Namespace) -> int:
    """Read each of ``given.files`` as a record, ``-`` being the standard input.

    What is wrong goes to stdout as ``FILE:LINE: reason``, the first damage of each file; with
    ``given.verbose`` a sound record has a line too, and with ``given.deals`` each has one on its
    deals. Returns 0 if all are sound, and their deals follow where that was asked; 1 if one is not,
    2 if one cannot be opened.
    """
    return max(_check(file, given.verbose, given.deals) for file in given.files)


def _check(file: str, verbose: bool, deals: bool) -> int:
    followed = Followed()
    try:
        reading = asked_record(file, followed if deals else None)
    except NotRead as trouble:
        if trouble.status == DAMAGED:
            print(trouble)
        else:
            print(f"moon-desktop check: {trouble}", file=sys.stderr)
        return trouble.status
    if verbose:
        print(f"{_name(file)}: {_summary(reading)}")
    return _check_deals(_name(file), reading, followed) if deals else 0


def _check_deals(name: str, reading: Reading, followed: Followed) -> int:
    """Says what is known of the deals of a record, with the line of the first that is otherwise;
    the status to exit with."""
    header, otherwise = reading.header, followed.otherwise
    state = followed.state(header)
    told = deals_text(state, followed.count, otherwise)
    if otherwise is not None:
        name = f"{name}:{reading.entries.index(otherwise) + 2}"
    print(f"{name}: {told}")
    if header.secret is not None:
        print(f"{name}: {tr('Seal {seal}').format(seal=seal(header.secret))}")
    return 0 if state in ("sealed", "follows") else DAMAGED


def _summary(reading: Reading) -> str:
    hands = sum(isinstance(entry, HandEnd) for entry in reading.entries)
    won = [entry.winners for entry in reading.entries if isinstance(entry, MatchOver)]
    if not won:
        return tr("sound; hands: {hands}; not finished.").format(hands=hands)
    table = reading.match.rules.table
    seats = [seat for side in won[0] for seat in table.members(side)]
    winners = listing([printable(reading.header.seats[seat].name) for seat in seats])
    return tr("sound; hands: {hands}; won by {winners}.").format(hands=hands, winners=winners)


def review(given: argparse.Namespace) -> int:
    """Print the worth of every choice in the record ``given.file``, a line each; returns 0.

    Raises NotRead.
    """
    reading = asked_record(given.file)
    lines = list(hindsight_lines(reading))
    if given.json:
        game = CATALOGUE[reading.header.game]
        print(json.dumps({"lines": [line.to_json(game) for line in lines]}, indent=1))
    else:
        print(hindsight_table(lines, _names(reading)))
    return 0


def _names(reading: Reading) -> list[str]:
    return [printable(seat.name) for seat in reading.header.seats]


def advise(given: argparse.Namespace) -> int:
    """Print what each choice due at the end of the record ``given.file`` is worth; returns 0.

    It is told from the Sight of the seat in turn alone. Raises NotRead, also where no choice is
    due.
    """
    reading = asked_record(given.file)
    if reading.match.turn is None:
        why = tr("Nobody is to choose where the record ends: there is nothing to advise on.")
        raise NotRead(why, NOT_DONE)
    sight = reading.match.sight(reading.match.turn)
    game, deals = CATALOGUE[reading.header.game], given.deals
    if given.seconds is not None and deals is None:
        deals = MOST_DEALS
    limits = Limits(given.seconds, lambda: False)
    advice = game.players.advise(sight, limits, seed=given.seed, deals=deals)
    if given.json:
        print(json.dumps(advice_json(game, advice), indent=1))
    else:
        names = _names(reading)
        print(advice_table(game.show.hints.hint(advice, names), sight.seat, names[sight.seat]))
    return 0


COMMANDS: Final = {"check": check, "review": review, "advise": advise}
