"""Which names are one person's, and what is its own: kept in a file that nothing is lost of."""

from __future__ import annotations

import json
import os
import unicodedata

import pytest

from moon_desktop.disk.places import PEOPLE
from moon_desktop.memory.people import People, Person
from moon_desktop.words.names import clean_name
from tests.kit.cases import each

ANNA = Person("Anna", ("You",), "bea", own={"lessons": {"moon": 3}, "solved": "a b", "helped": "b"})
KIM = Person("Kim", own={"solved": "b c", "helped": "c", "coach": True, "of a later one": [1]})


@pytest.fixture
def people(tmp_path):
    found = People(tmp_path)
    found.put(ANNA, KIM, here="Anna")
    return found


def again(folder) -> People:
    return People(folder)


def test_what_is_told_is_there_again(people, tmp_path):
    found = again(tmp_path)
    assert found.every == (ANNA, KIM)
    assert found.here == "Anna"
    told = json.loads((tmp_path / PEOPLE).read_text())
    assert told["people"][0]["also"] == ["You"]
    assert told["people"][0]["lessons"] == {"moon": 3}


def test_names_are_told_apart_by_letters_and_not_by_how_they_are_written(people):
    people.put(Person("Zoë", ("Zo",)))
    for name in ("zoë", " ZOË ", unicodedata.normalize("NFD", "Zoë"), "zo"):
        assert people.alike(name) == ("zoë", "zo")
    assert people.alike("Zoe") == ("zoe",)
    assert people.of("Straße").names == people.of("STRASSE").names


def test_two_who_are_one_have_the_progress_of_both_and_apart_each_has_all(people, tmp_path):
    people.join("Kim", "Anna")
    kim = again(tmp_path).of("anna")
    assert kim.name == "Kim"
    assert kim.also == ("Anna", "You")
    assert kim.own == {
        **KIM.own, "lessons": {"moon": 3}, "solved": "a b c", "helped": "c",
    }  # fmt: skip
    people.join("you", "KIM")
    assert people.every == (kim,)
    people.part("You")
    found = again(tmp_path)
    assert {one.name for one in found.every} == {"Kim", "Anna", "You"}
    assert all(one.own == kim.own and not one.also for one in found.every)


def test_who_is_shown_otherwise_keeps_the_names_of_the_records(people):
    people.rename("Anna", "Anna B.")
    assert people.of("you") == ANNA._replace(name="Anna B.", also=("Anna", "You"))
    people.rename("anna b.", "Anna")
    assert people.of("you").also == ("Anna B.", "You")
    for taken in ("kim", "  ", "\0"):
        with pytest.raises(ValueError, match=f"^{clean_name(taken)}$"):
            people.rename("Anna", taken)


def test_of_whom_there_is_nothing_to_say_nothing_is_kept(people, tmp_path):
    people.put(Person("Kim"))
    assert again(tmp_path).every == (ANNA,)


@each(
    "content, sound",
    [
        (b"", 0),
        (b"\xff\xfe", 0),
        (b"[" * 100_000, 0),
        (b'{"people": []}', 0),
        (b'{"moon_people": 1, "people": {}}', 0),
        (b'{"moon_people": 1, "people": [{"name": "Kim"}, {"name": 3}, 7], "here": 5}', 1),
        (b'{"moon_people": 1, "people": [{"name": "Kim"}, {"name": "Bo", "also": ["KIM"]}]}', 1),
        (b'{"moon_people": 1, "people": [{"name": "Kim", "also": ["\\ud800"]}]}', 0),
    ],
)
def test_damaged_file_is_kept_and_what_is_sound_of_it_holds(tmp_path, content, sound):
    (tmp_path / PEOPLE).write_bytes(content)
    people = People(tmp_path)
    assert [one.name for one in people.every] == ["Kim"][:sound]
    assert people.set_aside is not None
    assert people.set_aside.read_bytes() == content
    people.put(ANNA)
    assert len(again(tmp_path).every) == sound + 1
    assert again(tmp_path).set_aside is None


@each("content", [b'{"moon_people": 2, "folk": []}', b" " * (1 << 20) + b"{}", None])
def test_file_of_a_newer_version_and_what_cannot_be_read_is_never_written_over(tmp_path, content):
    if content is None:
        os.mkfifo(tmp_path / PEOPLE)
    else:
        (tmp_path / PEOPLE).write_bytes(content)
    people = People(tmp_path)
    assert people.every == ()
    assert people.newer is (people.trouble is None)
    with pytest.raises(OSError, match=PEOPLE):
        people.put(ANNA)
    assert people.every == ()
    if content is not None:
        assert (tmp_path / PEOPLE).read_bytes() == content
    assert os.listdir(tmp_path) == [PEOPLE]


def test_disk_that_is_full_changes_nothing(people, tmp_path, monkeypatch):
    def full(*_, **__):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("moon_desktop.memory.people.write", full)
    for change in (lambda: people.put(Person("Bo"), here="Bo"), lambda: people.join("Kim", "Bo")):
        with pytest.raises(OSError, match="No space"):
            change()
        assert (people.every, people.here) == ((ANNA, KIM), "Anna")
