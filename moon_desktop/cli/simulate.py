"""The commands that play matches among players: their words, players seated, matches played,
standings printed."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from typing import Final

from moon_desktop.arena.cluster import Unreachable
from moon_desktop.arena.series import HAND_LIMIT, HANDS_A_MINUTE, PATIENCE, Round, Series
from moon_desktop.arena.simulation import log_to_stderr, played, simulate
from moon_desktop.arena.standings import Standings
from moon_desktop.arena.tournament import Tournament, placed
from moon_desktop.cli.command_parser import (
    MOST_DEALS,
    MOST_SEED,
    Parser,
    path,
    preset,
)
from moon_desktop.cli.reports import (
    given_up,
    simulation_report,
    tournament_json,
    tournament_report,
)
from moon_desktop.cli.rules_argument import Unknown, rules_listing, rules_of
from moon_desktop.endings import heeded, interrupt
from moon_desktop.games import CATALOGUE
from moon_desktop.games.game import Game
from moon_desktop.players.guests import Unseated
from moon_desktop.players.levels import FALLBACK, OWN, guests
from moon_desktop.words.language import pgettext, tr
from moon_desktop.words.names import listing
from moon_desktop.words.quoting import printable, quoted

MOST_MATCHES: Final = 10_000_000
MOST_WORKERS: Final = 60
"""One system waits for no more than some sixty processes at once."""

MOST_HANDS: Final = 20_000
"""In one match; the record of more would be longer than a record may be."""


def simulate_parser() -> Parser:
    """``moon-desktop simulate --players A,B,C …``."""
    seats = tr("the player at each seat, from seat 0 clockwise")
    matches = tr("how many matches, or rounds of them (default: %(default)s)")
    parser = _parser("simulate", seats, matches, 100)
    told = tr("play each once for every turn of the players round the seats")
    parser.switch("--rotate", told=told)
    told = tr("write the record of each match into this folder")
    parser.add_argument("--records", type=path, metavar=tr("DIR"), help=told)
    return parser


def arena_parser() -> Parser:
    """``moon-desktop arena --players A,B,C …``."""
    players, rounds = tr("the players that meet"), tr("how many rounds (default: %(default)s)")
    parser = _parser("arena", players, rounds, 10)
    parser.switch("--alike", told=tr("seat players of the same name alone as partners"))
    return parser


def _parser(name: str, players: str, matches: str, default: int) -> Parser:
    """With what both have."""
    parser = Parser(
        name,
        f"moon-desktop {name} --players A,B,C …",
        players=", ".join(OWN),
        hands_a_minute=HANDS_A_MINUTE,
        patience=PATIENCE[0],
        patience_a_point=PATIENCE[1],
        fallback=FALLBACK,
    )
    option, number = parser.add_argument, parser.number
    option("--players", required=True, metavar="A,B,C", help=players)
    told = tr("the game (default: that of the preset, or {game})").format(game=CATALOGUE.first)
    option("--game", choices=CATALOGUE, metavar=tr("NAME"), help=told)
    told = tr("the house rules (default: the first of the game)")
    option("--preset", type=preset, metavar=tr("KEY"), help=told)
    told = tr("change one house rule of the preset; may be given again and again")
    change = tr("key=value")
    option("--set", action="append", default=[], dest="changes", metavar=change, help=told)
    told = tr("list all house rules, with what they may be, and end")
    parser.listing("--rules", rules_listing, told)
    number("--matches", "N", 1, MOST_MATCHES, matches, default=default)
    told = tr("what all shuffles are drawn from (default: %(default)s)")
    number("--seed", "S", 0, MOST_SEED, told, default=1)
    told = tr("spread the work over so many processes (default: %(default)s)")
    number("--workers", "N", 1, MOST_WORKERS, told, default=1)
    told = tr("leave the work to the dask scheduler at this address, as tcp://host:8786")
    option("--cluster", metavar=tr("ADDRESS"), help=told)
    told = tr("how many deals skilled and expert weigh for a choice (default: their own)")
    number("--deals", "N", 1, MOST_DEALS, told)
    parser.switch("--json", told=tr("print one JSON object"))
    told = tr("give a match up after so many hands (default: %(default)s)")
    number("--hand-limit", "N", 1, MOST_HANDS, told, default=HAND_LIMIT)
    return parser


BAR_PATIENCE = 1.0
"""Seconds before a progress bar is shown."""


def simulate_command(given: argparse.Namespace) -> int:
    """Simulate as ``given`` asks and print the standings; returns 0.

    Raises Unknown for words that cannot be followed, OSError for a folder that cannot be
    written or a cluster that cannot be had, KeyboardInterrupt with its number for a signal
    that ends it.
    """
    log_to_stderr()
    game, chosen = _chosen(given.game, given.preset)
    rules = rules_of(chosen, given.changes)
    players = _players(given.players)
    if len(players) != rules.table.count:
        told = tr("--players names {named}, but these house rules have {seats} seats.")
        raise Unknown(told.format(named=len(players), seats=rules.table.count))
    if given.records is not None:
        given.records.mkdir(parents=True, exist_ok=True)
    series = Series(
        game.name,
        rules,
        players,
        given.seed,
        given.records,
        given.hand_limit,
        given.rotate,
        given.deals,
    )
    with _played(given.matches * series.turns) as progress:
        standings = simulate(series, given.matches, given.workers, progress, given.cluster)
    _note("simulate", standings)
    if given.json:
        print(json.dumps(standings.to_json(players), indent=2))
    else:
        print(simulation_report(standings, players))
    return 0


def arena_command(given: argparse.Namespace) -> int:
    """Have players meet as ``given`` asks and print how strong they are; returns 0. Raises what
    ``simulate_command`` does."""
    log_to_stderr()
    game, chosen = _chosen(given.game, given.preset)
    rules = rules_of(chosen, given.changes)
    players = tuple(dict.fromkeys(_players(given.players)))
    if len(players) < 2:
        raise Unknown(tr("--players names one player, who has nobody to meet."))
    series = Tournament(
        game.name,
        rules,
        players,
        given.seed,
        hand_limit=given.hand_limit,
        deals=given.deals,
        alike=given.alike,
    )
    rounds, standings = list[Round](), Standings.opened(rules.table)
    count = given.matches * len(series.line_ups)
    with (
        _played(given.matches * series.all_turns) as progress,
        closing(played(series, count, given.workers, given.cluster)) as parts,
    ):
        for part in parts:
            rounds += part.rounds
            standings += part.standings
            progress(part.standings.matches)
    _note("arena", standings)
    found = placed(rounds, players, given.seed)
    if given.json:
        print(json.dumps(tournament_json(found, rounds, standings), indent=2))
    else:
        print(tournament_report(found, rounds, standings))
    return 0


@contextmanager
def _played(matches: int) -> Iterator[Callable[[int], object]]:
    """What hears of matches played meanwhile; raises Unknown for who cannot play them."""
    try:
        with heeded(interrupt), _bar(matches) as progress:
            yield progress
    except Unreachable as unreachable:
        raise Unknown(str(unreachable)) from None
    except Unseated as unseated:
        told = tr("The player {name} cannot be used: {reason}.")
        reason = printable(unseated.reason, 200)
        raise Unknown(told.format(name=quoted(unseated.name), reason=reason)) from None


def _note(command: str, standings: Standings) -> None:
    if standings.unfinished:
        print(f"moon-desktop {command}: {given_up(standings.unfinished)}", file=sys.stderr)


def _chosen(named: str | None, word: str | None) -> tuple[Game, str]:
    """The game, and what its preset is called; Unknown where the game named has none such."""
    if named is None and word is not None:
        game, _ = CATALOGUE.preset(word)
        return game, word
    game = CATALOGUE[named or CATALOGUE.first]
    key = None if word is None else word.removeprefix(f"{game.name}:")
    if key is not None and key not in game.presets:
        told = tr("The game {game} has no preset {key}. It has {keys}.")
        keys = listing(tuple(game.presets))
        raise Unknown(told.format(game=game.name, key=quoted(key), keys=keys))
    return game, CATALOGUE.preset_word(game, key or next(iter(game.presets)))


def _players(text: str) -> tuple[str, ...]:
    players = tuple(name.strip() for name in text.split(","))
    known = (*OWN, *guests())
    for name in dict.fromkeys(players):
        if name not in known:
            told = tr("There is no player {name}. There are {known}.")
            raise Unknown(told.format(name=quoted(name), known=listing(known)))
    return players


@contextmanager
def _bar(matches: int) -> Iterator[Callable[[int], object]]:
    """What hears of matches done, and draws a bar where a person looks on and has to wait."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield lambda done: None
        return
    from tqdm import tqdm

    # A terminal that knows no height of its own would get no bar.
    with tqdm(
        total=matches,
        unit=" " + pgettext("bar of progress", "matches"),
        delay=BAR_PATIENCE,
        leave=False,
        file=sys.stderr,
        nrows=20,
    ) as bar:
        yield bar.update


COMMANDS: Final = {
    "simulate": (simulate_parser, simulate_command),
    "arena": (arena_parser, arena_command),
}
"""How each is parsed and done."""
