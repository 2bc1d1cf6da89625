"""The panel of keys over the table: others' rows and plates make room for it."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QTransform
from PySide6.QtTest import QTest

from moon_desktop.table.tempo import Tempo
from tests.kit.arrange import Table
from tests.kit.lying import assert_lies
from tests.kit.person import until

SIZES = [(960, 600), (1100, 620), (1280, 800), (900, 1200), (2560, 1440)]
MOST = "texas-42-all"
HAND = "6-6 6-5 6-4 6-3 6-2 6-1 5-5"


def asked(preset: str, bid: str) -> Table:
    """Ann is to bid, or has bid and is to name trump."""
    table = Table(preset).deal(HAND)
    if bid:
        table.bid(0, bid)
    if bid == "7" and table.rules.seats == 3:
        table.say("6-6")
    return table


def covered(person) -> list[str]:
    """What the panel covers of the tiles in all hands and of the plates."""
    stage, panel = person.table.stage, person.window.panel
    assert panel.keys
    shadow = panel.room
    face = QRectF(panel.geometry()).adjusted(shadow, shadow, -shadow, -shadow)
    boxes = {f"plate {n}": QRectF(*box) for n, box in enumerate((*stage.plates, stage.plaque))}
    for key, piece in person.table.scene.pieces.items():
        spot = piece.pose.spot
        if spot not in stage.middle.values():
            lies = QTransform.fromTranslate(spot.x, spot.y).rotate(spot.turn)
            boxes[key] = lies.mapRect(
                QRectF(-spot.width / 2, -spot.width, spot.width, spot.width * 2)
            )
    assert len(boxes) > 8 * stage.seats
    return [name for name, box in boxes.items() if face.intersects(box)]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("preset", "bid"),
    [*product(("follow-me-42", "fosdick-partners"), ("", "7")), *product((MOST,), ("", "1m"))],
)
def test_panel_covers_no_tile_and_no_plate(sit_at, preset, bid):
    person = sit_at(asked(preset, bid))
    for size in (*SIZES, SIZES[0]):
        person.window.resize(*size)
        until(lambda: person.window.size().toTuple() == size, "the new size")  # noqa: B023
        QTest.qWait(1)
        assert covered(person) == [], size
    preferences = person.program.preferences
    preferences.change(preferences.settings._replace(theme="night"))
    assert covered(person) == [], "in other colours"


def test_rows_come_back_when_the_panel_is_gone(sit_at):
    """On their way, not at once; a step that begins meanwhile brings them to rest."""
    person = sit_at(asked("fosdick-partners", "7"), pace=Tempo(0.3, 0.1), by="click")
    person.window.resize(960, 600)
    until(lambda: min(person.table.stage.squeeze) < 1, "rows that close up")
    person.press_key_of(next(c for c in person.host.sight.legal if c.trump == "6"))
    assert set(person.table.stage.squeeze) == {1.0}
    person.asked()
    until(lambda: person.is_asked, "being asked")
    QTest.qWait(200)
    assert_lies(person.table.scene, person.host.sight)
