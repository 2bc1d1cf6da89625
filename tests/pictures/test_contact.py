"""All screens in all their looks: which looks are drawn, and that they are."""

from __future__ import annotations

import pytest

from moon_desktop.games import CATALOGUE
from tests.pictures import contact
from tests.pictures.views import asked, choices


def test_without_a_wish_each_kind_in_turn_has_all_its_values():
    every = choices()
    views = asked({})
    assert len(set(views)) == len(views)
    others = sum(len(values) - 1 for kind, values in every.items() if kind != "game")
    assert len(views) == len(CATALOGUE) * (1 + others)
    for kind, values in every.items():
        assert {getattr(view, kind) for view in views} == set(values)


def test_what_is_named_is_combined_and_the_rest_as_usual():
    views = asked({"game": ("moon",), "size": ("960x600", "1280x800@2"), "language": ("de",)})
    usual = asked({"game": ("moon",)})[0]
    assert views == [usual._replace(language="de", size=size) for size in ("960x600", "1280x800@2")]
    assert [view.box for view in views] == [(960, 600), (1280, 800)]
    assert [view.ratio for view in views] == ["1", "2"]


def test_another_option_is_one_of_the_preferences():
    (view,) = asked({"game": ("moon",)}, ("coach=true",))
    assert view.settings().coach is True
    assert view.name.endswith("-coach-true")


def test_page_shows_every_picture_and_what_failed(tmp_path):
    place = tmp_path / "moon" / "a-view"
    place.mkdir(parents=True)
    (place / "bid.png").write_bytes(b"")
    (place / "failed.txt").write_text("lesson: <lost>", "utf-8")
    contact.write_page(tmp_path)
    page = (tmp_path / "index.html").read_text("utf-8")
    assert '<img loading="lazy" src="moon/a-view/bid.png"' in page
    assert "lesson: &lt;lost&gt;" in page


def test_what_there_is_not_is_refused(capsys, tmp_path):
    for words in (["--theme", "sunset"], ["--screen", "kitchen"]):
        with pytest.raises(SystemExit):
            contact.main([str(tmp_path), *words])
        assert f"there is no {words[0][2:]} {words[1]}" in capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.parametrize("game", list(CATALOGUE))
def test_every_screen_is_drawn(game, tmp_path):
    assert contact.main([str(tmp_path), "--game", game, "--size", "960x600"]) == 0
    pictures = list(tmp_path.glob(f"{game}/*/*.png"))
    assert len({picture.stem for picture in pictures}) > 60
