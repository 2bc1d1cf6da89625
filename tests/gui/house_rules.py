"""A table under house rules, whose deals are stacked, and whose computer players do as they are
told."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import Qt

from moon_desktop.engine.entries import Draw
from moon_desktop.games.moon.entries import Deal
from moon_desktop.games.moon.match import Moon
from moon_desktop.games.moon.phases import Dealing, Drawing
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.games.moon.sight import MoonSight
from moon_desktop.games.shown.table import PlateValues
from moon_desktop.windows.main import actions
from moon_desktop.windows.score.model import ScoreRole
from tests.gui.script import Script, meant
from tests.kit.arrange import Table
from tests.kit.person import Person, until
from tests.kit.table_players import alike

CHANCE = Moon.chance


@dataclass(frozen=True)
class Hand:
    """A deal to be filled up: tiles by seat, the widow and the dice where there are any."""

    tiles: tuple[str, ...]
    widow: str | None
    dice: tuple[int, int]


class House:
    """Opens the window under house rules, and has the person sit down to hands arranged.

    ``dealer`` is the first dealer of the match, None for the last seat, so that seat 0, where the
    person sits, bids first.
    """

    def __init__(
        self, open_table: Callable[..., Person], monkeypatch: pytest.MonkeyPatch, **how: Any
    ) -> None:
        self.script = Script()
        self.dealer: int | None = None
        self.person: Person
        """Whoever sits at the window, as soon as it is open."""
        self._hands: list[Hand] = []
        self._open = partial(open_table, levels=alike(self.script), **how)
        monkeypatch.setattr(Moon, "chance", lambda match, seed: self._chance(match, seed))

    def deal(self, *tiles: str, widow: str | None = None, dice: tuple[int, int] = (2, 5)) -> House:
        """Arranges the next hand of the match that is to begin."""
        self._hands.append(Hand(tiles, widow, dice))
        return self

    def tell(self, seat: int, lines: str) -> House:
        """Writes down what the player at ``seat`` is to say and play in the hand arranged last."""
        self.script.lines[len(self._hands), seat] = deque(lines.split())
        return self

    def play(self, **switched: Any) -> MoonSight:
        """Opens the window, whose first match has these rules; what the person is asked first."""
        rules = MoonRules(**switched)
        self.person = self._open(rules=rules)
        self.person.chooser = self.script.choose
        # Time passes as the tests let it.
        self.person.program.clock.now = lambda: 0.0
        assert self.person.host.match.rules == rules
        return self.person.asked()

    def say(self, lines: str) -> MoonSight:
        """The person makes these choices as they are asked for; what is asked then."""
        for word in lines.split():
            self.person.choose(meant(self.person.asked(), word))
        return self.person.asked()

    def finish(self) -> MoonSight:
        """The person plays the hand to its end, claims its rest as soon as that is certain, and
        reads how it ended."""
        while (sight := self.person.asked()).legal:
            if self.person.window.actions_[actions.CLAIM].isEnabled():
                self.person.do(actions.CLAIM)
            else:
                self.person.go_on()
        return sight

    def _chance(self, match: Moon, seed: int) -> Draw | Deal | None:
        chance = CHANCE(match, seed)
        table = Table()
        table.rules, table.match = match.rules, match
        if isinstance(match.phase, Drawing):
            dealer = match.rules.seats - 1 if self.dealer is None else self.dealer
            (draw,) = table.dealer(dealer).entries
            assert isinstance(draw, Draw)
            return draw
        if isinstance(match.phase, Dealing) and match.number < len(self._hands):
            hand = self._hands[match.number]
            return table.next_deal(
                *hand.tiles,
                widow=hand.widow if match.rules.has_widow else None,
                dice=hand.dice if match.rules.aggie_dice else None,
            )
        return chance

    # --- what is to be seen ---------------------------------------------------------------

    @property
    def keys(self) -> dict[str, str | None]:
        """The keys on the panel by their words: None for an open one, else why it is not."""
        keys = self.person.window.panel.keys
        assert self.person.window.panel.isVisible()
        return {key.text(): None if key.isEnabled() else key.explanation for key in keys}

    @property
    def question(self) -> str:
        """The words above the keys, as long as no key that is closed is pointed at."""
        assert self.person.window.panel.isVisible()
        return self.person.window.panel.question

    @property
    def plaque(self) -> tuple[str, str]:
        """Title and line of the plaque."""
        return self.person.table.furniture.plaque.words

    def plate(self, seat: int) -> PlateValues:
        """What the plate of ``seat`` shows; the person sits at seat 0."""
        return self.person.table.furniture.plates[seat].values

    @property
    def held(self) -> dict[str, str]:
        """The person's tiles, and how each stands: ``rest``, ``legal``, ``illegal``, ``widow``."""
        scene = self.person.table.scene
        return {tile: scene.pieces[tile].pose.look for tile in scene.own_pieces()}

    def stand(self, look: str) -> set[str]:
        """The person's tiles that stand as ``look`` says."""
        return {tile for tile, stands in self.held.items() if stands == look}

    @property
    def faces(self) -> list[int]:
        """What the dice on the table show."""
        dice = self.person.table.scene.dice
        return [] if dice is None else [item.face for item in dice.items if item.isVisible()]

    @property
    def card(self) -> str:
        """What the result card tells."""
        assert self.person.window.card.isVisible()
        return self.person.window.card.accessibleName()

    @property
    def figures(self) -> list[tuple[str, str, str, str]]:
        """The rows of the result card: name, tricks, points, score."""
        assert self.person.window.card.result
        return [row[:4] for row in self.person.window.card.result.rows]

    @property
    def rows(self) -> list[list[str]]:
        """The cells of the score pad as they are written."""
        scores = self.person.program.scores
        return [
            [scores.index(row, column).data() for column in range(scores.columnCount())]
            for row in range(scores.rowCount())
        ]

    def cell(self, row: int, column: int, role: ScoreRole | Qt.ItemDataRole) -> Any:
        """What a cell of the score pad shows besides its text."""
        scores = self.person.program.scores
        return scores.index(row % scores.rowCount(), column).data(role)

    def heads(self, role: ScoreRole | Qt.ItemDataRole) -> list[Any]:
        """What stands over the columns of the sides."""
        scores = self.person.program.scores
        across = Qt.Orientation.Horizontal
        return [scores.headerData(n, across, role) for n in range(1, scores.columnCount())]

    def read_on(self) -> MoonSight:
        """The person puts the result card away; what is asked then."""
        self.person.read_on()
        until(lambda: self.person.is_asked, "being asked after the result")
        return self.person.asked()
