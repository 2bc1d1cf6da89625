"""What speaks against a choice, said before it is made."""

from __future__ import annotations

from collections.abc import Sequence

from moon_desktop.engine.entries import Choice
from moon_desktop.games.shown.beside import Fault
from moon_desktop.players.advice import Advice
from moon_desktop.words import names as called
from moon_desktop.words import review
from moon_desktop.words.language import tr


def doubted(fault: Fault, advice: Advice, choice: Choice, names: Sequence[str]) -> str:
    """What speaks against ``choice``, in a sentence said to the seat of ``advice``; ``names`` by
    seat."""
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
