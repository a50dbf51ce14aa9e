"""How fast we are, and how fast the best-known peers are, measured in the same run on the same machine."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from karawela.bench import report
from karawela.bench.editions import compiled_contenders
from karawela.bench.peers import PEERS, Peer, PeerMissing, command
from karawela.bench.rounds import Contender, our_contender, run_rounds
from karawela.bench.targets import targets
from karawela.engine import registry

__all__ = ["main"]

PEERS_DIR = Path("build") / "peers"
COMPILED_DIR = Path("build") / "compiled"


def main(
    *,
    titles: Sequence[str] = (),
    seconds: float = 2.0,
    rounds: int = 3,
    peers: bool = True,
    peers_dir: Path = PEERS_DIR,
    compiled_dir: Path = COMPILED_DIR,
    json_file: Path | None = None,
    console: Console | None = None,
) -> int:
    """Measures the titles (default: all), pure and compiled, and the peers; prints the tables, writes `json_file`.

    Takes about `rounds * contenders * (2 * seconds + 1)` seconds, the first time also the installation of the peers
    into `peers_dir`. A peer that cannot be installed is reported as missing, and so is the compiled build while there
    is none in `compiled_dir`. Raises `UnknownTitle` before anything is measured. Gives 0, or 1 if a target was measured
    and missed or one of our own titles failed.
    """
    console = console or Console()
    for title in titles:
        registry.title(title)
    ours = tuple(titles) or registry.titles()
    contenders = [our_contender(title) for title in ours] + compiled_contenders(ours, compiled_dir)
    with console.status("...") as status:
        if peers:
            for peer in PEERS:
                status.update(f"environment of {peer.package}")
                contenders.append(peer_contender(peer, peers_dir))
        run_rounds(contenders, rounds, seconds, status.update)
    report.show(console, contenders, seconds, rounds)
    if json_file is not None:
        json_file.parent.mkdir(parents=True, exist_ok=True)
        json_file.write_text(json.dumps(report.figures(contenders, seconds, rounds), indent=2) + "\n", encoding="utf-8")
    missed = any(target.met is False for target in targets(contenders))
    return int(missed or any(contender.ours and contender.missing for contender in contenders))


def peer_contender(peer: Peer, peers_dir: Path) -> Contender:
    """The peer, ready to be measured, or marked as missing."""
    try:
        return Contender(peer.name, command(peer, peers_dir))
    except PeerMissing as missing:
        return Contender(peer.name, missing=str(missing))
