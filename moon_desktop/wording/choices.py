"""The words of the choice panel: why a key is not open, and the letters that press one."""

from __future__ import annotations

from moon_desktop.engine.entries import Bid, Choice, NameTrump, Play
from moon_desktop.games.moon_auction import SHOOTS, TOPS, TRICKS, hickeys, stake
from moon_desktop.games.moon_rules import MoonRules
from moon_desktop.wording import names, table_talk
from moon_desktop.wording.tongue import tr


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


def shoots_after_seven() -> str:
    """Before anyone bid 7, where a shoot must wait for that (M2.4)."""
    return tr("A shoot may be bid only over a standing 7.")


def ladder_of_shoots(tops: int) -> str:
    """What may top a shoot that is bid now (M2.3); ``tops`` as ``shoot_tops`` counts."""
    if tops == 2:
        return tr("A shoot can be topped by a double shoot.")
    return tr("A shoot can be topped by a double shoot, and that by a triple.")


def your_bid() -> str:
    """The question of the auction, where there is nothing else to tell of it."""
    return tr("Your bid")


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


def name_trump() -> str:
    """The question to who bought the bid, where there is nothing else to tell of it."""
    return tr("Name the trump")


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
