"""The rows as one Markdown table, its columns lined up so that it reads well as plain text."""

from __future__ import annotations

from collections.abc import Iterable

from tests.benchmarks.measure import Measure, Row, Wanted

HEAD = ("What", "Ours", "Floor", "Ratio", "Wanted", "Verdict")


def table(rows: Iterable[Row]) -> str:
    """The table with a line end after its last line; figures are flush right."""
    cells = [HEAD, *map(_cells, rows)]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    rule = [
        "-" * (width - 1) + ":" if 0 < place < 4 else "-" * width
        for place, width in enumerate(widths)
    ]
    lines = [_line(cells[0], widths), f"| {' | '.join(rule)} |"]
    lines += [_line(row, widths) for row in cells[1:]]
    return "\n".join(lines) + "\n"


def _line(cells: tuple[str, ...], widths: list[int]) -> str:
    placed = (
        cell.rjust(width) if 0 < place < 4 else cell.ljust(width)
        for place, (cell, width) in enumerate(zip(cells, widths, strict=True))
    )
    return f"| {' | '.join(placed)} |"


def _cells(row: Row) -> tuple[str, ...]:
    verdicts = {None: "", True: "met", False: "**missed**"}
    return (
        row.what,
        _measure(row.figure, row.unit),
        _measure(row.floor, row.unit),
        _measure(row.ratio, "×"),
        _wanted(row.wanted, row.unit),
        verdicts[row.met],
    )


def _measure(measure: Measure | None, unit: str) -> str:
    if measure is None:
        return ""
    size = abs(measure.middle)
    places = 0 if size >= 100 else 1 if size >= 10 else 2
    if unit == "×":
        places = 2
    elif 0 < size < 0.1:
        places = 4
    spread = f" ± {measure.spread:.{places}f}" if round(measure.spread, places) else ""
    return _with_unit(f"{measure.middle:,.{places}f}{spread}".replace("-", "−"), unit)


def _with_unit(number: str, unit: str) -> str:
    return number + unit if unit in ("×", "") else f"{number} {unit}"


def _wanted(wanted: Wanted | None, unit: str) -> str:
    if wanted is None:
        return ""
    unit = "×" if wanted.of == "ratio" else unit
    sign = "≤" if wanted.kind == "most" else "≥"
    aim = "" if wanted.aim is None else f" (aim {_with_unit(f'{wanted.aim:g}', unit)})"
    return f"{sign} {_with_unit(f'{wanted.bound:,g}', unit)}{aim}"
