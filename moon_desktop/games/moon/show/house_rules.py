"""The house rules of Moon in words: what its file cannot say, for it depends on several keys."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from moon_desktop.games.defaults.rule_words import RuleWords, number
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.words.language import N_, ngettext, tr

_SHOOTS: Final = {
    # over, under, and whether a 7 must have been bid
    (True, True, False): N_("Shoot over or under"),
    (True, False, False): N_("Shoot over"),
    (False, True, False): N_("Shoot under"),
    (True, True, True): N_("Shoot over or under only after a 7"),
    (True, False, True): N_("Shoot over only after a 7"),
    (False, True, True): N_("Shoot under only after a 7"),
}


class MoonWords(RuleWords[MoonRules]):
    """What is said of Moon and of its house rules."""

    def game_name(self) -> str:
        return tr("Moon")

    def without_meaning(self, key: str, values: Mapping[str, object]) -> str | None:
        match key:
            case "partners" if values["seats"] == 3:
                return tr("Three play each alone.")
            case "double_blank" if values["seats"] == 4:
                return tr("Four seats always have all 28 tiles, and no widow.")
            case "widow_timing" if values["seats"] == 4 or not values["double_blank"]:
                return tr("There is no widow in these rules.")
            case "shoot_tops" | "shoot_after_seven" if not (values["over"] or values["under"]):
                return tr("There is no shoot in these rules.")
            case "follow_me" | "named_lead" if values["aggie_dice"]:
                return tr("With the Aggie dice there is always a trump.")
            case "named_lead" if values["follow_me"] != "no-trump":
                return tr("Follow me is no call of its own in these rules.")
            case "overtricks" if values["scoring"] == "marks":
                return tr("A hand is worth one mark here, however many tricks are taken.")
            case "game_marks" if values["match"] not in ("marks", "timed"):
                return tr("Games are not counted in marks in these rules.")
            case _:
                return super().without_meaning(key, values)

    def points(self, rules: MoonRules) -> tuple[str, ...]:
        return (*_before_play(rules), *_play(rules), *_scoring(rules))


WORDS: Final = MoonWords("moon", MoonRules, "moon/house-rules.toml")


# --- in one line ------------------------------------------------------------------------------


def _before_play(rules: MoonRules) -> Iterator[str]:
    if rules.seats == 4:
        yield tr("Four seats, two against two") if rules.partners else tr("Four seats, each alone")
    elif not rules.has_widow:
        yield tr("21 tiles, no widow")
    elif rules.widow_timing == "before-trump":
        yield tr("22 tiles, widow before trump")
    else:
        yield tr("22 tiles, trump before widow")
    yield tr("Bids from {lowest}").format(lowest=rules.minimum_bid)
    if rules.all_pass == "force-dealer":
        yield tr("The dealer must bid after passes")
    if not (rules.over or rules.under):
        yield tr("No shoot")
        return
    yield tr(_SHOOTS[rules.over, rules.under, rules.shoot_after_seven])
    if rules.shoot_tops > 1:
        yield tr("Up to double") if rules.shoot_tops == 2 else tr("Up to triple")


def _play(rules: MoonRules) -> Iterator[str]:
    if rules.aggie_dice:
        yield tr("Aggie dice")
    elif rules.follow_me == "blanks" and rules.double_blank:
        yield tr("Follow me by blanks")
    elif rules.follow_me != "no-trump":
        yield tr("No follow me")
    elif rules.named_lead:
        yield tr("Follow me with ends named")
    if rules.first_lead_trump:
        yield tr("Trump led first")
    if rules.stop_when_set:
        yield tr("Stops when set")
    if rules.renege == "forfeit":
        yield tr("A renege loses the hand")


def _scoring(rules: MoonRules) -> Iterator[str]:
    if rules.scoring == "marks":
        target = tr("A mark a hand, to {target}")
    else:
        target = tr("Overtricks count, to {target}") if rules.overtricks else tr("To {target}")
    yield target.format(target=number(rules.target))
    length = rules.match_length
    match rules.match:
        case "best-of":
            yield tr("Best of {length}").format(length=number(length))
        case "marks":
            text = ngettext("Match to {length} mark", "Match to {length} marks", length)
            yield text.format(length=number(length))
        case "timed":
            text = ngettext("Match of {length} minute", "Match of {length} minutes", length)
            yield text.format(length=number(length))
    if rules.hickeys:
        yield tr("With hickeys")
    if rules.match in ("marks", "timed") and rules.game_marks == "winner-only":
        yield tr("One mark a game")
