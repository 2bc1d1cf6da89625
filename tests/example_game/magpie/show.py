"""What table and windows are told of a match of Magpie, as values."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Self

from moon_desktop.engine.entries import Choice, Entry, GameOver, Play
from moon_desktop.engine.illegal import Illegal, Reason
from moon_desktop.engine.sight import trick_finished
from moon_desktop.engine.tricks import Trick
from moon_desktop.games.show import Show
from moon_desktop.games.shown.beside import Counted, CountRow, CountTold, Head, HintRow, HintTold
from moon_desktop.games.shown.help import Document, Section, Sections, Told
from moon_desktop.games.shown.panel import Offer
from moon_desktop.games.shown.result import Result, ResultRow
from moon_desktop.games.shown.rules import Group, Proposal
from moon_desktop.games.shown.sheet import (
    Figure,
    HandRow,
    HandShown,
    HeldShown,
    PieceShown,
    Sheet,
    TrickShown,
)
from moon_desktop.games.shown.sheet import Section as Heading
from moon_desktop.games.shown.table import (
    Asked,
    Chips,
    Face,
    Held,
    Laid,
    Layout,
    Look,
    Middle,
    Motion,
    PlateValues,
    Telling,
    stacked,
)
from moon_desktop.words.score import signed

from .match import Chip, Deal, MagpieSight
from .players import accounts
from .rules import COLOURS, HAND_SIZE, NAMES, PACK, PRESETS, SUITS, MagpieRules, named

if TYPE_CHECKING:
    from moon_desktop.games.shown.review import Hand, Moment
    from moon_desktop.players.advice import Advice, Worth
    from moon_desktop.players.review import HandReview

    from .players import Line

SIGNS = dict(zip(COLOURS, "♥♣♠♦", strict=True))

PRESET_NAMES = {
    "magpie": ("Magpie", "Three at the table, six chips in the middle."),
    "magpie-two": ("Magpie for two", "A dummy plays the third card of each trick."),
    "magpie-six": ("Magpie for six", "Whoever deals rests."),
}
RULE_WORDS = {
    "seats": ("Players", "How many sit at the table; at two a dummy plays along."),
    "sit_out": ("The dealer rests", "At five or six, whoever deals gets no cards."),
    "supply": ("Chips", "How many lie in the middle when a game begins."),
    "target": ("Points to win", "Who has so many after a hand, and the most, wins the game."),
    "games": ("Games", "Who first wins more than half of them wins the match."),
}
HELP = (
    ("cards", "The cards", "P1", "Red, green, blue and yellow, from 1 to 7; the ones are magpies."),
    ("play", "The play", "P2", "Follow the colour led if you can; a magpie goes to any lead."),
    ("dummy", "The dummy", "P3", "Of two players’ tricks the dummy’s top card is the third."),
    ("chips", "The chips", "P4", "Each magpie brings a chip to whoever takes the trick, at once."),
    ("score", "The score", "P5", "Each chip you have counts one, and each trick."),
)
REFUSED = {
    Reason.NOT_NOW: "This is not the moment for that.",
    Reason.NOT_YOUR_TURN: "It is the turn of {turn}.",
    Reason.OVER: "The match is over.",
    Reason.NOT_HELD: "{who} {do} not hold the {card}.",
    Reason.MUST_FOLLOW: "{who} must follow {led}.",
    Reason.NO_END_TO_NAME: "A card has no ends to name.",
    Reason.HAND_NUMBER: "This is hand {number} of the match.",
    Reason.WRONG_DEALER: "It is the turn of {dealer} to deal.",
    Reason.DEAL_SIZE: "Each hand must have four cards, and only a dealer who rests has none.",
    Reason.TILE_TWICE: "The {card} is dealt twice.",
    Reason.NOT_IN_SET: "There is no such card as {card}.",
}


def _open(sight: MagpieSight) -> frozenset[str]:
    return frozenset(choice.piece for choice in sight.legal if isinstance(choice, Play))


@dataclass(frozen=True)
class MagpieSheet(Sheet):
    """The score sheet, on which chips count as soon as they move."""

    def after(self, entry: Entry) -> Self:
        if not isinstance(entry, Chip):
            return super().after(entry)
        seats = range(self.rules.seats)
        return self.moved(tuple((s == entry.seat) - (s == entry.giver) for s in seats))

    @property
    def rules_told(self) -> str:
        return MagpieShow().house_rules_told(self.rules)

    def contract(self, row: HandRow) -> str:
        return f"Hand {row.number}"


class MagpieShow:
    """Magpie as it is shown."""

    # --- the table --------------------------------------------------------------------------

    def layout(self, sight: MagpieSight) -> Layout:
        """Hands, the trick, and the dummy's pile."""
        open_now = _open(sight)

        def look(card: str) -> Look:
            return "rest" if not open_now else "legal" if card in open_now else "illegal"

        backs = tuple(
            0 if seat == sight.seat and not sight.veiled else count
            for seat, count in enumerate(sight.counts)
        )
        return Layout(
            sight.seat,
            sight.seats.count,
            hand=tuple(Held(card, look(card)) for card in sorted(sight.held)),
            backs=backs,
            trick=tuple(Laid(play.seat, play.piece) for play in sight.plays),
            middle=self._middle(sight),
            out=frozenset() if sight.out is None else frozenset({sight.out}),
            asked=Asked(open_now, "Here.", "Drop it on the table.") if open_now else None,
        )

    def _middle(self, sight: MagpieSight) -> tuple[Middle, ...]:
        """The dummy's pile, and the card that it turned last until somebody leads again."""
        if sight.dummy is None:
            return ()
        pile = (Middle("dummy", pile=sight.dummy),) if sight.dummy else ()
        turned = sight.tricks[-1].plays[-1].piece if sight.tricks and not sight.plays else None
        return pile if turned is None else (*pile, Middle("turned", turned))

    def motion(self, before: MagpieSight, entry: Entry, after: MagpieSight) -> Motion:
        """How the table shows ``entry``."""
        match entry:
            case Deal():
                return Motion("deal", after.seats.left_of(entry.dealer), line="cleared")
            case Play():
                trick = trick_finished(entry, before, after)
                taker = None if trick is None or trick.taker == after.rules.seats else trick.taker
                over = after.phase != "play"
                turned = trick is not None and before.dummy
                return Motion(
                    "play",
                    entry.seat,
                    piece=entry.piece,
                    taker=taker,
                    over=over,
                    line="ahead" if after.plays else "cleared",
                    renamed={"turned": stacked("dummy", turned - 1)} if turned else {},
                )
            case Chip():
                return Motion("chips", chips=(Chips(entry.giver, entry.seat),), told=True)
            case _:
                return Motion()

    def trick(self, trick: Trick) -> tuple[Laid, ...]:
        """A trick as it lay."""
        return tuple(Laid(play.seat, play.piece) for play in trick.plays)

    def telling(self, sight: MagpieSight, names: Sequence[str], you: int | None) -> Telling:
        """Plates with chips, and on the plaque whose turn it is."""
        order = sight.seats.clockwise(sight.seat)
        chips = sight.ledger.column("chips")
        played = {play.seat for play in sight.plays}
        scores = (sight.result or sight.ledger).scores
        target = sight.rules.target
        plates = tuple(
            PlateValues(
                names[seat],
                dealer=seat == sight.dealer,
                tricks=sight.taken[seat] if sight.taken else 0,
                of=HAND_SIZE if sight.phase == "play" else 0,
                score=scores[seat],
                fullness=min(1.0, scores[seat] / target),
                turn=None if seat != sight.turn else "Your turn" if seat == you else "thinks",
                chips=chips[seat],
                out=seat == sight.out,
            )
            for seat in order
        )
        waiting = frozenset(
            place
            for place, seat in enumerate(order)
            if sight.phase == "play" and seat not in played and seat != sight.out
        )
        in_middle = f"Chips in the middle: {sight.supply}"
        return Telling(plates, "", "Magpie", in_middle, places=waiting)

    def prompt(self, sight: MagpieSight, names: Sequence[str], you: int | None) -> str:
        """What the table waits for."""
        if sight.turn is None:
            return ""
        if sight.turn != you:
            return f"{names[sight.turn]} is to play."
        if sight.suit is None:
            return "You lead: play any card."
        return f"Follow {NAMES[COLOURS[sight.suit]]} if you can, or play a magpie."

    def face(self, piece: str | None) -> Face:
        """A card by its figure and the sign of its colour."""
        if piece is None:
            return Face("card")
        return Face("card", piece[1:], SIGNS[piece[0]], "red" if piece[0] in "RY" else "dark")

    def piece_called(self, piece: str) -> str:
        """As in ``red 5``."""
        return named(piece)

    # --- choices ----------------------------------------------------------------------------

    def offer(self, sight: MagpieSight, narrow: bool) -> Offer | None:
        """Every choice is a card of the hand."""
        return None

    def offer_ends(self, choices: Sequence[Any]) -> Offer:
        """A card stands for one choice."""
        raise ValueError(choices)

    def letters(self) -> frozenset[str]:
        """No letters choose."""
        return frozenset()

    def picked(self, choice: Play) -> str:
        """The card that a choice plays."""
        return choice.piece

    def pick(self, sight: MagpieSight, piece: str) -> Choice:
        """Picking a card plays it."""
        return Play(sight.seat, piece)

    def chosen(self, choice: Play) -> str:
        """A choice in a sentence."""
        return named(choice.piece)

    def refusal(
        self, illegal: Illegal, names: Sequence[str] | Callable[[int], str], you: int | None = None
    ) -> str:
        """Why an entry cannot stand."""
        called = names if callable(names) else names.__getitem__
        facts = illegal.facts
        seat = getattr(illegal.entry, "seat", None)
        return REFUSED[illegal.reason].format(
            who="" if seat is None else "You" if seat == you else called(seat),
            do="do" if seat == you else "does",
            turn="" if facts.get("turn") is None else called(facts["turn"]),
            card=named(facts.get("tile", "")),
            led="" if facts.get("suit") is None else NAMES[COLOURS[facts["suit"]]],
            number=facts.get("number"),
            dealer="" if facts.get("dealer") is None else called(facts["dealer"]),
        )

    # --- results and advice -----------------------------------------------------------------

    def result(
        self, sight: MagpieSight, names: Sequence[str], entries: Sequence[Entry], you: int | None
    ) -> Result:
        """How the hand ended."""
        hand = sight.result
        assert hand is not None
        after = entries[max(i for i, entry in enumerate(entries) if entry == hand) :]
        won = next((entry.winner for entry in after if isinstance(entry, GameOver)), None)
        title = f"Hand {sight.hand} is over."
        if won is not None:
            title = "You win the game." if won == you else f"{names[won]} wins the game."
        line = "Chips count one each, and so do tricks."
        key = "New match" if sight.phase == "over" else "Next hand" if won is None else "Next game"
        rows = tuple(
            ResultRow(name, str(tricks), signed(points), str(score))
            for name, tricks, points, score in zip(
                names, hand.tricks, hand.points, hand.scores, strict=True
            )
        )
        heads = ("Tricks", "Points", "Score")
        return Result(title, line, heads, rows, key, told=f"{title} {line}")

    def hint(self, advice: Advice, names: Sequence[str]) -> HintTold:
        """What each card is worth."""
        seat = advice.sight.seat

        def row(worth: Worth) -> HintRow:
            card, points = worth.choice.piece, f"{worth.points[seat]:+.1f}"
            win = f"{worth.win:.0%}"
            aloud = f"The {named(card)}: {points} points, ahead in {win} of the deals."
            best = worth.choice == advice.best
            label = named(card)
            return HintRow(worth.choice, card, "", label, label, "", points, win, best, aloud)

        ranked = sorted(
            advice.worths, key=lambda worth: (worth.choice != advice.best, -worth.points[seat])
        )
        return HintTold(
            f"The {named(advice.best.piece)} brings most on average.",
            (
                Head("", "", ""),
                Head("Points", "Pts", "What the hand brings you on average"),
                Head("Ahead", "Ahead", "How often nobody has more after it"),
            ),
            tuple(map(row, ranked)),
            f"{advice.deals} deals were played out.",
        )

    def count(self, sight: MagpieSight, names: Sequence[str]) -> CountTold:
        """What is still out, colour by colour."""
        laid = {play.piece for trick in sight.tricks for play in trick.plays}
        laid |= {play.piece for play in sight.plays}

        def row(suit: int) -> CountRow:
            colour = NAMES[COLOURS[suit]]
            cards = tuple(
                Counted(c, named(c), "own" if c in sight.held else "gone" if c in laid else "out")
                for c in reversed(tuple(PACK.among(SUITS.followers[suit])))
            )
            out = sum(card.where == "out" for card in cards)
            told = f"{out} {colour} cards are out."
            return CountRow(
                SIGNS[COLOURS[suit]], colour.capitalize(), False, str(out), cards, "", told
            )

        line = "Some of what is out lies in nobody’s hand."
        return CountTold(line, tuple(map(row, range(len(COLOURS)))), PACK.pieces[-1])

    # --- the score sheet --------------------------------------------------------------------

    def sheet(self, rules: MagpieRules, seats: Sequence[str]) -> Sheet:
        """The empty sheet of a match."""
        return MagpieSheet.opened(rules, seats)

    def laid_open(
        self, rules: MagpieRules, seats: Sequence[str], entries: Sequence[Entry], number: int
    ) -> HandShown | None:
        """Hand ``number`` with all its cards, once it is finished."""
        account = accounts(rules, entries).get(number)
        if account is None:
            return None
        deal, ended = account.deal, account.ended
        names = (*seats, "the dummy")
        hands = (*deal.hands, deal.dummy) if deal.dummy else deal.hands

        def played(trick: Trick) -> TrickShown:
            return TrickShown(
                tuple(
                    (
                        play.seat,
                        PieceShown(
                            play.piece,
                            f"{names[play.seat]}: {named(play.piece)}",
                            "took" if play.seat == trick.taker else "",
                        ),
                    )
                    for play in trick.plays
                )
            )

        lines = tuple(
            (name, (Figure(str(tricks)), Figure(signed(points)), Figure(str(score))))
            for name, tricks, points, score in zip(
                seats, ended.tricks, ended.points, ended.scores, strict=True
            )
        )
        told = [f"{name}: {f[0].text} tricks, {f[1].text} points." for name, f in lines]
        return HandShown(
            number,
            beside=f"dealt by {seats[deal.dealer]}",
            contract="",
            outcome="",
            ink="pink",
            helped="",
            notes=(),
            dealt=Heading("Dealt"),
            held=tuple(
                HeldShown(name, tuple(PieceShown(card, named(card)) for card in hand))
                for name, hand in zip(names, hands, strict=False)
                if hand
            ),
            before=None,
            seats=names[: len(hands)],
            tricks=tuple(map(played, account.tricks)),
            tricks_title="Tricks",
            legend=(("took", "took the trick"),),
            reasons=("Chips count one each, and so do tricks.",),
            points_title="Points",
            heads=("Tricks", "Points", "Score"),
            points=lines,
            told=f"Hand {number}. {' '.join(told)}",
        )

    # --- the review and reports -------------------------------------------------------------

    def review_hand(self, review: HandReview, names: Sequence[str]) -> Hand:
        """A reviewed hand."""
        from .review import hand

        return hand(review, names)

    def review_moment(self, review: HandReview, number: int, names: Sequence[str]) -> Moment:
        """One of its choices."""
        from .review import moment

        return moment(review, number, names)

    def advice_report(self, advice: Advice, names: Sequence[str]) -> str:
        """The worth of each card."""
        from .review import advice_report

        return advice_report(advice, names)

    def hindsight_report(self, lines: Sequence[Line], names: Sequence[str]) -> str:
        """What each card came to."""
        from .review import hindsight_report

        return hindsight_report(lines, names)

    # --- house rules ------------------------------------------------------------------------

    def game_name(self) -> str:
        """What the game is called."""
        return "Magpie"

    def preset_name(self, key: str) -> str:
        """A preset as a label."""
        return PRESET_NAMES[key][0]

    def preset_line(self, key: str) -> str:
        """What distinguishes a preset."""
        return PRESET_NAMES[key][1]

    def rule_name(self, key: str) -> str:
        """A house rule as a label."""
        return RULE_WORDS[key][0]

    def rule_help(self, key: str) -> str:
        """What a house rule is about."""
        return RULE_WORDS[key][1]

    def rule_source(self, key: str) -> str:
        """The rules were written for this package."""
        return ""

    def choice_label(self, key: str, value: object) -> str:
        """A choice as a label."""
        return {True: "Yes", False: "No"}[value] if isinstance(value, bool) else str(value)

    def rule_groups(self) -> tuple[Group, ...]:
        """The form in two parts."""
        return Group("Table", ("seats", "sit_out")), Group("Game", ("supply", "target", "games"))

    def proposals(self) -> Mapping[str, Proposal]:
        """No choice proposes a number."""
        return {}

    def unit(self, key: str, values: Mapping[str, Any]) -> str:
        """What a number counts."""
        return " points" if key == "target" else ""

    def contradiction(self, reason: str) -> str:
        """No rules contradict each other."""
        return reason

    def without_meaning(self, key: str, values: Mapping[str, Any]) -> str | None:
        """Only at a large table somebody can rest."""
        if key == "sit_out" and values["seats"] < 5:
            return "Everybody plays where fewer than five sit at the table."
        return None

    def remark(self, key: str, values: Mapping[str, Any]) -> str | None:
        """Nothing surprises."""
        return None

    def rules_line(self, rules: MagpieRules) -> str:
        """House rules in a line."""
        rests = ", the dealer rests" if rules.out(0) is not None else ""
        return f"{rules.seats} players{rests}, {rules.supply} chips, to {rules.target}"

    def rules_sentence(self, rules: MagpieRules) -> str:
        """The same as a sentence."""
        return f"{self.rules_line(rules)}."

    def house_rules_told(self, rules: MagpieRules) -> str:
        """The same after the name of the preset."""
        keys = (key for key, preset in PRESETS.items() if preset == rules)
        name = self.preset_name(key) if (key := next(keys, None)) else "House rules of your own"
        return f"{name}: {self.rules_sentence(rules)}"

    # --- help and records -------------------------------------------------------------------

    def help_documents(self, rules: MagpieRules | None) -> tuple[Document, ...]:
        """The rules of the game."""
        line = "Take tricks with magpies in them." if rules is None else self.rules_sentence(rules)
        sections = tuple(
            Section(key, heading, (Told(text, (rule,)),)) for key, heading, rule, text in HELP
        )
        content = Sections(line, "", sections)
        return (Document("rules", "Magpie", "The rules of Magpie", lambda: content, True),)

    def wanted(self, key: str) -> str:
        """What a key of a record may have."""
        return f"“{key}” must have what the rules of Magpie say."


SHOW: Final[Show] = MagpieShow()
