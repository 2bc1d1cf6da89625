"""Advice with its reasons, the count of what is still out, and the review."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from moon_desktop.engine.entries import Choice, Play
from moon_desktop.engine.sight import laid as played
from moon_desktop.games.defaults.hints import Hints
from moon_desktop.games.match import PlainSight
from moon_desktop.games.moon_cards.cards import BIG, COLOURS, LITTLE, SUITS
from moon_desktop.games.moon_cards.players.casual import unseen
from moon_desktop.games.moon_cards.players.explaining import Reason, explain
from moon_desktop.games.moon_cards.show.cards import laid, piece_called
from moon_desktop.games.views.hints import (
    Counted,
    CountRow,
    CountTold,
    Fault,
    Head,
    HintTold,
    Whereabouts,
)
from moon_desktop.players.advice import Advice
from moon_desktop.words import names as called
from moon_desktop.words import review as words
from moon_desktop.words.language import N_, ngettext, pgettext, tr

COUNTED: Final = SUITS._replace(
    followers=SUITS.followers[: len(COLOURS)], strength=SUITS.strength[: len(COLOURS)]
)

_SAMPLE: Final = "R7"
"""The card that the legend shows."""

_WHY: Final[Mapping[str, str]] = {
    "last": N_("It is your last card."),
    "follows": N_("You may play nothing else."),
    "big": N_("The Big Moon takes this trick and a chip."),
    "big-odd": N_("The Big Moon takes this trick and a chip, and makes the count odd."),
    "big-partner": N_("{name} has this trick for sure: the Big Moon brings your side a chip."),
    "five": N_("A fifth trick brings two chips."),
    "partner-odd": N_("{name} is taking this trick for your side: it makes the count odd."),
    "dumps": N_("{name} has this trick for sure, and the Little Moon costs a chip there."),
    "leaves": N_("It leaves this trick, with a Little Moon in it, to {name}."),
    "little": N_("A Little Moon takes no trick."),
    "keeps-big": N_("You keep a Big Moon for a better trick."),
    "least": N_("Nothing else wins the game more often."),
    "lowest": N_("It is the lowest card that you may play."),
    "cannot-take": N_("You cannot take this trick."),
    "on-top": N_("{name} has the trick so far, with {card}."),
    "dummy": N_("The dummy has the trick so far, with {card}."),
    "little-in": N_("A Little Moon lies in this trick."),
    "plays-last": N_("You are the last to play."),
    "sure": N_("No card that you have not seen can beat it."),
    "odd-pays": N_("One or three tricks bring a chip in the end."),
}

_COUNT: Final[Mapping[tuple[int, bool], str]] = {
    (0, False): N_("You have no trick: one makes the count odd."),
    (0, True): N_("Your side has no trick: one makes the count odd."),
    (1, False): N_("You have one trick: another makes the count even."),
    (1, True): N_("Your side has one trick: another makes the count even."),
    (2, False): N_("You have two tricks: one more makes the count odd."),
    (2, True): N_("Your side has two tricks: one more makes the count odd."),
    (3, False): N_("You have three tricks: another makes the count even."),
    (3, True): N_("Your side has three tricks: another makes the count even."),
}
"""By the tricks of the side, and whether it has partners (C4.1)."""


def because(sight: PlainSight, reason: Reason, names: Sequence[str]) -> str:
    """Why, in a sentence."""
    if reason.why in ("odd", "keeps-odd"):
        return tr(_COUNT[reason.tricks, sight.seats.partners])
    words, seat = tr(_WHY.get(reason.why, "")), reason.seat
    name = called.apart(names[seat]) if seat is not None and seat < len(names) else ""
    if reason.why == "on-top" and not name:
        words = tr(_WHY["dummy"])
    elif reason.why == "beaten-by":
        words = ngettext(
            "Of the {unseen} cards that you have not seen, one beats it.",
            "Of the {unseen} cards that you have not seen, {number} beat it.",
            reason.number,
        )
    card = "" if reason.card is None else laid(reason.card)
    return words.format(name=name, card=card, number=reason.number, unseen=reason.unseen)


class CardsHints(Hints[PlainSight]):
    """What is told beside the table of the card game."""

    def hint(self, advice: Advice, names: Sequence[str]) -> HintTold:
        """With why the best is the best."""
        sight: PlainSight = advice.sight
        assert isinstance(advice.best, Play)
        reason = explain(advice) if advice.reason is None else advice.reason
        return (
            super()
            .hint(advice, names)
            ._replace(
                best=tr("Play {card}").format(card=laid(advice.best.piece)),
                reason=" ".join(
                    because(sight, one, names) for one in (*reason.facts, reason.because)
                ),
                sentence=self.win(sight, advice.of(advice.best).win),
            )
        )

    def heads(self, sight: PlainSight) -> tuple[Head, Head]:
        """Over chips and the chance of the game."""
        brought = tr("The chips that this round brings your side on average")
        chips = Head(tr("Chips"), pgettext("short for chips", "Chips"), brought)
        return chips, super().heads(sight)[1]

    def doubted(self, fault: Fault, advice: Advice, choice: Choice, names: Sequence[str]) -> str:
        """How many chips ``choice`` gives away."""
        seat = advice.sight.seat
        lost = advice.of(advice.best).points[seat] - advice.of(choice).points[seat]
        text = tr("On average that costs you {chips} chips.")
        if advice.sight.seats.partners:
            text = tr("On average that costs your side {chips} chips.")
        return text.format(chips=words.decimal(lost))

    def count(self, sight: PlainSight, names: Sequence[str]) -> CountTold:
        """The colours, then the Moon cards, and how many of what is not seen is in play (C2.2)."""
        found = super().count(sight, names)
        known = played(sight)
        moons: list[Counted] = []
        for card in (BIG, LITTLE):
            own, gone = sight.held.count(card), known.count(card)
            places: dict[Whereabouts, int] = {"own": own, "gone": gone, "out": 2 - own - gone}
            for where, many in places.items():
                moons += [Counted(card, piece_called(card), where)] * many
        out = str(sum(one.where == "out" for one in moons))
        name = tr("Moon cards")
        aloud = tr("{suit}: {number} out.").format(suit=name, number=out)
        row = CountRow("card:big", name, False, out, tuple(moons), "", aloud)
        held = sum(sight.counts) - len(sight.held) + (sight.pile or 0)
        line = tr("{number} cards are not seen yet, and {held} of them are in play.")
        line = line.format(number=len(unseen(sight)), held=held)
        return CountTold(line, (*found.rows, row), _SAMPLE)
