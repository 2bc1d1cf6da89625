"""Advice on the sheet beside the table, and the count of what is still out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from moon_desktop.engine.pieces import TILES, Tile, mask
from moon_desktop.games.auction.entries import NameTrump
from moon_desktop.games.auction.players.holding import Holding
from moon_desktop.games.auction.show.coaching import doubted as doubted
from moon_desktop.games.auction.show.reasons import (
    Teller,
    figure_told,
    holding_told,
    is_against,
    made_head,
    so_many,
)
from moon_desktop.games.forty_two.count import COUNTERS, TRICKS
from moon_desktop.games.forty_two.players.explaining import explained
from moon_desktop.games.forty_two.show import table_talk as talk
from moon_desktop.games.forty_two.sight import FortyTwoSight
from moon_desktop.games.plain import beside as plain
from moon_desktop.games.plain import counting
from moon_desktop.games.shown.beside import CountTold, Head, HintTold
from moon_desktop.players.advice import Advice
from moon_desktop.words import names as called
from moon_desktop.words import review
from moon_desktop.words.language import N_, ngettext, pgettext, tr


def hint(advice: Advice, names: Sequence[str]) -> HintTold:
    """``advice`` in words, said to its seat; ``names`` by seat."""
    sight: FortyTwoSight = advice.sight
    found = plain.hint(talk.choice, advice, names)
    against = is_against(sight)
    made = made_head(tr("In how many of 100 deals that fit the bid is made"), against=against)
    points, win = plain.heads()
    if sight.rules.scoring == "marks":
        meaning = tr("The marks that this hand brings your side on average")
        points = Head(tr("Marks"), pgettext("short for marks", "Mks"), meaning)
    rows = []
    for worth, row in zip(plain.ranked(advice), found.rows, strict=True):
        share = worth.made if worth.made is None or not against else 1 - worth.made
        call = worth.choice.trump if isinstance(worth.choice, NameTrump) else None
        rows.append(
            row._replace(
                emblem=_emblem(call) if call else "",
                label=row.tile or row.label,
                brief=_brief(call) if call else row.brief,
                made="–" if share is None else review.hundredths(share),
            )
        )
    reason = explained(advice) if advice.reason is None else advice.reason
    return found._replace(
        best=_TELLER.advised(advice.best, sight.rules),
        reason=_TELLER.told(reason, sight, advice.best, names),
        sentence=figure_told(sight, reason.figure, names),
        heads=(made, points, win),
        rows=tuple(rows),
    )


def _emblem(call: str) -> str:
    """The small picture of a call on the paper: of nel-o how its doubles lie."""
    return call if talk.is_nel_o(call) else talk.emblem(call)


def _brief(call: str) -> str:
    """A call in one word, beside its picture."""
    words = {
        "follow-me": pgettext("call in one word", "Follow"),
        "nel-o:high": pgettext("call in one word", "High"),
        "nel-o:low": pgettext("call in one word", "Low"),
        "nel-o:own": pgettext("call in one word", "Apart"),
    }
    return words.get(call, talk.call(call))


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


def holding(held: Holding) -> str:
    """What the hand holds, and how many of its tiles are offs."""
    told = holding_told(held, called.tile)
    if held.low or not held.offs:
        return told
    if len(held.offs) == 1:
        return f"{told} {tr('One off: the {tile}.').format(tile=called.tile(held.offs[0]))}"
    return f"{told} {tr('Your offs: {number} tiles.').format(number=so_many(len(held.offs)))}"


_TELLER: Final = Teller(talk.TALK, _WHY, lambda why, number: "", called.tile, holding)


def count(sight: FortyTwoSight, names: Sequence[str]) -> CountTold:
    """What the seat of ``sight`` can count; before a call by the suits of follow me."""
    if not sight.counts:
        return counting.nothing()
    heading = partial(talk.heading, trump=sight.call)
    # Who sits out knows what it laid away (T6.2).
    own = sight.away or sight.held
    return counting.count(sight, names, mask(TILES), own, (), heading, partial(_line, sight))


def _line(sight: FortyTwoSight, out: Sequence[Tile]) -> str:
    """How many are out, and which of the five that count are."""
    words = ngettext("One tile is still out.", "{number} tiles are still out.", len(out))
    if sight.out is not None and sight.out != sight.seat:
        words = tr("{number} tiles are still out, {away} of them laid away.")
    told = words.format(number=len(out), away=TRICKS)
    counters = [called.tile(tile) for tile in COUNTERS if tile in out]
    if not counters or talk.is_nel_o(sight.call):
        return told
    return f"{told} {tr('Counters among them: {tiles}.').format(tiles=called.listing(counters))}"
