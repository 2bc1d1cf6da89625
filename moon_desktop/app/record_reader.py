"""A record read beside the window where it is long, with a bar that shows how far it is."""

from __future__ import annotations

import errno
import gc
import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEventLoop, QObject, Qt, QTimer
from PySide6.QtWidgets import QAbstractButton, QProgressDialog, QWidget

from moon_desktop.disk.record_file import read_record
from moon_desktop.disk.regular_files import look
from moon_desktop.engine.reading import Reading
from moon_desktop.words.language import tr
from moon_desktop.words.quoting import shown_path

if TYPE_CHECKING:
    from concurrent.futures import Future

LONG: Final = 1 << 20
"""Bytes from which on a record is read beside the window; the rest take less than half a second."""

_AT_ONCE: Final = 0.1
"""Seconds for which the window waits without a word: most that is no record is known by then."""

_LOOK: Final = 50
"""Ms between two looks at how far it is."""


_STEPS: Final = 1000
"""Of the bar."""


class Left(Exception):
    """The program is to end, and what is being read is not wanted any more."""


class RecordReader(QObject):
    """Reads records for ``window``, whose dialogs wait meanwhile as for any other box."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._path = Path()
        self._come = 0
        self._stopped = self._left = False

    def read(self, path: Path) -> Reading:
        """The record at ``path``, checked.

        Raises Damage for what is no valid record, OSError for what cannot be opened - with
        ECANCELED where the person did not want to wait - and Left.
        """
        found = look(path)
        if found is None or found.st_size <= LONG:
            return read_record(path)
        # Loaded with the first long record: the table opens without it.
        from concurrent.futures import ThreadPoolExecutor, wait

        self._path, self._come, self._stopped = path, 0, False
        with ThreadPoolExecutor(1) as pool:
            task = pool.submit(read_record, path, self._came)
            if not wait([task], _AT_ONCE).done:
                self._show_bar(task, path, found.st_size)
        if self._left:
            raise Left
        return task.result()

    def _came(self, size: int) -> None:
        """In the thread that reads: so many bytes more."""
        self._come += size
        if self._stopped:
            raise OSError(errno.ECANCELED, os.strerror(errno.ECANCELED), str(self._path))

    def _stop(self) -> None:
        self._stopped = True

    def leave(self) -> None:
        """Gives up what is being read, if anything is."""
        self._left = self._stopped = True

    def _show_bar(self, task: Future[Reading], path: Path, size: int) -> None:
        """Lets the window go on until ``task`` is done."""
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
        box.canceled.connect(self._stop)
        loop = QEventLoop()

        def look_again() -> None:
            if task.done():
                loop.quit()
            elif not box.wasCanceled():
                box.setValue(min(self._come, size) * _STEPS // size)

        timer = QTimer(box, interval=_LOOK)
        timer.timeout.connect(look_again)
        timer.start()
        # A million entries more are no garbage, and looking through them stops the window.
        collecting = gc.isenabled()
        gc.disable()
        box.show()
        loop.exec()
        self._stop()
        task.exception()
        if collecting:
            gc.enable()
        timer.stop()
        box.hide()
        box.deleteLater()
