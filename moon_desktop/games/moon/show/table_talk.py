"""What is said in more than one place: the game, a choice, the dice, how a contract ended."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from moon_desktop.engine.entries import Bid, Play
from moon_desktop.games.auction.entries import Choice, Exchange, NameTrump
from moon_desktop.games.auction.show.talk import Dealer, Talk, trump_told
from moon_desktop.games.moon.contract import ladder
from moon_desktop.games.moon.game import GAME
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.words import names as called
from moon_desktop.words import score
from moon_desktop.words.language import N_, pgettext, tr


def said(bid: str) -> str:
    """What became of a seat's turn in the auction, on its plate."""
    if bid.isdigit():
        return tr("Bid {bid}").format(bid=bid)
    return pgettext("bid on a plate", "Passed") if bid == "pass" else called.bid_brief(bid)


def choice(chosen: Choice, rules: MoonRules) -> str:
    """A choice by its name: ``Shoot over``, ``six-four``, ``Follow me`` (M3.8)."""
    match chosen:
        case Bid(_, bid):
            return called.bid(bid)
        case NameTrump(_, trump):
            return called.trump(rules.meant(trump))
        case Play(_, tile, str(suit)):
            told = tr("{tile} as {suit}")
            return told.format(tile=called.tile(tile), suit=called.suit(int(suit)))
        case Play(_, tile) | Exchange(_, tile):
            return called.tile(tile)


def dice_told(dice: tuple[int, int]) -> str:
    """What the dice show, and what follows from it (M3.9)."""
    if dice[0] == dice[1]:
        words = tr("Both dice show {one}: trump must be {suit}.")
        return words.format(one=dice[0], suit=called.suit(dice[0]))
    words = tr("The dice show {one} and {two}: trump must be one of them.")
    return words.format(one=dice[0], two=dice[1])


_BIDS: Final[Mapping[str, str]] = {
    "over": N_("{name} bid shoot over."),
    "under": N_("{name} bid shoot under."),
    "double": N_("{name} bid double shoot."),
    "triple": N_("{name} bid triple shoot."),
}


def _bid_told(name: str, bid: str) -> str:
    """Who bid what, in a sentence."""
    return tr(_BIDS.get(bid, N_("{name} bid {bid}."))).format(name=name, bid=bid)


def _named(rules: MoonRules, chosen: Choice) -> str | None:
    """The call that is named, as it is meant (M3.8)."""
    return rules.meant(chosen.trump) if isinstance(chosen, NameTrump) else None


TALK: Final = Talk(
    game=GAME,
    ladder=ladder,
    bid=called.bid,
    bid_brief=called.bid_brief,
    bid_written=score.bid,
    bid_told=_bid_told,
    call=called.trump,
    contract=score.contract,
    call_told=trump_told,
    named=_named,
    choice=choice,
    suit=lambda suit, call: called.suit(suit),
    pill=said,
    dealer=Dealer(
        deals=(N_("You deal"), N_("{name} deals")),
        drawn=(N_("You draw highest and deal."), N_("{name} draws highest and deals.")),
        highest=N_("The highest tile deals"),
        dealt=N_("{name} dealt"),
        void=N_("The hand is void; the deal passes left."),
    ),
    shoot=called.shoot,
)
