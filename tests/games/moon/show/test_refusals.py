"""Every refusal of the rules as a sentence, to the player it concerns and told of a seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from moon_desktop.engine.entries import Bid, Draw, Play
from moon_desktop.engine.illegal import Illegal, Reason
from moon_desktop.games.auction.entries import Exchange
from moon_desktop.games.moon.entries import MoonReason, TimeUp
from moon_desktop.games.moon.show import SHOW
from tests.kit.arrange import Table
from tests.kit.cases import each

refusal = SHOW.help.refusal
NAMES = ("Ann", "Bea", "Cy")
ANN, BEA, CY = (
    "6-5 6-4 6-3 6-2 6-1 5-5 3-2",
    "6-6 5-4 5-1 4-3 4-1 3-3 2-1",
    "5-3 5-2 4-2 3-1 2-2 1-1 0-0",
)
PROMPT_WIDTH = 75
"""What the line above the hand holds, in characters."""


def dealt(dice: Any = None, **house: Any) -> Table:
    return Table(**house).deal(ANN, BEA, CY, widow="4-4", dice=dice)


def bought(by: int = 0, bid: str = "4", dice: Any = None, **house: Any) -> Table:
    return dealt(dice, **house).bid(by, bid)


def playing(trump: str, by: int = 0, **house: Any) -> Table:
    return bought(by, **house).contract(trump)


def won() -> Table:
    return bought(0, "over", stop_when_set=True, target=1).contract("6").say("6-5 6-6 0-0")


def bad_deal(house: dict[str, Any], **changes: Any) -> Illegal:
    table = Table(**house).dealer(2)
    dice = (3, 5) if table.rules.aggie_dice else None
    return table.refusal(table.next_deal(ANN, BEA, dice=dice)._replace(**changes))


TOLD: list[tuple[Callable[[], Illegal], str]] = [
    (
        lambda: Table().refusal(Draw(("5-1", None, "6-5"))),
        "That is against the rules of the game.",
    ),
    (lambda: bad_deal({}, dealer=3), "That is against the rules of the game."),
    (lambda: dealt().refusal(TimeUp()), "That is against the rules of the game."),
    (lambda: won().refusal(Bid(0, "4")), "The match is over, so nothing can follow."),
    (
        lambda: dealt().refusal("double"),
        "Ann cannot bid Double here, only Pass, 4, 5, 6, 7, Over or Under.",
    ),
    (lambda: dealt().say("5").refusal("4"), "Bea bids 4, which is not above the standing bid, 5."),
    (
        lambda: dealt(all_pass="force-dealer").say("pass pass").refusal("pass"),
        "Cy is the dealer and must bid, for all the others passed.",
    ),
    (lambda: bought().refusal("6-6"), "Ann does not hold the double six."),
    (lambda: playing("6").refusal("soup"), "Ann does not hold the “soup”."),
    (
        lambda: bought(follow_me="off").say("3-2").refusal("none"),
        "Follow me cannot be called under these house rules.",
    ),
    (lambda: bought().say("3-2").refusal("7"), "“7” cannot be called under these house rules."),
    (
        lambda: bought(aggie_dice=True, dice=(3, 5)).say("3-2").refusal("6"),
        "Ann may call only threes or fives, the numbers on the dice.",
    ),
    (
        lambda: bought(aggie_dice=True, dice=(4, 4)).say("3-2").refusal("6"),
        "Ann may call only fours, the numbers on the dice.",
    ),
    (
        lambda: bought(follow_me="blanks").say("3-2").refusal("0"),
        "Ann may not call blanks without the double blank.",
    ),
    (
        lambda: playing("none", named_lead=True).refusal("6-5/3"),
        "That is against the rules of the game.",
    ),
]

TO_YOU: list[tuple[Callable[[], Illegal], str, str]] = [
    (
        lambda: Table().refusal(Exchange(1, "6-5")),
        "This is not the moment for that.",
        "A draw or a deal has to come first.",
    ),
    (
        lambda: dealt().refusal(Play(0, "6-5")),
        "This is not the moment for that.",
        "Ann has to do something else first.",
    ),
    (
        lambda: dealt().refusal(Bid(1, "4")),
        "It is not your turn: wait for Ann.",
        "It is the turn of Ann, not of Bea.",
    ),
    (
        lambda: bought(2, follow_me="blanks", widow_timing="after-trump").say("0").refusal("0-0"),
        "You called blanks, so the double blank stays in your hand.",
        "Cy called blanks and may not lay the double blank away.",
    ),
    (
        lambda: playing("0", by=2, follow_me="blanks").refusal("5-3"),
        "You called blanks, so lead the double blank first.",
        "Cy called blanks and must lead the double blank first.",
    ),
    (
        lambda: playing("6", first_lead_trump=True).refusal("5-5"),
        "Your first lead must be a trump, and you hold sixes.",
        "Ann must lead a trump first, holding sixes, not the double five.",
    ),
    (
        lambda: playing("doubles", first_lead_trump=True).refusal("6-5"),
        "Your first lead must be a trump, and you hold doubles.",
        "Ann must lead a trump first, holding doubles, not the six-five.",
    ),
    (
        lambda: playing("6").say("6-4").refusal("5-4"),
        "The six-four was led: you must follow sixes, and you hold some.",
        "Bea plays the five-four, but the six-four was led and Bea holds sixes.",
    ),
    (
        lambda: playing("doubles").say("5-5").refusal("5-4"),
        "The double five was led: you must follow doubles, and you hold some.",
        "Bea plays the five-four, but the double five was led and Bea holds doubles.",
    ),
]


@each(("refused", "sentence"), TOLD)
def test_it_is_told_of_the_seats_by_name(refused, sentence):
    illegal = refused()
    for you in (None, 0, 1, 2):
        assert refusal(illegal, NAMES, you) == sentence


@each(("refused", "to_you", "sentence"), TO_YOU)
def test_who_picks_a_tile_is_told_in_a_line(refused, to_you, sentence):
    illegal = refused()
    seat = illegal.entry.seat
    assert refusal(illegal, NAMES, seat) == to_you
    assert refusal(illegal, NAMES) == refusal(illegal, NAMES, (seat + 1) % 3) == sentence
    assert len(to_you) <= PROMPT_WIDTH


def test_every_reason_is_refused_in_words():
    refused = [case[0] for case in TOLD] + [case[0] for case in TO_YOU]
    assert {each().reason for each in refused} == {*Reason, *MoonReason}


def test_seat_that_the_match_does_not_have_is_told_by_its_number():
    told = refusal(dealt().refusal(Bid(3, "4")), NAMES)
    assert told == "It is the turn of Ann, not of Seat 3."


def test_name_with_braces_is_left_as_it_is():
    told = refusal(dealt().refusal(Bid(1, "4")), ("{bid}", "{0}", "Cy"))
    assert told == "It is the turn of {bid}, not of {0}."


def test_name_that_is_written_from_right_to_left_is_set_apart():
    ada = "\u05d0\u05d3\u05d4"
    illegal = playing("6", by=1).refusal(Play(0, "6-5"))
    apart = f"\u2068{ada}\u2069"
    assert refusal(illegal, ("Ann", ada, "Cy"), 0) == f"It is not your turn: wait for {apart}."
    assert apart in refusal(illegal, ("Ann", ada, "Cy"))
