"""What the pages of figures should say of records, from their recounts alone: plain rows, no
engine, no score sheet, no SQL, and the arithmetic of a textbook."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Iterable
from fractions import Fraction
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

from tests.memory.recount import recount

BIDS = {
    "over": "Shoot over", "under": "Shoot under", "double": "Double shoot",
    "triple": "Triple shoot", "1m": "1 mark", "plunge": "Plunge", "splash": "Splash",
}  # fmt: skip
CALLS = {
    "0": "Blanks", "1": "Ones", "2": "Twos", "3": "Threes", "4": "Fours", "5": "Fives",
    "6": "Sixes", "doubles": "Doubles", "none": "Follow me", "follow-me": "Follow me",
    "sevens": "Sevens", "nel-o:high": "Nel-o, doubles high", "nel-o:low": "Nel-o, doubles low",
    "nel-o:own": "Nel-o, doubles apart",
}  # fmt: skip
LEVELS = {"human": "A person", "casual": "Computer, casual", "skilled": "Computer, skilled",
          "expert": "Computer, expert", "random": "Computer, any legal choice",
          "": "Somebody unknown"}  # fmt: skip
WINDOW = 50
"""Hands over which it is told whether somebody plays better."""
STRENGTHS = Path(__file__).parents[2] / "resources" / "players" / "strengths.json"
SIGNS = {"card": "Tricks", "big": "Big Moon", "little": "Little Moon", "reneged": "Renege"}


class Weight(NamedTuple):
    """What a line says that was weighed of a seat in a hand."""

    gained: int | None
    bid: int | None
    promise: float | None
    missed: bool
    rash: bool
    marks: list[Any]

    def lost(self, *phases: str) -> int:
        return sum(mark[3] for mark in self.marks if not phases or mark[1] in phases)


def weights(path: Path, digests: dict[tuple[str, int], str]) -> dict[tuple[str, int, int], Weight]:
    """What the lines of a file say, by record, hand and seat; ``digests``: those of the hands."""
    lines = [json.loads(line.split(" ", 1)[1]) for line in path.read_text().splitlines() if line]
    by_digest = dict[str, list[Any]]()
    for _, digest, seat, *rest in lines:
        by_digest.setdefault(digest, []).append((seat, Weight(*rest)))
    return {
        (*hand, seat): weight
        for hand, digest in digests.items()
        for seat, weight in by_digest.get(digest, [])
    }


class Seat(NamedTuple):
    """One at the table in a hand."""

    side: int
    person: str
    player: str
    points: int
    tricks: int
    hickeys: int
    causes: dict[str, int]
    strong: int
    weight: Weight | None


class Hand(NamedTuple):
    """A finished hand of a record, with what is told of the record in each."""

    path: str
    rules: dict[str, Any]
    match: dict[str, Any]
    number: int
    game: int
    helped: bool
    bidder: int | None
    bid: str | None
    trump: str | None
    result: str
    seen: bool
    twin: bool
    seats: tuple[Seat, ...]


def all_hands(
    folder: Path, paths: Iterable[str], weighed: dict[tuple[str, int, int], Weight]
) -> list[Hand]:
    """Those of all records, in the order in which a copy is told from the first."""
    found, known = list[Hand](), set[str]()
    for path in sorted(paths, key=lambda path: ("/elsewhere/" in path, path)):
        told = recount(folder / path)
        head, dealt = _dealt(folder / path)
        game, shape, created, _, _, winners, scores = told["match"]
        won = {game: who for game, who, *_ in told["games"]}
        match = {"game": game, "shape": shape, "created": created}
        match |= {"winners": winners, "scores": scores, "games": won}
        for row, lines in zip(told["hands"], dealt, strict=True):
            number, of_game, helped, _, bidder, bid, trump, result, seen, strong = row
            seats = tuple(
                Seat._make((*share[2:], strong[share[1]], weighed.get((path, number, share[1]))))
                for share in told["shares"]
                if share[0] == number
            )
            same = json.dumps([game, head["rules"], created, lines], sort_keys=True)
            found.append(
                Hand(path, head["rules"], match, number, of_game, helped, bidder, bid, trump,
                     result, seen, same in known, seats)
            )  # fmt: skip
            known.add(same)
    return found


def _dealt(path: Path) -> tuple[dict[str, Any], list[list[Any]]]:
    """The header, and the lines of each finished hand without notes."""
    text = path.read_bytes().decode()
    head, *lines = map(json.loads, text[: text.rindex("\n")].split("\n"))
    hands, hand = list[list[Any]](), list[Any]()
    for line in lines:
        if line["event"] == "note":
            continue
        if line["event"] == "deal":
            hand = []
        hand.append(line)
        if line["event"] == "hand":
            hands.append(hand)
    return head, hands


class Mine(NamedTuple):
    """A hand as the person who is asked for played it; at the end of a game or match, with what
    that came to."""

    hand: Hand
    seat: int

    @property
    def own(self) -> Seat:
        return self.hand.seats[self.seat]

    @property
    def others(self) -> list[Seat]:
        return [seat for seat in self.hand.seats if seat.side != self.own.side]

    @property
    def bidder_side(self) -> int:
        assert self.hand.bidder is not None
        return self.hand.seats[self.hand.bidder].side

    @property
    def role(self) -> str:
        if self.hand.bidder is None:
            return "nobody"
        if self.hand.bidder == self.seat:
            return "bidder"
        return "partner" if self.bidder_side == self.own.side else "defender"


def figures(hands: list[Hand], question: str, game: str, person: str, shape: str) -> dict[Any, Any]:
    """What stands on a page, by the titles of sections and the names of bars."""
    of = [hand for hand in hands if (hand.match["game"], hand.match["shape"]) == (game, shape)]
    all_mine = [
        Mine(hand, place)
        for hand in of
        for place, seat in enumerate(hand.seats)
        if (seat.person, seat.player) == (person, "human")
    ]
    found = _PAGES[question](of, all_mine)
    return {key: value for key, value in found.items() if value}


def _weighed(one: Mine) -> bool:
    return one.own.weight is not None and one.own.weight.gained is not None


def _left_unweighed(found: dict[Any, Any], mine: list[Mine]) -> list[Mine]:
    """Those that count where weighing is needed; the others are told."""
    _left(found, (one.hand for one in mine))
    own = [one for one in mine if not _why(one.hand)]
    found["Not counted", "Not weighed"] = sum(not _weighed(one) for one in own)
    return [one for one in own if _weighed(one)]


def _why(one: Hand, *, match: bool = False) -> str:
    if "/elsewhere/" in one.path:
        return "From elsewhere"
    if one.twin:
        return "Kept twice"
    if match and one.match["winners"] is None:
        return "Not finished"
    return "Seen before" if one.seen else "With help" if one.helped else ""


def _left(found: dict[Any, Any], ones: Iterable[Hand], *counts: str, match: bool = False) -> None:
    for one in ones:
        if (why := _why(one, match=match)) and why not in counts:
            found["Not counted", why] = found.get(("Not counted", why), 0) + 1


def rate(rows: Iterable[bool]) -> tuple[int, int] | None:
    got = list(rows)
    return (sum(got), len(got)) if got else None


def mean(rows: Iterable[tuple[str, Any, int]]) -> tuple[float, float | None, int] | None:
    """The mean of amounts a try, its error with a match for one observation, and the tries."""
    sums = defaultdict[str, list[int]](lambda: [0, 0])
    for path, amount, tries in rows:
        sums[path][0] += amount
        sums[path][1] += tries
    amount, tries = (sum(one[place] for one in sums.values()) for place in (0, 1))
    if not tries:
        return None
    middle, n = amount / tries, len(sums)
    if n < 2:
        return middle, None, tries
    squares = sum((got - middle * count) ** 2 for got, count in sums.values())
    return middle, sqrt(n / (n - 1) * squares) / tries, tries


def _made(key: Callable[[Hand], str | None], named: Callable[[str], str]) -> Any:
    def page(of: list[Hand], mine: list[Mine]) -> dict[Any, Any]:
        found = dict[Any, Any]()
        own = [one for one in mine if not _why(one.hand) and one.role == "bidder"]
        rows = [(key(one.hand), one.hand.result == "made") for one in own]
        _by_name(found, "Hands made", rows, named)
        beside = dict[Any, Any]()
        theirs = [
            one.hand for one in mine
            if not _why(one.hand) and one.hand.bidder is not None
            and one.hand.seats[one.hand.bidder].player not in ("human", "")
        ]  # fmt: skip
        rows = [(key(hand), hand.result == "made") for hand in theirs]
        _by_name(beside, "Hands made", rows, named)
        found.update({(*place, "computers"): beside[place] for place in {*found} & {*beside}})
        _left(found, (one.hand for one in mine))
        return found

    return page


def _by_name(found: dict[Any, Any], title: str, rows: Any, named: Callable[[str], str]) -> None:
    groups = defaultdict[str, list[bool]](list)
    for key, hit in rows:
        if key is not None:
            groups["All"].append(hit)
            groups[named(key)].append(hit)
    found.update({(title, name): rate(hits) for name, hits in groups.items()})


def bid_name(bid: str) -> str:
    if bid.isdigit() and int(bid) >= 30:
        low, high = next(pair for pair in ((30, 34), (35, 39), (40, 41)) if int(bid) <= pair[1])
        return f"{low}–{high}"
    if bid[:-1].isdigit() and bid.endswith("m") and bid != "1m":
        return "2 marks and more"
    return BIDS.get(bid, bid)


def _sets(of: list[Hand], mine: list[Mine]) -> dict[Any, Any]:
    found = dict[Any, Any]()
    own = [one for one in mine if not _why(one.hand)]
    rows = [(one.hand.bid, one.hand.result == "set") for one in own if one.role == "defender"]
    _by_name(found, "Hands of other sides set", rows, bid_name)
    found["Your partner’s hands made", "All"] = rate(
        one.hand.result == "made" for one in own if one.role == "partner"
    )
    _left(found, (one.hand for one in mine))
    return found


def _worth(of: list[Hand], mine: list[Mine]) -> dict[Any, Any]:
    found, words = dict[Any, Any](), {
        "bidder": "You bought it", "partner": "Your partner bought it",
        "defender": "Another side bought it",
    }  # fmt: skip
    own = [one for one in mine if not _why(one.hand)]
    for marks, title in ((True, "Marks a hand"), (False, "Points a hand")):
        for role, name in words.items():
            found[title, name] = mean(
                (one.hand.path, one.own.points, 1)
                for one in own
                if one.role == role and (one.hand.rules["scoring"] == "marks") == marks
            )
    games = defaultdict[Any, int](int)
    for one in own:
        games[one.hand.path, one.hand.game] += one.own.hickeys
    if any(games.values()):
        found["", "Hickeys a game"] = mean((path, got, 1) for (path, _), got in games.items())
    _left(found, (one.hand for one in mine))
    return found


def _chips(of: list[Hand], mine: list[Mine]) -> dict[Any, Any]:
    found, title = dict[Any, Any](), "Chips a round"
    own = [one for one in mine if not _why(one.hand)]
    found[title, "All"] = mean((one.hand.path, one.own.points, 1) for one in own)
    for sign, name in SIGNS.items():
        if sign != "reneged" or any(hand.rules["renege"] == "forfeit" for hand in of):
            found[title, name] = mean(
                (one.hand.path, one.own.causes.get(sign, 0), 1) for one in own
            )
    _left(found, (one.hand for one in mine))
    return found


def _dealt_page(of: list[Hand], mine: list[Mine]) -> dict[Any, Any]:
    found = dict[Any, Any]()
    own = [one for one in mine if _why(one.hand) in ("", "With help")]
    for far in range(len(of[0].seats) if of else 0):
        seats = len(of[0].seats)
        name = {0: "You", seats - 1: "On your right", 1: "On your left"}.get(far)
        if name is None or (seats == 2 and far):
            name = "Across" if 2 * far == seats else f"{far} seats to your left"
        got = sum(one.hand.seats[(one.seat + far) % seats].strong for one in own)
        cards = of[0].match["game"] == "shoot-the-moon-cards"
        title = "Red cards and Big Moons a round" if cards else "Doubles a hand"
        expected = sum(_expected(one.hand) for one in own)
        if own:
            found[title, name] = got, len(own), round(expected, 6)
    _left(found, (one.hand for one in mine), "With help")
    return found


def _expected(hand: Hand) -> float:
    """Of 52 cards 12 are red and 2 are Big Moons, and 5 are dealt; of 28, 22 or 21 tiles 7, 7 or 6
    are doubles, and 7 are dealt."""
    if hand.match["game"] == "shoot-the-moon-cards":
        return 5 * 14 / 52
    if hand.rules.get("seats", 4) == 4:
        return 7 * 7 / 28
    return 7 * 7 / 22 if hand.rules["double_blank"] else 7 * 6 / 21


def _ends(of: list[Hand], mine: list[Mine], *, game: bool) -> list[Mine]:
    """The last hand of each match or game in which the person sat, with the help of the whole."""
    groups = defaultdict[Any, list[Hand]](list)
    for hand in of:
        groups[hand.path, hand.game if game else 0].append(hand)
    seats = {(one.hand.path, one.hand.number): one.seat for one in mine}
    return [
        Mine(
            hands[-1]._replace(helped=any(hand.helped for hand in hands)),
            seats[hands[-1].path, hands[-1].number],
        )
        for hands in groups.values()
        if (hands[-1].path, hands[-1].number) in seats
    ]


def _level(one: Mine) -> str:
    players = {seat.player for seat in one.others}
    return LEVELS[players.pop()] if len(players) == 1 else "Players of several kinds"


def _won(one: Mine, winners: int) -> bool:
    return bool(winners >> one.own.side & 1)


def _measured(hand: Hand) -> set[str]:
    """Who may sit at a table where games tell how well somebody plays."""
    game, shape = hand.match["game"], hand.match["shape"]
    told = json.loads(STRENGTHS.read_text("utf-8")).get(game, {}).get(shape, {"between": {}})
    levels = {key for key, (low, high) in told["between"].items() if high - low <= 1.2}
    return {"human", *levels} if len(levels) > 1 else set()


def _fared(of: list[Hand], mine: list[Mine]) -> dict[Any, Any]:
    found = dict[Any, Any]()
    matches, games = _ends(of, mine, game=False), _ends(of, mine, game=True)
    counted = [one for one in matches if not _why(one.hand, match=True)]
    over = [
        one for one in games
        if one.hand.game in one.hand.match["games"] and not _why(one.hand)
    ]  # fmt: skip
    rows = [(_level(one), _won(one, one.hand.match["winners"])) for one in counted]
    met = [one for one in over if {seat.player for seat in one.hand.seats} <= _measured(one.hand)]
    if len(met) >= 10:
        found["How well you play", "Strength"] = len(met)
    _by_name(found, "Matches won", rows, str)
    if len(over) != len(counted):
        rows = [(_level(one), _won(one, one.hand.match["games"][one.hand.game])) for one in over]
        _by_name(found, "Games won", rows, str)
    now, most = 0, 0
    for one in sorted(counted, key=lambda one: (one.hand.match["created"], one.hand.path)):
        now = now + 1 if _won(one, one.hand.match["winners"]) else 0
        most = max(now, most)
    found["Matches won in a row", "Now"], found["Matches won in a row", "At most"] = now, most
    left = [
        one for one in matches
        if _why(one.hand, match=True) == "Not finished" and "/" in one.hand.path
    ]  # fmt: skip
    scores = [(one.hand.match["scores"], one.own.side) for one in left]
    found["Matches left", "While behind"] = rate(had[side] < max(had) for had, side in scores)
    _left(found, (one.hand for one in matches), match=True)
    return found


def _company(of: list[Hand], mine: list[Mine]) -> dict[Any, Any]:
    found, words = dict[Any, Any](), {"random": "any legal choice"}
    matches = _ends(of, mine, game=False)
    groups = defaultdict[Any, list[bool]](list)
    for one in matches:
        if _why(one.hand, match=True):
            continue
        for place, seat in enumerate(one.hand.seats):
            if place != one.seat:
                own = seat.side == one.own.side
                title = "Matches won with a partner" if own else "Matches won against"
                name = seat.person
                if seat.player != "human":
                    name = f"{name} · {words.get(seat.player, seat.player)}"
                groups[title, name].append(_won(one, one.hand.match["winners"]))
    found.update({key: rate(hits) for key, hits in groups.items()})
    _left(found, (one.hand for one in matches), match=True)
    return found


def _promised(of: list[Hand], mine: list[Mine]) -> dict[Any, Any]:
    found = dict[Any, Any]()
    own = _left_unweighed(found, mine)
    title, said = "Made, by what was promised", "Of all hands"
    bought = sorted(
        (one.own.weight.promise, one.hand.result == "made")
        for one in own
        if one.role == "bidder" and one.own.weight and one.own.weight.promise is not None
    )
    tenths = [[row for row in bought if min(9, int(row[0] * 10)) == n] for n in range(10)]
    bins = [tenths[0]]
    for tenth in tenths[1:]:
        if len(bins[-1]) < 10:
            bins[-1] = bins[-1] + tenth
        else:
            bins.append(tenth)
    if len(bins[-1]) < 10 and len(bins) > 1:
        bins[-2:] = [bins[-2] + bins[-1]]
    for one in filter(None, bins):
        ends = [f"{100 * row[0]:.0f}" for row in (one[0], one[-1])]
        same = one[0][0] == one[-1][0]
        name = f"{ends[1]}%" if same else "–".join(ends) + "%"
        found[title, name if len(one) >= 10 else "All"] = rate(row[1] for row in one)
    for name, field in (
        ("Passed where a bid was better", "missed"), ("Bid where to pass was better", "rash")
    ):  # fmt: skip
        found[said, name] = rate(getattr(one.own.weight, field) for one in own)
    return found


def _lost(own: list[Mine], *phases: str) -> Any:
    return mean((one.hand.path, -one.own.weight.lost(*phases), 1) for one in own if one.own.weight)


def _word(of: list[Hand]) -> str:
    """What a hand is called in the game that these are of."""
    return "round" if of and of[0].match["game"] == "shoot-the-moon-cards" else "hand"


def _played(of: list[Hand], mine: list[Mine]) -> dict[Any, Any]:
    found, word = dict[Any, Any](), _word(of)
    cost, many = f"Hundredths of a game a {word}", f"In a hundred {word}s"
    own = _left_unweighed(found, mine)
    found[cost, "You"] = _lost(own)
    beside = defaultdict[str, list[Any]](list)
    for one in own:
        for seat in one.hand.seats:
            if seat.player not in ("human", "") and seat.weight is not None:
                name = LEVELS[seat.player]
                beside[name].append((one.hand.path, -seat.weight.lost(), 1))
    found.update({(cost, name): mean(rows) for name, rows in beside.items()})
    if of and of[0].match["game"] != "shoot-the-moon-cards":
        for name, phase in (("Bidding", "bid"), ("Trump and discard", "call"), ("Play", "play")):
            found["By kind of choice", name] = _lost(own, phase)
    for size, name in enumerate(("Doubtful choices", "Mistakes", "Large mistakes"), 1):
        found[many, name] = mean(
            (one.hand.path, [mark[2] for mark in one.own.weight.marks].count(size), 1)
            for one in own
            if one.own.weight
        )
    return found


def _better(of: list[Hand], mine: list[Mine]) -> dict[Any, Any]:
    found = dict[Any, Any]()
    own = _left_unweighed(found, mine)
    own.sort(key=lambda one: (one.hand.match["created"], one.hand.path, one.hand.number))
    if len(own) < 2 * WINDOW:
        for one in _ends(of, mine, game=False):
            if not _why(one.hand, match=True):
                key = "Matches won", one.hand.match["created"][:4]
                hits, many = found.get(key, (0, 0))
                found[key] = hits + _won(one, one.hand.match["winners"]), many + 1
        return found
    first = 1
    while own:
        size = WINDOW + len(own) % WINDOW
        word = _word(of)
        name = f"{word.title()}s {first}–{first + size - 1}"
        found[f"Hundredths of a game a {word}", name] = _lost(own[:size])
        own, first = own[size:], first + size
    return found


def _luck(of: list[Hand], mine: list[Mine]) -> dict[Any, Any]:
    found = dict[Any, Any]()
    matches = _ends(of, mine, game=False)
    _left(found, (one.hand for one in matches), match=True)
    hands, whole = defaultdict[str, list[Hand]](list), list[Mine]()
    for hand in of:
        hands[hand.path].append(hand)
    for one in matches:
        if not _why(one.hand, match=True):
            every = [seat.weight for hand in hands[one.hand.path] for seat in hand.seats]
            if all(weight is not None and weight.gained is not None for weight in every):
                whole.append(one)
            else:
                key = "Not counted", "Not weighed"
                found[key] = found.get(key, 0) + 1
    whole.sort(key=lambda one: one.hand.path)
    whole.sort(key=lambda one: one.hand.match["created"], reverse=True)
    sums = defaultdict[str, list[Fraction]](list)
    for one in whole[:20]:
        parts = [Fraction(0)] * 3
        for hand in hands[one.hand.path]:
            other_sides = len({seat.side for seat in hand.seats}) - 1
            for place, seat in enumerate(hand.seats):
                assert seat.weight is not None
                lost = Fraction(seat.weight.lost(), 1000)
                if place == one.seat:
                    parts[0] += Fraction(seat.weight.gained or 0, 1000)
                    parts[1] -= lost
                elif seat.side == one.own.side:
                    parts[2] -= lost
                else:
                    parts[2] += lost / other_sides
        won = "Won" if _won(one, one.hand.match["winners"]) else "Lost"
        gained, own, others = map(round, parts)
        name = f"{one.hand.match['created'][:10]} · {won}"
        title = "Match by match"
        found.setdefault((title, name), []).append(
            (len(hands[one.hand.path]), gained - own - others, own, others)
        )
        for name, part in (
            ("Luck", parts[0] - parts[1] - parts[2]), ("Own play", parts[1]),
            ("Others’ play", parts[2]), ("In all", parts[0]),
        ):  # fmt: skip
            sums[name].append(part)
    for name, every_ in sums.items():
        unit = 1000 * (len({seat.side for seat in whole[0].hand.seats}) - 1)
        rows = [(str(n), part * unit, 1) for n, part in enumerate(every_)]
        found["Hundredths of a game a match", name] = mean(rows)
    return found


_PAGES: dict[str, Any] = {
    "promised": _promised,
    "played": _played,
    "better": _better,
    "luck": _luck,
    "fared": _fared,
    "bids": _made(lambda hand: hand.bid, bid_name),
    "trumps": _made(lambda hand: hand.trump, CALLS.__getitem__),
    "sets": _sets,
    "worth": _worth,
    "chips": _chips,
    "dealt": _dealt_page,
    "company": _company,
}
