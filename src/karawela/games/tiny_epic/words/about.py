"""What components are and do, in sentences: what their rows say, and of a captain what the curse adds to it."""

from __future__ import annotations

from karawela.games.tiny_epic.data import DATA
from karawela.games.tiny_epic.words.sayings_table import WORDS
from karawela.words.messages import Words
from karawela.words.reference import sections

_LOOKED_UP = (
    *("order", "station", "legend", "captain", "crew", "skeleton", "merchant", "search_token", "wake_token"),
    *("map_card", "feature", "good", "thing", "ship", "rival", "solo_helm", "solo_legend"),
)
"""The kinds of components in the order of the reference."""

WORDS.reference = lambda: sections(DATA, *_LOOKED_UP)


@WORDS.about
def about(words: Words, thing: str) -> list[str]:
    told = [words.text(thing, "about")]
    if DATA.kind(thing, words.edition) == "captain":
        told.append(words.say("about-cursed"))
    return [sentence for sentence in told if sentence]
