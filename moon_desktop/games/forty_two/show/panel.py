"""The keys for a bid and for trump in Texas 42, with marks, plunge, splash and nel-o."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Choice
from moon_desktop.engine.pieces import Tile, pips
from moon_desktop.games.dominoes.show.panel import AuctionPanel
from moon_desktop.games.forty_two.contract import (
    BIDS,
    CALLS,
    LOW_CALLS,
    MARKS,
    NUMBERS,
    SPECIALS,
    ladder,
    marks,
    open_calls,
    worth,
)
from moon_desktop.games.forty_two.entries import FortyTwoSight
from moon_desktop.games.views.panel import Offer, OfferKey, Well
from moon_desktop.words.language import N_, ngettext, pgettext, tr

_IN_A_ROW: Final = 4
"""Picture keys side by side."""

_LACKING: Final[Mapping[str, tuple[str, ...]]] = {
    "plunge": (
        N_("Plunge needs four doubles; you hold none."),
        N_("Plunge needs four doubles; you hold one."),
        N_("Plunge needs four doubles; you hold two."),
        N_("Plunge needs four doubles; you hold three."),
    ),
    "splash": (
        N_("Splash needs three doubles; you hold none."),
        N_("Splash needs three doubles; you hold one."),
        N_("Splash needs three doubles; you hold two."),
    ),
}
"""By the doubles held (T3.6, T3.7)."""

_KINDS: Final[Mapping[str, str]] = {
    "nel-o:high": N_("Doubles high"),
    "nel-o:low": N_("Doubles low"),
    "nel-o:own": N_("Doubles apart"),
}

_NOTES: Final[Mapping[str, str]] = {
    "follow-me": N_("no trump: the suit led rules"),
    "sevens": N_("only these three are trumps"),
    "nel-o:high": N_("6-6 tops the sixes"),
    "nel-o:low": N_("6-6 ends the sixes"),
    "nel-o:own": N_("a suit of their own"),
}

_TIPS: Final[Mapping[str, str]] = {
    "sevens": N_("The six-one, the five-two and the four-three are the only trumps."),
    "nel-o:high": N_("Doubles are high: the double six is the first of the sixes."),
    "nel-o:low": N_("Doubles are low: the double six is the last of the sixes."),
    "nel-o:own": N_("Doubles are a suit of their own, the double six the highest."),
}
"""What calls mean, other than those of suits and follow me (T5, T6.3)."""

_ASKED: Final[Mapping[str, str]] = {
    "plunge": N_("Your partner plunged: name trump and lead."),
    "splash": N_("Your partner splashed: name trump and lead."),
}


class FortyTwoPanel(AuctionPanel[FortyTwoSight]):
    """How the choices of Texas 42 are made."""

    words = (PASS, *BIDS, *CALLS)
    must_bid = N_("Everybody else passed: as the shaker you must bid.")

    def offer(self, sight: FortyTwoSight, narrow: bool) -> Offer | None:
        """With what is counted over the numbers, and nel-o in a well of its own; what is seldom
        open is told of in a line while it is not."""
        found = super().offer(sight, narrow)
        if found is None:
            return None
        closed = [key for key in found.keys if key.row and key.why is not None]
        foot = " ".join(dict.fromkeys(key.why for key in closed if key.why))
        keys = tuple(key for key in found.keys if key not in closed)
        found = found._replace(keys=keys, foot=foot)
        if sight.phase == "bid":
            head = tr("Count to take, of the 42")
            if sight.rules.scoring == "marks":
                head = tr("Count to take, of the 42, for one mark")
            return found._replace(heads=((0, head),))
        if all(call not in LOW_CALLS for call in self.calls(sight)):
            return found
        words = tr("Nel-o"), tr("take no trick at all"), tr("your partner sits out")
        return found._replace(wells=(Well(2, "nel-o", *words, "away"),))

    def offer_ends(self, choices: Sequence[Choice]) -> Offer:
        """No tile of Texas 42 stands for several choices."""
        raise ValueError(choices)

    def letters_of(self, word: str) -> tuple[str, ...]:
        if word in MARKS:
            return _of_marks(MARKS.index(word))
        if word in NUMBERS:
            last = "0123456789" + pgettext("letters that press 40 and 41", "ab")
            return last[int(word) - 30], word
        own = {
            "plunge": pgettext("letter that presses Plunge", "u"),
            "splash": pgettext("letter that presses Splash", "w"),
            "sevens": pgettext("letter that presses Sevens", "7"),
            "nel-o:high": pgettext("letter that presses nel-o with doubles high", "i"),
            "nel-o:low": pgettext("letter that presses nel-o with doubles low", "o"),
            "nel-o:own": pgettext("letter that presses nel-o with doubles apart", "a"),
        }
        return (own[word],) if word in own else super().letters_of(word)

    # --- the auction ------------------------------------------------------------------------

    def rungs(self, sight: FortyTwoSight) -> tuple[str, ...]:
        """The numbers; and marks, splash and plunge, those that may still come to be bid."""
        return (*NUMBERS[sight.rules.minimum_bid - 30 :], *_great(sight))

    def bid_key(self, sight: FortyTwoSight, bid: str) -> OfferKey:
        found = super().bid_key(sight, bid)
        if bid == PASS:
            return found._replace(row=None)
        if bid in NUMBERS:
            return found
        place, count = _great(sight).index(bid), marks(bid)
        found = found._replace(kind="picture", row=1 + place // _IN_A_ROW)
        if bid in MARKS:
            emblem, letters = f"strokes:{count}", _of_marks(place)
            if sight.rules.scoring == "points":
                # There are no strokes on that pad.
                found, emblem = found._replace(kind="figure", text=str(worth(bid))), ""
            return found._replace(emblem=emblem, note=tr("all 42"), letters=letters)
        emblem, note = f"doubles:{SPECIALS[bid].doubles}", _for_worth(sight, bid)
        return found._replace(emblem=emblem, note=note, meant=_doubles(sight))

    def bid_closed(self, sight: FortyTwoSight, bid: str) -> str:
        doubles = len(_doubles(sight))
        if bid in SPECIALS and doubles < SPECIALS[bid].doubles:
            return tr(_LACKING[bid][doubles])
        return super().bid_closed(sight, bid)

    def promise(self, sight: FortyTwoSight, bid: str) -> str:
        """T4.1, T8.2."""
        count, in_marks = marks(bid), sight.rules.scoring == "marks"
        if bid in SPECIALS:
            words = (
                tr(
                    "Your partner names trump and leads; your side must take every trick,"
                    " for {n} marks."
                )
                if in_marks
                else tr(
                    "Your partner names trump and leads; your side must take every trick,"
                    " for {points} points."
                )
            )
        elif count and in_marks:
            words = ngettext(
                "Your side must take every trick, for {n} mark.",
                "Your side must take every trick, for {n} marks.",
                count,
            )
        elif count:
            words = tr("Your side must take every trick, for {points} points.")
        elif in_marks:
            words = tr("Your side must take {bid} of the 42, for one mark.")
        else:
            words = tr("Your side must take {bid} of the 42.")
        return words.format(bid=bid, n=count, points=worth(bid))

    # --- trump ------------------------------------------------------------------------------

    def calls(self, sight: FortyTwoSight) -> tuple[str, ...]:
        """After any bid."""
        return open_calls(sight.rules, "1m", sight.rules.forces_dealer)

    def asked_to_call(self, sight: FortyTwoSight) -> str:
        return tr(_ASKED.get(sight.bought.bid, N_("Name trump, and lead.")))

    def call_key(self, sight: FortyTwoSight, call: str, narrow: bool) -> OfferKey:
        """The suits; follow me and sevens, in the same row where it is ``narrow``; and nel-o."""
        meant = tuple(tile for tile in sight.held if _trumps_at(call, tile))
        found = super().call_key(sight, call, narrow)._replace(meant=meant)
        apart, nello = call in ("follow-me", "sevens") and not narrow, call in LOW_CALLS
        if apart or nello:
            found = found._replace(kind="picture", note=tr(_NOTES[call]), row=2 if nello else 1)
        elif call == "follow-me":
            found = found._replace(emblem="none")
        return found._replace(text=tr(_KINDS[call])) if nello else found

    def call_closed(self, sight: FortyTwoSight, call: str) -> str:
        """T5.2, T6.1."""
        if call not in LOW_CALLS:
            return tr("Follow me may be called only after a bid of marks.")
        if sight.bought.bid in SPECIALS:
            return tr("Nel-o may not be called after plunge or splash.")
        shook_and_bid = sight.bidder == sight.dealer and sight.rules.forces_dealer
        forced = shook_and_bid and sum(bid.bid != PASS for bid in sight.said) == 1
        # One who had to bid may call it, but bid a number.
        if sight.rules.nel_o == "marks" or forced:
            return tr("Nel-o may be called only after a bid of marks.")
        return tr("Nel-o is only for a shaker who had to bid, and bid marks.")

    def meaning(self, sight: FortyTwoSight, call: str) -> str:
        return tr(_TIPS[call]) if call in _TIPS else super().meaning(sight, call)


def _great(sight: FortyTwoSight) -> list[str]:
    """The bids of marks, splash and plunge that may still come to be bid."""
    standing = sight.bidding.standing
    above = ladder(sight.rules).above[None if standing is None else standing.bid]
    return [bid for bid in (*MARKS, *SPECIALS) if bid in above]


def _of_marks(place: int) -> tuple[str, ...]:
    """What presses a bid of marks, by its place among those that are shown."""
    pressed = pgettext("letters that press the bids of marks, lowest first", "mnoqtvxyzegj")
    return tuple(pressed[place : place + 1])


def _for_worth(sight: FortyTwoSight, bid: str) -> str:
    """What a bid of marks is for, as the match is scored (T8.1, T8.2)."""
    if sight.rules.scoring == "points":
        return tr("for {n} points").format(n=worth(bid))
    return ngettext("for {n} mark", "for {n} marks", marks(bid)).format(n=marks(bid))


def _doubles(sight: FortyTwoSight) -> tuple[Tile, ...]:
    return tuple(tile for tile in sight.held if _is_double(tile))


def _is_double(tile: Tile) -> bool:
    return tile[0] == tile[-1]


def _trumps_at(call: str, tile: Tile) -> bool:
    """Whether ``tile`` would be a trump."""
    if call == "doubles":
        return _is_double(tile)
    return pips(tile) == 7 if call == "sevens" else call in tile.split("-")
