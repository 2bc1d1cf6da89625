"""Advice in a game of dominoes with an auction, what speaks against a choice, and the count of the
tiles still out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeVar

from moon_desktop.engine.entries import Choice
from moon_desktop.engine.pieces import BIT, INDEX, Tile, mask, tiles
from moon_desktop.engine.suits import DOUBLES, follow_me
from moon_desktop.games.auction.sight import AuctionSight
from moon_desktop.games.defaults.hints import Hints
from moon_desktop.games.dominoes.players.reasons import Explained, Figure
from moon_desktop.games.dominoes.show.reasons import Reasons
from moon_desktop.games.dominoes.show.wording import AuctionWording, tile_name
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
from moon_desktop.players.advice import Advice, Worth
from moon_desktop.players.reading import shown
from moon_desktop.words import names as called
from moon_desktop.words import review
from moon_desktop.words.language import ngettext, pgettext, tr

S = TypeVar("S", bound=AuctionSight[Any, Any])

_SAMPLE: Final = "2-1"
"""The tile that the legend shows."""


class AuctionHints(Hints[S]):
    """What is told beside the table of such a game."""

    wording: AuctionWording

    def __init__(self, wording: AuctionWording, reasons: Reasons) -> None:
        super().__init__(wording, follow_me())
        self.reasons = reasons

    # --- advice -----------------------------------------------------------------------------

    def hint(self, advice: Advice, names: Sequence[str]) -> HintTold:
        sight: S = advice.sight
        found = super().hint(advice, names)
        why = self.explained(advice) if advice.reason is None else advice.reason
        made = made_head(self.made_meaning(), against=is_against(sight))
        return found._replace(
            best=self.reasons.advised(advice.best, sight.rules),
            reason=self.reasons.told(why, sight, advice.best, names),
            sentence=figure_told(sight, why.figure, names),
            heads=(made, *found.heads[1:]),
        )

    def explained(self, advice: Advice) -> Explained:
        """Why the best is the best."""
        raise NotImplementedError

    def made_meaning(self) -> str:
        """What the figures under ``Made`` say."""
        return tr("In how many of 100 deals that fit the bid is made")

    def row(self, advice: Advice, worth: Worth) -> HintRow:
        made = "–"
        if worth.made is not None:
            made = review.hundredths(1 - worth.made if is_against(advice.sight) else worth.made)
        return super().row(advice, worth)._replace(made=made)

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
        gone, gaps = shown(sight, suits)
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
                pieces = tuple(Counted(tile, tile_name(tile), where(tile)) for tile in ranked)
                # Those who have shown to hold none of it by not following (M4.3).
                void = [s for s, gap in enumerate(gaps) if s != sight.seat and not found & ~gap]
                emblem, name = self.wording.heading(suit, sight.call)
                trump = suit == suits.trump_suit
                rows.append(_row(emblem, name, trump, pieces, [names[s] for s in void]))
        out = tiles(in_play & ~held & ~gone)
        return CountTold(self.out_told(sight, out), tuple(rows), _SAMPLE)

    def counts(self, sight: S) -> bool:
        """Whether there is something to count."""
        raise NotImplementedError

    def in_play(self, sight: S) -> int:
        """The tiles in play, as bits."""
        raise NotImplementedError

    def out_told(self, sight: S, out: Sequence[Tile]) -> str:
        """What is said of those that are out."""
        raise NotImplementedError


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
    told = " ".join(filter(None, (aloud, yours, none)))
    return CountRow(emblem, name, trump, str(len(out)), pieces, none, told)


def is_against(sight: Any) -> bool:
    """Whether the seat of ``sight`` plays against the bid."""
    if sight.phase == "bid" or sight.bidder is None:
        return False
    return bool(sight.seats.side(sight.bidder) != sight.seats.side(sight.seat))


def made_head(meaning: str, *, against: bool) -> Head:
    """Over how often the bid is made, which has that ``meaning``, or ``against`` it how often it is
    set."""
    if against:
        set_ = tr("In how many of 100 deals that fit the bid is set")
        return Head(tr("Set"), pgettext("short for set", "Set"), set_)
    return Head(tr("Made"), pgettext("short for made", "Made"), meaning)


def figure_told(sight: Any, figure: Figure, names: Sequence[str]) -> str:
    """The figure a choice stands out by."""
    match figure.of:
        case "points":
            words = tr("Worth {points} points on average.")
        case "made":
            words = tr("Made in {share} of 100 deals that fit.")
        case "set":
            words = tr("{name} is set in {share} of 100 deals that fit.")
        case "win":
            words = tr("You win the game in {share} of 100.")
            if sight.seats.partners:
                words = tr("Your side wins the game in {share} of 100.")
    name = "" if sight.bidder is None else called.apart(names[sight.bidder])
    points, share = review.points(figure.value), review.hundredths(figure.value)
    return words.format(points=points, share=share, name=name)
