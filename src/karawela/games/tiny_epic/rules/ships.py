"""Ruch statków: merchants, Navy and ghost ship, when the captain has crossed the line (chapters 4.11, 11.3, 11.4).

And how a turn ends (chapter 6)."""

from collections.abc import Generator

from karawela.engine.ask import Ask, GameOver, Move, Rules
from karawela.games.tiny_epic.data.choices import GHOST, GHOST_PIRATE, GOODS, MERCHANTS, NAVY
from karawela.games.tiny_epic.rules.deckhands import jostle
from karawela.games.tiny_epic.rules.fighting.attacking import curse
from karawela.games.tiny_epic.rules.moves import NAVY_CRATE
from karawela.games.tiny_epic.rules.purse import cheapest, lose_gold, put_away, return_crate
from karawela.games.tiny_epic.rules.searching import leave_wake
from karawela.games.tiny_epic.rules.solo.ways import step_towards
from karawela.games.tiny_epic.state import COMMAND, NOBODY, Battle, TinyEpic


def ships(s: TinyEpic) -> Rules:
    """Merchant 1, merchant 2, the Navy with its attack, then the ghost ship (TEP-4.130, AMD-11.20)."""
    if s.crossed:
        for ship in range(len(s.merchant_cells)):
            yield from merchant_sails(s, ship)
        ghostly = s.rival == GHOST_PIRATE
        if not (ghostly and s.active >= s.seats):  # AMD-13.48
            yield from navy_sails(s)
        if s.amdiak and not ghostly:  # AMD-13.43
            yield from ghost_sails(s)
    end_turn(s)


def next_cell(s: TinyEpic, ship: str, here: int, there: int) -> Generator[Ask, Move, int]:
    """One card closer; what is chosen tells itself. Of equally short ways the player to the right chooses card by card;
    on your own turn alone the solo pirate, whose way is east or west first (TEP-4.133, 7.17, AMD-11.22)."""
    distance = s.sea.distance[there]
    nearer = distance[here] - 1
    cells = [cell for cell in s.sea.neighbours[here] if distance[cell] == nearer]
    if len(cells) == 1 or (s.rival and s.active < s.seats):
        cell = cells[0] if len(cells) == 1 else step_towards(s, here, there)
        s.tell("ship_moves", ship, s.box.map_ids[s.grid[cell]])
        return cell
    mover = 0 if s.rival else (s.active - 1) % s.seats
    ids, grid = s.box.map_ids, s.grid
    options: list[Move] = [("move_ship", ship, ids[card]) for card in sorted([grid[cell] for cell in cells])]
    answer = yield Ask(mover, "move_ship", options, "TEP-4.133")
    return grid.index(s.box.map_index[str(answer[2])])


def merchant_sails(s: TinyEpic, ship: int) -> Rules:
    """Closer to its port; there it turns to the other one (TEP-4.131, 4.134)."""
    for _ in range(s.box.numbers.merchant_sail):
        port = s.sea.ports[s.merchant_bound[ship]]
        cell = yield from next_cell(s, MERCHANTS[ship], s.merchant_cells[ship], port)
        s.merchant_cells[ship] = cell
        if cell == port:
            s.merchant_bound[ship] = 1 - s.merchant_bound[ship]


def navy_sails(s: TinyEpic) -> Rules:
    """Toward the active player, faster for each of the treasures buried; then its attack (TEP-4.132, 4.135, 4.136)."""
    pirate = s.pirate_at_work()
    for _ in range(s.box.numbers.navy_sail + len(pirate.buried)):
        if s.navy == pirate.cell:
            break
        s.navy = yield from next_cell(s, NAVY, s.navy, pirate.cell)
    if s.navy == pirate.cell and not pirate.hidden:
        yield from navy_attacks(s)


def navy_attacks(s: TinyEpic) -> Rules:
    """First the Jostle, then a crate, or Gold where there is none (TEP-4.135, 4.137, AMD-11.09)."""
    seat = s.active
    pirate = s.pirates[seat]
    s.tell("navy_attacks", seat)
    yield from jostle(s, seat)
    if not pirate.crates():
        lose_gold(s, seat, s.box.numbers.navy_gold)
    elif seat >= s.seats:  # TEP-7.17
        return_crate(s, seat, cheapest(s, seat))
    else:
        options = [NAVY_CRATE[kind] for kind in range(4) if pirate.hold[kind]]
        answer = yield Ask(seat, "navy_crate", options, "TEP-4.135")
        return_crate(s, seat, GOODS.index(str(answer[1])))


def ghost_sails(s: TinyEpic) -> Rules:
    """Two cards toward the active player, with a token on every card it leaves; then it haunts (AMD-11.21 to 11.30)."""
    pirate = s.pirate_at_work()
    for _ in range(s.box.numbers.ghost_sail):
        if s.ghost == pirate.cell:
            break
        left = s.ghost
        s.ghost = yield from next_cell(s, GHOST, left, pirate.cell)
        leave_wake(s, left)
    if s.ghost == pirate.cell:
        yield from haunt(s)


def haunt(s: TinyEpic) -> Rules:
    """Hidden or not: the captain is cursed, the ship jostled, every cube lost (AMD-11.31, 11.33 to 11.36, 13.11)."""
    who = s.active
    pirate = s.pirates[who]
    s.tell("haunted", who)
    if who < s.seats:
        curse(s, who)
    yield from jostle(s, who)
    lost, pirate.cubes = pirate.cubes, 0
    if lost:
        put_away(s, lost)
        s.tell("cubes", who, -lost)


# ------------------------------------------------------------------ the end of a turn


def end_turn(s: TinyEpic) -> None:
    """On to the next; after the last turn of a round the game may be over (TEP-4.01, 6.01, 6.03, 6.04)."""
    last = len(s.pirates) if s.rival else s.seats
    s.active = (s.active + 1) % last
    if s.active == s.first:
        if s.ended_by != NOBODY:
            raise GameOver
        if s.round_limit and s.round >= s.round_limit:
            s.truncated = True
            s.tell("round_limit", s.round_limit)
            raise GameOver
        s.round += 1
    begin_turn(s)


def begin_turn(s: TinyEpic) -> None:
    """Nothing of the last turn is left."""
    s.phase = COMMAND
    s.turns += 1
    s.steps = s.sail_left = s.used = 0
    s.crossed = s.stolen = s.plundered = s.order_done = s.bonuses_over = False
    if s.battle.attacker != NOBODY:
        s.battle = Battle()
    s.tell("turn", s.active, s.round)
