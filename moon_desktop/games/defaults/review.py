"""A reviewed hand as its window shows it, and the hindsight of a record on a terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from moon_desktop.engine.entries import Choice, Play
from moon_desktop.engine.pieces import Piece
from moon_desktop.games.defaults.headline import headline
from moon_desktop.games.defaults.table import picked
from moon_desktop.games.defaults.wording import Wording
from moon_desktop.games.views.review import (
    Cell,
    Column,
    Graph,
    Hand,
    Laid,
    Moment,
    Readers,
    Scene,
    WorthRow,
    Worths,
)
from moon_desktop.players.review import HandReview, Size, Step
from moon_desktop.words import names as called
from moon_desktop.words import review as words
from moon_desktop.words.language import N_, ngettext, pgettext, tr
from moon_desktop.words.score import side, signed

Named = Callable[[str], str]
Word = Callable[[Any], str]


def _told(word: Word, step: Step, names: Sequence[str]) -> str:
    said = tr("{name} played the {piece}.") if picked(step.choice) else tr("{name}: {piece}.")
    told = said.format(name=names[step.seat], piece=word(step.choice))
    return " ".join(filter(None, (told, verdict(step, names, word))))


_MISTAKES: Final = (N_("A doubtful choice."), N_("A mistake."), N_("A large mistake."))


def verdict(step: Step, seats: Sequence[str], word: Word) -> str:
    """How good it was by what the seat could know, each choice by its ``word``; empty as long as it
    is not weighed."""
    if step.knew is None:
        return ""
    if step.choice == step.knew.best:
        name = seats[step.seat]
        if name == called.you():
            return tr("Nothing was better, by what you could know.")
        told_ = tr("Nothing was better, by what {name} could know.")
        return told_.format(name=called.apart(name))
    if step.size is Size.NONE:
        return tr("As good as the best choice, as far as can be told.")
    games = max(1, round(100 * step.win_lost))
    more = ngettext(
        "It would have won 1 more game in 100.",
        "It would have won {games} more games in 100.",
        games,
    )
    better = tr("Better: {choice}.").format(choice=word(step.knew.best))
    return " ".join((tr(_MISTAKES[step.size - 1]), better, more.format(games=games)))


def cell(review: HandReview, step: Step, told: str) -> Cell:
    """A choice in the grid, as far as it is a play."""
    sight, takers = step.before.sight(step.seat), [one.taker for one in review.account.tricks]
    plays, trick = isinstance(step.choice, Play), len(sight.tricks)
    return Cell(
        place=step.place,
        seat=step.seat,
        row=trick + 1 if plays else "",
        piece=picked(step.choice),
        text="",
        faint=False,
        leads=plays and not sight.plays,
        took=plays and trick < len(takers) and takers[trick] == step.seat,
        size=int(step.size),
        told=told,
    )


class Review:
    """How a reviewed hand is told, in the words of a game; ``figures``: whether a hand brings
    points, marks or chips."""

    figures = "points"

    def __init__(self, wording: Wording) -> None:
        self.wording = wording

    def hand(self, review: HandReview, names: Sequence[str], to: Readers) -> Hand:
        """All of a hand but its moments, as far as it is weighed; ``names``: those of the seats;
        ``to``: whom its headline speaks to."""

        def word(choice: Choice) -> str:
            return self.wording.choice(choice, review.rules)

        def of(step: Step) -> Cell:
            found = cell(review, step, _told(word, step, names))
            return found if found.piece else found._replace(text=word(step.choice))

        table, points = review.rules.table, review.account.ended.points
        sides = (side([names[seat] for seat in table.members(one)]) for one in range(table.sides))
        return Hand(
            review.number,
            tr("Hand {number} of {hands}"),
            headline(review, names, to),
            tuple(names),
            ", ".join(f"{name} {signed(got)}" for name, got in zip(sides, points, strict=True)),
            tuple(map(of, review.steps)),
            sum(step.knew is not None for step in review.steps),
            Graph("", (None,) * len(review.steps), (), ("", ""), ""),
            review.account,
        )

    def moment(self, review: HandReview, number: int, names: Sequence[str]) -> Moment:
        """Choice ``number`` of a reviewed hand, from 0, with all hands open."""

        def word(choice: Choice) -> str:
            return self.wording.choice(choice, review.rules)

        step, deal = review.steps[number], review.account.deal
        size = max(map(len, deal.hands))
        dealt = [hand or (None,) * size for hand in deal.hands]
        hands, trick = hands_laid(self.wording.piece, picked, step, dealt), trick_laid(review, step)
        letter = pgettext("the letter on the dealer's coin", "D")
        scene = Scene(hands, 0, trick, None, ("",) * len(hands), None, deal.dealer, letter, ())
        told = _told(word, step, names)
        shown = worths(
            step,
            names,
            word,
            (self.figures, "win"),
            Column(
                tr(_COLUMNS[self.figures][0]), tr("Of the hand, as it is played out from there")
            ),
            lambda choice: signed(step.seen[choice]),
            all_seen=tr("All seen"),
        )
        return Moment(scene, told, told, shown)


def hands_laid(
    named: Named,
    picked: Callable[[Any], Piece | None],
    step: Step,
    dealt: Sequence[Sequence[Piece | None]],
) -> tuple[tuple[Laid | None, ...], ...]:
    """What was ``dealt`` by seat as it lies just after the choice; ``picked``: the piece that a
    choice lays down."""
    done, best = picked(step.choice), None if step.knew is None else picked(step.knew.best)

    def laid(seat: int, held: Sequence[Piece], piece: Piece | None) -> Laid | None:
        if piece is None:
            return None
        if seat == step.seat and piece == done:
            return Laid(
                piece, "gone" if isinstance(step.choice, Play) else "chosen", told=named(piece)
            )
        better = seat == step.seat and piece == best
        return Laid(piece, "plain" if piece in held else "gone", better, named(piece))

    return tuple(
        tuple(laid(seat, step.before.sight(seat).held, piece) for piece in hand)
        for seat, hand in enumerate(dealt)
    )


def trick_laid(review: HandReview, step: Step, others: int = 0) -> tuple[Laid | None, ...]:
    """The trick by seat, with what was played, and what took it if that finished it; ``others``:
    how many come after the seats whose pieces nobody chooses."""
    sight, done = step.before.sight(step.seat), review.account.tricks
    plays, seats = (*sight.plays, step.choice), range(sight.seats.count)
    if not isinstance(step.choice, Play):
        return (None,) * (len(seats) + others)
    trick = {play.seat: Laid(play.piece) for play in plays}
    trick[step.seat] = Laid(step.choice.piece, "chosen")
    full = done[len(sight.tricks)] if len(sight.tricks) < len(done) else None
    rest = () if full is None else full.plays[len(plays) :]
    if full is not None and not any(play.seat in seats for play in rest):
        trick |= {play.seat: Laid(play.piece) for play in rest}
        took = next(play for play in full.plays if play.seat == full.taker)
        if took != step.choice:
            trick[took.seat] = Laid(took.piece, "took")
    return tuple(trick.get(seat) for seat in range(len(seats) + others))


_COLUMNS: Final = {
    "made": (
        N_("Made"),
        N_("How often the contract is made, in the deals that fit what was known"),
    ),
    "points": (N_("Points"), N_("The points to be expected of the hand")),
    "marks": (N_("Marks"), N_("The marks to be expected of the hand")),
    "chips": (N_("Chips"), N_("The chips to be expected of the round")),
    "win": (N_("Game"), N_("How often the game is won in the end")),
}
"""The head of a column of figures, and what it counts."""


def worths(
    step: Step,
    names: Sequence[str],
    label: Callable[[Any], str],
    columns: Sequence[str],
    column: Column,
    seen: Callable[[Any], str],
    *,
    all_seen: str,
) -> Worths:
    """What every choice, by its ``label``, was worth, the best first. ``columns``: the figures
    known of each, of those of ``_COLUMNS``; ``seen``: what it comes to under ``all_seen``."""

    def row(choice: Any) -> WorthRow:
        known: tuple[str, ...] = ()
        if step.knew is not None:
            worth = step.knew.of(choice)
            points = words.points(worth.points[step.seat])
            figures = {"made": words.percent(worth.made), "win": words.percent(worth.win)}
            known = tuple(figures.get(column, points) for column in columns)
        best = step.knew is not None and choice == step.knew.best
        value = seen(choice) if choice in step.seen else "–"
        return WorthRow(label(choice), choice == step.choice, best, known, value)

    choices, note = step.before.legal(), ""
    if advice := step.knew:
        ranked = sorted(advice.worths, key=lambda one: (one.choice != advice.best, -one.win))
        choices = tuple(worth.choice for worth in ranked)
        told = ngettext("{n} deal that fits", "{n} deals that fit", advice.deals)
        if advice.every:
            told = ngettext("The one deal that fits", "All {n} deals that fit", advice.deals)
        note = told.format(n=words.thousands(advice.deals))
    return Worths(
        knew=words.knew(names[step.seat]),
        columns=tuple(Column(*map(tr, _COLUMNS[name])) for name in columns),
        all_seen=all_seen,
        seen=column,
        rows=tuple(map(row, choices)),
        note=note,
    )
