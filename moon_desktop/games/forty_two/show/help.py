"""The help on Texas 42: the rules in force, the calls drawn, and why something cannot stand."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from enum import StrEnum
from typing import ClassVar, Final

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid
from moon_desktop.engine.illegal import Reason
from moon_desktop.engine.pieces import TILES, mask
from moon_desktop.games.auction.entries import NameTrump
from moon_desktop.games.dominoes.show.help import AuctionHelp, AuctionRefusal, picture, trump_row
from moon_desktop.games.dominoes.show.wording import tile_name
from moon_desktop.games.forty_two import GAME
from moon_desktop.games.forty_two.contract import (
    BIDS,
    CALLS,
    COUNTERS,
    LOW_CALLS,
    NUMBERS,
    SPECIALS,
    open_calls,
    suits_of,
    worth,
)
from moon_desktop.games.forty_two.rules import FortyTwoRules
from moon_desktop.games.forty_two.show.wording import WORDING
from moon_desktop.games.views.help import RULE_BOOK, Document
from moon_desktop.words import names
from moon_desktop.words.documents import Fact
from moon_desktop.words.language import N_, tr
from moon_desktop.words.quoting import either, quoted

_NOTES: Final[Mapping[str, str]] = {
    "doubles": N_("They leave the suits of their numbers."),
    "sevens": N_("They leave the suits of their numbers; all else is as with follow me."),
    "follow-me": N_("No trumps: each double is the highest of its suit."),
    "nel-o:high": N_("No trick for the bidder, and no trumps: each double is the highest."),
    "nel-o:low": N_("No trick for the bidder, and no trumps: each double is the lowest."),
    "nel-o:own": N_("No trick for the bidder, and no trumps: the doubles are a suit."),
}

_AFTER_MARKS: Final = N_("Only after a bid of marks.")
_WHEN_FORCED: Final = N_("Only for a shaker who had to bid, and bid marks.")

_FEW_DOUBLES: Final[Mapping[str, str]] = {
    "plunge": N_("{who} cannot plunge, holding fewer than four doubles."),
    "splash": N_("{who} cannot splash, holding fewer than three doubles."),
}


class FortyTwoRefusal(AuctionRefusal):
    """Why something cannot stand in Texas 42."""

    calls = CALLS

    of_seat: ClassVar[Mapping[StrEnum, str]] = {
        **AuctionRefusal.of_seat,
        Reason.MUST_BID: N_("{who} shook and must bid, for all the others passed."),
        Reason.TRUMP_NOT_OPEN: N_(
            "{who} cannot call {trump} after this bid, under these house rules."
        ),
    }
    to_you: ClassVar[Mapping[StrEnum, str]] = {
        **AuctionRefusal.to_you,
        Reason.MUST_FOLLOW: N_("You hold the {could}, so follow {suit}."),
    }

    def sentence(self) -> str:
        if isinstance(self.entry, Bid) and "doubles" in self.facts:
            return _FEW_DOUBLES[self.entry.bid]
        if self.illegal.rule == "T6.3":
            return N_("{trump} cannot be called: these house rules have {open} alone.")
        return super().sentence()

    def word(self, hole: str) -> str:
        entry, facts = self.entry, self.facts
        match hole:
            case "bid":
                return WORDING.bid(entry.bid) if entry.bid in (PASS, *BIDS) else quoted(entry.bid)
            case "open" if isinstance(entry, NameTrump):
                kinds = [call for call in facts["open"] if call in LOW_CALLS]
                return names.listing([WORDING.call(call) for call in kinds])
            case "open":
                return either(_open_bids(facts["open"]))
            case "could":
                return tile_name(facts["could"][-1])
            case _:
                return super().word(hole)


def _open_bids(bids: Sequence[str]) -> list[str]:
    """Bids by their names, the numbers as ``31–41``."""
    numbers = [bid for bid in bids if bid in NUMBERS]
    named = [WORDING.bid(bid) for bid in bids if bid not in NUMBERS]
    if numbers:
        span = numbers[0] if len(numbers) == 1 else f"{numbers[0]}–{numbers[-1]}"
        named.insert(PASS in bids, span)
    return named


class FortyTwoHelp(AuctionHelp[FortyTwoRules]):
    """The help on Texas 42."""

    game, folder, book, refused = GAME, "forty_two", f"forty_two/{RULE_BOOK}", FortyTwoRefusal

    def documents(self, rules: FortyTwoRules | None) -> tuple[Document, ...]:
        return super().documents(None if rules is None else rules.as_played)

    def pieces(self, rules: FortyTwoRules) -> Collection[str]:
        return TILES

    def facts(self, rules: FortyTwoRules) -> dict[str, Fact]:
        rules = rules.as_played
        special_worths = {f"{bid}_worth": worth(bid) for bid in SPECIALS}
        return (super().facts(rules) | special_worths) | {
            "counters": " ".join(picture("small", tile) for tile in COUNTERS),
            "worth": worth("1m"),
            "several_games": rules.match == "best-of" and rules.match_length > 1,
        }

    def calls(self, rules: FortyTwoRules) -> Iterator[str]:
        """Those that these rules have after any bid (T5.2–T5.4, T6.1, T6.3)."""
        had = {
            call
            for forced in (False, rules.forces_dealer)
            for call in open_calls(rules, "1m", forced)
        }
        for call in CALLS:
            if call in had:
                notes = list(_notes(rules, call))
                yield from trump_row(call, WORDING.call(call), notes, suits_of(call), mask(TILES))


def _notes(rules: FortyTwoRules, call: str) -> Iterator[str]:
    if call in _NOTES:
        yield tr(_NOTES[call])
    if call in LOW_CALLS:
        yield tr(_WHEN_FORCED if rules.nel_o == "forced" else _AFTER_MARKS)
    elif call == "follow-me" and rules.follow_me == "marks":
        yield tr(_AFTER_MARKS)
