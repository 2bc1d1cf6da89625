"""Why a choice is the best, in sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from moon_desktop.engine.entries import Bid, Play
from moon_desktop.games.auction.entries import Choice, Exchange
from moon_desktop.games.auction.players.reasons import Explained
from moon_desktop.games.auction.show.reasons import Teller, holding_told
from moon_desktop.games.moon.contract import TRICKS
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.games.moon.show import table_talk as talk
from moon_desktop.games.moon.sight import MoonSight
from moon_desktop.words import names as called
from moon_desktop.words.language import N_, ngettext, tr


def told(sight: MoonSight, choice: Choice, reason: Explained, names: Sequence[str]) -> str:
    """What speaks for ``choice`` and why it is the best, said to the seat of ``sight``; ``names``
    by seat."""
    return _TELLER.told(_reworded(sight, choice, reason), sight, choice, names)


def _reworded(sight: MoonSight, choice: Choice, reason: Explained) -> Explained:
    """With what is said otherwise in some cases."""
    because, why = reason.because, reason.because.why
    if why == "wins-game" and sight.ledger.terms.target - because.number <= TRICKS:
        why = "needs-partners" if sight.rules.partners else "needs"
    elif isinstance(choice, Bid) and why == "only":
        why = "no-bid"
    elif isinstance(choice, Exchange) and why == "danger":
        why = "harmless" if not because.number else why if because.number <= FEW else "spare"
    return reason._replace(because=because._replace(why=why))


def advised(choice: Choice, rules: MoonRules) -> str:
    """The choice, as a heading."""
    match choice:
        case Exchange(_, tile):
            return tr("Lay {tile} away").format(tile=tile)
        case Play(_, tile, str(suit)):
            return tr("Play {tile} as {suit}").format(tile=tile, suit=called.suit(int(suit)))
        case _:
            return _TELLER.advised(choice, rules)


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


def _numbered(why: str, n: int) -> str:
    """The reasons that count something; empty for any other."""
    return {
        "danger": ngettext(
            "Only one tile that you do not hold could beat it.",
            "Only {number} tiles that you do not hold could beat it.",
            n,
        ),
        "keeps-trumps": ngettext(
            "You keep your one trump.", "You keep all {number} of your {suit}.", n
        ),
        "keeps-doubles": ngettext("You keep your double.", "You keep your {number} doubles.", n),
    }.get(why, "")


_TELLER: Final = Teller(talk.TALK, _WHY, _numbered, str, holding_told)
