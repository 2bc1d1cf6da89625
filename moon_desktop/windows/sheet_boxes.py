"""The boxes that lead the score sheet out of its window: to a printer, or into a PDF file."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtWidgets import QDialog, QFileDialog, QMessageBox, QWidget

from moon_desktop.windows import sheet_print
from moon_desktop.windows.paper import dress, plain
from moon_desktop.windows.score_model import ScoreModel
from moon_desktop.wording import score as words
from moon_desktop.wording import score_window as sheet_words
from moon_desktop.wording.file_trouble import file_trouble


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
    if not sheet_print.printers():
        return _no_printer(parent, instead)
    device = sheet_print.printer()
    box = QPrintDialog(device, parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    # The connection also keeps the device, which the box does not.
    box.accepted.connect(lambda: say(_printed(sheet_print.print_sheet(device, model, deal_number))))
    # Its own way to open wants a slot as well.
    QDialog.open(box)
    return box


def _printed(taken: bool) -> str:
    return sheet_words.printed() if taken else sheet_words.print_failed()


def _no_printer(parent: QWidget, instead: Callable[[], object]) -> QMessageBox:
    box = QMessageBox(
        QMessageBox.Icon.NoIcon, words.sheet(), sheet_words.no_printer(), parent=parent
    )
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dress(box)
    save = box.addButton(sheet_words.save_pdf(), QMessageBox.ButtonRole.AcceptRole)
    close = box.addButton(sheet_words.close(), QMessageBox.ButtonRole.RejectRole)
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
    box = QFileDialog(parent, sheet_words.pdf_title(), str(Path.home()), sheet_words.pdf_kinds())
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    box.setDefaultSuffix("pdf")
    box.selectFile(sheet_words.pdf_name())
    box.fileSelected.connect(lambda name: say(save_pdf(Path(name), model, deal_number)))
    box.open()
    return box


def save_pdf(path: Path, model: ScoreModel, deal_number: int | None = None) -> str:
    """Writes the sheet to ``path`` as a PDF file, whole or not at all; returns a sentence on how
    that went."""
    draft = path.with_name(f"{path.name}.new")
    try:
        content = sheet_print.pdf(model, sheet_print.usual_page(), deal_number)
        try:
            draft.write_bytes(content)
            os.replace(draft, path)
        finally:
            draft.unlink(missing_ok=True)
    except OSError as error:
        # What matters is where it was to go, not the draft.
        trouble = OSError(error.errno, error.strerror, str(path))
        return sheet_words.cannot_save(path.name, file_trouble(trouble))
    return sheet_words.saved(path.name)
