"""One of a few, side by side in words."""

from PySide6.QtWidgets import QWidget

from moon_desktop.windows.paper.segments import Segments


def test_words_that_are_folded_share_what_room_there_is(qtbot):
    long = "Full: that in sentences, and how it stands after each trick"
    words = {"brief": long, "usual": "Usual: that, the deal, and what you chose", "full": long}
    window = QWidget()
    qtbot.addWidget(window)
    row = Segments(words, "usual", window)
    row.resize(390, 60)
    window.show()
    widths = [key.width() for key in row.keys.values()]
    assert min(widths) > 0.8 * max(widths)
