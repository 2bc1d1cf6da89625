"""Words of any size, in every language: nothing is cut, and the match goes on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QSizePolicy, QWidget

from moon_desktop.games import CATALOGUE
from moon_desktop.table.picture_item import PanelItem
from moon_desktop.table.tricks.chip_items import HeapItem, PurseItem
from moon_desktop.table.tricks.rail import CounterItem
from moon_desktop.table.tricks.trays import TrayItem
from moon_desktop.windows.dialogs.look_page import LookPage
from moon_desktop.windows.dialogs.preferences import PAGES, PreferencesDialog
from moon_desktop.windows.learning.welcome.new_match import NewMatch
from moon_desktop.windows.learning.welcome.welcome import Welcome
from moon_desktop.windows.paper.dialog import Scrolled
from moon_desktop.windows.rules.dialog import RulesDialog
from moon_desktop.words.language import speak
from tests.kit.person import until
from tests.kit.table_positions import following, won

STANDS = PanelItem, TrayItem, PurseItem, HeapItem, CounterItem
SHADE = 8.0
"""Px of an item round what is seen of it, for its shadow."""
AIR = 4
"""Px round words that nobody misses."""
IGNORED = QSizePolicy.Policy.Ignored

CARDS = CATALOGUE["shoot-the-moon-cards"]
CARD_TABLES = [(2, 1), (3, 1), (4, 2), (5, 1), (6, 1), (6, 2), (6, 3)]
"""Seats, and how many play together."""

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.fixture(params=["en", "de"])
def language(request):
    speak(request.param)
    yield request.param
    speak("en")


def large(person) -> None:
    """Words are twice as large from now on, in a window of usual size."""
    preferences = person.program.preferences
    person.window.resize(1280, 800)
    preferences.change(preferences.settings._replace(text="200"))
    QTest.qWait(1)


def opened(person, kind):
    return next(part for part in person.window.findChildren(kind) if part.isVisible())


def boxes(person) -> dict[str, QRectF]:
    """All that stands on the table beside the pieces, as it is seen."""
    items = [item for item in person.table.scene.items() if isinstance(item, STANDS)]
    return {
        f"{type(item).__name__} {number}": item.mapToScene(item.shape()).boundingRect()
        for number, item in enumerate(items)
        if item.isVisible() and item.opacity() and item.reads
    }


def over_one_another(found: Mapping[str, QRectF]) -> list[tuple[str, str]]:
    """Which of them have more in common than their shadows."""
    pairs = combinations(found, 2)
    inner = {name: box.adjusted(SHADE, SHADE, -SHADE, -SHADE) for name, box in found.items()}
    return [(one, other) for one, other in pairs if inner[one].intersects(inner[other])]


def begun(person, game, seed=3) -> None:
    """A match of ``game`` under its usual rules, at which the person is asked."""
    chosen = CATALOGUE[game]
    person.program.matches.begin(chosen.presets[chosen.usual], seed, game=game)
    person.asked()


@pytest.mark.parametrize("percent", ["100", "150", "200"])
def test_plates_lie_in_the_view_and_apart(open_table, language, percent):
    person = open_table(text=percent)
    person.window.resize(1280, 800)
    view = QRectF(person.table.view.rect()).adjusted(-9, -9, 9, 9)
    for game in CATALOGUE:
        begun(person, game)
        while person.host.sight.phase != "play":
            person.host.act(person.host.sight.legal[0])
            person.asked()
        found = boxes(person)
        assert len(found) > person.host.sight.seats.count, "a plate each, and the plaque"
        assert {name: box for name, box in found.items() if not view.contains(box)} == {}, game
        assert over_one_another(found) == [], game
        pieces = person.table.scene.pieces.values()
        backs = [item.pose.spot for item in pieces if item.pose.face is None]
        trays = [box for name, box in found.items() if name.startswith("TrayItem")]
        assert len(trays) == 2 * (game == "texas42")
        assert not any(box.contains(back.x, back.y) for box in trays for back in backs), game
        assert person.table.stage.zoom == int(percent) / 100


@pytest.mark.slow
def test_so_do_chips_and_what_is_out_of_play_at_every_table_for_cards(open_table, language):
    person = open_table(text="200")
    person.window.resize(1280, 800)
    for seats, team in CARD_TABLES:
        rules = replace(CARDS.presets[CARDS.usual], seats=seats, team_size=team)
        person.program.matches.begin(rules, 3, game="shoot-the-moon-cards")
        person.asked()
        found = boxes(person)
        assert len(found) > 2 + rules.table.count
        assert over_one_another(found) == [], (seats, team)
        while len(person.host.sight.tricks) < 2:
            person.host.act(person.host.sight.legal[0])
            person.asked()
        stands, pieces = boxes(person).values(), person.table.scene.pieces.values()
        backs = [item.sceneBoundingRect() for item in pieces if item.pose.face is None]
        inner = [box.adjusted(SHADE, SHADE, -SHADE, -SHADE) for box in stands]
        assert len(backs) >= rules.table.count
        assert not any(box.intersects(back) for box in inner for back in backs), (seats, team)


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 800), (960, 600)])
def test_large_keys_and_cards_leave_what_they_are_of_in_sight(open_table, size):
    """They are smaller than words are wished for before others' plates or the count are covered."""
    person = open_table(text="200")
    person.window.resize(*size)
    rules = CATALOGUE["texas42"].presets["texas-42-all"]
    person.program.matches.begin(rules, 3, game="texas42")
    panel, view, zooms = person.window.panel, person.table.view, set[float]()
    while not person.window.card.isVisible():
        person.asked()
        if panel.isVisible():
            zooms.add(panel.zoom)
            room = panel.room
            face = panel.geometry().adjusted(room, room, -room, -room)
            assert person.table.crowded_by(face) < 2
        person.host.act(person.host.sight.legal[0])
        until(lambda: person.is_asked or person.window.card.isVisible(), "the end of the hand")
    assert 1 <= min(zooms) <= max(zooms) <= person.table.stage.zoom
    card = person.window.card
    face = card.geometry().adjusted(card.room, card.room, -card.room, -card.room)
    _, rooms = person.table.card_rooms()
    assert face.top() >= rooms[-1].top - 2, "to a px of each edge"
    assert face.bottom() <= view.height()


def test_a_sheet_lies_over_the_table_where_large_words_leave_no_room_beside_it(sit_at):
    person = sit_at(following())
    preferences = person.program.preferences
    person.window.resize(1280, 800)
    person.do("counting")
    side, over = person.window.side, person.window.over
    assert over.table_width == person.table.view.width() - side.taken
    assert side.taken > side.sheet.width() / 2, "beside it"
    for percent in ("150", "200"):
        preferences.change(preferences.settings._replace(text=percent))
        QTest.qWait(1)
        assert over.table_width == person.table.view.width()
        assert side.paper_width == round(298 * person.table.stage.zoom)
        rows = side.sheet.suits.verticalHeader()
        assert rows.sectionSize(0) >= 40 * side.zoom, "tiles that can be told, by scrolling"


def test_the_bar_gives_up_what_it_has_no_room_for(open_table, language):
    person = open_table(text="200")
    person.window.resize(1280, 800)
    bar = person.window.bar
    for back in (False, True):
        bar.show_return(back)
        QTest.qWait(1)
        shown = [part for part in bar.children() if isinstance(part, QWidget) and part.isVisible()]
        assert len(shown) > 6
        found = {
            f"{n} {part.objectName()}": QRectF(part.geometry()) for n, part in enumerate(shown)
        }
        assert over_one_another(found) == []
        assert all(QRectF(bar.rect()).contains(box) for box in found.values())
        least = (part.width() >= part.minimumSizeHint().width() for part in shown)
        assert all(least)


def cut(window: QWidget) -> set[str]:
    """What has less room in ``window`` than its words need, and what lies beyond all that can be
    scrolled to."""
    for _ in range(20):
        # It may still be laid out.
        QTest.qWait(20)
        if not (found := _cut(window)):
            break
    return found


def _cut(window: QWidget) -> set[str]:
    found = set()
    worded: list[QLabel | QAbstractButton] = [*window.findChildren(QLabel)]
    worded += window.findChildren(QAbstractButton)
    for part in worded:
        holder = part.parentWidget()
        if not part.isVisible() or not part.text() or holder is None:
            continue
        least, name = part.minimumSizeHint(), f"{type(part).__name__} {part.text()[:40]!r}"
        if part.hasHeightForWidth() and part.width() > 0:
            least.setHeight(part.heightForWidth(part.width()))
        if isinstance(part, QLabel) and not part.wordWrap():
            least.setWidth(0 if part.sizePolicy().horizontalPolicy() == IGNORED else least.width())
        if part.width() < least.width() - AIR or part.height() < least.height() - AIR:
            found.add(f"{name}: {part.size().toTuple()} for {least.toTuple()}")
        if not holder.rect().adjusted(-AIR, -AIR, AIR, AIR).contains(part.geometry()):
            found.add(f"{name}: {part.geometry().getRect()} in {holder.rect().getRect()}")
    return found


@pytest.mark.slow
def test_no_words_are_cut_in_preferences_and_house_rules(sit_at, language):
    person = sit_at(following())
    large(person)
    person.do("preferences")
    dialog = opened(person, PreferencesDialog)
    for name in PAGES:
        dialog.show_page(name)
        assert cut(dialog) == set(), name
    # The page of players is as wide as there is room.
    dialog.show_page("players")
    (area,) = (area for area in dialog.findChildren(Scrolled) if area.isVisible())
    for size in ((1060, 640), (1280, 800)):
        person.window.resize(*size)
        QTest.qWait(20)
        assert area.widget().width() <= area.viewport().width()
    dialog.close()
    person.do("new")
    page = opened(person, NewMatch)
    assert cut(page) == set()
    page.own.click()
    assert cut(opened(person, RulesDialog)) == set()


@pytest.mark.slow
def test_a_hand_takes_the_sheet_where_it_has_no_room_beside_it(sit_at):
    person = sit_at(won())
    preferences = person.program.preferences
    for percent in ("150", "200"):
        preferences.change(preferences.settings._replace(text=percent))
        sheet = person.program.commands.scores()
        sheet.resize(1280, 800)
        sheet.show_hand(1)
        QTest.qWait(1)
        assert sheet.view.isVisible() == (percent == "150"), "both where there is room"
        if percent == "200":
            assert sheet.pane.width() > 0.9 * sheet.width()
            assert sheet.pane.close_key.text() == "Back"
            account, bar = sheet.pane.account, sheet.pane.account.verticalScrollBar()
            assert account.viewport().geometry().right() < bar.mapTo(account, QPoint()).x() - 8
        sheet.resize(960, 600)
        QTest.qWait(1)
        assert sheet.pane.width() > 0.9 * sheet.width()
        assert {key for key in cut(sheet) if "QPushButton" in key} == set(), "keys have two rows"
        sheet.pane.close_key.click()
        assert sheet.view.isVisible()
        sheet.close()


@pytest.mark.slow
def test_it_changes_while_a_match_stands_and_labels_move_at_once(sit_at):
    person = sit_at(following())
    preferences, before = person.program.preferences, person.host.entries
    bar, zoom = person.window.bar.height(), person.table.stage.zoom
    person.do("preferences")
    dialog = opened(person, PreferencesDialog)
    (title,) = (
        part for part in person.window.findChildren(QLabel)
        if part.isVisible() and part.text() == "Preferences"
    )  # fmt: skip
    high, line = title.font().pixelSize(), QLineEdit(person.window)
    small = line.font().pixelSize()
    dialog.show_page("look")
    dialog.page(LookPage).grid.controls["text"].setFocus()
    assert not stacked(dialog)
    preferences.change(preferences.settings._replace(text="200"))
    QTest.qWait(1)
    assert person.window.bar.height() == 2 * bar
    assert person.table.stage.zoom == 2 * zoom
    assert title.font().pixelSize() == 2 * high
    assert line.font().pixelSize() == 2 * small
    person.window.resize(1280, 800)
    until(lambda: stacked(dialog), "labels above what they are of")
    control = dialog.page(LookPage).grid.controls["text"]
    held = person.window.focusWidget()
    assert held is control or control.isAncestorOf(held)
    assert cut(dialog) == set()
    names = [key for row in dialog.page(LookPage).rows.values() for key in row.keys.values()]
    assert all(key.width() >= 2 * 50 for key in names), "pictures grow with the words below them"
    dialog.close()
    preferences.change(preferences.settings._replace(text="system"))
    preferences.heed_text(150)
    assert person.table.stage.zoom == 1.5 * zoom
    preferences.heed_text(100)
    assert person.window.bar.height() == bar
    assert person.host.entries == before


def stacked(dialog: PreferencesDialog) -> bool:
    """Whether the label of the size of words stands above the sizes."""
    control = dialog.page(LookPage).grid.controls["text"]
    label = next(one for one in dialog.findChildren(QLabel) if one.buddy() is control)
    return label.geometry().bottom() < control.geometry().top()


def test_none_where_a_match_is_begun(sit_at, language):
    person = sit_at(following())
    large(person)
    person.do("welcome")
    assert opened(person, Welcome).front.first.zoom == 2
    person.do("welcome")
    person.do("new")
    page = opened(person, NewMatch)
    for panel in (page.more, page.players.open(1)):
        panel.open(page.more_key)
        assert cut(panel) == set()
        panel.close()


@pytest.mark.parametrize("size", [(1280, 800), (960, 600)])
def test_keys_of_a_new_match_stay_in_sight_and_plates_there_are_whole(sit_at, size):
    person = sit_at(following())
    large(person)
    person.window.resize(*size)
    person.do("new")
    page = opened(person, NewMatch)
    QTest.qWait(1)
    welcome = opened(person, Welcome)
    (area,) = (area for area in welcome.findChildren(Scrolled) if area.isAncestorOf(page))
    bar = area.verticalScrollBar()
    assert bar.maximum() > 0
    for value in (0, bar.maximum()):
        bar.setValue(value)
        for key in (page.back, page.deal, page.more_key):
            box = QRect(key.mapTo(welcome, QPoint()), key.size())
            assert welcome.rect().contains(box)
            assert box.top() >= area.geometry().bottom()
    assert page.visibleRegion().boundingRect().bottom() >= page.players.geometry().bottom()
    wide = page.shelf.viewport().width()
    assert all(plate.width() <= wide for plate in page.shelf.row)
    page.shelf.horizontalScrollBar().setValue(0)
    gone = [plate.x() for plate in page.shelf.row if plate.geometry().right() > wide]
    shadow = 14 * page.players.largest
    assert min(gone, default=wide) + shadow >= wide, "no part of another"


@pytest.mark.slow
def test_none_on_the_score_sheet_and_in_the_review(sit_at, language):
    person = sit_at(won())
    large(person)
    sheet = person.program.commands.scores()
    sheet.resize(1280, 800)
    QTest.qWait(1)
    small, high = sheet.view.boxes[0].table, sheet.view.boxes[0].table.rowHeight(0)
    assert (small.cells.zoom, high) == (2, 90)
    assert cut(sheet) == set()
    sheet.show_hand(1)
    assert cut(sheet) == set()
    assert sheet.pane.account.isVisible()
    assert not sheet.view.isVisible()
    sheet.close_hand()
    assert sheet.view.isVisible()
    sheet.close()
    room = person.program.commands.review
    room.open(1)
    review = room.window
    review.resize(1280, 800)
    until(lambda: review.isVisible() and review.hand is not None, "the review")
    assert review.grid.zoom > 2
    assert cut(review) == set()
    (area,) = (one for one in review.findChildren(Scrolled) if one.isAncestorOf(review.board))
    board = QRect(review.board.mapTo(area.viewport(), QPoint()), review.board.size())
    assert area.viewport().rect().contains(board), "before anything is scrolled"
    review.close()


@pytest.mark.slow
def test_no_key_is_covered_or_cut_and_plates_stay_in_the_view(open_table, language):
    person = open_table(text="200")
    person.window.resize(1280, 800)
    for game in CATALOGUE:
        begun(person, game)
        stage = person.table.stage
        assert min(box.y for box in stage.plates) >= 0, game
        plates = {f"plate {place}": QRectF(*box) for place, box in enumerate(stage.plates)}
        assert over_one_another(plates) == [], game
        for _ in range(4):
            keys = [key for key in person.window.panel.keys if key.isVisible()]
            view = person.table.view.rect()
            for key in keys:
                at = QRect(key.mapTo(person.table.view, key.rect().topLeft()), key.size())
                assert view.contains(at), key.text()
                least = key.sizeHint()
                fits = key.width() >= least.width(), key.height() >= least.height()
                assert fits == (True, True), key.text()
            person.host.act(person.host.sight.legal[-1])
            person.asked()
            if person.host.sight.phase == "play":
                break
