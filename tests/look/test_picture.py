"""Painters are ended whatever is raised: one that outlives what it paints on ends the program."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QPainter, QPixmap

import moon_desktop
from moon_desktop.look.picture import painted, painting

pytestmark = pytest.mark.usefixtures("qapp")

SOURCES = sorted(Path(moon_desktop.__file__).parent.rglob("*.py"))

RAISING = """
import sys
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QWidget
from moon_desktop.look.picture import ending, on_itself

class Raising(QWidget):
    @ending
    def paintEvent(self, event):
        painter = QPainter(self)
        painter.save()
        self.raise_now(painter)

    def raise_now(self, painter):
        raise ValueError("no such emblem")

class HandedOne(Raising):
    @on_itself
    def paintEvent(self, painter):
        painter.save()
        self.raise_now(painter)

hooked = []
# As the log does: it keeps what was raised, and with it all that was painting.
sys.excepthook = lambda *raised: hooked.append(raised)
app = QApplication([])
for widget in (Raising(), HandedOne()) * 3:
    widget.show()
    try:
        widget.grab()
    except ValueError as error:
        hooked.append(error)
    widget.update()
    app.processEvents()
print(len(hooked) > 0)
"""


def test_a_window_outlives_a_paint_that_raises():
    done = subprocess.run(
        [sys.executable, "-c", RAISING],
        env={"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(SOURCES[0].parents[1])},
        cwd=SOURCES[0].parents[1],
        capture_output=True,
        text=True,
        timeout=50,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, "True\n")


def test_a_picture_is_let_go_where_painting_raises():
    painters: list[QPainter] = []

    def fail(painter: QPainter) -> None:
        painters.append(painter)
        raise KeyError("hearts")

    with pytest.raises(KeyError):
        painted(10, 10, 1, fail)
    picture = QPixmap(10, 10)
    with pytest.raises(KeyError), painting(picture) as painter:
        fail(painter)
    assert not picture.paintingActive()
    assert [painter.isActive() for painter in painters] == [False, False]


@pytest.mark.slow
def test_every_paint_event_ends_its_painters():
    found = []
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name == "paintEvent":
                found.append((source.name, [ast.unparse(word) for word in node.decorator_list]))
    assert len(found) > 20
    ended = {"ending", "on_itself"}
    assert [name for name, decorators in found if not ended & {*decorators}] == []
