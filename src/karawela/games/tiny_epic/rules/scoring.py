"""Koniec gry: who has won, and the order behind (chapter 6, TEP-7.19, AMD-12.01 to 12.03, 13.02)."""

from karawela.engine.result import Result
from karawela.games.tiny_epic.data.choices import BURIED
from karawela.games.tiny_epic.rules.solo.booty import wealth
from karawela.games.tiny_epic.state import TinyEpic


def score(s: TinyEpic, who: int) -> int:
    """Treasures buried, and the urn as one more (TEP-6.04)."""
    pirate = s.pirates[who]
    return len(pirate.buried) + (pirate.urn == BURIED)


def ranking(s: TinyEpic, who: int) -> tuple[int, int, int, int]:
    """What is buried, then legend, Gold with Cursed Gold, crates (TEP-6.02, AMD-12.03)."""
    pirate = s.pirates[who]
    return score(s, who), pirate.legend, pirate.gold + pirate.cubes, pirate.crates()


def lines_of(s: TinyEpic, who: int) -> tuple[tuple[str, int], ...]:
    """What the score is made of, and what breaks ties."""
    pirate = s.pirates[who]
    urn = (("urn", int(pirate.urn == BURIED)),) if s.amdiak else ()
    return (
        ("treasures", len(pirate.buried)),
        *urn,
        ("legend", pirate.legend),
        ("gold", wealth(s, who) if who >= s.seats else pirate.gold + pirate.cubes),
        ("crates", pirate.crates()),
        ("total", score(s, who)),
    )


def result(s: TinyEpic) -> Result:
    """Whoever has buried everything; several, or nobody: by the ranking. Alone the limit is lost (TEP-6.04)."""
    everybody = range(len(s.pirates))
    scores = tuple(score(s, who) for who in everybody)
    lines = tuple(lines_of(s, who) for who in everybody)
    if s.rival:
        winner = s.solo_index() if s.truncated else s.ended_by
        keys = [(who == winner,) for who in everybody]
        return Result.by_rank(scores, keys, lines, s.truncated, company=1)
    return Result.by_rank(scores, [ranking(s, who) for who in everybody], lines, s.truncated)
