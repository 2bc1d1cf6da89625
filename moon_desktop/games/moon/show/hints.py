"""Advice in Moon with its reasons, and the count of what is still out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from moon_desktop.engine.entries import Bid, Choice, Play
from moon_desktop.engine.pieces import Tile
from moon_desktop.games.auction.entries import Exchange
from moon_desktop.games.defaults.hints import ranked
from moon_desktop.games.dominoes.players.reasons import Explained, Why
from moon_desktop.games.dominoes.show.hints import AuctionHints
from moon_desktop.games.dominoes.show.reasons import Reasons
from moon_desktop.games.moon.contract import TRICKS
from moon_desktop.games.moon.entries import MoonSight
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.games.views.hints import HintRow
from moon_desktop.players.advice import ActionValue, Advice
from moon_desktop.words import review
from moon_desktop.words.language import N_, ngettext, tr

_CLOSE: Final = 0.05
"""Chances of the game that lie within this are told with a decimal."""

FEW: Final = 2
"""So few tiles that can beat one of the hand make it dangerous where no trick is to be taken."""

_WHY: Final[Mapping[str, str]] = {
    "no-bid": N_("No bid is open to you any more."),
    "needs": N_("At {score} you need only {missing}, so made it wins the game."),
    "needs-partners": N_("At {score} your side needs only {missing}, so made it wins the game."),
    "must-bid": N_("The dealer must bid, and this costs least."),
    "no-higher": N_("To go up to {bid} would win the game less often."),
    "harmless": N_("Nothing that you do not hold could beat it."),
    "spare": N_("It is the tile you miss least."),
}


class MoonReasons(Reasons):
    """Why a choice is the best, in Moon."""

    own = _WHY

    def told(
        self, explained: Explained, sight: MoonSight, choice: Choice, names: Sequence[str]
    ) -> str:
        """With what is said otherwise in some cases."""
        because = explained.because
        why: Why = because.why
        if why == "wins-game" and sight.rules.target - because.number <= TRICKS:
            why = "needs-partners" if sight.rules.partners else "needs"
        elif isinstance(choice, Bid) and why == "only":
            why = "no-bid"
        elif isinstance(choice, Exchange) and why == "danger":
            why = "harmless" if not because.number else why if because.number <= FEW else "spare"
        reworded = explained._replace(because=because._replace(why=why))
        return super().told(reworded, sight, choice, names)

    def advised(self, choice: Choice, rules: MoonRules) -> str:
        match choice:
            case Exchange(_, tile):
                return tr("Lay {tile} away").format(tile=tile)
            case Play(_, tile, str(suit)):
                return tr("Play {tile} as {suit}").format(
                    tile=tile, suit=self.wording.suit(int(suit), None)
                )
            case _:
                return super().advised(choice, rules)

    def numbered(self, why: str, n: int) -> str:
        own = {
            "danger": ngettext(
                "Only one tile that you do not hold could beat it.",
                "Only {number} tiles that you do not hold could beat it.",
                n,
            ),
            "keeps-trumps": ngettext(
                "You keep your one trump.", "You keep all {number} of your {suit}.", n
            ),
            "keeps-doubles": ngettext(
                "You keep your double.", "You keep your {number} doubles.", n
            ),
        }
        return own.get(why) or super().numbered(why, n)


class MoonHints(AuctionHints[MoonSight]):
    """What is told beside the table of Moon."""

    def made_meaning(self) -> str:
        return tr("In how many of 100 deals that fit the bid is made; if you pass, whoever’s it is")

    def row(self, advice: Advice, worth: ActionValue) -> HintRow:
        row = super().row(advice, worth)
        if _is_close(advice):
            row = row._replace(win=review.decimal(100 * worth.win))
        match worth.choice:
            case Play(_, _, str(suit)):
                label = tr("as {suit}").format(suit=self.wording.suit(int(suit), None))
                return row._replace(emblem=suit, label=label)
        return row

    def counts(self, sight: MoonSight) -> bool:
        return not sight.veiled and bool(sight.held)

    def in_play(self, sight: MoonSight) -> int:
        return sight.rules.set

    def out_text(self, sight: MoonSight, out: Sequence[Tile]) -> str:
        if not out:
            return tr("Every tile has been seen.")
        words = ngettext("One tile is still out.", "{number} tiles are still out.", len(out))
        if sight.discard_down and sight.discard is None:
            words = ngettext(
                "One tile is still out: it was laid away.",
                "{number} tiles are still out, one of them laid away.",
                len(out),
            )
        return words.format(number=len(out))


def _is_close(advice: Advice) -> bool:
    """Whether chances lie close together, so that the best would look level with another."""
    wins = [worth.win for worth in ranked(advice)]
    return max(wins) - min(wins) < _CLOSE or round(100 * wins[0]) in (
        round(100 * win) for win in wins[1:]
    )
