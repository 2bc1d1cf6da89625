"""What is chosen on the panel of keys, and a choice in words, to be taken back to."""

from __future__ import annotations

from collections.abc import Sequence

from moon_desktop.engine.entries import Bid, Play
from moon_desktop.games.moon.contract import (
    CALLS,
    SHOOTS,
    TOPS,
    TRICKS,
    hickeys,
    open_calls,
    stake,
)
from moon_desktop.games.moon.entries import Choice, Exchange, NameTrump
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.games.moon.show import table_talk
from moon_desktop.games.moon.sight import MoonSight
from moon_desktop.games.shown.panel import Offer, OfferKey
from moon_desktop.words import names
from moon_desktop.words.language import tr


def offer(sight: MoonSight, narrow: bool) -> Offer | None:
    """The keys for what ``sight`` asks of its seat; None where it asks for a tile, or nothing.

    ``narrow``: leave out what is not open, for want of room.
    """
    match sight.phase:
        case "bid":
            return _bids(sight, narrow)
        case "trump":
            return _trumps(sight, narrow)
        case _:
            return None


def offer_ends(plays: Sequence[Play]) -> Offer:
    """The ends that the leader of a tile may name (M4.5)."""
    return Offer(
        tr("Which end of the {tile} is to be followed?").format(tile=names.tile(plays[0].piece)),
        tuple(
            OfferKey(
                "emblem",
                names.suit(int(play.suit)).capitalize(),
                play,
                play.suit,
                letters=shortcuts(play),
            )
            for play in plays
            if play.suit is not None
        ),
    )


def _bids(sight: MoonSight, narrow: bool) -> Offer:
    open_bids = {choice.bid for choice in sight.legal if isinstance(choice, Bid)}
    bids = [bid.bid for bid in sight.said if bid.bid != "pass"]
    standing = bids[-1] if bids else None
    told = _auction_told(sight.rules, standing, forced="pass" not in open_bids)
    choice = Bid(sight.seat, "pass")
    why = None if "pass" in open_bids else must_bid()
    keys = [OfferKey("plain", names.bid("pass"), choice, why=why, letters=shortcuts(choice))]
    for bid in _rungs(sight.rules, standing):
        why = None if bid in open_bids else bid_closed(bid, standing)
        if why is not None and narrow:
            continue
        choice = Bid(sight.seat, bid)
        keys.append(
            OfferKey(
                "figure" if bid.isdigit() else "brass",
                names.bid(bid),
                choice,
                why=why,
                tip=bid_tip(bid, sight.rules),
                letters=shortcuts(choice),
            )
        )
    return Offer(told or tr("Your bid"), tuple(keys))


def _trumps(sight: MoonSight, narrow: bool) -> Offer:
    open_now = {choice.trump for choice in sight.legal if isinstance(choice, NameTrump)}
    if sight.widow_down:
        question = trump_first(sight.dice is not None)
    elif sight.dice is not None:
        question = table_talk.dice_told(sight.dice)
    else:
        question = tr("Name the trump")
    keys = []
    for call in _calls(sight.rules):
        if narrow and call not in open_now:
            continue
        choice = NameTrump(sight.seat, call)
        keys.append(
            OfferKey(
                "emblem",
                names.trump(call),
                choice,
                call,
                why=None if call in open_now else trump_closed(call, sight.dice),
                tip=trump_tip(call, sight.rules.blanks_are_follow_me),
                letters=shortcuts(choice),
            )
        )
    return Offer(question, tuple(keys))


def _auction_told(rules: MoonRules, standing: str | None, *, forced: bool) -> str:
    """What of the rules is to be known before bidding, in one line."""
    if forced:
        return must_bid()
    if standing is not None and not standing.isdigit():
        return shoot_stands(standing)
    if rules.shoot_after_seven and standing != "7":
        return tr("A shoot may be bid only over a standing 7.")
    if rules.shoot_tops > 1:
        return ladder_of_shoots(rules.shoot_tops)
    return "" if standing is None else go_above(standing)


def _rungs(rules: MoonRules, standing: str | None) -> tuple[str, ...]:
    """The bids to show: once a shoot stands, numbers are of no interest any more."""
    shoots = tuple(bid for bid in SHOOTS if getattr(rules, bid))
    if standing in SHOOTS + TOPS:
        return shoots + TOPS[: rules.shoot_tops - 1]
    numbers = tuple(str(number) for number in range(rules.minimum_bid, TRICKS + 1))
    return numbers + shoots


def _calls(rules: MoonRules) -> tuple[str, ...]:
    """The trumps that these rules ever have, in the order of their keys (M3.3, M3.8, M3.9)."""
    if not rules.aggie_dice:
        return open_calls(rules, rules.set, None)
    return tuple(call for call in CALLS if call in map(str, range(1, 7)))


def bid_closed(bid: str, standing: str | None) -> str:
    """Why ``bid`` is not open over the ``standing`` one, None where there is none (M2.1–M2.4)."""
    if standing in SHOOTS and bid == "triple":
        return tr("A triple shoot tops only a double shoot.")
    if standing in (*SHOOTS, *TOPS):
        return shoot_stands(standing)
    if bid in SHOOTS:
        return tr("A shoot may be bid only over a standing 7.")
    return tr("The standing bid is {bid}: you must go above it.").format(bid=standing)


def shoot_stands(standing: str) -> str:
    """What may still be bid over a shoot (M2.3)."""
    if standing == "double":
        return tr("A double shoot stands: only a triple shoot tops it.")
    words = tr("A shoot {way} stands: only a double shoot tops it.")
    return words.format(way=tr(standing))


def go_above(standing: str) -> str:
    """The auction with a number standing (M2.1)."""
    return tr("The standing bid is {bid}: go above it, or pass.").format(bid=standing)


def ladder_of_shoots(tops: int) -> str:
    """What may top a shoot that is bid now (M2.3); ``tops`` as ``shoot_tops`` counts."""
    if tops == 2:
        return tr("A shoot can be topped by a double shoot.")
    return tr("A shoot can be topped by a double shoot, and that by a triple.")


def bid_tip(bid: str, rules: MoonRules) -> str:
    """What ``bid`` promises, and what hangs on it (M2.2, M2.3, M5.1, M5.3, M5.5, M5.7)."""
    tricks = tr("At least {bid} of the seven tricks").format(bid=bid)
    promises = {
        "7": tr("All seven tricks"),
        "over": tr("All seven tricks, a rank above 7"),
        "under": tr("No trick at all, without a trump"),
        "double": tr("All seven tricks, over somebody\u2019s shoot"),
        "triple": tr("All seven tricks, over a double shoot"),
    }
    told = tr("{promise}: {stake}.")
    told = told.format(promise=promises.get(bid, tricks), stake=_at_stake(bid, rules))
    if not rules.hickeys:
        return told
    left = tr("{told} Set, it leaves 1 hickey.")
    if hickeys(bid) > 1:
        left = tr("{told} Set, it leaves {count} hickeys.")
    return left.format(told=told, count=hickeys(bid))


def _at_stake(bid: str, rules: MoonRules) -> str:
    if rules.scoring == "marks":
        if rules.partners:
            return tr("made, a mark for your side; set, one for the other side")
        return tr("made, a mark for you; set, one for each of the others")
    if rules.overtricks and bid.isdigit() and int(bid) < TRICKS:
        return tr("made, a point for each trick; set, {points} points down").format(points=bid)
    return tr("{points} points up or down").format(points=stake(bid))


def must_bid() -> str:
    """The pass, where the dealer is forced."""
    return tr("Everybody else passed: as the dealer you must bid.")


def trump_closed(call: str, dice: tuple[int, int] | None) -> str:
    """A trump that is not open."""
    if dice is not None and dice[0] == dice[1]:
        return table_talk.dice_told(dice)
    if dice is not None:
        return tr("The dice show {one} and {two}: trump must be one of them.").format(
            one=names.suit(dice[0]), two=names.suit(dice[1])
        )
    if call == "0":
        return tr("To call blanks you must hold the double blank.")
    return tr("Not open under these house rules.")


def trump_first(dice: bool) -> str:
    """Trump is named before the widow is seen (M3.2); ``dice``: they say which (M3.9)."""
    if dice:
        return tr("Name trump, as the dice allow; the widow is turned up after.")
    return tr("Name trump first: the widow is turned up after that.")


def trump_tip(call: str, blanks_are_follow_me: bool) -> str:
    """What naming a trump means."""
    if call == "0" and blanks_are_follow_me:
        return tr("Follow me: no trump but the double blank, which you must lead first.")
    if call == "none":
        return tr("No trump: the highest tile of the suit led takes the trick.")
    if call == "doubles":
        return tr("The seven doubles are trumps and leave their suits.")
    return tr("Every tile with {end} is a trump.").format(end=names.pip(int(call)))


def shortcuts(choice: Choice) -> tuple[str, ...]:
    """The letters and digits that press the key of ``choice``."""
    match choice:
        case Bid(_, "pass"):
            return (tr("p"), "0")
        case Bid(_, bid):
            letters = {"over": tr("o"), "under": tr("u"), "double": tr("d"), "triple": tr("t")}
            return (letters.get(bid, bid),)
        case NameTrump(_, trump):
            letters = {"doubles": tr("d"), "none": tr("f")}
            return (letters.get(trump, trump),)
        case Play(_, _, suit) if suit is not None:
            return (suit,)
        case _:
            return ()


def letters() -> frozenset[str]:
    """What presses any key of the panel, under any rules."""
    choices: list[Choice] = [Bid(0, bid) for bid in ("pass", *SHOOTS, *TOPS)]
    choices += [NameTrump(0, call) for call in CALLS]
    return frozenset(letter for choice in choices for letter in shortcuts(choice))


def chosen(choice: Choice) -> str:
    """A choice without anything that others may not know, as it stands in a sentence."""
    match choice:
        case Bid(_, "pass"):
            return tr("the pass")
        case Bid(_, bid) if bid.isdigit():
            return tr("the bid of {bid}").format(bid=bid)
        case Bid(_, bid):
            return tr("the {bid}").format(bid=names.bid(bid).lower())
        case Exchange():
            return tr("the discard")
        case NameTrump(_, trump):
            return tr("the trump, {trump}").format(trump=names.trump(trump).lower())
        case _:
            return tr("the {tile}").format(tile=names.tile(choice.piece))
