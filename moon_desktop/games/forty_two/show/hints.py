"""Advice in Texas 42 with its reasons, and the count of what is still out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from moon_desktop.engine.pieces import TILES, Tile, mask
from moon_desktop.games.auction.entries import NameTrump
from moon_desktop.games.dominoes.players.holding import Holding
from moon_desktop.games.dominoes.players.reasons import Explained
from moon_desktop.games.dominoes.show.hints import AuctionHints
from moon_desktop.games.dominoes.show.reasons import Reasons, so_many
from moon_desktop.games.dominoes.show.wording import tile_name
from moon_desktop.games.forty_two.count import COUNTERS, TRICKS
from moon_desktop.games.forty_two.players.explaining import explained
from moon_desktop.games.forty_two.show.wording import WORDING, is_nel_o
from moon_desktop.games.forty_two.sight import FortyTwoSight
from moon_desktop.games.views.hints import Head, HintRow
from moon_desktop.players.advice import Advice, Worth
from moon_desktop.words import names as called
from moon_desktop.words.language import N_, ngettext, pgettext, tr

_WHY: Final[Mapping[str, str]] = {
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
        return tile_name(tile)

    def holding(self, held: Holding) -> str:
        """With how many of its tiles are offs."""
        told = super().holding(held)
        if held.low or not held.offs:
            return told
        if len(held.offs) == 1:
            return f"{told} {tr('One off: the {tile}.').format(tile=tile_name(held.offs[0]))}"
        return f"{told} {tr('Your offs: {number} tiles.').format(number=so_many(len(held.offs)))}"


class FortyTwoHints(AuctionHints[FortyTwoSight]):
    """What is told beside the table of Texas 42."""

    def explained(self, advice: Advice) -> Explained:
        return explained(advice)

    def heads(self, sight: FortyTwoSight) -> tuple[Head, Head]:
        points, win = super().heads(sight)
        if sight.rules.scoring == "marks":
            meaning = tr("The marks that this hand brings your side on average")
            points = Head(tr("Marks"), pgettext("short for marks", "Mks"), meaning)
        return points, win

    def row(self, advice: Advice, worth: Worth) -> HintRow:
        row = super().row(advice, worth)
        row = row._replace(label=row.tile or row.label)
        if not isinstance(worth.choice, NameTrump):
            return row
        call = worth.choice.trump
        # Of nel-o it is seen how its doubles lie.
        emblem = call if is_nel_o(call) else WORDING.emblem(call)
        return row._replace(emblem=emblem, brief=_brief(call))

    def counts(self, sight: FortyTwoSight) -> bool:
        return bool(sight.counts)

    def in_play(self, sight: FortyTwoSight) -> int:
        return mask(TILES)

    def out_told(self, sight: FortyTwoSight, out: Sequence[Tile]) -> str:
        """With which of the five that count are out."""
        words = ngettext("One tile is still out.", "{number} tiles are still out.", len(out))
        if sight.out is not None and sight.out != sight.seat:
            words = tr("{number} tiles are still out, {away} of them laid away.")
        told = words.format(number=len(out), away=TRICKS)
        counters = [tile_name(tile) for tile in COUNTERS if tile in out]
        if not counters or is_nel_o(sight.call):
            return told
        listed = tr("Counters among them: {tiles}.").format(tiles=called.listing(counters))
        return f"{told} {listed}"


def _brief(call: str) -> str:
    """A call in one word, beside its picture."""
    words = {
        "follow-me": pgettext("call in one word", "Follow"),
        "nel-o:high": pgettext("call in one word", "High"),
        "nel-o:low": pgettext("call in one word", "Low"),
        "nel-o:own": pgettext("call in one word", "Apart"),
    }
    return words.get(call, WORDING.call(call))
