"""Why a move is not possible: each function answers for the moves of one kind, from the asked seat's own view.

Called only when somebody wants to know, so it may take its time. The particulars name messages of the title.
"""

from collections.abc import Mapping
from typing import Final

from karawela.engine.ask import Move, Refusal
from karawela.games.tiny_epic.rules.refusals import bonuses, orders, steps
from karawela.games.tiny_epic.rules.refusals.reading import Why
from karawela.games.tiny_epic.rules.refusals.tries import cursed_only
from karawela.games.tiny_epic.state import TinyEpic

_BY_VERB: Final[Mapping[str, Why]] = {
    "place_ship": steps.place_ship,
    "captain_skip": steps.captain_skip,
    "captain_pass": steps.captain_pass,
    "captain_stop": steps.captain_stop,
    "assign_deckhand": steps.assign_deckhand,
    "jostle": steps.jostle,
    "hide_assign": steps.regroup,
    "reassign": steps.regroup,
    "mend": steps.mend,
    "sail_to": steps.sail_to,
    "move_ship": steps.move_ship,
    "navy_crate": steps.navy_crate,
    "discard_crate": steps.discard_crate,
    "order_plunder": orders.plunder,
    "bonus_plunder": orders.plunder,
    "order_trade": orders.trade,
    "trade": orders.trade,
    "order_trade_urn": orders.trade_urn,
    "trade_urn": orders.trade_urn,
    "market_shift": orders.market_shift,
    "order_crew_up": orders.crew_up,
    "crew_up": orders.which_row,
    "refresh_row": orders.refresh_row,
    "hire": orders.hire,
    "dismiss": orders.dismiss,
    "order_search": orders.search,
    "search": orders.search,
    "order_attack": orders.attack,
    "bonus_attack": orders.attack,
    "attack": orders.attack,
    "order_hide_out": orders.hide_out,
    "reroll": orders.reroll,
    "sure_fire": orders.sure_fire,
    "bury": bonuses.bury,
    "bury_urn": bonuses.bury_urn,
    "use_crew": bonuses.use_crew,
    "deep_search": bonuses.deep_search,
    "cursed_exchange": bonuses.cursed_exchange,
    "borrow_crew": bonuses.borrow_crew,
}
_PLACES: Final[Mapping[str, tuple[str, str]]] = {
    "choose_side": ("choose_side", "TEP-4.121"),
    "place_ship": ("place_ship", "TEP-4.87"),
    "captain_skip": ("command", "TEP-4.10"),
    "captain_pass": ("command", "TEP-4.10"),
    "captain_stop": ("command", "TEP-4.10"),
    "assign_deckhand": ("assign_deckhand", "TEP-4.13"),
    "sail_to": ("sail", "TEP-4.20"),
    "sail_end": ("sail", "TEP-4.20"),
    "discard_crate": ("discard_crate", "TEP-4.31"),
    "crew_up": ("crew_up", "AMD-11.52"),
    "refresh_row": ("hire", "TEP-4.51"),
    "hire": ("hire", "TEP-4.50"),
    "hire_none": ("hire", "TEP-4.56"),
    "dismiss": ("dismiss", "TEP-4.52"),
    "hide_assign": ("hide_assign", "TEP-4.81"),
    "reroll": ("dice", "TEP-4.94"),
    "sure_fire": ("dice", "TEP-4.92"),
    "dice_done": ("dice", "TEP-4.103"),
    "done": ("hide_assign", "TEP-4.81"),
    "jostle": ("jostle", "TEP-4.110"),
    "choose_port": ("choose_port", "TEP-4.96"),
    "bury": ("captain_bury", "TEP-4.70"),
    "bury_urn": ("captain_bury", "AMD-11.73"),
    "bonus_skip": ("captain_bonus", "TEP-4.121"),
    "bonus_attack": ("captain_bonus", "TEP-4.121"),
    "bonus_plunder": ("captain_bonus", "TEP-4.121"),
    "use_crew": ("crew_bonus", "TEP-4.122"),
    "bonus_end": ("crew_bonus", "TEP-4.122"),
    "trade": ("trade", "TEP-4.123"),
    "trade_urn": ("trade", "TEP-4.123"),
    "search": ("search", "TEP-4.123"),
    "attack": ("attack", "TEP-4.123"),
    "reassign": ("reassign", "TEP-4.126"),
    "mend": ("mend", "TEP-4.126"),
    "take_cursed": ("cursed_plunder", "AMD-11.50"),
    "leave_cursed": ("cursed_plunder", "AMD-11.50"),
    "deep_search": ("deep_search", "AMD-11.86"),
    "cursed_exchange": ("cursed_exchange", "AMD-11.92"),
    "borrow_crew": ("borrow_crew", "AMD-11.93"),
    "move_ship": ("move_ship", "TEP-4.133"),
    "navy_crate": ("navy_crate", "TEP-4.135"),
}
"""The question that a move answers, and the rule that says when it is put."""


def why_not(view: TinyEpic, seat: int, kind: str, move: Move) -> Refusal | None:
    """By the move itself; or when it would have its place."""
    verb = str(move[0])
    if not view.amdiak and (unknown := cursed_only(move)):
        return Refusal(unknown)
    if verb.startswith("order_") and kind != "order":
        return orders.elsewhere(view, seat, move, _BY_VERB.get(verb))
    if verb in ("captain_skip", "captain_pass") and kind == "sail":
        return steps.had_to_stop(view, seat) or Refusal("TEP-4.10")
    if verb in ("hire", "hire_none") and kind == "dismiss":
        return Refusal("TEP-4.52")
    home, rule = _PLACES.get(verb, (kind, ""))
    if verb in ("bury", "bury_urn") and kind != home:
        return bonuses.bury_elsewhere(view, seat, move)
    if verb == "market_shift" and kind != verb:
        return orders.shift_again(view, seat, move)
    if verb == "use_crew" and kind != home:
        return bonuses.use_crew_elsewhere(view, seat, move)
    if home != kind:
        return Refusal(rule) if rule else None
    answer = _BY_VERB.get(verb)
    return answer(view, seat, move) if answer is not None else None
