"""Kości: the throw, rerolls and sure-fire tokens, and what the total is made of (TEP-4.91 to 4.94, 4.103)."""

from karawela.engine.ask import Ask, Move, Roll, Rules
from karawela.games.tiny_epic.data.choices import CANNONS
from karawela.games.tiny_epic.data.words import CursedReroll, Reroll
from karawela.games.tiny_epic.rules.moves import DICE_DONE
from karawela.games.tiny_epic.state import NOBODY, TinyEpic


def rerolls(s: TinyEpic, seat: int) -> int:
    """Those of the crew cards that the order triggers (TEP-4.94, AMD-11.91)."""
    pirate, order, n = s.pirates[seat], s.order(), 0
    for card in pirate.crew:
        known = s.box.crew[card]
        if known.trigger == order:
            bonus = known.bonus
            if isinstance(bonus, Reroll):
                n += bonus.n
            elif isinstance(bonus, CursedReroll):
                n += pirate.cubes
    return n


def damage_table(s: TinyEpic, who: int) -> list[int]:
    """For each face of a die, how often it stands on captain, helm mat and crew cards (TEP-4.91, 7.12)."""
    pirate, box = s.pirates[who], s.box
    if who >= s.seats:
        table = list(box.helms[s.helm].damage)
    else:
        table = list(box.captains[pirate.captain].sides[pirate.side].damage)
    for card in pirate.crew:
        for face, n in enumerate(box.crew[card].damage):
            table[face] += n
    return table


def sure_hits(s: TinyEpic, who: int) -> int:
    """Automatic hits of the crew; the solo pirate has more of its mats (TEP-4.93, 7.12)."""
    box, pirate = s.box, s.pirates[who]
    hits = sum([box.crew[card].hits for card in pirate.crew])
    if who >= s.seats:
        hits += box.helms[s.helm].hits + box.mats[s.mat].row[len(pirate.buried)].hits
    return hits


def dice_of(s: TinyEpic, who: int) -> int:
    """By the level of legend; the solo pirate's by its treasure row (TEP-4.91, 7.12)."""
    pirate = s.pirates[who]
    if who >= s.seats:
        return s.box.mats[s.mat].row[len(pirate.buried)].dice
    return s.box.levels[pirate.legend].dice


def throw(s: TinyEpic, who: int, dice: list[int]) -> Rules:
    """The throw and its changes; the total stands in the battle (TEP-4.91 to 4.93, 4.99)."""
    for _ in range(dice_of(s, who)):
        face = yield Roll(6, "die")
        dice.append(face)
    if who < s.seats:
        yield from change_dice(s, who, dice)
    table = damage_table(s, who)
    by_dice = sum([table[face - 1] for face in dice])
    cannons, hits = s.pirates[who].stations[CANNONS], sure_hits(s, who)
    total = by_dice + cannons + hits
    s.tell("total", who, total, by_dice, cannons, hits)
    mine, theirs = s.battle.totals
    s.battle.totals = (total, theirs) if who == s.battle.attacker else (mine, total)


def change_dice(s: TinyEpic, seat: int, dice: list[int]) -> Rules:
    """One die after another, as long as anything can be used (TEP-4.92, 4.94, 4.103)."""
    pirate, battle = s.pirates[seat], s.battle
    battle.roller = seat
    while True:
        options: list[Move] = []
        if battle.rerolls and seat == battle.attacker:
            options += [("reroll", die + 1) for die in range(len(dice))]
        if pirate.sure:
            options += [
                ("sure_fire", die + 1, face) for die, shown in enumerate(dice) for face in range(1, 7) if face != shown
            ]
        if not options:
            break
        options.append(DICE_DONE)
        answer = yield Ask(seat, "dice", options, "TEP-4.103")
        if answer == DICE_DONE:
            break
        die = int(answer[1]) - 1
        if answer[0] == "reroll":
            battle.rerolls -= 1
            dice[die] = yield Roll(6, "die")
        else:
            pirate.sure -= 1
            s.tell("sure_fire", seat, -1)
            dice[die] = int(answer[2])
    battle.roller = NOBODY
