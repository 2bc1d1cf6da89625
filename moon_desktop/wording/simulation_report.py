"""The standings of a series of simulated matches as a table of text."""

from __future__ import annotations

from collections.abc import Sequence

from moon_desktop.standings import Fared, Standings
from moon_desktop.wording.tongue import tr


def simulation_report(standings: Standings, players: Sequence[str]) -> str:
    """A row a seat: what it won, points a hand with the standard error, and its bids."""
    head = [
        tr(word)
        for word in (
            "Seat",
            "Player",
            "Matches won",
            "Games won",
            "Hands won",
            "Points a hand",
            "Bids",
            "Made",
        )
    ]
    rows = [head]
    for seat, (player, fared) in enumerate(zip(players, standings.seats, strict=True)):
        rows.append([str(seat), player, *_figures(fared, standings.matches)])
    widths = [max(len(row[column]) for row in rows) for column in range(len(head))]
    lines = []
    for row in rows:
        cells = [
            cell.ljust(width) if column == 1 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  ".join(cells).rstrip())
    played = tr("Matches: {matches}; hands: {hands}.").format(
        matches=f"{standings.matches:,}", hands=f"{standings.seats[0].hands:,}"
    )
    return "\n".join([*lines, "", played])


def given_up(unfinished: int) -> str:
    """That some matches had no end."""
    told = tr("Matches given up, with no winner in sight: {count}. Their hands are counted.")
    return told.format(count=f"{unfinished:,}")


def _figures(fared: Fared, matches: int) -> list[str]:
    return [
        f"{fared.matches_won:,} {_share(fared.matches_won, matches)}",
        f"{fared.games_won:,}",
        f"{fared.hands_won:,} {_share(fared.hands_won, fared.hands)}",
        _mean(fared),
        f"{fared.bids:,}",
        _share(fared.made, fared.bids),
    ]


def _share(part: int, whole: int) -> str:
    return f"{part / whole:6.1%}" if whole else "–".rjust(6)


def _mean(fared: Fared) -> str:
    mean, error = fared.points_a_hand, fared.standard_error
    if mean is None:
        return "–"
    return f"{mean:.3f} ± {'–' if error is None else f'{error:.3f}'}"
