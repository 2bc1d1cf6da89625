"""The keys for a bid and for trump in Texas 42: which there are, which are open, what each says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid, Choice
from moon_desktop.engine.pieces import Tile, pips
from moon_desktop.games.auction.entries import NameTrump
from moon_desktop.games.defaults.panel import Panel
from moon_desktop.games.dominoes.show.wording import pip_name
from moon_desktop.games.forty_two import nel_o
from moon_desktop.games.forty_two.bids import MARKS, NUMBERS, SPECIALS, ladder, marks
from moon_desktop.games.forty_two.contract import CALLS, open_calls
from moon_desktop.games.forty_two.rules import FortyTwoRules
from moon_desktop.games.forty_two.show.wording import WORDING
from moon_desktop.games.forty_two.sight import FortyTwoSight
from moon_desktop.games.views.panel import Offer, OfferKey, Well
from moon_desktop.words.language import N_, ngettext, pgettext, tr


class FortyTwoPanel(Panel[FortyTwoSight]):
    """How the choices of Texas 42 are made."""

    def offer(self, sight: FortyTwoSight, narrow: bool) -> Offer | None:
        """With all but nel-o in one row where it is ``narrow``."""
        match sight.phase:
            case "bid" if sight.legal:
                found = _bids(sight)
            case "trump" if sight.legal:
                found = _trumps(sight, narrow)
            case _:
                return None
        return (
            found._replace(keys=tuple(k for k in found.keys if k.why is None)) if narrow else found
        )

    def offer_ends(self, choices: Sequence[Choice]) -> Offer:
        """No tile of Texas 42 stands for several choices."""
        raise ValueError(choices)

    def letters(self) -> frozenset[str]:
        words = (*NUMBERS, *MARKS, *SPECIALS, *CALLS)
        pressed = {letter for word in words for letter in _letters(word, MARKS)}
        return frozenset(pressed | {pgettext("letter that presses Pass", "p")})


# --- the auction ----------------------------------------------------------------------------

_MUST_BID: Final = N_("Everybody else passed: as the shaker you must bid.")
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


def _bids(sight: FortyTwoSight) -> Offer:
    """Pass; the numbers; and marks, splash and plunge, those that may still come to be bid."""
    rules = sight.rules
    standing = next((bid.bid for bid in reversed(sight.said) if bid.bid != PASS), None)
    open_now = {choice.bid for choice in sight.legal if isinstance(choice, Bid)}
    numbers = NUMBERS[rules.minimum_bid - 30 :]
    above = ladder(rules).above[standing]
    great = [bid for bid in (*MARKS, *SPECIALS) if bid in above]
    forced = PASS not in open_now
    keys = [
        OfferKey(
            "plain",
            WORDING.bid(PASS),
            Bid(sight.seat, PASS),
            why=tr(_MUST_BID) if forced else None,
            letters=(pgettext("letter that presses Pass", "p"),),
            row=None,
        )
    ]
    for place, bid in enumerate((*numbers, *great)):
        key = OfferKey("figure", bid, Bid(sight.seat, bid))
        if bid in great:
            key = _great(sight, bid)._replace(row=1 + (place - len(numbers)) // _IN_A_ROW)
        if key.why is None and bid not in open_now and standing is not None:
            key = key._replace(why=_too_low(standing))
        keys.append(key._replace(tip=_promise(bid, rules), letters=_letters(bid, great)))
    head = tr("Count to take, of the 42")
    if rules.scoring == "marks":
        head = tr("Count to take, of the 42, for one mark")
    question = tr(_MUST_BID) if forced else tr("Your bid")
    if standing is not None:
        question = _too_low(standing)
    return Offer(question, tuple(keys), ((0, head),))


def _great(sight: FortyTwoSight, bid: str) -> OfferKey:
    """The key of a bid of marks, plunge or splash."""
    count = marks(bid)
    key = OfferKey("picture", WORDING.bid(bid), Bid(sight.seat, bid))
    if bid not in SPECIALS:
        return key._replace(emblem=f"strokes:{count}", note=tr("all 42"))
    special = SPECIALS[bid]
    doubles = tuple(tile for tile in sight.held if _is_double(tile))
    why, note = None, ngettext("for {n} mark", "for {n} marks", count).format(n=count)
    if len(doubles) < special.doubles:
        why = tr(_LACKING[bid][len(doubles)])
        note = tr("needs {n} doubles").format(n=special.doubles)
    return key._replace(emblem=f"doubles:{special.doubles}", why=why, note=note, meant=doubles)


def _too_low(standing: str) -> str:
    words = tr("The standing bid is {bid}: go above it, or pass.")
    return words.format(bid=WORDING.bid(standing))


def _promise(bid: str, rules: FortyTwoRules) -> str:
    """What a bid promises, and what hangs on it (T4.1, T8.2)."""
    count = marks(bid)
    if bid in SPECIALS:
        words = tr(
            "Your partner names trump and leads; your side must take every trick, for {n} marks."
        )
    elif count:
        words = ngettext(
            "Your side must take every trick, for {n} mark.",
            "Your side must take every trick, for {n} marks.",
            count,
        )
    elif rules.scoring == "marks":
        words = tr("Your side must take {bid} of the 42, for one mark.")
    else:
        words = tr("Your side must take {bid} of the 42.")
    return words.format(bid=bid, n=count)


# --- trump ----------------------------------------------------------------------------------

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
    "doubles": N_("The seven doubles are trumps and leave their suits."),
    "follow-me": N_("No trump: the highest tile of the suit led takes the trick."),
    "sevens": N_("The six-one, the five-two and the four-three are the only trumps."),
    "nel-o:high": N_("Doubles are high: the double six is the first of the sixes."),
    "nel-o:low": N_("Doubles are low: the double six is the last of the sixes."),
    "nel-o:own": N_("Doubles are a suit of their own, the double six the highest."),
}
"""What calls mean, other than those of numbers (T5, T6.3)."""

_ASKED: Final[Mapping[str, str]] = {
    "plunge": N_("Your partner plunged: name trump and lead."),
    "splash": N_("Your partner splashed: name trump and lead."),
}


def _trumps(sight: FortyTwoSight, narrow: bool) -> Offer:
    """The suits; follow me and sevens; and nel-o in a well of its own."""
    open_now = {choice.trump for choice in sight.legal if isinstance(choice, NameTrump)}
    keys = []
    # Those that these rules have after any bid.
    for call in open_calls(sight.rules, "1m", sight.rules.forces_dealer):
        nello = call in nel_o.CALLS
        row = 2 if nello else 1 if call in ("follow-me", "sevens") and not narrow else 0
        why, note = None, tr(_NOTES[call]) if row else ""
        if call not in open_now:
            why, note = _closed(call, sight)
        tip = tr("Every tile with {end} is a trump.")
        keys.append(
            OfferKey(
                "picture" if row else "emblem",
                tr(_KINDS[call]) if nello else WORDING.call(call),
                NameTrump(sight.seat, call),
                "none" if call == "follow-me" and not row else call,
                why=why,
                tip=tip.format(end=pip_name(int(call))) if call.isdigit() else tr(_TIPS[call]),
                letters=_letters(call),
                note=note,
                meant=tuple(tile for tile in sight.held if _trumps_at(call, tile)),
                row=row,
            )
        )
    head = tr("Nel-o"), tr("take no trick at all"), tr("your partner sits out")
    wells = (Well(2, "nel-o", *head, "away"),) if any(key.row == 2 for key in keys) else ()
    question = tr(_ASKED.get(sight.bought.bid, N_("Name trump, and lead.")))
    return Offer(question, tuple(keys), wells=wells)


def _closed(call: str, sight: FortyTwoSight) -> tuple[str, str]:
    """Why a call is not open, as a sentence and as a note (T5.2, T6.1)."""
    if call not in nel_o.CALLS:
        return tr("Follow me may be called only after a bid of marks."), tr("after marks only")
    if sight.bought.bid in SPECIALS:
        return tr("Nel-o may not be called after plunge or splash."), tr(
            "not after plunge or splash"
        )
    shook_and_bid = sight.bidder == sight.dealer and sight.rules.forces_dealer
    forced = shook_and_bid and sum(bid.bid != PASS for bid in sight.said) == 1
    # One who had to bid may call it, but bid a number.
    if sight.rules.nel_o == "marks" or forced:
        return tr("Nel-o may be called only after a bid of marks."), tr("after marks only")
    return (
        tr("Nel-o is only for a shaker who had to bid, and bid marks."),
        tr("for a forced shaker only"),
    )


def _is_double(tile: Tile) -> bool:
    return tile[0] == tile[-1]


def _trumps_at(call: str, tile: Tile) -> bool:
    """Whether ``tile`` would be a trump."""
    if call == "doubles":
        return _is_double(tile)
    return pips(tile) == 7 if call == "sevens" else call in tile.split("-")


# --- the keyboard ---------------------------------------------------------------------------


def _letters(word: str, great: Sequence[str] = ()) -> tuple[str, ...]:
    """The letters and digits that press the key of a bid or a call: of marks by their place."""
    if word in MARKS:
        place = great.index(word)
        pressed = pgettext("letters that press the bids of marks, lowest first", "mnoqtvxyzegj")
        return tuple(pressed[place : place + 1])
    if word in NUMBERS:
        return (("0123456789" + pgettext("letters that press 40 and 41", "ab"))[int(word) - 30],)
    own = {
        "plunge": pgettext("letter that presses Plunge", "u"),
        "splash": pgettext("letter that presses Splash", "w"),
        "doubles": pgettext("letter that presses Doubles", "d"),
        "follow-me": pgettext("letter that presses Follow me", "f"),
        "sevens": pgettext("letter that presses Sevens", "7"),
        "nel-o:high": pgettext("letter that presses nel-o with doubles high", "i"),
        "nel-o:low": pgettext("letter that presses nel-o with doubles low", "o"),
        "nel-o:own": pgettext("letter that presses nel-o with doubles apart", "a"),
    }
    return (own.get(word, word),)
