"""The ferry's state."""

from dataclasses import dataclass, field

from karawela.engine import Part, State, seats, secret


@dataclass(slots=True)
class Merchant(Part):
    salt: int = field(default=9, metadata=secret())
    cork: int = field(default=9, metadata=secret())
    points: int = 0


@dataclass(slots=True)
class Ferry(State):
    merchants: list[Merchant] = field(default_factory=list, metadata=seats())
    active: int = 0
    round: int = 1
    waves: int = 1
