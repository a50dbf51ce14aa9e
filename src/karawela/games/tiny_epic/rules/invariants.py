"""What always holds (spec section 16); the tests look after every move."""

from karawela.engine.title import Demands
from karawela.games.tiny_epic.data.choices import BACK, CARRIED, FRONT, GHOST_PIRATE, NONE
from karawela.games.tiny_epic.state import COMMAND, NOWHERE, ORDER, TinyEpic


def broken(s: TinyEpic) -> list[str]:
    """In words; nothing is asked of a sea that is still being laid."""
    demand = Demands()
    if s.phase < COMMAND:
        return demand.broken
    _crates(s, demand)
    _pirates(s, demand)
    _cubes(s, demand)
    _cards(s, demand)
    _tokens(s, demand)
    _ships(s, demand)
    return demand.broken


def _crates(s: TinyEpic, demand: Demands) -> None:
    """Every crate is somewhere, and ships hold what they can (1, 2)."""
    numbers = s.box.numbers
    for kind in range(4):
        held = sum(pirate.hold[kind] for pirate in s.pirates) + s.merchant_crates.count(kind)
        total = s.bag.count(kind) + s.market.count(kind) + held
        demand(total == numbers.crates, f"{total} crates of kind {kind}")
    demand(sorted(s.market) == [0, 1, 2, 3], f"the market is {s.market}")
    for who, pirate in enumerate(s.pirates):
        ghost = s.rival == GHOST_PIRATE and who == s.solo_index()
        room = numbers.ghost_hold - s.ghost_cubes if ghost else numbers.hold
        busy = who == s.active and s.phase > COMMAND
        gained = 5 if busy else 0  # what is just being chosen from
        demand(min(pirate.hold) >= 0, f"pirate {who} holds {pirate.hold}")
        demand(pirate.crates() <= room + gained, f"pirate {who} holds {pirate.crates()} crates")


def _pirates(s: TinyEpic, demand: Demands) -> None:
    """Deckhands, Gold, tokens, legend, treasures of each (3 to 6, 11)."""
    numbers, box = s.box.numbers, s.box
    for who, pirate in enumerate(s.pirates):
        hands = sum(pirate.stations) + pirate.wheel.bit_count() + pirate.aside
        demand(hands == numbers.deckhands + 1, f"pirate {who} has {hands} deckhands")
        demand(min(pirate.stations) >= 0, f"pirate {who}: stations {pirate.stations}")
        aside = int(pirate.legend < box.fourth)
        coming = who < s.seats and (s.phase >= ORDER or s.active >= s.seats)  # its owner may just be asked where to
        demand(aside <= pirate.aside <= max(aside, int(coming)), f"pirate {who}: {pirate.aside} aside")
        demand(not pirate.wheel & 1, f"pirate {who} has a deckhand on Hide Out")
        under = pirate.wheel >> pirate.space & 1 and (who != s.active or s.phase > COMMAND)
        demand(not under, f"pirate {who}: a deckhand under the captain")
        demand(0 <= pirate.gold <= numbers.most_gold, f"pirate {who} has {pirate.gold} Gold")
        demand(0 <= pirate.sure <= numbers.most_sure_fire, f"pirate {who} has {pirate.sure} sure-fire tokens")
        demand(0 <= pirate.legend < len(box.levels), f"pirate {who}: legend {pirate.legend}")
        demand(len(pirate.buried) <= numbers.treasures, f"pirate {who} has buried {len(pirate.buried)} treasures")
        demand(len(set(pirate.buried)) == len(pirate.buried), f"pirate {who} has buried two at one place")
        demand(all(box.map[card].burial for card in pirate.buried), f"pirate {who}: a treasure where none can be")
        demand((pirate.urn_card != NONE) == (pirate.urn > CARRIED), f"pirate {who}: urn {pirate.urn}")
        demand(len(pirate.crew) <= numbers.most_crew, f"pirate {who} has {len(pirate.crew)} crew cards")
        demand(who >= s.seats or pirate.side in (FRONT, BACK), f"pirate {who} has no side")
        demand(s.amdiak or not (pirate.cursed or pirate.cubes), f"pirate {who} is cursed without the expansion")
        if who < s.seats:
            skeletons = any(card >= box.skeletons for card in pirate.crew)
            demand(pirate.cursed or not skeletons, f"pirate {who} has skeletons uncursed")


def _cubes(s: TinyEpic, demand: Demands) -> None:
    """Every cube is somewhere (4)."""
    if s.amdiak:
        total = s.pool + s.ghost_cubes + sum(pirate.cubes for pirate in s.pirates)
        demand(total == s.box.numbers.cubes, f"there are {total} cubes")
        demand(0 <= s.ghost_cubes <= s.box.numbers.ghost_hold, f"the ghost ship has {s.ghost_cubes} cubes")


def _cards(s: TinyEpic, demand: Demands) -> None:
    """Every crew and merchant card is somewhere, once (7, 8)."""
    box = s.box
    held = [card for pirate in s.pirates for card in pirate.crew]
    piles = [s.crew_deck, s.skeleton_deck]
    for first, last, pile, row, there in (
        (0, box.skeletons, piles[0], s.crew_row, True),
        (box.skeletons, len(box.crew), piles[1], s.skeleton_row, s.amdiak),
    ):
        full = len(row) == s.box.numbers.row or not len(pile)
        demand(full or not there, f"the row with crew card {first} on has {len(row)} cards")
        mine = [card for card in held if first <= card < last]
        found = sorted([*pile.unseen, *pile.top, *pile.bottom, *row, *mine])
        demand(found == (list(range(first, last)) if there else []), f"crew cards from {first} on: {found}")
    merchants = sorted([*s.merchant_deck, *s.merchant_cards, *s.merchants_sunk])
    demand(merchants == list(range(len(box.merchants))), f"merchant cards: {merchants}")
    demand(not any(box.merchants[card].stays for card in s.merchants_sunk), "a card that stays is gone")


def _tokens(s: TinyEpic, demand: Demands) -> None:
    """As many faces are left as tokens lie on the sea and in the box (10)."""
    boxed = len(s.box.search_faces) - len(s.grid)
    lie = s.tokens.bit_count()
    demand(
        lie + boxed == len(s.search_faces), f"{lie} search tokens and {boxed} in the box, {len(s.search_faces)} faces"
    )
    for filling, faces in enumerate(s.fillings):
        lie = s.wakes.count(filling) + (s.lid if filling == len(s.fillings) - 1 else 0)
        demand(lie == len(faces), f"filling {filling}: {lie} tokens, {len(faces)} faces")
    if s.amdiak:
        count = sum(map(len, s.fillings)) + len(s.wake_discard)
        demand(len(s.box.wake_faces) - count in (0, 1), f"{count} wake tokens")


def _ships(s: TinyEpic, demand: Demands) -> None:
    """At most one is hidden in a cove (9)."""
    hidden = [pirate.cell for pirate in s.pirates if pirate.hidden]
    demand(len(set(hidden)) == len(hidden), "two ships are hidden in one cove")
    demand(all(s.box.map[s.grid[cell]].cove for cell in hidden), "a ship is hidden without a cove")
    demand(all(pirate.cell != NOWHERE for pirate in s.pirates), "a ship is nowhere")
    if s.rival == GHOST_PIRATE:
        demand(s.pirates[s.solo_index()].cell == s.ghost, "the ghost pirate is not on the ghost ship")
