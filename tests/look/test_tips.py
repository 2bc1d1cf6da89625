"""Tips beside the table: set like everything else there, and not too wide."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QLabel, QToolTip, QWidget

from moon_desktop.games.moon.show import SHOW
from moon_desktop.look import typography
from moon_desktop.look.theme import THEME
from moon_desktop.look.tips import tip_of
from moon_desktop.table.table import Table
from moon_desktop.windows.main.window import MainWindow
from tests.kit.arrange import Table as Match

pytestmark = pytest.mark.usefixtures("qapp")

LONG = "The dealer deals seven tiles to each of the players, and the widow lies face down. " * 3


def test_long_words_are_broken_into_lines_and_short_ones_are_not():
    assert tip_of("double five") == "double five"
    assert tip_of("") == ""
    lines = tip_of(LONG).split("\n")
    assert " ".join(lines) == LONG.strip()
    assert len(lines) > 3
    assert all(45 < len(line) < 80 for line in lines[:-1])
    assert all(typography.text_width(line, typography.label()) <= 400 for line in lines)


def tip_over(widget: QWidget, find: Callable[[], list[QWidget]]) -> QLabel:
    QToolTip.showText(widget.mapToGlobal(widget.rect().center()), "double five", widget)
    labels = [label for label in find() if isinstance(label, QLabel) and label.isVisible()]
    assert len(labels) == 1
    return labels[0]


@pytest.mark.parametrize("where", ["bar", "table", "within the table"])
def test_tips_look_like_the_table(qtbot, qapp, where):
    table = Table(qapp)
    view = table.view
    window = MainWindow(table)
    qtbot.addWidget(window)
    inner = QWidget(view)
    table.lay_out(SHOW, Match().deal().match.sight(0), ("Ann", "Bea", "Cy"))
    with qtbot.waitSignal(view.first_seen):
        window.show()
    widget = {"bar": window.bar, "table": view.viewport(), "within the table": inner}[where]
    label = tip_over(widget, QApplication.topLevelWidgets)
    assert (label.font().family(), label.font().pixelSize()) == (typography.SANS, 13)
    picture: QImage = label.grab().toImage()
    assert picture.pixelColor(4, 4) == THEME.panelhi
    QToolTip.hideText()
