"""The house rules of Texas 42 in words: what its file cannot say, as it depends on several keys."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from moon_desktop.games.defaults.rule_words import RuleWords, number
from moon_desktop.games.forty_two.rules import FortyTwoRules
from moon_desktop.words.language import N_, ngettext, tr

_STEPS: Final = {
    "one": N_("Marks go up by one"),
    "two": N_("Marks go up by one or two"),
    "double": N_("Marks go up to twice as many"),
}
_FOLLOW_ME: Final = {
    "marks": N_("Follow me after marks"),
    "always": N_("Follow me"),
    "off": N_("No follow me"),
}
_NEL_O: Final = {"forced": N_("Nel-o when forced"), "marks": N_("Nel-o after marks")}
_NEL_O_DOUBLES: Final = {
    "high": N_("Doubles high in it"),
    "low": N_("Doubles low in it"),
    "own": N_("Doubles apart in it"),
}


class FortyTwoWords(RuleWords[FortyTwoRules]):
    """What is said of Texas 42 and of its house rules."""

    def game_name(self) -> str:
        return tr("Texas 42")

    def without_meaning(self, key: str, values: Mapping[str, object]) -> str | None:
        match key:
            case "nel_o_doubles" if values["nel_o"] == "off":
                return tr("Nel-o is not played in these rules.")
            case "nel_o_doubles" if values["nel_o"] == "forced" and values["all_pass"] == "redeal":
                return tr("Nobody is forced to bid in these rules.")
            case "stop_when_decided" if values["scoring"] == "points":
                return tr("All the count is scored here, so every trick is played.")
            case _:
                return super().without_meaning(key, values)

    def points(self, rules: FortyTwoRules) -> tuple[str, ...]:
        return (*_bidding(rules), *_calls(rules), *_play(rules))


WORDS: Final = FortyTwoWords("texas42", FortyTwoRules, "forty_two/house-rules.toml")


# --- in one line ------------------------------------------------------------------------------


def _bidding(rules: FortyTwoRules) -> Iterator[str]:
    yield tr("Bids from {lowest}").format(lowest=rules.minimum_bid)
    text = ngettext("Opening with {n} mark", "Opening with {n} marks", rules.opening_marks)
    yield text.format(n=rules.opening_marks)
    yield tr(_STEPS[rules.mark_step])
    if rules.all_pass == "force-dealer":
        yield tr("The shaker must bid after passes")
    if rules.plunge:
        yield tr("Plunge")
    if rules.splash:
        yield tr("Splash")


def _calls(rules: FortyTwoRules) -> Iterator[str]:
    if not rules.doubles_trump:
        yield tr("No doubles trump")
    if rules.sevens:
        yield tr("Sevens")
    yield tr(_FOLLOW_ME[rules.follow_me])
    if rules.as_played.nel_o == "off":
        return
    yield tr(_NEL_O[rules.nel_o])
    if rules.nel_o_doubles != "bidder":
        yield tr(_NEL_O_DOUBLES[rules.nel_o_doubles])


def _play(rules: FortyTwoRules) -> Iterator[str]:
    if rules.first_lead_trump:
        yield tr("Trump led first")
    if rules.renege == "forfeit":
        yield tr("A renege loses the hand")
    if rules.stop_when_decided and rules.scoring == "marks":
        yield tr("Stops when decided")
    target = tr("To {target} marks") if rules.scoring == "marks" else tr("To {target} points")
    yield target.format(target=number(rules.target))
    if rules.match == "best-of":
        yield tr("Best of {length}").format(length=number(rules.match_length))
