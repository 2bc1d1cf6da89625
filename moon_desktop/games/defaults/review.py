"""A reviewed hand as its window shows it: what was chosen, how good it was, and what lies open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from moon_desktop.engine.entries import Bid, Choice, Play
from moon_desktop.engine.pieces import Piece
from moon_desktop.games.defaults.wording import Wording
from moon_desktop.games.views.review import (
    Cell,
    Column,
    Fortune,
    Graph,
    Hand,
    Headline,
    Laid,
    Moment,
    Readers,
    Scene,
    WorthRow,
    Worths,
)
from moon_desktop.players.advice import ActionValue
from moon_desktop.players.review import HandReview, Size, Step
from moon_desktop.words import names as called
from moon_desktop.words import review as words
from moon_desktop.words.language import N_, ngettext, pgettext, tr
from moon_desktop.words.score import side, signed

_MISTAKES: Final = (N_("A doubtful choice."), N_("A mistake."), N_("A large mistake."))

_LISTED: Final = 3
"""The places of more mistakes are not told."""


class Review:
    """How a reviewed hand is told, in the words of a game."""

    title: ClassVar[str] = N_("Hand {number} of {hands}")
    all_seen: ClassVar[str] = N_("All seen")
    """Over what a choice comes to with nothing hidden; both marked, not translated yet."""

    def __init__(self, wording: Wording) -> None:
        self.wording = wording

    def hand(self, review: HandReview, names: Sequence[str], to: Readers) -> Hand:
        """All of a hand but its moments, as far as it is weighed; ``names``: those of the seats,
        fit to be shown; ``to``: whom its headline speaks to."""
        return Hand(
            review.number,
            tr(self.title),
            self.headline(review, names, to),
            tuple(names),
            self.heading(review, names),
            tuple(self.cell(review, step, names) for step in review.steps),
            sum(step.knew is not None for step in review.steps),
            self.graph(review, names),
            review.account,
        )

    def moment(self, review: HandReview, number: int, names: Sequence[str]) -> Moment:
        """Choice ``number`` of a reviewed hand, from 0, with all hands open."""
        step = review.steps[number]
        text = self.told(review, step, names)
        return Moment(self.scene(review, number), text, text, self.worths(step, names))

    # --- the hand ---------------------------------------------------------------------------

    def heading(self, review: HandReview, names: Sequence[str]) -> str:
        """What it was played at, and how it ended."""
        table, points = review.rules.table, review.account.ended.points
        sides = (side([names[seat] for seat in table.members(one)]) for one in range(table.sides))
        return ", ".join(f"{name} {signed(got)}" for name, got in zip(sides, points, strict=True))

    def graph(self, review: HandReview, names: Sequence[str]) -> Graph:
        """The line of a chance over it."""
        return Graph("", (None,) * len(review.steps), (), ("", ""), "")

    def headline(self, review: HandReview, names: Sequence[str], to: Readers) -> Headline:
        """What its readers did worst, or that it was well played."""
        steps = enumerate(review.steps)
        judged = [(n, step) for n, step in steps if step.seat in to.people or not to.people]
        wrong = [(number, step) for number, step in judged if step.size]
        counted = _counted([step.size for _, step in wrong])
        so_far = tr("{mistakes} so far").format(mistakes=counted) if counted else ""
        if any(step.open_to((step.seat,)) for _, step in judged):
            return Headline(tr("Still being weighed"), so_far, None)
        if not wrong and all(len(step.before.legal()) == 1 for _, step in judged):
            return Headline(tr("There was nothing to decide"), "", 0)
        worst = max(wrong, key=lambda one: one[1].win_lost, default=(None, None))[0]
        if not review.weighed:
            # What decided besides is not known, and whoever reads how much is weighed would not
            # believe a verdict.
            so_far = so_far or tr("No mistake so far")
            return Headline(tr("Still being weighed"), so_far, worst)
        if not wrong:
            return Headline(self._well_played(review, to), "", 0)
        places = tuple(dict.fromkeys(filter(None, (self.where(step) for _, step in wrong))))
        if len(to.people) != 1:
            seats = dict.fromkeys(step.seat for _, step in wrong)
            places = tuple(called.apart(names[seat]) for seat in seats)
        text = tr("{mistakes}: {places}")
        doubtful = {step.size > Size.SMALL for _, step in wrong}
        if not 1 <= len(places) <= _LISTED or len(doubtful) > 1:
            text = "{mistakes}"
        return Headline(text.format(mistakes=counted, places=called.listing(places)), "", worst)

    def where(self, step: Step) -> str:
        """Where a mistake stands in the hand: ``trick 3``; empty where there is no word for it."""
        if isinstance(step.choice, Bid):
            return tr("the bid")
        if not isinstance(step.choice, Play):
            return ""
        return tr("trick {number}").format(number=len(step.before.sight(step.seat).tricks) + 1)

    def _well_played(self, review: HandReview, to: Readers) -> str:
        """That nothing was done wrong, and what decided instead."""
        if len(to.people) != 1:
            return tr("Well played: no mistake")
        if fate := self.fate(review, to.people[0]):
            return fate
        found = to.fortunes.seats[to.people[0]] if to.fortunes else Fortune(0, 0, 0, 0, (0, 0, 0))
        gained, luck = round(100 * found.gained), round(100 * found.luck)
        others = round(100 * found.others)
        if gained < 0 and luck < min(0, others):
            return tr("Well played: the deal was against you")
        if gained > 0 and luck > max(0, others):
            return tr("Well played, and the deal was with you")
        if gained > 0 and others > 0:
            return tr("Well played, and others’ mistakes helped you")
        return tr("Well played: no mistake")

    def fate(self, review: HandReview, reader: int) -> str:
        """That no play of the seat ``reader`` would have helped, if so."""
        return ""

    # --- a choice ---------------------------------------------------------------------------

    def cell(self, review: HandReview, step: Step, names: Sequence[str]) -> Cell:
        """It in the grid."""
        sight, takers = step.before.sight(step.seat), [one.taker for one in review.account.tricks]
        plays, trick = isinstance(step.choice, Play), len(sight.tricks)
        return Cell(
            place=step.place,
            seat=step.seat,
            row=trick + 1 if plays else self.row(step),
            piece=step.choice.piece,
            text="" if step.choice.piece else self.name(step, step.choice),
            faint=False,
            leads=plays and not sight.plays,
            took=plays and trick < len(takers) and takers[trick] == step.seat,
            size=int(step.size),
            told=self.told(review, step, names),
        )

    def row(self, step: Step) -> str:
        """The heading of its row in the grid, where it is no play."""
        return pgettext("row of the review", "Bid") if isinstance(step.choice, Bid) else ""

    def name(self, step: Step, choice: Choice) -> str:
        """One of the choices that were open, by its name."""
        return self.wording.choice(choice, step.before.rules)

    def told(self, review: HandReview, step: Step, names: Sequence[str]) -> str:
        """All of it in a line: what was done, how good it was by what its seat could know, and
        with nothing hidden."""
        parts = self.done(review, step, names), self.verdict(step, names), self.hindsight(step)
        return " ".join(filter(None, parts))

    def done(self, review: HandReview, step: Step, names: Sequence[str]) -> str:
        """What was chosen: ``Ada played the seven of stars.``"""
        leads = isinstance(step.choice, Play) and not step.before.sight(step.seat).plays
        seats = [called.apart(name) for name in names]
        low, rules = self.low(step, step.choice), step.before.rules
        return self.wording.done(step.choice, seats, rules, leads=leads, low=low)

    def low(self, step: Step, choice: Choice) -> bool:
        """Whether no trick is to be taken from ``choice`` on."""
        return False

    def verdict(self, step: Step, names: Sequence[str]) -> str:
        """How good it was by what the seat could know; empty as long as it is not weighed."""
        if step.knew is None:
            return ""
        if step.choice == step.knew.best:
            name = names[step.seat]
            if name == called.you():
                return tr("Nothing was better, by what you could know.")
            text = tr("Nothing was better, by what {name} could know.")
            return text.format(name=called.apart(name))
        if step.size is Size.NONE:
            return tr("As good as the best choice, as far as can be told.")
        better = tr("Better: {choice}.").format(choice=self.name(step, step.knew.best))
        if not step.knew.outlook:
            best, made = step.knew.of(step.knew.best), step.knew.of(step.choice)
            lost = words.decimal(max(0.1, best.points[step.seat] - made.points[step.seat]))
            more = tr("On average that costs {points} points.").format(points=lost)
            return " ".join((tr(_MISTAKES[step.size - 1]), better, more))
        games = max(1, round(100 * step.win_lost))
        more = ngettext(
            "It would have won 1 more game in 100.",
            "It would have won {games} more games in 100.",
            games,
        )
        return " ".join((tr(_MISTAKES[step.size - 1]), better, more.format(games=games)))

    def hindsight(self, step: Step) -> str:
        """How good it was with nothing hidden; empty where that says nothing."""
        return ""

    # --- what lies open after it ------------------------------------------------------------

    def scene(self, review: HandReview, number: int) -> Scene:
        """The table just after choice ``number`` of the hand, from 0."""
        step, dealer = review.steps[number], review.account.deal.dealer
        hands = tuple(
            tuple(None if piece is None else self.laid(step, seat, piece) for piece in hand)
            for seat, hand in enumerate(self.dealt(review, step))
        )
        letter = pgettext("the letter on the dealer's coin", "D")
        said = [one.choice for one in review.steps[: number + 1] if isinstance(one.choice, Bid)]
        bids = {bid.seat: self.wording.bid(bid.bid) for bid in said}
        beside = tuple([bids.get(seat, "") for seat in range(len(hands))])
        trick = self.trick(review, step)
        notes = tuple((note, False) for note in self.notes(review, step) if note)
        return Scene(hands, 0, trick, None, beside, None, dealer, letter, notes)

    def notes(self, review: HandReview, step: Step) -> Sequence[str]:
        """What is said in the corner of the table, line by line, empty ones left out."""
        return ()

    def dealt(self, review: HandReview, step: Step) -> Sequence[Sequence[Piece | None]]:
        """What was dealt, by seat, in as many places each; None where nothing lies."""
        hands: Sequence[Sequence[Piece]] = review.account.deal.hands
        size = max(map(len, hands))
        return [hand or (None,) * size for hand in hands]

    def laid(self, step: Step, seat: int, piece: Piece) -> Laid:
        """How a piece that was dealt to ``seat`` lies there."""
        mine, text = seat == step.seat, self.wording.piece(piece)
        if mine and piece == step.choice.piece:
            return Laid(piece, "gone" if isinstance(step.choice, Play) else "chosen", told=text)
        better = mine and step.knew is not None and piece == step.knew.best.piece
        held = piece in step.before.sight(seat).held
        return Laid(piece, "plain" if held else "gone", better, text)

    def trick(self, review: HandReview, step: Step, others: int = 0) -> tuple[Laid | None, ...]:
        """The trick by seat, with what was played, and what took it if that finished it;
        ``others``: how many come after the seats whose pieces nobody chooses."""
        sight, done = step.before.sight(step.seat), review.account.tricks
        plays, seats = (*sight.plays, step.choice), range(sight.seats.count)
        if not isinstance(step.choice, Play):
            return (None,) * (len(seats) + others)
        trick = {play.seat: Laid(play.piece) for play in plays}
        trick[step.seat] = Laid(step.choice.piece, "chosen")
        full = done[len(sight.tricks)] if len(sight.tricks) < len(done) else None
        rest = () if full is None else full.plays[len(plays) :]
        if full is not None and not any(play.seat in seats for play in rest):
            trick |= {play.seat: Laid(play.piece) for play in rest}
            took = next(play for play in full.plays if play.seat == full.taker)
            if took != step.choice:
                trick[took.seat] = Laid(took.piece, "took")
        return tuple(trick.get(seat) for seat in range(len(seats) + others))

    # --- what every choice was worth --------------------------------------------------------

    def worths(self, step: Step, names: Sequence[str]) -> Worths:
        """Every choice with its figures, the best first."""
        columns = self.columns(step)
        # The chance of the game comes last.
        told_of = len(columns) - (step.knew is not None and not step.knew.outlook)

        def row(choice: Choice) -> WorthRow:
            known: tuple[str, ...] = ()
            if step.knew is not None:
                known = self.figures(step.knew.of(choice), step.seat)[-len(columns) :][:told_of]
            best = step.knew is not None and choice == step.knew.best
            value = self.seen(step, choice) if choice in step.seen else "–"
            return WorthRow(self.name(step, choice), choice == step.choice, best, known, value)

        choices, note = step.before.legal(), ""
        if advice := step.knew:
            ranked = sorted(advice.worths, key=lambda one: (one.choice != advice.best, -one.win))
            choices = tuple(worth.choice for worth in ranked)
            text = ngettext("{n} deal that fits", "{n} deals that fit", advice.deals)
            if advice.every:
                text = ngettext("The one deal that fits", "All {n} deals that fit", advice.deals)
            note = text.format(n=words.thousands(advice.deals))
        return Worths(
            knew=words.knew(names[step.seat]),
            columns=columns[:told_of],
            all_seen=tr(self.all_seen),
            seen=self.seen_column(step),
            rows=tuple(map(row, choices)),
            note=note,
        )

    def columns(self, step: Step) -> tuple[Column, ...]:
        """The heads of the figures that its player could know."""
        game = Column(tr("Game"), tr("How often the game is won in the end"))
        text = tr("How often the contract is made, in the deals that fit what was known")
        made = (Column(tr("Made"), text),) if self.has_bids(step) else ()
        return *made, self.gain(step), game

    def has_bids(self, step: Step) -> bool:
        """Whether what is known of choices is also how often a bid is made."""
        return isinstance(step.choice, Bid) or bool(step.before.sight(step.seat).said)

    def gain(self, step: Step) -> Column:
        """The head of what a hand brings."""
        return Column(tr("Points"), tr("The points to be expected of the hand"))

    def figures(self, worth: ActionValue, seat: int) -> tuple[str, ...]:
        """What stands under them, how often a bid is made first, in any game."""
        points, win = words.points(worth.points[seat]), words.percent(worth.win)
        return words.percent(worth.made), points, win

    def seen_column(self, step: Step) -> Column:
        """The head of what choices come to with nothing hidden."""
        head = self.gain(step).head
        return Column(head, tr("Of the hand, as it is played out from there"))

    def seen(self, step: Step, choice: Choice) -> str:
        """What stands under it."""
        return signed(step.seen[choice])


class PlainReview(Review):
    """Reviewed hands of a PlainMatch, with their trump."""

    def notes(self, review: HandReview, step: Step) -> Sequence[str]:
        return (self.wording.trump(step.before.sight(step.seat).suits),)


def _counted(sizes: Sequence[Size]) -> str:
    """So many mistakes, the doubtful choices apart: ``2 doubtful choices, one mistake``."""
    doubtful = sizes.count(Size.SMALL)
    mistakes = len(sizes) - doubtful
    first = ngettext("One doubtful choice", "{n} doubtful choices", doubtful).format(n=doubtful)
    if not mistakes:
        return first if doubtful else ""
    if not doubtful:
        return ngettext("One mistake", "{n} mistakes", mistakes).format(n=mistakes)
    second = ngettext("one mistake", "{n} mistakes", mistakes).format(n=mistakes)
    return f"{first}, {second}"
