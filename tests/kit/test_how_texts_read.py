"""What the kit says of texts that are there and read badly."""

from __future__ import annotations

import re

import pytest

from karawela.engine.ledger import LANGUAGES
from karawela.testing import Case
from karawela.testing.reading import what_is_declared_reads_well, what_is_said_in_play_reads_well
from karawela.testing.style import faults, forms_lacking
from karawela.words.messages import FOLDER
from tests.kit.spoiling import Spoil

EN, PL = "words/en.ftl", "words/pl.ftl"


@pytest.mark.parametrize(
    ("path", "old", "new", "fault"),
    [
        (EN, "move-wait = Wait", "move-wait = wait", "move-wait (en) begins with a small letter"),
        (PL, "chance-waves = Fale", "chance-waves = fale", "chance-waves (pl) begins with a small letter"),
        (EN, "pounds.", "pounds. heavy.", "goes on with a small letter after a full stop: 'heavy'"),
        (EN, "chance-waves = Waves: { $n }", "chance-waves = { $n } waves", "counts one and says 'waves'"),
        (EN, "Load { $n } { NAME", "Load { $n } 1 { NAME", "has two numbers with only a space between"),
        (PL, "Czekaj na brzegu", "Czekaj  na brzegu", "has a space too many"),
        (EN, "Wait ashore", "Wait go_ashore", "shows the id 'go_ashore'"),
        (EN, "{ $name } loads", "Seat 1 loads", "says a seat's number where a name belongs"),
        (EN, "{ $name } loads", "The red one loads", "tells of Bruno without the name"),
        (
            PL,
            "{ $n } × { NAME($good) }\n",
            '{ $n } × { NAME($good, case: "dat") }\n',
            "'salt' has no form 'dat' in Polish",
        ),
        (PL, "Fale: { $n }", "{ $n -> \n [one] { $n } fala\n *[other] { $n } fal\n }", "no form [few] of '$n'"),
        (EN, "Waves: { $n }", "{ $n -> \n [1] { $n } wave\n [few] x\n *[other] { $n } high\n }", ""),
        ("words/wrong.toml", "", '[en]\nashore = "on the quay"\n', "says 'ashore', where 'on the quay' is meant"),
        ("data/goods.toml", '"From the sea."', '"From the sea. by hand."', "'by'"),
    ],
)
def test_a_text_that_reads_badly_is_named(spoil: Spoil, path: str, old: str, new: str, fault: str) -> None:
    spoilt = spoil((path, old, new))
    if not fault:
        what_is_declared_reads_well(spoilt)
        return
    with pytest.raises(AssertionError, match=re.escape(fault)):
        what_is_declared_reads_well(spoilt)


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("ask-load = The waves", "ask-load = the waves", "ask-load (en) begins with a small letter"),
        ("{ move-load } for", "{ move-load } 1 1 for", "has two numbers with only a space between"),
        ("refusal-not-held = You", "refusal-not-held = you", "begins with a small letter"),
    ],
)
def test_what_is_only_said_in_play_is_read_there(spoil: Spoil, old: str, new: str, fault: str) -> None:
    with pytest.raises(AssertionError, match=re.escape(fault)):
        what_is_said_in_play_reads_well(Case(spoil((EN, old, new)), 2))


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Pirate 1 goes home.", "en"),
        ("Ship 1 leaves with 2 points.", "en"),
        ("Zakop perłę, 1. pole pereł: 3 punkty", "pl"),
        ("Token no. 3 of 7", "en"),
        ("„Ada” płynie do portu.", "pl"),
        ("Melee: Ada 3 : 2 Bruno.", "en"),
        ("1 space less", "en"),
        ("1 of 9 cubes", "en"),
    ],
)
def test_what_reads_well_is_left_alone(text: str, language: str) -> None:
    assert not list(faults(text, language, numbered=frozenset({"pirate"})))


@pytest.mark.parametrize("language", LANGUAGES)
def test_general_messages_have_all_forms_of_number(language: str) -> None:
    """The house's own messages are held to what titles are held to."""
    assert not [wrong for path in FOLDER.glob(f"*{language}.ftl") for wrong in forms_lacking(path, language)]
