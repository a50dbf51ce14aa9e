"""From checked rows to a box: reads the effects, numbers everything, and demands what the rules rely on."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from karawela.components.sheets import Rows, read_rows
from karawela.effects.tree import Effect
from karawela.engine.errors import DataError
from karawela.games.tiny_epic.data import choices as c
from karawela.games.tiny_epic.data import words as w
from karawela.games.tiny_epic.data.box import (
    Box,
    Captain,
    CaptainSide,
    CrewCard,
    Helm,
    Level,
    MapCard,
    Mat,
    MerchantCard,
)
from karawela.games.tiny_epic.data.read_counts import check_counts
from karawela.games.tiny_epic.data.read_words import VOCABULARY, read_words
from karawela.games.tiny_epic.data.rows import SCHEMA

_ON_TOKENS: Final = {
    "search_token": (w.Gold, w.SureFire, w.Crates, w.Jostle, w.Castaway),
    "wake_token": (w.Gold, w.SureFire, w.Crates, w.Cube, w.Jostle, w.Castaway),
}
"""What the icons of a token can be; there is no Cursed Gold where only search tokens are."""
_OF_LEVEL: Final = (w.Gold, w.SureFire, w.Deckhand)
_BONUSES: Final = (
    *(w.Gold, w.SureFire, w.Plunder, w.Trade, w.CrewUp, w.Search, w.Attack, w.Sail, w.Reassign, w.Mend, w.Reroll),
    *(w.GraveLoot, w.DeepSearch, w.BoneTheft, w.GhostWind, w.CursedInterest, w.MarketShift, w.CursedReroll),
    w.CursedExchange,
)
_OF_CREW: Final = {"crew": _BONUSES, "skeleton": (*_BONUSES, w.BorrowCrew)}
"""A card of the crew row borrows nothing: it could be asked for its own bonus for ever."""


def make_box(pack: Path | None) -> Box:
    """The box of our data, with a pack over it if one is given. Costs some milliseconds; boxes are kept."""
    return box_from(read_rows(SCHEMA, pack))


def box_from(rows: Rows) -> Box:
    """The box of these rows, which must hold together."""
    check_counts(rows)
    return _Boxing(rows).box()


class _Boxing:
    """One box in the making."""

    def __init__(self, rows: Rows):
        self.rows = rows

    def box(self) -> Box:
        rows = self.rows
        cards = tuple(self._map_card(row) for row in rows["map_card"])
        crew = [self._crew("crew", row, index) for index, row in enumerate(rows["crew"])]
        skeletons = len(crew)
        crew += [self._crew("skeleton", row, skeletons + index) for index, row in enumerate(rows["skeleton"])]
        levels = tuple(
            Level(row.id, self._words("legend", row, row.bonus, "bonus", _OF_LEVEL), row.sail, row.dice)
            for row in rows["legend"]
        )
        fourth = self._fourth([level.bonus for level in levels])
        crew_ids = tuple(card.id for card in crew)
        map_ids = tuple(card.id for card in cards)
        return Box(
            rows=rows,
            numbers=rows.single["numbers"],
            map=cards,
            map_ids=map_ids,
            map_index={name: index for index, name in enumerate(map_ids)},
            base_map=tuple(index for index, card in enumerate(cards) if not card.cursed),
            crew=tuple(crew),
            crew_ids=crew_ids,
            crew_index={name: index for index, name in enumerate(crew_ids)},
            skeletons=skeletons,
            captains=tuple(self._captain(row) for row in rows["captain"]),
            levels=levels,
            fourth=fourth,
            merchants=self._merchants(),
            merchant_ids=rows.ids("merchant"),
            search=self._tokens("search_token"),
            search_ids=rows.ids("search_token"),
            search_faces=_faces(rows["search_token"]),
            wake=self._tokens("wake_token"),
            wake_ids=rows.ids("wake_token"),
            wake_faces=_faces(rows["wake_token"]),
            helms={row.id: self._helm(row) for row in rows["solo_helm"]},
            mats={row.id: self._mat(row, len(levels), fourth) for row in rows["solo_legend"]},
        )

    # ------------------------------------------------------------------ fields

    def _words(
        self, table: str, row: Any, text: str, field: str, allowed: tuple[type[Effect], ...]
    ) -> tuple[Effect, ...]:
        try:
            found = read_words(text)
        except DataError as mistake:
            raise self.rows.wrong(table, row.id, field, mistake) from None
        for word in found:
            if not isinstance(word, allowed):
                known = ", ".join(VOCABULARY.of(each).id for each in allowed)
                raise self.rows.wrong(table, row.id, field, f"'{word.text}' should be one of {known}")
        return found

    def _choice(self, table: str, row: Any, field: str, value: str, known: Sequence[str]) -> int:
        if value not in known:
            raise self.rows.wrong(table, row.id, field, f"'{value}' should be one of {', '.join(known)}")
        return known.index(value)

    def _fourth(self, bonuses: Sequence[tuple[Effect, ...]]) -> int:
        """The one level that brings the fourth deckhand."""
        levels = _with_deckhand(bonuses)
        if len(levels) != 1:
            raise DataError(f"{len(levels)} rows [[legend]] have 'deckhand' as bonus; exactly one must have it")
        return levels[0]

    # ------------------------------------------------------------------ components

    def _map_card(self, row: Any) -> MapCard:
        market = self._choice("map_card", row, "market", row.market, c.GOODS) if row.market else c.NONE
        return MapCard(
            row.id,
            row.settlement,
            market,
            row.tavern,
            row.cove,
            row.burial,
            sum(c.EDGES[edge] for edge in row.storm),
            row.cursed,
            row.mausoleum,
            row.wreck,
            row.cursed_burial,
        )

    def _crew(self, table: str, row: Any, index: int) -> CrewCard:
        bonus = self._words(table, row, row.bonus, "bonus", _OF_CREW[table])
        if len(bonus) != 1:
            raise self.rows.wrong(table, row.id, "bonus", "it should be one bonus action")
        trigger = self._choice(table, row, "trigger", row.trigger, c.ORDERS)
        return CrewCard(row.id, index, _damage(row.symbols), row.hits, trigger, bonus[0], table == "skeleton")

    def _captain(self, row: Any) -> Captain:
        sides = [
            CaptainSide(_damage(symbols), self._second(row, field, bonus))
            for symbols, field, bonus in (
                (row.front, "front_bonus", row.front_bonus),
                (row.back, "back_bonus", row.back_bonus),
            )
        ]
        trigger = self._choice("captain", row, "trigger", row.trigger, c.ORDERS)
        self._choice("captain", row, "colour", row.colour, [colour.id for colour in c.COLOURS])
        return Captain(row.id, row.colour, trigger, (sides[0], sides[1]))

    def _second(self, row: Any, field: str, bonus: str) -> int:
        known = (c.ORDERS[c.ATTACK], c.ORDERS[c.PLUNDER])
        return (c.ATTACK, c.PLUNDER)[self._choice("captain", row, field, bonus, known)]

    def _merchants(self) -> tuple[MerchantCard, ...]:
        return tuple(
            MerchantCard(row.id, row.strength, row.gold, row.legend, row.stays) for row in self.rows["merchant"]
        )

    def _tokens(self, table: str) -> tuple[tuple[Effect, ...], ...]:
        return tuple(self._words(table, row, row.effect, "effect", _ON_TOKENS[table]) for row in self.rows[table])

    def _helm(self, row: Any) -> Helm:
        targets = tuple(self._choice("solo_helm", row, "targets", target, c.TARGETS) for target in row.targets)
        return Helm(row.id, _damage(row.symbols), targets, row.hits, row.crates, row.gold, row.idle)

    def _mat(self, row: Any, levels: int, fourth: int) -> Mat:
        if len(row.bonuses) != levels - 1:
            raise self.rows.wrong("solo_legend", row.id, "bonuses", f"it should have {levels - 1}, one a level")
        bonuses = ((), *(self._words("solo_legend", row, text, "bonuses", _OF_LEVEL) for text in row.bonuses))
        if _with_deckhand(bonuses) != [fourth]:
            what = f"'deckhand' should stand once, for level {fourth} after the first, as in [[legend]]"
            raise self.rows.wrong("solo_legend", row.id, "bonuses", what)
        return Mat(row.id, bonuses, row.row)


def _with_deckhand(bonuses: Sequence[tuple[Effect, ...]]) -> list[int]:
    """The levels that bring a deckhand."""
    return [at for at, bonus in enumerate(bonuses) for each in bonus if isinstance(each, w.Deckhand)]


def _damage(symbols: Sequence[int]) -> tuple[int, ...]:
    return tuple(symbols.count(face) for face in range(1, 7))


def _faces(rows: Sequence[Any]) -> tuple[int, ...]:
    return tuple(face for face, row in enumerate(rows) for _ in range(row.n))
