"""What we promise about speed, and whether it is kept. Ratios are made from the medians of the rounds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from karawela.bench.editions import compiled_name
from karawela.bench.peers import CATANATRON
from karawela.bench.rounds import Contender

COPIES = "copy_us", "copy_mid_turn_us"
SPEED = {"santiago": 20, "treasure_map": 5, "conquest": 3, "maracaibo": 4}
"""How many times as fast as catanatron a title must be, in decisions with a choice."""
CLONES = {"santiago": (0.25, 1.0), "maracaibo": (0.5, 2.0)}
"""What part of catanatron's copy a clone may cost at most, at a boundary and in mid-turn."""
COMPILED = 2.0
FASTER = {"plays": "choices/s", "thinks": "iterations_a_second"}
"""How many times as fast as pure the compiled build must be, and at what."""
OVERHEAD = {"santiago": 0.35}
"""What part of its time a search may spend on itself."""


@dataclass(frozen=True, slots=True)
class Target:
    """A promise and what was measured; `met` is None where something needed for it is missing."""

    text: str
    measured: str
    met: bool | None


def ratio(ours: float | None, theirs: float | None) -> float | None:
    """The one divided by the other, where both were measured."""
    return ours / theirs if ours is not None and theirs else None


def named(contenders: Sequence[Contender], name: str) -> Contender:
    """The contender of that name, or an empty one: what is not there has no figures."""
    return next((contender for contender in contenders if contender.name == name), Contender(name))


def targets(contenders: Sequence[Contender]) -> list[Target]:
    """The targets: speed, clones, compiled and search for every title that has them."""
    return [*against_peers(contenders), *against_pure(contenders), *of_search(contenders)]


def against_pure(contenders: Sequence[Contender]) -> list[Target]:
    """The compiled build against the pure one, where a title is measured at all."""
    found = []
    for pure in contenders:
        if pure.ours and not pure.compiled:
            compiled = named(contenders, compiled_name(pure.name))
            for does, figure in FASTER.items():
                times = ratio(compiled.median(figure), pure.median(figure))
                found.append(
                    Target(
                        f"{pure.name}: compiled {does} at least {COMPILED:g} times as fast as pure",
                        f"{times:.1f} times" if times is not None else "not measured",
                        times >= COMPILED if times is not None else None,
                    )
                )
    return found


def of_search(contenders: Sequence[Contender]) -> list[Target]:
    """What a search spends on itself."""
    found = []
    for title, most in OVERHEAD.items():
        share = named(contenders, title).median("search_share")
        found.append(
            Target(
                f"{title}: a search spends less than {most:.0%} of its time on itself",
                f"{share:.0%}" if share is not None else "not measured",
                share < most if share is not None else None,
            )
        )
    return found


def against_peers(contenders: Sequence[Contender]) -> list[Target]:
    """Speed and clones beside catanatron."""
    peer = named(contenders, CATANATRON.name)
    copy = peer.median("copy_us")
    found = []
    for title, least in SPEED.items():
        speed = ratio(named(contenders, title).median("choices/s"), peer.median("choices/s"))
        found.append(
            Target(
                f"{title}: decisions with a choice per second at least {least} times catanatron's",
                f"{speed:.1f} times" if speed is not None else "not measured",
                speed >= least if speed is not None else None,
            )
        )
    for title, limits in CLONES.items():
        for where, figure, most in zip(("at a boundary", "in mid-turn"), COPIES, limits, strict=True):
            cost = ratio(named(contenders, title).median(figure), copy)
            found.append(
                Target(
                    f"{title}: a clone {where} at most {most:g} of catanatron's copy",
                    f"{cost:.2f}" if cost is not None else "not measured",
                    cost <= most if cost is not None else None,
                )
            )
    return found
