"""The sheet on paper: pages with text, drawn as vectors."""

import re
from dataclasses import replace

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QLocale, QSizeF
from PySide6.QtGui import QColor, QPageSize
from PySide6.QtPdf import QPdfDocument

from moon_desktop.games.moon.show import SHOW
from moon_desktop.look.theme import THEME
from moon_desktop.windows.score import sheet_print
from moon_desktop.windows.score.model import ScoreModel, folded
from moon_desktop.windows.score.sheet_print import Origin
from tests.kit.score_sheets.by_hand import NAMES, played
from tests.kit.score_sheets.matches import PARTNERS, POINTS, SHOOT, THREE_GAMES
from tests.kit.score_sheets.views import model_of

LONG = replace(SHOOT, match_length=4000)
HAND = (0, "4", "1", (3, 2, 2))
SHOT = (0, "over", "6", (7, 0, 0))
FOUR = ("You", "Theo", "Bea", "Ada")

pytestmark = pytest.mark.usefixtures("qapp")


A4, LETTER = QPageSize.PageSizeId.A4, QPageSize.PageSizeId.Letter


def pdf(model, page=A4):
    return sheet_print.pdf(model, page)


class Read:
    """A PDF file as a reader has it. Figures and ligatures of the serif face are not to be read
    in it, only seen; how much space is between words is guessed by readers, and left out."""

    def __init__(self, content):
        self.content = content
        # The document goes on reading in it.
        self.data = QBuffer()
        self.data.setData(QByteArray(content))
        self.data.open(QBuffer.OpenModeFlag.ReadOnly)
        self.document = QPdfDocument()
        self.document.load(self.data)
        self.pages = self.document.pageCount()
        self.texts = [
            re.sub(r"\s", "", self.document.getAllText(page).text()) for page in range(self.pages)
        ]


def test_a_match_of_three_games_on_one_page():
    table = played()
    model = ScoreModel()
    model.set_sheet(SHOW, folded(SHOW, table.rules, NAMES, table.entries))
    read = Read(sheet_print.pdf(model, A4, Origin("Moon", "2026-11-20T12:30:00Z", 8123)))
    assert read.pages == 1
    (text,) = read.texts
    assert "Dealnumber" not in "".join(Read(pdf(model)).texts)
    for part in (
        "Score sheet", "Moon·Friday,November",
        "Played by Ann, Bea and Cy", "House rules of your own: 22",
        "Deal number 8123",
        "Ann 4", "Bea 5", "Cy 7", "Ann double", "Bea over", "All passed", "Bea won", "Marks",
        "Match", "Page 1 of 1",
        "hickey, a set bid", "in the hole, below zero",
    ):  # fmt: skip
        assert part.replace(" ", "") in text, part


def test_it_is_drawn_as_vectors_and_small():
    content = pdf(model_of(SHOOT, *THREE_GAMES))
    assert content.startswith(b"%PDF-")
    assert b"/Subtype /Image" not in content
    assert b"/FontFile" in content
    assert len(content) < 300_000


def test_a_long_match_goes_over_several_pages():
    """Sixty hands and more; every game stands on one page, with its hands."""
    model = model_of(LONG, *(THREE_GAMES[:14] * 5))
    assert len(model.sheet.games) == 10
    read = Read(pdf(model))
    assert read.pages == 3
    for number, text in enumerate(read.texts, 1):
        assert f"Page{number}of{read.pages}" in text
    whole = " ".join(read.texts)
    # Each game of the one kind ends with a 7, and each of the other with a shoot.
    assert [whole.count(end) for end in ("Theo7", "Youover")] == [5, 5]
    assert ["Match" in text.replace("·Matchto", "") for text in read.texts] == [False, False, True]
    assert [("Scoresheet" in text) for text in read.texts] == [True, False, False]


def test_a_game_longer_than_a_page_goes_on_on_the_next():
    """With the names over the columns again, and nothing ruled in the margins."""
    read = Read(pdf(model_of(replace(POINTS, target=999), *([HAND] * 60))))
    assert read.pages == 3
    assert sum(text.count("You4") for text in read.texts) == 60
    for page, text in enumerate(read.texts):
        assert "YouTheoAda" in text
        image = read.document.render(page, QSizeF(595, 842).toSize())
        rows = {image.pixelColor(x, y).alpha() for y in (10, 30, 820, 835) for x in range(595)}
        assert rows == {0}


def test_a_game_alone_takes_the_width_of_the_page():
    image = Read(pdf(model_of(POINTS, HAND))).document.render(0, QSizeF(595, 842).toSize())
    inked = [x for x in range(595) for y in range(150, 190) if image.pixelColor(x, y).alpha()]
    assert min(inked) < 50
    assert max(inked) > 545


def test_a_day_that_is_none_is_left_out():
    assert Origin("Moon", "some day").told == Origin("Moon").told == "Moon"


def printed(rules, *lengths):
    """What is printed of games of so many hands: all pass until a shoot ends each."""
    hands = [hand for length in lengths for hand in ([None] * (length - 1) + [SHOT])]
    return Read(pdf(model_of(rules, *hands)))


@pytest.mark.slow
@pytest.mark.parametrize(
    "lengths", [(25, 26), (20, 20), (20, 14, 21, 9), (23,) * 5, (30,), (13,) * 9]
)
def test_hands_stand_under_every_heading_and_over_the_totals(lengths):
    read = printed(LONG, *lengths)
    for page in range(read.pages):
        height = read.document.pagePointSize(page).height()
        lowest = read.document.getAllText(page).boundingRectangle().bottom()
        assert lowest < height - 14 / 25.4 * 72, "nothing is pushed into the margin"
    hands = [text.count("Allpassed") + text.count("Youover") for text in read.texts]
    assert all(hands)
    assert sum(hands) == sum(lengths)
    assert "Match" in read.texts[-1]
    # A page has room for some forty hands; the half of it may be lost to keep games together.
    assert read.pages <= 1 + sum(lengths) / 20


def test_the_colour_of_the_paper_is_not_printed():
    image = Read(pdf(model_of(SHOOT, *THREE_GAMES))).document.render(0, QSizeF(595, 842).toSize())
    colours = {image.pixelColor(x, y).name() for x in range(0, 595, 3) for y in range(0, 842, 3)}
    assert THEME.paper.name() not in colours
    assert QColor(sheet_print.INK.paper).name() == "#ffffff"


@pytest.mark.no_qt_log
def test_a_device_that_does_not_open_is_told_of(tmp_path):
    device = sheet_print.printer()
    device.setOutputFileName(str(tmp_path / "nowhere" / "sheet.pdf"))
    assert sheet_print.print_sheet(device, model_of(POINTS)) is False


def test_the_page_is_the_one_usual_in_the_country():
    before = QLocale()
    try:
        for country, page in (("de_DE", A4), ("en_US", LETTER), ("en_GB", A4)):
            QLocale.setDefault(QLocale(country))
            assert sheet_print.usual_page() == page
    finally:
        QLocale.setDefault(before)


@pytest.mark.parametrize(
    ("rules", "hands", "page", "size", "found"),
    [
        (SHOOT, THREE_GAMES, A4, (595, 842), "Match"),
        (SHOOT, THREE_GAMES, LETTER, (612, 792), "Match"),
        (POINTS, (), A4, (595, 842), "inplay"),
        (PARTNERS, (), A4, (595, 842), "inplay"),
    ],
)
def test_pages_have_the_size_asked_for(rules, hands, page, size, found):
    names = ("W" * 200, "\u05d3\u05e0\u05d4 " * 40, "Z" + "\u0301" * 90, "Dot")
    read = Read(pdf(model_of(rules, *hands, names=names[: rules.seats]), page))
    assert read.document.pagePointSize(0).toSize().toTuple() == size
    assert read.pages <= 2
    assert found in read.texts[-1]
    assert "\u05d3\u05e0\u05d4" in read.texts[0]
