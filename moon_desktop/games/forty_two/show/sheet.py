"""The score sheet of Texas 42: marks as strokes that spell ALL, or two columns of points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple, Self

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid, Entry, HandEnd
from moon_desktop.games.forty_two.bids import marks
from moon_desktop.games.forty_two.entries import Deal, HandOver, NameTrump
from moon_desktop.games.forty_two.nel_o import CALLS as NEL_O
from moon_desktop.games.forty_two.rules import PRESETS, TABLE, FortyTwoRules
from moon_desktop.games.forty_two.show.house_rules import preset_name, rules_line
from moon_desktop.games.shown.sheet import Goals, HandRow, Sheet
from moon_desktop.games.shown.table import Camp
from moon_desktop.words import names
from moon_desktop.words.language import N_, ngettext, pgettext, tr

_WORD: Final = 7
"""Strokes that spell ALL."""

HELPED: Final = N_(
    "Something was taken back in this hand, or a hint or tiles shown: it does not count in"
    " the statistics of strength."
)
"""What the turn-back arrow by a hand means."""


class Bought(NamedTuple):
    """What Texas 42 keeps of a hand: what was ``said``, the ``bid`` that bought it once everybody
    has spoken, its ``call`` once that is named, what each side ``counted``, and who reneged."""

    said: tuple[Bid, ...] = ()
    bid: str | None = None
    call: str | None = None
    counted: tuple[int, ...] = ()
    offender: int | None = None


@dataclass(frozen=True)
class FortyTwoSheet(Sheet):
    """The sheet of a match of Texas 42."""

    def after(self, entry: Entry) -> Self:
        match entry:
            case Deal():
                opened = super().after(entry)
                return opened.with_hand(opened.hand._replace(own=Bought()))
            case Bid():
                return self._bid(entry)
            case NameTrump():
                return self._own(call=entry.trump)
            case HandOver():
                ended = self._own(counted=entry.counted, offender=entry.offender)
                return super(FortyTwoSheet, ended).after(entry)
            case _:
                return super().after(entry)

    def _own(self, **more: object) -> Self:
        row = self.hand
        return self.with_hand(row._replace(own=row.own._replace(**more)))

    def _bid(self, bid: Bid) -> Self:
        """T3.1: each has one turn, and the last who did not pass stands."""
        said = (*self.hand.own.said, bid)
        standing = next((one for one in reversed(said) if one.bid != PASS), None)
        if len(said) < TABLE.count or standing is None:
            return self._own(said=said)
        own = self.hand.own._replace(said=said, bid=standing.bid)
        return self.with_hand(self.hand._replace(bidder=standing.seat, own=own))

    # --- what it says -----------------------------------------------------------------------

    invitation = N_("Choose a hand to see how it was bid and played.")
    helped_told = HELPED
    click_told = N_("Click to see its tiles.")
    still_in_play = N_("Hand {hand} is still in play: its tiles are shown when it is over.")
    asterisks_held = False
    csv_own_heads = (N_("Bidder"), N_("Bid"), N_("Trump"))
    csv_counted = N_("{name}: count")

    # --- how it is ruled ------------------------------------------------------------------

    @property
    def _in_marks(self) -> bool:
        return isinstance(self.rules, FortyTwoRules) and self.rules.scoring == "marks"

    @property
    def asterisk(self) -> str:
        return pgettext("what an asterisk means", "bid set")

    @property
    def stroke(self) -> str:
        return tr("a mark won") if self._in_marks else ""

    @property
    def camps(self) -> tuple[Camp, ...]:
        mine = self.table.side(self.viewer)
        return tuple("ours" if side == mine else "theirs" for side in range(self.table.sides))

    @property
    def title(self) -> str:
        return pgettext("title of the pad", "Marks") if self._in_marks else super().title

    @property
    def rules_told(self) -> str:
        """The house rules in a line, after the name of the preset that they are, if any."""
        named = (preset_name(key) for key, preset in PRESETS.items() if preset == self.rules)
        name = next(named, tr("House rules of your own"))
        return tr("{name}: {rules}").format(name=name, rules=rules_line(self.rules))

    @property
    def goals(self) -> Goals:
        if not self._in_marks:
            return super().goals
        target = self.rules.target
        if target == _WORD:
            told = tr("Seven marks spell ALL and win the game"), tr("seven spell ALL")
            return Goals(*told, tr("Seven spell ALL"))
        short = ngettext("to {n} mark", "to {n} marks", target).format(n=target)
        alone = ngettext("A game to {n} mark", "A game to {n} marks", target).format(n=target)
        return Goals(
            tr("First to {target} marks wins the game").format(target=target), short, alone
        )

    # --- a hand ---------------------------------------------------------------------------

    def scores_in(self, hand: HandEnd) -> bool:
        return hand.result != "passed"

    def asterisks_at(self, row: HandRow) -> int:
        return int(row.result == "set")

    def word(self, row: HandRow) -> str:
        return "" if row.own.bid is None else bid_word(row.own.bid)

    def contract(self, row: HandRow) -> str:
        if row.result == "passed":
            return tr("All passed")
        return "" if row.own.call is None else call_word(row.own.call)

    def counted(self, row: HandRow, side: int) -> str:
        """Nothing in nel-o, where no count is taken (T6.2)."""
        if not row.own.counted or row.own.call in NEL_O:
            return ""
        return str(row.own.counted[side])

    def status(self, row: HandRow) -> str | None:
        if row.bidder is None and not row.finished:
            return tr("bidding")
        return super().status(row)

    def opening(self, row: HandRow) -> str:
        """Who bid what, how it ended, and who reneged (T7.2)."""
        if row.result == "passed":
            return tr("Hand {hand}. All passed.").format(hand=row.number)
        if row.bidder is None:
            return tr("Hand {hand}, bidding.").format(hand=row.number)
        told = [super().opening(row), bid_told(self.seats[row.bidder], row.own.bid)]
        if row.own.call is not None:
            told.append(call_told(row.own.call))
        if row.result is not None:
            told.append(result_told(row.result))
        if row.own.offender is not None:
            told.append(tr("{name} reneged.").format(name=self.seats[row.own.offender]))
        return " ".join(told)

    def standing(self, row: HandRow, side: int, *, voice: bool) -> str:
        if not self._in_marks:
            return super().standing(row, side, voice=voice)
        name, count, won = self.sides[side], self.counted(row, side), row.points[side]
        told = []
        if count:
            told.append(tr("{name} counted {count}.").format(name=name, count=count))
        if won:
            words = ngettext("{name} won {n} mark.", "{name} won {n} marks.", won)
            told.append(words.format(name=name, n=won))
        return " ".join([*told, self.won_told(side, row.scores[side])])

    def won_told(self, side: int, total: int) -> str:
        target = self.terms.target
        told = ngettext("{name}: {won} of {n} mark.", "{name}: {won} of {n} marks.", target)
        return told.format(name=self.sides[side], won=total, n=target)

    # --- for a spreadsheet ----------------------------------------------------------------

    def csv_own(self, row: HandRow) -> tuple[str | int, ...]:
        if row.bidder is None:
            return super().csv_own(row)
        bid = int(row.own.bid) if row.own.bid.isdigit() else self.word(row)
        return self.seats[row.bidder], bid, self.contract(row)


# --- bids and calls in words ------------------------------------------------------------------

_TRUMPS: Final = {
    "0": N_("Blanks are trump."),
    "1": N_("Ones are trump."),
    "2": N_("Twos are trump."),
    "3": N_("Threes are trump."),
    "4": N_("Fours are trump."),
    "5": N_("Fives are trump."),
    "6": N_("Sixes are trump."),
    "doubles": N_("Doubles are trump."),
    "follow-me": N_("It is follow me."),
    "sevens": N_("Sevens are trump."),
    "nel-o:high": N_("It is nel-o, doubles high."),
    "nel-o:low": N_("It is nel-o, doubles low."),
    "nel-o:own": N_("It is nel-o, doubles a suit of their own."),
}


def bid_word(bid: str) -> str:
    """A bid as it is written down behind a name: ``32``, ``2 marks``, ``plunge``."""
    short = {
        "plunge": pgettext("a bid in short", "plunge"),
        "splash": pgettext("a bid in short", "splash"),
    }
    if bid in short:
        return short[bid]
    staked = marks(bid)
    return ngettext("{n} mark", "{n} marks", staked).format(n=staked) if staked else bid


def call_word(call: str) -> str:
    """What is called, for under the bid: ``Fives``, ``Nel-o, doubles low``."""
    own = {
        "follow-me": pgettext("trump as a heading", "Follow me"),
        "sevens": pgettext("trump as a heading", "Sevens"),
        "nel-o:high": pgettext("trump as a heading", "Nel-o, high"),
        "nel-o:low": pgettext("trump as a heading", "Nel-o, low"),
        "nel-o:own": pgettext("trump as a heading", "Nel-o, apart"),
    }
    return own[call] if call in own else names.trump(call)


def bid_told(name: str, bid: str) -> str:
    """Who bid what, in a sentence."""
    special = {
        "plunge": N_("{name} bid plunge, for three marks."),
        "splash": N_("{name} bid splash, for two marks."),
    }
    if bid in special:
        return tr(special[bid]).format(name=name)
    staked = marks(bid)
    if not staked:
        return tr("{name} bid {bid}.").format(name=name, bid=bid)
    return ngettext("{name} bid {n} mark.", "{name} bid {n} marks.", staked).format(
        name=name, n=staked
    )


def call_told(call: str) -> str:
    """What is trump, or that it is nel-o, in a sentence."""
    return tr(_TRUMPS[call])


def result_told(result: str) -> str:
    """How a bid ended."""
    return tr("The bid was made.") if result == "made" else tr("The bid was set.")


sheet: Final = FortyTwoSheet.opened
