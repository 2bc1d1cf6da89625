"""What the index knows of a person's play: questions to it, answered by pages of figures each of
which leads to its hands."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from moon_desktop.engine.record import HUMAN
from moon_desktop.games import CATALOGUE
from moon_desktop.games.views.figures import Question
from moon_desktop.memory.index import Index
from moon_desktop.memory.index import holes as _holes
from moon_desktop.memory.judgements import Judgements
from moon_desktop.memory.pages import (
    Asked,
    Behind,
    Hand,
    Page,
    Rows,
    step_of,
)
from moon_desktop.memory.played import SHARES
from moon_desktop.memory.records import AFAR
from moon_desktop.memory.results import Results
from moon_desktop.memory.weighed import Due, Mark
from moon_desktop.words import score
from moon_desktop.words.language import N_, ngettext, tr
from moon_desktop.words.score import signed

WEIGHING: Final = ("promised", "played", "better", "luck")
"""The questions that need it."""


def tables(index: Index, game: str) -> dict[str, tuple[str, ...]]:
    """The shapes of table at which ``game`` was played, the usual one first, each with the presets
    of its rules."""
    rows = index.rows(
        """SELECT shape, preset, count(*) FROM matches WHERE game = ? AND hands
        GROUP BY 1, 2 ORDER BY 3 DESC, 1, 2""",
        game,
    )
    shapes = dict.fromkeys(shape for shape, *_ in rows)
    return {one: tuple(preset for shape, preset, _ in rows if shape == one) for one in shapes}


def usual_table(index: Index, game: str, person: str) -> str | None:
    """The shape of table at which a ``person`` played ``game`` most; None: at none."""
    names = index.people.alike(person)
    rows = index.rows(
        f"""SELECT shape FROM matches JOIN (
          SELECT DISTINCT match FROM shares
          WHERE player = '{HUMAN}' AND person IN ({_holes(names)})
        ) ON match = id
        WHERE game = ? AND hands GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1""",
        *names,
        game,
    )
    return rows[0][0] if rows else None


def shape_text(shape: str) -> str:
    """A table in words."""
    sides, _, team = shape.partition("x")
    if team:
        return tr("{sides} sides of {team}").format(sides=sides, team=team)
    return ngettext("{n} player", "{n} players", int(sides)).format(n=sides)


def page(index: Index, question: Question, asked: Asked) -> Page:
    """The answer to a ``question``."""
    answer = ANSWERS[question]
    found = answer.page(_Pages(index, asked))
    told = " ".join(map(tr, filter(None, (answer.counted, answer.line))))
    return found._replace(told=(told, *found.told))


def hands(index: Index, asked: Asked, behind: Behind) -> tuple[Hand, ...]:
    """What stands ``behind`` a figure, the latest first."""
    bid_at, marks = (
        f"(SELECT w.{one} FROM weighed w WHERE w.digest = s.digest AND w.seat = s.seat)"
        for one in ("bid", "marks")
    )
    rows = _Pages(index, asked).rows(
        f"path, hand, bid, trump, result, points, {bid_at}, {marks}, digest",
        behind,
        "ORDER BY created DESC, path, hand DESC",
    )
    return tuple(map(Hand._make, rows))


def unweighed(index: Index, question: Question, asked: Asked) -> tuple[Due, ...]:
    """What is to be weighed for the answer to a ``question``, the latest first."""
    return _due(_Pages(index, asked).unweighed(question)) if question in WEIGHING else ()


def ended(index: Index, path: str) -> tuple[Due, ...]:
    """What is to be weighed of the match at ``path`` for any of them, of the persons in it."""
    rows = index.rows(
        f"""SELECT path, h.hand, h.digest, s.seat, m.game {SHARES}
        WHERE path = ? AND player = '{HUMAN}' AND w.seat IS NULL
          AND NOT h.helped AND NOT seen AND NOT twin""",
        path,
    )
    return _due([row[:-1] for row in rows if weighs(row[-1])])


def found(index: Index, digest: bytes) -> str | None:
    """The path of the record that has a hand: a match that made room for another has its file under
    another name, and the next match that of it."""
    rows = index.rows(
        "SELECT path FROM hands JOIN matches ON id = match WHERE digest = ? ORDER BY twin", digest
    )
    return next((path for (path,) in rows), None)


def placed(index: Index, due: Sequence[Due]) -> tuple[Due, ...]:
    """The same where their records are now, without those that are gone."""
    paths = ((one, found(index, one.digest)) for one in due)
    return tuple(one._replace(path=path) for one, path in paths if path is not None)


def worst(index: Index, path: str) -> tuple[int, int | None] | None:
    """Of the match at ``path`` the hand that cost a person most, and the step at which; None where
    nothing of the kind is known."""
    rows = index.rows(
        f"""SELECT h.hand, w.marks {SHARES}
        WHERE path = ? AND player = '{HUMAN}' AND lost > 0 ORDER BY lost DESC LIMIT 1""",
        path,
    )
    return next(((hand, step_of(marks)) for hand, marks in rows), None)


class Mistake(NamedTuple):
    """A choice of a ``seat``, in ``hand`` of the record at ``path``, that is no small mistake."""

    path: str
    hand: int
    seat: int
    digest: bytes
    mark: Mark

    @property
    def name(self) -> str:
        """It as a position to practise on is called."""
        return f"y{self.digest.hex()}s{self.seat}n{self.mark.step}"


def mistakes(index: Index, person: str) -> list[Mistake]:
    """Those of a ``person`` in matches that were played here, what cost most first."""
    names = index.people.alike(person)
    rows = index.rows(
        f"""SELECT path, h.hand, s.seat, h.digest, w.marks {SHARES}
        WHERE player = '{HUMAN}' AND person IN ({_holes(names)}) AND NOT twin
          AND NOT {AFAR} AND medium + large""",
        *names,
    )
    found = [
        Mistake._make((*row, Mark(*mark))) for *row, marks in rows for mark in json.loads(marks)
    ]
    return sorted((one for one in found if one.mark.right), key=lambda one: -one.mark.lost)


def weighs(game: str) -> bool:
    """Whether there are questions about ``game`` that need it."""
    return not {*WEIGHING}.isdisjoint(CATALOGUE[game].show.figures.pages())


def _due(rows: Rows) -> tuple[Due, ...]:
    seats = dict[tuple[str, int, bytes], list[int]]()
    for path, hand, digest, seat in rows:
        seats.setdefault((path, hand, digest), []).append(seat)
    return tuple(Due(*hand, tuple(found)) for hand, found in seats.items())


def hand_text(game: str, hand: Hand) -> str:
    """What it was played for, how it ended, and what it brought."""
    contract = CATALOGUE[game].show.figures.contract(hand.bid or "", hand.trump or "")
    return " · ".join(filter(None, (contract, score.ended(hand.result), signed(hand.points))))


class _Pages(Results, Judgements):
    """All of them."""


class Answer(NamedTuple):
    """A ``question`` in words, with what is ``counted`` for it, what the ``line`` over its bars
    is, if there is one, and its ``page``."""

    question: str
    counted: str
    page: Callable[[_Pages], Page]
    line: str = ""


_EQUALS: Final = N_("The line: what equals would win.")
_COMPUTERS: Final = N_("The line: the computer players at your tables.")

ANSWERS: Final[Mapping[Question, Answer]] = {
    "fared": Answer(
        N_("How do I do?"), N_("What you won, by who sat on the other sides."),
        _Pages.fared, _EQUALS),
    "bids": Answer(
        N_("Do I make my bids?"), N_("Of the hands you bought those made, by your bid."),
        _Pages.bids, _COMPUTERS),
    "trumps": Answer(
        N_("With which trumps?"), N_("Of the hands you bought those made, by trump."),
        _Pages.trumps, _COMPUTERS),
    "sets": Answer(
        N_("Do I set them?"), N_("Of the hands that another side bought those set, by bid."),
        _Pages.sets),
    "worth": Answer(
        N_("What is a hand worth to me?"), N_("What your side got, by who bought the hand."),
        _Pages.worth),
    "chips": Answer(
        N_("Where do my chips come from?"), N_("What your side got and lost in a round."),
        _Pages.chips),
    "promised": Answer(
        N_("Do I bid too much or too little?"),
        N_("The hands you bought, by the chance that your bid had by what you knew."),
        _Pages.promised),
    "played": Answer(
        N_("How well do I play?"),
        N_("What your mistakes cost, in hundredths of a game, by what you could know."),
        _Pages.played),
    "better": Answer(
        N_("Am I getting better?"),
        N_("What your mistakes cost, in hundredths of a game, as time went by."),
        _Pages.better),
    "luck": Answer(
        N_("Luck or play?"),
        N_(
            "What your last matches brought, in hundredths of a game: your mistakes, those of "
            "others, and luck, which is the rest."
        ),
        _Pages.luck),
    "dealt": Answer(
        N_("What was I dealt?"), N_("What everybody was dealt, with help or without."),
        _Pages.dealt,
        N_("The line: what to expect; 90 of 100 fair histories lie within the bracket.")),
    "company": Answer(
        N_("Against whom?"), N_("What you won, by who sat at the table."),
        _Pages.company, _EQUALS),
}  # fmt: skip
"""The pages, by their question."""
