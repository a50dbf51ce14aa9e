"""How the full-screen table looks: a dark chart, ink as the ground and paper as the line."""

from __future__ import annotations

from textual.theme import Theme

from karawela.terminal.marks import AGED, GOLD, INK, LEAF, PAPER, ROPE, SEA, SHALLOW, SIGNAL

THEME = Theme(
    name="karawela",
    primary=SHALLOW,
    secondary=ROPE,
    accent=GOLD,
    warning=GOLD,
    error=SIGNAL,
    success=LEAF,
    foreground=PAPER,
    background=INK,
    surface=INK,
    panel=SEA,
    dark=True,
    variables={
        "aged": AGED,
        "rope": ROPE,
        "block-cursor-foreground": INK,
        "block-cursor-background": GOLD,
        "block-cursor-text-style": "bold",
        "block-cursor-blurred-foreground": GOLD,
        "block-cursor-blurred-background": SEA,
        "scrollbar": ROPE,
        "scrollbar-background": INK,
        "input-cursor-background": GOLD,
        "input-cursor-foreground": INK,
    },
)

CSS = """
Screen { background: $background; color: $foreground; }
#top { height: 1; background: $panel; color: $foreground; padding: 0 1; }
#board { height: auto; padding: 0 1; overflow-x: auto; scrollbar-size: 1 1; }
#picture { min-width: 76; height: auto; }
#bottom { height: 1fr; }
#asking { width: 3fr; border-top: solid $rope; border-title-color: $accent; border-title-style: bold; padding: 0 1; }
#telling { width: 2fr; border-top: solid $rope; border-title-color: $aged; border-left: solid $rope; padding: 0 1; }
#telling { scrollbar-size: 1 1; }
#question { height: auto; max-height: 3; color: $accent; text-style: bold; }
#notice { height: auto; max-height: 8; background: $panel; border-left: thick $error; padding: 0 1; display: none; }
#notice.shown { display: block; }
#notice.good { border-left: thick $success; }
#choices { height: 1fr; border: none; padding: 0; background: $background; scrollbar-size: 1 1; }
#choices:focus { border: none; background: $background; background-tint: $background 0%; }
#choices > .option-list--option-hover { background: $panel; }
#hint { height: auto; max-height: 2; color: $aged; display: none; }
#hint.shown { display: block; }
.low #hint { display: none; }
#legend { height: 1; color: $aged; display: none; }
#legend.shown { display: block; }
#line { height: 1; border: none; padding: 0; background: $panel; }
#line:focus { border: none; background-tint: $panel 0%; }
#line > .input--placeholder { color: $aged; }
#status { height: 1; background: $panel; color: $foreground; padding: 0 1; }
#status { link-color: $foreground; link-style: none; link-color-hover: $accent; link-background-hover: $panel; }

Panel { align: center middle; background: $background 70%; }
Panel > #sheet { width: 88%; max-width: 104; height: 88%; padding: 0 1; }
Panel > #sheet { border: round $accent; background: $background; }
Panel > #sheet { border-title-color: $accent; border-title-style: bold; border-subtitle-color: $aged; }
Panel.small > #sheet { height: auto; max-height: 88%; max-width: 84; padding: 1 2; }
Panel #search { height: 1; border: none; background: $panel; padding: 0 1; margin-bottom: 1; }
Panel #pages { height: 1fr; scrollbar-size: 1 1; }
Panel.small #pages { height: auto; }
Panel #pages > Static { height: auto; }

Curtain { align: center middle; background: $panel; }
Curtain > Static { width: auto; height: auto; text-align: center; }
"""
