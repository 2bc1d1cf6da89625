"""Words of any size, in every language: nothing is cut, and the match goes on."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit

from moon_desktop.games import CATALOGUE
from moon_desktop.look.theme import THEME
from moon_desktop.table.picture_item import PanelItem
from moon_desktop.words.language import speak
from tests.kit.table_positions import following

pytestmark = pytest.mark.timeout(120)


@pytest.fixture(params=["en", "de"])
def language(request):
    speak(request.param)
    yield request.param
    speak("en")


@pytest.fixture(autouse=True)
def usual_again():
    yield
    THEME.wear({})


def boxes(person) -> dict[str, QRectF]:
    """Plates and plaque, as they are seen."""
    table = person.table
    items = [item for item in table.scene.items() if isinstance(item, PanelItem)]
    return {
        f"{type(item).__name__} {number}": item.mapToScene(item.shape()).boundingRect()
        for number, item in enumerate(items)
        if item.isVisible()
    }


@pytest.mark.parametrize("game", CATALOGUE)
@pytest.mark.parametrize("percent", ["100", "150", "200"])
def test_plates_lie_in_the_view_and_apart(open_table, language, game, percent):
    person = open_table(text=percent)
    person.window.resize(1280, 800)
    chosen = CATALOGUE[game]
    person.program.matches.begin(chosen.presets[chosen.usual], 3, game=game)
    person.asked()
    while person.host.sight.phase != "play":
        person.host.act(person.host.sight.legal[0])
        person.asked()
    found, view = boxes(person), QRectF(person.table.view.rect()).adjusted(-1, -1, 1, 1)
    assert len(found) > person.host.sight.seats.count, "a plate each, and the plaque"
    assert {name: box for name, box in found.items() if not view.contains(box)} == {}
    names = list(found)
    pairs = [(a, b) for n, a in enumerate(names) for b in names[n + 1 :]]
    assert [pair for pair in pairs if found[pair[0]].intersects(found[pair[1]])] == []
    assert person.table.stage.zoom == int(percent) / 100


@pytest.mark.parametrize("game", CATALOGUE)
def test_no_key_is_covered_or_cut(open_table, language, game):
    person = open_table(text="200")
    person.window.resize(1280, 800)
    chosen = CATALOGUE[game]
    person.program.matches.begin(chosen.presets[chosen.usual], 3, game=game)
    person.asked()
    for _ in range(4):
        keys = [key for key in person.window.panel.keys if key.isVisible()]
        view = person.table.view.rect()
        for key in keys:
            at = QRect(key.mapTo(person.table.view, key.rect().topLeft()), key.size())
            assert view.contains(at), key.text()
            least = key.sizeHint()
            assert (key.width() >= least.width(), key.height() >= least.height()) == (True, True)
        person.host.act(person.host.sight.legal[-1])
        person.asked()
        if person.host.sight.phase == "play":
            break


def test_it_changes_while_a_match_stands(sit_at):
    person = sit_at(following())
    preferences, before = person.program.preferences, person.host.entries
    bar, zoom = person.window.bar.height(), person.table.stage.zoom
    person.do("preferences")
    (title,) = (
        part for part in person.window.findChildren(QLabel)
        if part.isVisible() and part.text() == "Preferences"
    )  # fmt: skip
    high, line = title.font().pixelSize(), QLineEdit(person.window)
    small = line.font().pixelSize()
    preferences.change(preferences.settings._replace(text="200"))
    QTest.qWait(1)
    assert person.window.bar.height() == 2 * bar
    assert person.table.stage.zoom == 2 * zoom
    assert title.font().pixelSize() == 2 * high
    assert line.font().pixelSize() == 2 * small
    preferences.change(preferences.settings._replace(text="system"))
    preferences.heed_text(150)
    assert person.table.stage.zoom == 1.5 * zoom
    preferences.heed_text(100)
    assert person.window.bar.height() == bar
    assert person.host.entries == before
