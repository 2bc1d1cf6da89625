"""A hand of Moon, preset follow-me-42, as a game of OpenSpiel, for that library's own players."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pyspiel

from moon_desktop.engine.entries import Bid, Play
from moon_desktop.engine.pieces import INDEX, TILES, tiles
from moon_desktop.games.moon.contract import CALLS
from moon_desktop.games.moon.entries import Choice, Deal, Exchange, HandOver, NameTrump
from moon_desktop.games.moon.match import Moon
from moon_desktop.games.moon.phases import Dealing, Exchanging, Hand, Naming, Playing
from moon_desktop.games.moon.players.worlds import Worlds
from moon_desktop.games.moon.rules import PRESETS

RULES: Final = PRESETS["follow-me-42"]
NAME: Final = "python_moon_hand"
SEATS: Final = 3
DEALT: Final = len(RULES.tiles)
"""Tiles in the set; the first seven dealt are seat 0's, the last is the widow."""

BIDS: Final = ("pass", "4", "5", "6", "7", "over", "under")
FIRST_BID: Final = len(TILES)
FIRST_CALL: Final = FIRST_BID + len(BIDS)
ACTIONS: Final = FIRST_CALL + len(CALLS)
"""An action is the index of a tile dealt, discarded or played; then come bids, then calls."""

_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="A hand of Moon",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=SEATS,
    min_num_players=SEATS,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=False,
    parameter_specification={"dealer": 0},
)
_INFO = pyspiel.GameInfo(
    num_distinct_actions=ACTIONS,
    max_chance_outcomes=len(TILES),
    num_players=SEATS,
    min_utility=-21.0,
    max_utility=21.0,
    # Auction, exchange, trump, and every tile of the three hands.
    max_game_length=SEATS + 2 + 7 * SEATS,
)


def action_of(choice: Choice) -> int:
    """The number of a choice among the actions."""
    match choice:
        case Bid(_, bid):
            return FIRST_BID + BIDS.index(bid)
        case NameTrump(_, call):
            return FIRST_CALL + CALLS.index(call)
        case Exchange(_, tile) | Play(_, tile):
            return INDEX[tile]


class MoonHandGame(pyspiel.Game):  # type: ignore[misc]
    """The game; parameter ``dealer``: the seat that deals. A hand pays its points (M5)."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__(_TYPE, _INFO, params or {})
        self.dealer = int(self.get_parameters().get("dealer", 0))

    def new_initial_state(self) -> MoonHandState:
        """Before the deal."""
        return MoonHandState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> MoonHandObserver:
        """What tells the states apart that a seat can tell apart."""
        return MoonHandObserver()


class Kept:
    """Something frozen, which OpenSpiel's deep copies of a state may share."""

    def __init__(self, it: Any) -> None:
        self.it = it

    def __deepcopy__(self, memo: object) -> Kept:
        return self


class MoonHandState(pyspiel.State):  # type: ignore[misc]
    """A hand of Moon at one moment: the tiles dealt so far, or the match once all are."""

    def __init__(self, game: MoonHandGame) -> None:
        super().__init__(game)
        self._dealer = game.dealer
        self._dealt: Kept = Kept(())
        self._match: Kept = Kept(None)
        self._result: Kept = Kept(None)
        self._hand: Kept = Kept(None)
        self._worlds: Kept = Kept({})
        self._said = ""

    @property
    def match(self) -> Moon | None:
        """The match in whose only hand this is, None before all tiles are dealt."""
        match: Moon | None = self._match.it
        return match

    @property
    def result(self) -> HandOver | None:
        """How the hand ended, if it has."""
        result: HandOver | None = self._result.it
        return result

    def current_player(self) -> int:
        """The seat in turn, or OpenSpiel's number for chance or for the end."""
        if self.result is not None:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.match is None:
            return int(pyspiel.PlayerId.CHANCE)
        turn = self.match.turn
        assert turn is not None
        return turn

    def is_terminal(self) -> bool:
        """Whether the hand has ended."""
        return self.result is not None

    def returns(self) -> list[float]:
        """The points of each seat."""
        return [0.0] * SEATS if self.result is None else list(map(float, self.result.points))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The tiles that may be dealt next, all as likely."""
        left = [INDEX[tile] for tile in RULES.tiles if INDEX[tile] not in self._dealt.it]
        return [(index, 1 / len(left)) for index in left]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.match is not None
        return sorted(map(action_of, self.match.legal()))

    def _apply_action(self, action: int) -> None:
        if self.match is None:
            self._deal(action)
            return
        choice = choice_of(self.match, action)
        match, follows = self.match.after(choice)
        # A discard is seen by the bidder alone; he who made it has not forgotten it.
        hidden = isinstance(choice, Exchange)
        self._said += " x" if hidden else f" {action}"
        self._match = Kept(match)
        self._worlds = Kept({})
        if isinstance(match.phase, Exchanging | Naming | Playing):
            self._hand = Kept(match.phase.hand)
        if follows:
            self._result = Kept(follows[0])

    def _deal(self, index: int) -> None:
        dealt = (*self._dealt.it, index)
        self._dealt = Kept(dealt)
        if len(dealt) < DEALT:
            return
        named = [TILES[index] for index in dealt]
        hands = tuple(tuple(named[seat * 7 : seat * 7 + 7]) for seat in range(SEATS))
        opened = Moon.start(RULES)._replace(phase=Dealing(self._dealer, None))
        self._match = Kept(opened.after(Deal(1, self._dealer, None, hands, named[-1]))[0])

    def _action_to_string(self, player: int, action: int) -> str:
        if action < FIRST_BID:
            return TILES[action]
        if action < FIRST_CALL:
            return BIDS[action - FIRST_BID]
        return f"trump {CALLS[action - FIRST_CALL]}"

    def __str__(self) -> str:
        return f"{' '.join(TILES[index] for index in self._dealt.it)}:{self._said}"

    def seen_by(self, player: int) -> str:
        """All that ``player`` has seen, in one line; equal just where he cannot tell apart."""
        dealt = self._dealt.it
        own = ",".join(map(str, sorted(dealt[player * 7 : player * 7 + 7])))
        hand: Hand | None = self._hand.it
        if hand is None or hand.bidder != player:
            return f"{player}: {own};{self._said}"
        return f"{player}: {own} widow {dealt[-1]} discard {hand.discard};{self._said}"

    def resample_from_infostate(self, player: int, sampler: Any) -> MoonHandState:
        """Another deal that ``player`` cannot tell from this one, all as likely; what was said
        and played is the same. ``sampler`` gives numbers from 0 up to 1."""
        assert self.match is not None
        sight, worlds = self.match.sight(player), self._worlds.it
        if player not in worlds:
            worlds[player] = Worlds.of(sight)
        luck = Random(sampler())
        (world,) = worlds[player].draw(luck, 1)
        hands = [[INDEX[tile] for tile in tiles(held)] for held in world.hands]
        for plays in (*(trick.plays for trick in sight.tricks), sight.plays):
            for play in plays:
                hands[play.seat].append(INDEX[play.piece])
        down = [INDEX[tile] for tile in tiles(world.down)]
        dealt = [*hands[0], *hands[1], *hands[2], *down]
        if sight.bidder is not None:
            # Which of the bidder's eight tiles the widow was is chance, unless it looks itself.
            eight = hands[sight.bidder] + down
            widow = luck.choice(eight) if sight.widow is None else INDEX[sight.widow]
            eight.remove(widow)
            hands[sight.bidder] = eight
            dealt = [*hands[0], *hands[1], *hands[2], widow]
        state = self.get_game().new_initial_state()
        for index in dealt:
            state.apply_action(index)
        for action in self.history()[DEALT:]:
            exchanging = isinstance(state.match.phase, Exchanging)
            state.apply_action(down[0] if exchanging else action)
        return state  # type: ignore[no-any-return]


def choice_of(match: Moon, action: int) -> Choice:
    """The choice that ``action`` is for the seat in turn, legal or not."""
    seat = match.turn
    assert seat is not None
    if FIRST_BID <= action < FIRST_CALL:
        return Bid(seat, BIDS[action - FIRST_BID])
    if action >= FIRST_CALL:
        return NameTrump(seat, CALLS[action - FIRST_CALL])
    tile = TILES[action]
    return Exchange(seat, tile) if isinstance(match.phase, Exchanging) else Play(seat, tile)


class MoonHandObserver:
    """Tells what a player has seen, as OpenSpiel asks for it; there is no tensor."""

    tensor: Any = None
    dict: Any = None

    def set_from(self, state: MoonHandState, player: int) -> None:
        """Nothing: there is no tensor to fill."""

    def string_from(self, state: MoonHandState, player: int) -> str:
        """What ``player`` has seen."""
        return state.seen_by(player)


pyspiel.register_game(_TYPE, MoonHandGame)
