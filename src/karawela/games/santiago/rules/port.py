"""Port and Drewno: the loading round (chapters 6 and 7)."""

from karawela.engine.ask import Ask, Move, Rules
from karawela.games.santiago.data.components import GOOD_INDEX, GOODS, ORDINARY, WOOD
from karawela.games.santiago.rules.holdings import load_goods, take_vp
from karawela.games.santiago.rules.refusals import why_not_load
from karawela.games.santiago.rules.ships import advance_marker, depart, is_full
from karawela.games.santiago.state import Santiago

_LOAD = [[("load", good, n) for n in range(9)] for good in GOODS]
_LOAD_WOOD = [[("load_wood", good, n) for n in range(9)] for good in GOODS]
_PASS: Move = ("pass",)


def loading_round(s: Santiago, seat: int) -> Rules:
    """Everybody may load, in circles from the active player, until all have passed or the ship is full."""
    count = len(s.traders)
    s.passed = [False] * count
    loader = seat
    while not all(s.passed):
        if not s.passed[loader]:
            answer = yield Ask(loader, "load", loads_of(s, loader), "SDC-6.03", why_not_load)
            if answer[0] == "pass":
                s.passed[loader] = True  # final for this round (SDC-6.11)
                s.tell("passed", loader)
            else:
                load(s, loader, answer)
                if is_full(s):  # later players get no further go, the marker stays (SDC-6.13, 6.17)
                    s.passed = []
                    depart(s)
                    return
        loader = (loader + 1) % count
    s.passed = []
    advance_marker(s)  # SDC-6.15, 6.16


def loads_of(s: Santiago, seat: int) -> list[Move]:
    """Goods in demand that the player holds, wood in the place of any good in demand, or a pass (SDC-6.04, 7.01)."""
    held, dice = s.traders[seat].goods, s.dice
    options: list[Move] = []
    for good in range(ORDINARY):
        most = min(held[good], dice[good])
        if most > 0:
            options += _LOAD[good][1 : most + 1]
    wood = held[WOOD]
    if wood:
        for good in range(ORDINARY):
            most = min(wood, dice[good])
            if most > 0:
                options += _LOAD_WOOD[good][1 : most + 1]
    options.append(_PASS)
    return options


def load(s: Santiago, seat: int, move: Move) -> None:
    """The die goes down, the markers go back, each pays the flag's value, wood pays 1 (SDC-6.06 to 6.08, 7.04)."""
    good, n = GOOD_INDEX[str(move[1])], int(move[2])
    s.dice[good] -= n
    if move[0] == "load_wood":
        load_goods(s, seat, WOOD, n)
        take_vp(s, seat, n)
    else:
        load_goods(s, seat, good, n)
        take_vp(s, seat, n * s.marker)
    s.tell("die", GOODS[good], s.dice[good])
