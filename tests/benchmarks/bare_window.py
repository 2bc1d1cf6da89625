"""A window with an empty view in it, and nothing else: the least that a program of Qt can open."""

from __future__ import annotations

import sys

from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow

if __name__ == "__main__":
    app = QApplication(sys.argv[:1])
    scene = QGraphicsScene()
    view = QGraphicsView(scene)
    window = QMainWindow()
    window.setCentralWidget(view)
    window.resize(1280, 800)
    window.show()
    sys.exit(app.exec())
