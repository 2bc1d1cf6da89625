"""Who plays Texas 42: what choices are worth if the hand is played out at random from there."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from random import Random
from typing import Any, Final

from moon_desktop.engine.bidding import PASS, Auction
from moon_desktop.engine.pieces import TILES, mask
from moon_desktop.games.forty_two.account import accounts as accounts
from moon_desktop.games.forty_two.bids import ladder, namer, shut
from moon_desktop.games.forty_two.checks import HAND_SIZE
from moon_desktop.games.forty_two.contract import contract_of
from moon_desktop.games.forty_two.entries import Deal, NameTrump
from moon_desktop.games.forty_two.match import FortyTwo
from moon_desktop.games.forty_two.phases import Bidding, Hand, Naming, Phase, Playing
from moon_desktop.games.forty_two.rules import TABLE, FortyTwoRules
from moon_desktop.games.forty_two.sight import FortyTwoSight
from moon_desktop.games.plain import players as plain
from moon_desktop.games.plain.talk import nothing
from moon_desktop.players.player import Level
from moon_desktop.players.random_player import RandomPlayer


def world(sight: FortyTwoSight, random: Random) -> FortyTwo:
    """The match with the tiles that ``sight`` does not show dealt out by chance."""
    tricks = (*(trick.plays for trick in sight.tricks), sight.plays)
    laid = [[play.piece for plays in tricks for play in plays if play.seat == s] for s in range(4)]
    seen = {*sight.held, *(tile for own in laid for tile in own)}
    unseen = [tile for tile in TILES if tile not in seen]
    random.shuffle(unseen)
    held = [
        sight.held if seat == sight.seat else tuple(unseen.pop() for _ in range(HAND_SIZE - gone))
        for seat, gone in enumerate(map(len, laid))
    ]
    hands = tuple((*laid[seat], *held[seat]) for seat in range(TABLE.count))
    bits = tuple(map(mask, held))
    deal = Deal(sight.hand, sight.dealer or 0, hands)
    return FortyTwo(sight.rules, sight.ledger, _phase(sight, deal, bits), sight.hand)


def _phase(sight: FortyTwoSight, deal: Deal, held: tuple[int, ...]) -> Phase:
    assert sight.turn is not None
    if sight.bidder is None or sight.bid is None:
        standing = next((bid for bid in reversed(sight.said) if bid.bid != PASS), None)
        allowed = tuple(map(shut, held))
        rungs = ladder(sight.rules)
        auction = Auction(rungs, TABLE, sight.turn, sight.said, standing, allowed)
        return Bidding(Hand(deal, held), auction)
    hand = Hand(deal, held, sight.said, sight.bidder, sight.bid)
    if sight.trump is None:
        calls = tuple(call.trump for call in sight.legal if isinstance(call, NameTrump))
        return Naming(hand, namer(sight.bidder, sight.bid), calls)
    contract = contract_of(sight.rules, sight.bidder, sight.bid, sight.trump)
    # Who of a side took its count is nothing to the contract.
    tricks = contract.begun(held)._replace(
        turn=sight.turn,
        plays=sight.plays,
        suit=sight.suit,
        done=sight.tricks,
        taken=sight.taken,
        counted=(*sight.counted, 0, 0),
    )
    return Playing(hand, contract, tricks)


def usual(rules: FortyTwoRules) -> int:
    """A bid and seven tiles a seat, and the call."""
    return TABLE.count * (1 + HAND_SIZE) + 1


_AT_RANDOM: Final = RandomPlayer(0)


def _casual(seed: int, budget: object = None, /) -> Any:
    from moon_desktop.games.forty_two.players.casual import Casual

    return Casual(seed)


def _skilled(seed: int, budget: Any = None, /) -> Any:
    from moon_desktop.games.forty_two.players.expert import Skilled

    return Skilled(seed, budget)


def _expert(seed: int, budget: Any = None, /) -> Any:
    from moon_desktop.games.forty_two.players.expert import Expert

    return Expert(seed, budget)


levels: Final[Mapping[str, Level]] = {"casual": _casual, "skilled": _skilled, "expert": _expert}
all_seeing: Final[Mapping[str, Any]] = {}
advise = partial(plain.advise, world, _AT_RANDOM)
hindsight = partial(plain.hindsight, _AT_RANDOM)
hindsight_lines = partial(plain.hindsight_lines, FortyTwo.start, hindsight)
plain_play, data = plain.plain_play, tuple
claimant = explain = fortunes = nothing
