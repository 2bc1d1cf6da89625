"""The score sheet as text, as comma-separated values, in a PDF file and on a printer."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import QDialog, QWidget

from moon_desktop.disk.regular_files import look, write
from moon_desktop.games.views.sheet import GameRow, HandRow, Sheet
from moon_desktop.windows.paper.boxes import ask_for_file
from moon_desktop.windows.score import sheet_print
from moon_desktop.windows.score.model import ScoreModel
from moon_desktop.windows.score.sheet_print import UNKNOWN, Origin
from moon_desktop.words import score as words
from moon_desktop.words.language import tr
from moon_desktop.words.names import listing, unwrapped
from moon_desktop.words.notices import file_trouble

_FORMULA: Final = ("=", "+", "-", "@", "\uff1d", "\uff0b", "\uff0d", "\uff20")
"""What a cell must not begin with: a spreadsheet would reckon with it, and may do worse."""


def as_text(sheet: Sheet) -> str:
    """The whole sheet for a letter or a spreadsheet, its columns set off by tabs."""
    ahead = [tr("Score sheet"), *filter(None, [sheet.rules_text]), ""]
    table = ["\t".join(map(str, row)) for row in _table(sheet)]
    lines = [""]
    if sheet.stroke:
        lines += [sheet.won_text(side, won) for side, won in enumerate(sheet.scores)]
    if not sheet.single:
        kind = sheet.terms.kind
        lines.append(words.totals_text(kind, sheet.sides, sheet.totals, voice=False))
    if sheet.winners:
        lines.append(words.won(sheet.called(sheet.winners), "match"))
    # A spreadsheet takes each line besides for a cell.
    return "\n".join([*_cells(ahead), *table, *_cells(lines)]).rstrip() + "\n"


def as_csv(sheet: Sheet) -> str:
    """Its table."""
    return csv_text(_table(sheet))


def csv_text(rows: Iterable[Iterable[str | int]]) -> str:
    """A table after RFC 4180, of which a spreadsheet reckons with nothing."""
    text = io.StringIO()
    csv.writer(text, lineterminator="\r\n").writerows(map(_cell, row) for row in rows)
    return text.getvalue()


def _table(sheet: Sheet) -> Iterator[list[str | int]]:
    """A heading, a row a hand, and a row a game that was won. Figures are plain whole numbers, of
    a game its marks and the totals of the match; what a row has nothing to say of is left empty."""
    heads = [tr("Game"), tr(sheet.csv_hand), tr(sheet.csv_dealer)]
    heads += [*map(tr, sheet.csv_own_heads), tr("Result"), tr("Help"), tr("Winner")]
    told = [tr(sheet.csv_counted)] if sheet.csv_counted else []
    told += [sheet.csv_points, tr("{name}: total")]
    told += [tr(sheet.csv_asterisks)] if sheet.csv_asterisks else []
    heads += [head.format(name=side) for side in sheet.sides for head in told]
    yield [*map(_cell, heads)]
    for row in sheet.rows:
        if isinstance(row, GameRow):
            cells: list[str | int] = [row.number, "", "", *([""] * len(sheet.csv_own_heads))]
            cells += [tr("game won"), "", listing(sheet.called(row.winners))]
            figures = zip(row.marks, row.totals, row.asterisks, strict=True)
        else:
            helped = tr("taken back or hint") if row.helped else ""
            cells = [row.game, row.number, sheet.seats[row.dealer], *sheet.csv_own(row)]
            cells += [sheet.ended(row), helped, ""]
            figures = zip(row.points, row.scores, row.asterisks, strict=True)
        written = isinstance(row, GameRow) or row.scored
        for side, (points, total, held) in enumerate(figures):
            of_side: list[str | int] = [points, total, held if sheet.asterisk else ""]
            if sheet.csv_counted:
                count = sheet.counted(row, side) if isinstance(row, HandRow) else ""
                of_side.insert(0, int(count) if count.isdecimal() else count)
            cells += (of_side if written else [""] * len(of_side))[: len(told)]
        yield [*map(_cell, cells)]


def _cells(lines: Iterable[str]) -> Iterator[str]:
    return (str(_cell(line)) for line in lines)


def _cell(value: str | int) -> str | int:
    """A text as a spreadsheet shows it and no more, and a number as it is."""
    if isinstance(value, int):
        return value
    plain = unwrapped(value)
    return f"'{plain}" if plain.startswith(_FORMULA) else plain


def ask_to_print(
    parent: QWidget,
    model: ScoreModel,
    say: Callable[[str], object],
    origin: Origin = UNKNOWN,
) -> None:
    """Asks for a printer and prints; where there is none says so. ``origin``: of the
    match, for the heading."""
    if not QPrinterInfo.availablePrinterNames():
        say(tr("No printer is set up on this computer. The sheet can be saved as a PDF file."))
        return
    device = sheet_print.printer()
    box = QPrintDialog(device, parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    # The connection also keeps the device, which the box does not.
    box.accepted.connect(lambda: say(_printed(device, model, origin)))
    # Its own way to open wants a slot as well.
    QDialog.open(box)


def _printed(device: QPrinter, model: ScoreModel, origin: Origin) -> str:
    """Prints, and returns a sentence on how that went; the box can ask for a file, too."""
    file = device.outputFileName()
    if file:
        try:
            look(Path(file))
        except OSError as error:
            return _cannot_save(Path(file).name, error)
    taken = sheet_print.print_sheet(device, model, origin)
    if taken:
        return tr("The sheet was sent to the printer.")
    return tr(
        "The printer did not take the sheet. See whether it is switched on and has paper, or save"
        " the sheet as a PDF file."
    )


def ask_for_pdf(
    parent: QWidget,
    model: ScoreModel,
    say: Callable[[str], object],
    origin: Origin = UNKNOWN,
) -> None:
    """Asks where to keep the PDF file, and writes it there; ``origin`` is for the heading."""
    ask_for_file(
        parent,
        tr("Save the score sheet"),
        tr("PDF files (*.pdf)"),
        lambda path: say(save_pdf(path, model, origin)),
        save_as=tr("score sheet") + ".pdf",
    )


def save_pdf(path: Path, model: ScoreModel, origin: Origin = UNKNOWN) -> str:
    """Writes the sheet to ``path`` as a PDF file, whole or not at all; returns a sentence on how
    that went."""
    try:
        write(path, sheet_print.pdf(model, sheet_print.usual_page(), origin))
    except OSError as error:
        return _cannot_save(path.name, error)
    return tr("The sheet was saved as {name}.").format(name=path.name)


def _cannot_save(name: str, trouble: OSError) -> str:
    told = tr("The sheet could not be saved as {name}.").format(name=name)
    return f"{told} {file_trouble(trouble)}"
