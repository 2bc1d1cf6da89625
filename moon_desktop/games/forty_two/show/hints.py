"""Advice in Texas 42 with its reasons, and the count of what is still out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from moon_desktop.engine.entries import Choice
from moon_desktop.engine.pieces import TILES, Tile, mask
from moon_desktop.games.auction.entries import NameTrump
from moon_desktop.games.dominoes.players.reasons import Holding
from moon_desktop.games.dominoes.show.hints import AuctionHints
from moon_desktop.games.dominoes.show.reasons import Reasons, so_many
from moon_desktop.games.forty_two.contract import COUNTERS, LOW_CALLS, TRICKS
from moon_desktop.games.forty_two.entries import FortyTwoSight
from moon_desktop.games.forty_two.show.wording import FortyTwoWording
from moon_desktop.games.views.hints import Fault, Head, HintRow
from moon_desktop.players.advice import ActionValue, Advice
from moon_desktop.words import names as called
from moon_desktop.words.language import N_, ngettext, pgettext, tr

_WHY: Final[Mapping[str, str]] = {
    "partner-has": N_(
        "One goes over a partner only where that clearly wins more, and never over a plunge or "
        "splash."
    ),
    "must-bid": N_("The shaker must bid, and this costs least."),
    "partner-names": N_("You hold {number} doubles, and your partner would name trump and lead."),
    "partner-holds": N_("Your partner holds {number} doubles or more."),
    "counters": N_("Your counters are worth {number}."),
    "trick-counts": N_("There are {number} in counters on the table."),
    "sure": N_("It walks: nothing still out can beat it."),
    "gives-count": N_("{name} takes this trick for sure: give the {number} to your side."),
    "keeps-count": N_("{name} has this trick: give no count to the other side."),
}


class FortyTwoReasons(Reasons):
    """Why a choice is the best, in Texas 42."""

    own = _WHY

    def tile(self, tile: Tile) -> str:
        return self.wording.piece(tile)

    def holding(self, held: Holding) -> str:
        """With how many of its tiles are offs."""
        text = super().holding(held)
        if held.low or not held.offs:
            return text
        if len(held.offs) == 1:
            return f"{text} {tr('One off: the {tile}.').format(tile=self.tile(held.offs[0]))}"
        return f"{text} {tr('Your offs: {number} tiles.').format(number=so_many(len(held.offs)))}"


class FortyTwoHints(AuctionHints[FortyTwoSight]):
    """What is told beside the table of Texas 42."""

    wording: FortyTwoWording

    def heads(self, sight: FortyTwoSight) -> tuple[Head, Head]:
        points, win = super().heads(sight)
        if sight.rules.scoring == "marks":
            meaning = tr("The marks that this hand brings your side on average, less the others’")
            return Head(tr("Marks"), pgettext("short for marks", "Mks"), meaning), win
        meaning = tr("The points that this hand brings your side on average, less the others’")
        return points._replace(meaning=meaning), win

    def doubted(self, fault: Fault, advice: Advice, choice: Choice, names: Sequence[str]) -> str:
        sight: FortyTwoSight = advice.sight
        if fault != "unsound" or sight.suit is None:
            return super().doubted(fault, advice, choice, names)
        top = sight.contract.suits.best(sight.plays, sight.suit)
        return tr(_WHY["keeps-count"]).format(name=called.apart(names[top.seat]))

    def row(self, advice: Advice, worth: ActionValue) -> HintRow:
        row = super().row(advice, worth)
        if not isinstance(worth.choice, NameTrump):
            return row
        call = worth.choice.trump
        # Of nel-o it is seen how its doubles lie.
        emblem = call if call in LOW_CALLS else self.wording.emblem(call)
        return row._replace(emblem=emblem, brief=self._brief(call))

    def _brief(self, call: str) -> str:
        """A call in one word, beside its picture."""
        words = {
            "follow-me": pgettext("call in one word", "Follow"),
            "nel-o:high": pgettext("call in one word", "High"),
            "nel-o:low": pgettext("call in one word", "Low"),
            "nel-o:own": pgettext("call in one word", "Apart"),
        }
        return words.get(call, self.wording.call(call))

    def counts(self, sight: FortyTwoSight) -> bool:
        return bool(sight.counts)

    def in_play(self, sight: FortyTwoSight) -> int:
        return mask(TILES)

    def out_text(self, sight: FortyTwoSight, out: Sequence[Tile]) -> str:
        """With which of the five that count are out."""
        words = ngettext("One tile is still out.", "{number} tiles are still out.", len(out))
        if sight.out is not None and sight.out != sight.seat:
            words = tr("{number} tiles are still out, {away} of them laid away.")
        text = words.format(number=len(out), away=TRICKS)
        counters = [self.wording.piece(tile) for tile in COUNTERS if tile in out]
        if not counters or sight.call in LOW_CALLS:
            return text
        listed = tr("Counters among them: {tiles}.").format(tiles=called.listing(counters))
        return f"{text} {listed}"
