"""A reviewed hand of Magpie as its window shows it, and reports for a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from moon_desktop.engine.entries import Choice, Play
from moon_desktop.games.shown import review as shown
from moon_desktop.players.advice import Advice
from moon_desktop.players.review import HandReview, Step
from moon_desktop.words.reports import columns
from moon_desktop.words.score import signed

from .match import Playing
from .players import Line
from .rules import HAND_SIZE, named


def _card(choice: Choice) -> str:
    assert isinstance(choice, Play)
    return choice.piece


def _told(step: Step, names: Sequence[str]) -> str:
    done = f"{names[step.seat]} played the {named(_card(step.choice))}."
    if step.knew is None or not step.size:
        return done
    return f"{done} The {named(_card(step.knew.best))} would have been better."


def _playing(step: Step) -> Playing:
    phase = step.before.phase
    assert isinstance(phase, Playing)
    return phase


def hand(review: HandReview, names: Sequence[str]) -> shown.Hand:
    """All of the hand but its moments."""
    ended = review.account.ended
    takers = [trick.taker for trick in review.account.tricks]

    def cell(step: Step) -> shown.Cell:
        tricks = _playing(step).tricks
        return shown.Cell(
            place=step.place,
            seat=step.seat,
            row=len(tricks.done) + 1,
            piece=_card(step.choice),
            text="",
            faint=False,
            leads=not tricks.plays,
            took=takers[len(tricks.done)] == step.seat,
            size=int(step.size),
            told=_told(step, names),
        )

    points = ", ".join(
        f"{name} {signed(got)}" for name, got in zip(names, ended.points, strict=True)
    )
    none = "Nobody bids in Magpie, so there is no curve."
    return shown.Hand(
        review.number,
        tuple(names),
        points,
        tuple(map(cell, review.steps)),
        sum(step.knew is not None for step in review.steps),
        shown.Graph(none, (None,) * len(review.steps), (), ("", ""), none),
        review.account,
    )


def moment(review: HandReview, number: int, names: Sequence[str]) -> shown.Moment:
    """Choice ``number`` with all cards open."""
    step = review.steps[number]
    phase = _playing(step)
    deal, tricks = phase.deal, phase.tricks
    plays = (*tricks.plays, step.choice)
    held = tricks.held

    def laid(seat: int, card: str) -> shown.Laid:
        look: shown.Look = "plain"
        if card == _card(step.choice):
            look = "chosen"
        elif not tricks.suits.pack.held(held[seat], card):
            look = "gone"
        better = step.knew is not None and step.knew.best == Play(step.seat, card)
        return shown.Laid(card, look, better and card != _card(step.choice))

    hands = tuple(
        tuple(laid(seat, card) for card in cards) or (None,) * HAND_SIZE
        for seat, cards in enumerate(deal.hands)
    )
    by_seat = {play.seat: shown.Laid(play.piece) for play in plays}
    trick = tuple(by_seat.get(seat) for seat in range(len(hands)))
    scene = shown.Scene(hands, 0, trick, None, ("",) * len(hands), None, deal.dealer, "D", ())
    return shown.Moment(scene, _told(step, names), _told(step, names), _worths(step, names))


def _worths(step: Step, names: Sequence[str]) -> shown.Worths:
    def row(choice: Choice) -> shown.WorthRow:
        known: tuple[str, ...] = ()
        if step.knew is not None:
            worth = step.knew.of(choice)
            known = (f"{worth.points[step.seat]:+.1f}", f"{worth.win:.0%}")
        best = step.knew is not None and choice == step.knew.best
        seen = signed(step.seen[choice])
        return shown.WorthRow(named(_card(choice)), choice == step.choice, best, known, seen)

    rows = tuple(sorted(map(row, step.before.legal()), key=lambda row: not row.best))
    return shown.Worths(
        f"What {names[step.seat]} knew",
        (shown.Column("Points", "Of the hand"), shown.Column("Ahead", "Nobody has more after it")),
        "All cards seen",
        shown.Column("Points", "Of the hand, if everybody goes on casually"),
        rows,
        "" if step.knew is None else f"{step.knew.deals} deals were played out.",
        "\n".join(f"{row.choice}: {' '.join((*row.known, row.seen))}." for row in rows),
    )


def advice_report(advice: Advice, names: Sequence[str]) -> str:
    """A row a card, the best first."""
    rows = [
        [named(_card(worth.choice)), *(f"{n:+.2f}" for n in worth.points), f"{worth.win:.1%}"]
        for worth in sorted(advice.worths, key=lambda worth: worth.choice != advice.best)
    ]
    told = f"{names[advice.sight.seat]} is to play: best is the {named(_card(advice.best))}."
    return f"{told}\n\n{columns([['Card', *names, 'Ahead'], *rows], left=(0,))}"


def hindsight_report(lines: Sequence[Line], names: Sequence[str]) -> str:
    """A row a choice, with the points that each open card would have brought."""
    rows = [
        [
            str(line.hand),
            names[line.choice.seat],
            named(line.choice.piece),
            ", ".join(f"{_card(choice)} {points:+}" for choice, points in line.points.items()),
        ]
        for line in lines
    ]
    return columns([["Hand", "Player", "Played", "Points"], *rows], left=(1, 2, 3))
