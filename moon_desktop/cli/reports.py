"""Reports on a terminal: rows set as columns, and the standings of a series of matches."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from moon_desktop.arena.series import Round
from moon_desktop.arena.standings import Fared, Standings
from moon_desktop.arena.tournament import Placed, tally
from moon_desktop.memory.intervals import Spread, scaled
from moon_desktop.words.language import pgettext, tr
from moon_desktop.words.review import decimal, percent, thousands


def columns(rows: Sequence[Sequence[str]], left: Collection[int]) -> str:
    """``rows``, the heading first, in columns: those numbered in ``left`` set to the left, the
    others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        cells = [
            cell.ljust(width) if place in left else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)


def simulation_report(standings: Standings, names: Sequence[str]) -> str:
    """A row a player, by the seat they have or had first: what it won, its score a hand and, where
    hands are bought, its contracts and bids; shares and means with the standard error."""
    bought = standings.bought > 0
    rows = [
        [
            pgettext("simulation", "Seat"),
            pgettext("simulation", "Player"),
            tr("Matches won"),
            tr("Games won"),
            *([tr("Hands won")] if bought else []),
            tr("Score a hand"),
            *([pgettext("simulation", "Bids"), pgettext("simulation", "Made")] if bought else []),
        ]
    ]
    for place, (name, fared) in enumerate(zip(names, standings.players, strict=True)):
        rows.append([str(place), name, *_figures(fared, bought)])
    return "\n".join([columns(rows, left=(1,)), "", _played(standings)])


def _played(standings: Standings) -> str:
    told = tr("Matches: {matches}; hands: {hands}.")
    if standings.rounds < standings.matches:
        told = tr(
            "Matches: {matches}, in {rounds} rounds with the same deals for each turn of the "
            "players; hands: {hands}."
        )
    return told.format(
        matches=thousands(standings.matches),
        rounds=thousands(standings.rounds),
        hands=thousands(standings.players[0].hands),
    )


def tournament_report(
    found: Sequence[Placed], rounds: Sequence[Round], standings: Standings
) -> str:
    """A row a player, the strongest first: how strong it is, and whom it beats how often."""
    names = [one.player for one in found]
    rows = [[pgettext("simulation", "Player"), tr("Points"), tr("Games"), *names]]
    for one in found:
        shares = [percent(one.beats.get(other)) for other in names]
        figure = f"{scaled(one.strength):.0f}"
        if one.between[0] < one.between[1]:
            low, high = (f"{scaled(edge):.0f}" for edge in one.between)
            figure = f"{figure} ({low}–{high})"
        rows.append([one.player, figure, thousands(one.games), *shares])
    told = tr(
        "Points: in brackets what they are in 90 of 100 cases; 400 more are ten times the odds.\n"
        "Under a name: how many games one wins where all other sides are of that name. Even "
        "are {even}."
    )
    sides = len(rounds[0].sides)
    played = tr("Matches: {matches}, in {rounds} rounds; games: {games}.").format(
        matches=thousands(standings.matches),
        rounds=thousands(standings.rounds),
        games=thousands(sum(sum(won) for _, won in rounds)),
    )
    return "\n".join([columns(rows, left=(0,)), "", told.format(even=percent(1 / sides)), played])


def tournament_json(
    found: Sequence[Placed], rounds: Sequence[Round], standings: Standings
) -> dict[str, Any]:
    """The same as an object of JSON, with what every line-up won."""
    return {
        "matches": standings.matches,
        "rounds": standings.rounds,
        "players": [one._asdict() for one in found],
        "line_ups": [{"sides": sides, "won": games} for sides, games in tally(rounds).items()],
    }


def given_up(unfinished: int) -> str:
    """That some matches had no end."""
    told = tr("Matches given up, with no winner in sight: {count}. Their hands are counted.")
    return told.format(count=thousands(unfinished))


def _figures(fared: Fared, bought: bool) -> list[str]:
    won = f"{thousands(fared.hands_won)} {_share(fared.hands_won, fared.hands)}"
    return [
        f"{thousands(fared.matches_won)} {_share(fared.matches_won, fared.won.count)}"
        f"{_error(fared.won)}",
        thousands(fared.games_won),
        *([won] if bought else []),
        _mean(fared.points),
        *([thousands(fared.bids), _share(fared.made, fared.bids)] if bought else []),
    ]


def _share(part: int, whole: int) -> str:
    return percent(part / whole if whole else None, 1).rjust(len(percent(1.0, 1)))


def _error(share: Spread) -> str:
    error = share.standard_error
    return "" if error is None else f" ± {percent(error, 1)}"


def _mean(points: Spread) -> str:
    mean, error = points.mean, points.standard_error
    if mean is None:
        return "–"
    sign = "-" if mean < 0 else ""
    return f"{sign}{decimal(abs(mean), 3)} ± {'–' if error is None else decimal(error, 3)}"
