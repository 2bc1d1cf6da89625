"""OpenSpiel's own information-set Monte Carlo tree search, as a player of a hand of Moon."""

from __future__ import annotations

import random
import time
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot, ISMCTSFinalPolicyType
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from moon_desktop.engine.pieces import INDEX
from moon_desktop.games.moon.entries import Choice, Exchange, NameTrump
from moon_desktop.games.moon.match import Moon
from moon_desktop.games.moon.phases import Playing
from tests.benchmarks.openspiel_moon import NAME, action_of, choice_of

EXPLORING: Final = 8.0
"""How eager the search is to try what has done badly so far, in points: about half of what the
best and the worst hands of a contract lie apart."""

NO_END: Final = 10**9
"""More simulations than any time allows."""


class _TimeIsUp(Exception):
    """Stops a search that has had its time."""


class TimedBot(ISMCTSBot):  # type: ignore[misc]
    """The search, stopped by the clock rather than after a number of simulations.

    ``seconds``: its time for a choice, of which it may overstep by one simulation;
    ``simulations``: how many its last search had.
    """

    def __init__(self, game: Any, seconds: float, seed: int) -> None:
        numbers = np.random.RandomState(seed % 2**32)
        super().__init__(
            game,
            RandomRolloutEvaluator(1, numbers),
            EXPLORING,
            NO_END,
            random_state=numbers,
            final_policy_type=ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        )
        luck = random.Random(seed).random
        self.set_resampler(lambda state, player: state.resample_from_infostate(player, luck))
        self.seconds = seconds
        self.simulations = 0
        self._until = 0.0

    def run_search(self, state: Any) -> Any:
        """What to do in ``state``: pairs of an action and its chance."""
        self._until = time.perf_counter() + self.seconds
        self.simulations = 0
        try:
            return super().run_search(state)
        except _TimeIsUp:
            return self.get_final_policy(state, self._root_node)

    def sample_root_state(self, state: Any) -> Any:
        """The state that the next simulation begins in, if there is time for one."""
        # The first makes the root, the second is the first to try a choice.
        if self.simulations > 1 and time.perf_counter() >= self._until:
            raise _TimeIsUp
        self.simulations += 1
        return super().sample_root_state(state)


class Searcher:
    """Chooses by search, ``seconds`` a choice."""

    def __init__(self, seconds: float, seed: int) -> None:
        self._bots = [
            TimedBot(pyspiel.load_game(NAME, {"dealer": dealer}), seconds, seed)
            for dealer in range(3)
        ]

        self.simulations = 0
        """How many the last choice was made of."""

    def choose(self, match: Moon) -> Choice:
        """The choice of the seat in turn, which sees no more of ``match`` than it may.

        ``match`` is in the play of a hand, at three seats with a widow.
        """
        assert isinstance(match.phase, Playing)
        bot = self._bots[match.phase.hand.deal.dealer]
        choice = choice_of(match, int(bot.step(state_of(match))))
        self.simulations = bot.simulations
        return choice


def state_of(match: Moon) -> Any:
    """The state of OpenSpiel's game in which ``match`` is, in the play of a hand."""
    assert isinstance(match.phase, Playing)
    hand, tricks = match.phase.hand, match.phase.tricks
    deal = hand.deal
    assert deal.widow is not None
    assert hand.discard is not None
    choices: list[Choice] = [*hand.said, Exchange(hand.bidder, hand.discard)]
    if hand.trump is not None:
        choices.append(NameTrump(hand.bidder, hand.trump))
    choices += [play for trick in tricks.done for play in trick.plays]
    choices += tricks.plays
    state = pyspiel.load_game(NAME, {"dealer": deal.dealer}).new_initial_state()
    for tile in (*(tile for held in deal.hands for tile in held), deal.widow):
        state.apply_action(INDEX[tile])
    for choice in choices:
        state.apply_action(action_of(choice))
    return state
