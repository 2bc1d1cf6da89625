"""No window is larger than its screen."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QMainWindow, QWidget

from moon_desktop.windows.paper.fitting import fit
from tests.kit.cases import each


@each(
    ("screen", "least", "size"),
    [
        ((1920, 1080), (900, 600), (1280, 800)),
        ((1024, 768), (900, 600), (1024, 768)),
        ((800, 560), (800, 560), (800, 560)),
        ((1024, 560), (900, 560), (1024, 560)),
    ],
)
def test_window_fits_its_screen(qtbot, screen, least, size):
    window = QWidget()
    qtbot.addWidget(window)
    fit(window, (900, 600), (1280, 800), QSize(*screen))
    assert window.minimumSize().toTuple() == least
    assert window.size().toTuple() == size


def test_where_nothing_is_seen_nothing_has_to_fit(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    fit(window, (900, 600), (4000, 3000))
    assert window.size().toTuple() == (4000, 3000)


@each(
    ("below", "place"),
    [
        ((100, 100, 600, 500), (246, 180)),
        ((500, 500, 600, 500), (492, 460)),
        ((0, 0, 100, 100), (0, 0)),
    ],
)
def test_window_lies_over_the_one_it_belongs_to(qtbot, below, place):
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.setGeometry(*below)
    window = QMainWindow(parent)
    fit(window, (200, 200), (300, 300))
    assert window.pos().toTuple() == place
