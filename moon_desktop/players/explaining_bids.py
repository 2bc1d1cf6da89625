"""Why a bid is the best one, or a pass is."""

from __future__ import annotations

from moon_desktop.engine.entries import Bid
from moon_desktop.games.moon_auction import stake
from moon_desktop.players.because import Because
from moon_desktop.players.worth import Advice, Worth


def why_bid(advice: Advice) -> Because:
    """The reason for the best of the bids of ``advice``."""
    sight, best = advice.sight, advice.best
    assert isinstance(best, Bid)
    if len(sight.legal) == 1:
        return Because("only")
    bids = [worth for worth in advice.worths if _said(worth) != "pass"]
    if best.bid == "pass":
        return Because("pass", bid=_said(max(bids, key=lambda worth: worth.win)))
    score = sight.ledger.scores[sight.seats.side(sight.seat)]
    gain = 1 if sight.rules.scoring == "marks" else stake(best.bid)
    if score + gain >= sight.ledger.terms.target:
        enough = [w for w in bids if _reaches(advice, _said(w))]
        if _said(enough[0]) == best.bid:
            return Because("wins-game", number=score, bid=best.bid)
    if all(_said(worth) != "pass" for worth in advice.worths):
        return Because("must-bid")
    order = [_said(worth) for worth in bids]
    above = order[order.index(best.bid) + 1 :]
    wins = {_said(worth): worth.win for worth in advice.worths}
    if above and above[0].isdigit() and wins[above[0]] < wins[best.bid]:
        return Because("no-higher", bid=above[0])
    return Because("best-bid" if wins["pass"] < wins[best.bid] else "least")


def _reaches(advice: Advice, bid: str) -> bool:
    sight = advice.sight
    gain = 1 if sight.rules.scoring == "marks" else stake(bid)
    score = sight.ledger.scores[sight.seats.side(sight.seat)]
    return score + gain >= sight.ledger.terms.target


def _said(worth: Worth) -> str:
    assert isinstance(worth.choice, Bid)
    return worth.choice.bid
