"""The keys for a bid and for trump: which there are, which are open, what each says."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar, TypeVar

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid
from moon_desktop.games.auction.entries import NameTrump
from moon_desktop.games.auction.sight import AnySight
from moon_desktop.games.defaults.panel import Panel
from moon_desktop.games.dominoes.show.wording import AuctionWording, pip_name
from moon_desktop.games.views.panel import Offer, OfferKey
from moon_desktop.words.language import N_, pgettext, tr

S = TypeVar("S", bound=AnySight)


class AuctionPanel(Panel[S], ABC):
    """How the choices of such a game are made, in its words."""

    words: ClassVar[tuple[str, ...]]
    """Every bid and call there is, under any rules."""
    must_bid: ClassVar[str] = N_("Everybody else passed: as the dealer you must bid.")

    def __init__(self, wording: AuctionWording) -> None:
        self.wording = wording

    def offer(self, sight: S, narrow: bool) -> Offer | None:
        if not sight.legal or sight.phase not in ("bid", "trump"):
            return None
        if sight.phase == "bid":
            bids = tuple(self.bid_key(sight, bid) for bid in (PASS, *self.rungs(sight)))
            found = Offer(self.asked_to_bid(sight), bids)
        else:
            calls = tuple(self.call_key(sight, c, narrow) for c in self.calls(sight))
            found = Offer(self.asked_to_call(sight), calls)
        return found._replace(keys=tuple(filter(self.stays, found.keys))) if narrow else found

    def stays(self, key: OfferKey) -> bool:
        """Whether it is there also where room is scarce."""
        return key.why is None

    def letters(self) -> frozenset[str]:
        return frozenset(letter for word in self.words for letter in self.letters_of(word))

    def letters_of(self, word: str) -> tuple[str, ...]:
        """The letters and digits that press the key of a bid or a call."""
        follow_me = pgettext("letter that presses Follow me", "f")
        own = {
            PASS: pgettext("letter that presses Pass", "p"),
            "doubles": pgettext("letter that presses Doubles", "d"),
            "none": follow_me,
            "follow-me": follow_me,
        }
        return (own.get(word, word),)

    # --- the auction ------------------------------------------------------------------------

    @abstractmethod
    def rungs(self, sight: S) -> tuple[str, ...]:
        """The bids to show, whether they are open or not."""

    def asked_to_bid(self, sight: S) -> str:
        """What stands over the bids: what of the rules is to be known."""
        if Bid(sight.seat, PASS) not in sight.legal:
            return tr(self.must_bid)
        return tr("Your bid") if sight.bidding.standing is None else self.too_low(sight)

    def bid_key(self, sight: S, bid: str) -> OfferKey:
        """The key of one of them."""
        choice = Bid(sight.seat, bid)
        return OfferKey(
            "plain" if bid == PASS else "figure",
            self.wording.bid(bid),
            choice,
            why=None if choice in sight.legal else self.bid_closed(sight, bid),
            tip="" if bid == PASS else self.promise(sight, bid),
            letters=self.letters_of(bid),
        )

    def bid_closed(self, sight: S, bid: str) -> str:
        """Why it is not open."""
        return tr(self.must_bid) if bid == PASS else self.too_low(sight)

    def too_low(self, sight: S) -> str:
        """That the standing bid is to be topped; ValueError where there is none."""
        standing = sight.bidding.standing
        if standing is None:
            raise ValueError("nobody has bid")
        words = tr("The standing bid is {bid}: go above it, or pass.")
        return words.format(bid=self.wording.bid(standing.bid))

    @abstractmethod
    def promise(self, sight: S, bid: str) -> str:
        """What a bid promises, and what hangs on it."""

    # --- trump ------------------------------------------------------------------------------

    @abstractmethod
    def calls(self, sight: S) -> tuple[str, ...]:
        """Those that these rules ever have, in the order of their keys."""

    @abstractmethod
    def asked_to_call(self, sight: S) -> str:
        """What stands over them."""

    def call_key(self, sight: S, call: str, narrow: bool) -> OfferKey:
        """The key of one of them; ``narrow``: room is scarce."""
        choice = NameTrump(sight.seat, call)
        return OfferKey(
            "emblem",
            self.wording.call(call),
            choice,
            call,
            why=None if choice in sight.legal else self.call_closed(sight, call),
            tip=self.meaning(sight, call),
            letters=self.letters_of(call),
        )

    @abstractmethod
    def call_closed(self, sight: S, call: str) -> str:
        """Why it is not open."""

    def meaning(self, sight: S, call: str) -> str:
        """What is trump after it."""
        if call in ("none", "follow-me"):
            return tr("No trump: the highest tile of the suit led takes the trick.")
        if call == "doubles":
            return tr("The seven doubles are trumps and leave their suits.")
        return tr("Every tile with {end} is a trump.").format(end=pip_name(int(call)))
