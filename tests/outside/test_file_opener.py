"""What macOS asks the program to open is opened, and nothing else is taken away."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QUrl
from PySide6.QtGui import QFileOpenEvent

from moon_desktop.outside.system_events import FileOpener


def test_a_file_to_open_is_told(qapp):
    asked: list[Path] = []
    opener = FileOpener(qapp, asked.append)
    try:
        assert QCoreApplication.sendEvent(qapp, QFileOpenEvent("/home/Zoë/an evening.moon"))
        assert asked == [Path("/home/Zoë/an evening.moon")]
    finally:
        qapp.removeEventFilter(opener)


def test_an_address_that_is_no_file_is_left_alone(qapp):
    asked: list[Path] = []
    opener = FileOpener(qapp, asked.append)
    try:
        assert not opener.eventFilter(qapp, QFileOpenEvent(QUrl("https://example.org/a.moon")))
        assert asked == []
    finally:
        qapp.removeEventFilter(opener)


def test_other_events_go_their_way(qapp):
    class Heard(QObject):
        def event(self, event: QEvent) -> bool:
            kinds.append(event.type())
            return True

    kinds: list[QEvent.Type] = []
    opener = FileOpener(qapp, lambda _: None)
    try:
        QCoreApplication.sendEvent(Heard(), QEvent(QEvent.Type.LanguageChange))
        assert kinds == [QEvent.Type.LanguageChange]
    finally:
        qapp.removeEventFilter(opener)
