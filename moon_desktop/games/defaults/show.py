"""What a game tells table and windows whose match is a PlainMatch, the dummy included."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Self, TypeVar

from moon_desktop.engine.account import AnyAccount
from moon_desktop.engine.entries import Bid, Entry, HandEnd
from moon_desktop.engine.sight import Sight, laid, trick_finished
from moon_desktop.games.defaults.bids import BidMatch
from moon_desktop.games.defaults.help import AnyHelp, Help
from moon_desktop.games.defaults.panel import AnyPanel, Panel
from moon_desktop.games.defaults.rule_words import AnyRuleWords
from moon_desktop.games.defaults.sheet import AnySheets, Sheets
from moon_desktop.games.defaults.table import AnyTable, Plaque, Table, trick_so_far
from moon_desktop.games.defaults.wording import Wording
from moon_desktop.games.house_rules import Rules
from moon_desktop.games.match import AnyPlainMatch, PlainSight
from moon_desktop.games.show import Show
from moon_desktop.games.views.hand import HandShown
from moon_desktop.games.views.panel import Offer, OfferKey
from moon_desktop.games.views.sheet import HandRow, Sheet
from moon_desktop.games.views.table import Layout, Middle, Motion, PlateValues, Result, stacked
from moon_desktop.words.language import ngettext, tr
from moon_desktop.words.names import apart, listing, within

if TYPE_CHECKING:
    from moon_desktop.games.defaults.hints import AnyHints
    from moon_desktop.games.defaults.review import Review

R = TypeVar("R", bound=Rules)


class PlainTable(Table[PlainSight]):
    """The table, with the dummy's pile and the card that it turned last until somebody leads
    again, or with the stock and the card turned up from it; with the trump, and with the bids of
    all where every seat bids; a game answers ``face``."""

    def layout(self, sight: PlainSight) -> Layout:
        middle: tuple[Middle, ...] = ()
        if sight.shown:
            stock = len(sight.suits.pack.pieces) - sum(sight.counts) - len(laid(sight))
            stock -= len(sight.shown) + (sight.pile or 0)
            middle = (Middle("stock", pile=stock),) if stock else ()
            middle += tuple(Middle("upcard", piece) for piece in sight.shown[:1])
        if sight.pile is not None:
            middle += (Middle("dummy", pile=sight.pile),) if sight.pile else ()
            if sight.tricks and not sight.plays:
                middle += (Middle("turned", sight.tricks[-1].plays[-1].piece),)
        trick = trick_so_far(sight, sight.suits)
        return super().layout(sight)._replace(middle=middle, trick=trick)

    def motion(self, before: PlainSight, entry: Entry, after: PlainSight) -> Motion:
        """With the card that the dummy turns."""
        moved = super().motion(before, entry, after)
        if before.pile is None or trick_finished(entry, before, after) is None:
            return moved
        return moved._replace(renamed={"turned": stacked("dummy", before.pile - 1)})

    def plate(self, sight: PlainSight, seat: int, name: str, you: int | None) -> PlateValues:
        """With the trick that its side still needs, by its bids."""
        table = sight.seats
        bids = [sight.bids[one] or 0 for one in table.members(table.side(seat))]
        found = super().plate(sight, seat, name, you)
        return found._replace(needed=sum(bids) if sight.said and sight.phase == "play" else None)

    def plaque(self, sight: PlainSight, names: Sequence[str], you: int | None) -> Plaque:
        """The trump of the hand, if there is one, and how the bids compare with the tricks, where
        every seat bids."""
        emblem, title, line = super().plaque(sight, names, you)
        trump = sight.suits.trump_suit
        if trump is not None and sight.counts:
            emblem, title = self.wording.suit_heading(trump)[0], self.wording.trump(sight.suits)
        if sight.said or sight.phase == "bid":
            said, tricks = sum(bid or 0 for bid in sight.bids), self.hand_size(sight)
            line = ngettext("{bids} bid, {n} trick", "{bids} bid, {n} tricks", tricks)
            title, line = title or tr("The bids"), line.format(bids=said, n=tricks)
        return emblem, title, line


class PlainPanel(Panel[PlainSight]):
    """The keys, with those of the bids where every seat bids."""

    def offer(self, sight: PlainSight, narrow: bool) -> Offer | None:
        if not sight.legal or sight.phase != "bid":
            return super().offer(sight, narrow)
        keys = [self.bid_key(sight, bid) for bid in range(max(sight.counts) + 1)]
        return Offer(tr("Your bid"), tuple(key for key in keys if not (narrow and key.why)))

    def bid_key(self, sight: PlainSight, bid: int) -> OfferKey:
        """The key of one of them."""
        choice, word = Bid(sight.seat, str(bid)), str(bid)
        why = None if choice in sight.legal else self.bid_closed(sight, bid)
        return OfferKey("figure", word, choice, why=why, letters=(word,))

    def bid_closed(self, sight: PlainSight, bid: int) -> str:
        """Why it is not open."""
        if sum(one or 0 for one in sight.bids) + bid == max(sight.counts):
            return tr("The bids may not add up to the tricks.")
        return tr("A bid of {bid} is not open here.").format(bid=bid)


@dataclass(frozen=True)
class PlainSheet(Sheet):
    """The score sheet, on which what finished tricks move stands as soon as they move it."""

    def seen(self, sight: Sight | None) -> Self:
        if not isinstance(sight, PlainSight) or sight.phase != "play" or not self.rows:
            return self
        old = self.hand.points
        more = tuple(now - then for now, then in zip(sight.moved, old, strict=True))
        return self.moved(more) if any(more) else self


class Bids(NamedTuple):
    """How many tricks each side has bid in a hand, and how many it took, once that is over."""

    bid: tuple[int, ...]
    taken: tuple[int, ...] = ()


@dataclass(frozen=True)
class BidSheet(PlainSheet):
    """That of a game in which every seat bids, with what each side took of what it bid."""

    counted_over = True

    def after(self, entry: Entry) -> Self:
        sheet = super().after(entry)
        if isinstance(entry, Bid):
            bids = list(self.hand.own.bid if self.hand.own else (0,) * self.table.sides)
            bids[self.table.side(entry.seat)] += int(entry.bid)
            return self.with_hand(self.hand._replace(own=Bids(tuple(bids))))
        if isinstance(entry, HandEnd):
            own = sheet.hand.own._replace(taken=self.table.by_side(entry.tricks))
            return sheet.with_hand(sheet.hand._replace(own=own))
        return sheet

    def counted(self, row: HandRow, side: int) -> str:
        bids = row.own
        return f"{bids.taken[side]}/{bids.bid[side]}" if bids and bids.taken else ""

    def counted_text(self, side: int, count: str) -> str:
        if not count:
            return ""
        taken, bid = count.split("/")
        text = tr("{name}: {taken} taken, {bid} bid.")
        return text.format(name=self.sides[side], taken=taken, bid=bid)


class PlainSheets(Sheets[R], Generic[R]):
    """What is written down of a game with house rules R whose matches ``match`` makes."""

    kind = PlainSheet

    def __init__(self, wording: Wording, match: type[AnyPlainMatch]) -> None:
        super().__init__(wording)
        self._match = match

    def start(self, rules: R) -> AnyPlainMatch:
        return self._match.start(rules)

    def besides(self, rules: R, account: AnyAccount) -> Sequence[tuple[str, Sequence[str]]]:
        dummy = account.deal.dummy
        return () if dummy is None else [(tr("Dummy"), dummy)]

    def told(self, rules: R, seats: Sequence[str], account: AnyAccount) -> HandShown:
        """With its trump, if there was one."""
        suits = self.start(rules).suits_by(account.deal.upcard)
        return super().told(rules, seats, account)._replace(contract=self.wording.trump(suits))


class BidSheets(PlainSheets[R], Generic[R]):
    """The same of a game in which every seat bids."""

    kind = BidSheet

    def result(
        self, sight: Sight, names: Sequence[str], entries: Sequence[Entry], you: int | None
    ) -> Result:
        """With who made the bid."""
        found = super().result(sight, names, entries, you)
        made = [] if sight.result is None else sight.result.made
        kept = [within(apart(names[seat])) for seat, good in enumerate(made) if good]
        line = tr("Nobody made the bid.")
        if kept:
            line = tr("The bid was made by {names}.").format(names=listing(kept))
        return found._replace(line=line)


class PlainShow(Show):
    """The show of a game whose matches ``match`` makes: what it is called and its house rules in
    ``rules``, and of its own the kind of ``table``, which says how pieces look, its ``wording``
    and its ``help``."""

    def __init__(
        self,
        match: type[AnyPlainMatch],
        rules: AnyRuleWords,
        table: type[AnyTable],
        wording: type[Wording] = Wording,
        help: type[AnyHelp] = Help,
    ) -> None:
        self.suits = match.suits
        self.rules = rules
        self.wording = wording()
        self.table = table(self.wording)
        self.help = help(self.wording)
        self._match = match

    @cached_property
    def panel(self) -> AnyPanel:
        return PlainPanel()

    @cached_property
    def review(self) -> Review:
        from moon_desktop.games.defaults.review import PlainReview

        return PlainReview(self.wording)

    @cached_property
    def hints(self) -> AnyHints:
        from moon_desktop.games.defaults.hints import PlainHints

        return PlainHints(self.wording, self.suits)

    @cached_property
    def sheet(self) -> AnySheets:
        kind: type[PlainSheets[Any]] = (
            BidSheets if issubclass(self._match, BidMatch) else PlainSheets
        )
        return kind(self.wording, self._match)
