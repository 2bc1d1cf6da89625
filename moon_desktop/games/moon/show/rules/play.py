"""How tricks are led, followed and taken, and when a hand ends, in words."""

from __future__ import annotations

from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.games.moon.show.rules.sections import point, told
from moon_desktop.games.moon.show.rules.trump import blanks_follow_me, calls, calls_follow_me
from moon_desktop.games.shown.help import Section, Told
from moon_desktop.words.language import tr


def play_told(rules: MoonRules) -> Section:
    """The section on the tricks (M4)."""
    paragraphs = [_leading(rules)]
    if rules.first_lead_trump:
        paragraphs.append(_first_lead(rules))
    paragraphs.append(_suit_led(rules))
    if names_ends(rules):
        paragraphs.append(_named_lead(rules))
    paragraphs += [_following(rules), _taking(rules), _example(), *_renege(rules), _end(rules)]
    return Section("play", tr("The tricks"), tuple(paragraphs))


def names_ends(rules: MoonRules) -> bool:
    """Whether a leader ever names the end in force (M4.5)."""
    return rules.named_lead and calls_follow_me(rules)


def _leading(rules: MoonRules) -> Told:
    text = tr(
        "The bidder leads to the first trick. The others follow clockwise with one tile each, and"
        " whoever takes the trick leads to the next."
    )
    return told(text, "M4.1")


def _first_lead(rules: MoonRules) -> Told:
    text = tr("The bidder’s first lead must be a trump, if the bidder holds one.")
    if "none" in calls(rules) or rules.under:
        text = f"{text} " + tr("Where a hand has no trumps, any tile will do.")
    return told(text, "M4.6")


def _suit_led(rules: MoonRules) -> Told:
    text = tr(
        "The tile led says which suit is asked for. A trump asks for trumps, a double for its own"
        " number, and any other tile for the number at its higher end."
    )
    return told(text, "M4.2")


def _named_lead(rules: MoonRules) -> Told:
    text = tr(
        "It is different in a hand played at follow me: whoever leads a tile that is not a double"
        " says which of its two ends is asked for, and the tile then ranks by the other end."
    )
    if rules.under:
        text = f"{text} " + tr("A hand shot under knows nothing of this.")
    return told(text, "M4.5")


def _following(rules: MoonRules) -> Told:
    text = tr(
        "If you hold a tile of the suit asked for, you must play one. If you hold none, you may"
        " play any tile. Mind that a trump follows trumps and nothing else, whatever its other end"
        " shows."
    )
    if "doubles" in calls(rules):
        more = tr(
            "So where doubles are trump, a double does not follow the number it shows, and only a"
            " double follows a double."
        )
        text = f"{text} {more}"
    return told(text, "M4.3")


def _taking(rules: MoonRules) -> Told:
    text = tr(
        "The highest trump takes the trick. If there is none in it, the highest tile of the suit"
        " asked for takes it: the double before all others."
    )
    if rules.under:
        text = f"{text} " + tr("In a hand shot under, the double comes after all others.")
        return told(text, "M4.4", "M3.7")
    return told(text, "M4.4")


def _example() -> Told:
    text = tr(
        "An example: fives are trump, and the 6-4 is led, so that sixes are asked for. The next"
        " player holds the 6-2 and must play it. The 6-5 need not be played, since it is a trump"
        " and not a six; but a player who has no six at all may play it, and takes the trick."
    )
    return told(text, "M4.2", "M4.3", "M4.4")


def _renege(rules: MoonRules) -> tuple[Told, ...]:
    if rules.renege == "prevent":
        text = tr("A tile that does not follow, from a hand that could, is not accepted.")
        return (told(text, "M4.8"),)
    opening = tr(
        "To renege, that is, to play another tile although you hold one that follows, loses the"
        " hand. The program accepts the tile, and the hand is over at once:"
    )
    return (told(opening, "M4.8"), *(point(text, "M4.8") for text in _forfeits(rules)))


def _forfeits(rules: MoonRules) -> list[str]:
    points = rules.scoring == "points"
    found = []
    if rules.partners:
        found.append(tr("If the bidder or the bidder’s partner did it, the bid is set."))
        if points:
            found.append(
                tr("If one of the others did it, the bid is made, and that side scores no tricks.")
            )
        else:
            found.append(tr("If one of the others did it, the bid is made."))
    else:
        found.append(tr("If the bidder did it, the bid is set."))
        if points:
            found.append(
                tr("If another player did it, the bid is made, and the offender scores no tricks.")
            )
        else:
            found.append(tr("If another player did it, the bid is made."))
    if points:
        found.append(
            tr("Other tricks taken before count as ever; the unfinished trick is nobody’s.")
        )
    found.append(tr("This holds even if the bid could no longer be lost, or no longer be made."))
    if points and rules.overtricks:
        found.append(
            tr(
                "A bid made in this way scores the bid, or the tricks taken so far if those are"
                " more."
            )
        )
    if rules.first_lead_trump or blanks_follow_me(rules):
        found.append(tr("A first lead that the rules forbid is no renege, and is never accepted."))
    return found


def _end(rules: MoonRules) -> Told:
    if rules.stop_when_set and rules.partners:
        text = tr("The hand ends as soon as the bidder’s side can no longer keep its bid.")
    elif rules.stop_when_set:
        text = tr("The hand ends as soon as the bidder can no longer keep the bid.")
    else:
        text = tr("All seven tricks are played, also when the bid is already kept or missed.")
    if rules.stop_when_set:
        text = f"{text} " + tr("Otherwise all seven tricks are played.")
    if not rules.under:
        return told(text, "M4.7")
    if rules.stop_when_set and rules.partners:
        more = tr("So a hand shot under is over with the first trick that this side takes.")
    elif rules.stop_when_set:
        more = tr("So a hand shot under is over with the first trick that the bidder takes.")
    elif rules.partners:
        more = tr(
            "But a hand shot under ends at once when the bidder or the bidder’s partner takes a"
            " trick."
        )
    else:
        more = tr("But a hand shot under ends at once when the bidder takes a trick.")
    return told(f"{text} {more}", "M4.7")
