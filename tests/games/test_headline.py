"""The headline over a reviewed hand: true of the figures, at the worst choice of its reader."""

from __future__ import annotations

from typing import Any

from moon_desktop.engine.entries import Bid, Play
from moon_desktop.games import CATALOGUE
from moon_desktop.games.auction.entries import Exchange, NameTrump
from moon_desktop.games.views.review import Fortune, Headline, MatchFortune, Readers
from moon_desktop.players import review as reviews
from moon_desktop.players.review import HandReview
from tests.kit import forty_two, moon_cards
from tests.kit.advised import hand_review, lost, weighed_so
from tests.kit.arrange import Table
from tests.kit.cases import each

SEATS = ("You", "Theo", "Ada", "Bea")
SMALL, MISTAKE = 0.01, 0.1


def moon(table: Any) -> HandReview:
    return hand_review(table.rules, table.entries, 1)


SWEPT, SET = moon(Table().sweep(0, "5")), moon(Table().flop(0, "5"))
"""Hands of Moon that you bid: you take every trick, or the seat to your left does."""


def fortune(luck: float, own: float = 0.0, others: float = 0.0) -> MatchFortune:
    found = Fortune(luck + own + others, luck, own, others, (0, 0, 0))
    return MatchFortune(1, (found,) * 4)


def told(review: HandReview, *people: int, game: str = "moon", luck: Any = None) -> Headline:
    names = SEATS[: review.rules.table.count]
    return CATALOGUE[game].show.review.hand(review, names, Readers(people or (0,), luck)).headline


def places(review: HandReview, seat: int, *kinds: type) -> list[int]:
    """The numbers of the choices of ``seat`` that are of these ``kinds``."""
    return [
        number
        for number, step in enumerate(review.steps)
        if step.seat == seat and isinstance(step.choice, kinds)
    ]


MINE = places(SWEPT, 0, Play)


@each(
    ("mistakes", "words", "opens"),
    [
        ({places(SWEPT, 0, Bid)[0]: MISTAKE}, "One mistake: the bid", places(SWEPT, 0, Bid)[0]),
        ({places(SWEPT, 0, Exchange)[0]: 0.03}, "One mistake: what was laid away", None),
        ({MINE[2]: MISTAKE}, "One mistake: trick 3", MINE[2]),
        ({MINE[4]: SMALL}, "One doubtful choice: trick 5", MINE[4]),
        ({MINE[0]: 0.03, MINE[5]: 0.04}, "2 mistakes: trick 1 and trick 6", MINE[5]),
        ({MINE[0]: SMALL, MINE[1]: SMALL, MINE[3]: 0.03}, "2 doubtful choices, one mistake", None),
        (
            {MINE[0]: SMALL, MINE[1]: 0.05, MINE[3]: 0.03},
            "One doubtful choice, 2 mistakes",
            MINE[1],
        ),
        (dict.fromkeys(MINE[:5], 0.03), "5 mistakes", MINE[0]),
        ({places(SWEPT, 1, Play)[1]: 0.3}, "Well played: no mistake", 0),
    ],
)
def test_it_counts_the_readers_own_mistakes_and_opens_at_the_worst(mistakes, words, opens):
    review = weighed_so(SWEPT, **{f"s{number}": games for number, games in mistakes.items()})
    at = next(iter(mistakes)) if len(mistakes) == 1 else max(mistakes, key=lambda n: mistakes[n])
    assert told(review) == Headline(words, "", at if opens is None else opens)


def test_of_several_readers_it_says_who_erred():
    review = weighed_so(SWEPT, **{f"s{places(SWEPT, 1, Play)[1]}": MISTAKE})
    assert told(review, 0, 1).words == "One mistake: Theo"
    assert told(review, 0, 2).words == "Well played: no mistake"
    nobody = CATALOGUE["moon"].show.review.hand(review, SEATS[:3], Readers()).headline
    assert nobody.words == "One mistake: Theo"


def test_it_says_that_it_is_still_weighed_and_waits_for_the_readers_choices_only():
    review = weighed_so(SWEPT, **{f"s{MINE[1]}": MISTAKE})
    theirs = places(SWEPT, 2, Bid)[0]
    open_yet = review.with_step(theirs, review.steps[theirs]._replace(knew=None))
    assert told(open_yet) == Headline("Still being weighed", "One mistake so far", MINE[1])
    for number, so_far in ((MINE[3], "One mistake so far"), (MINE[1], "")):
        open_yet = review.with_step(number, review.steps[number]._replace(knew=None))
        assert told(open_yet) == Headline("Still being weighed", so_far, None)


def test_nobody_is_praised_or_blamed_before_everything_is_weighed():
    """What decided instead of a mistake is not known before; a mistake is one so far."""
    review = weighed_so(SWEPT)
    theirs = [number for number, step in enumerate(review.steps) if step.seat]
    for number in (theirs[0], theirs[-1]):
        open_yet = review.with_step(number, review.steps[number]._replace(knew=None))
        for people in ((0,), (0, 1), ()):
            found = told(open_yet, *people)
            assert found.words == "Still being weighed", people
        assert told(open_yet).more == "No mistake so far"
    assert told(review).words == "Well played: no mistake"
    assert told(weighed_so(SWEPT, **{f"s{MINE[1]}": MISTAKE})).words == "One mistake: trick 2"


@each(
    ("luck", "words"),
    [
        (fortune(-0.2), "Well played: the deal was against you"),
        (fortune(-0.2, others=0.1), "Well played: the deal was against you"),
        (fortune(-0.1, others=-0.2), "Well played: no mistake"),
        (fortune(-0.1, others=0.2), "Well played, and others’ mistakes helped you"),
        (fortune(0.2, others=0.1), "Well played, and the deal was with you"),
        (fortune(0.001), "Well played: no mistake"),
        (None, "Well played: no mistake"),
    ],
)
def test_without_a_mistake_it_says_what_decided(luck, words):
    assert told(weighed_so(SWEPT), luck=luck) == Headline(words, "", 0)


def could(review: HandReview, made: bool) -> HandReview:
    """The same with every choice but the bids coming to all tricks or none, with all seen."""
    for number, step in enumerate(review.steps):
        if not isinstance(step.choice, Bid):
            seen = dict.fromkeys(step.before.legal(), 42 * made)
            review = review.with_step(number, step._replace(seen=seen))
    return review


@each(
    ("review", "made", "reader", "words"),
    [
        (SET, False, 0, "Well played: nobody could have made it"),
        (SET, True, 0, "Well played: the deal was against you"),
        (SET, False, 1, "Well played: the deal was against you"),
        (SWEPT, True, 1, "Well played: nobody could have set it"),
        (SWEPT, False, 1, "Well played: the deal was against you"),
        (SWEPT, True, 0, "Well played: the deal was against you"),
    ],
)
def test_what_nobody_could_have_done_is_said_where_it_is_so(review, made, reader, words):
    """With all tiles seen, from the first choice after the auction."""
    found = told(could(weighed_so(review), made), reader, luck=fortune(-0.2))
    assert found.words == words


def test_who_had_nothing_to_decide_is_not_praised():
    review = weighed_so(SWEPT)
    forced = [one for one in review.steps if len(one.before.legal()) == 1 and one.seat == 1]
    others = [one for one in review.steps if one.seat != 1]
    assert told(review._replace(steps=(*others, *forced)), 1).words == "There was nothing to decide"


def test_in_texas_42():
    table = forty_two.Table().flop(0)
    game = CATALOGUE["texas42"]
    count = sum(1 for _ in reviews.choices(game.start, table.rules, table.entries))
    review = reviews.hand_review(game, table.rules, table.entries, 1, [{}] * count)
    review = could(weighed_so(review), made=False)
    assert told(review, game="texas42").words == "Well played: nobody could have made it"
    assert told(review, 2, game="texas42").words == "Well played: nobody could have made it"
    assert told(review, 1, game="texas42").words == "Well played: no mistake"
    trump = places(review, 0, NameTrump)[0]
    erred = review.with_step(trump, lost(review.steps[trump], MISTAKE))
    assert told(erred, game="texas42") == Headline("One mistake: trump", "", trump)


def test_in_the_card_game():
    """C4.1: there is no contract, so luck and play are all that is told."""
    table = moon_cards.Table("cards-two").deal().play_on()
    game = CATALOGUE["shoot-the-moon-cards"]
    review = reviews.hand_review(game, table.rules, table.entries, 1, [{}] * 10)
    assert told(review, game=game.name).words == "Still being weighed"
    sound = weighed_so(review)
    words = told(sound, game=game.name, luck=fortune(-0.2)).words
    assert words == "Well played: the deal was against you"
    second = places(review, 0, Play)[1]
    found = told(weighed_so(review, **{f"s{second}": MISTAKE}), game=game.name)
    assert found == Headline("One mistake: trick 2", "", second)
