"""A reviewed hand as its window shows it, and the hindsight of a record on a terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from moon_desktop.engine.entries import Play
from moon_desktop.engine.pieces import Piece
from moon_desktop.games.plain.table import picked
from moon_desktop.games.plain.talk import chosen
from moon_desktop.games.shown.review import (
    Cell,
    Column,
    Graph,
    Hand,
    Laid,
    Moment,
    Scene,
    WorthRow,
    Worths,
)
from moon_desktop.players.review import HandReview, Step
from moon_desktop.words import review as words
from moon_desktop.words.language import tr
from moon_desktop.words.score import side, signed

Named = Callable[[str], str]


def _told(named: Named, step: Step, names: Sequence[str]) -> str:
    said = tr("{name} played the {choice}.") if picked(step.choice) else tr("{name}: {choice}.")
    told = said.format(name=names[step.seat], choice=chosen(named, step.choice))
    if step.knew is None or not step.size:
        return told
    better = tr("Better: {choice}.").format(choice=chosen(named, step.knew.best))
    return f"{told} {better}"


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


def review_hand(named: Named, review: HandReview, names: Sequence[str]) -> Hand:
    """All of the hand but its moments."""

    def of(step: Step) -> Cell:
        found = cell(review, step, _told(named, step, names))
        return found if found.piece else found._replace(text=chosen(named, step.choice))

    table, points = review.rules.table, review.account.ended.points
    sides = (side([names[seat] for seat in table.members(one)]) for one in range(table.sides))
    none = tr("There is no curve for this game.")
    return Hand(
        review.number,
        tuple(names),
        ", ".join(f"{name} {signed(got)}" for name, got in zip(sides, points, strict=True)),
        tuple(map(of, review.steps)),
        sum(step.knew is not None for step in review.steps),
        Graph(none, (None,) * len(review.steps), (), ("", ""), none),
        review.account,
    )


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


def trick_laid(review: HandReview, step: Step) -> tuple[Laid | None, ...]:
    """The trick by seat, with what was played, and what took it if that finished it."""
    sight, done = step.before.sight(step.seat), review.account.tricks
    plays, seats = (*sight.plays, step.choice), range(sight.seats.count)
    if not isinstance(step.choice, Play):
        return (None,) * len(seats)
    trick = {play.seat: Laid(play.piece) for play in plays}
    trick[step.seat] = Laid(step.choice.piece, "chosen")
    full = done[len(sight.tricks)] if len(sight.tricks) < len(done) else None
    if full is not None and not any(play.seat in seats for play in full.plays[len(plays) :]):
        took = next(play for play in full.plays if play.seat == full.taker)
        if took != step.choice:
            trick[took.seat] = Laid(took.piece, "took")
    return tuple(trick.get(seat) for seat in seats)


def review_moment(named: Named, review: HandReview, number: int, names: Sequence[str]) -> Moment:
    """Choice ``number`` with all hands open."""
    step, deal = review.steps[number], review.account.deal
    size = max(map(len, deal.hands))
    dealt = [hand or (None,) * size for hand in deal.hands]
    hands, trick = hands_laid(named, picked, step, dealt), trick_laid(review, step)
    scene = Scene(hands, 0, trick, None, ("",) * len(hands), None, deal.dealer, tr("D"), ())
    told = _told(named, step, names)
    points = Column(words.column("points"), tr("Of the hand, as it is played out from there"))
    shown = worths(
        step,
        names,
        partial(chosen, named),
        {column: words.column_tip(column) for column in ("points", "win")},
        tr("All seen"),
        points,
        lambda choice: signed(step.seen[choice]),
    )
    return Moment(scene, told, told, shown)


def worths(
    step: Step,
    names: Sequence[str],
    label: Callable[[Any], str],
    tips: Mapping[str, str],
    all_seen: str,
    column: Column,
    seen: Callable[[Any], str],
) -> Worths:
    """What every choice, by its ``label``, was worth, the best first. ``tips``: the figures known
    of each, of ``made``, ``points`` and ``win``; ``seen``: what it comes to under ``all_seen``."""

    def row(choice: Any) -> WorthRow:
        known: tuple[str, ...] = ()
        if step.knew is not None:
            worth = step.knew.of(choice)
            points = words.points(worth.points[step.seat])
            figures = {"made": words.percent(worth.made), "points": points}
            known = tuple(map((figures | {"win": words.percent(worth.win)}).__getitem__, tips))
        best = step.knew is not None and choice == step.knew.best
        value = seen(choice) if choice in step.seen else words.no_value()
        return WorthRow(label(choice), choice == step.choice, best, known, value)

    choices, knew = step.before.legal(), words.knew(names[step.seat])
    if advice := step.knew:
        ranked = sorted(advice.worths, key=lambda one: (one.choice != advice.best, -one.win))
        choices = tuple(worth.choice for worth in ranked)
    rows, heads = tuple(map(row, choices)), [words.column(name) for name in tips]
    lines = [f"{knew}; {all_seen.lower()}."]
    for one in rows:
        figures = [*zip(heads, one.known, strict=False), (column.head, one.seen)]
        parts = [f"{head} {figure}" for head, figure in figures if figure != words.no_value()]
        lines.append(f"{one.choice}: {', '.join(parts)}.")
    return Worths(
        knew=knew,
        columns=tuple(map(Column, heads, tips.values())),
        all_seen=all_seen,
        seen=column,
        rows=rows,
        note="" if step.knew is None else words.deals(step.knew.deals, every=step.knew.every),
        aloud="\n".join(lines),
    )
