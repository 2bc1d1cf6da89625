"""The widow, and what may be named as trump, in words."""

from __future__ import annotations

from moon_desktop.games.moon.contract import open_calls
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.games.moon.show.rules.sections import point, small, told
from moon_desktop.games.shown.help import Section, Told
from moon_desktop.words import names
from moon_desktop.words.language import tr


def calls(rules: MoonRules) -> tuple[str, ...]:
    """Every trump that some hand may name under ``rules``, whatever the dice (M3.3, M3.8, M3.9)."""
    if not rules.aggie_dice:
        return open_calls(rules, rules.set, None)
    rolled = {call for die in range(1, 7) for call in open_calls(rules, rules.set, (die, die))}
    return tuple(sorted(rolled))


def calls_follow_me(rules: MoonRules) -> bool:
    """Whether a hand may be played without trumps by a call of its own (M3.8)."""
    return "none" in calls(rules)


def blanks_follow_me(rules: MoonRules) -> bool:
    """Whether follow me is called by calling blanks (M3.8)."""
    return rules.blanks_are_follow_me and "0" in calls(rules)


def widow_told(rules: MoonRules) -> Section:
    """The section on the widow (M3.1, M3.2); only for rules that have one."""
    if rules.widow_timing == "before-trump":
        text = tr(
            "Before naming the trump, the bidder takes up the widow, looks at it, and lays one of"
            " the eight tiles face down out of play. It may be the widow itself."
        )
    else:
        text = tr(
            "Only when the trump is named does the bidder take up the widow and look at it, and"
            " lays one of the eight tiles face down out of play. It may be the widow itself."
        )
    paragraphs = [told(text, "M3.1", "M3.2")]
    if rules.under:
        text = tr("Whoever shoots under takes up the widow too, but has no trump to name.")
        paragraphs.append(told(text, "M3.2"))
    text = tr("The tile laid away takes no part in the hand, and nobody else sees it meanwhile.")
    paragraphs.append(told(text, "M3.1"))
    return Section("widow", tr("The widow"), tuple(paragraphs))


def trump_told(rules: MoonRules) -> Section:
    """The section on the trump and what it does to the suits (M3.3–M3.9)."""
    paragraphs = [_naming(rules), _pips(rules)]
    found = calls(rules)
    if "0" in found and rules.seats == 3:
        paragraphs.append(_blanks_follow_me(rules) if rules.blanks_are_follow_me else _blanks())
    if "doubles" in found:
        paragraphs.append(_doubles(rules))
    if "none" in found:
        text = tr(
            "Follow me: there are no trumps, and each double is the highest tile of its suit."
        )
        paragraphs.append(point(text, "M3.6", "M3.8"))
    if rules.under:
        paragraphs.append(_under(rules))
    return Section("trump", tr("The trump"), tuple(paragraphs))


def _naming(rules: MoonRules) -> Told:
    if rules.aggie_dice:
        text = tr(
            "The bidder names the trump, and it must be one of the two numbers that the dice show."
            " If both show the same, there is no choice."
        )
        return told(text, "M3.3", "M3.9")
    return told(tr("The bidder names the trump. These are the calls:"), "M3.3", "M3.8")


def _pips(rules: MoonRules) -> Told:
    lowest = 0 if rules.seats == 4 and not rules.aggie_dice else 1
    text = tr(
        "A number, from {lowest} to {highest}: every tile that shows it is a trump. A trump is"
        " nothing else, so that it no longer belongs to the suit of its other end. The double is"
        " the highest trump, and the others follow by their other end."
    ).format(lowest=names.suit(lowest), highest=names.suit(6))
    return (told if rules.aggie_dice else point)(text, "M3.3", "M3.4")


def _blanks() -> Told:
    return point(tr("Blanks: the 0-0 is the only trump there is."), "M3.3", "M3.4", "M3.8")


def _blanks_follow_me(rules: MoonRules) -> Told:
    text = tr(
        "Blanks, which is how one says follow me: the 0-0 is the only trump there is. Only a bidder"
        " who holds it may make this call, and must lead it to the first trick. After that there"
        " are no trumps."
    )
    if rules.widow_timing == "after-trump":
        text = f"{text} " + tr("It may not be laid away.")
    return point(text, "M3.8")


def _doubles(rules: MoonRules) -> Told:
    doubles = [tile for tile in rules.tiles if tile[0] == tile[2]]
    text = tr(
        "Doubles: the {number} doubles are the trumps, from {high} down to {low}. They leave the"
        " suits of their numbers."
    ).format(number=small(len(doubles)), high=max(doubles), low=min(doubles))
    return point(text, "M3.5")


def _under(rules: MoonRules) -> Told:
    if rules.aggie_dice:
        text = tr(
            "A hand shot under has no trumps, whatever the dice show, and its doubles are turned"
            " round: each is the lowest tile of its suit."
        )
    else:
        text = tr(
            "A hand shot under has no trumps, and its doubles are turned round: each is the lowest"
            " tile of its suit."
        )
    if rules.seats == 3 and rules.double_blank:
        more = tr(
            "The 0-0 is high and low in one, being alone in its suit: whoever leads it takes the"
            " trick."
        )
        text = f"{text} {more}"
    ids = ("M3.2", "M3.7", "M3.9") if rules.aggie_dice else ("M3.2", "M3.7")
    return told(text, *ids)
