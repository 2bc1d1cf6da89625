"""What is chosen on the panel of keys."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid, Choice, Play
from moon_desktop.engine.pieces import Tile
from moon_desktop.games.auction.entries import Exchange
from moon_desktop.games.dominoes.show.panel import AuctionPanel
from moon_desktop.games.moon.contract import (
    CALLS,
    SHOOTS,
    TOPS,
    TRICKS,
    hickeys,
    possible_calls,
    stake,
)
from moon_desktop.games.moon.entries import MoonSight
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.games.moon.show.wording import dice_text
from moon_desktop.games.views.panel import Offer, OfferKey
from moon_desktop.words.language import N_, ngettext, pgettext, tr

_TOPPED: Final[Mapping[str, str]] = {
    "over": N_("A shoot over stands: only a double shoot tops it."),
    "under": N_("A shoot under stands: only a double shoot tops it."),
    "double": N_("A double shoot stands: only a triple shoot tops it."),
}
"""What may still be bid over a shoot (M2.3)."""

_PROMISES: Final[Mapping[str, str]] = {
    "7": N_("All seven tricks."),
    "over": N_("All seven tricks, a rank above 7."),
    "under": N_("No trick at all, without a trump."),
    "double": N_("All seven tricks, over somebody\u2019s shoot."),
    "triple": N_("All seven tricks, over a double shoot."),
}


class MoonPanel(AuctionPanel[MoonSight]):
    """How the choices of Moon are made."""

    words = (PASS, *map(str, range(1, TRICKS + 1)), *SHOOTS, *TOPS, *CALLS)

    def offer_ends(self, choices: Sequence[Choice]) -> Offer:
        """The ends that the leader of a tile may name (M4.5)."""
        plays = [choice for choice in choices if isinstance(choice, Play)]
        question = tr("Which end of the {tile} is to be followed?")
        return Offer(
            question.format(tile=self.wording.piece(plays[0].piece)),
            tuple(
                OfferKey("emblem", self.wording.call(end), play, end, letters=(end,))
                for play in plays
                if (end := play.suit) is not None
            ),
        )

    def pick(self, sight: MoonSight, piece: Tile) -> Choice:
        return Exchange(sight.seat, piece) if sight.phase == "widow" else Play(sight.seat, piece)

    def stays(self, key: OfferKey) -> bool:
        """The pass as well."""
        return super().stays(key) or key.choice == Bid(key.choice.seat, PASS)

    def letters_of(self, word: str) -> tuple[str, ...]:
        own = {
            "over": pgettext("letter that presses Shoot over", "o"),
            "under": pgettext("letter that presses Shoot under", "u"),
            "double": pgettext("letter that presses Double shoot", "d"),
            "triple": pgettext("letter that presses Triple shoot", "t"),
        }
        if word in own:
            return (own[word],)
        return (*super().letters_of(word), "0") if word == PASS else super().letters_of(word)

    # --- the auction ------------------------------------------------------------------------

    def rungs(self, sight: MoonSight) -> tuple[str, ...]:
        """Once a shoot stands, numbers are of no interest any more."""
        rules = sight.rules
        shoots = tuple(bid for bid in SHOOTS if getattr(rules, bid))
        if _standing(sight) in SHOOTS + TOPS:
            return shoots + TOPS[: rules.shoot_tops - 1]
        return tuple(map(str, range(rules.minimum_bid, TRICKS + 1))) + shoots

    def asked_to_bid(self, sight: MoonSight) -> str:
        rules, standing = sight.rules, _standing(sight)
        if Bid(sight.seat, PASS) not in sight.legal:
            return super().asked_to_bid(sight)
        if standing in _TOPPED:
            return tr(_TOPPED[standing])
        if rules.shoot_after_seven and standing != "7":
            return tr("A shoot may be bid only over a standing 7.")
        if rules.shoot_tops == 2:
            return tr("A shoot can be topped by a double shoot.")
        if rules.shoot_tops > 2:
            return tr("A shoot can be topped by a double shoot, and that by a triple.")
        return super().asked_to_bid(sight)

    def bid_key(self, sight: MoonSight, bid: str) -> OfferKey:
        found = super().bid_key(sight, bid)
        return found if bid == PASS or bid.isdigit() else found._replace(kind="great")

    def bid_closed(self, sight: MoonSight, bid: str) -> str:
        """M2.1-M2.5."""
        standing = _standing(sight)
        if bid != PASS and standing in _TOPPED:
            return tr(_TOPPED[standing])
        if bid in SHOOTS:
            return tr("A shoot may be bid only over a standing 7.")
        return super().bid_closed(sight, bid)

    def promise(self, sight: MoonSight, bid: str) -> str:
        """M2.2, M2.3, M5.1, M5.3, M5.5, M5.7."""
        sentences = [
            tr(_PROMISES[bid]) if bid in _PROMISES else tr("At least {bid} of the seven tricks."),
            _at_stake(bid, sight.rules),
        ]
        if sight.rules.hickeys:
            sentences.append(
                ngettext(
                    "Set, it leaves 1 hickey.", "Set, it leaves {count} hickeys.", hickeys(bid)
                )
            )
        return " ".join(sentences).format(bid=bid, points=stake(bid), count=hickeys(bid))

    # --- trump ------------------------------------------------------------------------------

    def calls(self, sight: MoonSight) -> tuple[str, ...]:
        return possible_calls(sight.rules)

    def asked_to_call(self, sight: MoonSight) -> str:
        if not sight.widow_down:
            return dice_text(sight.dice) if sight.dice else tr("Name the trump")
        if sight.dice is None:
            return tr("Name trump first: the widow is turned up after that.")
        return tr("Name trump, as the dice allow; the widow is turned up after.")

    def call_closed(self, sight: MoonSight, call: str) -> str:
        if sight.dice is not None:
            return dice_text(sight.dice)
        if call == "0":
            return tr("To call blanks you must hold the double blank.")
        return tr("Not open under these house rules.")

    def meaning(self, sight: MoonSight, call: str) -> str:
        if call == "0" and sight.rules.blanks_are_follow_me:
            return tr("Follow me: no trump but the double blank, which you must lead first.")
        return super().meaning(sight, call)


def _standing(sight: MoonSight) -> str:
    """The bid that stands; empty where there is none."""
    return "" if sight.bidding.standing is None else sight.bidding.standing.bid


def _at_stake(bid: str, rules: MoonRules) -> str:
    if rules.scoring == "marks":
        if rules.partners:
            return tr("Made, a mark for your side; set, one for the other side.")
        return tr("Made, a mark for you; set, one for each of the others.")
    if rules.overtricks and bid.isdigit() and int(bid) < TRICKS:
        return tr("Made, a point for each trick; set, {bid} points down.")
    return tr("{points} points up or down.")
