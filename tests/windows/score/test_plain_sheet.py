"""A game that has nothing of its own to write brings a score sheet in one line."""

import csv
import io
from dataclasses import dataclass
from typing import Any, NamedTuple, cast

import pytest
from PySide6.QtCore import QSize, Qt

from moon_desktop.engine.entries import Consequence, Dealt, GameOver, HandEnd, MatchOver, Note
from moon_desktop.engine.ledger import Terms
from moon_desktop.engine.seats import Seats
from moon_desktop.games.show import Show
from moon_desktop.games.views.hand import (
    Figure,
    HandShown,
    HeldShown,
    PieceShown,
    Section,
    TrickShown,
)
from moon_desktop.games.views.sheet import GameRow, Sheet
from moon_desktop.games.views.table import Face
from moon_desktop.look import typography
from moon_desktop.look import typography as face
from moon_desktop.look.theme import THEME
from moon_desktop.windows.score.hand_account import WIDTH, HandAccount
from moon_desktop.windows.score.layout import BLEED, SIDE_MARGIN
from moon_desktop.windows.score.layout import WIDTH as WIDTH_OF_PAD
from moon_desktop.windows.score.model import CELL, ScoreModel, folded
from moon_desktop.windows.score.pad import ScorePad
from moon_desktop.windows.score.sheet_export import as_csv, as_text
from moon_desktop.windows.score.sheet_window import ScoreWindow
from tests.kit.cases import each
from tests.kit.score_sheets.views import kept

NAMES = ("Ann", "Bea", "Cy", "Dot", "Eve", "Flo")


class _Deal(NamedTuple):
    hand: int
    dealer: int


class Deal(_Deal, Dealt):
    __slots__ = ()


class _Pay(NamedTuple):
    chips: tuple[int, ...]


class Pay(_Pay, Consequence):
    """Chips change hands while the hand is in play."""

    __slots__ = ()


class _Over(NamedTuple):
    points: tuple[int, ...]
    scores: tuple[int, ...]
    tricks: tuple[int, ...] = ()
    result: str = "played"
    bidder: int | None = None


class Over(_Over, HandEnd):
    __slots__ = ()


class Rules(NamedTuple):
    table: Seats
    terms: Terms

    def to_record(self) -> dict[str, Any]:
        return self._asdict()


class ChipSheet(Sheet):
    def after(self, entry):
        return self.moved(entry.chips) if isinstance(entry, Pay) else super().after(entry)


@dataclass
class Chips:
    """What a game of chips shows."""

    start: int = 20

    @property
    def sheet(self):
        return self

    table = sheet

    def empty(self, rules, seats):
        return ChipSheet.opened(rules, seats, self.start)

    def laid_open(self, rules, seats, entries, number):
        return shown_hand(number, seats)

    def face(self, piece):
        return (
            Face("moon")
            if piece is None
            else Face("moon", piece[:-1], "stars" if piece[-1] == "s" else "rockets")
        )


def shown_hand(number, seats):
    held = tuple(
        HeldShown(name, tuple(PieceShown(f"{rank}s", f"the {rank}") for rank in range(13)))
        for name in seats
    )
    plays = tuple((seat, PieceShown(f"{seat}h", "a heart")) for seat in range(len(seats)))
    return HandShown(
        number=number, beside="Ann dealt", contract="Hearts", outcome="", ink="pink", helped="",
        notes=(), dealt=Section("Dealt"), held=held, before=None, seats=tuple(seats),
        tricks=(TrickShown(plays),), tricks_title="Tricks", legend=(("led", "led"),), reasons=(),
        points_title="Chips", heads=("Chips",),
        points=tuple((name, (Figure("3"),)) for name in seats), told=f"Hand {number}.",
    )  # fmt: skip


SINGLE = Terms("single", 0, 30)


def model_of(seats, *entries, terms=SINGLE):
    model = ScoreModel()
    rules: Any = Rules(Seats(seats), terms)
    model.set_sheet(cast(Show, Chips()), folded(cast(Show, Chips()), rules, NAMES[:seats], entries))
    return model


def ask(model, row, column, role=Qt.ItemDataRole.DisplayRole):
    return model.index(row, column).data(role)


HAND = (Deal(1, 0), Pay((-2, 2)), Over((-3, 3), (17, 23)))

pytestmark = pytest.mark.usefixtures("qapp")


def test_chips_are_written_down_while_the_hand_is_in_play():
    model = model_of(2, Deal(1, 0))
    assert (ask(model, 0, 0), ask(model, 0, 0, CELL).status) == ("Hand 1", "in play")
    model.append(Pay((-2, 2)))
    model.append(Pay((-1, 1)))
    assert ask(model, 0, 0, CELL).status is None
    assert [ask(model, 0, column, CELL).points for column in (1, 2)] == [-3, 3]
    assert [ask(model, 0, column, CELL).total for column in (1, 2)] == [17, 23]
    told = [ask(model, 0, column, Qt.ItemDataRole.AccessibleTextRole) for column in range(3)]
    assert told == ["Hand 1, in play.", "Ann minus 3, total 17.", "Bea plus 3, total 23."]
    assert not ask(model, 0, 1, CELL).finished
    assert model.laid_open(1, ()) is None


def test_a_hand_nobody_bought_reads_as_its_number():
    model = model_of(2, *HAND)
    assert (ask(model, 0, 0), ask(model, 0, 1), model.finished) == ("Hand 1", "17", (1,))
    assert "Click to see its cards." in ask(model, 0, 0, Qt.ItemDataRole.ToolTipRole)
    assert ask(model, 0, 1, CELL).bought is False
    assert model.laid_open(1, ()).told == "Hand 1."


def test_each_game_starts_with_its_chips():
    won = (*HAND, GameOver(1, (0, 1), (0, 1)), Deal(2, 1))
    sheet = model_of(2, *won, terms=Terms("best-of", 3, 30)).sheet
    assert sheet.rows[1] == GameRow(1, (1,), (0, 1), (0, 1), (0, 0))
    assert (sheet.game, sheet.scores, sheet.totals) == (2, (20, 20), (0, 1))
    assert sheet.heading == "Game 2 of 3 · to 30"
    assert sheet.through([MatchOver(1)]).winners == (1,)


def test_text_and_values_have_no_columns_of_another_game():
    sheet = model_of(2, Deal(1, 0), Note("hint", seat=0), *HAND[1:]).sheet
    heads, row = csv.reader(io.StringIO(as_csv(sheet), newline=""))
    assert heads[:6] == ["Game", "Hand", "Dealer", "Result", "Help", "Winner"]
    assert heads[6:] == ["Ann: points", "Ann: total", "Bea: points", "Bea: total"]
    assert row[:6] == ["1", "1", "Ann", "", "taken back or hint", ""]
    assert row[6:] == ["-3", "17", "3", "23"]
    assert as_text(sheet).splitlines() == ["Score sheet", "", "\t".join(heads), "\t".join(row)]


@each("seats", [2, 3, 4, 5, 6])
def test_pad_and_sheet_hold_two_to_six_seats(qtbot, seats):
    nil = (0,) * seats
    model = model_of(seats, Deal(1, 0), Over(nil, nil))
    pad = ScorePad(model, THEME)
    kept(qtbot, pad)
    head = pad.table.horizontalHeader()
    assert min(head.sectionSize(column) for column in range(seats + 1)) > 30
    assert head.length() == WIDTH_OF_PAD - 2 * (SIDE_MARGIN - BLEED)
    assert not pad.grab().isNull()
    window = ScoreWindow(model, lambda: ())
    kept(qtbot, window)
    window.show()
    (box,) = window.view.boxes
    assert box.geometry().right() <= window.view.viewport().width()
    assert box.table.horizontalHeader().length() <= box.table.viewport().width()


def test_before_the_first_match_the_sheet_is_empty(qtbot):
    model = ScoreModel()
    pad = ScorePad(model, THEME)
    kept(qtbot, pad)
    pad.resize(QSize(350, 600))
    assert (model.rowCount(), model.columnCount()) == (0, 1)
    assert not pad.grab().isNull()
    window = ScoreWindow(model, lambda: ())
    kept(qtbot, window)
    assert not window.grab().isNull()


@pytest.mark.parametrize("seats", [2, 6])
def test_thirteen_cards_and_six_seats_find_room_in_the_account(qtbot, seats):
    account = HandAccount()
    kept(qtbot, account)
    account.resize(WIDTH + 16, 500)
    account.show()
    account.show_hand(shown_hand(1, NAMES[:seats]), Chips().face)
    assert account.document().idealWidth() <= account.viewport().width() + 1
    assert "Auction" not in account.toPlainText()


class BidSheet(ChipSheet):
    """On which everybody's tricks stand beside those it bid."""

    counted_over = True
    csv_counted = "{name}: tricks"

    def counted(self, row, side):
        return f"{row.points[side] % 4}/3"


@pytest.mark.parametrize(("seats", "room"), [(3, True), (6, False)])
def test_what_a_side_did_stands_over_its_total(qtbot, seats, room, monkeypatch):
    """On the pad also where it has no room for the points besides; in words, and in the copy."""
    monkeypatch.setattr(Chips, "empty", lambda _, rules, names: BidSheet.opened(rules, names, 20))
    points = (-3, 3, 10, 2, 0, 1)[:seats]
    over = Over(points, tuple(20 + each for each in points))
    model = model_of(seats, Deal(1, 0))
    assert ask(model, 0, 1, CELL).counted == ""
    model.append(over)
    assert [ask(model, 0, column, CELL).counted for column in (1, 2)] == ["1/3", "3/3"]
    assert ask(model, 0, 2, Qt.ItemDataRole.AccessibleTextRole) == (
        "Bea counted 3/3. Bea plus 3, total 23."
    )
    assert "Ann counted 1/3. Ann −3, total 17." in ask(model, 0, 1, Qt.ItemDataRole.ToolTipRole)
    heads, row = csv.reader(io.StringIO(as_csv(model.sheet), newline=""))
    assert [heads[6], row[6]] == ["Ann: tricks", "1/3"]
    pad = ScorePad(model, THEME)
    kept(qtbot, pad)
    written = list[str]()
    monkeypatch.setattr(typography, "write", lambda _, text, *__: written.append(text))
    pad.table.grab()
    assert {"1/3", "3/3", "30"} <= {*written}
    assert ("+10" in written) == room


@pytest.mark.parametrize("seats", [5, 6])
def test_the_end_of_a_game_is_read_in_the_narrowest_column(qtbot, monkeypatch, seats):
    nil, one = (0,) * seats, (0,) * (seats - 1) + (1,)
    model = model_of(seats, Deal(1, 0), Over(nil, nil), GameOver(seats - 1, one, one))
    pad = ScorePad(model, THEME)
    kept(qtbot, pad)
    wide, write = dict[str, float](), face.write

    def watched(painter, text, style, *rest):
        wide[text] = face.text_width(text, style)
        return write(painter, text, style, *rest)

    monkeypatch.setattr(face, "write", watched)
    pad.grab()
    assert wide["Game over"] <= pad.table.horizontalHeader().sectionSize(0) - BLEED - 5
