"""A reviewed hand as its window shows it, and the hindsight of a record on a terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from moon_desktop.engine.entries import Choice
from moon_desktop.games.plain.players import Line
from moon_desktop.games.plain.table import picked
from moon_desktop.games.plain.talk import chosen
from moon_desktop.games.shown.review import (
    Cell,
    Column,
    Graph,
    Hand,
    Laid,
    Look,
    Moment,
    Scene,
    WorthRow,
    Worths,
)
from moon_desktop.players.review import HandReview, Step
from moon_desktop.words.quoting import printable
from moon_desktop.words.reports import columns
from moon_desktop.words.score import signed
from moon_desktop.words.tongue import tr

Named = Callable[[str], str]


def _told(named: Named, step: Step, names: Sequence[str]) -> str:
    said = tr("{name} played the {choice}.") if picked(step.choice) else tr("{name}: {choice}.")
    told = said.format(name=names[step.seat], choice=chosen(named, step.choice))
    if step.knew is None or not step.size:
        return told
    better = tr("Better: {choice}.").format(choice=chosen(named, step.knew.best))
    return f"{told} {better}"


def review_hand(named: Named, review: HandReview, names: Sequence[str]) -> Hand:
    """All of the hand but its moments."""
    takers = [trick.taker for trick in review.account.tricks]

    def cell(step: Step) -> Cell:
        sight, piece = step.before.sight(step.seat), picked(step.choice)
        place = len(sight.tricks)
        return Cell(
            place=step.place,
            seat=step.seat,
            row=tr("Before the play") if piece is None else place + 1,
            piece=piece,
            text="" if piece else chosen(named, step.choice),
            faint=False,
            leads=piece is not None and not sight.plays,
            took=piece is not None and takers[place] == step.seat,
            size=int(step.size),
            told=_told(named, step, names),
        )

    sides, none = range(review.rules.table.sides), tr("There is no curve for this game.")
    points = [
        f"{' & '.join(names[seat] for seat in review.rules.table.members(side))} "
        f"{signed(review.account.ended.points[side])}"
        for side in sides
    ]
    return Hand(
        review.number,
        tuple(names),
        ", ".join(points),
        tuple(map(cell, review.steps)),
        sum(step.knew is not None for step in review.steps),
        Graph(none, (None,) * len(review.steps), (), ("", ""), none),
        review.account,
    )


def review_moment(named: Named, review: HandReview, number: int, names: Sequence[str]) -> Moment:
    """Choice ``number`` with all hands open."""
    step, deal = review.steps[number], review.account.deal
    done, sight = picked(step.choice), step.before.sight(step.seat)
    best = picked(step.knew.best) if step.knew is not None else None

    def laid(seat: int, piece: str) -> Laid:
        look: Look = "plain" if piece in step.before.sight(seat).held else "gone"
        if seat != step.seat:
            return Laid(piece, look, told=named(piece))
        look = "chosen" if piece == done else look
        return Laid(piece, look, piece == best != done, named(piece))

    size = max(map(len, deal.hands))
    hands = tuple(
        tuple(laid(seat, piece) for piece in hand) or (None,) * size
        for seat, hand in enumerate(deal.hands)
    )
    plays = {play.seat: Laid(play.piece) for play in sight.plays}
    if done is not None:
        plays[step.seat] = Laid(done)
    trick = tuple(plays.get(seat) for seat in range(len(hands)))
    beside = ("",) * len(hands)
    scene = Scene(hands, 0, trick, None, beside, None, deal.dealer, tr("D"), ())
    told = _told(named, step, names)
    return Moment(scene, told, told, _worths(named, step, names))


def _worths(named: Named, step: Step, names: Sequence[str]) -> Worths:
    def row(choice: Choice) -> WorthRow:
        known: tuple[str, ...] = ()
        if step.knew is not None:
            worth = step.knew.of(choice)
            known = (f"{worth.points[step.seat]:+.1f}", f"{worth.win:.0%}")
        best = step.knew is not None and choice == step.knew.best
        seen, label = signed(step.seen[choice]), chosen(named, choice)
        return WorthRow(label, choice == step.choice, best, known, seen)

    rows = tuple(sorted(map(row, step.before.legal()), key=lambda row: not row.best))
    weighed = tr("Deals weighed: {deals}.")
    return Worths(
        tr("What {name} knew").format(name=names[step.seat]),
        (Column(tr("Points"), tr("Of the hand")), Column(tr("Game"), tr("How often it is won"))),
        tr("All seen"),
        Column(tr("Points"), tr("Of the hand, as it is played out from there")),
        rows,
        "" if step.knew is None else weighed.format(deals=f"{step.knew.deals:,}"),
        "\n".join(f"{row.choice}: {' '.join((*row.known, row.seen))}." for row in rows),
    )


def hindsight_report(named: Named, lines: Sequence[Line], names: Sequence[str]) -> str:
    """A row a choice, with the points that each open choice would have brought."""
    head = [tr("Hand"), tr("Player"), tr("Choice"), tr("Points")]
    rows = [
        [
            str(line.hand),
            printable(names[line.choice.seat]),
            chosen(named, line.choice),
            ", ".join(f"{chosen(named, one)} {signed(n)}" for one, n in line.points.items()),
        ]
        for line in lines
    ]
    return columns([head, *rows], left=(1, 2, 3))
