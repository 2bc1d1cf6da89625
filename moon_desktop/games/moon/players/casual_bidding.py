"""What a casual player bids: what its hand is worth, how likely each bid is made, and the score."""

from __future__ import annotations

from typing import NamedTuple

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid
from moon_desktop.engine.pieces import INDEX, mask, tiles
from moon_desktop.engine.suits import Suits
from moon_desktop.games.moon.contract import (
    SHOOTS,
    TOPS,
    TRICKS,
    needed,
    open_calls,
    stake,
    suits_of,
)
from moon_desktop.games.moon.entries import MoonSight
from moon_desktop.games.moon.players.strength import Strength
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.players.advice import logistic
from moon_desktop.players.reading import beaters_in


def losers(held: int, unseen: int, suits: Suits) -> int:
    """The tricks that the tiles ``held`` may lose at worst, led in the best order.

    Trumps out beyond those the hand's top trumps draw, and side tiles that are not the best
    left of their suit. A hand with none takes everything.
    """
    drawn = 0
    beaters, followers = beaters_in(suits), suits.followers
    lost = 0
    for tile in tiles(held):
        index = INDEX[tile]
        sure = any(
            not unseen & beaters[suit][index] & followers[suit] for suit in suits.leads[index]
        )
        if not suits.trumps >> index & 1:
            lost += not sure
        elif sure:
            drawn += 1
    return lost + max(0, (unseen & suits.trumps).bit_count() - drawn)


# The figures were fitted to some hundred thousand hands that casual players played out.

SURE = 0.98
"""The chance of a bid that only needs the tricks the hand is sure of."""

WIDOW, WIDOW_AFTER_TRUMP = 0.7, 0.5
"""The tricks that a widow brings, seen before trump is named and after it (M3.2)."""

SPREAD = 0.43
"""How far the tricks taken stray from what the hand seemed worth."""

PARTNER_TRICKS, PARTNER_SHARE, PARTNER_SPREAD = 2.4, 0.72, 0.7
"""What an unseen partner brings, what it leaves of one's own, and how far that strays."""

SLACK = 0.2
"""How little may be missing from all tricks in what a hand seems worth, to take them all as
often as not: such an average says that it hardly ever loses one."""


class Odds(NamedTuple):
    """The outlook of a hand in the auction.

    ``tricks``: what it is good for, give or take ``spread``; ``sure``: how many of them are
    sure; ``under``: the chance that it can take none.
    """

    tricks: float
    spread: float
    sure: int = 0
    under: float = 0.0

    def of(self, bid: str) -> float:
        """The chance, 0–1, that ``bid`` is made."""
        if bid == "under":
            return self.under
        if needed(bid) <= self.sure:
            return SURE
        enough = needed(bid) - (SLACK if needed(bid) == TRICKS else 0.5)
        return logistic((self.tricks - enough) / self.spread)


def hoped(rules: MoonRules, worth: float) -> Odds:
    """The odds of a side in the auction with a hand of so much ``worth``, but for `under`."""
    if rules.partners:
        return Odds(PARTNER_TRICKS + PARTNER_SHARE * worth, PARTNER_SPREAD)
    if rules.has_widow:
        worth += WIDOW if rules.widow_timing == "before-trump" else WIDOW_AFTER_TRUMP
    return Odds(worth, SPREAD)


def odds_of(sight: MoonSight) -> Odds:
    """The odds of the hand that the seat of ``sight`` holds in the auction."""
    rules = sight.rules
    held = mask(sight.held)
    unseen = rules.set & ~held
    judge = Strength.of(rules, sight.dice)
    contracts = [suits_of(rules, "7", call) for call in open_calls(rules, held, sight.dice)]
    sure = TRICKS - min([losers(held, unseen, suits) for suits in contracts])
    under = 0.0 if rules.partners else _under(rules, judge.danger(held))
    return hoped(rules, max(judge.worths(held)))._replace(sure=sure, under=under)


def _under(rules: MoonRules, danger: float) -> float:
    """The chance that a lone seat takes no trick with a hand in so much ``danger``."""
    if rules.seats == 4:
        even, spread = 7.0, 2.3
    elif rules.has_widow:
        even, spread = 4.7, 2.2
    else:
        even, spread = 3.2, 1.4
    return logistic((even - danger) / spread)


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
    standing, side = sight.bidding.standing, sight.seats.side
    over_partner = standing is not None and side(standing.seat) == side(sight.seat)
    best, most = bids[0], 0.0 if sight.rules.partners else -GIVEN_AWAY
    for bid in bids:
        if bid.bid == PASS:
            continue
        chance = odds.of(bid.bid)
        asked = _asked(sight, bid.bid, desperate) - nerve
        if over_partner:
            asked = max(asked, OVER_PARTNER)
        wins, costs = _bid_worth(sight, bid.bid, odds.tricks)
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


def _bid_worth(sight: MoonSight, bid: str, tricks: float) -> tuple[float, float]:
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
    standing = sight.bidding.standing
    if standing is None or sight.seats.side(standing.seat) == mine:
        return False
    return _missing(sight, sight.seats.side(standing.seat)) <= (1 if marks else stake(standing.bid))
