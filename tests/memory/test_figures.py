"""Every figure is what the lines of the records come to, counted another way, and leads to as many
hands as it stands on; of too few there is neither a share nor a mean."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from moon_desktop.games import CATALOGUE, OWN
from moon_desktop.games.defaults.figures import Figures
from moon_desktop.games.defaults.wording import Wording
from moon_desktop.games.views.figures import Question
from moon_desktop.memory import figures, judgements, pages, rating
from moon_desktop.memory.index import NAME, WEIGHED, Index
from moon_desktop.memory.intervals import (
    COMPARED,
    FIRM,
    LEAST,
    Dealt,
    Figure,
    Mean,
    Parts,
    Rate,
    Strength,
    Tally,
)
from moon_desktop.memory.pages import Asked, Bar, Behind, Page
from moon_desktop.memory.people import People, Person
from moon_desktop.memory.weighed import Weighed
from tests.memory import refigure
from tests.memory.kept import begun, catch_up, made_up, played
from tests.memory.refigure import all_hands
from tests.memory.test_summary import OLD

PLAYERS = ("casual", "skilled", "expert", "casual", "random")
NAMES = ("Theo", "Bea", "ADA  B", "Milo", "Ines")
LEVELS = tuple(f"Computer, {level}" for level in ("casual", "skilled", "expert"))
CUT = 7
"""Every so many records are left in the midst of a hand, have help, or were seen before."""


def written(folder: Path) -> Path:
    """Short matches of every preset, golden ones and old ones, some of them copies, from
    elsewhere, cut off, with help, known before or passed on to somebody else, by one person and
    others."""
    chance = random.Random(11)
    texts = [*played(3), *((f"old-{n}", path.read_text("utf-8")) for n, path in enumerate(OLD))]
    for number, (_, text) in enumerate(texts):
        head, *lines = text.splitlines(keepends=True)
        values = json.loads(head)
        values["created"] = f"2026-{number % 12 + 1:02}-{number % 28 + 1:02}T10:00:00Z"
        me = number % len(values["seats"]) if number % 3 == 0 else 0
        level = PLAYERS[number % len(PLAYERS)]
        for seat, one in enumerate(values["seats"]):
            one["name"], one["player"] = NAMES[seat % len(NAMES)], level
            if number % 4 == 0:
                one["player"] = PLAYERS[seat % len(PLAYERS)]
        values["seats"][me] = {"name": "You", "player": "human"}
        if number % 6 == 5:
            values["seats"][me - 1] = {"name": "Anna", "player": "human"}
        for kind in ("undo", "hint", "seen", "seated"):
            if chance.random() < 0.15:
                note: dict[str, Any] = {"event": "note", "kind": kind}
                if kind in ("undo", "hint"):
                    note["seat"] = 0
                if kind == "seated":
                    note |= {"seat": me, "player": "human", "name": "you "}
                lines.insert(chance.randrange(1, len(lines)), json.dumps(note) + "\n")
        if number % CUT == 0:
            # What follows from the line before it is there without it, too.
            ends = [
                place for place, line in enumerate(lines)
                if not any(f'"{kind}"' in line for kind in ("hand", "game", "match", "dummy"))
                or '"deal"' in line
            ]  # fmt: skip
            lines = lines[: chance.choice(ends)]
        text = json.dumps(values) + "\n" + "".join(lines)
        place = "records/elsewhere/a" if number % CUT == 1 else "records/m"
        (folder / f"{place}{number}.moon").write_text(text, "utf-8")
        if number % CUT == 2:
            copy = ("records/b", "records/elsewhere/b")[number % 2]
            (folder / f"{copy}{number}.moon").write_text(text, "utf-8")
    (folder / "match.moon").write_text(text, "utf-8")
    return folder


@pytest.fixture(scope="module")
def folder(tmp_path_factory) -> Path:
    return written(begun(tmp_path_factory.mktemp("kept")))


@pytest.fixture(scope="module")
def index(folder) -> Iterator[Index]:
    """With what might have been weighed: of some matches everything, of others what persons chose,
    of others nothing."""
    found = Index(folder)
    catch_up(found, folder)
    found.keep(made_up(found, random.Random(5)))
    yield found
    found.close()


def recounted(index: Index, folder: Path) -> list[refigure.Hand]:
    digests = {
        (path, hand): digest.hex()
        for path, hand, digest in index.rows(
            "SELECT path, hand, digest FROM hands JOIN matches ON id = match"
        )
    }
    known = index.known()
    return all_hands(folder, known, refigure.weights(folder / WEIGHED, digests))


def asked(index: Index) -> Iterator[tuple[Asked, Question]]:
    """Every question about everybody at every table."""
    for game in OWN:
        for person in pages.people(index)[game]:
            for shape in figures.tables(index, game):
                for question in CATALOGUE[game].show.figures.pages():
                    yield Asked(game, person, shape), question


def bars(page: Page) -> dict[tuple[str, ...], Bar]:
    return {(section.title, named(bar)): bar for section in page.sections for bar in section.bars}


def named(bar: Bar) -> str:
    """What it is called, that of a match by its day here."""
    if bar.began is None:
        return bar.name
    return f"{time.strftime('%Y-%m-%d', time.localtime(bar.began))} · {bar.name}"


def plain(bar: Bar) -> Any:
    """A figure as numbers."""
    match bar.figure:
        case Rate(hits, of):
            return hits, of
        case Tally(count):
            return count
        case Parts():
            return tuple(bar.figure[:4])
        case Strength(games):
            return games
        case Dealt(got, hands, expected, _):
            return got, hands, round(expected, 6)
        case Mean(spread, _, _):
            error = spread.standard_error
            return pytest.approx((spread.mean, error, spread.count)) if error is not None else (
                spread.mean, None, spread.count)  # fmt: skip


@pytest.mark.slow
def test_every_figure_is_what_the_lines_come_to(index, folder):
    hands, shown = recounted(index, folder), 0
    for one, question in asked(index):
        page = figures.page(index, question, one)
        told: dict[Any, Any] = {
            key: plain(bar) for key, bar in bars(page).items() if bar.figure.tries
        }
        for key, bar in bars(page).items():
            if bar.beside is not None and bar.beside.tries:
                told[*key, "computers"] = plain(bar._replace(figure=bar.beside))
        if question == "luck":
            # Several may have begun on a day.
            told.update(_matches(page))
        counted = refigure.figures(hands, question, one.game, one.person, one.shape)
        if question == "company":
            # A name is shown as it was written, and counted as it is folded.
            told, counted = (
                {(title, name.casefold()): value for (title, name), value in found.items()}
                for found in (told, counted)
            )
        assert told == counted, (one, question)
        shown += len(told)
    assert shown > 500


def test_every_window_over_time_is_what_the_lines_come_to(index, folder, monkeypatch):
    monkeypatch.setattr(judgements, "_WINDOW", 12)
    monkeypatch.setattr(refigure, "WINDOW", 12)
    hands, windows = recounted(index, folder), 0
    for one, question in asked(index):
        if question == "better":
            page = figures.page(index, question, one)
            told = {key: plain(bar) for key, bar in bars(page).items()}
            assert told == refigure.figures(hands, question, one.game, one.person, one.shape)
            windows += sum(key[1].startswith("Hands") for key in told)
    assert windows > 3


def test_who_is_hidden_keeps_the_name_among_those_one_played_with(index, monkeypatch):
    people = People(None)
    people.put(Person("Anna McX", ("Anna",), hidden=True))
    monkeypatch.setattr(index, "people", people)
    assert not any("anna mcx" in played for played in pages.people(index).values())
    names = {
        bar.name
        for game in OWN
        for shape in figures.tables(index, game)
        for bar in bars(figures.page(index, "company", Asked(game, "you", shape))).values()
    }
    assert "Anna McX" in names
    assert "Anna Mcx" not in names


def _matches(page: Page) -> dict[Any, Any]:
    """All with the same name together."""
    found = dict[Any, Any]()
    for section in page.sections:
        for bar in section.bars:
            if isinstance(bar.figure, Parts):
                found.setdefault((section.title, named(bar)), []).append(plain(bar))
    return found


def test_levels_have_a_mark_where_their_own_figure_is_one(index):
    marked = 0
    for one, question in asked(index):
        if question == "played" and (sections := figures.page(index, question, one).sections):
            first, *_ = sections
            assert dict(first.marks) == {
                bar.name.partition(", ")[2].capitalize(): bar.figure.value
                for bar in first.bars
                if bar.figure.value is not None and bar.name in LEVELS
            }
            assert [value for _, value in first.marks] == sorted(dict(first.marks).values())
            marked += len(first.marks)
            assert all(figures.hands(index, one, bar.behind) for bar in first.bars)
    assert marked


def test_figure_leads_to_the_hands_that_it_stands_on(index):
    for one, question in asked(index):
        for (title, _), bar in bars(figures.page(index, question, one)).items():
            behind = figures.hands(index, one, bar.behind)
            assert len(set(behind)) == len(behind)
            if isinstance(bar.figure, Rate) and title in ("Matches left", "Of all hands"):
                assert len(behind) == bar.figure.hits
            elif isinstance(bar.figure, Rate | Dealt | Tally):
                assert len(behind) == bar.figure.tries, (one, question, title)
            elif title == "Chips a round":
                assert len(behind) <= bar.figure.tries


@pytest.mark.slow
def test_rules_and_time_part_what_is_counted(index):
    for one, question in asked(index):
        every = bars(figures.page(index, question, one))
        if question not in ("bids", "sets") or ("Hands made", "All") not in every:
            continue
        presets = figures.tables(index, one.game)[one.shape]
        parts = [
            bars(figures.page(index, question, one._replace(preset=preset))) for preset in presets
        ]
        whole = every["Hands made", "All"].figure
        assert whole.tries == sum(
            part["Hands made", "All"].figure.tries
            for part in parts
            if ("Hands made", "All") in part
        )
        none = figures.page(index, question, one._replace(since="2027"))
        assert none.sections == ()


def test_nothing_of_too_few_is_a_share(index):
    """On no page: the kind of the value has none to show. Nor is there a comparison of few."""
    found = 0
    for one, question in asked(index):
        page = figures.page(index, question, one)
        for bar in bars(page).values():
            shown: list[Figure] = [bar.figure, *([bar.beside] if bar.beside else [])]
            for figure in shown:
                found += 1
                if figure.tries < LEAST:
                    assert (figure.value, figure.band) == (None, None)
                    assert "%" not in figure.counted + figure.told
                    assert figure.told == ""
        if any("chance alone" in line for line in page.told):
            assert sum(bar.figure.tries >= COMPARED for bar in bars(page).values()) >= 2
    assert found > 500
    assert FIRM > LEAST


def test_index_that_is_damaged_meanwhile_tells_nothing_and_does_not_fail(tmp_path):
    folder = begun(tmp_path / "kept")
    (folder / "match.moon").write_text(played()[0][1].replace('"random"', '"human"'), "utf-8")
    index = Index(folder)
    catch_up(index, folder)
    (game,) = pages.people(index)
    one = Asked(
        game, next(iter(pages.people(index)[game])), next(iter(figures.tables(index, game)))
    )
    assert figures.page(index, "dealt", one).sections
    with (folder / NAME).open("r+b") as file:
        file.write(b"a letter to a friend" * 500)
    assert figures.hands(index, one, Behind("hand")) == ()
    assert figures.page(index, "dealt", one._replace(shape="4")).sections == ()
    index.close()


def test_game_that_says_nothing_has_figures_for_nothing():
    assert Figures(Wording()).pages() == ("fared", "worth", "company")


def test_day_of_a_match_is_that_of_the_reader(tmp_path, monkeypatch):
    """Also where the clock went back, or no day is told at all."""
    monkeypatch.setenv("TZ", "Pacific/Auckland")
    if not hasattr(time, "tzset"):
        pytest.skip("the time of here cannot be changed here")
    time.tzset()
    try:
        folder = begun(tmp_path / "kept")
        over = next(text for _, text in played(3) if '"event": "match"' in text)
        head, _, rest = over.partition("\n")
        values = json.loads(head)
        values["seats"][0] = {"name": "You", "player": "human"}
        moments = ("2025-12-31T20:00:00Z", "2024-06-01T10:00:00Z", "long ago")
        for number, values["created"] in enumerate(moments):
            text = f"{json.dumps(values)}\n{rest}"
            (folder / f"records/m{number}.moon").write_text(text, "utf-8")
        found = Index(folder)
        catch_up(found, folder)
        (shape,) = figures.tables(found, values["game"])
        one = Asked(values["game"], "you", shape)
        years = bars(figures.page(found, "better", one))
        written = time.localtime((folder / "records/m2.moon").stat().st_mtime)
        among = [2024, 2026, written.tm_year]
        assert [name for title, name in years if title == "Matches won"] == [
            str(year) for year in sorted({*among})
        ]
        for (_, name), bar in years.items():
            if name.isdecimal():
                assert len(figures.hands(found, one, bar.behind)) == among.count(int(name))
        rows = found.rows("SELECT digest, seat FROM shares JOIN hands USING (match, hand)")
        found.keep([Weighed(digest, seat, 0, 0, None, False, False, ()) for digest, seat in rows])
        days = [name for _, name in bars(figures.page(found, "luck", one)) if " · " in name]
        assert [name.partition(" ")[0] for name in days] == [
            time.strftime("%Y-%m-%d", written), "2026-01-01", "2024-06-01",
        ]  # fmt: skip
        found.close()
    finally:
        monkeypatch.undo()
        time.tzset()


def test_page_is_answered_by_sums_and_not_hand_by_hand(index, folder, monkeypatch):
    """What a page asks for grows with the matches, not with the hands; the rating folds no game
    twice."""
    monkeypatch.setattr(rating, "_KEPT", 1)
    evident, most = list[object](), 0
    real = Index.rows
    after = rating.Rating.after

    def rows(self: Index, question: str, *holes: object) -> list[tuple[Any, ...]]:
        nonlocal most
        found = real(self, question, *holes)
        most = max(most, len(found) if "FROM own" in question else 0)
        return found

    def counted(self: rating.Rating, *told: Any) -> rating.Rating:
        evident.append(told)
        return after(self, *told)

    monkeypatch.setattr(Index, "rows", rows)
    monkeypatch.setattr(rating.Rating, "after", counted)
    ((matches,),) = real(index, "SELECT count(*) FROM matches")
    ((hands,),) = real(index, "SELECT count(*) FROM own")
    for again in (False, True):
        evident.clear()
        for one, question in asked(index):
            figures.page(index, question, one)
        assert again or evident
    assert not evident
    assert most <= matches < hands
