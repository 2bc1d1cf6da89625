"""What choices of a record are worth, as tables on a terminal and as JSON, alike in every game."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from moon_desktop.cli.reports import columns
from moon_desktop.engine.entries import Bid, Choice, Play, notation
from moon_desktop.engine.reading import Reading
from moon_desktop.games import CATALOGUE
from moon_desktop.games.game import Game
from moon_desktop.games.views.hints import HintTold
from moon_desktop.players.advice import Advice
from moon_desktop.players.review import choices
from moon_desktop.words.language import pgettext, tr


class HindsightLine(NamedTuple):
    """A choice on line ``number`` of a record (from 1), in hand ``hand`` of the match; ``seen``:
    what each legal choice comes to when all is seen; ``many``: whether its seat would have much
    of that."""

    number: int
    hand: int
    choice: Any
    seen: Mapping[Choice, int]
    many: bool

    @property
    def lost(self) -> int | None:
        """What another choice had been better by; None of a bid, which is no matter of this hand
        alone, and where the choice has no figure."""
        if isinstance(self.choice, Bid) or self.choice not in self.seen:
            return None
        _, best = self.ranked[0]
        return abs(best - self.seen[self.choice])

    @property
    def ranked(self) -> list[tuple[Choice, int]]:
        """The choices with their figures, the best first."""
        return sorted(self.seen.items(), key=lambda pair: pair[1], reverse=self.many)

    def to_json(self, game: Game) -> dict[str, Any]:
        """The line as an object of JSON: with all that its line of the record has, ``values`` by
        the words of the choices, of a piece that can be led as several suits the better, and what
        it is led as each under ``named``."""
        values: dict[str, int] = {}
        named: dict[str, dict[str, int]] = {}
        for choice, figure in reversed(self.ranked):
            match choice:
                case Play(_, piece, str(suit)):
                    named.setdefault(piece, {})[suit] = figure
                    values[piece] = figure
                case _:
                    values[notation(choice)] = figure
        told = {"line": self.number, "hand": self.hand, **json.loads(game.forms.line(self.choice))}
        told |= {"choice": notation(self.choice), "values": values}
        return {**told, "named": named} if named else told


def hindsight_lines(reading: Reading) -> Iterator[HindsightLine]:
    """Those of all choices of a record, in order."""
    game = CATALOGUE[reading.header.game]
    made = choices(game.start, reading.match.rules, reading.entries)
    for place, before, choice in made:
        seen, many = game.players.hindsight(before), game.players.wants_many(before)
        # The header is line 1.
        yield HindsightLine(place + 2, before.number, choice, seen, many)


def hindsight_table(lines: Sequence[HindsightLine], names: Sequence[str]) -> str:
    """A row for each choice under a heading for each hand; ``names``: those of the seats."""
    seats = ", ".join(f"{seat} {name}" for seat, name in enumerate(names))
    told = [tr("Seats: {names}.").format(names=seats)]
    if not lines:
        return "\n".join([*told, "", tr("Nothing has been chosen yet.")])
    given_away = pgettext("what a choice gave away", "Lost")
    head = (tr("Line"), tr("Seat"), tr("Choice"), tr("All seen"), given_away, tr("All choices"))

    def row(line: HindsightLine) -> tuple[str, ...]:
        lost = line.lost
        return (
            str(line.number),
            str(line.choice.seat),
            notation(line.choice),
            str(line.seen.get(line.choice, "–")),
            "" if lost is None else str(lost or "–"),
            "  ".join(f"{notation(choice)} {figure}" for choice, figure in line.ranked),
        )

    for hand in dict.fromkeys(line.hand for line in lines):
        rows = [row(line) for line in lines if line.hand == hand]
        told += ["", tr("Hand {number}").format(number=hand), "", columns([head, *rows], (2, 5))]
    legend = tr(
        "All seen: what a choice comes to when every piece is seen and all go on as well as they "
        "can;\nin a hand that is bought, for whoever buys it. Lost: what the best choice would "
        "have been better by."
    )
    return "\n".join([*told, "", legend])


def advice_json(game: Game, advice: Advice) -> dict[str, Any]:
    """The advice as an object of JSON."""
    return {
        "seat": advice.sight.seat,
        "phase": advice.sight.phase,
        "deals": advice.deals,
        "every": advice.every,
        "choices": [
            {
                **_words(game, worth.choice),
                "made": worth.made,
                "points": list(worth.points),
                "win": worth.win if advice.outlook else None,
            }
            for worth in advice.worths
        ],
        "chosen": _words(game, advice.best),
    }


def _words(game: Game, choice: Choice) -> dict[str, str]:
    """A choice as a record has it, without event and seat."""
    values: dict[str, str] = json.loads(game.forms.line(choice))
    return {key: value for key, value in values.items() if key not in ("event", "seat")}


def advice_table(hint: HintTold, seat: int, name: str) -> str:
    """A row a choice, the best first, what the figures mean, and why the best is; ``name``: that
    of ``seat``, which is to choose."""
    told = tr("{name} (seat {seat}) is to choose; the best choice comes first.")
    # A game without contracts has nothing to say of them.
    heads = [head for head in hint.heads if head.word]
    rows = [[tr("Choice"), *(head.word for head in heads), ""]]
    for row in hint.rows:
        figures = zip(hint.heads, (row.made, row.points, row.win), strict=True)
        told_of = [figure for head, figure in figures if head.word]
        rows.append([notation(row.choice), *told_of, row.brief])
    meanings = [f"{head.word}: {head.meaning}." for head in heads]
    table = columns(rows, left=(0, len(heads) + 1))
    told = told.format(name=name, seat=seat)
    return "\n".join([told, "", table, "", *meanings, "", hint.aloud, hint.weighed])
