"""The index is what the records are, whatever becomes of them and of its own file."""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as some
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from moon_desktop.memory.index import NAME, SEAL, Index
from moon_desktop.memory.records import played_by, seen, take_in
from tests.kit.arrange import Table
from tests.kit.cases import each
from tests.kit.table_positions import filed
from tests.memory.kept import NEVER, PLACES, begun, catch_up, made_up, played, rebuilt, tables

TEXTS = [text.replace('"random"', '"human"', 1) for _, text in played()[::3]]
PATHS = [f"{place}match-{name}.moon" for place in PLACES for name in "abc"]


@pytest.mark.slow
def test_what_happens_to_records_happens_in_the_index(tmp_path):
    """Whatever is played, copied, moved, damaged, deleted and weighed: as if it were made anew."""

    class Folder(RuleBasedStateMachine):
        count = 0

        def __init__(self) -> None:
            super().__init__()
            type(self).count += 1
            self.folder = begun(tmp_path / str(self.count))
            self.clock = 0

        def written(self, path: str, content: bytes) -> None:
            file = self.folder / path
            file.write_bytes(content)
            # As of a later moment, whatever the file system can tell apart.
            self.clock += 1
            os.utime(file, ns=(self.clock * 10**9,) * 2)

        @rule(path=some.sampled_from(PATHS), text=some.sampled_from(TEXTS), part=some.floats(0, 1))
        def play(self, path, text, part):
            lines = text.splitlines(keepends=True)
            self.written(path, "".join(lines[: 1 + int(part * len(lines))]).encode())

        @rule(path=some.sampled_from(PATHS), to=some.sampled_from(PATHS), move=some.booleans())
        def move_or_copy(self, path, to, move):
            if (self.folder / path).exists() and path != to:
                (os.replace if move else shutil.copy2)(self.folder / path, self.folder / to)

        @rule(path=some.sampled_from(PATHS))
        def damage(self, path):
            self.written(path, b'{"moon_record": 1}\n')

        @rule(path=some.sampled_from(PATHS))
        def delete(self, path):
            (self.folder / path).unlink(missing_ok=True)

        @rule()
        def lose_the_index(self):
            (self.folder / NAME).unlink(missing_ok=True)

        @rule(chance=some.integers(0, 9))
        def weigh(self, chance):
            index = Index(self.folder)
            index.keep(made_up(index, random.Random(chance)))
            index.close()

        @invariant()
        def it_is_as_if_made_anew(self):
            index = Index(self.folder)
            catch_up(index, self.folder)
            index.close()
            assert tables(self.folder) == rebuilt(self.folder, self.folder / "anew")

    run_state_machine_as_test(
        Folder,
        settings=settings(
            max_examples=20,
            stateful_step_count=10,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        ),
    )


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """One with some records, and an index of them."""
    folder = begun(tmp_path / "kept")
    for name, text in played()[:6]:
        (folder / "records" / name).write_text(text, encoding="utf-8")
    index = Index(folder)
    catch_up(index, folder)
    index.close()
    return folder


def test_copy_of_a_match_counts_once(folder):
    name, text = played()[0]
    (folder / "records/copy.moon").write_text(text, encoding="utf-8")
    index = Index(folder)
    catch_up(index, folder)
    index.close()
    base = sqlite3.connect(folder / NAME)
    question = "SELECT path, twin FROM hands JOIN matches ON id = match WHERE path IN (?, ?)"
    twins = set(base.execute(question, ("records/copy.moon", f"records/{name}")))
    base.close()
    first, second = sorted(("records/copy.moon", f"records/{name}"))
    assert twins == {(first, 0), (second, 1)}


def test_hand_that_was_played_here_counts_before_a_copy_from_elsewhere(folder):
    name, text = played()[0]
    copy = folder / PLACES[-1] / "copy.moon"
    copy.write_text(text, encoding="utf-8")
    index = Index(folder)
    catch_up(index, folder)
    index.close()
    base = sqlite3.connect(folder / NAME)
    question = "SELECT path FROM hands JOIN matches ON id = match WHERE NOT twin"
    first = {path for (path,) in base.execute(question)}
    base.close()
    assert f"records/{name}" in first
    assert f"{PLACES[-1]}copy.moon" not in first


def test_only_what_lies_in_the_folder_of_others_is_from_elsewhere(folder):
    """And nothing whose name only begins as that of the folder does."""
    _, text = played()[0]
    for place in ("records/elsewhere-1.moon", f"{PLACES[-1]}a.moon"):
        (folder / place).write_text(text, encoding="utf-8")
    index = Index(folder)
    catch_up(index, folder)
    found = {one.path for one in index.listed() if one.elsewhere}
    index.close()
    assert found == {f"{PLACES[-1]}a.moon"}


def test_deals_that_were_seen_before_count_for_nobody(folder):
    """Nor does a shoot of a hand with help."""

    def counted():
        index = Index(folder)
        catch_up(index, folder)
        rows = [(one.path, one.game) for one in index.listed() if "own" in one.path]
        found = [(len(index.ended(game, "ann")), index.shoots(game, "ann")) for _, game in rows]
        index.close()
        return found

    own = filed(Table(target=7).sweep(0, "over"), folder / "match-own.moon", 0)
    assert counted() == [(1, 1)]
    head, *lines = own.read_text("utf-8").splitlines(keepends=True)
    note = '{"event": "note", "kind": "seen"}\n'
    lines = [more for line in lines for more in ((note, line) if '"deal"' in line else (line,))]
    own.write_text("".join((head, *lines)), "utf-8")
    assert counted() == [(0, 0)]


def test_match_whose_seal_was_broken_is_no_longer_won_by_anybody(folder):
    own = filed(Table(target=14).sweep(0, "7").sweep(0, "7"), folder / "match-own.moon", 0)
    index = Index(folder)
    catch_up(index, folder)
    (game,) = (one.game for one in index.listed() if "own" in one.path)
    assert len(index.ended(game, "ann")) == 1
    lines = own.read_text("utf-8").splitlines(keepends=True)
    lines.insert(-4, '{"event": "note", "kind": "seen"}\n')
    own.write_text("".join(lines), "utf-8")
    catch_up(index, folder)
    assert not index.ended(game, "ann")
    index.close()


@each("odd", ["name", "time"])
def test_odd_file_keeps_no_other_from_being_known(folder, odd):
    """A name that is no text, as of an old archive, or a time that no index holds."""
    before = seen(folder)
    file = folder / "records" / (os.fsdecode(b"\xff.moon") if odd == "name" else "late.moon")
    try:
        file.write_text(played()[7][1], encoding="utf-8")
        if odd == "time":
            os.utime(file, ns=(1 << 63, 1 << 63))
    except (OSError, OverflowError):
        return  # there are no such files here
    index = Index(folder)
    catch_up(index, folder)
    assert index.known() == seen(folder)
    assert before.items() <= index.known().items()
    index.close()


def test_record_whose_copy_here_is_gone_meanwhile_is_taken_in(folder, tmp_path):
    known = seen(folder)
    path = next(iter(known))
    theirs = tmp_path / os.fsdecode(b"\xff.moon")
    try:
        shutil.move(folder / path, theirs)
    except OSError:
        theirs = Path(shutil.move(folder / path, tmp_path / "theirs.moon"))
    assert take_in(folder, [theirs], known, NEVER) == (1, 0, ())
    assert len(seen(folder)) == len(known), "and it is listed, whatever it was called"


def test_trouble_with_the_folder_is_told_of_the_file(folder, tmp_path):
    theirs = tmp_path / "theirs.moon"
    theirs.write_text(played()[7][1], encoding="utf-8")
    shutil.rmtree(folder / PLACES[-1])
    (folder / PLACES[-1].rstrip("/")).write_text("in the way")
    taken = take_in(folder, [theirs], {}, NEVER)
    assert [name for name, _ in taken.refused] == ["theirs.moon"]


def test_index_is_kept_and_only_what_changed_is_read_again(folder):
    index = Index(folder)
    assert index.kept
    assert index.known() == seen(folder) != {}
    index.close()
    assert (folder / SEAL).exists()


def test_index_whose_writing_was_cut_off_is_made_again(folder):
    index = Index(folder)
    index.put((), [next(iter(seen(folder)))])
    assert not (folder / SEAL).exists(), "it is in doubt until it is closed"
    again = Index(folder)
    assert again.known() == {}
    again.close()
    index.close()


WRITES = """
import sys
from pathlib import Path
from tests.memory.kept import catch_up
from moon_desktop.memory.index import Index
folder = Path(sys.argv[1])
while True:
    index = Index(folder)
    catch_up(index, folder)
    print("written", flush=True)
    index.put((), list(index.known())[::2])
    index.close()
"""


@pytest.mark.slow
def test_killed_at_any_moment_it_is_whole_or_made_again(folder):
    """And no record is touched."""
    chance, records = (
        random.Random(3),
        {path: (folder / path).read_bytes() for path in seen(folder)},
    )
    whole = rebuilt(folder, folder / "anew")
    for _ in range(20):
        writing = subprocess.Popen(
            [sys.executable, "-c", WRITES, str(folder)], stdout=subprocess.PIPE, text=True
        )
        assert writing.stdout is not None
        assert writing.stdout.readline() == "written\n"
        time.sleep(chance.random() / 50)
        writing.kill()
        writing.communicate()
        index = Index(folder)
        catch_up(index, folder)
        index.close()
        assert tables(folder) == whole
    assert records == {path: (folder / path).read_bytes() for path in seen(folder)}


def test_no_flipped_bit_is_believed(folder):
    """Nothing is told of records that they do not say, and nothing fails."""
    whole, chance = (folder / NAME).read_bytes(), random.Random(5)
    seal = (folder / SEAL).read_bytes()
    for _ in range(40):
        place, bit = chance.randrange(len(whole)), 1 << chance.randrange(8)
        (folder / NAME).write_bytes(
            whole[:place] + bytes([whole[place] ^ bit]) + whole[place + 1 :]
        )
        (folder / SEAL).write_bytes(seal)
        index = Index(folder)
        assert index.known() == {}
        index.close()


@each("broken", ["shorter", "empty", "text", "newer", "no seal", "odd seal"])
def test_broken_index_is_made_again(tmp_path, broken):
    folder = begun(tmp_path / "kept")
    (folder / "match.moon").write_text(played()[0][1], encoding="utf-8")
    index = Index(folder)
    catch_up(index, folder)
    index.close()
    whole = tables(folder)
    file, seal = folder / NAME, folder / SEAL
    match broken:
        case "shorter":
            os.truncate(file, file.stat().st_size // 2)
        case "empty":
            os.truncate(file, 0)
        case "text":
            file.write_text("a letter to a friend")
        case "newer":
            base = sqlite3.connect(file)
            base.execute("PRAGMA user_version = 99")
            base.close()
        case "no seal":
            seal.unlink()
        case "odd seal":
            seal.write_bytes(b"\xff" * 100_000)
    index = Index(folder)
    assert index.kept
    catch_up(index, folder)
    index.close()
    assert tables(folder) == whole


@each("odd", ["folder", "pipe", "read-only", "full"])
def test_where_it_cannot_be_kept_it_tells_the_same(tmp_path, odd):
    if odd == "pipe" and not hasattr(os, "mkfifo"):
        return
    folder = begun(tmp_path / "kept")
    (folder / "match.moon").write_text(played()[0][1], encoding="utf-8")
    match odd:
        case "folder":
            (folder / NAME).mkdir()
        case "pipe":
            os.mkfifo(folder / NAME)
        case "read-only" if os.geteuid():
            folder.chmod(0o500)
        case "full":
            (folder / NAME).symlink_to("/dev/full")
        case _:
            return
    index = Index(folder)
    assert not index.kept
    catch_up(index, folder)
    assert index.known() == seen(folder) != {}
    index.close()
    folder.chmod(0o700)


def test_disk_that_fills_up_meanwhile_is_held_out(folder):
    resource = pytest.importorskip("resource")
    for name, text in played()[6:]:
        (folder / "records" / name).write_text(text, encoding="utf-8")
    index = Index(folder)
    least, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, ((folder / NAME).stat().st_size // 2, most))
    try:
        catch_up(index, folder)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (least, most))
    assert not index.kept
    catch_up(index, folder)
    assert index.known() == seen(folder)
    index.close()
    assert not (folder / SEAL).exists()


def test_what_need_not_be_kept_costs_nothing_where_the_disk_is_full(folder):
    index = Index(folder)
    catch_up(index, folder)
    index.rows("PRAGMA max_page_count = 1")
    index.believe("moon 3", "9" * 100_000)
    assert index.kept
    assert index.known() == seen(folder) != {}
    assert index.believed("moon 3") == ""
    index.close()


def test_record_of_no_seats_is_played_by_nobody(folder):
    (folder / "records/odd.moon").write_text("{}\n", encoding="utf-8")
    assert not played_by(folder, "Nobody")
