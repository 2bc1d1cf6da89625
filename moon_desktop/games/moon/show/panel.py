"""What is chosen on the panel of keys."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from moon_desktop.engine.entries import Bid, Choice, Play
from moon_desktop.engine.pieces import Tile
from moon_desktop.games.auction.entries import Exchange, NameTrump
from moon_desktop.games.defaults.panel import Panel
from moon_desktop.games.dominoes.show.wording import pip_name, tile_name, trump_name
from moon_desktop.games.moon.contract import (
    CALLS,
    SHOOTS,
    TOPS,
    TRICKS,
    hickeys,
    open_calls,
    stake,
)
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.games.moon.show.layout import picked
from moon_desktop.games.moon.show.wording import WORDING, dice_told
from moon_desktop.games.moon.sight import MoonSight
from moon_desktop.games.views.panel import Offer, OfferKey
from moon_desktop.words.language import N_, ngettext, pgettext, tr


class MoonPanel(Panel[MoonSight]):
    """How the choices of Moon are made."""

    def offer(self, sight: MoonSight, narrow: bool) -> Offer | None:
        match sight.phase:
            case "bid":
                return _bids(sight, narrow)
            case "trump":
                return _trumps(sight, narrow)
            case _:
                return None

    def offer_ends(self, choices: Sequence[Choice]) -> Offer:
        """The ends that the leader of a tile may name (M4.5)."""
        plays = [choice for choice in choices if isinstance(choice, Play)]
        question = tr("Which end of the {tile} is to be followed?")
        return Offer(
            question.format(tile=tile_name(plays[0].piece)),
            tuple(
                OfferKey("emblem", trump_name(end), play, end, letters=(end,))
                for play in plays
                if (end := play.suit) is not None
            ),
        )

    def letters(self) -> frozenset[str]:
        choices: list[Choice] = [Bid(0, bid) for bid in ("pass", *SHOOTS, *TOPS)]
        choices += [NameTrump(0, call) for call in CALLS]
        return frozenset(letter for choice in choices for letter in shortcuts(choice))

    def picked(self, choice: Choice) -> Tile | None:
        return picked(choice)

    def pick(self, sight: MoonSight, piece: Tile) -> Choice:
        return Exchange(sight.seat, piece) if sight.phase == "widow" else Play(sight.seat, piece)


def _bids(sight: MoonSight, narrow: bool) -> Offer:
    """Pass, and the rungs of the auction."""
    rules, standing = sight.rules, None
    for said in sight.said:
        standing = standing if said.bid == "pass" else said.bid
    closed: dict[str, str | None] = {"pass": tr(_MUST_BID)}
    closed |= {bid: _bid_closed(bid, standing) for bid in _rungs(rules, standing)}
    closed |= {choice.bid: None for choice in sight.legal if isinstance(choice, Bid)}
    told = _auction_told(rules, standing, forced=closed["pass"] is not None)
    return Offer(
        told or tr("Your bid"),
        tuple(
            OfferKey(
                "plain" if bid == "pass" else "figure" if bid.isdigit() else "brass",
                WORDING.bid(bid),
                Bid(sight.seat, bid),
                why=why,
                tip="" if bid == "pass" else bid_tip(bid, rules),
                letters=shortcuts(Bid(sight.seat, bid)),
            )
            for bid, why in closed.items()
            if bid == "pass" or why is None or not narrow
        ),
    )


def _trumps(sight: MoonSight, narrow: bool) -> Offer:
    """The trumps to be named, or the one that the dice allow."""
    open_now = {choice.trump for choice in sight.legal if isinstance(choice, NameTrump)}
    if not sight.widow_down:
        question = dice_told(sight.dice) if sight.dice else tr("Name the trump")
    elif sight.dice is None:
        question = tr("Name trump first: the widow is turned up after that.")
    else:
        question = tr("Name trump, as the dice allow; the widow is turned up after.")
    return Offer(
        question,
        tuple(
            OfferKey(
                "emblem",
                trump_name(call),
                NameTrump(sight.seat, call),
                call,
                why=None if call in open_now else _trump_closed(call, sight.dice),
                tip=_trump_tip(call, sight.rules.blanks_are_follow_me),
                letters=shortcuts(NameTrump(sight.seat, call)),
            )
            for call in calls(sight.rules)
            if call in open_now or not narrow
        ),
    )


_MUST_BID: Final = N_("Everybody else passed: as the dealer you must bid.")

_TOPPED: Final[Mapping[str, str]] = {
    "over": N_("A shoot over stands: only a double shoot tops it."),
    "under": N_("A shoot under stands: only a double shoot tops it."),
    "double": N_("A double shoot stands: only a triple shoot tops it."),
}
"""What may still be bid over a shoot (M2.3)."""


def _auction_told(rules: MoonRules, standing: str | None, *, forced: bool) -> str:
    """What of the rules is to be known before bidding, in one line."""
    if forced:
        return tr(_MUST_BID)
    if standing is not None and standing in _TOPPED:
        return tr(_TOPPED[standing])
    if rules.shoot_after_seven and standing != "7":
        return tr("A shoot may be bid only over a standing 7.")
    if rules.shoot_tops == 2:
        return tr("A shoot can be topped by a double shoot.")
    if rules.shoot_tops > 2:
        return tr("A shoot can be topped by a double shoot, and that by a triple.")
    if standing is None:
        return ""
    return tr("The standing bid is {bid}: go above it, or pass.").format(bid=standing)


def _rungs(rules: MoonRules, standing: str | None) -> tuple[str, ...]:
    """The bids to show: once a shoot stands, numbers are of no interest any more."""
    shoots = tuple(bid for bid in SHOOTS if getattr(rules, bid))
    if standing in SHOOTS + TOPS:
        return shoots + TOPS[: rules.shoot_tops - 1]
    numbers = tuple(str(number) for number in range(rules.minimum_bid, TRICKS + 1))
    return numbers + shoots


def calls(rules: MoonRules) -> tuple[str, ...]:
    """The trumps that these rules ever have, in the order of their keys (M3.3, M3.8, M3.9)."""
    if not rules.aggie_dice:
        return open_calls(rules, rules.set, None)
    return tuple(call for call in CALLS if call in map(str, range(1, 7)))


def _bid_closed(bid: str, standing: str | None) -> str:
    """Why ``bid`` is not open over the ``standing`` one, None where there is none (M2.1-M2.4)."""
    if standing is not None and standing in _TOPPED:
        return tr(_TOPPED[standing])
    if bid in SHOOTS:
        return tr("A shoot may be bid only over a standing 7.")
    return tr("The standing bid is {bid}: go above it, or pass.").format(bid=standing)


_PROMISES: Final[Mapping[str, str]] = {
    "7": N_("All seven tricks."),
    "over": N_("All seven tricks, a rank above 7."),
    "under": N_("No trick at all, without a trump."),
    "double": N_("All seven tricks, over somebody\u2019s shoot."),
    "triple": N_("All seven tricks, over a double shoot."),
}


def bid_tip(bid: str, rules: MoonRules) -> str:
    """What ``bid`` promises, and what hangs on it (M2.2, M2.3, M5.1, M5.3, M5.5, M5.7)."""
    told = [
        tr(_PROMISES[bid]) if bid in _PROMISES else tr("At least {bid} of the seven tricks."),
        _at_stake(bid, rules),
    ]
    if rules.hickeys:
        told.append(
            ngettext("Set, it leaves 1 hickey.", "Set, it leaves {count} hickeys.", hickeys(bid))
        )
    return " ".join(told).format(bid=bid, points=stake(bid), count=hickeys(bid))


def _at_stake(bid: str, rules: MoonRules) -> str:
    if rules.scoring == "marks":
        if rules.partners:
            return tr("Made, a mark for your side; set, one for the other side.")
        return tr("Made, a mark for you; set, one for each of the others.")
    if rules.overtricks and bid.isdigit() and int(bid) < TRICKS:
        return tr("Made, a point for each trick; set, {bid} points down.")
    return tr("{points} points up or down.")


def _trump_closed(call: str, dice: tuple[int, int] | None) -> str:
    """Why a trump is not open."""
    if dice is not None:
        return dice_told(dice)
    if call == "0":
        return tr("To call blanks you must hold the double blank.")
    return tr("Not open under these house rules.")


def _trump_tip(call: str, blanks_are_follow_me: bool) -> str:
    """What naming a trump means."""
    if call == "0" and blanks_are_follow_me:
        return tr("Follow me: no trump but the double blank, which you must lead first.")
    if call == "none":
        return tr("No trump: the highest tile of the suit led takes the trick.")
    if call == "doubles":
        return tr("The seven doubles are trumps and leave their suits.")
    return tr("Every tile with {end} is a trump.").format(end=pip_name(int(call)))


def shortcuts(choice: Choice) -> tuple[str, ...]:
    """The letters and digits that press the key of ``choice``."""
    match choice:
        case Bid(_, "pass"):
            return (pgettext("letter that presses Pass", "p"), "0")
        case Bid(_, bid):
            letters = {
                "over": pgettext("letter that presses Shoot over", "o"),
                "under": pgettext("letter that presses Shoot under", "u"),
                "double": pgettext("letter that presses Double shoot", "d"),
                "triple": pgettext("letter that presses Triple shoot", "t"),
            }
            return (letters.get(bid, bid),)
        case NameTrump(_, trump):
            letters = {
                "doubles": pgettext("letter that presses Doubles", "d"),
                "none": pgettext("letter that presses Follow me", "f"),
            }
            return (letters.get(trump, trump),)
        case Play(_, _, suit) if suit is not None:
            return (suit,)
        case _:
            return ()
