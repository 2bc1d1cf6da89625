"""The score sheet as text, as comma-separated values, in a PDF file and on a printer."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import QDialog, QFileDialog, QMessageBox, QWidget

from moon_desktop.disk.regular_files import look, write
from moon_desktop.games.shown.sheet import GameRow, GameSpan, HandRow, Sheet
from moon_desktop.windows.paper.dialog import dress, plain
from moon_desktop.windows.score import sheet_print
from moon_desktop.windows.score.model import ScoreModel
from moon_desktop.words import score as words
from moon_desktop.words.file_trouble import file_trouble
from moon_desktop.words.language import pgettext, tr
from moon_desktop.words.names import unwrapped

_FORMULA: Final = ("=", "+", "-", "@", "\uff1d", "\uff0b", "\uff0d", "\uff20")
"""What a cell must not begin with: a spreadsheet would reckon with it, and may do worse."""


def as_text(sheet: Sheet) -> str:
    """The whole sheet, its columns set off by tabs."""
    lines = [tr("Score sheet"), *filter(None, [sheet.rules_told]), ""]
    for game in sheet.games:
        lines += [_title(sheet, game), *map("\t".join, _table(sheet, game)), ""]
    kind = sheet.terms.kind
    if not sheet.single:
        lines.append(words.totals_told(kind, sheet.sides, sheet.totals, voice=False))
    if sheet.winner is not None:
        lines.append(tr("{name} won the match").format(name=sheet.sides[sheet.winner]))
    return "\n".join([*lines, *_legend(sheet)]).rstrip() + "\n"


def as_csv(sheet: Sheet) -> str:
    """The whole sheet after RFC 4180: a heading, a row a hand, and a row a game that was won.

    Figures are plain whole numbers; what a row has nothing to say of is left empty.
    """
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    heads = [tr("Game"), pgettext("a column of hands", "Hand"), tr("Dealer")]
    heads += map(tr, sheet.csv_own_heads)
    heads += [tr("Result"), tr("Help"), tr("Winner")]
    for side in sheet.sides:
        told = [tr("{name}: points"), tr("{name}: total")]
        told += [tr(sheet.csv_asterisks)] if sheet.csv_asterisks else []
        told += [tr("{name}: marks"), tr("{name}: match total")]
        heads += [head.format(name=side) for head in told]
    writer.writerow(map(_cell, heads))
    for row in sheet.rows:
        cells = _game_cells(sheet, row) if isinstance(row, GameRow) else _hand_cells(sheet, row)
        writer.writerow(map(_cell, cells))
    return text.getvalue()


def _cell(value: str | int) -> str | int:
    """A text as a spreadsheet shows it and no more, and a number as it is."""
    if isinstance(value, int):
        return value
    plain = unwrapped(value)
    return f"'{plain}" if plain.startswith(_FORMULA) else plain


def _hand_cells(sheet: Sheet, row: HandRow) -> list[str | int]:
    """Points, total and asterisks a side; the columns of a game's marks stay empty."""
    helped = tr("taken back or hint") if row.helped else ""
    cells: list[str | int] = [row.game, row.number, sheet.seats[row.dealer]]
    cells += [*sheet.csv_own(row), sheet.ended(row), helped, ""]
    for points, total, held in zip(row.points, row.scores, row.asterisks, strict=True):
        figures = [points, total, held if sheet.asterisk else ""]
        cells += (figures if row.scored else ["", "", ""])[: 3 if sheet.csv_asterisks else 2]
        cells += ["", ""]
    return cells


def _game_cells(sheet: Sheet, row: GameRow) -> list[str | int]:
    """Marks and the match's total a side."""
    empty = [""] * (2 + len(sheet.csv_own_heads))
    cells: list[str | int] = [row.number, *empty, tr("game won"), ""]
    cells.append(sheet.sides[row.winner])
    for mark, total in zip(row.marks, row.totals, strict=True):
        cells += [""] * (3 if sheet.csv_asterisks else 2)
        cells += [mark, total]
    return cells


def _title(sheet: Sheet, game: GameSpan) -> str:
    if game.closing is not None:
        row = sheet.rows[game.closing]
        assert isinstance(row, GameRow)
        name = sheet.sides[row.winner]
        return tr("Game {game}: {name} won").format(game=game.number, name=name)
    told = tr("Game {game}: in play") if sheet.winner is None else tr("Game {game}: not finished")
    return told.format(game=game.number)


def _table(sheet: Sheet, game: GameSpan) -> list[list[str]]:
    """The cells of a game, its heading first."""
    table = [["", pgettext("a column of hands", "Hand"), "", "", *sheet.sides]]
    for row in sheet.rows[game.first : game.end]:
        assert isinstance(row, HandRow)
        table.append([str(row.number), *_contract(sheet, row), *_sides(sheet, row)])
    if game.closing is not None and not sheet.single:
        closing = sheet.rows[game.closing]
        assert isinstance(closing, GameRow)
        marks = [words.signed(mark) for mark in closing.marks]
        table.append(["", words.match_totals(sheet.terms.kind), "", "", *marks])
    return table


def _contract(sheet: Sheet, row: HandRow) -> list[str]:
    """Who bought it for what, what it is played at, and how it ended with its signs."""
    sign = " †" if row.helped else ""
    if row.bidder is None:
        return [sheet.ended(row), "", sign.strip()]
    count = sheet.asterisks_at(row)
    stars = "" if not count else " " + ("*" * count if count < 4 else f"*{count}")
    bought = f"{sheet.seats[row.bidder]} {sheet.word(row)}".rstrip()
    return [bought, sheet.contract(row), f"{sheet.ended(row)}{stars}{sign}"]


def _sides(sheet: Sheet, row: HandRow) -> list[str]:
    """Points and total a side; a total in a circle stands in brackets."""
    if not row.scored:
        return [""] * len(row.scores)
    cells = []
    for points, total in zip(row.points, row.scores, strict=True):
        figure = words.figure(total)
        if sheet.circled(total):
            figure = f"({figure})"
        cells.append(f"{words.signed(points)} {figure}")
    return cells


def _legend(sheet: Sheet) -> list[str]:
    hands = [row for row in sheet.rows if isinstance(row, HandRow)]
    told = [""]
    if sheet.asterisk:
        told.append(f"* {sheet.asterisk}")
    if any(sheet.circled(total) for row in hands for total in row.scores):
        told.append(f"({words.MINUS}) {tr(sheet.circle_told)}")
    if any(row.helped for row in hands):
        told.append(f"† {tr(sheet.helped_told)}")
    return told


def ask_to_print(
    parent: QWidget,
    model: ScoreModel,
    say: Callable[[str], object],
    instead: Callable[[], object],
    deal_number: int | None = None,
) -> QPrintDialog | QMessageBox:
    """Asks for a printer and prints; where there is none says so and offers ``instead``.

    ``deal_number``: that of the match, for the heading.
    """
    if not QPrinterInfo.availablePrinterNames():
        return _no_printer(parent, instead)
    device = sheet_print.printer()
    box = QPrintDialog(device, parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    # The connection also keeps the device, which the box does not.
    box.accepted.connect(lambda: say(_printed(device, model, deal_number)))
    # Its own way to open wants a slot as well.
    QDialog.open(box)
    return box


def _printed(device: QPrinter, model: ScoreModel, deal_number: int | None) -> str:
    """Prints, and returns a sentence on how that went; the box can ask for a file, too."""
    file = device.outputFileName()
    if file:
        try:
            look(Path(file))
        except OSError as error:
            return _cannot_save(Path(file).name, error)
    taken = sheet_print.print_sheet(device, model, deal_number)
    if taken:
        return tr("The sheet was sent to the printer.")
    return tr(
        "The printer did not take the sheet. See whether it is switched on and has paper, or save"
        " the sheet as a PDF file."
    )


def _no_printer(parent: QWidget, instead: Callable[[], object]) -> QMessageBox:
    told = tr(
        "No printer is set up on this computer. The sheet can be saved as a PDF file instead."
    )
    box = QMessageBox(QMessageBox.Icon.NoIcon, tr("Score sheet"), told, parent=parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dress(box)
    save = box.addButton(tr("Save as P&DF…"), QMessageBox.ButtonRole.AcceptRole)
    close = box.addButton(tr("C&lose"), QMessageBox.ButtonRole.RejectRole)
    box.setEscapeButton(close)
    plain(box.buttons())
    save.clicked.connect(instead)
    box.open()
    return box


def ask_for_pdf(
    parent: QWidget,
    model: ScoreModel,
    say: Callable[[str], object],
    deal_number: int | None = None,
) -> QFileDialog:
    """Asks where to keep the PDF file, and writes it there; ``deal_number`` is for the heading."""
    box = QFileDialog(parent, tr("Save the score sheet"), str(Path.home()), tr("PDF files (*.pdf)"))
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    box.setDefaultSuffix("pdf")
    box.selectFile(tr("score sheet") + ".pdf")
    box.fileSelected.connect(lambda name: say(save_pdf(Path(name), model, deal_number)))
    box.open()
    return box


def save_pdf(path: Path, model: ScoreModel, deal_number: int | None = None) -> str:
    """Writes the sheet to ``path`` as a PDF file, whole or not at all; returns a sentence on how
    that went."""
    try:
        write(path, sheet_print.pdf(model, sheet_print.usual_page(), deal_number))
    except OSError as error:
        return _cannot_save(path.name, error)
    return tr("The sheet was saved as {name}.").format(name=path.name)


def _cannot_save(name: str, trouble: OSError) -> str:
    told = tr("The sheet could not be saved as {name}.").format(name=name)
    return f"{told} {file_trouble(trouble)}"
