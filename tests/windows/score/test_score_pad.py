"""The score pad: it says what is played for, keeps the latest hand in sight, and opens hands."""

from functools import partial

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QPainter, QWheelEvent
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QToolTip, QVBoxLayout, QWidget

from moon_desktop.engine.entries import Note
from moon_desktop.games.moon.entries import Deal
from moon_desktop.games.moon.show import SHOW
from moon_desktop.look import typography as face
from moon_desktop.windows.score.foot import Figure
from moon_desktop.windows.score.layout import BLEED, NARROW, ROOM, ROW, SIDE_MARGIN, WIDTH
from moon_desktop.windows.score.model import folded
from moon_desktop.windows.score.pad import ScorePad
from moon_desktop.words.language import languages, speak
from moon_desktop.words.quoting import tip
from moon_desktop.words.score import match_goal
from tests.kit.cases import each
from tests.kit.score_sheets.matches import (
    MARKS,
    NAMES,
    PARTNERS,
    POINTS,
    SHOOT,
    SHOOT_4,
    THREE_GAMES,
    WORKED_EXAMPLE,
    dealt,
    entries,
)
from tests.kit.score_sheets.views import kept, picture, shown_pad, visible_rows

FOUR = ("You", "Theo", "Bea", "Ada")


@pytest.fixture
def pad_of(qtbot):
    return partial(shown_pad, qtbot)


def cell(pad, row, column):
    box = pad.table.visualRect(pad.table.model().index(row, column))
    return QRect(pad.table.viewport().mapTo(pad, box.topLeft()), box.size())


def covered(image, *boxes):
    """A picture of which some ``boxes`` are not looked at."""
    painter = QPainter(image)
    for box in boxes:
        painter.fillRect(box, Qt.GlobalColor.white)
    painter.end()
    return image


@each(
    ("rules", "signs"),
    [(MARKS, []), (POINTS, ["in the hole"]), (SHOOT, ["hickey, a set bid", "in the hole"])],
)
def test_only_the_signs_that_apply_are_explained(pad_of, rules, signs):
    told = [label.text() for label in pad_of(rules).foot.findChildren(QLabel)]
    assert told[len(told) - len(signs) :] == signs
    assert len(told) - len(signs) == (5 if rules is SHOOT else 0)


@each("paper", [WIDTH, NARROW])
@each("rules", [MARKS, POINTS, SHOOT])
def test_what_the_signs_mean_is_never_cut(pad_of, rules, paper):
    """Where a line has no room for all of them there is another."""
    pad = pad_of(rules, *WORKED_EXAMPLE[:1], more=[Note("hint", seat=0), *dealt(rules, 2, 0, "4")])
    pad.resize(paper + 2 * ROOM, pad.height())
    QApplication.processEvents()
    foot, small = pad.foot, face.label()
    meant = [label for label in foot.findChildren(QLabel) if label.font() == small]
    assert "helped" in {label.text() for label in meant}
    for label in meant:
        assert label.width() >= face.text_width(label.text(), small)
        at = label.mapTo(foot, label.rect().bottomRight())
        assert at.x() <= paper - 2 * SIDE_MARGIN + BLEED
        assert at.y() <= foot.height()


@each("code", languages())
def test_what_the_match_is_played_to_is_never_cut(pad_of, code):
    """Where the column of hands has no room for it, it has a line of its own."""
    speak(code)
    pad = pad_of(SHOOT)
    terms = pad.foot.scores.sheet.terms
    wanted = match_goal(terms.kind, terms.length)
    for paper, zoom in ((WIDTH, 1.0), (NARROW, 1.0), (WIDTH, 1.5)):
        pad.set_zoom(zoom)
        pad.resize(round((paper + 2 * ROOM) * zoom), pad.height())
        QApplication.processEvents()
        foot = pad.foot
        told = next(label for label in foot.findChildren(QLabel) if label.text() == wanted)
        assert told.width() >= face.text_width(wanted, told.font())
        assert foot.rect().contains(QRect(told.mapTo(foot, QPoint()), told.size()))
    speak("en")


@pytest.mark.parametrize("ratio", [1, 2])
def test_the_paper_is_painted_once_for_its_size(pad_of, monkeypatch, ratio):
    made = []
    monkeypatch.setattr(ScorePad, "paint_ground", lambda *of: made.append(of[-1]))
    pad = pad_of(SHOOT, *THREE_GAMES)
    QApplication.processEvents()
    made.clear()
    monkeypatch.setattr(type(pad), "devicePixelRatioF", lambda self: float(ratio))
    pad.resize(pad.width(), pad.height() + 10)
    for _ in range(3):
        picture(pad, ratio)
    assert made == [ratio]


@each("height", [480, 734, 2000])
@each("rules", [POINTS, SHOOT, SHOOT_4, PARTNERS, MARKS])
def test_whole_rows_fill_a_pad_of_any_height(pad_of, rules, height):
    pad = pad_of(rules, names=FOUR[: rules.seats], height=height)
    table, foot = pad.table, pad.foot
    row = table.verticalHeader().defaultSectionSize()
    shown, beyond = divmod(table.viewport().height(), row)
    assert beyond == 0
    assert ROW <= row < ROW + ROW // shown + 1
    assert shown >= 5
    assert table.geometry().bottom() < foot.geometry().top()
    assert foot.geometry().bottom() < pad.height() - ROOM
    ruled = table.mapTo(pad, QPoint(table.horizontalHeader().length(), 0)).x()
    assert ruled <= pad.width() - ROOM - SIDE_MARGIN + 6


@pytest.mark.parametrize("rules", [POINTS, MARKS])
def test_a_pad_is_as_long_as_what_is_written_and_two_rows(pad_of, rules):
    pad = pad_of(rules, *WORKED_EXAMPLE[:3])
    written = pad.table.model().rowCount()
    assert written >= 3
    most = pad.height() - 2 * ROOM
    wanted = pad.wanted(most)
    assert wanted < most
    pad.resize(pad.width(), wanted + 2 * ROOM)
    assert pad.table.viewport().height() == (written + 2) * ROW
    before = pad.marks.height(), pad.table.y()
    assert pad.wanted(most) == wanted
    assert (pad.marks.height(), pad.table.y()) == before, "asked again it stays as it is"
    assert pad.wanted(wanted - ROW) == wanted - ROW, "no more than there is room for"


HEBREW = "\u05d3\u05e0\u05d4"


@pytest.mark.slow
@each(
    "names",
    [
        ("W" * 200, "Theodora-Wilhelmina " * 10, "i" * 200),
        (HEBREW * 60, f"{HEBREW} Ann", "\u202eevil"),
        ("Z" + "\u0301" * 150, "\x00\x1b[31m", "\U0001f469\u200d\U0001f680" * 20),
        ("", "<h1>Big</h1>", "a\nb\nc"),
    ],
)
def test_any_name_stays_in_its_place(pad_of, names):
    hands = THREE_GAMES[:10]
    plain, odd = (pad_of(SHOOT, *hands, names=some) for some in (("A", "B", "C"), names))
    head, left = cell(plain, 0, 1), cell(plain, 0, 0)
    top, bottom = plain.table.y(), plain.table.geometry().bottom()
    boxes = (
        QRect(head.left() + 2, top, plain.width() - ROOM - SIDE_MARGIN - head.left(), 32),
        QRect(left.left(), top, left.width(), bottom - top),
    )
    assert picture(plain) != picture(odd)
    assert covered(picture(plain), *boxes) == covered(picture(odd), *boxes)


def test_the_pad_says_what_is_played_for_and_how_the_match_stands(pad_of):
    def said(*args, **more):
        pad = pad_of(*args, **more)
        figures = pad.foot.findChildren(Figure)
        return pad.accessibleDescription(), *(figure.accessibleName() for figure in figures)

    assert said(POINTS) == ("A game to 21",)
    assert said(POINTS, *WORKED_EXAMPLE) == ("Ada won",)
    assert said(MARKS) == ("A game to 7 marks",)
    shoot = ("Game 3 · to 21", "You plus 3", "Theo plus 1", "Ada minus 4")
    assert said(SHOOT, *THREE_GAMES) == shoot
    won = (0, "over", "6", (4, 0, 3, 0))
    totals = ("You & Bea 1", "Theo & Ada 0")
    assert said(PARTNERS, won, names=FOUR) == ("Game 1 of 3 · to 21", *totals)
    totals = ("You & Bea 2", "Theo & Ada 0")
    assert said(PARTNERS, won, won, names=FOUR) == ("You & Bea won the match", *totals)


def test_a_new_match_may_have_more_seats(pad_of):
    pad = pad_of(POINTS, *WORKED_EXAMPLE)
    before = picture(pad)
    hands = [*entries(SHOOT_4, (3, "double", "none", (2, 3, 2, 0)))]
    pad.table.model().set_sheet(SHOW, folded(SHOW, SHOOT_4, FOUR, hands))
    assert pad.table.horizontalHeader().count() == 5
    assert len(pad.foot.findChildren(Figure)) == 4
    assert picture(pad) != before


def test_a_row_is_written_at_once_unless_there_is_motion(pad_of, qtbot):
    *before, over = entries(POINTS, (1, "6", "6", (2, 4, 1)))
    at_once, slowly, quickly = (pad_of(POINTS, more=before) for _ in range(3))
    slowly.table.motion, quickly.table.motion = 50.0, 0.05
    for pad in (at_once, slowly, quickly):
        pad.table.model().append(over)
    assert picture(slowly) != picture(at_once)
    slowly.table.finish_writing()
    assert picture(slowly) == picture(at_once)
    qtbot.waitUntil(lambda: picture(quickly) == picture(at_once), timeout=2000)


def test_a_hand_with_help_has_a_sign_of_its_own(pad_of):
    """Beside the bid, also where the hand was passed."""
    hands = [*entries(POINTS, *WORKED_EXAMPLE[:2], None)]
    deals = [place for place, entry in enumerate(hands) if isinstance(entry, Deal)]
    plain = pad_of(POINTS, more=hands)
    for row, place in enumerate(deals):
        marked = pad_of(
            POINTS, more=[*hands[: place + 1], Note("undo", seat=0), *hands[place + 1 :]]
        )
        box, foot = cell(marked, row, 0), marked.foot.geometry()
        assert picture(plain).copy(box) != picture(marked).copy(box)
        # And below it stands what it means.
        labels = [label.text() for label in marked.foot.findChildren(QLabel)]
        assert "helped" in labels
        assert covered(picture(plain), box, foot) == covered(picture(marked), box, foot)


def test_a_total_pointed_at_tells_how_it_came_about(pad_of):
    """M6.2."""
    figures = pad_of(SHOOT, *THREE_GAMES).foot.findChildren(Figure)
    assert [figure.text() for figure in figures] == ["+3", "+1", "−4"]
    assert figures[2].toolTip() == tip("Ada: together −4. Game 1: −2. Game 2: −2.")


def test_the_wheel_turns_back_to_the_first_hand(pad_of):
    pad = pad_of(SHOOT, *THREE_GAMES)
    assert 0 not in visible_rows(pad)
    middle = QPointF(pad.table.viewport().rect().center())
    for _ in range(10):
        wheel = QWheelEvent(
            middle, middle, QPoint(), QPoint(0, 120), Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(pad.table.viewport(), wheel)
    assert 0 in visible_rows(pad)


def test_a_bar_to_scroll_stands_in_the_margin_where_there_is_more(pad_of):
    assert not pad_of(SHOOT, *THREE_GAMES[:3]).table.verticalScrollBar().isVisible()
    pad = pad_of(SHOOT, *THREE_GAMES)
    bar = pad.table.verticalScrollBar()
    assert bar.isVisible()
    assert bar.mapTo(pad, QPoint()).x() >= pad.width() - ROOM - SIDE_MARGIN


def centre(pad, row, column=1):
    return pad.table.visualRect(pad.table.model().index(row, column)).center()


def click(qtbot, pad, row, button=Qt.MouseButton.LeftButton):
    qtbot.mouseClick(pad.table.viewport(), button, pos=centre(pad, row))


def test_a_click_leaves_the_keys_where_they_were(pad_of, qtbot):
    pad = pad_of(SHOOT, *THREE_GAMES[:7])
    window = QWidget()
    kept(qtbot, window)
    line, column = QLineEdit(), QVBoxLayout(window)
    column.addWidget(line)
    column.addWidget(pad)
    window.show()
    line.setFocus()
    click(qtbot, pad, 2)
    assert window.focusWidget() is line


def test_a_click_opens_a_finished_hand_and_nothing_else(pad_of, qtbot, monkeypatch):
    """M3.1."""
    said: list[str] = []
    chosen: list[int] = []
    monkeypatch.setattr(QToolTip, "showText", lambda at, text, *rest: said.append(text))
    pad = pad_of(SHOOT, *THREE_GAMES[:7], more=dealt(SHOOT, 8, 0, "5"), height=900)
    pad.table.hand_chosen.connect(chosen.append)
    for row in (0, 4, 7, 8):
        click(qtbot, pad, row)
    # The fifth hand was passed; the eighth row rules the game off; the ninth is in play.
    assert chosen == [1, 5]
    assert len(said) == 1
    assert "Hand 8 is still in play" in said[0]
    view, left = pad.table.viewport(), Qt.MouseButton.LeftButton
    click(qtbot, pad, 2, Qt.MouseButton.RightButton)
    qtbot.mouseClick(view, left, pos=QPoint(30, 700))
    qtbot.mousePress(view, left, pos=centre(pad, 1))
    qtbot.mouseRelease(view, left, pos=centre(pad, 3))
    assert chosen == [1, 5]
    click(qtbot, pad, 3)
    qtbot.mouseDClick(view, left, pos=centre(pad, 3))
    qtbot.mouseRelease(view, left, pos=centre(pad, 3))
    assert chosen == [1, 5, 4]


def test_keys_go_from_row_to_row_once_tab_has_come_here(pad_of, qtbot):
    pad = pad_of(SHOOT, *THREE_GAMES[:14], height=520)
    table, last = pad.table, pad.table.model().rowCount() - 1
    chosen: list[int] = []
    pad.table.hand_chosen.connect(chosen.append)
    assert table.focusPolicy() == Qt.FocusPolicy.TabFocus
    with qtbot.waitActive(pad):
        pad.activateWindow()
    table.clearFocus()
    plain = picture(pad)
    table.setFocus(Qt.FocusReason.TabFocusReason)
    assert table.currentIndex().row() == last
    assert picture(pad) != plain, "the row is ringed"
    # The last row rules the game off.
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Up, Qt.Key.Key_Return, Qt.Key.Key_Enter):
        qtbot.keyClick(table, key)
    assert chosen == [14, 14]
    for _ in range(last):
        qtbot.keyClick(table, Qt.Key.Key_Up)
    assert table.currentIndex().row() == 0
    assert 0 in visible_rows(pad)
    table.clearFocus()
    table.scrollToBottom()
    table.setFocus(Qt.FocusReason.TabFocusReason)
    assert table.currentIndex().row() == last, "a row in sight"


@pytest.mark.slow
def test_the_game_in_play_stays_in_sight_whatever_is_done(pad_of, qtbot):
    pad = pad_of(SHOOT, height=520)
    table, bar = pad.table, pad.table.verticalScrollBar()
    for number, entry in enumerate(entries(SHOOT, *THREE_GAMES[:-1])):
        table.model().append(entry)
        if number % 5 == 0:
            QApplication.processEvents()
    QApplication.processEvents()
    bottom = bar.value()
    assert table.model().rowCount() - 1 in visible_rows(pad)
    for row in visible_rows(pad):
        click(qtbot, pad, row)
    qtbot.wait(250)
    assert bar.value() == bottom, "no belated scrolling either"
    for height in (480, 900, 610):
        bar.setValue(0)
        pad.resize(pad.width(), height)
        QApplication.processEvents()
        assert table.model().rowCount() - 1 in visible_rows(pad)
    bar.setValue(0)
    for entry in dealt(SHOOT, 20, 1, "4"):
        table.model().append(entry)
    assert table.model().rowCount() - 1 in visible_rows(pad)
    table.model().set_sheet(SHOW, folded(SHOW, SHOOT, NAMES, [*entries(SHOOT, *THREE_GAMES[:9])]))
    assert table.model().rowCount() - 1 in visible_rows(pad)


@each("rules", [SHOOT, PARTNERS, MARKS])
def test_a_larger_pad_is_the_same_pad_enlarged(pad_of, rules):
    """All on it: at its own size again, the picture is the one before."""
    pad = pad_of(rules, names=FOUR[: rules.seats])
    before = picture(pad)
    pad.set_zoom(1.5)
    pad.resize(before.size() * 1.5)
    QApplication.processEvents()
    larger = picture(pad)
    assert larger.size() == before.size() * 1.5
    # Coarse enough to take no notice of how letters and grain fall on the px.
    coarse = before.size() / 4
    first, second = (
        shown.scaled(coarse, mode=Qt.TransformationMode.SmoothTransformation)
        for shown in (before, larger)
    )
    apart = [
        abs(first.pixelColor(x, y).lightness() - second.pixelColor(x, y).lightness())
        for x in range(first.width())
        for y in range(first.height())
    ]
    assert sum(apart) / len(apart) < 1.8


@each(
    ("rules", "names", "narrow"),
    [
        (POINTS, NAMES, True),
        (POINTS, ("You", "Theodora-Wilhelmina", "Ada"), False),
        (SHOOT_4, FOUR, False),
    ],
)
def test_paper_is_narrow_where_all_on_it_has_room(qtbot, rules, names, narrow):
    pad = shown_pad(qtbot, rules, *WORKED_EXAMPLE[:3] * (len(names) == 3), names=names)
    assert pad.paper(narrow=False) == WIDTH
    assert pad.paper(narrow=True) == (NARROW if narrow else WIDTH)
    pad.resize(pad.paper(narrow=True) + 2 * ROOM, pad.height())
    header = pad.table.horizontalHeader()
    assert header.length() == pad.width() - 2 * ROOM - 2 * SIDE_MARGIN + 2 * BLEED


def test_paper_grows_by_what_is_written_unless_nothing_moves(pad_of, qtbot):
    pad = pad_of(POINTS, *WORKED_EXAMPLE[:3])
    here = pad.geometry()
    longer = here.adjusted(0, 0, 0, ROW)
    pad.lie(longer)
    assert pad.geometry() == longer
    pad.setGeometry(here)
    pad.table.motion = 0.5
    pad.lie(longer)
    pad.lie(longer)
    assert pad.height() < longer.height()
    qtbot.waitUntil(lambda: pad.geometry() == longer, timeout=2000)
    pad.lie(here)
    assert pad.geometry() == here, "shorter at once"
