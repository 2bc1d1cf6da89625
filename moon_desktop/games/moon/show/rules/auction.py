"""The bids there are, who may bid them, and when the bidding ends, in words."""

from __future__ import annotations

from moon_desktop.games.moon.contract import SHOOT_STAKE, TRICKS
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.games.moon.show.rules.sections import points, told
from moon_desktop.games.shown.help import Section, Told
from moon_desktop.words.language import tr


def can_shoot(rules: MoonRules) -> bool:
    """Whether there is a bid above the numbers (M2.4)."""
    return rules.over or rules.under


def auction_told(rules: MoonRules) -> Section:
    """The section on the bidding (M2)."""
    paragraphs = [_turns(rules), _numbers(rules)]
    if can_shoot(rules):
        paragraphs += [_shoots(rules), _when_to_shoot(rules), _tops(rules)]
    paragraphs.append(_all_pass(rules))
    return Section("auction", tr("The bidding"), tuple(paragraphs))


def _turns(rules: MoonRules) -> Told:
    text = tr(
        "The player on the dealer’s left speaks first and the dealer last, clockwise round the"
        " table. Everybody has one turn: to bid more than the highest bid so far, or to pass."
        " Whoever has made the highest bid is the bidder."
    )
    if rules.partners:
        more = tr(
            "The bidder and the bidder’s partner try to keep it, the other side to stop them."
        )
    else:
        more = tr("The bidder tries to keep it, and all the others to stop that.")
    return told(f"{text} {more}", "M2.1")


def _numbers(rules: MoonRules) -> Told:
    text = tr(
        "A bid is a number from {lowest} to {highest}: a promise to take at least so many of the"
        " seven tricks."
    ).format(lowest=rules.minimum_bid, highest=TRICKS)
    if rules.partners:
        text = f"{text} " + tr("A trick that a partner takes is a trick of the bidder’s.")
    if not can_shoot(rules):
        text = f"{text} " + tr("There is no higher bid.")
    return told(text, "M2.2") if can_shoot(rules) else told(text, "M2.2", "M2.4")


def _shoots(rules: MoonRules) -> Told:
    if rules.over and rules.under:
        text = tr(
            "Above the numbers stand the two ways to shoot the moon. To shoot over is to promise"
            " all seven tricks, to shoot under is to promise not to take a single one. Neither can"
            " be bid on top of the other."
        )
    elif rules.over:
        text = tr(
            "Above the numbers stands the bid to shoot the moon, or to shoot over: a promise of all"
            " seven tricks."
        )
    else:
        text = tr(
            "Above the numbers stands the bid to shoot the moon, or to shoot under: a promise not"
            " to take a single trick."
        )
    return told(f"{text} {_worth(rules)}", "M2.2", "M2.4", *_scored_in(rules))


def _scored_in(rules: MoonRules) -> tuple[str]:
    return ("M5.1",) if rules.scoring == "points" else ("M5.5",)


def _worth(rules: MoonRules) -> str:
    if rules.scoring == "marks":
        return tr("A shoot is worth no more than any other bid; it is only harder to beat.")
    if rules.over:
        return tr(
            "A bid of 7 needs the same seven tricks, but {seven} hang on it, and {shoot} on a"
            " shoot."
        ).format(seven=points(TRICKS), shoot=points(SHOOT_STAKE))
    return tr("{shoot} hang on a shoot.").format(shoot=points(SHOOT_STAKE))


def _when_to_shoot(rules: MoonRules) -> Told:
    if rules.shoot_after_seven:
        text = tr("You may shoot only while the highest bid so far is a 7.")
    else:
        text = tr("You may shoot whatever number has been bid, and also when nobody has bid yet.")
    return told(text, "M2.4")


def _tops(rules: MoonRules) -> Told:
    if rules.shoot_tops == 1:
        return told(tr("When somebody shoots, the bidding is over at once."), "M2.3")
    text = tr(
        "When somebody shoots, a player whose turn is still to come may top it with a double shoot."
    )
    if rules.over and rules.under:
        text = f"{text} " + tr("It goes on top of either kind.")
    if rules.shoot_tops == 2:
        more = tr(
            "It needs all seven tricks and is worth what a shoot is, and it ends the bidding."
        )
    else:
        more = tr(
            "A player after that may top the double shoot with a triple shoot. Both need all seven"
            " tricks and are worth what a shoot is. A triple shoot ends the bidding."
        )
    return told(f"{text} {more}", "M2.3")


def _all_pass(rules: MoonRules) -> Told:
    if rules.all_pass == "redeal":
        text = tr(
            "If everybody passes, the hand is void. Nothing is scored, and the next dealer deals"
            " anew."
        )
    else:
        text = tr(
            "A dealer who has heard nothing but passes may not pass as well: the dealer must bid"
            " {lowest}, or any higher bid that is open."
        ).format(lowest=rules.minimum_bid)
    return told(text, "M2.5")
