"""Plays a hand at the table of a running program as a screen reader finds it: by its tree, its
events and keys alone. Runs in the system's Python; ``python3 reader_client.py SECONDS`` prints what
it heard, a JSON string a line."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path

import gi  # type: ignore[import-not-found]

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # type: ignore[import-not-found]  # noqa: E402

ENDS = ("Next hand", "Next round")
PAUSE = 350
"""Ms between two looks at the table, and so between two keys."""
QUIET = 1.0
"""Seconds without a word after which somebody is waited for."""


class Client:
    def __init__(self, seconds: float) -> None:
        self.until = time.monotonic() + seconds
        self.heard = time.monotonic()
        self.focus = None
        self.pressed = 0.0
        self.loop = GLib.MainLoop()
        for event in ("object:announcement", "object:state-changed:focused"):
            self.listen(event)
        GLib.timeout_add(PAUSE, self.look)
        # Whoever gets the keys before that is not heard of.
        Path("listening").touch()

    def listen(self, event: str) -> None:
        listener = Atspi.EventListener.new(self.told)
        listener.register(event)
        setattr(self, event, listener)

    def told(self, event) -> None:
        if "announcement" in event.type:
            self.heard = time.monotonic()
            print(json.dumps(event.any_data), flush=True)
        elif event.detail1:
            self.focus = event.source

    def key(self, name: str) -> None:
        subprocess.run(["xdotool", "key", name], check=True)
        self.pressed = time.monotonic()

    def look(self) -> bool:
        now = time.monotonic()
        if now > self.until:
            self.loop.quit()
            return False
        if now - max(self.heard, self.pressed) < QUIET or self.focus is None:
            return True
        try:
            return self.act(self.focus)
        except GLib.Error:
            # It is there no more: another will have the keys.
            return True

    def act(self, focus) -> bool:
        role, name = focus.get_role(), focus.get_name()
        if role == Atspi.Role.PUSH_BUTTON and name in ENDS:
            self.loop.quit()
            return False
        actions = focus.get_action_iface()
        names = (
            []
            if actions is None
            else [Atspi.Action.get_action_name(actions, n) for n in range(actions.get_n_actions())]
        )
        pressed = any(one.lower() == "press" for one in names)
        self.key("Return" if pressed else "Right")
        return True


if __name__ == "__main__":
    Atspi.init()
    client = Client(float(sys.argv[1]))
    client.loop.run()
