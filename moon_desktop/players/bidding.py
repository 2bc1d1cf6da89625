"""What to bid: what the hand will probably make, with an eye on the score."""

from __future__ import annotations

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid
from moon_desktop.games.moon_auction import SHOOTS, TOPS, stake
from moon_desktop.games.moon_sight import MoonSight
from moon_desktop.players.odds import odds_of

NUMBER, NUMBER_WITH_PARTNER = 0.36, 0.6
"""The odds below which a number is not bid: a lone seat has to outbid two or three."""

SHOOT, TOP = 0.8, 0.92
"""The same for a shoot, and for what tops one."""

GIVEN_AWAY = 3.0
"""What a pass costs a lone seat, in points: another has the hand, and with it maybe the game."""

OVER_PARTNER = 0.9
"""The odds it takes to bid over one's own partner."""

DARE, DARE_SHOOT = 0.1, 0.15
"""How much less will do, for a number and for a shoot, when the game is lost otherwise."""

HAND_POINTS = 5
"""What a good hand scores, in points; in marks it is one."""


def choose_bid(sight: MoonSight, nerve: float = 0.0) -> Bid:
    """The bid with most to win on average of those that are likely enough; else a pass.

    ``nerve``, some hundredths, is taken off the odds that are asked for. A forced dealer with
    nothing to bid bids the least it may (M2.5).
    """
    bids = [choice for choice in sight.legal if isinstance(choice, Bid)]
    odds = odds_of(sight)
    desperate = _desperate(sight)
    over_partner = _partner_stands(sight)
    best, most = bids[0], 0.0 if sight.rules.partners else -GIVEN_AWAY
    for bid in bids:
        if bid.bid == PASS:
            continue
        chance = odds.of(bid.bid)
        asked = _asked(sight, bid.bid, desperate) - nerve
        if over_partner:
            asked = max(asked, OVER_PARTNER)
        wins, costs = _worth(sight, bid.bid, odds.tricks)
        gain = chance * wins - (1 - chance) * costs
        if chance >= asked and gain > most:
            best, most = bid, gain
    return best


def _asked(sight: MoonSight, bid: str, desperate: bool) -> float:
    """The odds that ``bid`` has to have."""
    if bid in TOPS:
        return TOP
    if bid in SHOOTS:
        return SHOOT - (DARE_SHOOT if desperate else 0.0)
    number = NUMBER_WITH_PARTNER if sight.rules.partners else NUMBER
    return number - (DARE if desperate else 0.0)


def _worth(sight: MoonSight, bid: str, tricks: float) -> tuple[float, float]:
    """What ``bid`` wins and what it costs (M5.1, M5.3, M5.5); no more than wins the game counts.

    So a seat near the target neither shoots nor bids high for points it has no use for.
    """
    rules = sight.rules
    if rules.scoring == "marks":
        return 1.0, 1.0
    points = float(stake(bid))
    wins = max(points, tricks) if rules.overtricks and bid.isdigit() else points
    return min(wins, _missing(sight, sight.seats.side(sight.seat))), points


def _missing(sight: MoonSight, side: int) -> int:
    return sight.rules.target - sight.ledger.scores[side]


def _desperate(sight: MoonSight) -> bool:
    """Whether another side is about to win the game, and the seat's own is far from it."""
    mine = sight.seats.side(sight.seat)
    marks = sight.rules.scoring == "marks"
    hand = 1 if marks else HAND_POINTS
    others = [side for side in range(sight.seats.sides) if side != mine]
    if _missing(sight, mine) > 2 * hand and min(_missing(sight, s) for s in others) <= hand:
        return True
    standing = _standing(sight)
    if standing is None or sight.seats.side(standing.seat) == mine:
        return False
    return _missing(sight, sight.seats.side(standing.seat)) <= (1 if marks else stake(standing.bid))


def _partner_stands(sight: MoonSight) -> bool:
    standing = _standing(sight)
    return standing is not None and standing.seat in sight.seats.members(
        sight.seats.side(sight.seat)
    )


def _standing(sight: MoonSight) -> Bid | None:
    """The bid to be topped: the last that was no pass (M2.1)."""
    return next((bid for bid in reversed(sight.said) if bid.bid != PASS), None)
