"""A record read with a bar that shows how far it is, where it is long."""

from __future__ import annotations

import errno
import os
import time
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QProgressDialog, QWidget

from moon_desktop.disk.record_file import read_record
from moon_desktop.disk.regular_files import look
from moon_desktop.engine.reading import Reading
from moon_desktop.words.language import tr
from moon_desktop.words.quoting import shown_path

LONG: Final = 1 << 20
"""Bytes from which on there is a bar; the rest take less than half a second."""

_AWAKE: Final = 0.05
"""Seconds between two moments at which the window hears of clicks and keys."""

_STEPS: Final = 1000
"""Of the bar."""


class Left(Exception):
    """The program is to end, and what is being read is not wanted any more."""


class RecordReader(QObject):
    """Reads records for ``window``, whose dialogs wait meanwhile as for any other box."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._left = False

    def read(self, path: Path) -> Reading:
        """The record at ``path``, checked.

        Raises Damage for what is no valid record, OSError for what cannot be opened - with
        ECANCELED where the person did not want to wait - and Left.
        """
        found = look(path)
        if found is None or found.st_size <= LONG:
            return read_record(path)
        box, size = self._bar(path), found.st_size
        read, heard = 0, time.monotonic()

        def came(more: int) -> None:
            nonlocal read, heard
            read += more
            if time.monotonic() - heard > _AWAKE:
                box.setValue(min(read, size) * _STEPS // size)
                QApplication.processEvents()
                heard = time.monotonic()
            if self._left:
                raise Left
            if box.wasCanceled():
                raise OSError(errno.ECANCELED, os.strerror(errno.ECANCELED), str(path))

        try:
            return read_record(path, came)
        finally:
            box.hide()
            box.deleteLater()

    def leave(self) -> None:
        """Gives up what is being read, if anything is."""
        self._left = True

    def _bar(self, path: Path) -> QProgressDialog:
        from moon_desktop.windows.paper.dialog import dress, plain

        box = QProgressDialog(self._window)
        box.setWindowModality(Qt.WindowModality.ApplicationModal)
        box.setWindowTitle("Moon Desktop")
        box.setLabelText(tr("{name} is being read.").format(name=shown_path(path.name)))
        box.setCancelButtonText(tr("Cancel"))
        box.setMinimumDuration(0)
        box.setAutoReset(False)
        box.setAutoClose(False)
        box.setRange(0, _STEPS)
        box.setMinimumWidth(420)
        dress(box)
        plain(box.findChildren(QAbstractButton))
        box.show()
        return box
