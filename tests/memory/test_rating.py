"""A rating holds the strength it should in nine of ten histories, whatever the order of games, and
its scale is that of the arena."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from itertools import product
from math import exp
from pathlib import Path
from random import Random
from typing import Any

import pytest

from moon_desktop.arena.series import Round, Series
from moon_desktop.arena.tournament import fit
from moon_desktop.engine.record import HUMAN, SeatName
from moon_desktop.engine.seats import Seats
from moon_desktop.games import CATALOGUE
from moon_desktop.memory import figures, rating
from moon_desktop.memory.index import Index
from moon_desktop.memory.intervals import FIRM, LEAST, Strength, scaled
from moon_desktop.memory.pages import Asked
from moon_desktop.memory.people import People, Person
from moon_desktop.memory.rating import NEW, Rating, chances, even, evidence
from moon_desktop.memory.records import read, seen, unread
from moon_desktop.resources import resource
from tests.kit.cases import each
from tests.memory.kept import NEVER, begun, catch_up

LEVELS = {"casual": 0.0, "skilled": 0.98, "expert": 1.32}
GAMES = (10, 30, 100, 300)
TABLES = (Seats(3), Seats(4, partners=True), Seats(2), Seats(4), Seats(6, True, 2))


@pytest.fixture(autouse=True)
def measured(monkeypatch):
    """Levels of known strength at every table of the program."""
    monkeypatch.setattr(rating, "known", lambda game, shape: LEVELS)


def met(random: Random, table: Seats) -> tuple[list[float], list[list[float]]]:
    """Partners and other sides of levels drawn by chance."""
    team = len(table.members(0))
    drawn = [
        [random.choice([*LEVELS.values()]) for _ in range(team - (not side))]
        for side in range(table.sides)
    ]
    return drawn[0], drawn[1:]


def history(random: Random, games: int) -> tuple[float, Rating]:
    """A strength as people have it, and what is believed of it after so many games."""
    strength, found, table = random.gauss(0, 1.2), NEW, random.choice(TABLES)
    for _ in range(games):
        mates, others = met(random, table)
        won = random.random() < chances([[strength, *mates], *others])[0]
        found = found.after(evidence(won, mates, others), 1.0)
    return strength, found


def covered(histories: int) -> float:
    """Of so many histories the share whose strength lies in the interval."""
    random, hits = Random(31), 0
    for number in range(histories):
        strength, found = history(random, GAMES[number % len(GAMES)])
        low, high = found.band
        hits += low <= strength <= high
    return hits / histories


def test_nine_of_ten_strengths_lie_in_their_intervals():
    assert 0.84 <= covered(120) <= 0.96


@pytest.mark.slow
def test_nine_of_ten_of_two_thousand_do():
    assert 0.86 <= covered(2000) <= 0.94


def test_order_is_no_matter_on_one_day():
    random = Random(5)
    played = [(random.random() < 0.4, *met(random, Seats(3)), 1.0) for _ in range(60)]
    told = []
    for _ in range(3):
        found = NEW
        for won, mates, others, day in played:
            found = found.after(evidence(won, mates, others), day)
        told.append((found.mean, *found.band))
        random.shuffle(played)
    assert told[1] == pytest.approx(told[0])
    assert told[2] == pytest.approx(told[0])


def test_belief_is_bayes():
    """As a sum over a grid of another make."""
    played = [
        (True, [0.98], [[0.0, 1.32]]),
        (False, [0.0], [[0.98, 0.98]]),
        (True, [], [[0.0], [1.32]]),
    ]
    found, at = NEW, [place / 100 for place in range(-350, 351)]
    weights = [exp(-0.5 * (one / 1.2) ** 2) for one in at]
    for won, mates, others in played:
        found = found.after(evidence(won, mates, others), 1.0)
        for place, one in enumerate(at):
            win = chances([[one, *mates], *others])[0]
            weights[place] *= win if won else 1 - win
    mean = sum(a * b for a, b in zip(at, weights, strict=True)) / sum(weights)
    assert found.mean == pytest.approx(mean, abs=0.002)


def test_time_makes_less_sure_and_no_more_than_so_much():
    found = NEW
    for number in range(200):
        found = found.after(evidence(number % 2 == 0, [], [[0.0]]), 1.0)

    def width(day: float) -> float:
        low, high = found.after(evidence(True, [], [[0.0]]), day).band
        return high - low

    assert width(1.5) < width(30) < width(300)
    assert width(3000) == pytest.approx(width(300))
    assert sum(found.after(evidence(True, [], [[0.0]]), 300).belief) == pytest.approx(1)


def test_nothing_is_told_of_few_games():
    few, some, firm = (Strength(games, 0.5, (0.2, 0.8)) for games in (LEAST - 1, LEAST, FIRM))
    assert (few.value, few.band, few.told) == (None, None, "")
    assert (some.value, some.told) == (scaled(0.5), "")
    assert firm.told == "1087 (1035–1139)"


@each(("between", "told"), [
    ((-0.9, -0.3), "You play less well than Casual."),
    ((-0.3, 0.3), "You play about as well as Casual."),
    ((0.2, 0.8), "You play somewhere between Casual and Skilled."),
    ((-0.2, 1.1), "You play somewhere between Casual and Skilled."),
    ((0.9, 1.5), "You play somewhere between Skilled and Expert."),
    ((1.4, 1.9), "You play better than Expert."),
    ((-1.0, 1.5), "These games do not tell yet how well you play."),
])  # fmt: skip
def test_words_come_first(between, told):
    low, high = between
    belief = tuple(float(low - 0.01 <= place <= high + 0.01) for place in rating.GRID)
    total = sum(belief)
    found = Rating(tuple(one / total for one in belief), LEAST)
    assert found.told(LEVELS, 3, 3) == (told,)


def test_levels_that_are_as_good_as_each_other_are_no_two_ends():
    belief = tuple(float(0.55 <= place <= 1.7) for place in rating.GRID)
    found = Rating(tuple(one / sum(belief) for one in belief), LEAST)
    levels = {"casual": 0.0, "expert": 1.02, "skilled": 1.026}
    assert found.told(levels, 3, 3) == ("You play about as well as Expert or Skilled.",)


def test_figures_follow_from_thirty_games_on():
    found = NEW
    for number in range(FIRM):
        found = found.after(evidence(number % 3 == 0, [], [[0.0], [0.0]]), 1.0)
    _, told = found.told(LEVELS, 3, 3)
    assert told.endswith("; even are 33.")
    shares = [int(word) for word in told.replace(",", " ").split() if word.isdigit()]
    assert shares[0] == 100
    assert 30 <= shares[1] <= 36
    assert shares[1] > shares[2] > shares[3]


# --- an even match ---------------------------------------------------------------------------


def seated(table: Seats, people: Mapping[int, str]) -> list[SeatName]:
    return [
        SeatName(people.get(seat, "Bea"), HUMAN if seat in people else "casual")
        for seat in range(table.count)
    ]


def sure(strength: float) -> Rating:
    """Somebody of whom that is believed and little else."""
    found = tuple(exp(-0.5 * ((place - strength) / 0.2) ** 2) for place in rating.GRID)
    return Rating(tuple(one / sum(found) for one in found), FIRM)


@each("strength", [-1.0, 0.0, 0.7, 1.0, 2.0])
@each("table", TABLES)
def test_even_match_is_as_even_as_any(table, strength):
    ratings = {"ann": sure(strength)}
    found = even(ratings, "moon", table, seated(table, {0: "Ann"}))
    assert found is not None
    assert found.players[0] == HUMAN

    def off(players: tuple[str, ...]) -> float:
        sides = [
            [LEVELS[players[seat - 1]] if seat else strength for seat in table.members(side)]
            for side in range(table.sides)
        ]
        far: float = abs(chances(sides)[0] - 1 / table.sides)
        return far

    best = min(map(off, product(LEVELS, repeat=table.count - 1)))
    assert off(found.players[1:]) <= best + 0.03


def test_whoever_plays_alike_sits_together():
    found = even({"ann": sure(1.0)}, "texas42", Seats(4, True), seated(Seats(4, True), {0: "Ann"}))
    assert found is not None
    assert found.players == (HUMAN, "skilled", "skilled", "skilled")
    assert found.chance == pytest.approx(0.5, abs=0.01)


def test_another_person_stays_and_counts():
    table = Seats(4, True)
    ratings = {"ann": sure(1.3), "ben": sure(-1.0)}
    found = even(ratings, "texas42", table, seated(table, {0: "Ann", 2: " BEN"}))
    assert found is not None
    assert (found.players[0], found.players[2]) == (HUMAN, HUMAN)
    assert "casual" in found.players


@each("people", [{0: "Ann"}, {1: "Ben"}, {0: "Ben", 1: "Ben", 2: "Ann"}])
def test_nothing_is_offered_where_too_little_is_known(people):
    ratings = {"ann": sure(0.0)._replace(games=FIRM - 1), "ben": sure(0.0)}
    assert even(ratings, "moon", Seats(3), seated(Seats(3), people)) is None


# --- from the records ------------------------------------------------------------------------


def kept(folder: Path, games: int) -> list[dict[str, Any]]:
    """Short games that Ann plays against two others, on different days: with help, by players of
    another package, known before, and from elsewhere, too."""
    rules = CATALOGUE["moon"].presets["follow-me-42"]
    series = Series("moon", rules, ("casual", "random", "random"), 3, folder, rotate=True)
    told = []
    for number in range(1, games + 1):
        for turn, (name, text) in enumerate(series.play(number).records):
            head, *lines = text.splitlines(keepends=True)
            values = json.loads(head)
            kind = ("", "", "", "hint", "seen", "guest", "away")[(3 * number + turn) % 7]
            values["created"] = f"2026-{1 + number % 12:02}-1{turn}T10:00:00Z"
            me = turn % 3
            for seat, one in enumerate(values["seats"]):
                level = "timid" if kind == "guest" and seat != me else "skilled"
                one["name"], one["player"] = "Bea", level
            values["seats"][me] = {"name": "Ann", "player": HUMAN}
            if kind in ("hint", "seen"):
                note = {"event": "note", "kind": kind}
                lines.insert(4, json.dumps(note | ({"seat": me} if kind == "hint" else {})) + "\n")
            place = "records/elsewhere" if kind == "away" else "records"
            (folder / place / name).write_text(json.dumps(values) + "\n" + "".join(lines), "utf-8")
            won = [
                json.loads(line)
                for line in lines
                if '"event": "game"' in line or '"event":"game"' in line
            ]
            told.append({"kind": kind, "created": values["created"], "me": me, "games": won})
    return told


@pytest.fixture(scope="module")
def index(tmp_path_factory) -> Iterator[tuple[Index, list[dict[str, Any]]]]:
    folder = begun(tmp_path_factory.mktemp("kept"))
    told = kept(folder, 16)
    found = Index(folder)
    catch_up(found, folder)
    yield found, told
    found.close()


@pytest.mark.slow
def test_games_that_count_are_told_in_the_order_of_their_days(index):
    found, told = index
    wanted = NEW
    counted = [one for one in told if not one["kind"]]
    for one in sorted(counted, key=lambda one: one["created"]):
        ((days,),) = found.rows("SELECT julianday(?)", one["created"])
        for game in one["games"]:
            won = one["me"] == game["winner"]
            wanted = wanted.after(evidence(won, [], [[0.98], [0.98]]), days)
    assert wanted.games == len(counted) > LEAST
    assert rating.ratings(found, "moon", "3")["ann"] == wanted


def test_a_person_of_two_names_has_one_strength(index, monkeypatch):
    found, _ = index
    alone = rating.ratings(found, "moon", "3")["ann"]
    monkeypatch.setattr(found, "people", People(None))
    found.people.put(Person("Nan", ("Ann",)))
    every = rating.ratings(found, "moon", "3")
    assert every["nan"] == every["ann"] == alone


@pytest.mark.slow
def test_games_that_were_kept_are_folded_again_where_one_of_them_is_another(
    tmp_path, index, monkeypatch
):
    """As after a match that was played before them came in, or went."""
    monkeypatch.setattr(rating, "_KEPT", 1)
    folder = begun(tmp_path / "kept")
    kept(folder, 16)
    found, wanted = Index(folder), rating.ratings(index[0], "moon", "3")
    paths = sorted(unread({}, seen(folder)))
    for part in (paths[3:], paths[:2], paths[2:3]):
        found.put(read(folder, part, NEVER))
        rating.ratings(found, "moon", "3")
    assert rating.ratings(found, "moon", "3") == wanted
    found.put((), paths[:1])
    found.put(read(folder, paths[:1], NEVER))
    assert rating.ratings(found, "moon", "3") == wanted
    found.close()


@pytest.mark.slow
def test_page_tells_them_and_leads_to_them(index):
    found, told = index
    asked = Asked("moon", "ann", "3")
    page = figures.page(found, "fared", asked)
    bar = page.sections[0].bars[0]
    assert page.sections[0].title == "How well you play"
    assert len(figures.hands(found, asked, bar.behind)) == bar.figure.tries
    assert bar.figure.tries == sum(not one["kind"] for one in told)
    assert any(line.startswith(("You play", "These games")) for line in page.told)
    ruled = figures.page(found, "fared", asked._replace(preset="follow-me-42"))
    assert ruled.sections[0].title == "Matches won"


def test_nobody_is_rated_where_nothing_was_measured(index, monkeypatch):
    found, _ = index
    monkeypatch.setattr(rating, "known", lambda game, shape: {})
    assert rating.ratings(found, "moon", "3") == {}
    assert (
        figures.page(found, "fared", Asked("moon", "ann", "3")).sections[0].title == "Matches won"
    )


# --- the scale -------------------------------------------------------------------------------


def test_what_was_measured_gives_the_shares_back_that_were_won():
    """In each game of each level, to one and a half of a hundred, by the strengths as they stand
    in the file."""
    file = json.loads(resource(*rating.FILE).read_text("utf-8"))
    for game, shapes in file.items():
        for shape, told in shapes.items():
            rounds = [
                Round(tuple((level,) for level in sides), tuple(won)) for sides, won in told["won"]
            ]
            assert fit(rounds, tuple(told["strengths"])) == pytest.approx(
                told["strengths"], abs=0.01
            )
            for level in told["strengths"]:
                won, due, games = 0.0, 0.0, 0
                for sides, counts in told["won"]:
                    shares = chances([[told["strengths"][one]] for one in sides])
                    for one, share, count in zip(sides, shares, counts, strict=True):
                        if one == level:
                            won, due, games = (
                                won + count,
                                due + share * sum(counts),
                                games + sum(counts),
                            )
                assert won / games == pytest.approx(due / games, abs=0.015), (game, shape, level)
                low, high = told["between"][level]
                assert low <= told["strengths"][level] <= high


def test_strengths_are_found_again_in_what_they_bring():
    random, rounds = Random(2), list[Round]()
    for sides in (
        ("casual", "skilled", "skilled"),
        ("casual", "casual", "expert"),
        ("skilled", "expert", "expert"),
    ):
        shares = chances([[LEVELS[one]] for one in sides])
        for _ in range(400):
            won = [0, 0, 0]
            for _ in range(3):
                won[random.choices(range(3), shares)[0]] += 1
            levels = tuple((one,) for one in sides)
            rounds.append(Round(levels, tuple(won)))
    found = fit(rounds, tuple(LEVELS))
    for three in product(LEVELS, repeat=3):
        here, there = (chances([[of[one]] for one in three]) for of in (found, LEVELS))
        assert here == pytest.approx(there, abs=0.03)
