"""The help on a game that has documents in each language: these, its presets compared, and a
sentence for each refusal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from functools import partial
from typing import Any, ClassVar, Final, TypeVar

from moon_desktop.engine.entries import Choice
from moon_desktop.engine.illegal import Illegal, Reason
from moon_desktop.games.defaults.help import Help
from moon_desktop.games.game import Game
from moon_desktop.games.house_rules import Rules
from moon_desktop.games.views.help import MINUTE, RULE_BOOK, Document
from moon_desktop.words import names
from moon_desktop.words.documents import Fact, told
from moon_desktop.words.language import N_, document, tr
from moon_desktop.words.quoting import printable

R = TypeVar("R", bound=Rules)

_LONGEST_NUMBER: Final = 24

NO_MEANING: Final = "–"
"""In place of a value that the other rules leave without meaning."""

_TO_YOU: Final[Mapping[StrEnum, str]] = {
    Reason.NOT_NOW: N_("This is not the moment for that."),
    Reason.NOT_YOUR_TURN: N_("It is not your turn: wait for {turn}."),
}
"""To who picks a piece that is not open: read on one line above the hand."""

_TOLD: Final[Mapping[StrEnum, str]] = {
    Reason.NOT_NOW: N_("{turn} has to do something else first."),
    Reason.NOT_YOUR_TURN: N_("It is the turn of {turn}, not of {who}."),
    Reason.OVER: N_("The match is over, so nothing can follow."),
    Reason.IMPOSSIBLE: N_("That is against the rules of the game."),
}


class Refusal(dict[str, str]):
    """The sentence for one refusal, with words for its holes, each made only when its hole is
    there. A game adds sentences, ``of_seat`` and ``to_you``, and words.

    ``seats`` names the seats.
    """

    of_seat: ClassVar[Mapping[StrEnum, str]] = {}
    to_you: ClassVar[Mapping[StrEnum, str]] = {}

    def __init__(self, illegal: Illegal, seats: Sequence[str]) -> None:
        super().__init__()
        self.illegal = illegal
        self.entry: Any = illegal.entry
        self.facts = illegal.facts
        self.seats = seats

    def told(self, you: int | None) -> str:
        """Why it was refused, without the rule's id.

        To seat ``you`` it is said in one line of some 70 characters (with names of up to ten) that
        a piece of its cannot be picked; anything else is told of the seats by name.
        """
        reason, to_you = self.illegal.reason, {**_TO_YOU, **self.to_you}
        words = self.sentence()
        if isinstance(self.entry, Choice) and self.entry.seat == you and reason in to_you:
            words = to_you[reason]
        return tr(words).format_map(self)

    def sentence(self) -> str:
        """That told of the seats, marked and not translated yet."""
        if self.illegal.reason is Reason.NOT_NOW and self.facts["turn"] is None:
            return N_("A draw or a deal has to come first.")
        return {**_TOLD, **self.of_seat}[self.illegal.reason]

    def __missing__(self, hole: str) -> str:
        return self.word(hole)

    def word(self, hole: str) -> str:
        """What stands in a hole."""
        match hole:
            case "who":
                return self._seat(self.entry.seat)
            case "turn":
                return self._seat(self.facts[hole])
            case "tile":
                # Where the rule is about one piece of several, and where an entry has none, the
                # fact is there.
                return self.piece(self.facts["tile"] if "tile" in self.facts else self.entry.piece)  # noqa: SIM401
            case "led":
                return self.piece(self.facts["led"])
            case _:
                return str(self.facts[hole])

    def piece(self, text: str) -> str:
        """A piece by its name; a record may call it anything."""
        raise NotImplementedError

    def _seat(self, seat: int) -> str:
        if seat < len(self.seats):
            return names.apart(self.seats[seat])
        # A record may speak of a seat that its match does not have.
        return tr("Seat {number}").format(number=seat)


class Documents(Help[R]):
    """The help on ``game`` from a ``folder`` of each language and the document ``book``."""

    game: ClassVar[Game]
    folder: ClassVar[str]
    book: ClassVar[str]
    refused: ClassVar[type[Refusal]]

    def documents(self, rules: R | None) -> tuple[Document, ...]:
        minute, terms = (document(f"{self.folder}/{page}.md") for page in ("minute", "terms"))
        compared, of_match = partial(preset_table, self.game, rules), rules is not None
        return (
            Document(MINUTE, tr("In one minute"), partial(told, minute, {})),
            *(() if rules is None else self.of_match(rules)),
            Document("terms", tr("Terms"), partial(told, terms, {})),
            Document("presets", tr("Presets compared"), compared, of_match, True),
            Document(RULE_BOOK, tr("Rule book"), partial(document(self.book).read_text, "utf-8")),
        )

    def of_match(self, rules: R) -> tuple[Document, ...]:
        """Those on the match in play."""
        return (
            Document("in-force", tr("This match’s rules"), partial(self.in_force, rules), True),
        )

    def in_force(self, rules: R) -> str:
        """The rules a match is played by, from its draw to its end.

        What ``rules`` switch off or give no meaning to is not spoken of.
        """
        return told(document(f"{self.folder}/in-force.md"), self.facts(rules))

    def facts(self, rules: R) -> dict[str, Fact]:
        """What the document of the rules in force may ask for: every house rule by its key, their
        line, the preset that they are, and what follows from several of them."""
        preset, words, values = self.game.preset_of(rules), self.game.show.rules, rules.to_record()
        found: dict[str, Fact] = values | {
            "line": words.line(rules),
            "own_rules": preset is None,
            "preset": "" if preset is None else words.preset_name(preset),
        }
        if isinstance(length := values.get("match_length"), int):
            found["needed"] = length // 2 + 1
        return found

    def refusal(self, illegal: Illegal, names: Sequence[str], you: int | None = None) -> str:
        return self.refused(illegal, names).told(you)


# --- presets compared -------------------------------------------------------------------------


def preset_table(game: Game, in_play: Rules | None) -> str:
    """The presets compared, with the rules ``in_play`` as the first column if they are none of
    them.

    A rule has no row if it is the same in all columns, or on in none of them.
    """
    sets = [(game.show.rules.preset_name(key), rules) for key, rules in game.presets.items()]
    if in_play is not None and game.preset_of(in_play) is None:
        sets.insert(0, (tr("This match"), in_play))
    head = [
        tr("**{rules}** (in play)").format(rules=name)
        if in_play is not None and game.same(rules, in_play)
        else name
        for name, rules in sets
    ]
    rows = [
        (f"**{game.show.rules.name(key)}**", *(cell(game, rules, key) for _, rules in sets))
        for key in game.choices
        if _tells_apart(game, key, [rules for _, rules in sets])
    ]
    lead = tr(
        "Only what they differ in is listed. A dash stands where a rule has no meaning beside the"
        " others."
    )
    table = [(tr("House rule"), *head), ["---"] * (len(head) + 1), *rows]
    lines = (f"| {' | '.join(cells)} |" for cells in table)
    return "\n".join((f"# {tr('Presets compared')}\n\n{lead}\n", *lines))


def cell(game: Game, rules: Rules, key: str) -> str:
    """The value of house rule ``key`` in words, or a dash where it has no meaning."""
    found = game.meant(rules, key)
    if found is None:
        return NO_MEANING
    words = game.show.rules.label(key, found)
    return printable(words, _LONGEST_NUMBER) if game.choices[key] is None else words


def _tells_apart(game: Game, key: str, sets: list[Rules]) -> bool:
    values = {game.meant(rules, key) for rules in sets}
    # Not switched on is the same as not there.
    return len(values) > 1 and values != {None, False}
