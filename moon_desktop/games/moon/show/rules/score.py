"""What a hand scores, what wins a game, and what a hickey is, in words."""

from __future__ import annotations

from moon_desktop.games.moon.contract import SHOOT_STAKE, hickeys
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.games.moon.show.rules.auction import can_shoot
from moon_desktop.games.moon.show.rules.match import hickeys_break_ties, losers_pay, several_games
from moon_desktop.games.moon.show.rules.sections import points, score, small, told
from moon_desktop.games.shown.help import Section, Told
from moon_desktop.words.language import tr


def score_told(rules: MoonRules) -> Section:
    """The section on the score of a hand and the end of a game (M5)."""
    paragraphs = _points(rules) if rules.scoring == "points" else [_marks(rules)]
    paragraphs.append(_winning(rules))
    if rules.hickeys:
        paragraphs.append(_hickeys(rules))
    elif hickeys_break_ties(rules):
        paragraphs.append(_quiet_hickeys(rules))
    return Section("score", tr("The score"), tuple(paragraphs))


def _points(rules: MoonRules) -> list[Told]:
    if rules.overtricks and rules.partners:
        text = tr(
            "A bid of a number that is kept, or made, as players say, scores a point for each trick"
            " of the bidder’s side."
        )
    elif rules.overtricks:
        text = tr(
            "A bid of a number that is kept, or made, as players say, scores a point for each trick"
            " of the bidder’s."
        )
    else:
        text = tr(
            "A bid of a number that is kept, or made, as players say, scores just so many points;"
            " tricks beyond it bring the bidder nothing."
        )
    if can_shoot(rules):
        text = f"{text} " + tr("A shoot that is made scores {points}.").format(
            points=points(SHOOT_STAKE)
        )
    made = told(text, "M5.1", "M5.3") if rules.overtricks else told(text, "M5.1")
    if can_shoot(rules):
        text = tr(
            "A bidder who does not keep the bid is set, and loses as many points as were bid, or"
            " {points} for a shoot. The tricks that the bidder took bring nothing then."
        ).format(points=points(SHOOT_STAKE))
    else:
        text = tr(
            "A bidder who does not keep the bid is set, and loses as many points as were bid. The"
            " tricks that the bidder took bring nothing then."
        )
    lost = told(text, "M5.1")
    if rules.partners:
        text = tr("The other side scores a point for each trick it took, in either case.")
        others = told(text, "M5.2", "M5.4")
    else:
        text = tr("The other players score a point for each trick they took, in either case.")
        others = told(text, "M5.2")
    text = tr(
        "A score may fall below zero. It is then in the hole, and the score sheet draws a circle"
        " round it."
    )
    return [made, lost, others, told(text, "M5.1", "M5.8")]


def _marks(rules: MoonRules) -> Told:
    if rules.partners:
        text = tr(
            "Hands are scored in marks. A bid that is kept, or made, as players say, brings the"
            " bidder’s side one mark. A bid that is set, which is to say missed, brings one to the"
            " other side. Tricks by themselves bring nothing."
        )
        return told(text, "M5.4", "M5.5")
    text = tr(
        "Hands are scored in marks. A bid that is kept, or made, as players say, brings the bidder"
        " one mark. A bid that is set, which is to say missed, brings one to each of the others."
        " Tricks by themselves bring nothing."
    )
    return told(text, "M5.5")


def _winning(rules: MoonRules) -> Told:
    target = score(rules, rules.target)
    if rules.partners:
        text = tr("The first side to reach {target} wins the game.")
    else:
        text = tr("The first player to reach {target} wins the game.")
    text = text.format(target=target)
    if not rules.partners:
        more = tr(
            "If several reach it in the same hand, the scores are added up clockwise, beginning"
            " with the bidder, and who reaches it first in this order has won, even with the lower"
            " score."
        )
        text = f"{text} {more}"
    elif rules.scoring == "points":
        more = tr(
            "If both reach it in the same hand, the bidder’s side has won, even with the lower"
            " score."
        )
        text = f"{text} {more}"
    if rules.scoring == "points" and can_shoot(rules):
        more = tr("A shoot wins the game only if the new score is really as high as that.")
        text = f"{text} {more}"
    return told(text, "M5.6")


def counts(rules: MoonRules) -> str:
    """How many hickeys each bid that ``rules`` know leaves when it is set (M5.7)."""
    found = [tr("{number} for a bid of a number").format(number=small(hickeys("7")))]
    if can_shoot(rules):
        found.append(tr("{number} for a shoot").format(number=small(hickeys("over"))))
    if rules.shoot_tops > 1:
        found.append(tr("{number} for a double shoot").format(number=small(hickeys("double"))))
    if rules.shoot_tops > 2:
        found.append(tr("{number} for a triple shoot").format(number=small(hickeys("triple"))))
    return ", ".join(found)


def _hickeys(rules: MoonRules) -> Told:
    if rules.partners:
        text = tr(
            "A bid that is set leaves hickeys on the bidder’s side, which the score sheet shows as"
            " asterisks: {counts}."
        )
    else:
        text = tr(
            "A bid that is set leaves hickeys on the bidder, which the score sheet shows as"
            " asterisks: {counts}."
        )
    text = text.format(counts=counts(rules))
    if losers_pay(rules):
        more = tr("They change no score, but may have to be paid for when the game is over.")
    elif hickeys_break_ties(rules):
        more = tr("They cost nothing by themselves, but may decide who wins the match.")
    else:
        more = tr("They cost nothing.")
    if several_games(rules):
        more = f"{more} " + tr("Every game begins without any.")
    return told(f"{text} {more}", "M5.7")


def _quiet_hickeys(rules: MoonRules) -> Told:
    text = tr(
        "A bid that is set leaves hickeys: {counts}. They are not shown and cost nothing, but they"
        " may decide who wins the match."
    )
    return told(text.format(counts=counts(rules)), "M5.7", "M6.3")
