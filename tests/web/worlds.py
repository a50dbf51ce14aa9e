"""Two databases that differ only in what somebody may not see: the same tables, people, moves and keys; other seeds,
other hands behind the screens, and orders that somebody else has given."""

from __future__ import annotations

import shutil
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

from sqlalchemy import update

from karawela.engine import Match, as_data, registry
from karawela.engine.stored import all_events
from karawela.store import Account, ChatRow, GameRow, OrderRow, SeatRow, Store, Token, TokenKind
from karawela.store.schema import games, snapshots
from karawela.web.accounts.tokens import digest_of
from karawela.web.table.stored_rows import row_of, snapshot_of
from tests.web.people import TITLE

LONG_AGO = 1_600_000_000.0
"""When everything happened, so that pages which say how long ago that was say the same for a while."""
PEOPLE = ("ada", "bob", "eve")
"""Two players and somebody who looks on."""


@dataclass(frozen=True)
class Game:
    """A running game of two: Ada in seat 0, Bob in seat 1; or `shared`, both seats Ada's on one device."""

    id: str
    blind: tuple[str, ...]
    """Who may not tell the two databases apart."""
    shared: bool
    asked: int
    seed: str
    """In the first database; the second has another one."""


@dataclass(frozen=True)
class Twins:
    """The two files, their games, and what shows that somebody is who they are."""

    first: Path
    second: Path
    games: list[Game]
    tokens: dict[str, str]
    secrets: dict[str, list[str]]
    """What nobody but that person may ever read."""


def make_twins(folder: Path) -> Twins:
    """Plays games to different lengths into one database, copies it, and deals the unknown again in the copy."""
    first, second = folder / "first.sqlite", folder / "second.sqlite"
    rng = Random(7)
    made: list[Game] = []
    worlds: list[tuple[str, str, Any]] = []
    idle: dict[str, str] = {}
    with Store.open(str(first)) as store:
        for name in PEOPLE:
            store.new_account(account_of(name), token_of(name, "session"))
            store.new_token(token_of(name, "link"))
        for number, length in enumerate((0, 7, 16, 25, 40, 60, 33, 50)):
            shared = number >= 6
            blind = PEOPLE[number % 2]
            game, match = play_into(store, f"game{number}", length, shared, blind, rng)
            world = match.clone().determinize(PEOPLE.index(blind), rng)  # a copy remembers nothing
            if shared:
                world = world.determinize(1 - PEOPLE.index(blind), rng)
            made.append(game)
            idle[game.id] = "pass" if match.ask_of().kind == "zorro_give" else "give"  # not what would answer now
            worlds.append((game.id, seed_from(rng), snapshot_of(world)))
            assert length == 0 or as_data(world.state) != as_data(match.state), "the worlds do not differ"
    shutil.copy(first, second)
    with Store.open(str(second)) as store:
        for game_id, seed, snapshot in worlds:
            with store._writing() as db:
                db.execute(update(games).where(games.c.id == game_id).values(seed=seed))
                store._put(db, snapshots, {"game": game_id, "lines": snapshot.lines, "outcomes": snapshot.outcomes,
                                           "state": snapshot.state})  # fmt: skip
        for each in made:
            if not each.shared:  # an order of the other player, who alone may know of it
                owner = 1 - PEOPLE.index(each.blind[0])
                store.give_order(each.id, OrderRow(0, owner, idle[each.id], "game", 0, 0))
    secrets = {name: [secret_of(name, "session"), secret_of(name, "link")] for name in PEOPLE}
    secrets = {
        name: [*own, token_of(name, "session").hash, token_of(name, "link").hash] for name, own in secrets.items()
    }
    return Twins(first, second, made, {name: secret_of(name, "session") for name in PEOPLE}, secrets)


def seed_from(rng: Random) -> str:
    return f"{rng.getrandbits(128):032x}"


def account_of(name: str) -> Account:
    return Account(
        id=name,
        name=name.title(),
        settings={"language": "en"},
        created=LONG_AGO,
    )


def secret_of(name: str, kind: TokenKind) -> str:
    return f"private-{kind}-of-{name}"


def token_of(name: str, kind: TokenKind) -> Token:
    return Token(digest_of(secret_of(name, kind), kind), name, kind, "", LONG_AGO, LONG_AGO)


def play_into(
    store: Store, game_id: str, length: int, shared: bool, blind: str, rng: Random
) -> tuple[Game, Match[Any]]:
    """A game with so many random moves; if shared, until a question to the seat that the device was not handed to."""
    title = registry.title(TITLE)
    seats = [SeatRow(0, "person", "Ada", "ada"), SeatRow(1, "person", "Bob", "ada" if shared else "bob")]
    names = tuple(seat.name for seat in seats)
    match: Match[Any] = Match(title, 2, seed_from(rng), {}, names, journal=True)
    row = GameRow(
        id=game_id,
        title=TITLE,
        version=title.data_version,
        options={name: str(value) for name, value in match.record.options.items()},
        seed=match.seed,
        seal=match.seal,
        host="ada",
        created=LONG_AGO,
        updated=LONG_AGO,
        seats=seats,
    )
    plies = [replace(row_of(match, 0, "start", match.to_move[0], "", 0, 0), at=LONG_AGO)]
    store.create_game(replace(row, to_move=list(match.to_move)), plies[0], snapshot_of(match))
    for _ in range(length):
        lines, told, seat = match.ply, len(all_events(match)), match.to_move[0]
        match.choose(rng.randrange(len(match.legal)))
        assert not match.over
        text = " ".join(str(word) for word in match.entries()[lines][1])
        plies.append(replace(row_of(match, len(plies), "move", seat, text, lines, told), at=LONG_AGO))
        store.append(
            game_id, plies[-1], snapshot=snapshot_of(match), to_move=list(match.to_move), status="running", result=None
        )
    store.add_chat(game_id, ChatRow(0, "Ada", "Ahoy!", 0, "ada", LONG_AGO))
    who = ("ada", "eve") if shared else (blind, "eve")
    return Game(game_id, who, shared, match.to_move[0], match.seed), match
