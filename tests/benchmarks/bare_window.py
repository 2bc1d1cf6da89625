"""A window with an empty view in it, and nothing else: the least that a program of Qt can open."""

from __future__ import annotations

import gc
import sys

# As the program does until its window is painted, which is when this one is done with.
gc.disable()

from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow  # noqa: E402

if __name__ == "__main__":
    app = QApplication(sys.argv[:1])
    scene = QGraphicsScene()
    view = QGraphicsView(scene)
    window = QMainWindow()
    window.setCentralWidget(view)
    window.resize(1280, 800)
    window.show()
    sys.exit(app.exec())
