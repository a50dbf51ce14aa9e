"""What opens over the full-screen table."""

from __future__ import annotations

from pathlib import Path

from karawela.terminal.panels import HelpPanel, RulesPanel
from tests.terminal.tables import SIZE, screen, settle, table


async def test_the_rules_panel_finds_rules_in_both_languages(tmp_path: Path) -> None:
    """A Polish word and an id find rules on an English table; F2 shows them in Polish."""
    app = table(tmp_path, people=2, bots=0)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("enter", "r", *"cukier")
        await pilot.pause()
        assert isinstance(app.screen, RulesPanel)
        assert "SDC-5.02" in screen(app)
        assert "José" in screen(app)
        await pilot.press("f2")
        await pilot.pause()
        assert "Zasady" in screen(app)
        await pilot.press("escape")
        await pilot.pause()
        assert "Odłóż jedną kość" in screen(app)


async def test_why_not_lists_refused_moves_with_their_rules(tmp_path: Path) -> None:
    """`w` shows what one might expect and the rule that forbids it."""
    app = table(tmp_path, people=2, bots=0)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("enter", "1")
        await settle(pilot)
        await pilot.press("enter", "w")
        await pilot.pause()
        assert "SDC-4.05" in screen(app)
        assert "Drive 9 stops for 8 pesos" in screen(app)


async def test_help_names_the_keys_and_the_signs(tmp_path: Path) -> None:
    """`?` explains every key and sign, in either language."""
    app = table(tmp_path, people=2, bots=0)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("enter", "question_mark")
        await pilot.pause()
        assert isinstance(app.screen, HelpPanel)
        assert "take back your last choice" in screen(app)
        assert "victory points" in screen(app)
        await pilot.press("l")
        await pilot.pause()
        assert "cofnij swój ostatni wybór" in screen(app)
