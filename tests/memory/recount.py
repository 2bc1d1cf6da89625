"""What the index should hold of a record, counted from its lines alone: no engine, no score sheet,
no SQL."""

from __future__ import annotations

import json
import unicodedata
from pathlib import Path
from typing import Any


def recount(path: Path) -> dict[str, Any]:
    """The record's match, games, hands and shares, as plain rows."""
    text = path.read_bytes().decode()
    head, *lines = map(json.loads, text[: text.rindex("\n")].split("\n"))
    seats = len(head["seats"])
    rules = head["rules"]
    if head["game"] == "shoot-the-moon-cards":
        team = rules["team_size"]
    else:
        team = 2 if rules.get("partners") or head["game"] == "texas42" else 1
    sides = seats // team
    moved = {n["seat"] for n in lines if n["event"] == "note" and n["kind"] == "seated"}
    sitting = [
        ("", "") if seat in moved else (one["name"], one["player"])
        for seat, one in enumerate(head["seats"])
    ]
    hands, shares, games = list[Any](), list[Any](), list[Any]()
    scores, winners, trump, dealer = list[int](), None, None, None
    game, over_game, helped, seen = 1, False, False, False
    for line in lines:
        match line["event"]:
            case "note" if line["kind"] in ("undo", "hint", "seen"):
                helped, seen = True, seen or line["kind"] == "seen"
            case "note" if line["kind"] == "seated":
                sitting[line["seat"]] = line["name"], line["player"]
            case "deal":
                game, over_game = game + over_game, False
                dealer, trump, played = line["dealer"], None, []
                strong = [sum(map(_strong, hand)) for hand in line["hands"]]
            case "trump":
                trump = line["trump"]
                if trump == "0" and rules.get("follow_me") == "blanks":
                    trump = "none"  # M3.8
            case "play" | "dummy" if "card" in line:
                played.append((line.get("seat"), line["card"]))
            case "hand":
                number = len(hands) + 1
                bid = line.get("bid")
                hands.append(
                    (number, game, helped, dealer, line.get("bidder"), bid, trump, line["result"],
                     seen, strong)
                )  # fmt: skip
                causes = [{}] * sides if "points" in line else _causes(line, played, seats, sides)
                gains = line.get("points") or [
                    moons + chips for moons, chips in zip(line["moons"], line["chips"], strict=True)
                ]
                for seat, (name, player) in enumerate(sitting):
                    side = seat % sides
                    shares.append(
                        (number, seat, side, _folded(name), player, gains[side],
                         line["tricks"][seat], line.get("hickeys", [0] * sides)[side], causes[side])
                    )  # fmt: skip
                scores, helped, seen = line["scores"], False, False
            case "game":
                own = [hand for hand in hands if hand[1] == game]
                games.append((game, _bits(line), own[-1][0], sum(hand[2] for hand in own)))
                over_game = True
            case "match":
                winners = _bits(line)
    return {
        "match": (
            head["game"],
            f"{sides}x{team}" if team > 1 else str(seats),
            head.get("created", ""),
            str(head.get("seed", "")),
            "open" if winners is None else "over",
            winners,
            tuple(scores),
        ),
        "games": games,
        "hands": hands,
        "shares": shares,
    }


def _strong(piece: str) -> bool:
    """A double; a red card or a Big Moon."""
    high, _, low = piece.partition("-")
    return high == low or piece == "BIG" or piece[0] == "R"


def _causes(
    line: dict[str, Any], played: list[Any], seats: int, sides: int
) -> list[dict[str, int]]:
    """What moved the chips of each side: who took a trick led to the next, and the last one is
    what is missing in the sum."""
    size = seats + (seats == 2)
    tricks = [played[place : place + size] for place in range(0, len(played), size)]
    takers = [trick[0][0] for trick in tricks[1:]]
    if len(tricks[-1]) == size:
        last = [s for s in range(seats) if line["tricks"][s] > takers.count(s)]
        takers.append(last[0] if last else None)
    found = []
    for side in range(sides):
        mine = [n for n, taker in enumerate(takers) if taker is not None and taker % sides == side]
        big = sum(card == "BIG" for n in mine for _, card in tricks[n])
        card = "reneged" if "offender" in line else "card"
        moved = {card: line["chips"][side], "big": big, "little": line["moons"][side] - big}
        found.append({sign: chips for sign, chips in moved.items() if chips})
    return found


def _bits(line: dict[str, Any]) -> int:
    return sum(1 << side for side in {line["winner"], *line.get("sharing", ())})


def _folded(name: str) -> str:
    shown = [
        " " if letter.isspace() else letter
        for letter in name
        if letter.isspace() or unicodedata.category(letter)[0] != "C"
    ]
    return unicodedata.normalize("NFC", " ".join("".join(shown).split())[:40].casefold())
