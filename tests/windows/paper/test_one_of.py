"""A box of which one value is chosen."""

from __future__ import annotations

from PySide6.QtWidgets import QStyleOptionComboBox, QWidget

from moon_desktop.windows.history.frame import Chooser
from tests.kit.cases import each


@each(("width", "shown"), [(400, "Shoot the Moon (cards)"), (120, "…")])
def test_what_has_no_room_ends_in_dots_and_is_told_whole(qtbot, width, shown):
    parent = QWidget()
    qtbot.addWidget(parent)
    chooser = Chooser("Game", parent)
    chooser.offer({"moon": "Moon", "cards": "Shoot the Moon (cards)"}, "cards")
    chooser.resize(width, 34)
    option = QStyleOptionComboBox()
    chooser.initStyleOption(option)
    assert option.currentText.endswith(shown)
    assert chooser.toolTip() == "Game: Shoot the Moon (cards)"


@each("words", ["N’importe quand", "Die letzten 12 Monate", "N’importe quelle table", "Moon"])
def test_box_asks_for_room_for_its_longest_words(qtbot, words):
    parent = QWidget()
    qtbot.addWidget(parent)
    chooser = Chooser("Since", parent)
    chooser.offer({"long": words, "short": "x"}, "long")
    chooser.adjustSize()
    option = QStyleOptionComboBox()
    chooser.initStyleOption(option)
    assert option.currentText == words
