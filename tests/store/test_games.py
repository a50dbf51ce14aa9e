"""Tables and seats."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from karawela.store import Exists, GameRow, SeatRow, SeatTaken, Stale, Store, Unknown
from tests.store.samples import first, open_table, play, running, snapshot


def table(store: Store, game_id: str = "g") -> GameRow:
    game = store.game(game_id)
    assert game is not None
    return game


def test_a_table_comes_back_as_it_was(store: Store) -> None:
    """Every field of the heading and of the seats."""
    game = GameRow(
        "g",
        "santiago",
        3,
        {"layout": "t", "żółć": "1"},
        "seed",
        "seal",
        "ada",
        public=False,
        undo="free",
        created=10.25,
        updated=11.5,
        to_move=[2, 0],
        seats=[
            SeatRow(0, "person", "Ada", "ada", "", "red"),
            SeatRow(1, "open", ""),
            SeatRow(2, "bot", "Ślepy Pew", None, "greedy", "blue"),
        ],
    )
    store.create_game(game)
    assert store.game("g") == game
    assert store.game("h") is None


def test_a_table_with_its_first_row_is_running(store: Store) -> None:
    """A game among people at one device or against bots needs no open table."""
    store.create_game(open_table(), first(at=5.0), snapshot(2))
    game = table(store)
    assert (game.status, game.length) == ("running", 1)
    assert store.plies("g") == [first(at=5.0)]
    assert store.snapshot("g") == snapshot(2)


def test_an_id_is_used_once(store: Store) -> None:
    """A second game under an id leaves nothing behind."""
    store.create_game(open_table())
    with pytest.raises(Exists, match="g"):
        store.create_game(open_table(title="other"), first(), snapshot(0))
    assert table(store).title == "santiago"
    assert store.plies("g") == []


def test_games_come_in_the_order_asked_for(store: Store) -> None:
    """Unknown ids are left out."""
    for name in "abc":
        store.create_game(open_table(name))
    assert [game.id for game in store.games(["c", "x", "a"])] == ["c", "a"]
    assert [len(game.seats) for game in store.games(["b"])] == [3]
    assert store.games([]) == []


def test_taking_a_seat(store: Store) -> None:
    """The table that comes back is the one that stands; a colour is taken along, none leaves the seat's own."""
    store.create_game(open_table(created=5.0))
    game = store.take_seat("g", 1, "bo", "Bo", "green")
    assert game == table(store)
    assert game.seats[1] == SeatRow(1, "person", "Bo", "bo", "", "green")
    assert game.updated > game.created == 5.0
    store.leave_seat("g", 1)
    assert store.take_seat("g", 1, "cy", "Cy").seats[1] == SeatRow(1, "person", "Cy", "cy", "", "green")


@pytest.mark.parametrize("seat", [0, 3])
def test_a_seat_that_is_not_free_is_not_taken(store: Store, seat: int) -> None:
    """Neither somebody's nor one that does not exist."""
    store.create_game(open_table())
    with pytest.raises(SeatTaken):
        store.take_seat("g", seat, "bo", "Bo")
    assert table(store).seats[0].account == "ada"


def test_no_seat_is_taken_or_left_once_the_game_has_begun(store: Store) -> None:
    """Whoever leaves then is replaced by a bot instead."""
    running(store)
    with pytest.raises(SeatTaken, match="begun"):
        store.take_seat("g", 1, "bo", "Bo")
    with pytest.raises(Stale, match="begun"):
        store.leave_seat("g", 0)


def test_leaving_a_seat_frees_it(store: Store) -> None:
    store.create_game(open_table())
    assert store.leave_seat("g", 0).seats[0] == SeatRow(0, "open", "")
    assert table(store).seats[0].kind == "open"


def test_setting_a_seat_replaces_whoever_sat_there(store: Store) -> None:
    """On open tables and in running games."""
    store.create_game(open_table())
    bot = SeatRow(1, "bot", "Pew", None, "random", "red")
    store.set_seat("g", bot)
    assert table(store).seats[1] == bot
    with pytest.raises(Unknown, match="seat 8"):
        store.set_seat("g", SeatRow(7, "open", ""))


def test_of_many_who_want_a_seat_one_gets_it(store: Store) -> None:
    store.create_game(open_table())

    def want(number: int) -> str | None:
        try:
            return store.take_seat("g", 1, f"a{number}", "Somebody").seats[1].account
        except SeatTaken:
            return None

    with ThreadPoolExecutor(8) as pool:
        [winner] = [account for account in pool.map(want, range(8)) if account]
    assert table(store).seats[1].account == winner


def test_a_game_does_not_begin_with_a_free_seat(store: Store) -> None:
    """Whoever leaves while another starts the game: either he is gone and it has not begun, or he stays and it has."""
    for number in range(10):
        game_id = f"g{number}"
        store.create_game(open_table(game_id, seats=2))
        store.take_seat(game_id, 1, "bo", "Bo")

        def start(game_id: str = game_id) -> None:
            store.start_game(game_id, first(), snapshot(0), [0])

        def leave(game_id: str = game_id) -> None:
            store.leave_seat(game_id, 1)

        with ThreadPoolExecutor(2) as pool:
            outcomes = [future.exception() for future in (pool.submit(leave), pool.submit(start))]
        assert sorted(type(outcome).__name__ for outcome in outcomes) == ["NoneType", "Stale"]
        game = table(store, game_id)
        assert (game.status, game.seats[1].kind) in (("open", "open"), ("running", "person"))
        assert game.length == len(store.plies(game_id)) == (game.status == "running")


def test_the_first_rematch_stands(store: Store) -> None:
    """Everybody who presses the button comes to the same table."""
    running(store)
    with ThreadPoolExecutor(4) as pool:
        standing = set(pool.map(lambda number: store.set_rematch("g", f"h{number}"), range(4)))
    assert len(standing) == 1
    assert table(store).rematch in standing


def test_only_a_table_that_has_not_begun_is_deleted(store: Store) -> None:
    """With its seats; a second time is no mistake."""
    store.create_game(open_table())
    store.delete_open("g")
    store.delete_open("g")
    assert store.game("g") is None
    assert store.tables_of("ada", 9) == []
    running(store, rows=3)
    with pytest.raises(Stale, match="begun"):
        store.delete_open("g")
    assert len(store.plies("g")) == 3


def test_an_unknown_game_is_said_to_be_unknown(store: Store) -> None:
    """Whatever one wants to do with it."""
    for attempt in (
        lambda: store.take_seat("g", 0, "ada", "Ada"),
        lambda: store.leave_seat("g", 0),
        lambda: store.set_seat("g", SeatRow(0, "open", "")),
        lambda: store.set_rematch("g", "h"),
        lambda: store.start_game("g", first(), snapshot(0), [0]),
        lambda: play(store, 1),
    ):
        with pytest.raises(Unknown, match="no game g"):
            attempt()
    assert store.snapshot("g") is None
    assert store.plies("g") == []
    store.drop_snapshot("g")
