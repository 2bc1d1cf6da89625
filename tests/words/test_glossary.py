"""The glossary: terms found in what is shown, and explained as Help explains them."""

from __future__ import annotations

import pytest

from moon_desktop.windows.help.markup import html
from moon_desktop.words import glossary
from moon_desktop.words.glossary import Glossary
from tests.kit.cases import each

PAGE = """# Terms

Nothing here is a term, not even a shoot.

[#all] **ALL.** Seven marks. [T8.3]

[#bidder] **Großer Ansager (bidder).** Who bid highest.

[#shoot] **Shoot, shoot the moon.** To bid all or nothing. [M2.2] [M2.3] <!-- shoots -->

[#shoot-over] **Shoot over.** To promise
all <seven>. [M2.2] <!-- =Over, #promise,
bid over -->

![a card](card:back)<br>[#trump] **Trump.** The suit that beats all. <!-- have no trump -->

[#no-trump] **No trump.** A hand without trumps.
"""


@pytest.fixture
def spoken() -> None:
    """The terms of the page are those of the game in play."""
    glossary.speak_of(lambda: PAGE)


@each(
    ("text", "places"),
    [
        ("Shoot over", "shoot-over"),
        ("A SHOOT, and more shoots", "shoot"),
        ("Trump before a shoot over", "trump shoot-over"),
        ("Shooting trumpets outshoot", ""),
        ("No trump", "no-trump"),
        ("You have no trump: play anything", "trump"),
        ("all of it", ""),
        ("Seven spell ALL", "all"),
        ("Over", "shoot-over"),
        ("It is over", ""),
        ("Ann\nOver\ntrump", "shoot-over trump"),
        ("She bid over it", "shoot-over"),
        ("#promise", "shoot-over"),
        ("promise", ""),
        ("#shoot-over", "shoot-over"),
        ("Großer Ansager", "bidder"),
        ("bidder", ""),
        ("", ""),
    ],
)
def test_terms_are_found_whole_and_in_their_order(text, places):
    """The longest of those that begin at a word; in capitals only those that are written so; by
    a sign; but not by the word of English players behind it."""
    assert [term.place for term in Glossary(PAGE).found(text)] == places.split()


def test_what_a_term_means_is_said_without_ids_and_forms():
    (term,) = Glossary(PAGE).found("shoot the moon")
    assert term == ("shoot", "Shoot, shoot the moon", "To bid all or nothing.")
    (term,) = Glossary(PAGE).found("Shoot over")
    assert term.meaning == "To promise all <seven>."
    assert Glossary("# Terms").found("shoot") == ()


def test_a_tip_tells_its_own_words_and_two_terms_at_most(spoken):
    tip = glossary.tip_on("Shoot over & trump & ALL", "1 < 2")
    assert "1 &lt; 2" in tip
    assert "<b>Shoot over.</b> To promise all &lt;seven&gt;." in tip
    assert "<b>Trump.</b> The suit that beats all." in tip
    assert "Seven marks" not in tip
    assert glossary.tip_on("nothing of it") == ""
    assert "<b>" not in glossary.tip_on("nothing of it", "told")


def test_a_page_leads_to_the_first_term(spoken):
    terms = glossary.found("a shoot in trump")
    page = glossary.page("“7” <b>", terms)
    assert "<p>“7” &lt;b&gt;</p>" in page
    assert page.index("<b>Shoot, shoot the moon.</b>") < page.index("<b>Trump.</b>")
    assert 'href="shoot"' in page
    assert "href" not in glossary.page("words", ())


def test_without_a_game_nothing_is_a_term():
    assert glossary.found("shoot") == ()


def test_the_help_page_hides_the_forms():
    shown = html(PAGE, 1.0, book=True)
    assert "bid over" not in shown
    assert "--" not in shown
    assert '<a name="shoot-over"></a>' in shown
