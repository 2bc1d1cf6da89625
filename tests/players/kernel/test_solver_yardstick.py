"""What the kernel is compared with is itself right: minimax's tricks, and the tables by hand."""

from moon_desktop.engine.pieces import BIT, INDEX, TILES
from moon_desktop.engine.suits import doubles_low, follow_me, pip_trump
from tests.kit.cases import each
from tests.kit.tables import HIGH, LOW, OWN, SEVENS, THREES, suits_of


def order(suits, suit):
    """The tiles that can take a trick of ``suit``, strongest first."""
    ranks = suits.strength[suit]
    return [TILES[i] for i in sorted(range(28), key=lambda i: -ranks[i]) if ranks[i]]


@each(
    ("by_hand", "suits"),
    [
        (suits_of(THREES, 3), pip_trump(3)),
        (suits_of(HIGH), follow_me()),
        (suits_of(LOW), doubles_low()),
    ],
)
def test_tables_by_hand_say_what_the_engine_says(by_hand, suits):
    assert by_hand[:4] == suits[:4]
    for suit in {led for leads in suits.leads for led in leads}:
        assert order(by_hand, suit) == order(suits, suit)


def test_sevens_are_trumps_and_leave_their_suits():
    suits = suits_of(SEVENS, 7)
    assert suits.trumps == BIT["6-1"] | BIT["5-2"] | BIT["4-3"]
    assert order(suits, 6) == ["6-1", "5-2", "4-3", "6-6", "6-5", "6-4", "6-3", "6-2", "6-0"]
    assert suits.suit_led(INDEX["4-3"]) == 7
    assert not suits.followers[4] & BIT["4-3"]


def test_doubles_of_their_own_are_no_trumps():
    suits = suits_of(OWN)
    assert suits.trump_suit is None
    assert order(suits, 7)[0] == "6-6"
    assert not suits.followers[6] & BIT["6-6"]
    assert suits.suit_led(INDEX["5-5"]) == 7
