"""How a round ended, as the card in the middle tells it: what became of it for you, and by whose
Moon cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from moon_desktop.engine.sight import Sight
from moon_desktop.engine.tricks import Trick
from moon_desktop.games.defaults.table import side_called
from moon_desktop.games.moon_cards import chips
from moon_desktop.games.moon_cards.cards import BIG, LITTLE
from moon_desktop.games.moon_cards.chips import RoundOver
from moon_desktop.games.moon_cards.rules import MoonCardsRules
from moon_desktop.words import names as called
from moon_desktop.words import score
from moon_desktop.words.language import N_, ngettext, pgettext, tr

_YOURS: Final = (
    N_("Not a trick, not a chip"),
    N_("One trick, one chip"),
    N_("Two: one short"),
    N_("Three, and a chip"),
    N_("Four: one too many"),
)
"""What a round is for who took so many tricks in it (C4.1)."""

_MOST_TOLD: Final = 2
"""Of more Moon cards it is told what they moved, and not whose they were."""


class RoundEnded:
    """A round that is over, told at a table with these ``names``; ``you``: the seat that is spoken
    to, if any."""

    def __init__(
        self, sight: Sight, names: Sequence[str], ended: RoundOver, you: int | None
    ) -> None:
        self._sight, self._names, self._ended, self._you = sight, names, ended, you
        self._seats = sight.seats
        assert isinstance(sight.rules, MoonCardsRules)
        self._rules = sight.rules
        self._sides = [side_called(sight, names, side) for side in range(sight.seats.sides)]
        self._own = None if you is None else sight.seats.side(you)

    @property
    def title(self) -> str:
        """What it was for you."""
        ended, number = self._ended, self._sight.hand
        if ended.offender is not None:
            return tr("Round {number} is dealt again").format(number=number)
        if max(ended.chips) > 1:
            return self._shot()
        if self._own is None:
            return tr("Round {number} is over").format(number=number)
        return tr(_YOURS[self._seats.by_side(ended.tricks)[self._own]])

    @property
    def lines(self) -> tuple[str, ...]:
        """Why it came so, and what is near or level by now."""
        ended = self._ended
        first, *moons = brought(ended, self._rules, self._names).splitlines()
        if ended.offender is None and max(ended.chips) > 1:
            first = tr("All five tricks: two chips.")
        elif ended.offender is None and self._own is not None:
            first = self._others()
        whose = self._whose()
        if self._own is not None and whose is not None and len(whose) <= _MOST_TOLD:
            moons = [" ".join(whose)]
        return tuple(filter(None, (first, *moons, self._near())))

    def _shot(self) -> str:
        """Who took all five tricks: they shot the moon, which gave the game its name (C4.1)."""
        side = self._ended.chips.index(max(self._ended.chips))
        seats = self._seats.members(side)
        if side == self._own:
            if len(seats) > 1:
                return pgettext("a side of several", "You shot the moon")
            return tr("You shot the moon")
        if len(seats) > 1:
            return tr("{names} shot the moon").format(names=self._sides[side])
        return tr("{name} shot the moon").format(name=self._names[seats[0]])

    def _others(self) -> str:
        """Which sides got a chip beside yours."""
        named = zip(self._sides, self._ended.chips, strict=True)
        got = [name for side, (name, many) in enumerate(named) if many and side != self._own]
        text = ngettext("A chip for {names}.", "A chip each for {names}.", len(got))
        return text.format(names=called.listing(got)) if got else ""

    def _near(self) -> str:
        """That sides have enough to win and none more than the others, or lack one chip (C4.2)."""
        ended, target = self._ended, self._rules.target
        most = max(ended.scores)
        first = [name for name, has in zip(self._sides, ended.scores, strict=True) if has == most]
        if most >= target and len(first) > 1:
            text = tr("{sides} are level with {number} chips: another round is played.")
            return text.format(sides=called.listing(first), number=most)
        if most != target - 1 or ended.offender is not None:
            return ""
        return tr("{names}: one chip to go.").format(names=called.listing(first))

    def _whose(self) -> list[str] | None:
        """What each Moon card moved, and whose it was (C3.4); None where several in one trick
        moved anything together."""
        had, table, told = chips.before(self._ended), self._seats, list[str]()
        for trick in self._sight.tricks:
            moved = chips.by_moons(self._rules, had, trick)
            had = chips.sums(had, moved)
            # One that took what another brought has come to nothing.
            if not any(moved):
                continue
            if sum(play.piece in (BIG, LITTLE) for play in trick.plays) > 1:
                return None
            told.append(self._by_moon(trick, table.side(trick.taker), max(moved) > 0))
        return told

    def _by_moon(self, trick: Trick, side: int, gained: bool) -> str:
        kind = BIG if gained else LITTLE
        seat = next(play.seat for play in trick.plays if play.piece == kind)
        if seat >= len(self._names):
            # The dummy’s Big Moon takes the trick for nobody (C5.2).
            text = tr("The dummy’s Little Moon cost {names} a chip.")
            if side == self._own:
                text = tr("The dummy’s Little Moon cost you a chip.")
            return text.format(names=self._sides[side])
        mine, ours, many = seat == self._you, side == self._own, len(self._seats.members(side))
        if mine and ours:
            text = tr("Your own Little Moon cost a chip.")
            if gained:
                text = tr("Your Big Moon brought a chip.")
        elif mine:
            text = tr("Your Little Moon cost {names} a chip.")
            if gained:
                text = tr("Your Big Moon brought {names} a chip.")
        elif ours:
            # Another language has another word for you who are several.
            text = ngettext(
                "{name}’s Little Moon cost you a chip.",
                "{name}’s Little Moon cost you a chip.",
                many,
            )
            if gained:
                text = tr("{name}’s Big Moon brought a chip.")
        else:
            text = tr("{name}’s Little Moon cost {names} a chip.")
            if gained:
                text = tr("{name}’s Big Moon brought {names} a chip.")
        return text.format(name=self._names[seat], names=self._sides[side])


def brought(ended: RoundOver, rules: MoonCardsRules, names: Sequence[str]) -> str:
    """What tricks and Moon cards brought, or who reneged (C3.4, C4.1, C6.1); ``names`` by seat."""
    table = rules.table
    sides = [score.side([names[seat] for seat in table.members(one)]) for one in range(table.sides)]
    if ended.offender is not None:
        text = tr("{name} reneged and has no chip to pay.")
        if any(ended.chips):
            text = tr("{name} reneged, which costs a chip.")
        lines = [text.format(name=names[ended.offender])]
    else:
        odd = [side for side, chips in zip(sides, ended.chips, strict=True) if chips]
        text = ngettext(
            "{names} took an odd number of tricks: a chip.",
            "{names} each took an odd number of tricks: a chip each.",
            len(odd),
        )
        if not odd:
            text = tr("Nobody took an odd number of tricks: no chip.")
        elif max(ended.chips) > 1:
            text = tr("{names} took all five tricks: two chips.")
        lines = [text.format(names=called.listing(odd))]
    return "\n".join((*lines, *_by_moons(ended, sides)))


def _by_moons(ended: RoundOver, sides: Sequence[str]) -> tuple[str, ...]:
    """What Moon cards moved, in a line of its own where they did (C3.4)."""
    told = []
    for names, moved in zip(sides, ended.moons, strict=True):
        text = ngettext(
            "Moon cards brought {names} {n} chip.", "Moon cards brought {names} {n} chips.", moved
        )
        if moved < 0:
            text = ngettext(
                "Moon cards cost {names} {n} chip.", "Moon cards cost {names} {n} chips.", -moved
            )
        told += [text.format(names=names, n=abs(moved))] * bool(moved)
    return (" ".join(told),) if told else ()
