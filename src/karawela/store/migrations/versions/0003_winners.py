"""Who has won, beside scores and ranks. Until now it was whoever had the first rank."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

WHOLE_MAP = 4
"""Alone at Treasure Map the first rank was sure, also for whoever had died. El Dorado is a point more than the pieces
of the map, and opens to nobody without all of them."""

games = sa.table(
    "games", sa.column("id", sa.Text), sa.column("title", sa.Text), sa.column("result", sa.Text), sa.column("winners")
)


def winners_of(title: str, result: list[tuple[int, int]]) -> list[int]:
    """Derived from what was kept of the game; right for every title and version there was."""
    if title == "treasure_map" and len(result) == 1 and result[0][0] <= WHOLE_MAP:
        return []
    return [who for who, (_, rank) in enumerate(result) if rank == 1]


def upgrade() -> None:
    op.add_column("games", sa.Column("winners", sa.Text))
    db = op.get_bind()
    finished = sa.select(games.c.id, games.c.title, games.c.result).where(games.c.result.is_not(None))
    for game_id, title, result in db.execute(finished).all():
        winners = json.dumps(winners_of(title, json.loads(result)), separators=(",", ":"))
        db.execute(games.update().where(games.c.id == game_id).values(winners=winners))
