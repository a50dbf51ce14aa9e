"""What we promise about speed, and whether it is kept. Ratios are made from the medians of the rounds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from karawela.bench.editions import compiled_name
from karawela.bench.peers import CATANATRON
from karawela.bench.rounds import Contender
from karawela.engine import registry

COPIES = "copy_us", "copy_mid_turn_us"
COMPILED = 2.0
FASTER = {"plays": "choices/s", "thinks": "iterations_a_second"}
"""How many times as fast as pure the compiled build must be, and at what."""


class Promise(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a title's `bench.toml` promises; what it is silent about is not measured against anything."""

    speed: float | None = None
    """How many times as fast as catanatron, in decisions with a choice."""
    clones: tuple[float, float] | None = None
    """What part of catanatron's copy a clone may cost at most, at a boundary and in mid-turn."""
    overhead: float | None = None
    """What part of its time a search may spend on itself."""


def promises() -> dict[str, Promise]:
    """The promise of every title that makes one."""
    files = {title: registry.title(title).folder / "bench.toml" for title in registry.titles()}
    return {
        title: msgspec.toml.decode(path.read_bytes(), type=Promise) for title, path in files.items() if path.exists()
    }


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
    for title, promise in promises().items():
        most = promise.overhead
        if most is None:
            continue
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
    for title, promise in promises().items():
        least = promise.speed
        if least is None:
            continue
        speed = ratio(named(contenders, title).median("choices/s"), peer.median("choices/s"))
        found.append(
            Target(
                f"{title}: decisions with a choice per second at least {least:g} times catanatron's",
                f"{speed:.1f} times" if speed is not None else "not measured",
                speed >= least if speed is not None else None,
            )
        )
    for title, promise in promises().items():
        for where, figure, most in zip(("at a boundary", "in mid-turn"), COPIES, promise.clones or (), strict=False):
            cost = ratio(named(contenders, title).median(figure), copy)
            found.append(
                Target(
                    f"{title}: a clone {where} at most {most:g} of catanatron's copy",
                    f"{cost:.2f}" if cost is not None else "not measured",
                    cost <= most if cost is not None else None,
                )
            )
    return found
