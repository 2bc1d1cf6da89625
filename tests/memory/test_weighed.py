"""What was weighed outlives the index and a torn line, and comes from a review as the review has
it."""

from __future__ import annotations

import json
import random
import zlib
from pathlib import Path

import pytest

from moon_desktop.games import CATALOGUE
from moon_desktop.memory.index import NAME, WEIGHED, Index
from moon_desktop.memory.weighed import GAME, Kept, Mark, Weighed, weighed
from moon_desktop.players.review import EDITION, HandReview, Size
from tests.kit.advised import hand_review, weighed_so
from tests.kit.arrange import Table
from tests.memory.kept import begun, catch_up, made_up, played

MARK = Mark(3, "play", 2, 2_600, ("play 6-6",), {"play 6-6": 61})
FOUND = [
    Weighed(bytes([n] * 8), n % 3, n * 100 - 300, 0, n / 10, n == 2, n == 3, (MARK,) * (n % 3))
    for n in range(8)
]


def kept_in(folder: Path) -> list[Weighed]:
    return [*Kept(folder / WEIGHED).read()]


def test_what_was_added_is_read_again(tmp_path):
    kept = Kept(tmp_path / "data" / WEIGHED)
    kept.add(FOUND[:3])
    kept.add(FOUND[3:])
    assert kept_in(tmp_path / "data") == FOUND
    assert kept_in(tmp_path) == [], "there is none"


def test_line_that_is_torn_or_changed_is_left_out_and_no_other(tmp_path):
    Kept(tmp_path / WEIGHED).add(FOUND)
    whole = (tmp_path / WEIGHED).read_bytes()
    chance = random.Random(3)
    for _ in range(200):
        place, bit = chance.randrange(len(whole)), 1 << chance.randrange(8)
        changed = bytearray(whole)
        changed[place] ^= bit
        (tmp_path / WEIGHED).write_bytes(changed[: chance.choice((None, place + 1))])
        found = kept_in(tmp_path)
        assert [one for one in FOUND if one in found] == found
        if len(changed) == len(whole):
            before = whole[:place].count(b"\n")
            assert len(found) >= min(before, len(FOUND)) - 1
        Kept(tmp_path / WEIGHED).add(FOUND[:1])
        assert kept_in(tmp_path)[-1] == FOUND[0], "what comes later begins a line of its own"


def test_another_edition_is_thrown_away(tmp_path):
    text = json.dumps([EDITION + 1, "00" * 8, 0, 5, None, None, False, False, []]).encode()
    Kept(tmp_path / WEIGHED).add(FOUND[:2])
    with (tmp_path / WEIGHED).open("ab") as file:
        file.write(b"%08x %b\n" % (zlib.crc32(text), text))
    assert kept_in(tmp_path) == FOUND[:2]
    assert text not in (tmp_path / WEIGHED).read_bytes()


def test_it_outlives_the_index_and_another_schema(tmp_path, monkeypatch):
    folder = begun(tmp_path / "data")
    (folder / "match.moon").write_text(played()[0][1].replace('"random"', '"human"'), "utf-8")

    def told() -> list[tuple[object, ...]]:
        index = Index(folder)
        catch_up(index, folder)
        rows = index.rows("SELECT * FROM weighed ORDER BY digest, seat")
        index.close()
        return rows

    index = Index(folder)
    catch_up(index, folder)
    index.keep(made_up(index, random.Random(1)) or FOUND)
    index.close()
    before = told()
    assert before
    (folder / NAME).unlink()
    assert told() == before
    (folder / NAME).write_bytes(b"a letter to a friend" * 500)
    assert told() == before
    monkeypatch.setattr("moon_desktop.memory.index._VERSION", 7)
    assert told() == before


def test_full_disk_loses_nothing_while_it_is_open_and_nothing_once_there_is_room(
    tmp_path, monkeypatch, caplog
):
    folder = begun(tmp_path / "data")
    index = Index(folder)
    index.keep(FOUND[:2])
    real = Path.open

    def full(path: Path, *how: object, **more: object) -> object:
        if path.name == WEIGHED:
            raise OSError(28, "No space left on device")
        return real(path, *how, **more)  # type: ignore[call-overload]

    with monkeypatch.context() as broken:
        broken.setattr(Path, "open", full)
        index.keep(FOUND[2:5])
    assert len(index.rows("SELECT * FROM weighed")) == 5
    assert "not kept yet" in caplog.text
    caplog.clear()
    index.keep(FOUND[5:])
    index.close()
    assert kept_in(folder) == FOUND


def test_review_is_kept_as_it_tells_it():
    table = Table(target=50).sweep(0)
    review = weighed_so(
        hand_review(table.rules, table.entries, 1), s1=0.03, s3=0.01, s5=0.07, s8=0.03
    )
    game = CATALOGUE["moon"]
    fortunes = game.players.fortunes([review])
    assert fortunes is not None
    found = weighed("moon", review, b"12345678", range(3))
    for one, fortune in zip(found, fortunes.seats, strict=True):
        assert one.gained == round(GAME * fortune.gained)
        assert one.lost() == pytest.approx(-GAME * fortune.own, abs=2)
        assert [one.mistakes(size) for size in (Size.SMALL, Size.MEDIUM, Size.LARGE)] == [
            *fortune.mistakes
        ]
        assert one.lost() == sum(one.lost(phase) for phase in ("bid", "call", "play"))
        for mark in one.marks:
            step = review.steps[mark.step]
            assert (step.seat, step.size) == (one.seat, mark.size)
            assert bool(mark.right) == (mark.size >= Size.MEDIUM)
    assert sum(len(one.marks) for one in found) > 1
    assert [one.promise is not None for one in found] == [True, False, False], "who bid"


def test_own_choices_alone_are_open_where_there_is_nothing_to_choose():
    table = Table(target=50).sweep(0)
    review: HandReview = hand_review(table.rules, table.entries, 1)
    assert not review.weighed_of((0,))
    forced = [
        step
        for step in review.steps
        if len(step.before.legal()) == 1 and not step.open_to((0, 1, 2))
    ]
    assert forced, "the last of each"
    assert review.weighed_of(())


def test_what_was_weighed_of_deleted_matches_goes_with_them(tmp_path):
    """Not of one that has moved, nor of one that lies somewhere else, too."""
    folder = begun(tmp_path / "data")
    for name, (_, text) in zip("abc", played(), strict=False):
        (folder / f"records/{name}.moon").write_text(text.replace('"random"', '"human"'), "utf-8")
    index = Index(folder)
    catch_up(index, folder)
    index.keep(made_up(index, random.Random(4)))
    of = {
        path: {digest for (digest,) in index.rows(OF, path)}
        for path in ("records/a.moon", "records/b.moon", "records/c.moon")
    }
    assert all(of.values())
    (folder / "records/a.moon").unlink()
    (folder / "records/b.moon").rename(folder / "match.moon")
    catch_up(index, folder)
    assert {one.digest for one in kept_in(folder)} == set().union(*of.values()), "may be put back"
    index.settle()
    index.close()
    left = of["records/b.moon"] | of["records/c.moon"]
    assert {one.digest for one in kept_in(folder)} == left
    index = Index(folder)
    assert {digest for (digest,) in index.rows("SELECT digest FROM weighed")} == left
    for path in ("match.moon", "records/c.moon"):
        (folder / path).unlink()
    catch_up(index, folder)
    index.settle()
    index.close()
    assert not (folder / WEIGHED).exists()


def kept_of(folder: Path) -> tuple[Index, set[bytes]]:
    """The index of a record of which all was weighed, and those hands."""
    text = played()[0][1].replace('"random"', '"human"')
    (folder / "records/a.moon").write_text(text, "utf-8")
    index = Index(folder)
    catch_up(index, folder)
    index.keep(made_up(index, random.Random(4)))
    return index, {digest for (digest,) in index.rows(OF, "records/a.moon")}


def test_nothing_weighed_is_let_go_of_a_record_that_lies_there(tmp_path):
    """It was put back, or the folder could not be listed for a while."""
    folder = begun(tmp_path / "data")
    index, digests = kept_of(folder)
    index.put((), index.known())
    index.settle()
    index.close()
    assert {one.digest for one in kept_in(folder)} == digests != set()


def test_index_that_is_made_anew_lets_nothing_go(tmp_path):
    folder = begun(tmp_path / "data")
    index, digests = kept_of(folder)
    (folder / "records/a.moon").rename(folder / "records/b.moon")
    catch_up(index, folder)
    (folder / NAME).write_bytes(b"no database" * 10_000)
    index.rows("SELECT count(*) FROM matches")
    index.settle()
    index.close()
    assert {one.digest for one in kept_in(folder)} == digests != set()


OF = """SELECT DISTINCT digest FROM weighed JOIN hands USING (digest) JOIN matches ON id = match
  WHERE path = ?"""
