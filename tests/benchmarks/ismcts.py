"""OpenSpiel's own information-set Monte Carlo tree search, as a player of a hand of Moon."""

from __future__ import annotations

import random
import time
from types import SimpleNamespace
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot, ISMCTSFinalPolicyType
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from moon_desktop.engine.match import Playing
from moon_desktop.engine.pieces import INDEX
from moon_desktop.games.auction.entries import Choice
from moon_desktop.games.moon.match import Moon
from moon_desktop.games.moon.players.bid_inference import possible_deals_of

EXPLORING: Final = 8.0
"""How eager the search is to try what has done badly so far, in points: about half of what the
best and the worst hands of a contract lie apart."""

NO_END: Final = 10**9
"""More simulations than any time allows."""

KIND: Final = SimpleNamespace(
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
)


class Position:
    """The play of a hand at one moment, as the search, which is written in Python, asks for it:
    it need not be a game that OpenSpiel knows. An action is the index of a tile."""

    def __init__(self, match: Moon) -> None:
        self.match = match
        self._points: tuple[int, ...] = ()

    def get_game(self) -> Any:
        """What kind of game it is."""
        return SimpleNamespace(get_type=lambda: KIND)

    def clone(self) -> Position:
        """A position that goes its own way."""
        return Position(self.match)

    def is_chance_node(self) -> bool:
        """False: all is dealt."""
        return False

    def is_terminal(self) -> bool:
        """Whether the hand has ended."""
        return bool(self._points)

    def returns(self) -> list[float]:
        """The points of each seat, once the hand has ended."""
        return list(map(float, self._points))

    def current_player(self) -> int:
        """The seat in turn."""
        assert self.match.turn is not None
        return self.match.turn

    def choices(self) -> dict[int, Choice]:
        """The plays that are legal, by their actions."""
        return {INDEX[str(play.piece)]: play for play in self.match.legal()}

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The actions of the seat in turn."""
        return list(self.choices())

    def apply_action(self, action: int) -> None:
        """Goes on by that play."""
        self.match, follows = self.match.after(self.choices()[action])
        self._points = follows[0].points if follows else ()  # type: ignore[attr-defined]

    def information_state_string(self) -> str:
        """All that the seat in turn has seen since it first chose; equal just where it cannot tell
        apart."""
        assert isinstance(self.match.phase, Playing)
        tricks = self.match.phase.tricks
        return f"{tricks.held[tricks.turn]} {tricks.done} {tricks.plays}"

    def with_hands(self, hands: tuple[int, ...]) -> Position:
        """The same with other tiles (bits) in the hands."""
        phase = self.match.phase
        assert isinstance(phase, Playing)
        phase = phase._replace(tricks=phase.tricks._replace(held=hands))
        return Position(self.match._replace(phase=phase))


class _TimeIsUp(Exception):
    """Stops a search that has had its time."""


class Searcher(ISMCTSBot):  # type: ignore[misc]
    """The search, stopped by the clock rather than after a number of simulations.

    ``seconds``: its time for a choice, of which it may overstep by one simulation;
    ``simulations``: how many its last search had.
    """

    def __init__(self, seconds: float, seed: int) -> None:
        numbers = np.random.RandomState(seed % 2**32)
        super().__init__(
            None,
            RandomRolloutEvaluator(1, numbers),
            EXPLORING,
            NO_END,
            random_state=numbers,
            final_policy_type=ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        )
        self.seconds = seconds
        self.simulations = 0
        self._luck = random.Random(seed)

    def choose(self, match: Moon) -> Choice:
        """The choice of the seat in turn in the play of a hand, which sees no more of ``match``
        than it may."""
        assert match.turn is not None
        self._worlds = possible_deals_of(match.sight(match.turn))
        self.simulations = 0
        self._until = time.perf_counter() + self.seconds
        position = Position(match)
        return position.choices()[int(self.step(position))]

    def run_search(self, state: Position) -> Any:
        """What to do in ``state``: pairs of an action and its chance."""
        try:
            return super().run_search(state)
        except _TimeIsUp:
            return self.get_final_policy(state, self._root_node)

    def sample_root_state(self, state: Position) -> Position:
        """The position that the next simulation begins in, if there is time for one."""
        # The first makes the root, the second is the first to try a choice.
        if self.simulations > 1 and time.perf_counter() >= self._until:
            raise _TimeIsUp
        self.simulations += 1
        (world,) = self._worlds.draw(self._luck, 1)
        return state.with_hands(world.hands)
