"""The score sheet as plain text and as comma-separated values, to be pasted elsewhere."""

from __future__ import annotations

import csv
import io
import unicodedata
from collections.abc import Sequence
from typing import Final

from moon_desktop.windows.score_names import unwrapped
from moon_desktop.windows.score_rows import GameRow, GameSpan, HandRow, ScoreRows
from moon_desktop.wording import score as words
from moon_desktop.wording import score_window as sheet_words
from moon_desktop.wording.names import apart

_LONGEST: Final = 18
"""Columns that a name may take in the plain text."""
_BETWEEN: Final = "  "
_FIGURES: Final = 4
"""The first column of the plain text that holds a side's figures."""

_FORMULA: Final = ("=", "+", "-", "@", "\uff1d", "\uff0b", "\uff0d", "\uff20")
"""What a cell must not begin with: a spreadsheet would reckon with it, and may do worse."""


def as_text(sheet: ScoreRows, seats: Sequence[str], sides: Sequence[str]) -> str:
    """The whole sheet in aligned columns; ``seats`` and ``sides``: names fit to be shown."""
    lines = [words.sheet(), sheet_words.house_rules_told(sheet.rules), ""]
    for game in sheet.games:
        lines += [_title(sheet, game, sides), *_aligned(_table(sheet, game, seats, sides)), ""]
    if sheet.rules.match != "single":
        say = words.figure if sheet.rules.match == "best-of" else words.signed
        listed = [f"{side} {say(n)}" for side, n in zip(sides, sheet.totals, strict=True)]
        lines.append(f"{words.match_totals(sheet.rules.match)}: {', '.join(listed)}")
    if sheet.winner is not None:
        lines.append(words.won_match(sides[sheet.winner]))
    return "\n".join([*lines, *_legend(sheet)]).rstrip() + "\n"


def as_csv(sheet: ScoreRows, seats: Sequence[str], sides: Sequence[str]) -> str:
    """The whole sheet after RFC 4180: a heading, a row a hand, and a row a game that was won.

    Figures are plain whole numbers; what a row has nothing to say of is left empty.
    """
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow([*sheet_words.csv_heads(), *_heads_of(sides)])
    for row in sheet.rows:
        if isinstance(row, GameRow):
            writer.writerow([*_game_start(row, sides), *_game_figures(row)])
        else:
            writer.writerow([*_hand_start(row, seats), *_hand_figures(row, sheet.rules.hickeys)])
    return text.getvalue()


def _cell(text: str) -> str:
    """``text`` as a spreadsheet shows it and no more."""
    plain = unwrapped(text)
    return f"'{plain}" if plain.startswith(_FORMULA) else plain


def _heads_of(sides: Sequence[str]) -> list[str]:
    heads = sheet_words.csv_side_heads()
    return [_cell(f"{unwrapped(side)}: {head}") for side in sides for head in heads]


def _hand_start(row: HandRow, seats: Sequence[str]) -> list[str | int]:
    helped = sheet_words.csv_helped() if row.helped else ""
    start: list[str | int] = [row.game, row.number, _cell(seats[row.dealer])]
    if row.bidder is None or row.bid is None:
        result = words.all_passed() if row.finished else words.bidding()
        return [*start, "", "", "", result, helped, ""]
    bid = int(row.bid) if row.bid.isdigit() else words.bid(row.bid)
    contract = words.contract(row.bid, row.trump)
    return [*start, _cell(seats[row.bidder]), bid, contract, words.ended(row.result), helped, ""]


def _hand_figures(row: HandRow, hickeys: bool) -> list[int | str]:
    """Points, total and hickeys a side; the columns of a game's marks stay empty."""
    cells: list[int | str] = []
    for points, total, held in zip(row.points, row.scores, row.hickeys, strict=True):
        scored = row.result in ("made", "set")
        cells += [points, total, held if hickeys else ""] if scored else ["", "", ""]
        cells += ["", ""]
    return cells


def _game_start(row: GameRow, sides: Sequence[str]) -> list[str | int]:
    empty = [""] * 5
    return [row.number, *empty, sheet_words.csv_game_won(), "", _cell(sides[row.winner])]


def _game_figures(row: GameRow) -> list[int | str]:
    """Marks and the match's total a side."""
    cells: list[int | str] = []
    for mark, total in zip(row.marks, row.totals, strict=True):
        cells += ["", "", "", mark, total]
    return cells


def _title(sheet: ScoreRows, game: GameSpan, sides: Sequence[str]) -> str:
    if game.closing is None:
        state = words.in_play() if sheet.winner is None else sheet_words.unfinished()
    else:
        row = sheet.rows[game.closing]
        assert isinstance(row, GameRow)
        state = words.won(sides[row.winner])
    return f"{words.game(game.number)}: {state}"


def _table(
    sheet: ScoreRows, game: GameSpan, seats: Sequence[str], sides: Sequence[str]
) -> list[list[str]]:
    """The cells of a game, its heading first."""
    table = [["", words.hand_column(), "", "", *(_short(side) for side in sides)]]
    for row in sheet.rows[game.first : game.end]:
        assert isinstance(row, HandRow)
        table.append([str(row.number), *_contract(sheet, row, seats), *_sides(sheet, row)])
    if game.closing is not None and sheet.rules.match != "single":
        closing = sheet.rows[game.closing]
        assert isinstance(closing, GameRow)
        marks = [words.signed(mark) for mark in closing.marks]
        table.append(["", words.match_totals(sheet.rules.match), "", "", *marks])
    return table


def _contract(sheet: ScoreRows, row: HandRow, seats: Sequence[str]) -> list[str]:
    """Bidder and bid, the trump, and how it ended with its signs."""
    sign = " †" if row.helped else ""
    if row.bidder is None or row.bid is None:
        return [words.all_passed() if row.finished else words.bidding(), "", sign.strip()]
    hickeys = sum(row.hickeys) if sheet.rules.hickeys else 0
    stars = "" if not hickeys else " " + ("*" * hickeys if hickeys < 4 else f"*{hickeys}")
    contract = words.contract(row.bid, row.trump)
    bid = f"{_short(seats[row.bidder])} {words.bid(row.bid)}"
    return [bid, contract, f"{words.ended(row.result)}{stars}{sign}"]


def _sides(sheet: ScoreRows, row: HandRow) -> list[str]:
    """Points and total a side; a total in the hole stands in brackets (M5.8)."""
    if row.result not in ("made", "set"):
        return [""] * len(row.scores)
    cells = []
    for points, total in zip(row.points, row.scores, strict=True):
        figure = words.figure(total)
        if total < 0 and sheet.rules.scoring == "points":
            figure = f"({figure})"
        cells.append(f"{words.signed(points)} {figure:>5}")
    return cells


def _legend(sheet: ScoreRows) -> list[str]:
    hands = [row for row in sheet.rows if isinstance(row, HandRow)]
    told = [""]
    if sheet.rules.hickeys:
        told.append(f"* {words.hickey_sign()}")
    if sheet.rules.scoring == "points" and any(n < 0 for row in hands for n in row.scores):
        told.append(f"({words.MINUS}) {sheet_words.hole_explained()}")
    if any(row.helped for row in hands):
        told.append(f"† {words.helped()}")
    return told


def _aligned(table: Sequence[Sequence[str]]) -> list[str]:
    """The cells in columns, words to the left and figures to the right."""
    columns = range(len(table[0]))
    widths = [max(_width(row[column]) for row in table) for column in columns]
    lines = []
    for row in table:
        cells = [
            _filled(cell, width, right=column >= _FIGURES)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append(_BETWEEN.join(cells).rstrip())
    return lines


def _filled(cell: str, width: int, *, right: bool) -> str:
    blank = " " * (width - _width(cell))
    return blank + cell if right else cell + blank


def _short(name: str) -> str:
    """A name of at most ``_LONGEST`` columns."""
    if _width(name) <= _LONGEST:
        return name
    kept = unwrapped(name)
    while _width(kept) >= _LONGEST:
        kept = kept[:-1]
    return apart(f"{kept}…")


def _width(text: str) -> int:
    """How many columns of a terminal ``text`` takes."""
    return sum(
        0 if unicodedata.combining(char) or unicodedata.category(char) == "Cf"
        else 2 if unicodedata.east_asian_width(char) in "WF" else 1
        for char in text
    )  # fmt: skip
