"""Matches in which a bid or a trump is asked for, and a panel that asks."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from moon_desktop.games.moon.show import offers
from moon_desktop.games.shown.panel import Offer
from moon_desktop.windows.main.choice_panel import ChoicePanel
from tests.kit.arrange import Table

ANN = "6-6 6-5 6-4 6-3 6-2 6-1 5-5"


def auction(said: str = "", **house: Any) -> Table:
    return Table(**house).deal(ANN).say(said)


def naming(hand: str = ANN, **house: Any) -> Table:
    return Table(**house).deal(hand, widow="5-1").bid(0, "7").say("5-1")


def offered(panel: ChoicePanel, table: Table, narrow: bool = False) -> tuple[str, str]:
    """The keys that are open and those that are not, for the seat in turn."""
    panel.offer(_offer(table, narrow))
    return (
        " | ".join(key.text() for key in panel.keys if key.isEnabled()),
        " | ".join(key.text() for key in panel.keys if not key.isEnabled()),
    )


def letter(table: Table, text: str) -> str:
    """What is typed to press the key with this text."""
    (key,) = (key for key in _offer(table).keys if key.text == text)
    return key.letters[0]


def _offer(table: Table, narrow: bool = False) -> Offer:
    assert table.match.turn is not None
    offer = offers.offer(table.match.sight(table.match.turn), narrow)
    assert offer is not None
    return offer


def typed(panel: ChoicePanel, text: str, key: Qt.Key = Qt.Key.Key_unknown) -> bool:
    """Types a letter at the panel; whether it had a use for it."""
    event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text)
    return panel.take_key(event)
