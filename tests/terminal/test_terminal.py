"""The full-screen table, played with real keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.widgets import Static

from karawela.engine import load_record, replay
from karawela.terminal.asking import Asking, ChoiceList
from karawela.terminal.panels import ConfirmPanel, Curtain, EndingPanel
from tests.terminal.tables import SIZE, new_match, rich_pair, screen, settle, table, type_line


async def test_an_option_is_chosen_by_its_number(tmp_path: Path) -> None:
    """Pressing 2 plays the second option."""
    app = table(tmp_path, people=2, bots=0)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("enter", "2")
        await settle(pilot)
        assert app.session.match.state.set_aside == 1


async def test_an_option_is_chosen_with_arrows_or_mouse(tmp_path: Path) -> None:
    """The arrows and Enter, and a click on a row, choose what they point at."""
    app = table(tmp_path, people=2, bots=0)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("enter", "down", "down", "enter")
        await settle(pilot)
        assert app.session.match.state.set_aside == 2
        await pilot.press("enter")
        await settle(pilot)
        await pilot.click(ChoiceList, offset=(6, 1))
        await settle(pilot)
        assert app.session.match.log()[-1].text == "move_car 2"


async def test_a_move_can_be_typed_in_its_text_form_or_in_words(tmp_path: Path) -> None:
    """`choose_demand die_rum` and words that fit one option only are both understood."""
    app = table(tmp_path, people=2, bots=0)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("enter")
        await type_line(pilot, "choose_demand die_rum")
        assert app.session.match.state.set_aside == 3
        await pilot.press("enter")
        await type_line(pilot, "3 stops")
        assert app.session.match.log()[-1].text == "move_car 3"


async def test_typing_filters_the_options(tmp_path: Path) -> None:
    """While somebody types, only the options that fit are listed; Escape brings all back."""
    app = table(tmp_path, people=2, bots=0)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("enter", "slash", *"die", "underscore", *"rum")
        await pilot.pause()
        listed = app.screen.query_one(ChoiceList)
        assert [choice.text for choice in listed.listed] == ["choose_demand die_rum"]
        await pilot.press("escape")
        await pilot.pause()
        assert len(listed.listed) == 5


async def test_a_longer_number_is_finished_with_enter(tmp_path: Path) -> None:
    """Where 1 could become 10, the digit waits in the line."""
    match = rich_pair(pesos=11)
    app = table(tmp_path, people=2, bots=0, match=match)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("enter", "1")
        await settle(pilot)
        assert match.ply == 0
        await pilot.press("0", "enter")
        await settle(pilot)
        assert match.log()[0].text == "move_car 10"


async def test_an_illegal_move_is_explained_with_its_rule(tmp_path: Path) -> None:
    """The reason, the rule's id and legal moves like it are shown, and nothing changes."""
    app = table(tmp_path, people=2, bots=0, match=rich_pair())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("enter")
        before = app.session.match.ply
        await type_line(pilot, "move_car 9")
        assert app.session.match.ply == before
        assert "SDC-4.05" in screen(app)
        assert "That drive costs 8 pesos" in str(app.screen.query_one("#notice", Static).content)


@pytest.mark.parametrize("typed", ["77", "banana", "load", "-", "move_car", "place_pawn nowhere 4"])
async def test_whatever_is_typed_the_table_answers(tmp_path: Path, typed: str) -> None:
    """Nonsense gets an answer, not an end."""
    app = table(tmp_path, people=2, bots=0)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("enter")
        before = app.session.match.ply
        await type_line(pilot, typed)
        assert app.session.match.ply == before
        assert app.screen.query_one("#notice").has_class("shown")


async def test_a_choice_is_taken_back_down_to_the_horizon(tmp_path: Path) -> None:
    """`u` takes back the own choice while nobody has answered, also from behind the curtain."""
    app = table(tmp_path, people=2, bots=0)
    async with app.run_test(size=SIZE) as pilot:
        start = app.session.match.ply
        await pilot.press("enter", "1")
        await settle(pilot)
        assert isinstance(app.screen, Curtain)
        await pilot.press("u")
        await settle(pilot)
        assert app.session.match.ply == start
        assert "Taken back." in screen(app)


async def test_beyond_the_horizon_a_person_alone_is_asked_first(tmp_path: Path) -> None:
    """Among bots it can be taken back all the same, after a yes; the record says so."""
    app = table(tmp_path)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot)
        start = app.session.match.ply
        await pilot.press("1")
        await settle(pilot)
        while app.session.match.ply < start + 8:
            await pilot.press("1")
            await settle(pilot)
        ply = app.session.match.ply
        while not isinstance(app.screen, ConfirmPanel):
            ply = app.session.match.ply
            await pilot.press("u")
            await settle(pilot)
        await pilot.press("n")
        await settle(pilot)
        assert app.session.match.ply == ply
        await pilot.press("u", "y")
        await settle(pilot)
        assert app.session.match.ply < ply
        assert app.session.match.marks


async def test_a_second_key_for_the_same_question_is_dropped(tmp_path: Path) -> None:
    """Two quick answers to one question are one answer; the second never answers for somebody else."""
    app = table(tmp_path, people=2, bots=0, match=rich_pair())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("enter")
        await settle(pilot)
        asking = app.screen.query_one(Asking)
        for _ in range(3):
            asking.digit("1")
        await settle(pilot)
        assert [line.text for line in app.session.match.log()] == ["move_car 1"]


async def test_the_curtain_says_why_nothing_was_taken_back(tmp_path: Path) -> None:
    """Before anybody has chosen anything there is nothing to take back, and the curtain stays."""
    app = table(tmp_path, people=2, bots=0)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("u")
        await settle(pilot)
        assert isinstance(app.screen, Curtain)
        assert "no choice of yours" in screen(app)


async def test_two_people_cannot_take_back_what_the_other_has_answered(tmp_path: Path) -> None:
    """Beyond the horizon the table explains why not, and does not offer it."""
    app = table(tmp_path, people=2, bots=0)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("enter", "1")
        await settle(pilot)
        await pilot.press("enter", "u")
        await settle(pilot)
        assert not isinstance(app.screen, ConfirmPanel)
        assert "no choice of yours" in screen(app)


async def test_the_language_changes_at_any_time(tmp_path: Path) -> None:
    """`l` turns every text into the other language, on the table and behind the curtain."""
    app = table(tmp_path, people=2, bots=0)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert "Pass the keyboard to Basia" in screen(app)
        await pilot.press("l")
        await pilot.pause()
        assert "Teraz przy klawiaturze: Basia" in screen(app)
        await pilot.press("enter")
        await settle(pilot)
        assert "Odłóż jedną kość" in screen(app)
        await pilot.press("l")
        await settle(pilot)
        assert "Set one die aside" in screen(app)


async def test_the_curtain_hides_what_the_other_person_holds(tmp_path: Path) -> None:
    """Behind the curtain nobody's holdings are to be seen, and after it only the own ones."""
    app = table(tmp_path, people=2, bots=0, match=rich_pair())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, Curtain)
        assert "471" not in screen(app)
        await pilot.press("enter")
        await settle(pilot)
        assert "471" in screen(app)
        assert "593" not in screen(app)
        while not isinstance(app.screen, Curtain):
            await pilot.press("1")
            await settle(pilot)
        assert "471" not in screen(app)
        assert "593" not in screen(app)
        await pilot.press("enter")
        await settle(pilot)
        assert "593" in screen(app)
        assert "471" not in screen(app)


async def test_every_move_is_saved_and_the_file_replays(tmp_path: Path) -> None:
    """After a few moves the file leads to the very same state, with nothing pressed to save it."""
    app = table(tmp_path)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot)
        for _ in range(6):
            await pilot.press("1")
            await settle(pilot)
        again = replay(load_record(tmp_path / "game.kar"), journal=True)
        assert again.state == app.session.match.state
        assert again.legal == app.session.match.legal
        await pilot.press("q")
    assert app.return_code == 0


async def test_a_save_that_fails_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    """Where nothing can be written, the table says so and asks before quitting."""
    (tmp_path / "file").write_text("not a folder")
    app = table(tmp_path / "file", people=1)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot)
        ply = app.session.match.ply
        await pilot.press("1")
        await settle(pilot)
        assert app.session.match.ply > ply
        await pilot.press("s")
        await settle(pilot)
        assert "Not saved" in screen(app)
        await pilot.press("q")
        await settle(pilot)
        assert isinstance(app.screen, ConfirmPanel)


@pytest.mark.parametrize("size", [(80, 24), (100, 32), (120, 40)])
@pytest.mark.parametrize("language", ["en", "pl"])
async def test_the_table_fits_the_screen(tmp_path: Path, size: tuple[int, int], language: str) -> None:
    """The question, the own holdings, the ring with the car, the first options and the keys are in sight."""
    app = table(tmp_path, bots=3, language=language)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        while app.session.asked != 0:
            await settle(pilot)
        shown = screen(app)
        words = app.session.words
        assert words.question(app.session.ask.kind)[:30] in shown
        for sign in ("‡A Ada", "◖▆█▆◗", "╭─", "╰─", "☼", " 1 ", words.say("key-quit"), words.say("table-story")):
            assert sign in shown, sign


async def test_a_whole_game_is_played_by_keys(tmp_path: Path) -> None:
    """Pressing keys against a bot ends in the final score with places and a winner."""
    app = table(tmp_path, match=new_match(2, seed="s121"))
    async with app.run_test(size=(80, 24)) as pilot:
        while app.session.asked is not None:
            if app.session.asked == 0:
                far = app.session.ask.kind in ("move_car", "load")
                await pilot.press("end" if far else "home", "enter")
            else:
                await pilot.pause(0.01)
        await settle(pilot)
        assert isinstance(app.screen, EndingPanel)
        shown = screen(app)
        for text in ("wins with", "Collected during the game", "For goods left over", "Place", "1."):
            assert text in shown
        await pilot.press("escape", "q")
    record = load_record(tmp_path / "game.kar")
    assert record.finished
    assert replay(record).result == app.session.match.result
