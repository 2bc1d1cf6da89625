"""The chips: what Moon cards move, what tricks bring, who wins, and what an offence costs."""

from __future__ import annotations

from moon_desktop.engine.entries import GameOver, MatchOver, Play
from moon_desktop.games.moon_cards.chips import RoundOver, supply
from tests.kit.cases import each
from tests.kit.moon_cards import Table

ALL_RED = "R12 R11 R10 R9 R8"


@each(
    ("chips", "cards", "after"),
    [
        (2, "BIG R1 R2", 3),
        (2, "BIG BIG R2", 4),
        (2, "R5 LITTLE R2", 1),
        (2, "R5 LITTLE LITTLE", 0),
        (1, "R5 LITTLE LITTLE", 0),
        (0, "R5 LITTLE R2", 0),
        (0, "BIG LITTLE R2", 0),
        (0, "BIG LITTLE LITTLE", 0),
        (0, "BIG BIG LITTLE", 1),
        (2, "R5 R6 G1", 2),
    ],
)
def test_moon_cards_move_chips_at_once(chips, cards, after):
    """C3.4: first a chip is gained for each Big Moon, then one lost for each Little Moon, never
    below zero; only the taker's side is concerned."""
    table = Table("cards-three").deal(*cards.split()).scores(chips, chips, chips)
    table.say(*cards.split())
    taker = table.match.turn
    assert table.chips == tuple(after if seat == taker else chips for seat in range(3))
    moons = table.match.sight(0).moved
    assert moons == tuple(after - chips if seat == taker else 0 for seat in range(3))


def test_partners_have_their_chips_together():
    """C3.4, C1.3: what one takes, both have."""
    table = Table().deal("BIG", "B9", "B8", "B7").say("BIG B9 B8 B7")
    assert table.chips == (3, 2)


def test_the_fifth_trick_moves_chips_before_tricks_count():
    """C3.4, C4.1: a chip lost there is lost before one is won; the result tells both."""
    table = Table("cards-three").deal(
        ALL_RED.replace("R8", "B1"), "G1 G2 G3 G4 LITTLE", "P1 P2 P3 P4 LITTLE"
    )
    table.say("R12 G1 P1", "R11 G2 P2", "R10 G3 P3", "R9 G4 P4").scores(0, 2, 2)
    table.say("B1 LITTLE LITTLE")
    assert table.round == RoundOver("scored", None, (5, 0, 0), (0, 0, 0), (2, 0, 0), (2, 2, 2))
    assert table.round.points == (2, 0, 0)


@each(("tricks", "gained"), [(0, 0), (1, 1), (2, 0), (3, 1), (4, 0), (5, 2)])
def test_odd_tricks_bring_a_chip_and_all_five_two(tricks, gained):
    """C4.1: at the end of the round."""
    mine = ALL_RED.split()[:tricks] + ["G1", "G2", "G3", "G4", "G5"][: 5 - tricks]
    table = Table("cards-three").deal(" ".join(mine), "P1 P2 P3 P4 G12", "R1 P5 P6 P7 G11")
    while table.match.turn is not None:
        seat = table.match.turn
        legal = table.open().split()
        wanted = mine if seat == 0 else sorted(legal, reverse=True)
        table.say(next(card for card in wanted if card in legal))
    assert table.round.tricks[0] == tricks
    assert table.round.chips[0] == gained
    assert table.round.scores[0] == table.chips[0] == 2 + gained


def test_partners_count_their_tricks_together():
    """C4.1: three and two of them are five, one and one are none for anybody."""
    table = Table().deal("R12 R11 R10 G1 G2", "", "G12 G11 R1 R2 R3", "")
    table.say("R12 B1 R1 B6", "R11 B2 R2 B7", "R10 B3 R3 B8", "G1 B4 G12 B9", "G11 B10 G2 B5")
    assert table.round.tricks == (3, 0, 2, 0)
    assert table.round.chips == (2, 0)


def ended(preset: str, scores: tuple[int, ...], **house: object) -> Table:
    """A round in which seat 0 takes all tricks, from these chips on."""
    table = Table(preset, **house).deal(ALL_RED).scores(*scores)
    while table.match.turn is not None:
        table.add(table.match.legal()[0 if table.match.turn else -1])
    assert table.round.tricks[0] == 5
    return table


def test_who_has_the_target_and_more_than_any_other_wins():
    """C4.2: also above it; a tie there is played on."""
    game, match = ended("cards-three", (5, 6, 0)).entries[-2:]
    assert (game, match) == (GameOver(0, (1, 0, 0), (1, 0, 0)), MatchOver(0))
    assert ended("cards-three", (3, 6, 0)).entries[-1] == ended("cards-three", (3, 6, 0)).round
    tie = ended("cards-three", (5, 7, 0))
    assert tie.chips == (7, 7, 0)
    assert not tie.match.over
    assert ended("cards-three", (6, 7, 0)).entries[-1] == MatchOver(0)
    assert ended("cards-three", (0, 7, 0)).entries[-1] == MatchOver(1)
    assert ended("cards-three", (0, 8, 8)).match.turn is None
    assert not ended("cards-three", (0, 8, 8)).match.over


def test_chips_that_moon_cards_bring_win_no_game_before_the_round_is_over():
    """C4.2: it is asked at the end of a round."""
    table = Table("cards-three").deal("BIG").scores(6, 0, 0).say("BIG B5 B10")
    assert table.chips == (7, 0, 0)
    assert table.match.turn == 0


def test_a_match_of_several_games():
    """C4.3, C1.3, C2.1: who has more than half of them; each begins with the chips, and the deal
    passes on."""
    table = ended("cards-three", (6, 0, 0), match="best-of", match_length=3)
    assert table.entries[-1] == GameOver(0, (1, 0, 0), (1, 0, 0))
    assert (table.chips, table.dealing) == ((2, 2, 2), 0)
    table.add(table.next_deal("", ALL_RED)).scores(0, 6, 0)
    while table.match.turn is not None:
        table.add(table.match.legal()[-1])
    assert table.entries[-1] == GameOver(1, (0, 1, 0), (1, 1, 0))
    table.add(table.next_deal("", "", ALL_RED)).scores(0, 6, 0)
    while table.match.turn is not None:
        table.add(table.match.legal()[-1])
    assert not table.match.over
    table.scores(7, 0, 0).add(table.next_deal()).play_on()
    assert table.match.over
    assert table.refused(Play(0, "R1")) == ("over", "C4.3")
    assert table.match.chance(1) is None


def test_the_supply_is_counted_and_never_short():
    """C1.3."""
    assert supply((2, 2)) == 36
    assert supply((20, 30)) == 0


# --- offences -------------------------------------------------------------------------------


def offence(**house: object) -> Table:
    """Seat 2 is to follow green after a trick that brought seat 0 a chip."""
    table = Table("cards-three", renege="forfeit", **house)
    table.deal("BIG G9 G8", "B9 G7", "G1 R5 BIG LITTLE P1")
    return table.say("BIG B9 P1", "G9 G7")


def test_a_card_that_does_not_follow_is_not_accepted():
    """C6.1: by ``prevent``, the default."""
    table = Table("cards-three").deal("G9", "G1 R5").say("G9")
    assert table.refused("R5") == ("must-follow", "C2.3")


def test_a_renege_ends_the_round_and_costs_a_chip():
    """C6.1: the trick moves no chip and is nobody's; chips that moved stay; the same dealer deals
    the next hand by number."""
    table = offence()
    assert table.open() == "R5 G1 LITTLE BIG"
    table.say("R5")
    assert table.round == RoundOver("replayed", 2, (1, 0, 0), (1, 0, 0), (0, 0, -1), (3, 2, 1))
    assert table.entries[-1] == table.round
    assert table.dealing == 2
    assert table.next_deal().hand == 2


def test_moon_cards_and_cards_of_who_cannot_follow_are_no_offence():
    """C6.1, C2.3."""
    for card in ("BIG", "LITTLE", "G1"):
        assert len(offence().say(card).match.sight(0).tricks) == 2
    table = Table("cards-three", renege="forfeit").deal("G9", "R5 R4 P1 P2 P3").say("G9 R5")
    assert table.match.turn == 2


def test_who_has_no_chip_pays_none():
    """C6.1: never below zero."""
    table = offence().scores(3, 2, 0).say("R5")
    assert table.round.chips == (0, 0, 0)
    assert table.chips == (3, 2, 0)


def test_a_replayed_round_wins_no_game():
    """C6.1: C4.2 is not asked, though a side is ahead."""
    table = offence().scores(9, 2, 2).say("R5")
    assert table.round.scores == (9, 2, 1)
    assert not table.match.over
    assert table.entries[-1] == table.round


def test_a_side_pays_for_either_partner():
    """C6.1."""
    table = Table(renege="forfeit").deal("G9", "", "G1 R5").say("G9 B5 R5")
    assert table.round.chips == (-1, 0)
