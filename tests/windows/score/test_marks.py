"""Marks over the hands: strokes drawn in time, told to screen readers, each game with its own."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPageSize
from PySide6.QtPdf import QPdfDocument
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from moon_desktop.engine.entries import HandEnd
from moon_desktop.games import CATALOGUE
from moon_desktop.look.theme import THEME
from moon_desktop.windows.score import sheet_print
from moon_desktop.windows.score.foot import Figure
from moon_desktop.windows.score.games import GameTables
from moon_desktop.windows.score.hand_account import HandAccount
from moon_desktop.windows.score.layout import ROOM
from moon_desktop.windows.score.marks import Marks
from moon_desktop.windows.score.model import CELL, ScoreModel, folded
from moon_desktop.windows.score.pad import ScorePad
from moon_desktop.windows.score.sheet_export import as_csv, as_text
from moon_desktop.windows.score.sheet_window import ScoreWindow
from tests.games.forty_two.test_scoring import split
from tests.kit.forty_two import Table
from tests.kit.pixels import near, where
from tests.kit.score_sheets.matches import POINTS, WORKED_EXAMPLE
from tests.kit.score_sheets.views import kept, picture, shown_pad, visible_rows

NAMES = ("You", "Theo", "Bea", "Ada")
SHOW = CATALOGUE["texas42"].show

pytestmark = pytest.mark.usefixtures("qapp")


def model_of(table, entries=None, viewer=0):
    model = ScoreModel()
    model.set_sheet(SHOW, folded(SHOW, table.rules, NAMES, entries or table.entries, viewer))
    return model


def pad_of(qtbot, model, height=734):
    pad = ScorePad(model, THEME)
    kept(qtbot, pad)
    pad.resize(pad.width(), height + 2 * ROOM)
    pad.show()
    QApplication.processEvents()
    return pad


def told(widget):
    """What screen readers find over the hands, game by game."""
    over = (marks.findChildren(QWidget) for marks in widget.findChildren(Marks))
    return [[side.accessibleName() for side in sides if side.isVisible()] for sides in over]


def test_marks_over_a_game_are_seen_whole_or_not_at_all(qtbot):
    """However high the sheet is."""
    table = Table("texas-42")
    for _ in range(5):
        table.sweep(0, "30").flop(0, "30")
    model, room = model_of(table), QWidget()
    kept(qtbot, room)
    games = GameTables(model, THEME, room)
    room.show()
    seen = set()
    for height in range(400, 760, 12):
        games.resize(1100, height)
        QApplication.processEvents()
        (box,) = games.boxes
        hidden = games.verticalScrollBar().value()
        assert hidden == 0 or hidden >= box.table.y()
        last = box.table.box(9).bottom() + box.table.y() + box.cap - hidden
        assert 0 < last <= height
        seen.add(hidden)
    assert 0 in seen
    assert max(seen) > box.table.y() in seen


def three_games():
    table = Table("tournament-42").sweep(0, "2m")
    for _ in range(3):
        table.sweep(2, "2m")
    for _ in range(4):
        table.flop(2, "2m")
    return split(table, "30")


def test_marks_are_told_on_the_pad_and_by_game_in_the_window(qtbot):
    """T8.1, T8.4."""
    table = three_games()
    model = model_of(table)
    now = ["You & Bea: 1 of 7 marks.", "Theo & Ada: 0 of 7 marks."]
    assert told(pad_of(qtbot, model)) == [now]
    window = ScoreWindow(model, lambda: table.entries)
    kept(qtbot, window)
    window.show()
    assert told(window) == [
        ["You & Bea: 8 of 7 marks.", "Theo & Ada: 0 of 7 marks."],
        ["You & Bea: 0 of 7 marks.", "Theo & Ada: 8 of 7 marks."],
        now,
    ]
    heads = [box.geometry() for box in window.view.boxes]
    assert heads[0].right() < heads[1].left() < heads[2].left(), "beside one another"


@pytest.mark.parametrize(("height", "below"), [(734, True), (480, False)])
def test_sides_stand_beside_one_another_on_a_low_pad(qtbot, height, below):
    pad = pad_of(qtbot, model_of(split(Table(), "30")), height)
    one, other = pad.marks.findChildren(QWidget)
    assert (one.y() < other.y()) == below
    assert (one.x() < other.x()) != below
    assert len(visible_rows(pad)) == 1
    assert pad.table.viewport().height() // pad.table.verticalHeader().defaultSectionSize() >= 5
    assert pad.table.geometry().bottom() < pad.foot.geometry().top()


def test_new_strokes_are_drawn_one_after_another(qtbot):
    """T8.1: two marks at once."""
    table = Table().sweep(0, "30").sweep(2, "2m")
    last = max(n for n, entry in enumerate(table.entries) if isinstance(entry, HandEnd))
    pads = [pad_of(qtbot, model_of(table, table.entries[:last])) for _ in range(3)]
    at_once, slowly, quickly = pads
    slowly.table.motion, quickly.table.motion = 50.0, 0.05

    def lead(pad):
        return len(where(picture(pad.marks), near(THEME.pink, 60)))

    before = lead(slowly)
    for pad in pads:
        pad.table.model().append(table.entries[last])
    assert before <= lead(slowly) < lead(at_once)
    assert told(slowly) == told(at_once), "it is told at once"
    slowly.table.finish_writing()
    assert picture(slowly) == picture(at_once)
    qtbot.waitUntil(lambda: picture(quickly) == picture(at_once), timeout=2000)


def test_a_hand_has_its_counts_and_its_strokes(qtbot):
    """T2.1, T8.1."""
    model = model_of(split(Table(), "2m"))
    cells = [model.index(0, column).data(CELL) for column in (0, 1, 2)]
    assert (cells[0].asterisks, cells[0].word, cells[0].contract) == (1, "2 marks", "Sixes")
    assert [(cell.counted, cell.strokes, cell.total) for cell in cells[1:]] == [
        ("33", 0, None),
        ("9", 2, None),
    ]
    spoken = model.index(0, 2).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Theo & Ada counted 9. Theo & Ada won 2 marks. Theo & Ada: 2 of 7 marks."
    legend = [label.text() for label in pad_of(qtbot, model).foot.findChildren(QLabel)]
    assert legend == ["bid set", "a mark won"]


@pytest.mark.parametrize(("viewer", "names"), [(0, "You & Bea"), (1, "Theo & Ada")])
def test_the_side_of_the_viewer_stands_first_and_has_its_colour(qtbot, viewer, names):
    """T1.1: whichever it is; its count and its strokes with it."""
    model = model_of(split(Table(), "30"), viewer=viewer)
    pad = pad_of(qtbot, model)
    ours, theirs = pad.marks.findChildren(QWidget)

    def inked(side, ink):
        return len(where(picture(pad.marks).copy(side.geometry()), near(ink)))

    assert inked(ours, THEME.weink) > 50 > inked(ours, THEME.theyink)
    assert inked(theirs, THEME.theyink) > 50 > inked(theirs, THEME.weink)
    assert ours.accessibleName().startswith(names)
    assert model.headerData(1, Qt.Orientation.Horizontal) == names
    assert model.index(0, 1).data() == ("33", "9")[viewer]
    assert model.index(0, 1).data(CELL).strokes == (1, 0)[viewer]


def test_totals_stand_under_the_sides_they_are_of(qtbot):
    """T8.4."""
    pad = pad_of(qtbot, model_of(three_games(), viewer=1))
    totals = sorted(pad.foot.findChildren(Figure), key=lambda figure: figure.x())
    assert [figure.accessibleName() for figure in totals] == ["Theo & Ada 1", "You & Bea 1"]


def test_points_are_figures_and_so_nothing_is_drawn(qtbot):
    """T8.2."""
    for pad in (
        pad_of(qtbot, model_of(split(Table("points-250"), "30"))),
        shown_pad(qtbot, POINTS, *WORKED_EXAMPLE),
    ):
        assert told(pad) == [[]]
        assert pad.marks.height() == 0
    model = model_of(split(Table("points-250"), "30"))
    cell = model.index(0, 1).data(CELL)
    assert (cell.points, cell.total, cell.counted) == (33, 33, "")


def test_the_sheet_as_text():
    """T8.1: counts and marks, and how far each side has come."""
    sheet = model_of(split(Table(), "2m")).sheet
    head, hand = as_csv(sheet).splitlines()
    assert head.startswith("Game,Hand,Shaker,")
    assert head.endswith(
        "Winner,You & Bea: count,You & Bea: marks,You & Bea: total,"
        "Theo & Ada: count,Theo & Ada: marks,Theo & Ada: total"
    )
    assert hand == "1,1,Ada,You,2 marks,Sixes,set,,,33,0,0,9,2,2"
    assert as_text(sheet).endswith("\n\nYou & Bea: 0 of 7 marks.\nTheo & Ada: 2 of 7 marks.\n")
    games = as_csv(model_of(three_games()).sheet).splitlines()
    assert games[5] == "1,,,,,,game won,,You & Bea,,1,1,,0,0"


def test_what_a_trick_counts_stands_behind_it(qtbot):
    """T2.1."""
    table = split(Table(), "30")
    account = HandAccount()
    kept(qtbot, account)
    hand = SHOW.sheet.laid_open(table.rules, NAMES, table.entries, 1)
    assert hand is not None
    account.show_hand(hand)
    words = account.toPlainText().split()
    assert words.count("16") == 1
    assert words.index("Ada", words.index("Tricks")) + 1 == words.index("Count")


def test_every_game_is_printed_with_its_marks(tmp_path):
    """T8.4."""
    file = tmp_path / "sheet.pdf"
    file.write_bytes(sheet_print.pdf(model_of(three_games()), QPageSize.PageSizeId.A4))
    document = QPdfDocument()
    document.load(str(file))
    text = document.getAllText(0).text()
    assert document.pageCount() == 1
    assert text.count("You & Bea") == 5
    assert text.count("of 7") == 6
    document.close()
