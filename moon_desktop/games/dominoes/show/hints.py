"""Advice in a game of dominoes with an auction, what speaks against a choice, and the count of the
tiles still out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final, TypeVar

from moon_desktop.engine.entries import Bid, Choice
from moon_desktop.engine.pieces import BIT, INDEX, Tile, mask, tiles
from moon_desktop.engine.sight import laid
from moon_desktop.engine.suits import DOUBLES, follow_me
from moon_desktop.games.auction.entries import NameTrump
from moon_desktop.games.auction.sight import AnySight
from moon_desktop.games.defaults.hints import Hints
from moon_desktop.games.dominoes.players.reasons import Figure
from moon_desktop.games.dominoes.show.reasons import Reasons
from moon_desktop.games.dominoes.show.wording import AuctionWording
from moon_desktop.games.views.hints import (
    Counted,
    CountRow,
    CountTold,
    Fault,
    Head,
    HintRow,
    HintTold,
    Whereabouts,
)
from moon_desktop.players.advice import ActionValue, Advice
from moon_desktop.players.reading import gaps_in
from moon_desktop.words import names as called
from moon_desktop.words import review
from moon_desktop.words.language import ngettext, pgettext, tr

S = TypeVar("S", bound=AnySight)

_SAMPLE: Final = "2-1"
"""The tile that the legend shows."""


class AuctionHints(Hints[S], ABC):
    """What is told beside the table of such a game."""

    wording: AuctionWording

    def __init__(self, wording: AuctionWording, reasons: Reasons) -> None:
        super().__init__(wording, follow_me())
        self.reasons = reasons

    # --- advice -----------------------------------------------------------------------------

    def hint(self, advice: Advice, names: Sequence[str]) -> HintTold:
        sight: S = advice.sight
        found, why = super().hint(advice, names), advice.reason
        if why is None:
            why = self.wording.game.players.explain(advice)
        return found._replace(
            best=self.reasons.advised(advice.best, sight.rules),
            reason=self.reasons.told(why, sight, advice.best, names),
            sentence=self.figure(sight, why.figure, names),
            heads=(self.made_head(sight), *found.heads[1:]),
        )

    def figure(self, sight: S, figure: Figure, names: Sequence[str]) -> str:
        """The figure a choice stands out by."""
        match figure.of:
            case "points":
                words = tr("Worth {points} points on average.")
            case "made":
                words = tr("Made in {share} of 100 deals that fit.")
            case "set":
                words = tr("{name} is set in {share} of 100 deals that fit.")
            case "win":
                return self.win(sight, figure.value)
        name = "" if sight.bidder is None else called.apart(names[sight.bidder])
        points, share = review.points(figure.value), review.hundredths(figure.value)
        return words.format(points=points, share=share, name=name)

    def made_head(self, sight: S) -> Head:
        """Over how often the bid is made, or by who plays against it how often it is set."""
        if not _is_against(sight):
            return super().made_head(sight)
        set_ = tr("In how many of 100 deals that fit the bid is set")
        return Head(tr("Set"), pgettext("short for set", "Set"), set_)

    def row(self, advice: Advice, worth: ActionValue) -> HintRow:
        made, choice = "–", worth.choice
        if worth.made is not None:
            made = review.hundredths(1 - worth.made if _is_against(advice.sight) else worth.made)
        row = super().row(advice, worth)._replace(made=made)
        match choice:
            case Bid(_, bid):
                return row._replace(brief=self.wording.bid_brief(bid))
            case NameTrump(_, call):
                return row._replace(emblem=call)
        return row._replace(label=row.tile or row.label)

    def doubted(self, fault: Fault, advice: Advice, choice: Choice, names: Sequence[str]) -> str:
        sight = advice.sight
        if fault == "bid":
            words = tr("With this hand the bid is made in {share} of 100 deals.")
            return words.format(share=review.hundredths(advice.of(choice).made or 0.0))
        name = called.apart(names[sight.bought.seat])
        if fault == "given":
            return tr("After that {name} can hardly be set any more.").format(name=name)
        if sight.bought.seat == sight.seat:
            return tr("After that your bid can hardly be made any more.")
        return tr("After that the bid of {name} can hardly be made any more.").format(name=name)

    # --- what is still out ------------------------------------------------------------------

    def count(self, sight: S, names: Sequence[str]) -> CountTold:
        """The tiles in play; before the trump is settled every one counts for its two ends."""
        if not self.counts(sight):
            nothing = tr("There is nothing to count until the tiles are dealt.")
            return CountTold(nothing, (), _SAMPLE)
        suits, in_play = sight.suits or self.suits, self.in_play(sight)
        gone, gaps = mask(laid(sight)), gaps_in(sight, suits)
        gone |= 0 if sight.discard is None else BIT[sight.discard]
        # Who sits out knows what it laid away (T6.2).
        held = mask(sight.away or sight.held)

        def where(tile: Tile) -> Whereabouts:
            if BIT[tile] & held:
                return "own"
            return "gone" if BIT[tile] & gone else "out"

        rows = []
        for suit in sorted(range(DOUBLES + 1), key=lambda suit: (suit != suits.trump_suit, -suit)):
            found = suits.followers[suit] & in_play
            if found:
                ranked = sorted(tiles(found), key=lambda tile: -suits.strength[suit][INDEX[tile]])
                pieces = tuple(
                    Counted(tile, self.wording.piece(tile), where(tile)) for tile in ranked
                )
                # Those who have shown to hold none of it by not following (M4.3).
                void = [s for s, gap in enumerate(gaps) if s != sight.seat and not found & ~gap]
                emblem, name = self.wording.heading(suit, sight.call)
                trump = suit == suits.trump_suit
                rows.append(_row(emblem, name, trump, pieces, [names[s] for s in void]))
        out = tiles(in_play & ~held & ~gone)
        return CountTold(self.out_text(sight, out), tuple(rows), _SAMPLE)

    @abstractmethod
    def counts(self, sight: S) -> bool:
        """Whether there is something to count."""

    @abstractmethod
    def in_play(self, sight: S) -> int:
        """The tiles in play, as bits."""

    @abstractmethod
    def out_text(self, sight: S, out: Sequence[Tile]) -> str:
        """What is said of those that are out."""


def _row(
    emblem: str, name: str, trump: bool, pieces: tuple[Counted, ...], void: Sequence[str]
) -> CountRow:
    none = ""
    if void:
        none = ngettext("{names} has none.", "{names} have none.", len(void))
        none = none.format(names=called.listing([called.apart(one) for one in void]))
    out = [one.name for one in pieces if one.where == "out"]
    own = [one.name for one in pieces if one.where == "own"]
    words = tr("{suit}: {tiles} out.") if out else tr("{suit}: none out.")
    if trump:
        words = tr("{suit}, trumps: {tiles} out.") if out else tr("{suit}, trumps: none out.")
    yours = tr("Yours: {tiles}.").format(tiles=called.listing(own)) if own else ""
    aloud = words.format(suit=name, tiles=called.listing(out))
    text = " ".join(filter(None, (aloud, yours, none)))
    return CountRow(emblem, name, trump, str(len(out)), pieces, none, text)


def _is_against(sight: AnySight) -> bool:
    """Whether the seat plays against the bid."""
    if sight.bidder is None:
        return False
    return sight.seats.side(sight.bidder) != sight.seats.side(sight.seat)
