"""The golden sentences: all that is said of a golden record to whoever sits at it, as text.

``python -m tests.kit.sentences`` writes the files anew; how anything is worded or chosen then shows
as a diff. With a folder, ``python -m tests.kit.sentences /tmp/before``, it writes there what every
seat meets at every step, thirty times as much, to be compared with what another version writes.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache, partial
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeAlias

from moon_desktop.engine.entries import (
    Choice,
    Consequence,
    Dealt,
    Entry,
    HandEnd,
    MatchOver,
    Note,
    notation,
    visible,
)
from moon_desktop.engine.illegal import Illegal, Unplayable
from moon_desktop.engine.reading import read
from moon_desktop.games import CATALOGUE, OWN
from moon_desktop.games.game import Game
from moon_desktop.games.moon_cards.rules import MoonCardsRules
from moon_desktop.games.views.review import Readers
from moon_desktop.players.review import HandReview, hand_review, seen_in
from moon_desktop.words.language import languages, speak, spoken
from tests.kit import moon_cards
from tests.kit.advised import lost
from tests.kit.arrange import game_of
from tests.kit.golden import FOLDERS, MOON_CARDS
from tests.kit.scenes import REVIEWED, SCENES
from tests.kit.spoken import Seat, parts_of, spoken_in
from tests.kit.walks import walked

FOLDER = MOON_CARDS.parent / "sentences"
NAMES = ("Ann", "Bea", "Cy", "Dot", "Eli", "Fay")
HANDS = 3
"""So many hands of a record are told, and the one that ends the match."""

DRAWN = 4
"""So many walks of each game are under rules drawn by lot."""

LOSSES = (0.0, 0.004, 0.01, 0.03, 0.2)
"""Chances of the game that the choices of a reviewed hand cost, one after the other."""


class Record(NamedTuple):
    """What was played, under which rules of which game."""

    game: Game
    rules: Any
    entries: tuple[Entry, ...]


@cache
def records() -> Mapping[str, Record]:
    """By name: the golden records, and of each game some walks under rules drawn by lot."""
    found = {}
    for folder, walks in FOLDERS.items():
        for name in walks:
            with (folder / f"{name}.moon").open("rb") as lines:
                reading = read(lines, CATALOGUE)
            game = CATALOGUE[reading.header.game]
            found[f"{game.name}-{name}"] = Record(game, reading.match.rules, reading.entries)
    for game in (CATALOGUE[name] for name in OWN):
        for seed in range(DRAWN):
            rules = rules_by_lot(game, seed)
            walk = moon_cards.walked if isinstance(rules, MoonCardsRules) else walked
            entries = tuple(walk(rules, seed, HANDS).entries)
            found[f"{game.name}-by-lot-{seed}"] = Record(game, rules, entries)
    return found


def rules_by_lot(game: Game, seed: int) -> Any:
    """House rules that can be played, every one of their choices drawn from ``seed``."""
    random = Random(seed)
    while True:
        values = {
            key: choices[int(random.random() * len(choices))]
            if choices is not None
            else 1 + int(random.random() * 9)
            for key, choices in game.choices.items()
        }
        with suppress(Unplayable):
            return game.rules(**values)


def file_of(name: str, code: str) -> Path:
    """Where the sentences of ``name`` are kept in the language ``code``."""
    return FOLDER / code / f"{name}.txt"


# --- a record -------------------------------------------------------------------------------------


class Told(NamedTuple):
    """A step of a record: the entry, the match before and after it, and what follows."""

    place: int
    entry: Entry
    before: Any
    after: Any


def steps(game: Game, rules: Any, entries: Sequence[Entry]) -> Iterator[Told]:
    """Every chance and choice of a record, and every consequence."""
    match = game.start(rules)
    for place, entry in enumerate(entries):
        if isinstance(entry, Consequence | Note):
            yield Told(place, entry, match, match)
        else:
            after, _ = match.after(entry)
            yield Told(place, entry, match, after)
            match = after


def told_to(
    game: Game, names: Sequence[str], entries: Sequence[Entry], step: Told, seat: int | None
) -> Iterator[tuple[str, Any]]:
    """Each question about a moment with its answer, as ``seat`` is told it; None: a watcher."""
    show, you = game.show, seat
    before, after = (match.sight(seat or 0) for match in (step.before, step.after))
    if seat is None:
        before, after = before.watched(), after.watched()
    if not isinstance(step.entry, Consequence | Note):
        entry = visible(step.entry, seat or 0)
        motion = show.table.motion(before, entry, after)
        yield "motion", motion
        if motion.kind == "play" and (motion.taker is not None or motion.dummy or motion.over):
            yield "took", show.table.took(before, entry, after, names, you)
        yield "telling", show.table.telling(after, names, you)
        yield "layout", show.table.layout(after)
        yield "prompt", show.table.prompt(after, names, you)
        if after.turn == seat:
            yield "offer", show.panel.offer(after, False)
            yield "narrow", show.panel.offer(after, True)
            yield "ends", _ends(game, after)
            refused = _refusals(game, step.after, after, names, you)
            yield "refused", tuple(dict.fromkeys(refused))
        if before.phase != after.phase == "play":
            count = show.hints.count(after, names)
            yield "count", (count.line, *(row.aloud for row in count.rows))
    elif isinstance(step.entry, HandEnd):
        follow = entries[step.place + 1 : step.place + 3]
        so_far = step.place + 1 + sum(isinstance(entry, Consequence) for entry in follow)
        yield "result", show.sheet.result(after, names, entries[:so_far], you)


def _ends(game: Game, sight: Any) -> Any:
    """What is asked of a piece that stands for several choices."""
    found: dict[str, list[Choice]] = {}
    for choice in sight.legal:
        if choice.piece is not None:
            found.setdefault(choice.piece, []).append(choice)
    return tuple(
        game.show.panel.offer_ends(tuple(some)) for some in found.values() if len(some) > 1
    )


def _refusals(
    game: Game, match: Any, sight: Any, names: Sequence[str], you: int | None
) -> Iterator[str]:
    """Why each piece of the hand that cannot be chosen now cannot."""
    open_now = {choice.piece for choice in sight.legal}
    if sight.turn != sight.seat or open_now <= {None}:
        return
    for piece in sight.held:
        if piece not in open_now:
            try:
                match.after(game.show.panel.pick(sight, piece))
            except Illegal as illegal:
                yield game.show.help.refusal(illegal, names, you)


def hands_text(entries: Sequence[Entry]) -> frozenset[int]:
    """The hands of a record that are told."""
    number, told = 0, set(range(HANDS + 1))
    for entry in entries:
        number = entry.hand if isinstance(entry, Dealt) else number
        if isinstance(entry, MatchOver):
            told.add(number)
    return frozenset(told)


def lines_of(record: Record, *, all_seats: bool = False) -> Iterator[str]:
    """What is said of a record in the language spoken: of each hand to one seat, the next one in
    the next, or to ``all_seats`` and who only watches; then its sheet, and each hand laid open."""
    game, rules, entries = record
    seats = rules.table.count
    names = NAMES[:seats]
    listeners: dict[int | None, Seat] = {seat: Seat() for seat in (*range(seats), None)}
    yield f"{game.show.rules.game_name()}: {game.show.rules.line(rules)}"
    chosen, hand = hands_text(entries), 0
    for step in steps(game, rules, entries):
        if isinstance(step.entry, Dealt):
            hand = step.entry.hand
            listeners = {seat: Seat() for seat in listeners}
            yield f"== {hand}"
        if not all_seats and hand not in chosen:
            continue
        yield f"> {_written(game, step.entry)}"
        for seat in listeners if all_seats else (hand % seats,):
            new = [
                line
                for question, answer in told_to(game, names, entries, step, seat)
                for line in listeners[seat].news(question, answer)
            ]
            if new and all_seats:
                yield f" [{'-' if seat is None else names[seat]}]"
            yield from new
    yield from _sheet(game, rules, names, entries)


def _written(game: Game, entry: Entry) -> str:
    """What was chosen, or what kind of thing happened."""
    if isinstance(entry, Choice):
        return f"{NAMES[entry.seat]}: {notation(entry)}"
    event: str = json.loads(game.forms.line(entry))["event"]
    return event


def _sheet(game: Game, rules: Any, names: Sequence[str], entries: Sequence[Entry]) -> Iterator[str]:
    """The sheet and its copy as they stand at the end, and the hands that are told laid open."""
    from moon_desktop.windows.score.sheet_export import as_csv, as_text

    sheet = game.show.sheet.empty(rules, names).through(entries)
    yield "== sheet"
    yield from (f"  copy: {line}" for line in as_text(sheet).splitlines())
    yield f"  csv: {digest(as_csv(sheet).splitlines())}"
    for row in sheet.rows:
        yield f"  row: {sheet.told(row, voice=True)}"
        yield f"  row: {sheet.written(row)}"
    for side in range(len(sheet.sides)):
        yield f"  side: {sheet.total_text(side, voice=True)}"
    for number in sorted(hands_text(entries)):
        yield from (
            f"  hand {number}: {text}"
            for text in spoken_in(game.show.sheet.laid_open(rules, names, entries, number))
        )


def digest(lines: Sequence[str]) -> str:
    """What stands for lines that nobody would read."""
    return blake2b("\n".join(lines).encode(), digest_size=8).hexdigest()


# --- scenes ---------------------------------------------------------------------------------------


class Scene(NamedTuple):
    """What was played up to a moment, step by step."""

    game: Game
    rules: Any
    entries: tuple[Entry, ...]
    told: tuple[Told, ...]


@cache
def scenes_of(tables: Callable[[], Any]) -> tuple[Scene, ...]:
    """All of ``tables``; they are played once for every language."""
    return tuple(
        Scene(game_of(rules), rules, entries, tuple(steps(game_of(rules), rules, entries)))
        for rules, entries in ((table.rules, tuple(table.entries)) for table in tables())
    )


def lines_of_scene(scene: Scene, *, laid_open: bool = False) -> Iterator[str]:
    """What the last entry of ``scene`` and what followed from it bring to each seat, and to who
    only watches, where none before had it alike; of a hand that it ended, ``laid_open``, the row of
    the sheet and all the rest."""
    game, rules, entries, told = scene
    names = NAMES[: rules.table.count]
    last = max(n for n, step in enumerate(told) if not isinstance(step.entry, Consequence | Note))
    dealt = [n for n, step in enumerate(told) if isinstance(step.entry, Dealt)]
    said = [_written(game, step.entry) for step in told[dealt[-1] if dealt else 0 : last + 1]]
    yield f"== {game.show.rules.line(rules)} — {', '.join(said)}"
    known = set[str]()
    for seat in (*range(len(names)), None):
        listener = Seat(parts_of)
        for step in told[max(0, last - 1) :]:
            heard = told_to(game, names, entries, step, seat)
            new = [line for question, answer in heard for line in listener.news(question, answer)]
            news = {line.partition(": ")[2]: line for line in reversed(new)}
            unknown = [each for each in reversed(news) if each not in known]
            if unknown and step.place >= last:
                yield f" [{'-' if seat is None else names[seat]}]"
                yield from (news[each] for each in unknown)
                known.update(unknown)
    if laid_open:
        seats = ("You", *names[1:])
        sheet = game.show.sheet.empty(rules, seats).through(entries)
        yield f"  row: {sheet.told(sheet.rows[-1], voice=True)}"
        yield f"  row: {sheet.written(sheet.rows[-1])}"
        for line in parts_of(game.show.sheet.laid_open(rules, seats, entries, len(dealt))):
            yield f"  hand: {line}"


def lines_of_scenes(moments: Callable[[], Any], hands: Callable[[], Any]) -> Iterator[str]:
    """What is said at every one of ``moments``, and of every one of ``hands``."""
    for scene in scenes_of(moments):
        yield from lines_of_scene(scene)
    for scene in scenes_of(hands):
        yield from lines_of_scene(scene, laid_open=True)


@cache
def reviews_of(tables: Callable[[], Any]) -> tuple[tuple[Game, Any, HandReview], ...]:
    """The game, the rules and the review of the hand of each of ``tables``, nothing weighed; they
    are looked through once for every language."""
    return tuple(
        (game, rules, hand_review(game, rules, entries, 1, seen_in(game, rules, entries, 1)))
        for game, rules, entries in (
            (game_of(table.rules), table.rules, table.entries) for table in tables()
        )
    )


def lines_of_review(game: Game, rules: Any, review: HandReview) -> Iterator[str]:
    """The review of a hand, every choice weighed so that it costs one of ``LOSSES``: to seat 1, and
    choice by choice."""
    reader, names = Seat(parts_of), NAMES[: rules.table.count]
    yield f"== {game.show.rules.line(rules)}"
    hand = game.show.review.hand(review, names, Readers((1,)))
    yield from reader.news("hand", hand._replace(account=None))
    for place, step in enumerate(review.steps):
        weighed = lost(step, LOSSES[place % len(LOSSES)], made=place / 100)
        review = review.with_step(place, weighed)
    hand = game.show.review.hand(review, names, Readers((1,)))
    yield "== weighed"
    yield from reader.news("hand", hand._replace(account=None))
    for place, step in enumerate(review.steps):
        yield f"> {names[step.seat]}: {notation(step.choice)}"
        yield from reader.news("moment", game.show.review.moment(review, place, names))


def lines_of_reviews(tables: Callable[[], Any]) -> Iterator[str]:
    """The review of each hand."""
    for review in reviews_of(tables):
        yield from lines_of_review(*review)


# --- the files ------------------------------------------------------------------------------------


def rules_text(game: Game) -> Iterator[str]:
    """All that is said of the house rules of a game: the form, its presets, and the help in force
    under each preset and under rules drawn by lot."""
    show = game.show
    yield f"{show.rules.game_name()}: {show.help.levels_line()}"
    for group in show.rules.groups():
        yield f"== {group.heading}"
        for key in group.keys:
            about = show.rules.name(key), show.rules.help(key), show.rules.source(key)
            yield f"  {key}: {' / '.join(about)}"
            choices = game.choices[key] or (1, 2)
            yield f"  {key}: {' / '.join(show.rules.label(key, value) for value in choices)}"
    for key, rules in game.presets.items():
        yield f"== {key}: {show.rules.preset_name(key)} / {show.rules.preset_line(key)}"
        yield from _in_force(game, rules)
    for seed in range(DRAWN):
        yield f"== by lot {seed}"
        yield from _in_force(game, rules_by_lot(game, seed))


def _in_force(game: Game, rules: Any) -> Iterator[str]:
    show, values = game.show, rules.to_record()
    yield f"  line: {show.rules.line(rules)}"
    for key in game.choices:
        if (why := show.rules.without_meaning(key, values)) is not None:
            yield f"  without meaning: {why}"
        if unit := show.rules.unit(key, values):
            yield f"  unit: {unit}"
    for document in show.help.documents(rules):
        text = document.text()
        if document.of_the_match:
            yield from (f"  {document.title}: {line}" for line in text.splitlines() if line)
        else:
            yield f"  {document.title}: {digest(text.splitlines())}"


Spoken: TypeAlias = Mapping[str, Callable[[], Iterator[str]]]


@cache
def texts() -> Spoken:
    """What makes the lines of each file, by its name."""
    of_records = {name: partial(lines_of, record) for name, record in records().items()}
    of_rules = {f"{name}-rules": partial(rules_text, CATALOGUE[name]) for name in OWN}
    of_scenes = {f"{name}-scenes": partial(lines_of_scenes, *both) for name, both in SCENES.items()}
    reviews = {f"{name}-reviews": partial(lines_of_reviews, of) for name, of in REVIEWED.items()}
    return of_records | of_rules | of_scenes | reviews


def said(lines: Callable[[], Iterator[str]], code: str) -> str:
    """What ``lines`` makes in the language ``code``."""
    former = spoken()
    speak(code)
    try:
        return "".join(f"{line}\n" for line in lines())
    finally:
        speak(former)


def write(folder: Path, files: Spoken) -> None:
    """Writes each of ``files`` in each language."""
    for name, lines in files.items():
        for code in languages():
            place = folder / code / f"{name}.txt"
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(said(lines, code), encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) > 1:
        every = {n: partial(lines_of, one, all_seats=True) for n, one in records().items()}
        write(Path(sys.argv[1]), every)
    else:
        write(FOLDER, texts())
