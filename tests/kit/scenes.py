"""Positions of each game at which something of its own is said: what the last entry of each brings
to every seat stands among the golden sentences. The rules that decide on it stand beside them.

A walk by lot seldom comes to a triple shoot, a tie at the draw or a renege in nel-o.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from tests.kit import forty_two, moon_cards
from tests.kit.arrange import SURE, Table

FORFEIT: dict[str, Any] = {"renege": "forfeit"}

# --- Moon -----------------------------------------------------------------------------------------

SIXES = SURE[3]
LED = "6-6 6-5 6-4 6-3 5-5", "6-2 5-2 4-2 2-2"
"""What Bea leads from, and what Cy plays to it."""

TAKEN = "6-1 6-2 5-5 4-4 3-1 2-1 5-1", "6-6 6-5 6-4 5-4 5-3 5-2 4-1", "4-2 4-3 3-3 3-2 2-2 1-1"
BROKEN = "6-6 6-5 6-4 6-3 3-1 2-1 1-1", "6-2 5-5 5-4 4-1 3-3 3-2 2-2"
FIRST = "6-6 6-2 6-1  6-5 4-1 5-1  6-4 2-2 5-2  6-3 5-4 5-3"
TIMED: dict[str, Any] = {"match": "timed", "match_length": 9, "target": 7}
TIMED["game_marks"] = "winner-only"


def _auction(said: str, **house: Any) -> Table:
    return Table(**house).deal(SIXES, widow="5-1").say(said)


def _naming(hand: str = SIXES, dice: Any = None, **house: Any) -> Table:
    return Table(**house).deal(hand, widow="5-1", dice=dice).bid(0, "7")


def _bought(bid: str = "5", call: str = "6", **house: Any) -> Table:
    table = Table(**house).deal(SIXES, widow="3-3").bid(0, bid)
    return table.contract(call) if bid != "under" else table.say("3-3")


def _following(hand: str, *plays: str, call: str = "6", **house: Any) -> Table:
    return Table(**house).deal(hand, *LED, widow="3-3").bid(1, "7").contract(call).say(*plays)


def _taken(plays: str, bid: str = "4", call: str = "6", **house: Any) -> Table:
    table = Table(**house).deal(*TAKEN, widow="6-3").bid(1, bid)
    return (table.contract(call) if bid != "under" else table.say("6-3")).say(plays)


def of_moon() -> Iterator[Table]:
    """Moments of Moon."""
    # M1.3: the draw
    yield Table().draw("6-4 5-5 3-1")
    yield Table().draw("6-4 5-5 3-1").draw("2-1 1-1 -")
    yield Table().dealer(1)
    # M2.1-M2.4: what may be bid, what it promises and stakes (M5.1, M5.3, M5.5, M5.7)
    yield Table(under=False, minimum_bid=3).deal(SIXES)
    yield Table(over=False, under=False, overtricks=True).deal(SIXES)
    yield Table(shoot_after_seven=True, scoring="marks", target=7).deal(SIXES)
    yield Table(shoot_tops=3, hickeys=True).deal(SIXES)
    yield Table(seats=4, partners=True, scoring="marks", target=7).deal(SIXES)
    yield _auction("4 5")
    yield _auction("7", shoot_after_seven=True)
    yield _auction("5", shoot_tops=2)
    yield _auction("over", shoot_tops=2, under=False)
    yield _auction("over", shoot_tops=3)
    yield _auction("under", shoot_tops=3)
    yield _auction("over double", shoot_tops=3, hickeys=True)
    yield _auction("over pass pass", shoot_tops=2)
    yield _auction("under")
    # M2.5
    yield _auction("pass pass", all_pass="force-dealer")
    # M3.1-M3.3, M3.8, M3.9: the widow and the trump
    yield _naming()
    yield _naming().say("5-1")
    yield _naming(follow_me="off").say("5-1")
    yield _naming(follow_me="blanks").say("5-1")
    yield _naming("6-6 6-5 6-4 6-3 6-2 6-1 0-0", follow_me="blanks").say("5-1")
    yield _naming("6-6 6-5 6-4 6-3 6-2 6-1 0-0", follow_me="blanks").say("5-1", "0")
    blanks: dict[str, Any] = {"follow_me": "blanks", "widow_timing": "after-trump"}
    yield _naming("6-6 6-5 6-4 6-3 6-2 6-1 0-0", **blanks).say("0")
    yield Table(double_blank=False).deal(SIXES).bid(0, "7")
    yield _naming(dice=(3, 3), aggie_dice=True).say("5-1")
    yield _naming(dice=(2, 5), aggie_dice=True).say("5-1")
    yield _naming(widow_timing="after-trump")
    yield _naming(dice=(2, 5), aggie_dice=True, widow_timing="after-trump")
    # M3.4-M3.7, M4.6: the contract and the first lead
    for call in ("6", "doubles", "none"):
        yield _bought(call=call)
        yield _bought(call=call, first_lead_trump=True)
    yield _bought("under")
    yield _bought("over")
    yield _bought(call="none", named_lead=True)
    yield Table(seats=4, partners=True).deal(SIXES).say("5 pass pass pass 6")
    # M4.3, M4.5, M4.8: following
    yield _following("6-1 2-1 4-1", "6-6", "6-2")
    yield _following("1-1 2-1 4-1", "6-6", "6-2")
    yield _following("4-1 1-1 2-1", "5-5", "5-2")
    yield _following("5-3 1-1 2-1", "5-5", "5-2", call="3")
    yield _following("5-1 1-1 2-1", "5-5", "5-2")
    yield _following("4-1 3-1 2-1 3-2 5-1 4-3 5-3", "6-6", "2-2", call="doubles")
    yield _following("4-1 3-1 2-1", "6-6", "6-2", call="none")
    yield _following("4-1 1-1", "6-4/4", "4-2", call="none", named_lead=True)
    yield _following("6-1 1-1", "6-6", "6-2", **FORFEIT)
    # M3.7, M4.4, M4.7, M4.8: who takes a trick, and with what
    yield _taken("6-6 4-2 6-1")
    yield _taken("6-6 4-2 6-1", call="5")
    yield _taken("6-6 4-2 6-1", call="4")
    yield _taken("6-6 4-2 6-1", call="none")
    yield _taken("6-6 4-2 6-1", "under")
    yield _taken("6-5 4-2 6-1", "under")
    yield _taken("6-6 4-2 5-5", **FORFEIT)
    # What the bidder still needs
    yield Table().deal(*BROKEN, widow="0-0").bid(0, "5").contract("6").say(FIRST)
    yield Table().deal(*BROKEN, widow="0-0").bid(0, "4").contract("6").say(FIRST)
    yield Table().deal(*BROKEN, widow="0-0").bid(0, "7").contract("6").say(FIRST)


def hands_of_moon() -> Iterator[Table]:
    """Hands of Moon that have just ended."""
    # M2.5, M5.1-M5.7: by the contract
    yield Table("shoot-the-moon").deal(*BROKEN, widow="0-0").bid(0, "5").say("1-1", "6").play_on()
    yield Table().deal(*BROKEN, widow="0-0").bid(0, "4").contract("6").play_on()
    yield Table().flop(0, "7")
    yield Table().flop(0, "over")
    yield Table().deal("", SIXES, widow="0-0").bid(0, "under").contract("").play_on()
    yield Table().sweep(0, "5")
    yield Table().sweep(1, "6")
    yield Table(target=60).sweep(0, "over")
    yield Table().pass_out()
    yield Table(hickeys=True).flop(0)
    yield Table(named_lead=True).deal(*BROKEN).bid(0, "4").contract("none").say("6-5/5").play_on()
    dice = Table(aggie_dice=True).deal(*BROKEN, widow="0-0", dice=(6, 2)).bid(0, "4")
    yield dice.contract("6").play_on()
    # M4.7: what ends it early
    under = Table().deal(SIXES, widow="0-0").bid(0, "under").say("0-0")
    yield under.play_on()
    late = Table().deal("1-1 2-1 3-1 4-1 6-1 2-2 5-5", widow="0-0").bid(0, "under")
    yield late.say("0-0", "1-1 5-1 5-3", "4-4 5-4 4-1", "6-6 6-1 3-2")
    yield Table(seats=4, partners=True).deal(SIXES).bid(0, "under").contract("").play_on()
    for bid in "764":
        yield Table(stop_when_set=True).flop(0, bid)
    stopped = Table(stop_when_set=True).deal(*BROKEN, widow="0-0").bid(0, "6").contract("6")
    yield stopped.say(FIRST, "3-1 3-3 4-3  5-5 4-2 1-1")
    # M4.8
    yield Table(**FORFEIT).deal(*BROKEN).bid(0, "4").contract("6").say("6-6 6-2 6-1", "3-1 5-5")
    own = Table(**FORFEIT).deal(*BROKEN).bid(1, "4").contract("5")
    yield own.say("5-5 5-1 6-5", "4-1 4-4 6-4", "6-1 6-6 2-2")
    last = Table(renege="forfeit", target=4)
    last.deal("6-1 6-2 5-5", "6-6 6-5 6-4", "6-3", widow="1-1")
    yield last.bid(1, "4").contract("6").say("6-6", "6-3", "5-5")
    # M6.1-M6.3: games and matches
    yield Table("shoot-the-moon").sweep(0, "5")
    yield Table("shoot-the-moon").flop(1, "4").sweep(0, "over")
    yield Table(seats=4, partners=True).sweep(1, "over")
    yield Table(target=14).sweep(0, "5").sweep(1, "7").sweep(0, "7").sweep(0, "5")
    yield Table("shoot-the-moon", game_marks="winner-only").flop(1, "4").sweep(0, "over")
    yield Table(**TIMED).sweep(0).deal().time_up().say("pass pass pass")
    yield Table(**TIMED).sweep(0).sweep(0).sweep(1).time_up()


def reviews_of_moon() -> Iterator[Table]:
    """Hands of Moon to be reviewed."""
    # M3.1, M4.3: the widow, what was laid away, and each trick
    spare = "6-6 6-5 6-4 6-3 6-2 6-1 5-4"
    yield Table().deal(spare, "5-5", widow="0-0").bid(0, "5").say("5-4", "6").play_on()
    # M3.7, M3.8, M4.5
    yield (
        Table()
        .deal("1-1 2-1 3-1 4-1 5-1 6-1 2-2", widow="0-0")
        .bid(0, "under")
        .say("6-1", "0-0")
        .play_on()
    )
    blanks = Table("shoot-the-moon").deal("0-0 6-6 5-5 4-4 3-3 2-2 1-1").bid(0, "over")
    yield blanks.say("6-6", "0").play_on()
    named = Table(seats=4, partners=True, named_lead=True).deal(SURE[4]).bid(1, "4")
    yield named.contract("none").play_on()
    # M2.5, M4.8
    yield Table().pass_out()
    broken = Table(**FORFEIT).deal("6-6", "6-5 1-1 2-1", widow="0-0").bid(0, "4")
    yield broken.contract("6").say("6-6", "1-1")


# --- Texas 42 -------------------------------------------------------------------------------------

DOUBLES = (
    "6-0 6-1 6-2 6-3 6-4 5-0 5-1",
    "1-1 6-0 6-1 6-2 6-3 6-4 5-0",
    "1-1 2-2 6-0 6-1 6-2 6-3 6-4",
    "1-1 2-2 3-3 6-0 6-1 6-2 6-3",
    "1-1 2-2 3-3 4-4 6-0 6-1 6-2",
)
"""Hands with none to four doubles."""

LOW = "1-0 2-0 3-0 4-0 6-0 5-0 0-0"
SUITS = SURE[4], "0-0 1-0 2-0 3-0 4-0 5-0 1-1", "3-3 3-2 3-1 4-3 2-2 2-1 4-4"
"""The sixes, the blanks and the threes; the last seat holds the fives."""

COUNTED = (
    "5-5 6-6 4-4 2-0 3-3 1-1 0-0", "5-0 6-4 4-1 2-2 6-5 6-3 6-0",
    "5-1 6-1 4-2 2-1 1-0 3-0 3-1", "5-2 6-2 4-3 3-2 4-0 5-3 5-4",
)  # fmt: skip
FIVES = "6-5 6-1 2-2", "5-5 6-6 5-4", "6-4 4-4 6-3", "5-0 3-3 6-2"
"""The first trick, with fives for trump, counts 26; the second seat takes it."""

COUNTERS = (
    "6-1 6-2 5-5 4-4 3-1 2-1 1-0",
    "6-6 6-5 6-4 5-0 6-3 6-0 5-4",
    "4-2 4-1 3-3 4-0 4-3 0-0 2-0",
)


def _said(said: str = "", doubles: int = 0, preset: str = "texas-42", **house: Any) -> Table:
    """The seat that comes after what was said holds so many doubles."""
    seat = len(said.split())
    hands = [DOUBLES[doubles] if other == seat else "" for other in range(4)]
    return forty_two.Table(preset, **house).deal(*hands).say(said)


def _named(bid: str, *words: str, seat: int = 0, preset: str = "texas-42", **house: Any) -> Table:
    """A hand bought with four doubles."""
    hands = [DOUBLES[4] if other == seat else "" for other in range(4)]
    return forty_two.Table(preset, **house).deal(*hands).bid(seat, bid).say(*words)


def _led(*words: str, call: str = "6", **house: Any) -> Table:
    return forty_two.Table(**house).deal(*SUITS).bid(0, "1m").say(call, *words)


def _counting(bid: str, *tricks: str) -> Table:
    return forty_two.Table().deal(*FIVES).bid(0, bid).say("5", *tricks)


def _split(bid: str, **house: Any) -> Table:
    """The side of the bidder takes 33 with three tricks, and the other nine with four."""
    table = forty_two.Table(**house).deal(*COUNTED).bid(0, bid).say("6")
    table.say("5-5 5-0 5-1 5-2", "6-6 6-4 6-1 6-2", "4-4 4-1 4-2 4-3", "2-0 2-2 2-1 3-2")
    return table.play_on()


def of_forty_two() -> Iterator[Table]:
    """Moments of Texas 42."""
    all_, straight = "texas-42-all", "straight-42"
    marks: dict[str, Any] = {"nel_o": "marks"}
    # T1.2: the shake
    for draw in ("6-4 1-1 5-5 0-0", "6-4 1-1 6-5 0-0", "6-4 1-1 5-4 0-0"):
        yield forty_two.Table().draw(draw)
    # T3.1-T3.7, T4.1, T8.2: what may be bid, and what it promises
    yield from (_said(doubles=held, splash=True) for held in range(5))
    yield _said(preset=straight)
    yield _said(preset=all_, doubles=4)
    yield _said(opening_marks=1, plunge=False, minimum_bid=31)
    yield _said(scoring="points")
    yield _said("30 pass 32")
    yield _said("30 31")
    yield _said("41", doubles=4)
    yield _said("1m")
    yield _said("2m", doubles=4, splash=True)
    yield _said("2m 3m", doubles=4)
    yield _said("2m", mark_step="two")
    yield _said("2m 4m", mark_step="double", plunge=False)
    yield _said("2m 4m 5m", doubles=4, mark_step="double", splash=True)
    yield _said("3m 6m 12m", opening_marks=3, preset=all_)
    yield _said("pass pass pass")
    hands = ("6-6 5-5 4-4 3-3", "", "0-0 1-1 2-2 6-0")
    yield forty_two.Table(splash=True).deal(*hands).say("plunge pass")
    # T5.1-T5.5, T6.1-T6.3: the calls
    yield _named("30")
    yield _named("30", seat=1)
    yield _named("2m")
    yield _named("2m", seat=3)
    yield _named("30", seat=3)
    yield _named("1m", preset=all_)
    yield _named("1m", nel_o="marks", nel_o_doubles="low")
    yield _named("1m", nel_o="forced", all_pass="redeal")
    yield _named("30", doubles_trump=False, follow_me="off", nel_o="off")
    yield _named("30", preset=straight)
    yield _named("30", **marks)
    yield _named("plunge", **marks)
    yield _named("plunge", seat=1)
    yield _named("splash", seat=3, splash=True)
    yield _named("splash", "2", seat=3, splash=True)
    yield _named("plunge", "0")
    yield _named("32", "5")
    yield _named("31", "5", scoring="points")
    for call in ("doubles", "sevens", "follow-me", "nel-o:low", "nel-o:own"):
        yield _named("1m", call, preset=all_)
    # T7.1, T7.2: following, and what is seen of the tricks (T2.1, T4.1)
    seven = forty_two.Table(first_lead_trump=True, sevens=True).deal("6-1 5-2 6-6").bid(0, "30")
    yield seven.say("sevens")
    yield _led("6-0", call="0")
    yield _led("6-0", call="0", **FORFEIT)
    yield _led("6-0 0-0", call="0")
    yield _led("6-1")
    yield _led("6-1", call="doubles")
    yield _led("6-6", call="doubles")
    yield _led("6-1", call="sevens", sevens=True)
    first = "6-5 5-5 6-4 5-0"
    yield from (_counting(bid) for bid in ("32", "1m", "2m"))
    yield from (_counting(bid, first) for bid in ("32", "1m"))
    yield _counting("30", first, "5-4")
    yield _counting("30", "6-5 5-5")
    made = forty_two.Table().deal(SURE[4], "5-5 2-1 2-2", "5-0 4-4 4-3", "4-1 3-2 3-3").bid(0, "30")
    yield made.say("6", "6-6 5-5 5-0 4-1", "6-5 2-1 4-3 3-2", "6-4 2-2 4-4 3-3")
    # T6.2, T6.4
    low = forty_two.Table(**marks).deal(LOW).bid(0, "1m").say("nel-o:low")
    yield low.say("4-0 4-1 6-4")
    # T2.1, T5.3: what a trick counts
    for call, plays in (
        ("6", "6-6 4-2 2-2 6-1"), ("6", "6-6 4-1 3-2 6-1"), ("6", "6-4 4-1 3-2 6-2"),
        ("4", "5-0 4-1 5-1 5-5"), ("4", "5-0 4-2 5-1 5-5"),
    ):  # fmt: skip
        yield forty_two.Table().deal(*COUNTERS).bid(1, "31").say(call, plays)


def hands_of_forty_two() -> Iterator[Table]:
    """Hands of Texas 42 that have just ended."""
    # T3.5, T4.1, T8.1-T8.4
    yield forty_two.Table(all_pass="redeal").deal().say("pass pass pass pass")
    yield _split("30")
    yield _split("34")
    yield _split("34", scoring="points", target=250)
    yield forty_two.Table().sweep(0, "32")
    yield forty_two.Table().sweep(0, "1m")
    yield forty_two.Table().flop(1, "34")
    yield forty_two.Table().flop(0, "2m")
    yield forty_two.Table(target=1).sweep(1)
    yield forty_two.Table(target=2).flop(0).sweep(0, "1m").sweep(0, "1m")
    yield forty_two.Table(target=1, match="best-of", match_length=3).sweep(0)
    # T5.1
    doubles = "1-1 2-2 3-3 4-4 5-5 0-0 5-4"
    yield forty_two.Table().deal(doubles, "", SURE[4]).bid(0, "plunge").say("6").play_on()
    # T6.2-T6.4
    for hand, call in ((LOW, "nel-o:low"), (SURE[4], "nel-o:low")):
        table = forty_two.Table(nel_o="marks").deal(hand).bid(0, "1m").say(call)
        yield table.play_on()
    table = forty_two.Table(nel_o="marks").deal(LOW).bid(0, "1m")
    yield table.say("nel-o:low", "0-0 2-1 6-1")
    # T7.2, T7.3
    table = forty_two.Table(**FORFEIT).deal(SURE[4], "5-5 5-4").bid(0, "30")
    yield table.say("5", "6-5 0-0")
    table = forty_two.Table(sevens=True, **FORFEIT).deal("6-1", "5-2 4-4", "4-3", "")
    yield table.bid(0, "30").say("sevens", "6-1 4-4")
    yield forty_two.Table(stop_when_decided=True).flop(0, "2m")


def reviews_of_forty_two() -> Iterator[Table]:
    """Hands of Texas 42 to be reviewed."""
    # T2.1, T3.1, T3.5, T5.1, T6.2
    yield forty_two.Table().sweep(1, "31")
    thrown = forty_two.Table().deal("6-1 5-2 4-3 1-0 2-0 3-0 4-1").bid(0, "1m")
    yield thrown.say("6").play_on()
    low = forty_two.Table(nel_o="marks").deal("0-0 1-1 2-2 3-3 4-4 5-5 6-6").bid(0, "1m")
    yield low.say("nel-o:own").play_on()
    yield forty_two.Table(all_pass="redeal").deal().say("pass pass pass pass")


# --- the card game --------------------------------------------------------------------------------

FIVE = "P12 P11 P10 P9 BIG"
"""A hand that takes everything if nobody holds a rocket or a Moon card."""

SWEPT = ("P12 G1 B1 G5", "P11 G2 B2 G6", "P10 G3 B3 G7", "P9 G4 B4 G8")
ODD = "P12 P11 P10 G1 G2", "P1 P2 P3 R1 R2", "P4 P5 P6 G5 G6"


def _cards(*words: str, held: str = "P1 BIG R1", **house: Any) -> moon_cards.Table:
    return moon_cards.Table(**house).deal("P7 BIG LITTLE R5", held).say(*words)


def of_moon_cards() -> Iterator[moon_cards.Table]:
    """Moments of the card game."""
    # C1.2, C1.3: the deal, and the chips of each side
    yield moon_cards.Table().draw("R3 BIG P2 BIG")
    yield moon_cards.Table().draw("R3 BIG P2 P9")
    for preset in ("cards-two", "cards-three", "cards-six", "cards-six-pairs"):
        yield moon_cards.Table(preset).deal()
    yield moon_cards.Table(target=22).deal()
    # C2.1-C2.3, C3.1-C3.3, C6.1: what was led
    yield _cards()
    yield _cards("P7")
    yield _cards("P7", **FORFEIT)
    yield _cards("P7", held="P1 R1")
    yield _cards("P7", held="G1 R1 G2 R2 G3")
    yield _cards("BIG")
    yield _cards("LITTLE")
    # C2.4, C3.2-C3.4: what takes a trick, and the chips of Moon cards
    hands = ("G5 R3 BIG P1 G1", "G9 G8 R5 G7 LITTLE", "R12 P6 P2 P3 P4")
    for plays in ("G5 G9 R12", "G5 G9 P6", "R3 R5 R12", "BIG G9 R12", "P1 LITTLE P6"):
        yield moon_cards.Table().deal(*hands).say(plays, "B1")
    yield moon_cards.Table().deal("LITTLE B2", "B9 B3", "B8 B4", "B7 B5").say("LITTLE B9 B8 B7")
    yield moon_cards.Table().deal("LITTLE", "LITTLE", "B7", "G7").say("LITTLE LITTLE")
    # C5.1: the dummy
    yield moon_cards.Table("cards-two").deal("G5", "G9", dummy="R1").say("G5 G9")
    yield moon_cards.Table("cards-two").deal("P7 P6 P5", "P1 P2 P3", dummy="R5 P9").say("P7 P1")
    yield moon_cards.Table("cards-two").deal("P7 P6", "P1", dummy="P4").say("P7 P1")
    yield _swept()


def _swept(**house: Any) -> moon_cards.Table:
    hands = (FIVE, "G1 G2 G3 G4 LITTLE", "B1 B2 B3 B4 B5", "G5 G6 G7 G8 G9")
    return moon_cards.Table(**house).deal(*hands).say(*SWEPT)


def hands_of_moon_cards() -> Iterator[moon_cards.Table]:
    """Rounds of the card game that have just ended."""
    # C3.4, C4.1, C4.2
    yield _swept().say("BIG LITTLE B5 G9")
    yield _swept(starting_chips=5).say("BIG LITTLE B5 G9")
    alone = moon_cards.Table("cards-three").deal(FIVE, "G1 G2 G3 G4 G5", "B1 B2 B3 B4 B5")
    yield alone.say("P12 G1 B1", "P11 G2 B2", "P10 G3 B3", "P9 G4 B4", "BIG G5 B5")
    for chips in (2, 6):
        odd = moon_cards.Table("cards-three", starting_chips=chips).deal(*ODD)
        yield odd.say("P12 P1 P4", "P11 P2 P5", "P10 P3 P6", "G1 R1 G5", "R2 G6 G2")
    tied = moon_cards.Table("cards-three", starting_chips=6)
    tied.deal("P12 G1 G2 G3 G4", "P1 R1 R2 R3 B4", "P4 G5 G6 G7 B9")
    yield tied.say("P12 P1 P4", "G1 R1 G5", "R2 G6 G2", "R3 G7 G3", "B4 B9 G4")
    # C5.1
    yield moon_cards.Table("cards-two").deal().play_on()
    # C6.1
    yield _cards("P7", **FORFEIT).say("R1")
    yield _cards("P7", starting_chips=0, **FORFEIT).say("R1")


def reviews_of_moon_cards() -> Iterator[moon_cards.Table]:
    """Rounds of the card game to be reviewed."""
    # C4.1, C5.1, C6.1
    odd = moon_cards.Table("cards-three").deal(*ODD)
    yield odd.say("P12 P1 P4", "P11 P2 P5", "P10 P3 P6", "G1 R1 G5", "R2 G6 G2")
    two = "G9 G8 P8 P7 P6", "G3 P9 G1 G2 G4"
    dummy = "R12 P2 P3 P4 P5"
    yield moon_cards.Table("cards-two").deal(*two, dummy=dummy).say("G9 G3", "P8 P9").play_on()
    broken = moon_cards.Table("cards-two", **FORFEIT).deal(*two, dummy=dummy)
    yield broken.say("G9 G3", "G8")


SCENES: Mapping[str, tuple[Callable[[], Any], Callable[[], Any]]] = {
    "moon": (of_moon, hands_of_moon),
    "texas42": (of_forty_two, hands_of_forty_two),
    "shoot-the-moon-cards": (of_moon_cards, hands_of_moon_cards),
}

REVIEWED: Mapping[str, Callable[[], Any]] = {
    "moon": reviews_of_moon,
    "texas42": reviews_of_forty_two,
    "shoot-the-moon-cards": reviews_of_moon_cards,
}
