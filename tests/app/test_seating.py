"""Who sits where, from the preferences to the seats of a match and back."""

from __future__ import annotations

from moon_desktop.app.seating import (
    reseated,
    seated,
    seated_faces,
    shown_names,
    without_names,
    without_people,
)
from moon_desktop.disk.settings import Settings
from moon_desktop.engine.record import Header, SeatName
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.words.names import NAME_LIMIT
from tests.kit.cases import each
from tests.kit.sealed import SECRET

ALONE = Settings()
PAIR = Settings(your_name="Ann", left_name="Bo", left_player="human", right_player="random")
WATCHED = Settings(your_name="Cy", your_player="random")


def header(*seats: tuple[str, str]) -> Header:
    names = tuple(SeatName(name, player) for name, player in seats)
    return Header("moon", MoonRules().to_record(), names)


def begun(chosen: Settings, seats: int = 3) -> Header:
    return header(*seated(chosen, seats))


def test_four_sit_clockwise_from_your_place():
    names = [seat.name for seat in seated(ALONE, 4)]
    assert names == ["You", "Theo", "Bea", "Ada"]


def test_any_place_may_be_a_persons():
    everybody = Settings(
        your_player="human",
        left_player="human",
        across_player="human",
        right_player="human",
    )
    assert [seat.player for seat in seated(everybody, 4)] == ["human"] * 4
    assert [seat.player for seat in seated(WATCHED, 3)] == ["random", "casual", "casual"]


@each(
    ("chosen", "seats", "names"),
    [
        (Settings(), 3, ["You", "Theo", "Ada"]),
        (Settings(your_name="Ann"), 3, ["Ann", "Theo", "Ada"]),
        (Settings(left_player="human", left_name=""), 3, ["Player 1", "Player 2", "Ada"]),
        (Settings(left_player="human"), 3, ["Player 1", "Theo", "Ada"]),
        # The person across is not there where three play.
        (Settings(across_player="human", across_name=""), 3, ["You", "Theo", "Ada"]),
        (
            Settings(across_player="human", across_name=""),
            4,
            ["Player 1", "Theo", "Player 3", "Ada"],
        ),
        (
            Settings(your_player="casual", right_player="human", right_name=""),
            3,
            ["Player 1", "Theo", "You"],
        ),
        (Settings(left_name=""), 3, ["You", "Player 2", "Ada"]),
    ],
)
def test_nobody_is_you_where_several_persons_play(chosen, seats, names):
    assert [seat.name for seat in seated(chosen, seats)] == names


# --- a match in play ----------------------------------------------------------------------


@each("chosen", [ALONE, PAIR, WATCHED])
@each("after", [ALONE, PAIR, WATCHED, Settings(right_name="Di")])
@each("seats", [3, 4])
def test_match_begun_here_follows_the_preferences(chosen, after, seats):
    """Also in persons: a match in play may gain one or lose one."""
    assert reseated(begun(chosen, seats), chosen, after) == seated(after, seats)


def test_nothing_changed_leaves_every_match_as_it_is():
    for there in (begun(PAIR), header(("X", "casual"), ("Y", "human"), ("Z", "expert"))):
        for chosen in (ALONE, PAIR, WATCHED):
            assert reseated(there, chosen, chosen) == there.seats


@each("you", [0, 1, 2])
def test_in_a_record_from_elsewhere_you_are_the_first_person(you):
    seats = [("A", "casual"), ("B", "casual"), ("C", "random")]
    seats[you] = ("Zoë", "human")
    after = Settings(your_name="Me", left_name="Left", right_player="random")
    found = reseated(header(*seats), ALONE, after)
    assert found[you] == ("Me", "human")
    assert found[(you + 1) % 3] == ("Left", seats[(you + 1) % 3][1])
    assert found[(you + 2) % 3] == (seats[(you + 2) % 3][0], "random")


def test_person_joins_a_record_from_elsewhere_under_the_name_it_has():
    there = header(("A", "casual"), ("Zoë", "human"), ("C", "random"))
    found = reseated(there, ALONE, ALONE._replace(right_player="human"))
    assert found == (("A", "human"), ("Player 1", "human"), ("C", "random"))


def test_change_of_a_name_makes_nobody_a_person():
    there = header(("A", "casual"), ("B", "casual"), ("C", "casual"))
    assert reseated(there, ALONE, Settings(your_name="Me")) == there.seats


def test_place_becomes_a_computer_players():
    found = reseated(begun(PAIR), PAIR, PAIR._replace(left_name="Theo", left_player="casual"))
    assert found == (("Ann", "human"), ("Theo", "casual"), ("Ada", "random"))


# --- names to be shown --------------------------------------------------------------------


def test_demo_seats_nobody():
    seats = without_people(begun(ALONE), "casual").seats
    assert [seat.player for seat in seats] == ["casual"] * 3
    assert seats[0].name != "You"


def test_names_that_show_nothing_are_numbers():
    assert shown_names(header(("", "human"), ("\u202e", "casual"), (" \u200d", "casual"))) == (
        "Player 1",
        "Player 2",
        "Player 3",
    )


@each(
    ("names", "shown"),
    [
        (("Ann", "Ann", "Ann"), ("Ann", "Ann (2)", "Ann (3)")),
        (("Ann", "ANN", "Bo"), ("Ann", "ANN (2)", "Bo")),
        (("Ann (2)", "Ann", "Ann"), ("Ann (2)", "Ann", "Ann (3)")),
        (("Player 2", "", "Player 2"), ("Player 2", "Player 2 (2)", "Player 2 (3)")),
        (("W" * 200,) * 3, ("W" * 40, "W" * 36 + " (2)", "W" * 36 + " (3)")),
    ],
)
def test_same_names_are_told_apart(names, shown):
    found = shown_names(header(*((name, "casual") for name in names)))
    assert found == shown
    assert all(len(name) <= NAME_LIMIT for name in found)


# --- faces ----------------------------------------------------------------------------------


def faces(chosen: Settings, *players: str) -> tuple[str, ...]:
    return seated_faces(header(*(("", player) for player in players)), chosen)


def test_a_face_belongs_to_the_place_and_not_to_the_name():
    named = ALONE._replace(left_name="Zed", across_name="Theo")
    assert faces(named, "human", "casual", "expert", "human") == ("", "theo", "bea", "ada")
    chosen = ALONE._replace(your_face="otis", left_face="nell")
    assert faces(chosen, "human", "casual", "casual") == ("otis", "nell", "ada")


def test_crescents_are_for_people_and_no_two_are_alike():
    chosen = ALONE._replace(your_face="sea", left_face="sea", across_face="dusk")
    assert faces(chosen, "human", "human", "human", "casual") == ("sea", "", "dusk", "ada")
    assert faces(chosen, "human", "casual", "casual", "casual") == ("sea", "theo", "bea", "ada")


def test_whoever_changed_places_took_the_face_along():
    chosen = ALONE._replace(
        your_name="Theo", your_player="casual", your_face="theo",
        left_name="Cy", left_player="human", left_face="sea",
    )  # fmt: skip
    assert seated_faces(begun(chosen), chosen) == ("theo", "sea", "ada")


def test_in_a_record_from_elsewhere_the_first_person_is_you():
    assert faces(ALONE, "casual", "human", "casual") == ("ada", "", "theo")


def test_no_computer_player_is_without_a_face_and_nobody_has_it_twice():
    for seats in range(2, 7):
        found = faces(ALONE, *["casual"] * seats)
        assert "" not in found
        assert len(set(found)) == seats


@each(
    ("seats", "shown"),
    [
        # Nobody of them sits there at home: each has the face of that name.
        ([("Me", "human"), ("Ines", "casual"), ("Hugo", "casual")], ("", "ines", "hugo")),
        # Theo keeps his own, whoever sits in his place.
        ([("Me", "human"), ("Kim", "casual"), ("Theo", "casual")], ("", "bea", "theo")),
        # Two of one name, and a person of such a name, who has the face of the place.
        ([("Hugo", "casual"), ("Hugo", "casual"), ("Me", "human")], ("hugo", "ada", "")),
        ([("Me", "human"), ("Nell", "human"), ("Theo", "casual")], ("", "bea", "theo")),
    ],
)
def test_in_a_record_from_elsewhere_faces_are_those_of_the_names(seats, shown):
    found = seated_faces(header(*seats), ALONE)
    assert found == shown


def test_what_a_person_wrote_as_the_cut_goes_with_the_names():
    for cut, left in (("Ann cuts", (None, None)), ("", (SECRET, ""))):
        sealed = header(("Ann", "human")).sealed(SECRET, cut)
        told, _ = without_names(sealed, ())
        assert (told.secret, told.cut) == left
        assert told.seed == sealed.seed
