"""Several pictures on one page: the ids of each are its own."""

from __future__ import annotations

import re
from typing import Any

import pytest

from karawela.draw.board import draw
from karawela.draw.picture import with_own_ids
from karawela.engine import Match, registry

ID = re.compile(r'\sid="([^"]+)"')
REFERENCE = re.compile(r'(?:href="#|url\(#)([\w-]+)')


def board(title: str, seed: str) -> Match[Any]:
    """Some moves into a game."""
    game = registry.title(title)
    match: Match[Any] = Match(game, game.seats[-1], seed)
    for _ in range(12):
        match.play(match.legal[0])
    return match


@pytest.mark.parametrize("title", registry.titles())
def test_pictures_in_a_notebook_share_no_ids(title: str) -> None:
    """Two boards of one title, inline on one page: no id stands in both, and every reference finds its own."""
    one, other = (board(title, seed)._repr_svg_() for seed in ("one", "other"))
    assert one != other
    assert ID.findall(one) and not set(ID.findall(one)) & set(ID.findall(other))
    for picture in (one, other):
        ids = ID.findall(picture)
        assert len(ids) == len(set(ids))
        assert set(REFERENCE.findall(picture)) <= set(ids)


@pytest.mark.parametrize("title", registry.titles())
def test_own_ids_change_nothing_else(title: str) -> None:
    """Without the digest it is the document that it was, so ids of the plain one are stable from move to move."""
    plain = draw(registry.title(title), board(title, "one").scene(None))
    owned = with_own_ids(plain)
    digest = re.search(r'id="(p[0-9a-f]{8}-)', owned)
    assert digest and owned.replace(digest[1], "") == plain


def test_styles_and_labels_follow_their_ids() -> None:
    """What names an id in a style sheet or a label names the new one; colours that look like ids stay colours."""
    plain = '<svg><style>#cup .a{fill:#cup}.b,#cup{x:y}</style><g id="cup" aria-labelledby="name"/><b id="name"/></svg>'
    owned = with_own_ids(plain)
    mine = ID.findall(owned)[0].removesuffix("cup")
    assert f"#{mine}cup .a{{fill:#cup}}.b,#{mine}cup{{x:y}}" in owned
    assert f'aria-labelledby="{mine}name"' in owned
