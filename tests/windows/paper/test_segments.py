"""Choices in words on one track."""

from __future__ import annotations

from PySide6.QtTest import QTest

from moon_desktop.disk.options import Choice
from moon_desktop.disk.settings import OPTIONS
from moon_desktop.windows.paper.segments import Segment, Segments
from moon_desktop.words.language import languages, speak, tr
from tests.kit.cases import each

WIDTHS = (300, 380, 486, 560)
"""Px that the preferences have for a track, in small windows and large ones."""


@each("language", languages())
def test_no_words_are_folded_into_more_than_two_lines_and_none_are_cut(parent, language):
    speak(language)
    option = OPTIONS["verbosity"]
    assert isinstance(option, Choice)
    words = {key: tr(told) for key, told in option.choices.items()}
    speak("en")
    track = Segments(words, next(iter(words)), parent)
    track.show()
    for width in WIDTHS:
        for _ in range(2):
            # How high it is, it knows once it has that width.
            track.resize(width, track.heightForWidth(width))
            QTest.qWait(1)
        for key in track.keys.values():
            assert isinstance(key, Segment)
            assert key.height() >= key.heightForWidth(key.width()), (words, width)
            assert not key.crowded(key.width()), (words, width)
    track.hide()
    track.deleteLater()


def test_it_is_one_row_again_where_there_is_room_again(parent):
    words = {"one": "What others do, and who takes a trick", "two": "All that is there to be said"}
    track = Segments(words, "one", parent)
    for width, rows in ((700, 1), (200, 2), (700, 1)):
        track.resize(width, 120)
        track.show()
        QTest.qWait(1)
        assert len({key.y() for key in track.keys.values()}) == rows


def test_a_name_that_ends_in_a_figure_stays_whole(parent):
    def least(words: str) -> int:
        return Segment(words).minimumSizeHint().width()

    assert least("Texas 42") > least("Texas")
    assert least("Texas games") == max(least("Texas"), least("games"))
