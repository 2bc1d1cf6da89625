"""The headline over a reviewed hand: what its reader did worst, or that it was well played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from moon_desktop.engine.entries import Play
from moon_desktop.games.views.review import Fortune, Headline, Readers
from moon_desktop.players.review import HandReview, Size, Step
from moon_desktop.words import names as called
from moon_desktop.words.language import ngettext, tr

Where = Callable[[Step], str]

_LISTED: Final = 3
"""The places of more mistakes are not told."""


def in_trick(step: Step) -> str:
    """Where a choice stands: ``trick 3``, empty for what is no play."""
    if not isinstance(step.choice, Play):
        return ""
    return tr("trick {number}").format(number=len(step.before.sight(step.seat).tricks) + 1)


def headline(
    review: HandReview,
    names: Sequence[str],
    to: Readers,
    *,
    where: Where = in_trick,
    fate: str = "",
) -> Headline:
    """What is said ``to`` the readers; ``where`` a choice stands, in words; ``fate``: that no play
    of theirs would have helped, if so."""
    people = to.people
    judged = [(n, step) for n, step in enumerate(review.steps) if step.seat in people or not people]
    wrong = [(number, step) for number, step in judged if step.size]
    counted = _counted([step.size for _, step in wrong])
    if any(step.knew is None for _, step in judged):
        so_far = tr("{mistakes} so far").format(mistakes=counted) if counted else ""
        return Headline(tr("Still being weighed"), so_far, None)
    if not wrong and all(len(step.before.legal()) == 1 for _, step in judged):
        return Headline(tr("There was nothing to decide"), "", 0)
    if not wrong and not review.weighed:
        # What decided instead is not known, and whoever reads how much is weighed would not
        # believe it.
        return Headline(tr("Still being weighed"), tr("No mistake so far"), None)
    if not wrong:
        return Headline(_well_played(to, fate), "", 0)
    places = tuple(dict.fromkeys(filter(None, (where(step) for _, step in wrong))))
    if len(people) != 1:
        seats = dict.fromkeys(step.seat for _, step in wrong)
        places = tuple(called.apart(names[seat]) for seat in seats)
    told = tr("{mistakes}: {places}")
    if not 1 <= len(places) <= _LISTED or len({step.size > Size.SMALL for _, step in wrong}) > 1:
        told = "{mistakes}"
    worst = max(wrong, key=lambda one: one[1].win_lost)[0]
    return Headline(told.format(mistakes=counted, places=called.listing(places)), "", worst)


def _counted(sizes: Sequence[Size]) -> str:
    """So many mistakes, the doubtful choices apart: ``2 doubtful choices, one mistake``."""
    doubtful = sizes.count(Size.SMALL)
    mistakes = len(sizes) - doubtful
    first = ngettext("One doubtful choice", "{n} doubtful choices", doubtful).format(n=doubtful)
    if not mistakes:
        return first if doubtful else ""
    if not doubtful:
        return ngettext("One mistake", "{n} mistakes", mistakes).format(n=mistakes)
    second = ngettext("one mistake", "{n} mistakes", mistakes).format(n=mistakes)
    return f"{first}, {second}"


def _well_played(to: Readers, fate: str) -> str:
    """That nothing was done wrong, and what decided instead."""
    if len(to.people) != 1:
        return tr("Well played: no mistake")
    if fate:
        return fate
    found = to.fortunes.seats[to.people[0]] if to.fortunes else Fortune(0, 0, 0, 0, (0, 0, 0))
    gained, luck, others = (round(100 * part) for part in (found.gained, found.luck, found.others))
    if gained < 0 and luck < min(0, others):
        return tr("Well played: the deal was against you")
    if gained > 0 and luck > max(0, others):
        return tr("Well played, and the deal was with you")
    if gained > 0 and others > 0:
        return tr("Well played, and others’ mistakes helped you")
    return tr("Well played: no mistake")
