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
    game, over_game, helped = 1, False, False
    for line in lines:
        match line["event"]:
            case "note" if line["kind"] in ("undo", "hint", "seen"):
                helped = True
            case "note" if line["kind"] == "seated":
                sitting[line["seat"]] = line["name"], line["player"]
            case "deal":
                game, over_game = game + over_game, False
                dealer, trump = line["dealer"], None
            case "trump":
                trump = line["trump"]
                if trump == "0" and rules.get("follow_me") == "blanks":
                    trump = "none"  # M3.8
            case "hand":
                number = len(hands) + 1
                bid = line.get("bid")
                hands.append(
                    (number, game, helped, dealer, line.get("bidder"), bid, trump, line["result"])
                )
                gains = line.get("points") or [
                    moons + chips for moons, chips in zip(line["moons"], line["chips"], strict=True)
                ]
                for seat, (name, player) in enumerate(sitting):
                    side = seat % sides
                    shares.append(
                        (number, seat, side, _folded(name), player, gains[side],
                         line["tricks"][seat], line.get("hickeys", [0] * sides)[side])
                    )  # fmt: skip
                scores, helped = line["scores"], False
            case "game":
                games.append((game, _bits(line)))
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


def _bits(line: dict[str, Any]) -> int:
    return sum(1 << side for side in {line["winner"], *line.get("sharing", ())})


def _folded(name: str) -> str:
    shown = [
        " " if letter.isspace() else letter
        for letter in name
        if letter.isspace() or unicodedata.category(letter)[0] != "C"
    ]
    return " ".join("".join(shown).split())[:40].casefold()
