"""Advice and counting on the sheets beside the table, and advice and hindsight on a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from moon_desktop.engine.entries import Play, notation
from moon_desktop.engine.pieces import TILES, Tile, mask
from moon_desktop.games.auction.entries import Choice, NameTrump
from moon_desktop.games.auction.players.reasons import Explained
from moon_desktop.games.auction.show import reasons
from moon_desktop.games.auction.show.coaching import doubted as doubted
from moon_desktop.games.forty_two.count import COUNTERS, TRICKS
from moon_desktop.games.forty_two.players.explaining import Holding, explained
from moon_desktop.games.forty_two.rules import TABLE
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
    against = sight.bidder is not None and TABLE.side(sight.bidder) != TABLE.side(sight.seat)
    made = Head(tr("Made"), tr("Made"), tr("In how many of 100 deals that fit the bid is made"))
    if against:
        made = Head(tr("Set"), tr("Set"), tr("In how many of 100 deals that fit the bid is set"))
    points, win = plain.heads()
    if sight.rules.scoring == "marks":
        meaning = tr("The marks that this hand brings your side on average")
        points = Head(tr("Marks"), tr("Marks"), meaning)
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
    best = talk.choice(advice.best)
    sentence = f"{best[:1].upper()}{best[1:]}\n{because(sight, advice.best, reason, names)}"
    return found._replace(sentence=sentence, heads=(made, points, win), rows=tuple(rows))


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
    "pass": N_("No bid is worth as much."),
    "must-bid": N_("The shaker must bid, and this costs least."),
    "low": N_("Your tiles can stay under the others."),
    "sure": N_("It walks: nothing still out can beat it."),
    "gives-count": N_("{name} takes this trick for sure: give the {number} to your side."),
    "keeps-count": N_("{name} has this trick: give no count to the other side."),
}


def because(sight: FortyTwoSight, choice: Choice, reason: Explained, names: Sequence[str]) -> str:
    """Why, and the figure, a sentence each."""
    found = reason.because
    if found.why == "partner-holds":
        words = tr("Your partner holds {doubles} doubles or more.")
        why = words.format(doubles=_so_many(found.number))
    elif found.holding is not None:
        why = holding(found.holding)
    elif found.why == "partner-names":
        why = _doubles(found.number)
    else:
        play = isinstance(choice, Play)
        words = reasons.words(_WHY, found.why, found.number, play=play)
        why = reasons.filled(words, talk.TALK, sight, found, names, called.tile)
    return f"{why} {reasons.figure_told(sight, reason.figure, names)}"


def _doubles(number: int) -> str:
    words = ngettext("You hold one double.", "You hold {doubles} doubles.", number)
    return words.format(doubles=_so_many(number))


def _so_many(number: int) -> str:
    """A number of 1 to 7 as a word: ``five``."""
    return (
        pgettext("so many tiles", "one"),
        pgettext("so many tiles", "two"),
        pgettext("so many tiles", "three"),
        pgettext("so many tiles", "four"),
        pgettext("so many tiles", "five"),
        pgettext("so many tiles", "six"),
        pgettext("so many tiles", "seven"),
    )[number - 1]


_NO_OFF: Final[Mapping[bool, str]] = {
    True: N_("You hold {trumps} trumps with the double, and no off."),
    False: N_("You hold {trumps} trumps without the double, and no off."),
}


def holding(held: Holding) -> str:
    """``You hold five trumps with the double; one off.``"""
    offs = held.offs
    if held.trumps < 2 or held.call in ("doubles", "sevens"):
        # Here it is the doubles that walk. No seven is one, and at doubles all trumps are.
        doubles = held.doubles
        if held.call != "sevens":
            doubles += held.trumps if held.call == "doubles" else held.top
        told = [_doubles(doubles) if doubles else tr("You hold no double.")]
        if offs:
            number = _so_many(offs).capitalize()
            told.append(ngettext("One off.", "{offs} offs.", offs).format(offs=number))
        return " ".join(told)
    if not offs:
        words = tr(_NO_OFF[held.top])
    elif held.top:
        words = ngettext(
            "You hold {trumps} trumps with the double; one off.",
            "You hold {trumps} trumps with the double; {offs} offs.",
            offs,
        )
    else:
        words = ngettext(
            "You hold {trumps} trumps without the double; one off.",
            "You hold {trumps} trumps without the double; {offs} offs.",
            offs,
        )
    return words.format(trumps=_so_many(held.trumps), offs=_so_many(offs) if offs else "")


def count(sight: FortyTwoSight, names: Sequence[str]) -> CountTold:
    """What the seat of ``sight`` can count; before a call by the suits of follow me."""
    if not sight.counts:
        return counting.nothing()
    heading = partial(talk.heading, trump=sight.trump)
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
    if not counters or talk.is_nel_o(sight.trump):
        return told
    return f"{told} {tr('Counters among them: {tiles}.').format(tiles=called.listing(counters))}"


advice_report: Final = partial(plain.advice_report, notation, "")


def hindsight_report(lines: Sequence[Any], names: Sequence[str]) -> str:
    """The count that choices come to."""
    return plain.hindsight_report(notation, notation, tr("Count"), "", lines, names)
